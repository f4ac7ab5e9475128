### Pages: what stands on them, besides rulings and questions.

## The bar

web-skip = Στο περιεχόμενο
web-nav = Σελίδες
web-nav-desk = Αποφάσεις
web-nav-console = Διαιτητής
web-nav-screen = Οθόνη
web-nav-competitions = Αγώνες
web-nav-laws = Κανονισμοί

## Settings

web-settings = Ρυθμίσεις
web-close = Κλείσιμο
web-cancel = Ακύρωση
web-setting-language = Γλώσσα
web-setting-theme = Εμφάνιση
web-setting-system = Όπως το σύστημα
web-setting-light = Φωτεινή
web-setting-dark = Σκούρα
web-setting-size = Μέγεθος γραμμάτων
web-setting-normal = Κανονικό
web-setting-large = Μεγάλο
web-setting-huge = Πολύ μεγάλο
web-setting-board = Σκακιέρα
web-setting-wood = Ξύλο
web-setting-green = Πράσινη
web-setting-blue = Μπλε
web-setting-contrast = Υψηλή αντίθεση
web-setting-motion = Κίνηση στην οθόνη
web-setting-still = Καμία κίνηση
web-setting-sound = Ήχος
web-setting-on = Ναι
web-setting-off = Όχι
web-setting-speech = Κινήσεις για αναγνώστες οθόνης
web-setting-speech-plain = Με απλά λόγια
web-setting-speech-laws = Όπως τις αναγγέλλουν οι κανονισμοί
web-setting-notation = Γραφή του παρτιδόφυλλου
web-setting-notation-own = Όπως η γλώσσα
web-setting-figurine = Σύμβολα κομματιών
web-setting-record = Το παρτιδόφυλλό σας
web-setting-record-auto = Γράφεται μόνο του
web-setting-record-hand = Το κρατώ εγώ

## The front page

web-home-title = Οι κανονισμοί του σκακιού στην πράξη
web-home-lead = Κομμάτι που αγγίχτηκε, το πάτημα που ολοκληρώνει την κίνηση, αιτήματα που μπορεί να είναι λάθος: παίξτε όπως στη σκακιέρα, με κάθε απόφαση και το Άρθρο της.
web-home-control = Χρόνος σκέψης
web-home-two = Δύο σε μία συσκευή
web-home-links = Ένας σύνδεσμος για τον καθένα
web-home-more = Ονόματα, έκδοση, Chess960 και άλλα
web-home-own-control = Άλλος χρόνος σκέψης
web-home-edition = Έκδοση των κανονισμών
web-home-chess960 = Αριθμός Chess960
web-home-watch = Η αίθουσα παρακολουθεί τις σημαίες και τις αντικανονικές κινήσεις
web-home-refuses = Η σκακιέρα δεν δέχεται αντικανονικές κινήσεις
web-home-unsupervised = Γρήγορο σκάκι ή μπλιτζ χωρίς πλήρη επίβλεψη
web-home-desk = Τι συνέβη σε μια ξύλινη σκακιέρα και ποια είναι η απόφαση.
web-home-console = Όλη η αίθουσα με μια ματιά, πρώτα τα επείγοντα.
web-home-screen = Σκακιέρες για τους θεατές και τον τοίχο.
web-home-competitions = Παίκτες, γύροι, κληρώσεις, σύνδεσμοι, κατάταξη.
web-home-laws = Κάθε Άρθρο κάθε έκδοσης, με δικά μας λόγια.
web-home-back = Στην αρχική σελίδα
web-white = Λευκά
web-black = Μαύρα
web-arbiter = Διαιτητής
web-spectators = Θεατές
web-boards = Οι σκακιέρες σας
web-links = Σύνδεσμοι προς διανομή
web-links-explained = Όποιος έχει τον σύνδεσμο κάθεται σε αυτή τη θέση. Ο διαιτητής ξεκινά το χρονόμετρο.
web-copy = Αντιγραφή
web-copy-for = Αντιγραφή συνδέσμου: { $who }
web-code-for = Κωδικός QR του συνδέσμου: { $who }
web-copied = Αντιγράφηκε.
web-join = Σας οδηγούμε στη σκακιέρα σας …

## The board

web-board = Σκακιέρα
web-seat-near = Η κοντινή πλευρά της σκακιέρας
web-seat-far = Η απέναντι πλευρά της σκακιέρας
web-piece = { piece }
web-square-with =
    { $square }, { piece } { $side ->
        [white] (λευκά)
       *[black] (μαύρα)
    }
