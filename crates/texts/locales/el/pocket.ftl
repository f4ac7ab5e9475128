### The arbiter's pocket: a page that needs no server and no network.

web-pocket-title = Το εγχειρίδιο τσέπης του διαιτητή
web-pocket-lead = Κανόνες, αποφάσεις, σκακιστικό ρολόι και σκακιέρα στο τηλέφωνό σας, χωρίς διακομιστή και δίκτυο.
web-pocket-missing = Αυτή η αίθουσα δεν περιέχει το εγχειρίδιο τσέπης. Για να το προσθέσετε, εκτελέστε το crates/wasm/build και ξεκινήστε πάλι την αίθουσα με --wasm target/npm/jadoube-full.wasm.
web-pocket-noscript = Η σελίδα χρειάζεται JavaScript. Λειτουργεί χωρίς δίκτυο.
web-pocket-clock = Σκακιστικό ρολόι
web-pocket-privacy = Απόρρητο

## The Laws

web-pocket-all-articles = Όλα τα Άρθρα της έκδοσης { $edition }
web-pocket-changes =
    { $count ->
        [one] { $count } διαφορά ανάμεσα στις εκδόσεις { $from } και { $to }
       *[other] { $count } διαφορές ανάμεσα στις εκδόσεις { $from } και { $to }
    }
web-pocket-print = Εκτύπωση

## Setting the clock

web-pocket-presets = Συνηθισμένοι χρόνοι σκέψης
web-pocket-control-hint = Λεπτά συν δευτερόλεπτα ανά κίνηση: 90+30. Πολλές περίοδοι: 40/90, 30; +30. Καθυστέρηση: 60 d5. Για κάθε παίκτη χωριστά: white 5, black 4. { "Byo-yomi: 30, byo-yomi 3x30" }.
web-pocket-penalties-of = Ποινές της έκδοσης
web-pocket-credit = Ο χρόνος της επόμενης περιόδου προστίθεται
web-pocket-credit-time = όταν τελειώσει ο χρόνος
web-pocket-credit-moves = όταν ολοκληρωθούν οι κινήσεις
web-pocket-freeze = Όταν τελειώσει ο χρόνος ενός παίκτη
web-pocket-freeze-no = πέφτει μόνο η σημαία
web-pocket-freeze-yes = σταματούν και τα δύο χρονόμετρα
web-pocket-set = Ρύθμιση του ρολογιού

## The clock

web-pocket-start = Εκκίνηση
web-pocket-pause = Σταμάτημα
web-pocket-go-on = Συνέχεια
web-pocket-turn = Περιστροφή
web-pocket-new-clock = Νέο ρολόι
web-pocket-new-clock-yes = Διαγραφή των χρόνων
web-pocket-stopped = Τα χρονόμετρα είναι σταματημένα.
web-pocket-moves =
    { $count ->
        [one] { $count } κίνηση
       *[other] { $count } κινήσεις
    }
web-pocket-period = περίοδος { $number }
web-pocket-delay = καθυστέρηση { $time }
web-pocket-first = αυτή η σημαία έπεσε πρώτη
web-pocket-ran-on = Η σελίδα ήταν κλειστή για { $time }. Το ρολόι συνέχισε να τρέχει.
web-pocket-set-back = Όσο η σελίδα ήταν κλειστή, το ρολόι της συσκευής γύρισε πίσω κατά { $time } ή περισσότερο. Τα χρονόμετρα σταμάτησαν: διορθώστε τους χρόνους.

## Corrections and penalties

web-pocket-correct = Διόρθωση των χρόνων
web-pocket-correct-yes = Ρύθμιση
web-pocket-time = Χρόνος
web-pocket-move-count = Ολοκληρωμένες κινήσεις
web-pocket-bad-time = Γράψτε τον χρόνο ως ώρες:λεπτά:δευτερόλεπτα, για παράδειγμα 1:05:30.
web-pocket-penalty = Πρόσθετος χρόνος ως ποινή
web-pocket-penalty-illegal =
    { $side ->
        [white] Αντικανονική κίνηση του Λευκού: ο Μαύρος
       *[black] Αντικανονική κίνηση του Μαύρου: ο Λευκός
    } παίρνει { $minutes ->
        [one] { $minutes } λεπτό
       *[other] { $minutes } λεπτά
    } ({ $article })
web-pocket-penalty-claim =
    { $side ->
        [white] Εσφαλμένο αίτημα του Λευκού: ο Μαύρος
       *[black] Εσφαλμένο αίτημα του Μαύρου: ο Λευκός
    } παίρνει { $minutes ->
        [one] { $minutes } λεπτό
       *[other] { $minutes } λεπτά
    } ({ $article })

## The board

web-pocket-press = Το χρονόμετρο πατιέται
web-pocket-press-hand = από τους παίκτες
web-pocket-press-auto = αυτόματα μετά από κάθε κανονική κίνηση
web-pocket-aloud = Εκφώνηση κινήσεων, αποφάσεων και χρόνων
web-pocket-keys = Το Enter κάνει την κίνηση που γράψατε· Enter σε κενή γραμμή ή το πλήκτρο διαστήματος πατά το χρονόμετρο. Το F2, ή το σύμβολο «?» και Enter, λέει τους χρόνους.
web-pocket-delete-game = Να διαγραφεί αυτή η παρτίδα;

