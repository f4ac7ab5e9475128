### What single sub-Articles of 4, 6, 7 and 9 have to say beside the course of a game.

point-contact-not-meant = { color } δεν άγγιξε για να μετακινήσει ή να πάρει, κάτι που δεν δεσμεύει
point-contact-counts = το άγγιγμα { color-of } δεν ήταν σαφώς τυχαίο και θεωρείται ηθελημένο
point-touch-off-move = { color } δεν έχει την κίνηση, και το άγγιγμα δεν τον δεσμεύει
point-promotes-pawn-skips = { color } προάγει χωρίς να βάλει πρώτα το πιόνι στην τελευταία οριζόντια, πράγμα που επιτρέπεται
point-promotes-piece-first = { color } βάζει το νέο κομμάτι πριν απομακρύνει το πιόνι, πράγμα που επιτρέπεται
point-promotes-captures = { color } παίρνει το κομμάτι που βρίσκεται στο τετράγωνο προαγωγής
point-assistant =
    { $task ->
        [moves] ο διαιτητής αποδέχεται βοηθό που κινεί τα κομμάτια για { color-accusative }
        [presses] ο διαιτητής αποδέχεται βοηθό που πατά το χρονόμετρο για { color-accusative }
       *[records] ο διαιτητής αποδέχεται βοηθό που γράφει τις κινήσεις για { color-accusative }
    }
point-assistant-unknown =
    { $task ->
        [moves] ο διαιτητής δεν έχει αποδεχθεί βοηθό που κινεί τα κομμάτια για { color-accusative }
        [presses] ο διαιτητής δεν έχει αποδεχθεί βοηθό που πατά το χρονόμετρο για { color-accusative }
       *[records] ο διαιτητής δεν έχει αποδεχθεί βοηθό που γράφει τις κινήσεις για { color-accusative }
    }
point-not-late = { color } δεν έχει καθυστερήσει
point-delay =
    { $seconds ->
        [one] σε κάθε κίνηση ο βασικός χρόνος μετρά μόνο μετά από { $seconds } δευτερόλεπτο
       *[other] σε κάθε κίνηση ο βασικός χρόνος μετρά μόνο μετά από { $seconds } δευτερόλεπτα
    }
point-period-completed =
    { $count ->
        [one] { color } ολοκλήρωσε έγκαιρα { $count } κίνηση
       *[other] { color } ολοκλήρωσε έγκαιρα { $count } κινήσεις
    }
point-time-saved = { color } μεταφέρει { $time } στην επόμενη περίοδο
point-time-not-saved = { color } δεν μεταφέρει { $time } στην επόμενη περίοδο
point-clock-placed = ο διαιτητής αποφάσισε πού τοποθετείται το ρολόι
point-clock-placed-by-player = πού τοποθετείται το ρολόι δεν το αποφασίζει { color }
point-moves-checked =
    { $required ->
        [one] έλεγχος: { color } ολοκλήρωσε { $done } από { $required } κίνηση
       *[other] έλεγχος: { color } ολοκλήρωσε { $done } από τις { $required } κινήσεις
    }
point-pressed-too-late = { color } είχε κάνει την κίνηση, αλλά ο χρόνος έως το πάτημα του χρονομέτρου είναι δικός του
point-pressed-after-reply = επιτρέπεται σ{ color-accusative } να πατήσει το χρονόμετρο, αν και ο αντίπαλος απάντησε
point-flag-order-unknown = δεν μπορεί να διαπιστωθεί ποια σημαία έπεσε πρώτη
point-claim-from-screen = το αίτημα { color-of } στηρίζεται μόνο σε οθόνη και δεν εξετάζεται
point-stopped-for-displaced = { color } σταματά το ρολόι επειδή μετατοπίστηκαν κομμάτια
point-displaced-penalty = τα κομμάτια τα μετατόπισε { color }
point-pressed-while-displaced = { color } πάτησε το χρονόμετρο ενώ τα κομμάτια ήταν ακόμη μετατοπισμένα
point-last-identifiable = η θέση πριν από την αντικανονικότητα δεν μπορεί να προσδιοριστεί· αποκαθίσταται η τελευταία αναγνωρίσιμη πριν από αυτήν
point-position-set = καμία θέση της καταγραφής δεν είναι η σωστή· ο διαιτητής στήνει την τελευταία που μπορεί να προσδιοριστεί
point-times-open = ο διαιτητής αποφασίζει κατά την κρίση του τι θα δείχνει το ρολόι
point-offer-on-both-sheets = η πρόταση ισοπαλίας είναι και στα δύο παρτιδόφυλλα
point-appeared =
    { $count ->
        [one] η θέση εμφανίστηκε { $count } φορά
       *[other] η θέση εμφανίστηκε { $count } φορές
    }
