### Articles 4 to 9: what was found, what follows, what the arbiter is asked.

ruling = Άρθρο { $article }: { $finding }.
ruling-cites = Άρθρο { $article }
# A passage that the Laws print without a number, after the one that has this number.
article-unnumbered = { $number }, χωρίς αριθμό { $count }
part-adjourned = ΔΙΑΚΟΠΗ
part-preface = Πρόλογος
part-introduction = Εισαγωγή
part-guidelines = Οδηγίες

## What was found

finding-started = η παρτίδα αρχίζει
finding-arrived = { color } παρουσιάστηκε στη σκακιέρα
finding-late = { color } δεν είχε παρουσιαστεί όταν έληξε ο επιτρεπτός χρόνος καθυστέρησης
finding-both-absent = κανένας παίκτης δεν ήταν παρών· ο λευκός χάνει τον χρόνο που πέρασε ως τώρα
finding-bound = { color } δεσμεύεται από τα κομμάτια που άγγιξε
finding-touched-in-vain = κανένα από τα κομμάτια που άγγιξε { color } δεν μπορεί να κινηθεί ή να παρθεί
finding-adjusted-wrongly = δεν επιτρέπεται σ{ color-accusative } να αγγίξει τώρα τα κομμάτια
finding-adjusted = { color } τακτοποιεί τα κομμάτια, πράγμα που δεν τον δεσμεύει
finding-made = { color } έκανε την κίνηση { $move }
finding-released-illegally = αυτό που άφησε { color } στη σκακιέρα δεν είναι κανονική κίνηση· μπορεί να διορθωθεί ώσπου να πατηθεί το χρονόμετρο
finding-released-illegally-because = αυτό που άφησε { color } στη σκακιέρα δεν είναι κανονική κίνηση ({ $reason })· μπορεί να διορθωθεί ώσπου να πατηθεί το χρονόμετρο
finding-touch-move-broken = η κίνηση { color-of } δεν είναι από εκείνες που επιτρέπουν τα κομμάτια που άγγιξε
finding-complaint-too-late = { color } έχει αγγίξει κομμάτι και έχασε το δικαίωμα να υποβάλει αίτημα
finding-complaint-unfounded = το αίτημα { color-of } για { claim } είναι αβάσιμο
finding-completed = η κίνηση { color-of } ολοκληρώθηκε
finding-checkmate = { color } έκανε ματ
finding-stalemate = πατ
finding-dead = νεκρή θέση: κανένας παίκτης δεν μπορεί πλέον να κάνει ματ
finding-resigned = { color } εγκαταλείπει
finding-agreed = οι παίκτες συμφώνησαν ισοπαλία
finding-agreement-barred = δεν επιτρέπεται τώρα συμφωνία ισοπαλίας
finding-offered = { color } προτείνει ισοπαλία
finding-offered-wrongly = { color } προτείνει ισοπαλία σε λάθος στιγμή· η πρόταση ισχύει
finding-condition-void = δεν επιτρέπονται όροι στην πρόταση ισοπαλίας { color-of }
finding-declined = { color } απορρίπτει την πρόταση ισοπαλίας
finding-no-offer = δεν υπάρχει πρόταση ισοπαλίας για αποδοχή ή απόρριψη
finding-offer-not-withdrawn = { color } δεν μπορεί να αποσύρει την πρόταση ισοπαλίας
finding-claim-not-withdrawn = { color } δεν μπορεί να αποσύρει το αίτημα ισοπαλίας
finding-nothing-to-withdraw = { color } δεν έχει τίποτα να αποσύρει
finding-consent-given = ο διαιτητής συγκατατίθεται σε συμφωνία ισοπαλίας
finding-consent-refused = ο διαιτητής δεν συγκατατίθεται σε συμφωνία ισοπαλίας
finding-consent-not-needed = οι παίκτες δεν χρειάζονται συγκατάθεση για να συμφωνήσουν ισοπαλία
finding-flag-fell = η σημαία { color-of } έπεσε
finding-flag-up = η σημαία { color-of } δεν θεωρείται ότι έχει πέσει
finding-both-flags = έχουν πέσει και οι δύο σημαίες
finding-time-lost = { color } δεν συμπλήρωσε τις κινήσεις στον καθορισμένο χρόνο
finding-illegal = { color } έκανε αντικανονική κίνηση
finding-illegal-because = { color } έκανε αντικανονική κίνηση: { $reason }
finding-illegal-pawn = { color } άφησε πιόνι στο { $square } χωρίς προαγωγή
finding-illegal-press = { color } πάτησε το χρονόμετρο χωρίς να κάνει κίνηση
finding-illegal-hands = { color } έκανε κίνηση και με τα δύο χέρια
finding-penalty = { opponent } παίρνει { $time } πρόσθετο χρόνο για την αντικανονική κίνηση { color-of }
finding-penalty-lost = { color } έκανε μία αντικανονική κίνηση παραπάνω από όσες επιτρέπονται
finding-illegal-stands = η αντικανονική κίνηση { color-of } παραμένει σε ισχύ
finding-clock-mishandled = { color } δεν χειρίζεται σωστά το ρολόι
finding-press-idle = το πάτημα του χρονομέτρου από { color-accusative } δεν αλλάζει τίποτα
finding-stopped = { color } σταμάτησε το ρολόι
finding-stopped-without-reason = { color } σταμάτησε το ρολόι χωρίς βάσιμο λόγο
finding-stopped-by-arbiter = ο διαιτητής σταμάτησε το ρολόι
finding-interrupted = η παρτίδα διακόπηκε, και τα ρολόγια δείχνουν την τελευταία γνωστή στιγμή
finding-restarted = η παρτίδα συνεχίζεται, ξεκινά το χρονόμετρο { color-of }
finding-claimed = { color } υποβάλλει αίτημα για { claim }
finding-taken-back = { color } παίρνει πίσω την κίνηση
finding-claim-right = το αίτημα { color-of } για { claim } είναι σωστό
finding-claim-wrong = το αίτημα { color-of } για { claim } είναι εσφαλμένο, { claim-count }
finding-claim-not-on-move = { color } δεν έχει την κίνηση και δεν μπορεί να υποβάλει αίτημα για { claim }
finding-claim-after-touch = { color } έχει αγγίξει κομμάτι και δεν μπορεί να υποβάλει αίτημα για { claim } στην κίνηση αυτή
finding-fivefold = η ίδια θέση εμφανίστηκε πέντε φορές
finding-seventy-five = έγιναν εβδομήντα πέντε κινήσεις από κάθε παίκτη χωρίς πάρσιμο ή κίνηση πιονιού
finding-colors-reversed =
    { $count ->
        [one] η παρτίδα άρχισε με αντίθετα χρώματα και έχει γίνει { $count } κίνηση από κάθε παίκτη
       *[other] η παρτίδα άρχισε με αντίθετα χρώματα και έχουν γίνει { $count } κινήσεις από κάθε παίκτη
    }
