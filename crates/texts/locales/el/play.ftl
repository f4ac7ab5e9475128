### The command `play`: what stands on the screen, what it answers, what it can be told.

## The screen

play-title =
    { $rate ->
        [standard] { "Jadoube" } · Κανόνες { $edition } · { $control } · κανονικός χρόνος
        [rapid] { "Jadoube" } · Κανόνες { $edition } · { $control } · γρήγορο σκάκι
       *[blitz] { "Jadoube" } · Κανόνες { $edition } · { $control } · μπλιτζ
    }
play-title-reduced = { $title }, μειωμένη επίβλεψη
play-moves-done = κινήσεις { $moves }
play-period = περίοδος { $number }
play-illegal = αντικανονικές { $count }
play-delay = καθυστέρηση { $seconds }
play-flag-fell = έπεσε η σημαία
play-flag-down = ΕΠΕΣΕ Η ΣΗΜΑΙΑ
play-status = { $parts }
play-has-the-move = { color } έχει την κίνηση
play-not-pressed = { color } δεν πάτησε ακόμη το χρονόμετρο
play-must-play = πρέπει να παίξει { $moves }
play-bound = κανόνας του αγγίγματος
play-clocks-stand = το ρολόι είναι σταματημένο ({ "arbiter restart" })
play-other-clock = αλλά λειτουργεί το χρονόμετρο { color-of } ({ $command })
play-over = { $score }, σύμφωνα με το Άρθρο { $article }. Γράψτε { "export FILE.pgn" } ή { "quit" }.
play-press-enter = Πατήστε { "Enter" } για να ξεκινήσει το χρονόμετρο του Λευκού· { "help" } για τις εντολές.
play-moves-heading = Κινήσεις, με τον χρόνο που απομένει
play-rulings-heading = Αποφάσεις
play-writes = { color } γράφει { $text }
play-small-clocks = Λ { $white } Μ { $black }
play-too-small = Η σκακιέρα χρειάζεται { $width } επί { $height } χαρακτήρες.
play-keys = { "F1" } βοήθεια · { "Tab" } συμπλήρωση · { "PgUp/PgDn" } κύλιση
play-help-heading = Βοήθεια: { "PageDown" } για τη συνέχεια, { "Esc" } για επιστροφή

## Answers

play-refused = Αυτό δεν μπορεί να έγινε: { $why }.
play-too-late = Πολύ αργά: { $why }.
play-nothing-follows = Από αυτό δεν προκύπτει τίποτα.
play-taken-out = Η εγγραφή αφαιρέθηκε και το υπόλοιπο ημερολόγιο εκτελέστηκε πάλι.
play-stopped-for-resuming = Το ρολόι είναι σταματημένο εκεί όπου τελειώνει το ημερολόγιο. Για συνέχεια: { "arbiter restart" }
play-nothing-to-correct = Δεν υπάρχει τίποτα για διόρθωση.
play-not-begun = Η παρτίδα δεν έχει αρχίσει. Για έναρξη: { "start" }
play-only-clock = Λειτουργεί μόνο το χρονόμετρο { color-of }, οπότε η κίνηση έγινε, αλλά το χρονόμετρο δεν πατήθηκε.
play-standing-clocks = Το ρολόι είναι σταματημένο. Για συνέχεια: { "arbiter restart" } (ή: { "make MOVE" })
play-nothing-known = καμία εντολή δεν αρχίζει έτσι
play-quit-twice = Η παρτίδα δεν τελείωσε και δεν έχει αποθηκευτεί. Για αποθήκευση: { "save FILE" }. Για έξοδο: { "quit" } άλλη μια φορά.
play-game-over = Η παρτίδα τελείωσε: { $score } (Άρθρο { $article }).
play-game-not-over = Η παρτίδα δεν τελείωσε.

## Files

play-dropped = Η τελευταία γραμμή του { $path } είναι ελλιπής και παραλείφθηκε: { $line }
play-ruled-otherwise =
    { $count ->
        [one] Για { $count } γεγονός αυτή η έκδοση αποφασίζει διαφορετικά από εκείνη που κράτησε το ημερολόγιο.
       *[other] Για { $count } γεγονότα αυτή η έκδοση αποφασίζει διαφορετικά από εκείνη που κράτησε το ημερολόγιο.
    }
