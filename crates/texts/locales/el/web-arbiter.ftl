### Σελίδες για διαιτητές και διοργανωτές.

## Οι κανόνες

web-laws-title = Οι Κανόνες του Σκακιού
web-laws-lead = Κάθε Άρθρο τεσσάρων εκδόσεων με δικά μας λόγια, τι κάνει το Jadoube γι’ αυτό και οι περιπτώσεις που το δείχνουν.
web-laws-search = Αναζήτηση στα Άρθρα
web-laws-edition = Έκδοση
web-laws-beside = Σύγκριση με
web-laws-alone = καμία
web-laws-articles = Άρθρα
web-laws-article-part = Το Άρθρο
web-laws-article = Άρθρο { $number }
web-laws-nothing = τίποτε σχετικό
web-laws-same = το ίδιο
web-laws-parts = Τα μέρη του
web-laws-elsewhere = Στις άλλες εκδόσεις
web-laws-departures = Πού αποκλίνει η μετάφραση από το αγγλικό κείμενο
web-laws-english = Αγγλικό κείμενο:
web-laws-terms = Όροι
web-laws-cases =
    { $count ->
        [one] { $count } περίπτωση
       *[other] { $count } περιπτώσεις
    }
web-laws-found =
    { $count ->
        [one] { $count } Άρθρο για «{ $words }»
       *[other] { $count } Άρθρα για «{ $words }»
    }
web-laws-found-like =
    { $count ->
        [one] Δεν βρέθηκε ακριβώς «{ $words }»· { $count } Άρθρο έχει παρόμοιες λέξεις
       *[other] Δεν βρέθηκε ακριβώς «{ $words }»· { $count } Άρθρα έχουν παρόμοιες λέξεις
    }
web-laws-found-partly =
    { $count ->
        [one] Κανένα Άρθρο δεν έχει όλες τις λέξεις «{ $words }»· εμφανίζεται το πλησιέστερο
       *[other] Κανένα Άρθρο δεν έχει όλες τις λέξεις «{ $words }»· εμφανίζονται τα { $count } πλησιέστερα
    }
web-laws-found-english =
    { $count ->
        [one] Τίποτα σε αυτή τη γλώσσα για «{ $words }»· { $count } Άρθρο το έχει στα αγγλικά
       *[other] Τίποτα σε αυτή τη γλώσσα για «{ $words }»· { $count } Άρθρα το έχουν στα αγγλικά
    }
web-laws-found-none = Τίποτα για «{ $words }» σε αριθμούς, κείμενα και όρους της έκδοσης { $edition }, ούτε στα αγγλικά. Δοκιμάστε άλλη λέξη ή τον αριθμό ενός Άρθρου.
web-laws-only-english = στα αγγλικά

## Είσοδος

web-login-title = Είσοδος διαιτητή
web-login-lead = Το όνομα και ο κωδικός μιας χρήσης εμφανίζονται εκεί όπου ξεκίνησε η αίθουσα.
web-login-name = Όνομα
web-login-password = Κωδικός
web-login-new = Νέος κωδικός
web-login-change = Διαλέξτε δικό σας κωδικό με τουλάχιστον 8 χαρακτήρες.
web-login = Είσοδος

## Στήσιμο θέσης

web-editor-board = Θέση προς στήσιμο
web-editor-mode = Τι κάνει το άγγιγμα
web-editor-does =
    { $mode ->
        [move] Η κίνηση
        [square] Το κομμάτι που αγγίχτηκε
        [other] Το άλλο κομμάτι
       *[brush] Στήσιμο
    }
web-editor-pieces = Κομμάτια
web-editor-piece =
    { $piece ->
        [king]
            { $color ->
                [white] λευκός βασιλιάς
               *[black] μαύρος βασιλιάς
            }
        [queen]
            { $color ->
                [white] λευκή βασίλισσα
               *[black] μαύρη βασίλισσα
            }
        [rook]
            { $color ->
                [white] λευκός πύργος
               *[black] μαύρος πύργος
            }
        [bishop]
            { $color ->
                [white] λευκός αξιωματικός
               *[black] μαύρος αξιωματικός
            }
        [knight]
            { $color ->
                [white] λευκός ίππος
               *[black] μαύρος ίππος
            }
       *[pawn]
            { $color ->
                [white] λευκό πιόνι
               *[black] μαύρο πιόνι
            }
    }
web-editor-empty = Άδειασμα τετραγώνου
web-editor-array = Αρχική θέση
web-editor-clear = Άδεια σκακιέρα

## Το γραφείο αποφάσεων

web-desk-wooden = Η σκακιέρα
web-desk-what = Τι συνέβη
web-desk-answer = Η απόφαση
web-desk-laws-of = Κανόνες του { $edition }
web-rate =
    { $rate ->
        [standard] κανονικός χρόνος
        [rapid] γρήγορο σκάκι
       *[blitz] μπλιτζ
    }
