### What somebody does, as a case or a log prints it.

actor =
    { $actor ->
        [white] ο λευκός
        [black] ο μαύρος
        [whites-assistant] ο βοηθός του λευκού
        [blacks-assistant] ο βοηθός του μαύρου
        [arbiters-assistant] ο βοηθός του διαιτητή
        [organizer] ο διοργανωτής
        [hall] το σύστημα της αίθουσας
        [spectator] ένας θεατής
        [appeals] η επιτροπή ενστάσεων
       *[arbiter] ο διαιτητής
    }
square-written = { $square }
pieces-on =
    { $squares-count ->
        [one] το κομμάτι στο { $squares }
       *[other] τα κομμάτια στα { $squares }
    }

## At the board

act-arrives = { actor } παρουσιάζεται στη σκακιέρα
act-starts-round = { actor } αρχίζει τον γύρο
act-touches = { actor } αγγίζει το κομμάτι στο { $square }
act-touches-in-turn = { actor } αγγίζει με αυτή τη σειρά τα κομμάτια στα { $squares }
act-touches-together = { actor } αγγίζει ταυτόχρονα { pieces-on }
act-touches-by-accident = { actor } αγγίζει κατά λάθος το κομμάτι στο { $square }
act-touches-carelessly = { actor } αγγίζει από απροσεξία το κομμάτι στο { $square }
act-points-at = { actor } αγγίζει το κομμάτι στο { $square } για να το δείξει
act-adjusts = { actor } τακτοποιεί { pieces-on }
act-releases = { actor } αφήνει το κομμάτι στο { $square }
act-takes-off = { actor } απομακρύνει από τη σκακιέρα το κομμάτι στο { $square }
act-places = { actor } τοποθετεί { piece-into } στο { $square }
act-lets-go = { actor } αφήνει το νέο κομμάτι
act-plays = { actor } παίζει { $move }
act-plays-with-both-hands = { actor } παίζει { $move } και με τα δύο χέρια
act-completes = { actor } παίζει { $move } και πατάει το χρονόμετρο
act-completes-with-both-hands = { actor } παίζει { $move } και με τα δύο χέρια και πατάει το χρονόμετρο
act-takes-back = { actor } παίρνει πίσω την κίνηση
act-displaces = { actor } μετατοπίζει { pieces-on }
act-puts-back = { actor } επαναφέρει τα κομμάτια που μετατοπίστηκαν

## At the clock

act-presses = { actor } πατάει το χρονόμετρο
act-presses-with-other-hand = { actor } πατάει το χρονόμετρο με το άλλο χέρι
act-mishandles-clock = { actor } δεν χειρίζεται σωστά το ρολόι
act-stops-clocks = { actor } σταματά το ρολόι
act-stops-clocks-to-call = { actor } σταματά το ρολόι και καλεί τον διαιτητή
act-stops-clocks-for-promotion = { actor } σταματά το ρολόι, επειδή δεν είναι διαθέσιμο το κομμάτι για την προαγωγή
act-stops-clocks-without-reason = { actor } σταματά το ρολόι χωρίς λόγο
act-restarts = { actor } ξεκινά πάλι το ρολόι
act-restarts-clock = { actor } ξεκινά πάλι το χρονόμετρο { color-of }
act-sets-clock = { actor } ρυθμίζει το χρονόμετρο { color-of } στο { $time }

## In words and in writing

act-offers-draw = { actor } προτείνει ισοπαλία
act-offers-draw-on-condition = { actor } προτείνει ισοπαλία υπό όρους
act-accepts = { actor } αποδέχεται την πρόταση ισοπαλίας
act-declines = { actor } απορρίπτει την πρόταση ισοπαλίας
act-resigns = { actor } εγκαταλείπει
act-claims = { actor } υποβάλλει αίτημα για { claim }
act-claims-with = { actor } υποβάλλει αίτημα για { claim }, έχοντας καταγράψει { $move }
act-records = { actor } γράφει { $text }
act-signs = { actor } υπογράφει το αποτέλεσμα { $score }

## What is noticed and decided

act-observes-flag = { actor } διαπιστώνει ότι έπεσε η σημαία { color-of }
act-observes-both-flags = { actor } διαπιστώνει ότι έχουν πέσει και οι δύο σημαίες
act-observes-illegal-move = { actor } διαπιστώνει αντικανονική κίνηση
act-observes-touch-move = { actor } διαπιστώνει παραβίαση του κανόνα για τα κομμάτια που αγγίχτηκαν
act-observes-two-hands = { actor } διαπιστώνει κίνηση και με τα δύο χέρια
act-observes-absent = { actor } διαπιστώνει ότι { color } είναι απών
act-observes-wrong-set-up = { actor } διαπιστώνει ότι η αρχική τοποθέτηση των κομματιών ήταν εσφαλμένη
act-observes-board-turned = { actor } διαπιστώνει ότι η σκακιέρα δεν είναι σωστά τοποθετημένη
act-observes-colors-reversed = { actor } διαπιστώνει ότι η παρτίδα άρχισε με αντίθετα χρώματα
act-observes-displaced =
    { $count ->
        [one] { actor } διαπιστώνει ότι κομμάτια έχουν μετατοπιστεί εδώ και { $count } κίνηση
       *[other] { actor } διαπιστώνει ότι κομμάτια έχουν μετατοπιστεί εδώ και { $count } κινήσεις συνολικά και των δύο παικτών
    }
act-observes-clock-defect = { actor } διαπιστώνει ότι το ρολόι έχει βλάβη
act-observes-clock-misset = { actor } διαπιστώνει ότι το ρολόι έχει λανθασμένη ρύθμιση
act-observes-not-recording = { actor } διαπιστώνει ότι { color } δεν καταγράφει τις κινήσεις
act-decides = { actor } αποφασίζει για το ερώτημα { $number }: { $answer }
act-declares = { actor } κηρύσσει το αποτέλεσμα { $score }
act-corrects = { actor } διαγράφει την εγγραφή { $number } του ημερολογίου
act-corrects-last = { actor } διαγράφει την τελευταία εγγραφή του ημερολογίου
acts = { $acts }