finding-wrong-set-up = η αρχική τοποθέτηση των κομματιών ήταν εσφαλμένη
finding-board-turned = η σκακιέρα δεν είναι σωστά τοποθετημένη· η θέση μεταφέρεται σε σωστά τοποθετημένη σκακιέρα
finding-displaced = { color } μετατόπισε κομμάτια και αποκαθιστά τη θέση στον δικό του χρόνο
finding-put-back = { color } επανέφερε τα κομμάτια που είχαν μετατοπιστεί
finding-displaced-later = κομμάτια είχαν μετατοπιστεί από τα σωστά τετράγωνα
finding-clock-wrong = το ρολόι έχει βλάβη ή λανθασμένη ρύθμιση
finding-recorded = { color } γράφει «{ $text }» στο παρτιδόφυλλο
finding-recorded-ahead = { color } καταγράφει «{ $text }» εκ των προτέρων, πράγμα που επιτρέπεται μόνο για αίτημα ισοπαλίας
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
finding-need-not-record = { color } δεν είναι υποχρεωμένος να καταγράφει τις κινήσεις
finding-signed = { color } υπογράφει το παρτιδόφυλλο
finding-signed-wrongly = { color } υπογράφει αποτέλεσμα που δεν είναι εκείνο της παρτίδας
finding-not-on-record = τίποτα στα στοιχεία της παρτίδας δεν συμφωνεί με τη διαπίστωση
finding-decided = αποφασίστηκε το ερώτημα { $number }
finding-decided-openly = ο διαιτητής αποφάσισε
finding-clock-set = ρυθμίστηκε το χρονόμετρο { color-of }
finding-declared = ο διαιτητής κηρύσσει το αποτέλεσμα
finding-moved-twice = { color } έκανε κίνηση χωρίς να έχει την κίνηση