web-desk-reduced = χωρίς πλήρη επίβλεψη
web-desk-control = Χρόνος σκέψης
web-desk-own-control = Άλλος χρόνος σκέψης
web-desk-unsupervised = Γρήγορο σκάκι ή μπλιτζ χωρίς πλήρη επίβλεψη
web-desk-default = Επιτρεπτός χρόνος καθυστέρησης σε λεπτά
web-desk-earlier = Προηγούμενες αντικανονικές κινήσεις: { $who }
web-desk-earlier-kept = Προηγούμενες αντικανονικές κινήσεις όπως τις μέτρησε αυτή η σκακιέρα, { $who }: { $count }
web-desk-group =
    { $group ->
        [moves] Κινήσεις και χέρια
        [clock] Ρολόι και χρόνος
        [draws] Ισοπαλίες
        [board] Σκακιέρα και κομμάτια
        [conduct] Συμπεριφορά
       *[result] Αποτέλεσμα
    }
web-desk-all = Όλα
web-desk-who = Ποιος;
web-desk-how = Πώς;
web-desk-count =
    { $what ->
        [repetition] Πόσες φορές έχει εμφανιστεί η θέση;
        [fifty] Πόσες κινήσεις κάθε παίκτη χωρίς πάρσιμο ή κίνηση πιονιού;
       *[other] Λεπτά μετά την έναρξη
    }
web-desk-fewer = Λιγότερα
web-desk-more = Περισσότερα
web-desk-exact = Στήσιμο της θέσης
web-desk-clocks = Χρόνοι στα χρονόμετρα
web-desk-point = Δείξτε τώρα την κίνηση ή το κομμάτι στη σκακιέρα.
web-desk-over = Η παρτίδα τελείωσε.
web-desk-decide = Αποφασίζετε εσείς
web-desk-steps = Τι να κάνετε
web-desk-rulings = Η απόφαση
web-desk-stand-in = Απόφαση χωρίς τη θέση: ό,τι εξαρτάται από αυτήν μένει ανοικτό, και θεωρείται ότι και οι δύο πλευρές μπορούν να κάνουν ματ.
web-desk-position = Η θέση μετά την απόφαση
web-desk-minutes = Πρακτικό
web-desk-case = Ως περίπτωση
web-desk-copy = Αντιγραφή πρακτικού
web-desk-share = Κοινοποίηση
web-desk-note = Σημείωση στη σκακιέρα
web-desk-noted = Σημειώθηκε.
web-desk-handed = Εγγραφές από τηλέφωνο
web-desk-handed-note = Σημείωση σε αυτή τη σκακιέρα
web-desk-handed-at = Σημειώθηκε στο τηλέφωνο { $time }
web-desk-handed-bad = Αυτό δεν είναι αρχείο ή σύνδεσμος από το εγχειρίδιο τσέπης.
web-desk-amount =
    { $kind ->
        [opponents_time] Χρόνος στον αντίπαλο
        [offenders_time] Χρόνος που αφαιρείται από τον παραβάτη
        [opponents_points] Βαθμοί στον αντίπαλο
        [offenders_points] Βαθμοί που αφαιρούνται από τον παραβάτη
        [fine] Χρηματικό πρόστιμο
       *[rounds] Γύροι
    }
web-desk-penalize = Επιβολή ποινής
web-desk-declare = Να κηρυχθεί το αποτέλεσμα { $score };
web-desk-declare-yes = Κήρυξη
web-desk-against = Η απόφαση που σημειώθηκε στις { $time } λέει { $ruled }: να καταχωριστεί παρ’ όλα αυτά { $score };
web-desk-against-yes = Καταχώριση { $score } παρ’ όλα αυτά
web-desk-round-board = γύρος { $round }, σκακιέρα { $board }
web-desk-illegal-moves = Αντικανονικές κινήσεις
web-desk-warnings = Προειδοποιήσεις
web-desk-offers = Προτάσεις ισοπαλίας
web-desk-start = Έναρξη του γύρου
web-desk-arrived = Έφτασε: { $who }
web-desk-after-default = Ο επιτρεπτός χρόνος καθυστέρησης έληξε. Πότε έφτασε: { $who };
web-desk-after-default-words = Παίκτης που έφτασε εγκαίρως και απλώς σημειώθηκε αργά θεωρείται παρών. Διαφορετικά χρειάζεται απόφαση για την καθυστέρηση.
web-desk-came-in-time = Εγκαίρως, σημειώνεται μόλις τώρα
web-desk-came-late = Μετά τον επιτρεπτό χρόνο καθυστέρησης
web-desk-offered = Προτείνει ισοπαλία: { $who }
web-desk-result = Αποτέλεσμα
web-desk-console = Στη σελίδα του διαιτητή
web-desk-default-left = { $time } έως τη λήξη του επιτρεπτού χρόνου καθυστέρησης
web-desk-notes =
    { $count ->
        [one] { $count } σημείωση
       *[other] { $count } σημειώσεις
    }