## The ruling desk

web-pocket-history =
    { $count ->
        [0] Ιστορικό
       *[other] Ιστορικό ({ $count })
    }
web-pocket-keep = Φύλαξη με σημείωση
web-pocket-history-empty = Δεν έχει φυλαχτεί τίποτα ακόμη. Κάτω από μια απόφαση, το «Φύλαξη με σημείωση» την βάζει εδώ.
web-pocket-entry-note = Σημείωση
web-pocket-entry-round = Γύρος
web-pocket-entry-board = Σκακιέρα
web-pocket-entry-competition = Αγώνες
web-pocket-change-note = Αλλαγή της σημείωσης
web-pocket-delete-entry = Διαγραφή αυτής της εγγραφής;
web-pocket-all-notices = Όλες ως αποφάσεις για εκτύπωση
web-pocket-all-cases = Όλες ως περιπτώσεις
web-pocket-hand = Παράδοση σε αίθουσα
web-pocket-hand-file = Αποθήκευση ως αρχείο
web-pocket-hand-link = Αντιγραφή συνδέσμου
web-pocket-hand-hall = Διεύθυνση της αίθουσας
web-pocket-hand-code = Εμφάνιση κωδικού QR
web-pocket-hand-code-words = Σαρώστε τον με συσκευή στην οποία έχετε συνδεθεί στο { $hall }.
web-pocket-hand-too-long = Ο σύνδεσμος έχει { $found } χαρακτήρες· ένας κωδικός QR χωρά { $most }. Αντιγράψτε τον σύνδεσμο, αποθηκεύστε αρχείο ή παραδώστε τις εγγραφές μία μία.
web-pocket-hand-words = Ο σύνδεσμος, ο κωδικός QR και το αρχείο περιέχουν την απόφαση, τη σημείωση και τα ονόματα· όποιος έχει ένα από αυτά μπορεί να τα διαβάσει.

## Guided entry

web-pocket-guide = Άλλο περιστατικό, βήμα προς βήμα
web-pocket-guide-turn = Ποιος έχει την κίνηση
web-pocket-guide-castling = Ούτε ο βασιλιάς ούτε ο πύργος έχουν κινηθεί
web-pocket-guide-passed = Ένα πιόνι μόλις προχώρησε δύο τετράγωνα
web-pocket-guide-no-pawn = όχι
web-pocket-guide-lead = Επιλέξτε ποιος έκανε τι, γραμμή προς γραμμή. Η απόφαση ακολουθεί κάθε γραμμή.
web-pocket-guide-who = Ποιος;
web-pocket-guide-then = Και μετά: ποιος;
web-pocket-guide-what = τι συνέβη;
web-pocket-guide-search = Αναζήτηση
web-pocket-guide-undo = Αφαίρεση της τελευταίας γραμμής
web-pocket-guide-anew = Από την αρχή
web-pocket-guide-done = Έτοιμο

## Privacy

web-pocket-privacy-nothing = Αυτή η σελίδα δεν στέλνει τίποτα πουθενά. Δεν έχει λογαριασμούς ούτε στατιστικά, και η πολιτική ασφαλείας της δεν επιτρέπει στο πρόγραμμα περιήγησης να συνδεθεί με άλλον ιστότοπο.
web-pocket-privacy-stored = Σε αυτή τη συσκευή αποθηκεύει τις ρυθμίσεις σας, το σημείο όπου σταματήσατε να διαβάζετε, τους χρόνους του ρολογιού που τρέχει, την παρτίδα στη σκακιέρα και τις αποφάσεις που φυλάτε με τις σημειώσεις τους. Όποιος μπορεί να ξεκλειδώσει τη συσκευή μπορεί να τα διαβάσει.
web-pocket-privacy-delete = Εδώ μπορείτε να τα διαγράψετε όλα. Μια εγκατεστημένη σελίδα απεγκαθίσταται όπως κάθε εφαρμογή· ένα αρχείο που κατεβάσατε μπορείτε απλώς να το διαγράψετε.
web-pocket-delete = Διαγραφή όλων όσα είναι αποθηκευμένα εδώ
web-pocket-delete-yes = Διαγραφή
web-pocket-take = Πάρτε το μαζί σας
web-pocket-take-file = Λήψη ως ένα αρχείο
web-pocket-take-site = Λήψη ως ιστότοπος για διακομιστή

## The command

pocket-wrote = { $path }: { $size } kB
pocket-no-module = το πρόγραμμα μεταγλωττίστηκε χωρίς τη μονάδα WebAssembly, από την οποία αποτελείται το εγχειρίδιο τσέπης. Εκτελέστε το crates/wasm/build και μεταγλωττίστε ξανά, ή δώστε τη μονάδα με --wasm FILE.
pocket-cannot-write = δεν είναι δυνατή η εγγραφή του { $path }
