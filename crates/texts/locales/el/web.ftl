### Pages: what stands on them, besides rulings and questions.

## The bar

web-skip = Στο περιεχόμενο
web-nav = Σελίδες
web-nav-desk = Αποφάσεις
web-nav-console = Διαιτητής
web-nav-screen = Οθόνη
web-nav-competitions = Διοργανώσεις
web-nav-laws = Κανόνες

## Settings

web-settings = Ρυθμίσεις
web-close = Κλείσιμο
web-cancel = Ακύρωση
web-consider-follows = Συνέπεια:
web-consider-nothing = Ούτε το αποτέλεσμα ούτε τα ρολόγια αλλάζουν.
web-consider-reason =
    { $needed ->
        [yes] Λόγος
       *[no] Λόγος (προαιρετικά)
    }
web-consider-reason-missing = Γράψτε τον λόγο. Καταγράφεται στο ημερολόγιο.
web-consider-changed = Η σκακιέρα άλλαξε. Ελέγξτε τι συνεπάγεται τώρα.
web-consider-yes = Επιβεβαίωση
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
web-setting-still = Λιγότερη κίνηση
web-setting-sound = Ήχος
web-setting-on = Ναι
web-setting-off = Όχι
web-setting-speech = Κινήσεις για αναγνώστες οθόνης
web-setting-speech-plain = Με απλά λόγια
web-setting-speech-laws = Όπως τις εκφωνούν οι Κανόνες
web-setting-notation = Γραφή του παρτιδόφυλλου
web-setting-notation-own = Όπως η γλώσσα
web-setting-figurine = Σύμβολα κομματιών
web-setting-record = Το παρτιδόφυλλό σας
web-setting-record-auto = Τηρείται αυτόματα
web-setting-record-hand = Το τηρώ εγώ

## The front page

web-home-title = Σκάκι σύμφωνα με τους Κανόνες
web-home-lead = Για φίλους που θέλουν μια παρτίδα, για ομίλους που οργανώνουν αγώνες και για διαιτητές που χρειάζονται μια απόφαση.
web-home-caption = Ο Λευκός άγγιξε τον αξιωματικό και πρέπει να τον κινήσει (4.3.1): οι κουκκίδες δείχνουν τις κανονικές κινήσεις του.
web-home-control = Χρόνος σκέψης
web-home-two = Δύο σε μία συσκευή
web-home-links = Ένας σύνδεσμος για κάθε παίκτη
web-home-more = Ονόματα, έκδοση, Chess960 και άλλα
web-home-own-control = Άλλος χρόνος σκέψης
web-home-edition = Έκδοση των Κανόνων
web-home-chess960 = Αριθμός Chess960
web-home-watch = Η αίθουσα παρακολουθεί τις σημαίες και τις αντικανονικές κινήσεις
web-home-refuses = Η σκακιέρα δεν δέχεται αντικανονικές κινήσεις
web-home-unsupervised = Γρήγορο σκάκι ή μπλιτζ χωρίς πλήρη επίβλεψη
web-home-desk = Πείτε τι συνέβη σε μια ξύλινη σκακιέρα και πάρτε την απόφαση.
web-home-console = Όλη η αίθουσα με μια ματιά, πρώτα τα πιο επείγοντα.
web-home-screen = Σκακιέρες για τους θεατές και τον τοίχο.
web-home-competitions = Παίκτες, γύροι, κληρώσεις, σύνδεσμοι, κατάταξη.
web-home-laws = Κάθε Άρθρο κάθε έκδοσης, με δικά μας λόγια.
web-home-back = Στην αρχική σελίδα
web-white = Λευκά
web-black = Μαύρα
web-arbiter = Διαιτητής
web-spectators = Θεατές
web-boards = Οι σκακιέρες σας
web-home-friend = Παρτίδα με φίλο μέσω συνδέσμου
web-friend-title = Παρτίδα με φίλο
web-friend-send = Στείλτε αυτόν τον σύνδεσμο στον φίλο σας, που παίρνει το άλλο χρώμα. Το ρολόι ξεκινά όταν είστε και οι δύο έτοιμοι. Δεν υπάρχει διαιτητής: μετά από απόφαση το ρολόι ξεκινά πάλι όταν είστε και οι δύο έτοιμοι.
web-friend-choose = Διαλέξτε χρώμα
web-friend-left = Το χρώμα σας
web-friend-chance = Ας αποφασίσει η τύχη
web-friend-full = Και οι δύο θέσεις είναι πιασμένες.
web-friend-link = Ο σύνδεσμος για τον φίλο σας
web-ready = Είμαι έτοιμος/η
web-ready-waiting = Αναμονή μέχρι να είναι έτοιμος ο αντίπαλος.
web-ready-stopped = Το ρολόι είναι σταματημένο. Ξεκινά πάλι όταν είναι έτοιμοι και οι δύο παίκτες.
web-ready-interrupted = Η παρτίδα διακόπηκε. Το ρολόι ξεκινά πάλι όταν είναι έτοιμοι και οι δύο παίκτες.
web-stops-clocks =
    { $side ->
        [white] Ο Λευκός σταματά τα χρονόμετρα
       *[black] Ο Μαύρος σταματά τα χρονόμετρα
    }