web-desk-take-back = Η τελευταία σημείωση ήταν λάθος
web-desk-take-back-yes = Διαγραφή
web-desk-strike-result = Διαγραφή του αποτελέσματος { $score }
web-desk-changed = Κάποιος άλλος μόλις πρόσθεσε σημείωση σε αυτή τη σκακιέρα: ελέγξτε την και μετά καταχωρίστε πάλι τη δική σας
web-desk-attach = Σύνδεση με σκακιέρα του γύρου
web-desk-no-board = καμία σκακιέρα

## Η κονσόλα

web-console-title = Η αίθουσα με μια ματιά
web-console-hall = Όλες οι σκακιέρες
web-console-open = Άνοιγμα { $names }
web-console-free = ελεύθερη σκακιέρα
web-console-wooden = ξύλινη σκακιέρα
web-console-illegal =
    { $count ->
        [one] { color-bare }: { $count } αντικανονική κίνηση
       *[other] { color-bare }: { $count } αντικανονικές κινήσεις
    }
web-console-need-not-record = { color-bare }: δεν υποχρεούται να καταγράφει
web-console-flag = σημαία
web-console-summary =
    { $boards ->
        [one] { $boards } παρτίδα
       *[other] { $boards } παρτίδες
    } σε εξέλιξη· { $urgent ->
        [0] καμία δεν σας χρειάζεται
        [one] { $urgent } σας χρειάζεται τώρα
       *[other] { $urgent } σας χρειάζονται τώρα
    }
web-console-not-begun =
    { $count ->
        [one] { $count } δεν έχει αρχίσει
       *[other] { $count } δεν έχουν αρχίσει
    }
web-console-nothing = Δεν υπάρχουν ακόμη σκακιέρες. Δημιουργήστε μια διοργάνωση και κληρώστε έναν γύρο:
web-console-offline = Η αίθουσα δεν απαντά· νέα προσπάθεια.
web-urgency =
    { $reason ->
        [unreadable] το ημερολόγιο δεν διαβάζεται
        [called] κλήση διαιτητή
        [question] ανοικτό ερώτημα
        [flag] έπεσε η σημαία
        [undeclared] έληξε με απόφαση, χωρίς αποτέλεσμα ακόμη
        [stopped] σταματημένο ρολόι
        [unnoticed] αντικανονική κίνηση σε εκκρεμότητα
        [default_over] έληξε ο επιτρεπτός χρόνος καθυστέρησης
        [last_minute] τελευταίο λεπτό
        [contradiction] αποτέλεσμα αντίθετο με την απόφαση
        [ruled_otherwise] άλλη έκδοση του προγράμματος αποφάσισε διαφορετικά
        [absent] απουσία
        [time_trouble] πίεση χρόνου
        [not_recording] ελλιπής καταγραφή
        [offer] πρόταση ισοπαλίας
        [illegal_moves] αντικανονικές κινήσεις
        [sealing] σφραγίζεται κίνηση
        [adjourned] διακοπή
        [envelope] επανάληψη, ανοίξτε τον φάκελο
       *[not_started] δεν άρχισε
    }
web-console-not-noted = { color-bare }: δεν έχει σημειωθεί η άφιξη, { $minutes } λ.
web-console-absent =
    { color-bare }: απουσιάζει, { $minutes } λ.{ $over ->
        [yes] , έληξε ο επιτρεπτός χρόνος καθυστέρησης
       *[no] { "" }
    }
web-console-called =
    { $about ->
        [illegal_move] { color-bare }, κλήση: αντικανονική κίνηση
        [clock] { color-bare }, κλήση: ρολόι
        [disturbance] { color-bare }, κλήση: ενόχληση
        [claim] { color-bare }, κλήση: αίτημα
       *[other] { color-bare }: καλεί τον διαιτητή
    }
web-console-unnoticed = { color-bare }: αντικανονική κίνηση, κανείς δεν διαμαρτυρήθηκε
web-console-undeclared = απόφαση { $ruled } στις { $time }, χωρίς αποτέλεσμα ακόμη
web-console-contradiction = αποτέλεσμα αντίθετο με την απόφαση των { $time }: { $ruled }
web-console-log = Ημερολόγιο
web-console-sheet = Παρτιδόφυλλο
web-console-stop = Σταμάτημα του ρολογιού
web-console-restart = Εκκίνηση χρονομέτρου: { $who }
web-console-set-clock = Ρύθμιση χρονομέτρου: { $who }
web-console-give-time = Περισσότερος χρόνος: { $who }
web-console-choose = Επιλέξτε…
web-console-why = Λόγος
web-console-ground =
    { $ground ->
        [disturbance] Η παρτίδα διαταράχθηκε από εξωτερική αιτία
        [clock] Το ρολόι είχε βλάβη ή είχε ρυθμιστεί λανθασμένα
        [penalty] Ποινή: { $opponent }
       *[judgment] Άλλος λόγος
    }
