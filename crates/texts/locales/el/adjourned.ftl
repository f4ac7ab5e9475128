### Guideline I: adjourned games, and what stands on the envelope.

## What was found

adjourned-session = η περίοδος ανακοινώθηκε σύμφωνα με το ρολόι του διαιτητή
adjourned-session-end-missing = πρέπει να ανακοινωθεί προκαταβολικά και το τέλος της περιόδου
adjourned-session-not-over = η περίοδος δεν έχει λήξει, κανείς δεν χρειάζεται ακόμη να σφραγίσει
adjourned-must-seal = η περίοδος έληξε, { color } πρέπει να σφραγίσει την κίνησή του
adjourned-seals-early = { color } διακόπτει πριν το τέλος της περιόδου και χρεώνεται τον χρόνο ως το τέλος της
adjourned-sealed = { color } σφράγισε την κίνησή του
adjourned-changed = { color } άλλαξε τη σφραγισμένη κίνηση πριν σταματήσει το ρολόι
adjourned-too-late-to-change = το ρολόι έχει σταματήσει, { color } δεν μπορεί πλέον να αλλάξει τη σφραγισμένη κίνηση
adjourned-not-on-paper = { color } πρέπει να γράψει τη σφραγισμένη κίνηση σε χάρτινο παρτιδόφυλλο
adjourned-played-instead = { color } έκανε στη σκακιέρα την κίνηση { $move }, που είναι τώρα η σφραγισμένη κίνηση
adjourned-pressed-instead = { color } πάτησε το χρονόμετρο, που πρέπει να σταματήσει χωρίς να ξεκινήσει το άλλο
adjourned-still-to-seal = { color } σταμάτησε το ρολόι, αλλά η κίνηση που έκανε στη σκακιέρα πρέπει ακόμη να γραφτεί και να σφραγιστεί
adjourned-adjourned = { color } σφράγισε και σταμάτησε το ρολόι· η παρτίδα διακόπηκε
adjourned-envelope-lacks = έλλειψη στον φάκελο: { envelope-item }
adjourned-envelope-wrong = λάθος στον φάκελο: { envelope-item }
envelope-item =
    { $item ->
        [names] τα ονόματα των παικτών
        [position] η θέση αμέσως πριν τη σφραγισμένη κίνηση
        [times] ο χρόνος που χρησιμοποιήθηκε από κάθε παίκτη
        [sealer] το όνομα του παίκτη που σφράγισε
        [number] ο αριθμός της σφραγισμένης κίνησης
        [offer] η πρόταση ισοπαλίας
       *[resumption] η ημερομηνία, η ώρα και ο χώρος της επανάληψης
    }
adjourned-envelope-in-order = πάνω στον φάκελο υπάρχουν όλα όσα πρέπει
adjourned-envelope-kept = ο διαιτητής έλεγξε τον φάκελο και τον φυλάσσει
adjourned-offered = { color } προτείνει ισοπαλία ενώ η παρτίδα έχει διακοπεί· η πρόταση ισχύει ως την απάντηση
adjourned-ended-before = η παρτίδα τελείωσε πριν την επανάληψη, ο φάκελος μένει κλειστός
adjourned-set-up-again = στήθηκε η θέση πριν τη σφραγισμένη κίνηση και ρυθμίστηκαν οι χρόνοι για την επανάληψη
adjourned-replier-absent = { color } πρέπει να απαντήσει στη σφραγισμένη κίνηση και δεν είναι παρών
adjourned-both-absent = κανείς παίκτης δεν είναι παρών· { color } πρέπει να απαντήσει και χάνει τον χρόνο ως την άφιξή του
adjourned-stopped-on-arrival = { color } έφτασε και σταμάτησε το χρονόμετρό του για να καλέσει τον διαιτητή
adjourned-opened = ο φάκελος ανοίγει· { color } είχε σφραγίσει «{ $text }»
adjourned-goes-on = η σφραγισμένη κίνηση { color-of } έγινε στη σκακιέρα και η παρτίδα συνεχίζεται
adjourned-other-than-played = { color } είχε σφραγίσει άλλη κίνηση από εκείνη που έκανε στη σκακιέρα· ισχύει η κίνηση της σκακιέρας
adjourned-ambiguous = η σφραγισμένη κίνηση { color-of }, «{ $text }», είναι ασαφής
adjourned-unclear = η σφραγισμένη κίνηση { color-of }, «{ $text }», δεν βγάζει από μόνη της νόημα
adjourned-illegal = η σφραγισμένη κίνηση { color-of }, «{ $text }», είναι αντικανονική
adjourned-faulty = με εσφαλμένη σφραγισμένη κίνηση χάνει { color } την παρτίδα, εκτός αν ο αντίπαλος δεν μπορεί να κάνει ματ
adjourned-reply-sealed = { color } σφραγίζει την απάντησή του σε νέο φάκελο, γιατί ο αντίπαλος δεν είναι παρών
adjourned-reply-made = η σφραγισμένη απάντηση { color-of } έγινε στη σκακιέρα
adjourned-late = { color } καθυστέρησε στην επανάληψη
adjourned-late-until-opened = { color } καθυστέρησε στην επανάληψη· η συνέπεια θα φανεί όταν ανοιχτεί ο φάκελος
adjourned-not-late = { color } δεν καθυστέρησε στην επανάληψη
adjourned-ended-by-sealed-move = η σφραγισμένη κίνηση τελείωσε την παρτίδα, και αυτό ισχύει
adjourned-out-of-time = { color } ήταν παρών αλλά έχει χάσει από χρόνο
adjourned-envelope-missing = ο φάκελος λείπει· η παρτίδα συνεχίζεται από όσα καταγράφηκαν, με την κίνηση που δηλώνει ο παίκτης
adjourned-position-unknown = ο φάκελος λείπει και η θέση δεν μπορεί να στηθεί ξανά· η παρτίδα ακυρώνεται
adjourned-stated = { color } δηλώνει ότι είχε σφραγίσει «{ $text }»
adjourned-times-corrected = { color } υπέδειξε λανθασμένους χρόνους πριν την πρώτη του κίνηση· το λάθος διορθώνεται
adjourned-times-right = οι χρόνοι για τους οποίους παραπονείται { color } είναι εκείνοι που καταγράφηκαν
adjourned-times-late = { color } υπέδειξε λανθασμένους χρόνους μόνο μετά την πρώτη του κίνηση