claim =
    { $claim ->
        [repetition] ισοπαλία λόγω επανάληψης της θέσης
        [fifty] ισοπαλία λόγω πενήντα κινήσεων χωρίς πάρσιμο ή κίνηση πιονιού
        [flag] πτώση σημαίας
        [touch-move] παραβίαση του κανόνα για τα κομμάτια που αγγίχτηκαν
        [two-hands] κίνηση και με τα δύο χέρια
       *[illegal-move] αντικανονική κίνηση
    }
claim-count =
    { $claim ->
        [fifty] επειδή ο αριθμός αυτών των κινήσεων είναι { $count }
       *[other]
            { $count ->
                [one] επειδή η θέση έχει εμφανισθεί { $count } φορά
               *[other] επειδή η θέση έχει εμφανισθεί { $count } φορές
            }
    }

## What follows

effect-time-added = { color } παίρνει { $time } πρόσθετο χρόνο
effect-time-taken = { color } χάνει { $time }
effect-increment-taken = αφαιρείται η προσθήκη χρόνου ({ $time }) που πήρε { color } για αυτήν
effect-counter = ο μετρητής κινήσεων { color-of } δείχνει { $count }
effect-clocks-stopped = τα χρονόμετρα είναι σταματημένα
effect-clock-runs = λειτουργεί το χρονόμετρο { color-of }
effect-restored-to-start = αποκαθίσταται η αρχική θέση
effect-restored =
    { $count ->
        [one] αποκαθίσταται η θέση μετά από { $count } κίνηση
       *[other] αποκαθίσταται η θέση μετά από { $count } κινήσεις συνολικά και των δύο παικτών
    }
effect-position-set = η παρτίδα συνεχίζεται από αυτή τη θέση, παίζει { color }
effect-must-play = { color } πρέπει να παίξει { $moves }
effect-free-to-play = { color } μπορεί να κάνει οποιαδήποτε κανονική κίνηση
effect-became = το πιόνι στο { $square } γίνεται { piece }
effect-illegal-moves =
    { $count ->
        [one] { color } έχει κάνει { $count } αντικανονική κίνηση
       *[other] { color } έχει κάνει { $count } αντικανονικές κινήσεις
    }
effect-offer-stands = η πρόταση ισοπαλίας { color-of } ισχύει
effect-offer-gone = δεν υπάρχει πλέον πρόταση ισοπαλίας
effect-may-penalize = ο διαιτητής μπορεί να τιμωρήσει { color-accusative }
effect-must-penalize = ο διαιτητής πρέπει να τιμωρήσει { color-accusative }
effect-warned = { color } προειδοποιείται
effect-must-update = { color } πρέπει να ενημερώσει το παρτιδόφυλλό του πριν κάνει κίνηση
effect-new-game = παίζεται καινούρια παρτίδα
effect-over = η παρτίδα τελείωσε: { $score }
effect-over-cannot-mate = η παρτίδα τελείωσε: { $score }, επειδή ο αντίπαλος δεν μπορεί να κάνει ματ με καμία σειρά κανονικών κινήσεων

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
asked-late-arrival = χάνει { color } την παρτίδα
asked-can-mate = μπορεί { color } ακόμη να κάνει ματ
asked-colors-reversed = συνεχίζεται η παρτίδα με αυτά τα χρώματα
asked-moved-twice = τι θα γίνει με την κίνηση εκτός σειράς { color-of }
asked-times = ποιους χρόνους θα δείχνουν τα χρονόμετρα
answer-yes = ναι
answer-no = όχι
answer-lost = χάνει
answer-may-play = μπορεί να παίξει
answer-go-on = συνεχίζεται
answer-new-game = καινούρια παρτίδα
answer-take-back = η κίνηση παίρνεται πίσω
answer-leave-times = οι χρόνοι δεν αλλάζουν

