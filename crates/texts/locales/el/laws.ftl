### Articles 4 to 9: what was found, what follows, what the arbiter is asked.

ruling = Άρθρο { $article }: { $finding }.
ruling-cites = Άρθρο { $article }
# A passage that the Laws print without a number, after the one that has this number.
article-unnumbered = { $number }, χωρίς αριθμό { $count }
part-adjourned = ΔΙΑΚΟΠΗ
part-preface = Πρόλογος
part-introduction = Εισαγωγή
part-guidelines = Κατευθυντήριες Οδηγίες

## What was found

finding-started = η παρτίδα αρχίζει
finding-arrived = { color } παρουσιάστηκε στη σκακιέρα
finding-ready = { color } είναι έτοιμος
finding-late = { color } δεν ήταν στη σκακιέρα έως τη λήξη του επιτρεπτού χρόνου καθυστέρησης
finding-both-absent = κανένας παίκτης δεν ήταν παρών στην έναρξη· ο Λευκός χάνει τον χρόνο που πέρασε
finding-bound = ο κανόνας του αγγίγματος δεσμεύει { color-accusative }
finding-touched-in-vain = κανένα από τα κομμάτια που άγγιξε { color } δεν μπορεί να κινηθεί ή να παρθεί
finding-adjusted-wrongly = δεν επιτρέπεται σ{ color-accusative } να διορθώσει κομμάτια τώρα
finding-adjusted = { color } διορθώνει κομμάτι και δεν υποχρεούται να το κινήσει
finding-made = { color } έκανε την κίνηση { $move }
finding-released-illegally = η κίνηση { color-of } είναι αντικανονική και πρέπει να διορθωθεί πριν πατηθεί το χρονόμετρο
finding-released-illegally-because = η κίνηση { color-of } είναι αντικανονική ({ $reason }) και πρέπει να διορθωθεί πριν πατηθεί το χρονόμετρο
finding-touch-move-broken = { color } παραβίασε τον κανόνα του αγγίγματος κάνοντας άλλη κίνηση
finding-complaint-too-late = { color } έχει αγγίξει κομμάτι και είναι πλέον αργά για να διαμαρτυρηθεί
finding-complaint-unfounded = το αίτημα { color-of } για { claim } είναι αβάσιμο
finding-completed = η κίνηση { color-of } ολοκληρώθηκε
finding-checkmate = { color } έκανε ματ
finding-stalemate = πατ
finding-dead = νεκρή θέση: κανένας παίκτης δεν μπορεί να κάνει ματ
finding-resigned = { color } εγκαταλείπει
finding-after-end = { color } ενεργεί μετά το τέλος της παρτίδας, πράγμα που δεν αλλάζει τίποτα
finding-found-after-end = αυτό διαπιστώθηκε μετά το τέλος της παρτίδας και το αποτέλεσμα ισχύει
finding-agreed = οι παίκτες συμφώνησαν ισοπαλία
finding-agreement-barred = δεν μπορεί να συμφωνηθεί τώρα ισοπαλία
finding-offered = { color } προτείνει ισοπαλία
finding-offered-wrongly = { color } προτείνει ισοπαλία σε λάθος στιγμή· η πρόταση ισχύει
finding-condition-void = δεν επιτρέπεται σ{ color-accusative } να συνδέσει την πρόταση ισοπαλίας με όρο
finding-declined = { color } απορρίπτει την πρόταση ισοπαλίας
finding-no-offer = δεν υπάρχει πρόταση ισοπαλίας για αποδοχή ή απόρριψη
finding-offer-not-withdrawn = { color } δεν μπορεί να αποσύρει την πρόταση ισοπαλίας
finding-claim-not-withdrawn = { color } δεν μπορεί να αποσύρει το αίτημα ισοπαλίας
finding-nothing-to-withdraw = { color } δεν έχει τίποτα να αποσύρει
finding-consent-given = ο διαιτητής συγκατατίθεται σε συμφωνία ισοπαλίας
finding-consent-refused = ο διαιτητής δεν συγκατατίθεται σε συμφωνία ισοπαλίας
finding-consent-not-needed = οι παίκτες δεν χρειάζονται συγκατάθεση για να συμφωνήσουν ισοπαλία
finding-flag-fell = η σημαία { color-of } έπεσε
finding-flag-up = η σημαία { color-of } δεν έχει πέσει
finding-both-flags = έχουν πέσει και οι δύο σημαίες
finding-time-lost = { color } δεν ολοκλήρωσε εγκαίρως τις απαιτούμενες κινήσεις
finding-illegal = { color } ολοκλήρωσε αντικανονική κίνηση
finding-illegal-because = { color } ολοκλήρωσε αντικανονική κίνηση: { $reason }
finding-illegal-pawn = { color } ολοκλήρωσε αντικανονική κίνηση: το πιόνι στο { $square } δεν προάχθηκε
finding-illegal-press = { color } πάτησε το χρονόμετρο χωρίς να κάνει κίνηση, πράγμα που λογίζεται αντικανονική κίνηση
finding-illegal-hands = { color } χρησιμοποίησε τα δύο χέρια για μία κίνηση, πράγμα που λογίζεται αντικανονική κίνηση
finding-penalty = { opponent } παίρνει { $time } πρόσθετο χρόνο για την αντικανονική κίνηση { color-of }
finding-penalty-lost = { color } έκανε μία αντικανονική κίνηση παραπάνω από όσες επιτρέπονται
finding-illegal-stands = η αντικανονική κίνηση { color-of } ισχύει, επειδή ο αντίπαλος έχει απαντήσει
finding-clock-mishandled = { color } δεν χειρίστηκε σωστά το ρολόι
finding-press-idle = το πάτημα του χρονομέτρου από { color-accusative } δεν έχει αποτέλεσμα
finding-stopped = { color } σταμάτησε το ρολόι
finding-stopped-without-reason = { color } σταμάτησε το ρολόι χωρίς βάσιμο λόγο
finding-stopped-by-arbiter = ο διαιτητής σταμάτησε το ρολόι
finding-interrupted = η παρτίδα διακόπηκε και τα χρονόμετρα δείχνουν τους τελευταίους γνωστούς χρόνους
finding-restarted = η παρτίδα συνεχίζεται και λειτουργεί το χρονόμετρο { color-of }
finding-claimed = { color } υποβάλλει αίτημα για { claim }
finding-taken-back = { color } παίρνει πίσω την κίνηση
finding-taken-back-completed = { color } παίρνει πίσω ολοκληρωμένη κίνηση· η κίνηση ισχύει
finding-promotion-exchanged = { color } τοποθετεί άλλο κομμάτι όταν η προαγωγή δεν μπορεί πια να αλλάξει
finding-claim-right = το αίτημα { color-of } για { claim } είναι σωστό
finding-claim-wrong =
    { $claim ->
        [fifty]
            { $count ->
                [0] το αίτημα { color-of } είναι εσφαλμένο: δεν έχουν γίνει πενήντα κινήσεις από κάθε παίκτη χωρίς πάρσιμο ή κίνηση πιονιού
                [one] το αίτημα { color-of } είναι εσφαλμένο: κάθε παίκτης έχει κάνει μόνο { $count } κίνηση χωρίς πάρσιμο ή κίνηση πιονιού, όχι πενήντα
               *[other] το αίτημα { color-of } είναι εσφαλμένο: κάθε παίκτης έχει κάνει μόνο { $count } κινήσεις χωρίς πάρσιμο ή κίνηση πιονιού, όχι πενήντα
            }
       *[repetition]
            { $count ->
                [0] το αίτημα { color-of } είναι εσφαλμένο: η θέση του αιτήματος δεν έχει εμφανιστεί
                [1] το αίτημα { color-of } είναι εσφαλμένο: η θέση έχει εμφανιστεί μία φορά, όχι τρεις
                [2] το αίτημα { color-of } είναι εσφαλμένο: η θέση έχει εμφανιστεί δύο φορές, όχι τρεις
               *[other] το αίτημα { color-of } είναι εσφαλμένο: η θέση έχει εμφανιστεί { $count } φορές
            }
    }