web-console-reason = Λόγος: { $reason }
web-console-signed = Διαιτητής: { $who }
web-console-open-envelope-words = Η σφραγισμένη κίνηση εμφανίζεται σε όλους και παίζεται. Αυτό δεν αναιρείται.
web-all-stop = Σταμάτημα όλων των ρολογιών…
web-all-stop-words = Όλα τα ρολόγια που λειτουργούν σταματούν ταυτόχρονα, π.χ. λόγω συναγερμού πυρκαγιάς ή διακοπής ρεύματος. Όσα είναι ήδη σταματημένα μένουν ως έχουν.
web-all-stop-yes = Σταμάτημα των ρολογιών
web-all-stop-default = Διακοπή του παιχνιδιού
web-all-stop-wooden = Τα ρολόγια στις ξύλινες σκακιέρες σταματούν με το χέρι.
web-all-stopped =
    { $count ->
        [one] Σταμάτησε το ρολόι σε { $count } σκακιέρα.
       *[other] Σταμάτησαν τα ρολόγια σε { $count } σκακιέρες.
    }
web-all-alarm =
    { $count ->
        [one] { $count } σκακιέρα σταμάτησε στις { $time } από: { $who }
       *[other] { $count } σκακιέρες σταμάτησαν στις { $time } από: { $who }
    }
web-all-restart-button = Επανεκκίνηση αυτών των ρολογιών…
web-all-restart = Επανεκκίνηση των ρολογιών μετά από «{ $reason }»;
web-all-restart-words =
    { $count ->
        [one] Το χρονόμετρο του παίκτη που έχει την κίνηση ξεκινά σε { $count } σκακιέρα. Όσες σταμάτησαν για άλλον λόγο μένουν σταματημένες.
       *[other] Τα χρονόμετρα των παικτών που έχουν την κίνηση ξεκινούν σε { $count } σκακιέρες. Όσες σταμάτησαν για άλλον λόγο μένουν σταματημένες.
    }
web-all-restart-yes = Επανεκκίνηση των ρολογιών
web-all-restarted =
    { $count ->
        [one] Το ρολόι λειτουργεί πάλι σε { $count } σκακιέρα.
       *[other] Τα ρολόγια λειτουργούν πάλι σε { $count } σκακιέρες.
    }
web-all-announce = Ανακοίνωση προς όλους…
web-all-announce-words = Η ανακοίνωση εμφανίζεται σε κάθε σκακιέρα όπου η παρτίδα δεν έχει τελειώσει και καταγράφεται στο ημερολόγιό της.
web-all-announce-text = Ανακοίνωση
web-all-announce-missing = Γράψτε την ανακοίνωση.
web-all-announce-yes = Ανακοίνωση
web-all-announced =
    { $count ->
        [one] Ανακοινώθηκε σε { $count } σκακιέρα.
       *[other] Ανακοινώθηκε σε { $count } σκακιέρες.
    }
web-all-scope = Πού
web-all-hall = Όλες οι σκακιέρες της αίθουσας
web-all-others =
    { $count ->
        [one] Δεν έγινε σε { $count } σκακιέρα:
       *[other] Δεν έγινε σε { $count } σκακιέρες:
    }
web-all-why =
    { $outcome ->
        [not_begun] η παρτίδα δεν έχει αρχίσει
        [over] η παρτίδα έχει τελειώσει
        [already_stopped] τα ρολόγια ήταν ήδη σταματημένα
        [other_reason] τα ρολόγια σταμάτησαν για άλλον λόγο
        [unreadable] το ημερολόγιο δεν διαβάζεται
       *[refused] η σκακιέρα δεν ήταν προσβάσιμη
    }
web-console-correct-result = Διόρθωση του αποτελέσματος
web-console-mine = Μόνο οι σκακιέρες μου
web-comp-against = Μια απόφαση που σημειώθηκε σε αυτή τη σκακιέρα ορίζει άλλο αποτέλεσμα. Να καταχωριστεί παρ’ όλα αυτά { $score };
web-staff = Διαιτητές
web-staff-lead = Κάθε διαιτητής έχει δικό του λογαριασμό. Το ημερολόγιο κάθε σκακιέρας λέει ποιος ενήργησε.
web-staff-you = εσείς
web-staff-chief = επικεφαλής διαιτητής
web-staff-never = δεν έχει συνδεθεί ποτέ
web-staff-name = Όνομα του νέου διαιτητή
web-staff-add = Προσθήκη διαιτητή
web-staff-once = Κωδικός για: { $name }
web-staff-once-words = Εμφανίζεται μόνο τώρα. Πρέπει να αλλάξει στην πρώτη σύνδεση.
web-staff-reset = Νέος κωδικός
web-staff-reset-of = Νέος κωδικός για: { $name };
web-staff-reset-words = Ο παλιός κωδικός παύει να ισχύει και όλες οι συνδέσεις του λογαριασμού τερματίζονται.
web-staff-remove = Αφαίρεση
web-staff-remove-of = Αφαίρεση: { $name };
web-staff-remove-words = Ο λογαριασμός διαγράφεται και οι συνδέσεις του τερματίζονται. Ό,τι λένε τα ημερολόγια μένει.
web-staff-boards = Σκακιέρες
web-staff-boards-of = Σκακιέρες: { $name }
web-staff-boards-words = Η σελίδα του διαιτητή δείχνει πρώτα αυτές τις σκακιέρες. Αφήστε τα όλα κενά για όλες.
web-staff-boards-wrong = Δώστε την πρώτη και την τελευταία σκακιέρα, από το 1.
web-staff-from = πρώτη σκακιέρα
web-staff-to = τελευταία σκακιέρα
web-staff-sector = { $name }: σκακιέρες { $from }–{ $to }
web-staff-all-boards = Όλες οι σκακιέρες
web-staff-save = Αποθήκευση
web-staff-password = Αλλαγή κωδικού
web-staff-old = Τρέχων κωδικός
web-staff-new = Νέος κωδικός (τουλάχιστον 8 χαρακτήρες)
web-staff-password-yes = Αλλαγή του κωδικού
web-staff-password-changed = Ο κωδικός άλλαξε. Οι άλλες συνδέσεις τερματίστηκαν.
web-console-time = Χρόνος (ω:λλ:δδ)
web-console-set = Ρύθμιση
web-console-give = Προσθήκη
web-unread =
    { $kind ->
        [time] Το «{ $found }» δεν είναι χρόνος. Γράψτε 1:30:00, 2:00 ή 5, που είναι λεπτά.
        [points] Το «{ $found }» δεν είναι βαθμοί. Γράψτε ½, 1 ή 1½.
       *[number] Το «{ $found }» δεν είναι ακέραιος αριθμός.
    }
