### Το γραφείο του διαιτητή: περιστατικά, πώς συμβαίνουν, και τι κάνει ο διαιτητής.

## Περιστατικά

desk-illegal-move = Αντικανονική κίνηση
desk-pawn-not-promoted = Πιόνι χωρίς προαγωγή
desk-touch-move = Άγγιγμα κομματιού
desk-two-hands = Χρήση των δύο χεριών
desk-press-without-move = Πάτημα του χρονομέτρου χωρίς κίνηση
desk-flag = Πτώση σημαίας
desk-both-flags = Πτώση και των δύο σημαιών
desk-late = Καθυστέρηση ή απουσία
desk-clock-wrong = Λάθος στο ρολόι
desk-clock-handling = Κακός χειρισμός του ρολογιού
desk-repetition = Αίτημα: επανάληψη
desk-fifty = Αίτημα: πενήντα κινήσεις
desk-draw-offer = Πρόταση ισοπαλίας
desk-normal-means = Αίτημα: δεν κερδίζεται με κανονικό τρόπο
desk-dead-position = Νεκρή θέση
desk-displaced = Μετατοπισμένα κομμάτια
desk-wrong-set-up = Λάθος αρχική θέση
desk-illegal-position = Αντικανονική θέση
desk-colors-reversed = Αντίθετα χρώματα
desk-board-turned = Λάθος τοποθέτηση σκακιέρας
desk-device = Τηλέφωνο ή συσκευή
desk-scoresheet = Παρτιδόφυλλο
desk-conduct = Συμπεριφορά
desk-leaving = Αποχώρηση από τη σκακιέρα
desk-search = Έλεγχος παίκτη
desk-spectator = Θεατές
desk-checkmate = Ματ ή πατ
desk-resignation = Εγκατάλειψη
desk-agreement = Συμφωνία ή απόρριψη ισοπαλίας
desk-signatures = Υπογραφή λάθος αποτελέσματος
desk-appeal = Ένσταση

## Πώς συμβαίνει

desk-how-answered = Ο αντίπαλος είχε ήδη απαντήσει
desk-how-not-pressed = Το χρονόμετρο δεν πατήθηκε ακόμη
desk-how-own-piece = Άγγιξε δικό του κομμάτι
desk-how-played-other = Κινήθηκε άλλο κομμάτι
desk-how-opponents-piece = Άγγιξε κομμάτι του αντιπάλου
desk-how-both-pieces = Άγγιξε δικό του κομμάτι και μετά ένα του αντιπάλου
desk-how-rook-first = Ροκέ με τον πύργο πρώτα
desk-how-by-accident = Άγγιγμα κατά λάθος
desk-how-adjusts = Είπε πρώτα «διορθώνω»
desk-how-flag-can-mate = Με αίτημα του αντιπάλου
desk-how-flag-bare-king = Με αίτημα· ο αντίπαλος έχει μόνο τον βασιλιά
desk-how-both-flags-first = Η σημαία αυτού του παίκτη έπεσε πρώτη, σύμφωνα με την ένδειξη του ρολογιού
desk-how-both-flags-unknown = Κανείς δεν μπορεί να πει ποια έπεσε πρώτη· στην τελευταία ή μοναδική περίοδο
desk-how-both-flags-unknown-earlier = Κανείς δεν μπορεί να πει ποια έπεσε πρώτη· απέμενε και άλλη περίοδος
desk-how-flag-up = Με αίτημα, αλλά η σημαία δεν έχει πέσει
desk-how-on-board = Η θέση είναι στη σκακιέρα
desk-how-with-move = Με καταγεγραμμένη κίνηση
desk-how-not-on-move = Χωρίς να έχει την κίνηση
desk-how-after-touch = Αφού άγγιξε κομμάτι
desk-how-offer-rightly = Μετά την κίνηση, πριν από το πάτημα
desk-how-offer-early = Πριν από την κίνηση
desk-how-offer-late = Στον χρόνο του αντιπάλου
desk-how-offer-condition = Υπό όρο
desk-how-displaced-now = Στον δικό του χρόνο, χωρίς πάτημα
desk-how-displaced-pressed = Και πάτησε το χρονόμετρο
desk-how-displaced-later = Διαπιστώθηκε μερικές κινήσεις αργότερα
desk-how-displaced-unknown = Διαπιστώθηκε αργότερα και η καταγραφή δεν οδηγεί στη σωστή θέση
desk-how-early = Διαπιστώθηκε πριν γίνουν δέκα κινήσεις
desk-how-ten-moves = Διαπιστώθηκε μετά από δέκα ή περισσότερες κινήσεις
desk-how-position-seen = Και οι δύο βασιλιάδες σε σαχ, ή πιόνι στην τελευταία οριζόντια
desk-how-position-stated = Μπορεί να προκύψει αυτή η θέση;
desk-how-bag = Στην τσάντα, κλειστό
desk-how-bag-announced = Στην τσάντα, το επιτρέπει η προκήρυξη
desk-how-bag-on = Στην τσάντα, ανοικτό
desk-how-ahead = Κατέγραψε την κίνηση πριν την παίξει
desk-how-declined-by-touch = Απόρριψη με άγγιγμα κομματιού
desk-how-bags-refused = Τσάντες: άρνηση
desk-how-body-refused = Σωματικός έλεγχος: άρνηση
desk-how-checkmate = Ματ
desk-how-stalemate = Πατ
desk-how-signed-wrong = Υπέγραψαν και οι δύο λάθος αποτέλεσμα
desk-how-other-hand = Πάτησε με το άλλο χέρι

