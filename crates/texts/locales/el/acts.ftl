### What somebody does, as a case or a log prints it.

actor =
    { $actor ->
        [white] ο Λευκός
        [black] ο Μαύρος
        [whites-assistant] ο βοηθός του Λευκού
        [blacks-assistant] ο βοηθός του Μαύρου
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
act-is-ready = { actor } είναι έτοιμος
act-starts-round = { actor } κηρύσσει την έναρξη του γύρου
act-touches = { actor } αγγίζει το κομμάτι στο { $square }
act-touches-in-turn = { actor } αγγίζει με αυτή τη σειρά τα κομμάτια στα { $squares }
act-touches-together = { actor } αγγίζει ταυτόχρονα { pieces-on }
act-touches-by-accident = { actor } αγγίζει κατά λάθος το κομμάτι στο { $square }
act-touches-carelessly = { actor } αγγίζει από απροσεξία το κομμάτι στο { $square }
act-points-at = { actor } αγγίζει το κομμάτι στο { $square } για να το δείξει
act-adjusts = { actor } διορθώνει { pieces-on }
act-releases = { actor } αφήνει το κομμάτι στο { $square }
act-takes-off = { actor } απομακρύνει από τη σκακιέρα το κομμάτι στο { $square }
act-places = { actor } τοποθετεί { piece-into } στο { $square }
act-places-colored =
    { $color ->
        [white] { actor } τοποθετεί κομμάτι λευκού χρώματος ({ piece }) στο { $square }
       *[black] { actor } τοποθετεί κομμάτι μαύρου χρώματος ({ piece }) στο { $square }
    }
act-lets-go = { actor } αφήνει το νέο κομμάτι
act-plays = { actor } παίζει { $move }
act-plays-with-both-hands = { actor } παίζει { $move } με τα δύο χέρια
act-completes = { actor } παίζει { $move } και πατά το χρονόμετρο
act-completes-with-both-hands = { actor } παίζει { $move } με τα δύο χέρια και πατά το χρονόμετρο
act-takes-back = { actor } παίρνει πίσω την κίνηση
act-displaces = { actor } μετατοπίζει { pieces-on }
act-puts-back = { actor } επαναφέρει τα κομμάτια που μετατοπίστηκαν

## At the clock

act-presses = { actor } πατά το χρονόμετρο
act-presses-with-other-hand = { actor } πατά το χρονόμετρο με το άλλο χέρι
act-mishandles-clock = { actor } δεν χειρίζεται σωστά το ρολόι
act-keeps-finger = { actor } κρατά το δάχτυλο στο κουμπί του ρολογιού
act-stops-clocks =
    { $actor ->
        [white] { actor } σταματά το ρολόι και καλεί τον διαιτητή
        [black] { actor } σταματά το ρολόι και καλεί τον διαιτητή
        [whites-assistant] { actor } σταματά το ρολόι και καλεί τον διαιτητή
        [blacks-assistant] { actor } σταματά το ρολόι και καλεί τον διαιτητή
       *[other] { actor } σταματά το ρολόι
    }
act-stops-clocks-to-call-about = { actor } σταματά το ρολόι και καλεί τον διαιτητή: { trouble }
trouble =
    { $trouble ->
        [illegal-move] αντικανονική κίνηση
        [clock] το ρολόι
        [disturbance] ενόχληση
       *[claim] αίτημα
    }
act-stops-clocks-for-promotion = { actor } σταματά το ρολόι, επειδή λείπει το κομμάτι της προαγωγής
act-stops-clocks-after-sealing = { actor } σταματά το ρολόι, αφού σφράγισε την κίνηση
act-stops-clocks-without-reason = { actor } σταματά το ρολόι χωρίς λόγο
act-restarts = { actor } ξεκινά πάλι το ρολόι
act-restarts-clock = { actor } ξεκινά πάλι το χρονόμετρο { color-of }
act-sets-counter = { actor } ρυθμίζει τον μετρητή κινήσεων { color-of } στο { $count }
act-sets-position = { actor } στήνει τη θέση «{ $fen }»
act-sets-clock = { actor } ρυθμίζει το χρονόμετρο { color-of } στο { $time }

## In words and in writing

act-offers-draw = { actor } προτείνει ισοπαλία
act-offers-draw-on-condition = { actor } προτείνει ισοπαλία υπό όρο
act-accepts = { actor } αποδέχεται την πρόταση ισοπαλίας
act-declines = { actor } απορρίπτει την πρόταση ισοπαλίας
act-withdraws-offer = { actor } προσπαθεί να αποσύρει την πρόταση ισοπαλίας
act-withdraws-claim = { actor } προσπαθεί να αποσύρει το αίτημα ισοπαλίας
act-consents-to-draw = { actor } συγκατατίθεται σε συμφωνία ισοπαλίας
act-refuses-consent = { actor } δεν συγκατατίθεται σε συμφωνία ισοπαλίας
act-resigns = { actor } εγκαταλείπει
act-claims = { actor } υποβάλλει αίτημα για { claim }
act-claims-with = { actor } υποβάλλει αίτημα για { claim }, έχοντας καταγράψει την κίνηση { $move }
act-records = { actor } γράφει { $text }
act-signs = { actor } υπογράφει το αποτέλεσμα { $score }

## What is noticed and decided

act-observes-flag = { actor } διαπιστώνει ότι έπεσε η σημαία { color-of }
act-observes-both-flags = { actor } διαπιστώνει ότι έχουν πέσει και οι δύο σημαίες
act-observes-illegal-move = { actor } διαπιστώνει αντικανονική κίνηση
act-observes-touch-move = { actor } διαπιστώνει παραβίαση του κανόνα του αγγίγματος
act-observes-two-hands = { actor } διαπιστώνει ότι μια κίνηση έγινε με τα δύο χέρια
act-observes-absent = { actor } διαπιστώνει ότι { color } είναι απών
act-observes-wrong-set-up = { actor } διαπιστώνει ότι η αρχική θέση ήταν λανθασμένη
act-observes-board-turned = { actor } διαπιστώνει ότι η σκακιέρα δεν είναι σωστά τοποθετημένη
act-observes-colors-reversed = { actor } διαπιστώνει ότι η παρτίδα άρχισε με αντίθετα χρώματα
act-observes-displaced =
    { $count ->
        [one] { actor } διαπιστώνει ότι κομμάτια είναι μετατοπισμένα από πριν από την τελευταία κίνηση
       *[other] { actor } διαπιστώνει ότι κομμάτια είναι μετατοπισμένα εδώ και { $count } κινήσεις, μαζί και των δύο παικτών
    }
act-observes-clock-defect = { actor } διαπιστώνει ότι το ρολόι έχει βλάβη
act-observes-clock-misset = { actor } διαπιστώνει ότι το ρολόι είχε ρυθμιστεί λανθασμένα
act-observes-not-recording = { actor } διαπιστώνει ότι { color } δεν καταγράφει τις κινήσεις
act-decides = { actor } αποφασίζει: { $answer }
act-declares = { actor } κηρύσσει το αποτέλεσμα { $score }
act-corrects = { actor } διαγράφει την εγγραφή { $number } του ημερολογίου
act-corrects-last = { actor } διαγράφει την τελευταία εγγραφή του ημερολογίου
acts = { $acts }

## Adjourned games

act-announces-session = { actor } ανακοινώνει την περίοδο παιχνιδιού
act-announces-session-from = { actor } ανακοινώνει την περίοδο παιχνιδιού από τις { $starts }
act-announces-session-to = { actor } ανακοινώνει την περίοδο παιχνιδιού έως τις { $ends }
act-announces-session-from-to = { actor } ανακοινώνει την περίοδο παιχνιδιού από τις { $starts } έως τις { $ends }
act-asks-to-seal = { actor } ζητά να σφραγιστεί κίνηση
act-adjourns-early = { actor } ζητά να σφραγίσει πριν από το τέλος της περιόδου παιχνιδιού
act-seals = { actor } σφραγίζει κίνηση
act-seals-electronically = { actor } σφραγίζει κίνηση σε ηλεκτρονικό παρτιδόφυλλο
act-seals-text = { actor } σφραγίζει «{ $text }»
act-seals-text-electronically = { actor } σφραγίζει «{ $text }» σε ηλεκτρονικό παρτιδόφυλλο
act-checks-envelope = { actor } ελέγχει τον φάκελο
act-checks-envelope-lacking = { actor } ελέγχει τον φάκελο· ελλείψεις: { $items }
act-checks-envelope-wrong = { actor } ελέγχει τον φάκελο· λάθη: { $items }
act-resumes = { actor } επαναλαμβάνει την παρτίδα που διακόπηκε
act-opens-envelope = { actor } ανοίγει τον φάκελο
act-opens-envelope-reading = { actor } ανοίγει τον φάκελο και διαβάζει «{ $text }»
act-reads-sealed-move = { actor } διαβάζει τη σφραγισμένη κίνηση ως { $move }
act-misses-envelope = { actor } αναφέρει ότι ο φάκελος λείπει
act-misses-envelope-and-position = { actor } αναφέρει ότι ο φάκελος λείπει και η θέση δεν είναι γνωστή
act-misses-envelope-and-times = { actor } αναφέρει ότι ο φάκελος λείπει και οι χρόνοι δεν είναι γνωστοί
act-misses-envelope-and-all = { actor } αναφέρει ότι ο φάκελος λείπει και δεν είναι γνωστά ούτε η θέση ούτε οι χρόνοι
act-states-move = { actor } δηλώνει ότι σφραγίστηκε «{ $text }»
act-points-out-times = { actor } επισημαίνει ότι οι χρόνοι είναι λανθασμένοι

## Scoresheets and what is around the board

act-writes-notes = { actor } γράφει κάτι άλλο στο παρτιδόφυλλο
act-views-earlier = { actor } κοιτάζει μια προηγούμενη θέση στο ηλεκτρονικό παρτιδόφυλλο
act-records-electronically = { actor } καταγράφει σε πιστοποιημένο ηλεκτρονικό παρτιδόφυλλο
act-records-uncertified = { actor } καταγράφει σε μη πιστοποιημένο ηλεκτρονικό παρτιδόφυλλο
act-sheet-fails = { actor } έχει ελαττωματικό παρτιδόφυλλο
act-hides-sheet = { actor } κρατά το παρτιδόφυλλο εκεί όπου δεν το βλέπει ο διαιτητής
act-hides-sheet-from-opponent = { actor } δεν αφήνει το παρτιδόφυλλο ορατό στον αντίπαλο
act-borrows-sheet = { actor } παίρνει το παρτιδόφυλλο του αντιπάλου
act-returns-sheet = { actor } επιστρέφει το παρτιδόφυλλο του αντιπάλου
act-names-other-move = { actor } δηλώνει άλλη κίνηση από αυτήν που κατέγραψε
act-wrote-impossible-move = { actor } κατέγραψε κίνηση που { piece-none } δεν μπορεί να κάνει
act-finds-sheets-incomplete = { actor } διαπιστώνει ότι κανένα παρτιδόφυλλο δεν είναι πλήρες· το ζήτημα αφορά τη σημαία { color-of }
act-has-evidence =
    { $count ->
        [one] { actor } έχει στοιχεία ότι { color } ολοκλήρωσε { $count } κίνηση
       *[other] { actor } έχει στοιχεία ότι { color } ολοκλήρωσε { $count } κινήσεις
    }
act-places-clock = { actor } αποφασίζει πού θα τοποθετηθεί το ρολόι
act-for-disabled = { $told }· πρόκειται για παίκτη ΑμεΑ
act-claims-from-screen = { actor } υποβάλλει αίτημα για { claim } με μόνο στοιχείο όσα δείχνει μια οθόνη
act-observes-flag-uncounted = { actor } διαπιστώνει ότι έπεσε η σημαία { color-of } και ότι ο αριθμός των ολοκληρωμένων κινήσεων δεν είναι γνωστός
act-observes-dead-position = { actor } διαπιστώνει ότι κανένας παίκτης δεν μπορεί να κάνει ματ
act-observes-last-identifiable =
    { $count ->
        [one] { actor } διαπιστώνει ότι η τελευταία αναγνωρίσιμη θέση είναι εκείνη πριν από την τελευταία κίνηση
       *[other] { actor } διαπιστώνει ότι η τελευταία αναγνωρίσιμη θέση είναι { $count } κινήσεις πριν, μαζί και των δύο παικτών
    }

## Rapid, blitz, Chess960, games without increment, and the Preface

act-asks-for-sheet = { actor } ζητά παρτιδόφυλλο
act-asks-to-see-sheet = { actor } ζητά να δει το παρτιδόφυλλο του διαιτητή
act-claims-set-up =
    { $part ->
        [pieces] { actor } δηλώνει ότι τα κομμάτια τοποθετήθηκαν λανθασμένα
        [board] { actor } δηλώνει ότι η σκακιέρα τοποθετήθηκε λανθασμένα
       *[clock] { actor } δηλώνει ότι το ρολόι ρυθμίστηκε λανθασμένα
    }
act-sees-illegal-position = { actor } διαπιστώνει αντικανονική θέση
act-agrees-to-correct = { actor } συμφωνεί να διορθωθεί η αντικανονική κίνηση
act-draws-lots =
    { $means ->
        [computer] { actor } κληρώνει την αρχική θέση με υπολογιστή
        [dice] { actor } κληρώνει την αρχική θέση με ζάρια
        [coins] { actor } κληρώνει την αρχική θέση με νομίσματα
       *[cards] { actor } κληρώνει την αρχική θέση με χαρτιά
    }
act-announces-castling = { actor } ανακοινώνει ότι θα κάνει ροκέ
act-asks-for-five-seconds =
    { $mode ->
        [delay] { actor } ζητά καθυστέρηση πέντε δευτερολέπτων και για τους δύο παίκτες
       *[increment] { actor } ζητά πρόσθετο χρόνο πέντε δευτερολέπτων ανά κίνηση και για τους δύο παίκτες
    }
act-claims-quickplay = { actor } ζητά ισοπαλία: { grounds }
act-claims-quickplay-without-arbiter = { actor } ζητά ισοπαλία χωρίς να είναι παρών διαιτητής: { grounds }
grounds =
    { $grounds ->
        [cannot-win] ο αντίπαλος δεν μπορεί να κερδίσει με κανονικό τρόπο
        [no-effort] ο αντίπαλος δεν καταβάλλει προσπάθεια να κερδίσει με κανονικό τρόπο
       *[both] ο αντίπαλος δεν μπορεί να κερδίσει με κανονικό τρόπο ούτε καταβάλλει προσπάθεια
    }
act-writes-final-position = { actor } γράφει την τελική θέση: «{ $text }»
act-submits-sheet = { actor } υποβάλλει το παρτιδόφυλλο
act-confirms =
    { $evidence ->
        [sheet] { actor } επιβεβαιώνει το παρτιδόφυλλο
       *[position] { actor } επιβεβαιώνει την τελική θέση
    }
act-disputes =
    { $evidence ->
        [sheet] { actor } δεν επιβεβαιώνει το παρτιδόφυλλο
       *[position] { actor } δεν επιβεβαιώνει την τελική θέση
    }
act-declares-drawn = { actor } κηρύσσει την παρτίδα ισόπαλη
act-reports-uncovered = { actor } αναφέρει μια περίπτωση που κανένα Άρθρο δεν ρυθμίζει: «{ $text }»
act-reports-uncovered-like = { actor } αναφέρει μια περίπτωση που κανένα Άρθρο δεν ρυθμίζει: «{ $text }»· ανάλογες περιπτώσεις: { $articles }
act-puts-to-fide = { actor } υποβάλλει ερώτημα στη FIDE: «{ $text }»
act-puts-to-fide-through-federation = { actor } υποβάλλει μέσω της ομοσπονδίας ερώτημα στη FIDE: «{ $text }»

## Blind and visually disabled players

act-registers-visual = { actor } σημειώνει ότι { color } έχει πρόβλημα όρασης
act-registers-hearing = { actor } σημειώνει ότι { color } έχει πρόβλημα ακοής
act-adapts-rules = { actor } προσαρμόζει τους κανόνες μετά από συνεννόηση με τον διαιτητή
act-adapts-rules-so = { actor } προσαρμόζει τους κανόνες μετά από συνεννόηση με τον διαιτητή: «{ $text }»
act-adapts-rules-alone = { actor } προσαρμόζει τους κανόνες χωρίς συνεννόηση με τον διαιτητή
act-adapts-rules-alone-so = { actor } προσαρμόζει τους κανόνες χωρίς συνεννόηση με τον διαιτητή: «{ $text }»
act-demands-two-boards = { actor } απαιτεί δύο σκακιέρες
act-allows-other-words = { actor } επιτρέπει άλλες λέξεις στην εκφώνηση
act-brings-clock =
    { $kind ->
        [speaking] { actor } φέρνει ρολόι που μιλάει
        [tactile] { actor } φέρνει ρολόι που διαβάζεται με την αφή
        [both] { actor } φέρνει ρολόι που μιλάει και διαβάζεται με την αφή
       *[plain] { actor } φέρνει ρολόι που ούτε μιλάει ούτε διαβάζεται με την αφή
    }
act-keeps-score =
    { $means ->
        [braille] { actor } καταγράφει με το σύστημα Μπράιγ
        [longhand] { actor } καταγράφει με κανονική γραφή
       *[device] { actor } καταγράφει με συσκευή καταγραφής
    }
act-takes-assistant = { actor } παίρνει βοηθό, που αναλαμβάνει { $tasks }
act-lifts = { actor } βγάζει από την οπή το κομμάτι στο { $square }
act-announces-move = { actor } εκφωνεί «{ $text }»
act-repeats-move = { actor } επαναλαμβάνει «{ $text }»
act-copies-move = { actor } εκτελεί την κίνηση { $move } στην άλλη σκακιέρα
act-informs = { actor } ενημερώνει, αφού του ζητήθηκε, για τον αριθμό των κινήσεων και τους χρόνους
act-informs-unasked = { actor } ενημερώνει, χωρίς να του ζητηθεί, για τον αριθμό των κινήσεων και τους χρόνους
act-reports-touch = { actor } αναφέρει ότι αγγίχτηκε το κομμάτι στο { $square }
act-compares-boards = { actor } συγκρίνει τις δύο σκακιέρες