web-rematch = Ρεβάνς
web-your-move = Έχετε την κίνηση
web-links = Σύνδεσμοι προς διανομή
web-links-explained = Όποιος έχει έναν σύνδεσμο κάθεται σε εκείνη τη θέση. Ο διαιτητής ξεκινά το ρολόι.
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
    { $square }, { $piece ->
        [king] { side } βασιλιάς
        [queen]
            { $side ->
                [white] λευκή βασίλισσα
               *[black] μαύρη βασίλισσα
            }
        [rook] { side } πύργος
        [bishop] { side } αξιωματικός
        [knight] { side } ίππος
       *[pawn]
            { $side ->
                [white] λευκό πιόνι
               *[black] μαύρο πιόνι
            }
    }
web-square-empty = { $square }, κενό
web-square-touched = { $what }, αγγιγμένο
web-square-may = { $what }, επιτρέπεται
web-promotion = Σε ποιο κομμάτι γίνεται η προαγωγή;
web-typed = Γράψτε μια κίνηση
web-typed-hint = Το Enter κάνει την κίνηση· Enter σε κενή γραμμή ή το πλήκτρο διαστήματος πατά το χρονόμετρο.
web-typed-illegal = Η κίνηση { $move } δεν είναι κανονική.
web-typed-nevertheless = Να γίνει παρ’ όλα αυτά
web-typed-squares = Γράψτε τα δύο τετράγωνα της κίνησης, για παράδειγμα g1f3.
web-not-your-move = Δεν έχετε την κίνηση.
web-says =
    { $side ->
        [white] Λευκά
       *[black] Μαύρα
    }: { $words }.

## The clock