finding-claim-not-on-move = { color } δεν έχει την κίνηση και δεν μπορεί να υποβάλει αίτημα για { claim }
finding-claim-after-touch = { color } έχει αγγίξει κομμάτι και δεν μπορεί να υποβάλει αίτημα για { claim } σε αυτή την κίνηση
finding-fivefold = η ίδια θέση εμφανίστηκε πέντε φορές
finding-seventy-five = κάθε παίκτης έχει κάνει 75 κινήσεις χωρίς πάρσιμο ή κίνηση πιονιού
finding-colors-reversed =
    { $count ->
        [one] η παρτίδα άρχισε με αντίθετα χρώματα· κάθε παίκτης έχει κάνει { $count } κίνηση
       *[other] η παρτίδα άρχισε με αντίθετα χρώματα· κάθε παίκτης έχει κάνει { $count } κινήσεις
    }
finding-wrong-set-up = η αρχική θέση ήταν λανθασμένη
finding-board-turned = η σκακιέρα είχε τοποθετηθεί λανθασμένα· η θέση μεταφέρεται σε σωστά τοποθετημένη σκακιέρα
finding-displaced = { color } μετατόπισε κομμάτια και πρέπει να τα επαναφέρει στη θέση τους στον δικό του χρόνο
finding-put-back = { color } επανέφερε τα κομμάτια που είχαν μετατοπιστεί
finding-displaced-later = κομμάτια είχαν μετατοπιστεί νωρίτερα στην παρτίδα
finding-clock-wrong = το ρολόι έχει βλάβη ή είχε ρυθμιστεί λανθασμένα
finding-recorded = { color } γράφει «{ $text }» στο παρτιδόφυλλο
finding-recorded-ahead = { color } γράφει «{ $text }» πριν κάνει την κίνηση, πράγμα που επιτρέπεται μόνο για αίτημα
finding-not-recorded = { color } δεν έχει ενημερωμένο το παρτιδόφυλλό του
finding-kept = { color } έχει ενημερωμένο το παρτιδόφυλλό του
finding-miswritten = { color } γράφει «{ $text }», αλλά η κίνηση δεν γράφεται έτσι: { miswriting }
miswriting =
    { $rule ->
        [piece] το κομμάτι σημειώνεται με κεφαλαίο γράμμα
        [pawn] το πιόνι δεν σημειώνεται με γράμμα
        [file] οι κάθετες σημειώνονται με μικρά γράμματα
        [long-form] γράφεται μόνο το τετράγωνο άφιξης, χωρίς παύλα
        [long-pawn-form] για το πιόνι γράφεται μόνο το τετράγωνο άφιξης
        [pawn-capture] όταν παίρνει πιόνι, γράφονται η κάθετη που αφήνει και το τετράγωνο άφιξης
        [ambiguous] δύο κομμάτια μπορούσαν να κάνουν την κίνηση
        [promotion] λείπει το νέο κομμάτι
        [short-castling] το μικρό ροκέ γράφεται 0-0
        [long-castling] το μεγάλο ροκέ γράφεται 0-0-0
       *[unreadable] δεν διαβάζεται
    }