web-square-empty = { $square }, κενό
web-square-touched = { $what }, το άγγιξαν
web-square-may = { $what }, επιτρέπεται
web-promotion = Ποιο κομμάτι τοποθετείται στο τετράγωνο;
web-typed = Γράψτε μια κίνηση
web-typed-hint = Το Enter την παίζει· Enter σε κενή γραμμή ή το κενό πατά το χρονόμετρο.
web-typed-illegal = Η κίνηση { $move } είναι αντικανονική.
web-typed-nevertheless = Να παιχτεί παρ’ όλα αυτά
web-not-your-move = Δεν είναι η σειρά σας.
web-says =
    { $side ->
        [white] Λευκά
       *[black] Μαύρα
    }: { $words }.

## The clock

web-clock-press = Πάτημα χρονομέτρου: { $who }
web-clock-stands = Αυτό το χρονόμετρο δεν λειτουργεί.
web-press-unmoved = Δεν έχετε κινήσει. Να πατηθεί το χρονόμετρο;
web-press-nevertheless = Πάτημα παρ’ όλα αυτά
web-flag = έπεσε η σημαία
web-moves-to-go =
    { $count ->
        [one] μένει { $count } κίνηση
       *[other] μένουν { $count } κινήσεις
    }
web-moves-made =
    { $count ->
        [one] { $count } κίνηση
       *[other] { $count } κινήσεις
    }
web-period = περίοδος { $number }
web-delay = καθυστέρηση { $seconds } δ.
web-illegal-count =
    { $count ->
        [one] { $count } αντικανονική κίνηση
       *[other] { $count } αντικανονικές κινήσεις
    }
web-low =
    { $seconds ->
        [one] μένει { $seconds } δευτερόλεπτο
       *[other] μένουν { $seconds } δευτερόλεπτα
    }
web-time-left = χρόνος που μένει 

## What a player says

web-adjust = Διορθώνω
web-offer = Πρόταση ισοπαλίας
web-offer-title = Να προταθεί ισοπαλία;
web-offer-then-press = Έχετε κινήσει: προτείνετε και μετά πατήστε το χρονόμετρο.
web-offer-early = Οι κανονισμοί θέλουν πρώτα την κίνηση, μετά την πρόταση, μετά το πάτημα. Η πρόταση ισχύει και τώρα.
web-offered = Προτείνεται ισοπαλία.
web-accept = Αποδοχή
web-accept-title = Αποδοχή της ισοπαλίας;
web-decline = Απόρριψη
web-claim = Αίτημα
web-claim-what = Τι ζητάτε;
web-claim-choose = Επιλέξτε…
web-claim-repetition = Ισοπαλία: τριπλή επανάληψη θέσης
web-claim-fifty = Ισοπαλία: πενήντα κινήσεις
web-claim-flag = Έπεσε η σημαία του αντιπάλου
web-claim-illegal = Ο αντίπαλος έκανε αντικανονική κίνηση
web-claim-touch = Ο αντίπαλος δεν κίνησε το κομμάτι που άγγιξε
web-claim-hands = Ο αντίπαλος χρησιμοποίησε και τα δύο χέρια
web-claim-move = Με αυτή τη γραμμένη κίνηση (ή κενό)
web-claim-words = Το αίτημα σταματά τα χρονόμετρα. Εσφαλμένο αίτημα δίνει χρόνο στον αντίπαλο.
web-claim-do = Υποβολή
web-call = Κλήση διαιτητή
web-call-title = Να σταματήσουν τα χρονόμετρα και να κληθεί ο διαιτητής;
web-call-words = Οι παίκτες σταματούν τα χρονόμετρα μόνο για να ζητήσουν βοήθεια. Για τι πρόκειται;
web-call-about =
    { $about ->
        [illegal_move] Αντικανονική κίνηση
        [clock] Χρονόμετρο
        [disturbance] Ενόχληση
        [claim] Αίτημα
       *[other] Κάτι άλλο
    }
web-resign = Εγκατάλειψη
web-resign-title = Εγκατάλειψη της παρτίδας;
web-more = Περισσότερα
web-more-words = Όσα χρειάζονται σπάνια.
web-take-back = Επαναφορά όσων τοποθετήθηκαν
web-note-offer = Καταγραφή (=)
web-seal = Σφράγιση κίνησης
web-seal-move = Η κίνηση, όπως θα τη γράφατε
web-seal-words = Κανείς δεν τη βλέπει πριν ανοίξει ο φάκελος. Το χρονόμετρο σταματά μαζί.
web-seal-paper = Την έγραψα και σε χάρτινο παρτιδόφυλλο, όπως ζητούν ορισμένες εκδόσεις
web-sealed = Η κίνηση είναι στον φάκελο.
web-seal-early = Πρόωρη διακοπή
web-seal-early-words = Σας βαρύνει ο χρόνος ως το τέλος της συνεδρίας.
web-sign = Υπογραφή αποτελέσματος
web-new-game = Νέα παρτίδα
web-new-game-words = Ο ίδιος χρόνος σκέψης και οι ίδιοι κανόνες· οι παίκτες αλλάζουν χρώματα.

