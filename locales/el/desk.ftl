### Το γραφείο του διαιτητή: περιστατικά, πώς συμβαίνουν, και τι κάνει ο διαιτητής.

## Περιστατικά

desk-illegal-move = Αντικανονική κίνηση
desk-pawn-not-promoted = Πιόνι χωρίς προαγωγή
desk-touch-move = Άγγιγμα κομματιού
desk-two-hands = Και τα δύο χέρια
desk-press-without-move = Πάτημα χωρίς κίνηση
desk-flag = Πτώση σημαίας
desk-both-flags = Πτώση και των δύο σημαιών
desk-late = Καθυστέρηση ή απουσία
desk-clock-wrong = Λάθος χρονόμετρο
desk-clock-handling = Κακός χειρισμός χρονομέτρου
desk-repetition = Αίτημα: επανάληψη
desk-fifty = Αίτημα: πενήντα κινήσεις
desk-draw-offer = Πρόταση ισοπαλίας
desk-normal-means = Αίτημα: δεν κερδίζεται με κανονικά μέσα
desk-dead-position = Νεκρή θέση
desk-displaced = Μετατοπισμένα κομμάτια
desk-wrong-set-up = Λάθος αρχική θέση
desk-colors-reversed = Αντίθετα χρώματα
desk-board-turned = Λάθος τοποθέτηση σκακιέρας
desk-device = Τηλέφωνο ή συσκευή
desk-scoresheet = Παρτιδόφυλλο
desk-conduct = Συμπεριφορά
desk-leaving = Αποχώρηση
desk-search = Έλεγχος αντικειμένων
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
desk-how-played-other = Κίνησε άλλο κομμάτι
desk-how-opponents-piece = Άγγιξε κομμάτι του αντιπάλου
desk-how-both-pieces = Δικό του, μετά του αντιπάλου
desk-how-rook-first = Ροκέ με τον πύργο πρώτα
desk-how-by-accident = Άγγιγμα κατά λάθος
desk-how-adjusts = Είπε πρώτα «τακτοποιώ»
desk-how-flag-can-mate = Ζητήθηκε από τον αντίπαλο
desk-how-flag-bare-king = Ζητήθηκε· ο αντίπαλος έχει μόνο βασιλιά
desk-how-both-flags-first = Η σημαία αυτού του παίκτη έπεσε πρώτη, σύμφωνα με το χρονόμετρο
desk-how-both-flags-unknown = Κανείς δεν μπορεί να πει ποια έπεσε πρώτη· στην τελευταία ή μοναδική περίοδο
desk-how-both-flags-unknown-earlier = Κανείς δεν μπορεί να πει ποια έπεσε πρώτη· απέμενε και άλλη περίοδος
desk-how-flag-up = Ζητήθηκε, αλλά η σημαία δεν έχει πέσει
desk-how-on-board = Η θέση είναι στη σκακιέρα
desk-how-with-move = Με γραμμένη κίνηση
desk-how-not-on-move = Χωρίς να έχει σειρά
desk-how-after-touch = Αφού άγγιξε κομμάτι
desk-how-offer-rightly = Μετά την κίνηση, πριν το πάτημα
desk-how-offer-early = Πριν από την κίνηση
desk-how-offer-late = Στον χρόνο του αντιπάλου
desk-how-offer-condition = Υπό όρο
desk-how-displaced-now = Στον δικό του χρόνο, χωρίς πάτημα
desk-how-displaced-pressed = Και πάτησε το χρονόμετρο
desk-how-displaced-later = Διαπιστώθηκε μερικές κινήσεις αργότερα
desk-how-displaced-unknown = Βρέθηκε αργότερα και η καταγραφή δεν οδηγεί στη σωστή θέση
desk-how-early = Διαπιστώθηκε μέσα σε δέκα κινήσεις
desk-how-ten-moves = Διαπιστώθηκε μετά από δέκα κινήσεις
desk-how-bag = Στην τσάντα, κλειστό
desk-how-bag-announced = Στην τσάντα, το επιτρέπει η προκήρυξη
desk-how-bag-on = Στην τσάντα, ανοικτό
desk-how-ahead = Έγραψε την κίνηση πριν την παίξει
desk-how-declined-by-touch = Απόρριψη με άγγιγμα κομματιού
desk-how-bags-refused = Τσάντα: αρνήθηκε
desk-how-body-refused = Σωματικός έλεγχος: αρνήθηκε
desk-how-checkmate = Ματ
desk-how-stalemate = Πατ
desk-how-signed-wrong = Υπέγραψαν και οι δύο λάθος αποτέλεσμα
desk-how-other-hand = Πάτησε με το άλλο χέρι

## Τι κάνει ο διαιτητής

desk-step-stop = Σταματήστε και τα δύο χρονόμετρα.
desk-step-restore = Επαναφέρετε τη θέση πριν από το περιστατικό.
desk-step-touched = { color } πρέπει να κάνει κανονική κίνηση με το κομμάτι που άγγιξε, αν υπάρχει.
desk-step-capture = { color } πρέπει να πάρει το κομμάτι που άγγιξε, αν αυτό είναι κανονικό.
desk-step-capture-with = { color } πρέπει να πάρει το δεύτερο κομμάτι με το πρώτο, αν είναι κανονικό· αλλιώς ισχύει το πρώτο που μπορεί να κινηθεί ή να παρθεί.
desk-step-rook = { color } πρέπει να κινήσει τον πύργο και δεν μπορεί να κάνει ροκέ με αυτόν.
desk-step-promote = { color } πρέπει να προαγάγει το πιόνι σε εκείνο το τετράγωνο: φέρτε το κομμάτι που ζητείται.
desk-step-became = Το πιόνι γίνεται { piece }.
desk-step-decide = Αποφασίστε: { $question };
desk-step-over = Η παρτίδα τελείωσε: { $score }. Και οι δύο παίκτες υπογράφουν τα παρτιδόφυλλα.
desk-step-signed-stands = Το αποτέλεσμα που υπογράφηκε ισχύει: καταχωρίστε το.
desk-step-signed-corrected = Διορθώστε το αποτέλεσμα και στα δύο παρτιδόφυλλα, ζητήστε να το υπογράψουν οι δύο παίκτες και καταχωρίστε το· λάθος που έχει καταχωριστεί διαγράφεται.
desk-step-go-on = Η παρτίδα συνεχίζεται· δεν χρειάζεται τίποτε άλλο.
desk-no-incident = δεν υπάρχει εδώ: { $name }
desk-bad-control = ο ρυθμός παιχνιδιού δεν διαβάζεται: { $why }
desk-bad-position = αυτό δεν είναι θέση: { $why }
desk-bad-amount = «{ $found }» δεν είναι ποσότητα
desk-bad-count = χρειάζεται αριθμός από { $least } έως { $most }
desk-impossible = δεν μπορεί να έγινε έτσι: { $why }