finding-need-not-record = { color } δεν υποχρεούται να καταγράφει τις κινήσεις
finding-signed = { color } υπογράφει το παρτιδόφυλλο
finding-signed-wrongly = { color } υπογράφει αποτέλεσμα που δεν είναι το αποτέλεσμα της παρτίδας
finding-not-on-record = τίποτα στα στοιχεία της παρτίδας δεν συμφωνεί με τη διαπίστωση
finding-decided = ο διαιτητής αποφάσισε για το ερώτημα { $number }
finding-decided-openly = ο διαιτητής αποφάσισε
finding-clock-set = ρυθμίστηκε το χρονόμετρο { color-of }
finding-declared = ο διαιτητής κηρύσσει το αποτέλεσμα
finding-result-corrected = ο διαιτητής διορθώνει το αποτέλεσμα
finding-moved-twice = { color } έκανε κίνηση εκτός σειράς

claim =
    { $claim ->
        [repetition] ισοπαλία λόγω επανάληψης της θέσης
        [fifty] ισοπαλία με τον κανόνα των πενήντα κινήσεων
        [flag] πτώση σημαίας
        [touch-move] παραβίαση του κανόνα του αγγίγματος
        [two-hands] κίνηση με τα δύο χέρια
       *[illegal-move] αντικανονική κίνηση
    }