## How things stand

web-rulings = Αποφάσεις
web-sheet = Παρτιδόφυλλο
web-write = Γράψτε στο παρτιδόφυλλό σας
web-write-do = Καταγραφή
web-flip = Αναστροφή σκακιέρας
web-download = Λήψη παρτίδας
web-number = Αριθμός
web-line-lost = Η σύνδεση χάθηκε. Ό,τι κάνετε κρατιέται και στέλνεται όταν επανέλθει.
web-not-started = Η παρτίδα δεν άρχισε ακόμη.
web-clocks-stopped = Τα χρονόμετρα είναι σταματημένα. Τα ξεκινά πάλι ο διαιτητής.
web-must-seal = Σφραγίστε την επόμενη κίνησή σας: γράψτε την κρυφά και μην την παίξετε στη σκακιέρα.
web-other-seals = Ο αντίπαλος σφραγίζει κίνηση. Μετά η παρτίδα διακόπτεται.
web-adjourned = Η παρτίδα έχει διακοπεί, με τη σφραγισμένη κίνηση στον φάκελο. Συνεχίζεται όταν την ξαναρχίσει ο διαιτητής.
web-interrupted = Η παρτίδα διακόπηκε και τα χρονόμετρα είναι σταματημένα. Τα ξεκινά πάλι ο διαιτητής.
web-to-move =
    { $side ->
        [white] Ο Λευκός έχει την κίνηση.
       *[black] Ο Μαύρος έχει την κίνηση.
    }
web-not-pressed =
    { $side ->
        [white] Ο Λευκός κίνησε και δεν πάτησε το χρονόμετρο.
       *[black] Ο Μαύρος κίνησε και δεν πάτησε το χρονόμετρο.
    }
web-no-board = Δεν υπάρχει τέτοια σκακιέρα.
web-withdrawn = Αυτή η σκακιέρα κληρώθηκε κατά λάθος και αποσύρθηκε.
web-not-yours = Αυτή η θέση στη σκακιέρα δεν είναι δική σας σε αυτόν τον φυλλομετρητή.
web-look-on = Παρακολούθηση
web-lost-title = Δεν υπάρχει τέτοια σελίδα

## What the hall says against something

web-problem-link = Ο σύνδεσμος δεν είναι γνωστός ή δεν ισχύει πια.
web-problem-often = Πολύ συχνά· περιμένετε λίγο.
web-problem-too-many = Αυτό έγινε πάρα πολλές φορές σε αυτή την παρτίδα.
web-problem-full = Υπάρχουν ήδη πάρα πολλές παρτίδες εδώ· δοκιμάστε αργότερα.
web-problem-long = Το κείμενο είναι πολύ μεγάλο.
web-problem-illegal = Αυτή η σκακιέρα δέχεται μόνο κανονικές κινήσεις.
web-problem-forbidden = Αυτό δεν σας επιτρέπεται εδώ.
web-problem-unavailable = Η αίθουσα δεν μπορεί να το καταγράψει τώρα· δοκιμάστε πάλι.
web-problem-password = Λάθος όνομα ή κωδικός.
web-problem-game = Δεν υπάρχει τέτοια σκακιέρα εδώ.
web-problem-log = Το αρχείο αυτής της σκακιέρας δεν διαβάζεται.
web-problem-competition = Δεν υπάρχει τέτοια διοργάνωση εδώ.
web-problem-edition = Δεν υπάρχει τέτοια έκδοση των κανονισμών.
web-problem-article = Αυτή η έκδοση δεν έχει τέτοιο Άρθρο.
web-problem-changed = Κάποιος άλλος μόλις σημείωσε κάτι σε αυτή τη σκακιέρα.
web-problem-note = Αυτή η σημείωση δεν υπάρχει πια.
web-problem-not-adjourned = Αυτή η παρτίδα δεν έχει διακοπεί.
web-problem-envelope = Δεν υπάρχει τέτοιος φάκελος εδώ ή δεν ανοίγει.
web-problem-password-length = Ο κωδικός έχει από 8 έως 256 χαρακτήρες.
web-problem-unexpected = Κάτι πήγε στραβά στην αίθουσα· δοκιμάστε πάλι.

## The arbiter at the board

web-start = Εκκίνηση χρονομέτρου
web-start-absent = Ένας παίκτης δεν έχει έρθει. Εκκίνηση παρ’ όλα αυτά;
web-restart = Επανεκκίνηση χρονομέτρων
web-struck = Διαγράφηκε από τον διαιτητή
web-stop = Διακοπή χρονομέτρων
web-to-console = Σελίδα διαιτητή