web-console-counter = Κινήσεις στον μετρητή
web-console-clock-of = Χρονόμετρο: { $who }
web-console-penalize = ποινή για { $who }: { penalty }
web-penalty = { penalty }
web-console-observe = Διαπιστώνω
web-console-clocks = Χρονόμετρα
web-console-penalties = Ποινές
web-console-conduct = Συμπεριφορά και συσκευές
web-console-position = Θέση και αναπαράσταση
web-console-restore = Πίσω σε προηγούμενη θέση
web-console-restore-yes = Επαναφορά
web-console-before =
    { $color ->
        [white] Πριν από την { $number }η κίνηση του Λευκού
       *[black] Πριν από την { $number }η κίνηση του Μαύρου
    }
web-console-earlier = Μία κίνηση νωρίτερα
web-console-later = Μία κίνηση αργότερα
web-console-restore-times = Διαλέξτε την τελευταία θέση που είναι βέβαιη. Αν τα χρονόμετρα πρέπει να δείχνουν κάτι άλλο, ρυθμίστε τα εδώ:
web-console-set-up = Καμία δεν είναι σωστή: στήσιμο της θέσης
web-console-who-moves = Ποιος έχει την κίνηση
web-console-nothing-back = Δεν έχει γίνει ακόμη καμία κίνηση.
web-console-evidence = Αποδεδειγμένες κινήσεις: { $who }
web-console-moves = Ολοκληρωμένες κινήσεις
web-console-adjourn = Διακοπή
web-console-resume = Επανάληψη της παρτίδας
web-console-open-envelope = Άνοιγμα φακέλου
web-console-print-envelope = Εκτύπωση φακέλου
web-console-envelope = Φάκελος παρτίδας που διακόπηκε
web-console-links = Σύνδεσμοι και λήψεις
web-console-link = Νέος σύνδεσμος: { $who }
web-console-link-words = Δημιουργείται νέος μυστικός σύνδεσμος και εμφανίζεται μία φορά. Ο σύνδεσμος που έχει τώρα ο παίκτης { $who } παύει να ισχύει.
web-console-link-yes = Νέος σύνδεσμος
web-console-play = Προβολή σκακιέρας
web-console-print = Εκτύπωση
web-console-print-sheet = Παρτιδόφυλλο
web-console-print-log = Ημερολόγιο περιστατικών
web-console-notice = Απόφαση για εκτύπωση
web-console-log-all = Όλες οι ενέργειες
web-console-log-none = Κανένα περιστατικό ως τώρα.
web-console-log-at = { $time } στον χρόνο της παρτίδας
web-console-others = Περιμένουν επίσης:
web-console-others-more = ακόμη { $count }
web-console-all-present = Όλοι παρόντες: γύρος { $round }
web-console-all-present-words = Όσοι στις ξύλινες σκακιέρες αυτού του γύρου δεν έχουν σημειωθεί ακόμη σημειώνονται ως παρόντες ({ $count }).
web-console-all-present-yes = Σημείωση όλων ως παρόντων
web-console-noted-present = Σημειώθηκαν ως παρόντες: { $count }.
web-console-check-envelope = Έλεγχος φακέλου
web-console-resumption = Πότε και πού επαναλαμβάνεται η παρτίδα:
web-console-date = Ημερομηνία
web-console-hour = Ώρα
web-console-strike = Διαγραφή αυτής της εγγραφής
web-console-strike-yes = Διαγραφή
web-console-strikes = Ο διαιτητής διαγράφει: «{ $what }»
web-console-struck =
    { $by ->
        [arbiter] Διαγράφηκε από τον διαιτητή, { $time }
       *[somebody] Διαγράφηκε από: { $who }, { $time }
    }