## Τι κάνει ο διαιτητής

desk-step-stop = Σταματήστε και τα δύο χρονόμετρα.
desk-step-restore = Επαναφέρετε στη σκακιέρα τη θέση πριν από το περιστατικό.
desk-step-touched = { color } πρέπει να κάνει κανονική κίνηση με το κομμάτι που άγγιξε, αν υπάρχει.
desk-step-capture = { color } πρέπει να πάρει το κομμάτι που άγγιξε, αν η κίνηση είναι κανονική.
desk-step-capture-with = { color } πρέπει να πάρει το δεύτερο κομμάτι με το πρώτο, αν η κίνηση είναι κανονική· αλλιώς, να κινήσει ή να πάρει το πρώτο από αυτά που μπορεί να κινηθεί ή να παρθεί.
desk-step-rook = { color } πρέπει να κινήσει τον πύργο ή, αν ο πύργος δεν μπορεί να κινηθεί, τον βασιλιά, και δεν επιτρέπεται σε αυτή την κίνηση να κάνει ροκέ προς εκείνη την πλευρά.
desk-step-promote = { color } πρέπει να προαγάγει το πιόνι σε εκείνο το τετράγωνο: φέρτε το κομμάτι που ζητά ο παίκτης.
desk-step-became = Το πιόνι γίνεται { piece }.
desk-step-decide = Αποφασίστε: { $question };
desk-step-over = Η παρτίδα τελείωσε: { $score }. Και οι δύο παίκτες υπογράφουν τα παρτιδόφυλλα.
desk-step-signed-stands = Το αποτέλεσμα που υπογράφηκε ισχύει: καταχωρίστε το.
desk-step-signed-corrected = Διορθώστε το αποτέλεσμα και στα δύο παρτιδόφυλλα, βάλτε και τους δύο παίκτες να το υπογράψουν και καταχωρίστε το· αν είχε καταχωριστεί λανθασμένο αποτέλεσμα, διαγράψτε το.
desk-step-go-on = Η παρτίδα συνεχίζεται· δεν χρειάζεται τίποτε άλλο.
desk-step-take-back = { color } παίρνει πίσω την κίνηση και κάνει κανονική κίνηση με το κομμάτι που άγγιξε, αν υπάρχει.
desk-step-put-right = { color } επαναφέρει τα κομμάτια στη θέση τους στον δικό του χρόνο.
desk-step-put-right-first = Ξεκινήστε το χρονόμετρο { color-of }: { color } επαναφέρει τα κομμάτια στη θέση τους στον δικό του χρόνο.
desk-step-no-condition = Η πρόταση ισχύει χωρίς τον όρο: δεν επιτρέπεται να συνοδεύεται από όρο.
desk-step-written = { color } πρέπει να παίξει την κίνηση που κατέγραψε.
desk-step-decided-first = Μετά την απόφαση, αν η παρτίδα συνεχίζεται: λειτουργεί το χρονόμετρο { color-of }.
desk-step-announced = Αυτό ισχύει μόνο αν ανακοινώθηκε ότι ισχύουν οι Κατευθυντήριες Οδηγίες για παρτίδες χωρίς πρόσθετο χρόνο (III)· αλλιώς οι Κανόνες δεν το ρυθμίζουν και αποφασίζετε εσείς (Πρόλογος).
desk-step-goes-on = Η παρτίδα συνεχίζεται.
desk-decided = ο διαιτητής αποφάσισε: { $answer }
desk-white-to-move = Ο Λευκός έχει την κίνηση. { $answer }
desk-black-to-move = Ο Μαύρος έχει την κίνηση. { $answer }
desk-one-period = αυτός ο χρόνος σκέψης έχει μία μόνο περίοδο, άρα δεν απέμενε άλλη
desk-no-ruling = αυτή η απάντηση δεν έχει απόφαση για εκτύπωση
desk-no-incident = άγνωστο περιστατικό: { $name }
desk-bad-control = ο χρόνος σκέψης δεν διαβάζεται: { $why }
desk-bad-position = αυτή δεν είναι έγκυρη θέση: { $why }
desk-bad-amount = το «{ $found }» δεν είναι ποσότητα
desk-bad-count = δώστε αριθμό από { $least } έως { $most }
desk-impossible = αυτό δεν μπορεί να έγινε: { $why }