## What cannot have happened

impossible-backwards = κάτι που έγινε στις { $at } δεν μπορεί να ακολουθεί κάτι που έγινε στις { $last }
impossible-no-piece = δεν υπάρχει κομμάτι στο { $square } για να το αγγίξει κανείς
impossible-nothing-displaced = δεν έχουν ανατραπεί κομμάτια
impossible-nothing-in-hand = δεν υπάρχει τίποτα στο χέρι: πρώτα πρέπει να αγγιχτεί ένα κομμάτι
impossible-nothing-to-take-back = ο παίκτης δεν έχει ανολοκλήρωτη κίνηση για να την πάρει πίσω
impossible-move-made = η κίνηση του παίκτη έχει γίνει· μέχρι να ολοκληρωθεί μπορεί μόνο να παρθεί πίσω
impossible-not-on-move = την κίνηση έχει ο αντίπαλος
impossible-occupied = στο { $square } βρίσκεται κομμάτι του ίδιου παίκτη
impossible-no-castling = για το { castling } χρειάζονται βασιλιάς και πύργος στην πλευρά αυτή
impossible-not-started = η παρτίδα δεν έχει αρχίσει
impossible-already-started = η παρτίδα έχει ήδη αρχίσει
impossible-over = η παρτίδα έχει τελειώσει
impossible-after-the-end = η παρτίδα τελείωσε, { $score } ({ ending }, Άρθρο { $article })· τα παρτιδόφυλλα μπορούν ακόμη να συμπληρωθούν και να υπογραφούν, οι ανοιχτές ερωτήσεις να αποφασιστούν, η συμπεριφορά να τιμωρηθεί, να ασκηθεί ένσταση κατά αποφάσεων και να διορθωθούν λανθασμένες εγγραφές
ending =
    { $reason ->
        [checkmate] ματ
        [resignation] εγκατάλειψη
        [stalemate] πατ
        [dead] νεκρή θέση
        [agreement] συμφωνία
        [time] υπέρβαση χρόνου
        [both-flags] πτώση και των δύο σημαιών
        [default-time] καθυστερημένη προσέλευση
        [illegal-moves] αντικανονικές κινήσεις
        [illegal-position] αντικανονική θέση
        [repetition] επανάληψη της θέσης
        [quiet-moves] κινήσεις χωρίς πάρσιμο ή κίνηση πιονιού
        [signatures] υπογεγραμμένο αποτέλεσμα
       *[decision] απόφαση
    }
impossible-not-for-them = αυτό δεν είναι δικαίωμα αυτού του προσώπου
impossible-no-question = δεν υπάρχει ανοιχτό ερώτημα { $number } με αυτή την απάντηση
impossible-no-position = από αυτή τη θέση δεν μπορεί να παιχτεί παρτίδα: { $reason }
impossible-nothing-to-play = σε αυτή τη θέση ο παίκτης που έχει την κίνηση δεν έχει κανονική κίνηση
impossible-no-entry = δεν υπάρχει εγγραφή { $number } για διόρθωση
impossible-displaced = πρώτα πρέπει να τοποθετηθούν σωστά τα κομμάτια που μετατοπίστηκαν
impossible-cannot-play = { $from }–{ $to } δεν μπορεί να παιχθεί: { $reason }

## Τι κάνει ο διαιτητής, σε μία γραμμή

headline-illegal =
    { $count ->
        [1] πρώτη
        [2] δεύτερη
        [3] τρίτη
       *[other] { $count }η
    } αντικανονική κίνηση { color-of }: { $what }
headline-taken-back = η κίνηση αναιρείται
headline-stands = η κίνηση ισχύει
headline-became = το πιόνι γίνεται { piece }