play-saved-again = Όλα αποθηκεύτηκαν πάλι.
play-not-saved = ΔΕΝ ΑΠΟΘΗΚΕΥΤΗΚΕ: { $why }.
play-file-exists = Το { $path } υπάρχει ήδη· διαλέξτε άλλο όνομα.
play-cannot-write = Δεν μπορεί να γραφτεί το { $path }: { $why }.
play-exported = Η παρτίδα γράφτηκε στο { $path }.
play-keeps = Από εδώ και πέρα κάθε γεγονός αποθηκεύεται στο { $path }.
play-lost-log = Τα τελευταία γεγονότα ΔΕΝ μπόρεσαν να γραφτούν στο { $path }.
play-kept = Η παρτίδα αποθηκεύτηκε στο { $path }. Για συνέχεια: { $command }
play-not-kept = η παρτίδα δεν αποθηκεύτηκε ως το τέλος
play-no-terminal = η παρτίδα χρειάζεται τερματικό, και αυτό δεν είναι τερματικό
play-no-terminal-help = χωρίς τερματικό, δώστε τις ενέργειες γραμμή προς γραμμή: { "jadoube play --script FILE" } (ή { "-" } για την τυπική είσοδο)
log-write = δεν μπορεί να γραφτεί το { $path }: { $why }
log-read = δεν μπορεί να διαβαστεί το { $path }: { $why }
log-exists = το { $path } υπάρχει ήδη
log-exists-help = για να συνεχίσετε την παρτίδα του: { $command }
log-not-a-log = το { $path } δεν είναι αποθηκευμένη παρτίδα: { $why }
log-empty = είναι κενό
log-format = η μορφή του είναι { $found }, αλλά αυτό το πρόγραμμα διαβάζει την { $known }
log-first-line-says = γραμμή 1: { $why }
log-first-line = η πρώτη γραμμή του είναι ελλιπής
log-bad-line = { $path }, γραμμή { $line }: { $why }
log-impossible = { $path }, γραμμή { $line }: αυτό δεν μπορεί να έγινε: { $why }

## What is not understood

play-bad-line = αυτή η γραμμή δεν είναι κατανοητή
play-bad-line-help = μια γραμμή είναι ένας χρόνος και μια ενέργεια, όπως: { "0:00:05 white Nf3" }
play-found = βρέθηκε «{ $found }», αναμενόταν { $expected }
play-ends = η γραμμή τελειώνει εδώ, αναμενόταν { $expected }
play-nearest = το «{ $found }» δεν είναι ούτε κίνηση ούτε εντολή. Μήπως εννοείτε { $nearest };
play-no-move = το «{ $text }» δεν είναι ούτε εντολή ούτε κανονική κίνηση: { $why }
play-no-move-hint = το «{ $text }» δεν είναι ούτε εντολή ούτε κανονική κίνηση: { $why } ({ $hint })
play-nevertheless = για να γίνει παρ’ όλα αυτά: { $command }
play-nevertheless-castle = για να γίνει παρ’ όλα αυτά: { "castle short" } ή { "castle long" }
play-unlawful-board = όσο η θέση είναι αντικανονική, η κίνηση πρέπει να είναι μονοσήμαντη· τα δύο τετράγωνα αρκούν πάντα, όπως { "e2e4" }
typed-move-or-command = μια κίνηση όπως { "Ιζ3" } ή μια εντολή· { "help" } για τον κατάλογο
typed-move-or-deed = μια κίνηση όπως { "Ιζ3" }, ή { $words }
typed-anything = μια κίνηση ή μια εντολή· { "help" } για τον κατάλογο
typed-script-time = ένας χρόνος όπως { "0:00:05" }
typed-move = μια κίνηση όπως { "Ιζ3" } ή { "g1f3" }
typed-file = το όνομα ενός αρχείου

## Help