## What follows

effect-time-added = { color } παίρνει { $time } πρόσθετο χρόνο
effect-time-taken = { color } χάνει { $time }
effect-increment-taken = { color } χάνει τον πρόσθετο χρόνο ({ $time }) που πήρε με αυτή την κίνηση
effect-counter = ο μετρητής κινήσεων { color-of } ρυθμίζεται στο { $count }
effect-clocks-stopped = το ρολόι είναι σταματημένο
effect-clock-runs = λειτουργεί το χρονόμετρο { color-of }
effect-restored-to-start = αποκαθίσταται η αρχική θέση
effect-restored =
    { $count ->
        [one] αποκαθίσταται η θέση μετά από την πρώτη κίνηση
       *[other] αποκαθίσταται η θέση μετά από { $count } κινήσεις, μαζί και των δύο παικτών
    }
effect-restored-after = αποκαθίσταται η θέση μετά από την κίνηση { $move }
effect-position-set = η παρτίδα συνεχίζεται από αυτή τη θέση και την κίνηση έχει { color }
effect-must-play = { color } πρέπει να παίξει { $moves }
effect-free-to-play = { color } μπορεί να κάνει οποιαδήποτε κανονική κίνηση
effect-became = το πιόνι στο { $square } γίνεται { piece }
effect-illegal-moves =
    { $count ->
        [one] { $count } αντικανονική κίνηση μετρά εις βάρος { color-of }
       *[other] { $count } αντικανονικές κινήσεις μετρούν εις βάρος { color-of }
    }
effect-offer-stands = η πρόταση ισοπαλίας { color-of } ισχύει
effect-offer-gone = δεν εκκρεμεί πλέον πρόταση ισοπαλίας
effect-may-penalize = ο διαιτητής μπορεί να τιμωρήσει { color-accusative }
effect-must-penalize = ο διαιτητής πρέπει να τιμωρήσει { color-accusative }
effect-warned = { color } προειδοποιείται
effect-must-update = { color } πρέπει να ενημερώσει το παρτιδόφυλλό του πριν κάνει κίνηση
effect-new-game = παίζεται νέα παρτίδα
effect-over = η παρτίδα τελείωσε: { $score }
effect-over-cannot-mate = η παρτίδα τελείωσε: { $score }, επειδή ο αντίπαλος δεν μπορεί να κάνει ματ με καμία δυνατή σειρά κανονικών κινήσεων

move-written = { $move }
moves-none = καμία κίνηση
moves-more =
    { $count ->
        [one] { $count } άλλη κίνηση
       *[other] { $count } άλλες κινήσεις
    }
time-hours =
    { $count ->
        [one] { $count } ώρα
       *[other] { $count } ώρες
    }
time-minutes =
    { $count ->
        [one] { $count } λεπτό
       *[other] { $count } λεπτά
    }
time-seconds =
    { $count ->
        [one] { $count } δευτερόλεπτο
       *[other] { $count } δευτερόλεπτα
    }

## What the arbiter is asked

question = ο διαιτητής αποφασίζει (ερώτημα { $number }): { $about }; Απαντήσεις: { $answers }
question-openly = ο διαιτητής αποφασίζει: { asked-plainly }
asked-plainly = { $about };
asked-late-arrival = χάνει { color } την παρτίδα λόγω καθυστέρησης
asked-can-mate = μπορεί { color } ακόμη να κάνει ματ
asked-colors-reversed = συνεχίζεται η παρτίδα με τα αντίθετα χρώματα
asked-moved-twice = τι θα γίνει με την κίνηση εκτός σειράς { color-of }
asked-times = τι πρέπει να δείχνουν τα χρονόμετρα
answer-yes = ναι
answer-no = όχι
answer-lost = χάνει
answer-may-play = μπορεί να παίξει
answer-go-on = συνεχίζεται
answer-new-game = νέα παρτίδα
answer-take-back = η κίνηση παίρνεται πίσω
answer-leave-times = οι χρόνοι δεν αλλάζουν