## Η οθόνη

web-screen-whole = Πλήρης οθόνη
web-screen-board = Σκακιέρα { $board }
web-screen-round = Γύρος { $round }
web-screen-delay =
    { $minutes ->
        [one] με καθυστέρηση { $minutes } λεπτού
       *[other] με καθυστέρηση { $minutes } λεπτών
    }
web-screen-delay-moves =
    { $count ->
        [one] με καθυστέρηση { $count } κίνησης
       *[other] με καθυστέρηση { $count } κινήσεων
    }
web-screen-nothing = Δεν υπάρχει ακόμη διοργάνωση.
web-screen-view = Εμφάνιση
web-screen-boards = Σκακιέρες
web-screen-pairings = Κλήρωση ανά σκακιέρα
web-screen-names = Κλήρωση ανά όνομα
web-screen-results = Αποτελέσματα
web-screen-turn = Όλα εναλλάξ
web-screen-page = Σελίδα { $page } από { $pages }
web-screen-pause = Παύση
web-screen-continue = Συνέχεια
web-screen-not-paired = Δεν έχει γίνει ακόμη κλήρωση.
web-screen-opponent = Αντίπαλος
web-screen-color = Χρώμα

## Διοργανώσεις

web-comp-none = Δεν υπάρχει ακόμη διοργάνωση.
web-comp-new = Δημιουργία διοργάνωσης
web-comp-name = Όνομα διοργάνωσης
web-comp-site = Τόπος
web-comp-no-draws = Όχι συμφωνία ισοπαλίας πριν από την κίνηση
web-comp-delay = Καθυστέρηση μετάδοσης σε λεπτά
web-comp-watch = Ποιος προσέχει σημαίες και αντικανονικές κινήσεις;
web-comp-people = παίκτες και διαιτητές
web-comp-hall = η αίθουσα
web-comp-refuses = Οι σκακιέρες δεν δέχονται αντικανονικές κινήσεις
web-comp-announce = Δημιουργία
web-comp-pair = Κλήρωση γύρου { $round }
web-comp-pair-lead = Μία σκακιέρα σε κάθε γραμμή, πρώτα ο Λευκός: «Άννα – Βασίλης», ή «Γιώργος – ρεπό» για παίκτη χωρίς αντίπαλο («ρεπό ½» για μισό βαθμό, «ρεπό 0» για κανέναν). Αριθμοί σκακιερών, τίτλοι, βαθμοί αξιολόγησης και στήλες με στηλοθέτες διαβάζονται, όπως και αρχείο του προγράμματός σας (CSV ή TRF).
web-comp-pairings = Κλήρωση
web-comp-pairings-example = Άννα – Βασίλης
web-comp-bye =
    { $player } χωρίς αντίπαλο ({ $worth ->
        [half] ½ βαθμός
        [zero] 0 βαθμοί
       *[full] 1 βαθμός
    })
web-comp-new-name = νέο όνομα
web-comp-new-near = ή μήπως { $name };
web-comp-new-all =
    { $count ->
        [one] Ο κατάλογος παικτών είναι κενός: με αυτόν τον γύρο εγγράφεται ένας παίκτης.
       *[other] Ο κατάλογος παικτών είναι κενός: με αυτόν τον γύρο εγγράφονται { $count } παίκτες.
    }
web-comp-new-title = Νέοι παίκτες;
web-comp-new-words = Κανείς στον κατάλογο παικτών δεν έχει αυτά τα ονόματα. Δεν έχει αποθηκευτεί ακόμη τίποτα.
web-comp-new-yes = Εγγραφή ως νέοι παίκτες
web-comp-no-opponent = χωρίς αντίπαλο
web-comp-fault =
    { $kind ->
        [one_name] Γραμμή { $line }: το «{ $found }» δεν αναφέρει δύο παίκτες. Βάλτε παύλα ανάμεσά τους: Άννα – Βασίλης
        [many_names] Γραμμή { $line }: { $found } ονόματα· μια σκακιέρα έχει δύο παίκτες.
        [twice] Γραμμή { $line }: { $player } υπάρχει ήδη στη γραμμή { $before }.
        [comma] Γραμμή { $line }: «{ $found }»: δύο παίκτες ή ένα όνομα με κόμμα; Βάλτε παύλα ανάμεσα σε δύο παίκτες: Άννα – Βασίλης
        [board_twice] Γραμμή { $line }: η σκακιέρα { $board } υπάρχει ήδη στη γραμμή { $before }.
        [no_opponent] Γραμμή { $line }: μετά το «{ $found }» λείπει ο αντίπαλος. Χωρίς αντίπαλο γράψτε: { $found } – ρεπό
       *[no_name] Γραμμή { $line }: λείπει ένα όνομα πριν από την παύλα.
    }