## What the arbiter is asked

adjourned-asked-late = χάνει { color } επειδή καθυστέρησε στην επανάληψη
adjourned-asked-meaning = μπορεί να αποδειχθεί η σημασία της σφραγισμένης κίνησης { color-of }
adjourned-asked-times = διορθώνονται παρ' όλα αυτά οι χρόνοι

## What cannot have happened

adjourned-impossible-adjourned = η παρτίδα έχει διακοπεί
adjourned-impossible-not-adjourned = η παρτίδα δεν έχει διακοπεί, ή όχι ως εκεί
adjourned-impossible-annulled = η παρτίδα έχει ακυρωθεί
adjourned-impossible-session-end = το τέλος της περιόδου δεν είναι γνωστό· πρέπει πρώτα να ανακοινωθεί
adjourned-impossible-written-openly = η κίνηση που θα σφραγιστεί δεν γράφεται φανερά· πρέπει να σφραγιστεί
adjourned-impossible-replier-absent = ο φάκελος ανοίγει μόνο όταν είναι παρών ο παίκτης που πρέπει να απαντήσει
adjourned-impossible-sealer-absent = η σφραγισμένη απάντηση ανοίγεται μόνο με την άφιξη του απόντος παίκτη
adjourned-impossible-unopened = πρέπει πρώτα να ανοιχτεί η σφραγισμένη απάντηση
adjourned-impossible-not-sealed = δεν σφραγίστηκε αυτό: το κείμενο και ο τυχαίος αριθμός δεν συμφωνούν με το άθροισμα ελέγχου { $commitment }
adjourned-impossible-language = το «{ $found }» δεν είναι κωδικός γνωστής γλώσσας
adjourned-impossible-nothing-to-state = δεν υπάρχει τίποτα να δηλωθεί: ο φάκελος δεν λείπει
adjourned-impossible-nothing-unclear = δεν υπάρχει σφραγισμένη κίνηση της οποίας η σημασία πρέπει να αποδειχθεί
adjourned-while-adjourned = { color } ενεργεί στη σκακιέρα ενώ η παρτίδα έχει διακοπεί, πράγμα που δεν έχει αποτέλεσμα

## The envelope

envelope-title = ΣΦΡΑΓΙΣΜΕΝΗ ΚΙΝΗΣΗ
envelope-players = Λευκός: { $white }   Μαύρος: { $black }
envelope-position = Θέση αμέσως πριν τη σφραγισμένη κίνηση:
envelope-used = Χρόνος που χρησιμοποιήθηκε: λευκός { $white }, μαύρος { $black }
envelope-sealer = Σφράγισε: { $name } ({ color })
envelope-sealer-open = Σφράγισε: { $name }
envelope-number = Αριθμός της κίνησης: { $number }
envelope-offer = Πρόταση ισοπαλίας από: { $name } ({ color })
envelope-no-offer = Πρόταση ισοπαλίας από: κανέναν
envelope-resumption = Επανάληψη: { $date }, { $time }, { $place }
envelope-checked = Έλεγχος και φύλαξη από τον διαιτητή: { $name }

## The command `play`

play-no-envelope = Δεν υπάρχει διαθέσιμος φάκελος για άνοιγμα. Αν χάθηκε: { "arbiter lose envelope" }, μετά: { "state MOVE" }
play-no-chance = Τίποτα δεν σφραγίζεται χωρίς τυχαίο αριθμό από το σύστημα: { $why }.
play-nothing-sealed = Δεν έχει σφραγιστεί κίνηση.
play-keys-kept = Η σφραγισμένη κίνηση βρίσκεται στο { $path }, όχι στο ημερολόγιο.
play-bad-key = { $path }, γραμμή { $line }: δεν είναι σφραγισμένη κίνηση με το κλειδί της
typed-sealed = τη σφραγισμένη κίνηση, όπως { "Nf3" }
help-session = τότε λήγει η περίοδος, με το ρολόι του διαιτητή
help-adjourn = ζητά από τον παίκτη που έχει την κίνηση να σφραγίσει (παίκτης: { "adjourn early" })
help-seal = σφραγίζει μια κίνηση, ή άλλη στη θέση της· μετά: { "stop" }
help-envelope = όσα γράφονται πάνω στον φάκελο, για αντιγραφή
help-resume = η παρτίδα που διακόπηκε συνεχίζεται με όσους έφτασαν
help-open-envelope = ανοίγει τον φάκελο ({ "arbiter lose envelope" }, μετά: { "state Nf3" })
play-envelope = { $form }