web-clock-press = Πάτημα χρονομέτρου: { $who }, { $time }
web-clock-shows = { $who }: { $time }
web-clock-stands = Αυτό το χρονόμετρο δεν λειτουργεί.
web-press-unmoved = Δεν έχετε κάνει κίνηση. Να πατηθεί το χρονόμετρο;
web-press-nevertheless = Πάτημα παρ’ όλα αυτά
web-press-now = Κάνατε την κίνησή σας. Πατήστε τώρα το χρονόμετρό σας.
web-press-label = Πατήστε
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
web-overtime = { "byo-yomi" }
web-overtime-left =
    { $count ->
        [1] { "byo-yomi" }: τελευταία περίοδος
       *[other] { "byo-yomi" }: απομένουν { $count } περίοδοι
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
web-offer-then-press = Έχετε κάνει την κίνησή σας: προτείνετε και μετά πατήστε το χρονόμετρο.
web-offer-early = Σύμφωνα με τους Κανόνες πρώτα κάνετε κίνηση, μετά προτείνετε και μετά πατάτε το χρονόμετρο. Μια πρόταση τώρα ισχύει παρ’ όλα αυτά.
web-offered = Προτείνεται ισοπαλία.
web-accept = Αποδοχή
web-accept-title = Αποδοχή της ισοπαλίας;
web-decline = Απόρριψη
web-claim = Αίτημα
web-claim-what = Τι ζητάτε;
web-claim-choose = Επιλέξτε…
web-claim-repetition = Ισοπαλία: τριπλή επανάληψη θέσης
web-claim-fifty = Ισοπαλία: κανόνας των πενήντα κινήσεων
web-claim-flag = Έπεσε η σημαία του αντιπάλου
web-claim-illegal = Ο αντίπαλος έκανε αντικανονική κίνηση
web-claim-touch = Ο αντίπαλος δεν κίνησε το κομμάτι που άγγιξε
web-claim-hands = Ο αντίπαλος χρησιμοποίησε και τα δύο χέρια
web-claim-move = Με αυτή την καταγεγραμμένη κίνηση (μπορεί να μείνει κενό)
web-claim-words = Το αίτημα σταματά το ρολόι. Αν ένα αίτημα ισοπαλίας είναι εσφαλμένο, ο αντίπαλος παίρνει πρόσθετο χρόνο.
web-claim-do = Υποβολή
web-touch-broken =
    { $side ->
        [white] Ο Λευκός άγγιξε ένα κομμάτι και κίνησε άλλο.
       *[black] Ο Μαύρος άγγιξε ένα κομμάτι και κίνησε άλλο.
    }
web-call = Κλήση διαιτητή
web-call-title = Να σταματήσει το ρολόι και να κληθεί ο διαιτητής;
web-call-words = Οι παίκτες επιτρέπεται να σταματούν το ρολόι μόνο για να ζητήσουν τη βοήθεια του διαιτητή. Για τι πρόκειται;
web-call-about =
    { $about ->
        [illegal_move] Αντικανονική κίνηση
        [clock] Ρολόι
        [disturbance] Ενόχληση
        [claim] Αίτημα
       *[other] Κάτι άλλο
    }
web-resign = Εγκατάλειψη
web-resign-title = Εγκατάλειψη της παρτίδας;
web-more = Περισσότερα
web-more-words = Περισσότερες ενέργειες
web-take-back = Παίρνω πίσω την κίνηση
web-note-offer = Καταγραφή (=)
web-seal = Σφράγιση κίνησης
web-seal-move = Η κίνηση, όπως θα τη γράφατε
web-seal-words = Κανείς δεν τη βλέπει πριν ανοίξει ο φάκελος. Με τη σφράγιση σταματά και το ρολόι.
web-seal-paper = Την έγραψα και σε έντυπο παρτιδόφυλλο, όπως απαιτούν ορισμένες εκδόσεις
web-sealed = Η κίνηση είναι στον φάκελο.
web-seal-early = Πρόωρη διακοπή
web-seal-early-words = Χάνετε τον χρόνο έως το τέλος της περιόδου παιχνιδιού.
web-sign = Υπογραφή αποτελέσματος
web-new-game = Νέα παρτίδα
web-new-game-words = Ο ίδιος χρόνος σκέψης και οι ίδιοι κανόνες· οι παίκτες αλλάζουν χρώματα.

## How things stand

web-rulings = Αποφάσεις
web-rulings-all = Όλες οι αποφάσεις
web-rulings-none = Καμία απόφαση μέχρι τώρα.
web-sheet = Παρτιδόφυλλο
web-write = Γράψτε στο παρτιδόφυλλό σας
web-write-do = Καταγραφή
web-flip = Αναστροφή σκακιέρας
web-download = Λήψη παρτίδας
web-replay = Αναπαραγωγή
web-replay-first = Στην αρχή
web-replay-back = Μία κίνηση πίσω
web-replay-next = Μία κίνηση μπροστά
web-replay-last = Στην τελευταία κίνηση
web-replay-start = Αρχική θέση
web-replay-live = Πίσω στην παρτίδα
web-replay-earlier = Βλέπετε μια προηγούμενη θέση.
web-replay-link = Αντιγραφή συνδέσμου προς τη θέση
web-number = Αριθμός
web-line-lost = Η σύνδεση χάθηκε. Ό,τι κάνετε κρατιέται και στέλνεται όταν επανέλθει.
web-not-started = Η παρτίδα δεν άρχισε ακόμη.
web-clocks-stopped = Το ρολόι είναι σταματημένο, αναμονή για τον διαιτητή.
web-must-seal = Σφραγίστε την επόμενη κίνησή σας: γράψτε την κρυφά και μην την κάνετε στη σκακιέρα.
web-other-seals = Ο αντίπαλος σφραγίζει κίνηση. Μετά η παρτίδα διακόπτεται.
web-adjourned = Η παρτίδα έχει διακοπεί, με τη σφραγισμένη κίνηση στον φάκελο. Συνεχίζεται όταν την επαναλάβει ο διαιτητής.
web-interrupted = Η παρτίδα διακόπηκε. Το ρολόι είναι σταματημένο, αναμονή για τον διαιτητή.
web-to-move =
    { $side ->
        [white] Ο Λευκός έχει την κίνηση.
       *[black] Ο Μαύρος έχει την κίνηση.
    }
web-not-pressed =
    { $side ->
        [white] Ο Λευκός έκανε κίνηση, αλλά δεν πάτησε το χρονόμετρο.
       *[black] Ο Μαύρος έκανε κίνηση, αλλά δεν πάτησε το χρονόμετρο.
    }
web-no-board = Δεν υπάρχει τέτοια σκακιέρα.
web-withdrawn = Αυτή η σκακιέρα κληρώθηκε κατά λάθος και αποσύρθηκε.
web-not-yours = Αυτή η θέση δεν είναι δική σας σε αυτόν τον φυλλομετρητή.
web-seat-held = Αυτή η θέση είναι ανοιχτή σε άλλον φυλλομετρητή.
web-seat-held-words = Αν την αναλάβετε, ο άλλος φυλλομετρητής μπορεί μόνο να παρακολουθεί.
web-seat-take = Ανάληψη της θέσης
web-look-on = Παρακολούθηση
web-lost-title = Δεν υπάρχει τέτοια σελίδα

## What the hall says against something

web-problem-link = Ο σύνδεσμος δεν είναι γνωστός ή δεν ισχύει πια.
web-problem-often = Πάρα πολλές προσπάθειες· περιμένετε λίγο.
web-problem-too-many = Αυτό έγινε πάρα πολλές φορές σε αυτή την παρτίδα.
web-problem-full = Υπάρχουν ήδη πάρα πολλές παρτίδες εδώ· δοκιμάστε αργότερα.
web-problem-long = Το κείμενο είναι πολύ μεγάλο.
web-problem-illegal = Αυτή η σκακιέρα δέχεται μόνο κανονικές κινήσεις.
web-problem-forbidden = Δεν επιτρέπεται να το κάνετε αυτό εδώ.
web-problem-unavailable = Η αίθουσα δεν μπορεί να το αποθηκεύσει τώρα· δοκιμάστε πάλι.
web-problem-password = Λάθος όνομα ή κωδικός.
web-problem-game = Δεν υπάρχει τέτοια σκακιέρα εδώ.
web-problem-log = Το ημερολόγιο αυτής της σκακιέρας δεν διαβάζεται.
web-problem-competition = Δεν υπάρχει τέτοια διοργάνωση εδώ.
web-problem-edition = Δεν υπάρχει τέτοια έκδοση των Κανόνων.
web-problem-article = Αυτή η έκδοση δεν έχει τέτοιο Άρθρο.
web-problem-changed = Κάποιος άλλος μόλις πρόσθεσε σημείωση σε αυτή τη σκακιέρα.
web-problem-note = Αυτή η σημείωση δεν υπάρχει πια.
web-problem-not-adjourned = Αυτή η παρτίδα δεν έχει διακοπεί.
web-problem-envelope = Δεν υπάρχει τέτοιος φάκελος εδώ ή δεν μπορεί να ανοιχτεί.
web-problem-password-length = Ο κωδικός έχει από 8 έως 256 χαρακτήρες.
web-problem-unexpected = Κάτι πήγε στραβά στην αίθουσα· δοκιμάστε πάλι.

## The arbiter at the board

web-start = Εκκίνηση του ρολογιού
web-start-absent = Ένας παίκτης δεν έχει φτάσει. Εκκίνηση παρ’ όλα αυτά;
web-restart = Επανεκκίνηση του ρολογιού
web-struck = Διαγράφηκε από τον διαιτητή
web-stop = Σταμάτημα του ρολογιού
web-to-console = Σελίδα διαιτητή

## My games

web-my-games = Οι παρτίδες μου
web-my-games-none = Ανοίξτε τον σύνδεσμο που σας έδωσε ο διαιτητής και οι παρτίδες σας θα εμφανιστούν εδώ.
web-my-games-play = Στη σκακιέρα
web-my-games-waiting = Ο επόμενος γύρος δεν έχει κληρωθεί ακόμη.