point-quiet-moves =
    { $count ->
        [one] { $count } κίνηση από κάθε παίκτη χωρίς πάρσιμο ή κίνηση πιονιού
       *[other] { $count } κινήσεις από κάθε παίκτη χωρίς πάρσιμο ή κίνηση πιονιού
    }
point-looks-alike-turn =
    { $count ->
        [one] μία θέση με τα ίδια κομμάτια δεν είναι η ίδια: την κίνηση είχε ο άλλος παίκτης
       *[other] { $count } θέσεις με τα ίδια κομμάτια δεν είναι οι ίδιες: την κίνηση είχε ο άλλος παίκτης
    }
point-looks-alike-en-passant =
    { $count ->
        [one] μία θέση με τα ίδια κομμάτια δεν είναι η ίδια: ένα πιόνι μπορούσε να παρθεί αν πασάν
       *[other] { $count } θέσεις με τα ίδια κομμάτια δεν είναι οι ίδιες: ένα πιόνι μπορούσε να παρθεί αν πασάν
    }
point-looks-alike-castling =
    { $count ->
        [one] μία θέση με τα ίδια κομμάτια δεν είναι η ίδια: υπήρχαν άλλα δικαιώματα για ροκέ
       *[other] { $count } θέσεις με τα ίδια κομμάτια δεν είναι οι ίδιες: υπήρχαν άλλα δικαιώματα για ροκέ
    }
point-not-dead = το ματ είναι ακόμη δυνατό
point-pressed-while-stopped = το πάτημα του χρονομέτρου από { color-accusative } δεν αλλάζει τίποτα: τα χρονόμετρα είναι σταματημένα και ο διαιτητής δεν τα έχει ξεκινήσει πάλι
point-pressed-out-of-turn = { color } πάτησε το χρονόμετρο μετά από κίνηση εκτός σειράς, πράγμα που δεν ολοκληρώνει τίποτα και δεν είναι αντικανονική κίνηση
point-written-move-stands = { color } δεν μπορεί να αλλάξει την κίνηση που κατέγραψε για το αίτημα
point-written-move-changed = { color } υποβάλλει το αίτημα με άλλη κίνηση από αυτήν που κατέγραψε πρώτα
point-written-move-impossible = κανένα κομμάτι δεν μπορεί να κάνει την κίνηση που { color } κατέγραψε για το αίτημα

## Findings that say something of their own under a certain Article

point-completed-by-end = η κίνηση { color-of } τερματίζει την παρτίδα και ολοκληρώθηκε χωρίς πάτημα του χρονομέτρου
point-completed-by-next = η κίνηση { color-of } ολοκληρώθηκε με την εκτέλεση της επόμενης
point-other-hand = { color } πάτησε το χρονόμετρο με άλλο χέρι από εκείνο που έκανε την κίνηση
point-press-without-move = { color } πάτησε το χρονόμετρο χωρίς να έχει κάνει κίνηση
point-two-hands = { color } χρησιμοποίησε και τα δύο χέρια για μία κίνηση
point-agreement-needs-moves = ισοπαλία συμφωνείται μόνο αφού κάθε παίκτης έχει κάνει μία κίνηση