web-comp-pair-yes = Κλήρωση γύρου
web-comp-file = Από αρχείο
web-comp-paired = Ο γύρος { $round } κληρώθηκε.
web-comp-left-out = δεν μεταφέρθηκε: { $what }
web-comp-start = Έναρξη του γύρου { $round }
web-comp-start-words = Το χρονόμετρο του Λευκού ξεκινά σε κάθε σκακιέρα που δεν έχει αρχίσει. Σημειώστε όσες παίζονται σε ξύλινη σκακιέρα: σε αυτές η έναρξη μόνο καταγράφεται.
web-comp-start-wood = Σκακιέρα { $board }, { $names }: ξύλινη
web-comp-still-playing = Αυτές οι σκακιέρες προηγούμενων γύρων παίζουν ακόμη. Η οθόνη τις δείχνει δίπλα στον νέο γύρο ώσπου να τελειώσουν.
web-comp-still-board = Γύρος { $round }, σκακιέρα { $board }: { $names }
web-comp-start-anyway = Έναρξη του γύρου { $round } παρ’ όλα αυτά
web-comp-start-later = Σκακιέρα { $board }, { $names }: όχι τώρα, κάποιος από τους δύο παίζει ακόμη
web-comp-started = Γύρος { $round }: { $started } με χρονόμετρο εδώ, { $noted } σε ξύλινη σκακιέρα.
web-comp-not-started =
    { $why ->
        [unreadable] Σκακιέρα { $board }, { $names }: δεν ξεκίνησε, το ημερολόγιό της δεν διαβάζεται
        [over] Σκακιέρα { $board }, { $names }: δεν ξεκίνησε, η παρτίδα έχει τελειώσει
        [begun] Σκακιέρα { $board }, { $names }: δεν ξεκίνησε, έχει ήδη αρχίσει
        [playing] Σκακιέρα { $board }, { $names }: δεν ξεκίνησε, κάποιος από τους δύο παίζει ακόμη σε προηγούμενο γύρο. Ξεκινήστε πάλι τον γύρο όταν τελειώσει εκείνη η παρτίδα
       *[impossible] Σκακιέρα { $board }, { $names }: δεν ξεκίνησε
    }
web-comp-none-to-start = Όλες οι σκακιέρες του γύρου { $round } έχουν αρχίσει.
web-comp-correct = Διόρθωση της κλήρωσης του γύρου { $round }
web-comp-correct-words = Μία σκακιέρα σε κάθε γραμμή, όπως πρέπει να είναι· όποια γραμμή αφαιρέσετε διαγράφεται. Οι παρτίδες που άρχισαν πρέπει να μείνουν ως έχουν. Οι σύνδεσμοι που δόθηκαν ακολουθούν τους παίκτες τους.
web-comp-correct-yes = Αποθήκευση
web-comp-corrected = Ο γύρος { $round } διορθώθηκε.
web-comp-unpair = Διαγραφή του γύρου { $round }
web-comp-unpair-words = Όλες οι σκακιέρες του αποσύρονται και οι σύνδεσμοι που δόθηκαν παύουν να ισχύουν.
web-comp-unpair-yes = Διαγραφή
web-comp-rename = Μετονομασία
web-comp-rename-player = Διόρθωση του ονόματος: { $who }
web-comp-right-name = Σωστό όνομα
web-comp-board = σκακιέρα
web-comp-wooden = ξύλινη
web-comp-standings = Κατάταξη
web-comp-place = Θέση
web-comp-player = Παίκτης
web-comp-rating = Αξιολόγηση
web-comp-points = Βαθμοί
web-comp-handouts = Σύνδεσμοι και κωδικοί QR για τους παίκτες
web-comp-handouts-yes = Δημιουργία νέων συνδέσμων
web-comp-handouts-words = Και οι δύο παίκτες κάθε σκακιέρας του γύρου { $round } παίρνουν νέο σύνδεσμο για εκτύπωση και διανομή. Όσοι σύνδεσμοι του γύρου δόθηκαν πριν παύουν να λειτουργούν· όποιος κάθεται ήδη σε σκακιέρα μένει εκεί.
web-comp-results-at-once = Τα αποτελέσματα δημοσιεύονται αμέσως· μόνο οι κινήσεις καθυστερούν
web-comp-event-links = Σύνδεσμοι για όλη τη διοργάνωση
web-comp-event-links-words = Κάθε παίκτης παίρνει έναν σύνδεσμο για όλους τους γύρους, που τυπώνεται και μοιράζεται μία φορά. Όσοι τέτοιοι σύνδεσμοι είχαν μοιραστεί πριν παύουν να ισχύουν.
web-comp-player-link = Σύνδεσμος
web-comp-player-link-words = Παίκτης: { $who }. Δίνεται σύνδεσμος για όλη τη διοργάνωση. Τυχόν προηγούμενος παύει να ισχύει· των άλλων παραμένουν.
web-comp-qr = Κωδικός QR: { $who }
web-comp-downloads = Λήψεις
web-comp-games = Παρτίδες (PGN)
web-comp-report = Αναφορά (TRF)
web-comp-tie-breaks = Κριτήρια ισοβαθμίας, με τη σειρά
web-comp-system = Σύστημα
web-comp-swiss = Ελβετικό
web-comp-round-robin = Όλοι με όλους
web-comp-rounds-planned = Αριθμός γύρων
web-comp-explain = Εξήγηση των κριτηρίων: { $who }
web-comp-explain-title = Κριτήρια ισοβαθμίας: { $who }
web-comp-report-pairing = Αναφορά για πρόγραμμα κληρώσεων
web-comp-report-pairing-lead = Περιέχει τους ολοκληρωμένους γύρους. Ο κατάλογος των παικτών λέει ποιοι δεν παίζουν στον επόμενο.
web-comp-plays = παίζει
web-comp-absent = απουσιάζει
web-comp-half-bye = ρεπό μισού βαθμού
web-comp-download = Λήψη
web-desk-ending = Πώς τελείωσε η παρτίδα
web-desk-ending-normal = Στη σκακιέρα
web-desk-ending-time = Με πτώση της σημαίας
web-desk-ending-forfeit = Δεν παίχτηκε (χωρίς αγώνα)
web-desk-ending-decision = Με απόφαση του διαιτητή
web-comp-no-players = Οι παίκτες μπαίνουν με την κλήρωση.
web-comp-not-paired = Χωρίς κλήρωση: { $names }
web-comp-players = Παίκτες
web-comp-players-lead = Ένας παίκτης ανά γραμμή, με τίτλο και αξιολόγηση αν υπάρχουν. Όσοι αναφέρονται σε κλήρωση καταχωρίζονται μαζί της.
web-comp-players-enter = Καταχώριση παικτών
web-comp-players-entered =
    { $count ->
        [0] Δεν καταχωρίστηκε κανένας νέος παίκτης.
        [one] Καταχωρίστηκε { $count } παίκτης.
       *[other] Καταχωρίστηκαν { $count } παίκτες.
    }