## What cannot have happened

impossible-backwards = μια ενέργεια στις { $at } δεν μπορεί να ακολουθεί μια ενέργεια στις { $last }
impossible-no-piece = δεν υπάρχει κομμάτι στο { $square } για να το αγγίξει κανείς
impossible-nothing-displaced = δεν έχουν μετατοπιστεί κομμάτια
impossible-nothing-in-hand = δεν υπάρχει κομμάτι στο χέρι: πρώτα πρέπει να αγγιχτεί ένα
impossible-nothing-to-take-back = αυτός ο παίκτης δεν έχει ανολοκλήρωτη κίνηση για να την πάρει πίσω
impossible-move-made = αυτός ο παίκτης έχει ήδη κάνει την κίνηση· ώσπου να ολοκληρωθεί, μπορεί μόνο να την πάρει πίσω
impossible-not-on-move = η κίνηση είναι του αντιπάλου
impossible-occupied = στο { $square } βρίσκεται κομμάτι του ίδιου χρώματος
impossible-no-castling = για το { castling } χρειάζονται βασιλιάς και πύργος σε αυτή την πλευρά
impossible-not-started = η παρτίδα δεν έχει αρχίσει
impossible-already-started = η παρτίδα έχει ήδη αρχίσει
impossible-over = η παρτίδα έχει τελειώσει
impossible-after-the-end = η παρτίδα τελείωσε, { $score } ({ ending }, Άρθρο { $article })· μπορούν ακόμη να συμπληρωθούν και να υπογραφούν τα παρτιδόφυλλα, να αποφασιστούν ανοικτά ερωτήματα, να τιμωρηθεί η συμπεριφορά, να γίνει ένσταση κατά αποφάσεων και να διορθωθούν λανθασμένες εγγραφές
ending =
    { $reason ->
        [checkmate] ματ
        [resignation] εγκατάλειψη
        [stalemate] πατ
        [dead] νεκρή θέση
        [agreement] συμφωνία
        [time] πτώση της σημαίας
        [both-flags] πτώση και των δύο σημαιών
        [default-time] απουσία έως τη λήξη του επιτρεπτού χρόνου καθυστέρησης
        [illegal-moves] αντικανονικές κινήσεις
        [illegal-position] αντικανονική θέση
        [repetition] επανάληψη της θέσης
        [quiet-moves] κινήσεις χωρίς πάρσιμο ή κίνηση πιονιού
        [signatures] υπογεγραμμένο αποτέλεσμα
       *[decision] απόφαση
    }
impossible-not-for-them = αυτό το πρόσωπο δεν επιτρέπεται να το κάνει αυτό
impossible-no-question = δεν υπάρχει ανοιχτό ερώτημα { $number } με αυτή την απάντηση
impossible-no-position = η παρτίδα δεν μπορεί να συνεχιστεί από αυτή τη θέση: { $reason }
impossible-nothing-to-play = σε αυτή τη θέση ο παίκτης που έχει την κίνηση δεν έχει κανονική κίνηση
impossible-no-entry = δεν υπάρχει εγγραφή { $number } για διόρθωση
impossible-displaced = πρώτα πρέπει να επανέλθουν στη θέση τους τα μετατοπισμένα κομμάτια
impossible-cannot-play = { $from }–{ $to } δεν μπορεί να παιχτεί: { $reason }

## Τι κάνει ο διαιτητής, σε μία γραμμή

headline-illegal =
    { $count ->
        [1] πρώτη
        [2] δεύτερη
        [3] τρίτη
       *[other] { $count }η
    } αντικανονική κίνηση { color-of }: { $what }
headline-taken-back = η κίνηση παίρνεται πίσω
headline-stands = η κίνηση ισχύει
headline-became = το πιόνι γίνεται { piece }