## Guided entry: groups of acts

guide-moving = Άγγιγμα και κίνηση κομματιών
guide-completion = Εγκατάλειψη
guide-clock = Το ρολόι
guide-irregularity = Μετατοπισμένα κομμάτια και θέσεις
guide-recording = Παρτιδόφυλλα
guide-draw = Ισοπαλίες και αιτήματα
guide-decision = Παρατηρήσεις και αποφάσεις
guide-arranges = Βοηθοί, ρολόγια και οθόνες
guide-conduct = Συμπεριφορά
guide-arbiter = Διαιτητής και θεατές
guide-rapid = Γρήγορο σκάκι και μπλιτζ
guide-blind = Τυφλοί παίκτες
guide-adjourned = Παρτίδες που διακόπηκαν
guide-chess960 = Σκάκι 960
guide-quickplay = Παρτίδες χωρίς πρόσθετο χρόνο
guide-preface = Άλλα ερωτήματα

## Entries that are handed over

json-kind =
    { $found ->
        [null] null
        [boolean] λογική τιμή
        [number] αριθμός
        [text] κείμενο
        [list] λίστα
       *[object] αντικείμενο
    }
handed-document = βρέθηκε { json-kind }, αναμενόταν αντικείμενο με { "version" }, { "type" } και { "entries" }
handed-list = στο «{ "entries" }» βρέθηκε { json-kind }, αναμενόταν λίστα
handed-entry = εγγραφή { $entry }: βρέθηκε { json-kind }, αναμενόταν αντικείμενο
handed-part = εγγραφή { $entry }: στο «{ $part }» βρέθηκε { json-kind }, αναμενόταν αντικείμενο
handed-field = εγγραφή { $entry }: { $why }
handed-unread = οι εγγραφές δεν μπορούν να διαβαστούν: { $why }
handed-version = οι εγγραφές έχουν έκδοση { $found }, αναμενόταν { $expected }
handed-entries = βρέθηκαν { $found } εγγραφές, αναμένονταν 1 έως { $most }
handed-id = εγγραφή { $entry }: το αναγνωριστικό δεν έχει 8 έως 64 δεκαεξαδικά ψηφία
handed-note = εγγραφή { $entry }: η σημείωση έχει { $found } byte, το πολύ { $most } επιτρέπονται
handed-name = εγγραφή { $entry }: ένα όνομα είναι μεγαλύτερο από { $most } byte
handed-control = εγγραφή { $entry }: ο χαρακτήρας ελέγχου { $code } δεν επιτρέπεται
handed-twice = η εγγραφή { $entry } έχει το ίδιο αναγνωριστικό με προηγούμενη
handed-known = αυτή η εγγραφή έχει ήδη σημειωθεί σε αυτή τη σκακιέρα