help-start = οι δύο παίκτες είναι παρόντες και ξεκινά το χρονόμετρο του Λευκού
help-move = κάνει την κίνηση και πατά το χρονόμετρο
help-move-offer = το ίδιο, με πρόταση ισοπαλίας ενδιάμεσα
help-make = κάνει την κίνηση χωρίς να πατήσει το χρονόμετρο
help-press = πατά το χρονόμετρο ({ "press with the other hand" })
help-touch = αγγίζει κομμάτια με αυτή τη σειρά ({ "… together" }, { "… by accident" })
help-release = αφήνει το κομμάτι που άγγιξε τελευταίο
help-take = απομακρύνει ένα κομμάτι από τη σκακιέρα
help-take-back = παίρνει πίσω την κίνηση πριν πατηθεί το χρονόμετρο
help-put = τοποθετεί το κομμάτι της προαγωγής σε τετράγωνο, κατόπιν: { "let go" }
help-let-go = αφήνει το κομμάτι της προαγωγής
help-castle = κάνει ροκέ, επιτρεπτό ή όχι
help-adjust = λέει { "j'adoube" } και διορθώνει
help-displace = μετατοπίζει κομμάτια, κατόπιν: { "put back" }
help-offer = προτείνει ισοπαλία (καλύτερα μετά το { "make" } και πριν από το { "press" })
help-accept = αποδέχεται την πρόταση
help-decline = απορρίπτει την πρόταση
help-claim-repetition = ζητά ισοπαλία για τη θέση στη σκακιέρα ή με καταγεγραμμένη κίνηση
help-claim-fifty = το ίδιο για τον κανόνα των πενήντα κινήσεων
help-claim-flag = δηλώνει ότι έπεσε η σημαία του αντιπάλου
help-claim-illegal = δηλώνει ότι η κίνηση του αντιπάλου ήταν αντικανονική
help-claim-touch-move = δηλώνει ότι ο αντίπαλος δεν κίνησε το κομμάτι που άγγιξε (επίσης: { "two hands" })
help-resign = εγκαταλείπει
help-write = γράφει στο παρτιδόφυλλο· { "(=)" } για πρόταση ισοπαλίας
help-sign = υπογράφει το αποτέλεσμα
help-compare = λέει πού διαφέρουν τα παρτιδόφυλλα μεταξύ τους και από τις κινήσεις που έγιναν
help-stop = σταματά το ρολόι και καλεί τον διαιτητή ({ "stop without reason" }, { "stop promotion" })
help-mishandle = δεν χειρίζεται σωστά το ρολόι
help-arbiter-restart = ξεκινά πάλι το χρονόμετρο
help-arbiter-stop = ο διαιτητής σταματά το ρολόι
help-arbiter-flag = ο διαιτητής διαπιστώνει πτώση σημαίας ({ "observe both flags" })
help-arbiter-observe = ο διαιτητής διαπιστώνει αντικανονική κίνηση, { "touch-move, two hands, white absent, …" }
help-arbiter-set = ρυθμίζει ένα χρονόμετρο
help-arbiter-decide = απαντά στο ερώτημα 0
help-arbiter-declare = τελειώνει την παρτίδα για λόγο που δεν έχει δική του εντολή
help-arbiter-start = ο γύρος αρχίζει με όσους έχουν παρουσιαστεί
help-arrive = ένας παίκτης παρουσιάζεται στη σκακιέρα
help-five-seconds = αίτημα σε παρτίδα χωρίς πρόσθετο χρόνο ανά κίνηση ({ "ask for five seconds as delay" })
help-quickplay = ζητά ισοπαλία σε παρτίδα χωρίς πρόσθετο χρόνο ανά κίνηση ({ "claim that the game cannot be won; … without an arbiter" })
help-see-sheet = ζητά να δει το παρτιδόφυλλο του διαιτητή σε γρήγορο σκάκι και μπλιτζ ({ "ask for a scoresheet" })
help-set-up = ο παίκτης δηλώνει ότι τα κομμάτια, η σκακιέρα ή το ρολόι δεν είχαν στηθεί σωστά ({ "claim board turned, claim clock misset" })
help-agrees-to-correct = ο παίκτης συμφωνεί να διορθωθεί αντικανονική κίνηση που απαντήθηκε, σε γρήγορο σκάκι και μπλιτζ
help-announces-castling = το ανακοινώνει πριν από το ροκέ στο { "Chess960" }· ο βασιλιάς τοποθετείται με: { "put the king on g1" }
help-illegal-position = και οι δύο βασιλιάδες σε σαχ, ή πιόνι στην τελευταία οριζόντια, σε γρήγορο σκάκι και μπλιτζ
help-uncovered = μια περίπτωση που κανένα Άρθρο δεν ρυθμίζει, και Άρθρα για ανάλογες περιπτώσεις
help-correct = η τελευταία γραμμή (ή η εγγραφή { "N" } του ημερολογίου) ήταν λάθος πληκτρολόγησης
help-export = γράφει την παρτίδα ως { "PGN" }
help-save = αποθηκεύει από εδώ και πέρα κάθε γεγονός σε αρχείο
help-show = δείχνει την κατάσταση της παρτίδας σε απλό κείμενο
help-flip = γυρίζει τη σκακιέρα στην οθόνη
help-help = αυτός ο κατάλογος ({ "F1" })· { "Esc" } για κλείσιμο
help-quit = έξοδος
help-note-who = { "white …, black …, arbiter …" } στην αρχή της γραμμής λέει ποιος ενεργεί. Χωρίς αυτό, οι ενέργειες στη σκακιέρα είναι του παίκτη που έχει την κίνηση, και τα λόγια και τα πατήματα του παίκτη του οποίου λειτουργεί το χρονόμετρο.
help-note-squares = Κίνηση γραμμένη με τα δύο τετράγωνα ({ "e2e5" }) γίνεται όπως είναι, κανονική ή όχι: οι Κανόνες λένε μετά τι ακολουθεί.
help-note-keys = { "Tab" } για συμπλήρωση, πάνω και κάτω βέλος για τις προηγούμενες γραμμές, { "PageUp" } και { "PageDown" } για κύλιση των αποφάσεων.