web-comp-attends = Γύρος { $round }: παίζει; ({ $who })
web-comp-withdrawn = αποχώρησε
web-comp-default-time = Επιτρεπτός χρόνος καθυστέρησης: { $minutes } λ.
web-comp-lateness = Πόσο μπορεί να καθυστερήσει ένας παίκτης (επιτρεπτός χρόνος καθυστέρησης), σε λεπτά

web-unreadable = Η παρτίδα δεν διαβάζεται
web-console-otherwise = Αυτή η έκδοση θα αποφάσιζε διαφορετικά για την εγγραφή { $entry }: { $act }
web-console-otherwise-stands = Η απόφαση που δόθηκε ισχύει μέχρι να την αλλάξετε.
web-console-otherwise-then = Απόφαση από: { $build }
web-console-otherwise-now = Αυτή η έκδοση θα αποφάσιζε
web-console-otherwise-nothing = τίποτα
web-checkpoint = Σημεία ελέγχου
web-checkpoint-make = Δημιουργία σημείου ελέγχου
web-checkpoint-words = Το σημείο ελέγχου υπογράφει το τέλος κάθε ημερολογίου. Εκτυπώστε το ή αποθηκεύστε το αρχείο και φυλάξτε το μακριά από αυτόν τον υπολογιστή: δείχνει αργότερα αν κάτι διαγράφηκε ή άλλαξε.
web-checkpoint-after = { $name }, μετά τον γύρο { $round }
web-checkpoint-made = Δημιουργήθηκε
web-checkpoint-logs = Ημερολόγια
web-checkpoint-key = Δημόσιο κλειδί
web-checkpoint-root = Ρίζα
web-checkpoint-signature = Υπογραφή
web-checkpoint-file = Αποθήκευση αρχείου
web-checkpoint-verify = Έλεγχος με
web-checkpoint-none = Δεν υπάρχει ακόμη σημείο ελέγχου. Δημιουργείται όταν λήξουν όλες οι παρτίδες ενός γύρου.

web-sessions = Οι συνδέσεις σας
web-sessions-lead = Κάθε πρόγραμμα περιήγησης στο οποίο έχετε συνδεθεί ή που μοιράζεται τη θέση σας σε μια σκακιέρα. Τερματίστε όσες συνδέσεις δεν αναγνωρίζετε.
web-sessions-current = Αυτό το πρόγραμμα περιήγησης
web-sessions-shared = Μοιράζεται τη θέση σας σε μια σκακιέρα.
web-sessions-times = Από { $since } έως { $until }
web-sessions-end = Τερματισμός της σύνδεσης
web-sessions-end-words = Όποιος τη χρησιμοποιεί δεν μπορεί πια να κάνει τίποτα και πρέπει να συνδεθεί ξανά.
web-sessions-end-others = Τερματισμός όλων των άλλων συνδέσεων
web-sessions-end-others-words =
    { $count ->
        [one] Μία σύνδεση τερματίζεται αμέσως.
       *[other] { $count } συνδέσεις τερματίζονται αμέσως.
    }
web-sessions-ended = Τερματίστηκε.
web-sessions-alone = Δεν υπάρχουν άλλες συνδέσεις.
web-sessions-log-out = Αποσύνδεση
