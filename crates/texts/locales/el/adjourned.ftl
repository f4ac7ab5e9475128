### Guideline I: adjourned games, and what stands on the envelope.

## What was found

adjourned-session = η περίοδος παιχνιδιού ανακοινώθηκε· τη μετρά το ρολόι του διαιτητή
adjourned-session-end-missing = πρέπει να ανακοινωθεί και το τέλος της περιόδου παιχνιδιού
adjourned-session-not-over = η περίοδος παιχνιδιού δεν έχει λήξει, άρα κανείς δεν χρειάζεται ακόμη να σφραγίσει
adjourned-must-seal = η περίοδος παιχνιδιού έληξε και { color } πρέπει να σφραγίσει κίνηση
adjourned-seals-early = { color } σφραγίζει νωρίτερα και χάνει τον χρόνο έως το τέλος της περιόδου παιχνιδιού
adjourned-sealed = { color } σφράγισε κίνηση
adjourned-changed = { color } άλλαξε τη σφραγισμένη κίνηση πριν σταματήσει το ρολόι
adjourned-too-late-to-change = το ρολόι έχει σταματήσει, άρα { color } δεν μπορεί πλέον να αλλάξει τη σφραγισμένη κίνηση
adjourned-not-on-paper = { color } πρέπει να γράψει τη σφραγισμένη κίνηση σε έντυπο παρτιδόφυλλο
adjourned-played-instead = { color } έκανε στη σκακιέρα την κίνηση { $move }, που είναι τώρα η σφραγισμένη κίνηση
adjourned-pressed-instead = { color } πάτησε το χρονόμετρο, αντί να το σταματήσει χωρίς να ξεκινήσει εκείνο του αντιπάλου
adjourned-still-to-seal = { color } σταμάτησε το ρολόι, αλλά πρέπει ακόμη να γράψει και να σφραγίσει την κίνηση που έκανε στη σκακιέρα
adjourned-adjourned = { color } σφράγισε κίνηση και σταμάτησε το ρολόι· η παρτίδα διακόπτεται
adjourned-envelope-lacks = έλλειψη στον φάκελο: { envelope-item }
adjourned-envelope-wrong = λάθος στον φάκελο: { envelope-item }
envelope-item =
    { $item ->
        [names] τα ονόματα των παικτών
        [position] η θέση πριν από τη σφραγισμένη κίνηση
        [times] οι χρόνοι που χρησιμοποιήθηκαν
        [sealer] το όνομα του παίκτη που σφράγισε
        [number] ο αριθμός της σφραγισμένης κίνησης
        [offer] η πρόταση ισοπαλίας
       *[resumption] η ημερομηνία, η ώρα και ο χώρος της επανάληψης
    }
adjourned-envelope-in-order = στον φάκελο αναγράφονται όλα όσα απαιτούνται
adjourned-envelope-kept = ο διαιτητής έλεγξε τον φάκελο και τον φυλάσσει
adjourned-offered = { color } προτείνει ισοπαλία ενώ η παρτίδα έχει διακοπεί· η πρόταση ισχύει ώσπου να απαντηθεί
adjourned-ended-before = η παρτίδα τελείωσε πριν από την επανάληψη, άρα ο φάκελος μένει κλειστός
adjourned-set-up-again = για την επανάληψη στήνεται η θέση πριν από τη σφραγισμένη κίνηση και ρυθμίζονται οι χρόνοι που είχαν χρησιμοποιηθεί
adjourned-replier-absent = { color } πρέπει να απαντήσει, αλλά δεν είναι παρών
adjourned-both-absent = κανένας παίκτης δεν είναι παρών· { color } πρέπει να απαντήσει και χάνει τον χρόνο έως την άφιξή του
adjourned-stopped-on-arrival = { color } έφτασε και σταμάτησε το ρολόι για να καλέσει τον διαιτητή
adjourned-opened = ο φάκελος ανοίχτηκε· { color } είχε σφραγίσει «{ $text }»
adjourned-goes-on = η σφραγισμένη κίνηση { color-of } εκτελείται στη σκακιέρα και η παρτίδα συνεχίζεται
adjourned-other-than-played = { color } είχε σφραγίσει άλλη κίνηση από εκείνη που έκανε στη σκακιέρα· ισχύει εκείνη που έγινε στη σκακιέρα
adjourned-ambiguous = η σφραγισμένη κίνηση { color-of }, «{ $text }», είναι ασαφής
adjourned-unclear = η σφραγισμένη κίνηση { color-of }, «{ $text }», είναι ακατανόητη
adjourned-illegal = η σφραγισμένη κίνηση { color-of }, «{ $text }», είναι αντικανονική
adjourned-faulty = { color } χάνει λόγω της εσφαλμένης σφραγισμένης κίνησης, εκτός αν ο αντίπαλος δεν μπορεί να κάνει ματ
adjourned-reply-sealed = { color } σφραγίζει την απάντηση σε νέο φάκελο, επειδή ο αντίπαλος δεν είναι παρών
adjourned-reply-made = η σφραγισμένη απάντηση { color-of } εκτελείται στη σκακιέρα
adjourned-late = { color } καθυστέρησε στην επανάληψη
adjourned-late-until-opened = { color } καθυστέρησε στην επανάληψη· η συνέπεια εξαρτάται από τη σφραγισμένη κίνηση, όταν ανοιχτεί ο φάκελος
adjourned-not-late = { color } δεν καθυστέρησε στην επανάληψη
adjourned-ended-by-sealed-move = η σφραγισμένη κίνηση τερμάτισε την παρτίδα και αυτό το αποτέλεσμα ισχύει
adjourned-out-of-time = { color } ήταν παρών, αλλά εξάντλησε τον χρόνο του
adjourned-envelope-missing = ο φάκελος λείπει· η παρτίδα συνεχίζεται από όσα είχαν σημειωθεί, με την κίνηση που δηλώνει ο παίκτης
adjourned-position-unknown = ο φάκελος λείπει και η θέση δεν είναι γνωστή· η παρτίδα ακυρώνεται
adjourned-stated = { color } δηλώνει ότι σφραγίστηκε «{ $text }»
adjourned-times-corrected = { color } επισήμανε λανθασμένους χρόνους πριν κάνει κίνηση· οι χρόνοι διορθώνονται
adjourned-times-right = οι χρόνοι που αμφισβητεί { color } είναι εκείνοι που είχαν σημειωθεί
adjourned-times-late = { color } επισήμανε λανθασμένους χρόνους μόνο αφού είχε κάνει κίνηση

## What the arbiter is asked

adjourned-asked-late = χάνει { color } την παρτίδα επειδή καθυστέρησε στην επανάληψη
adjourned-asked-meaning = μπορεί να εξακριβωθεί η σημασία της σφραγισμένης κίνησης { color-of }
adjourned-asked-times = διορθώνονται παρ’ όλα αυτά οι χρόνοι

## What cannot have happened

adjourned-impossible-adjourned = η παρτίδα έχει διακοπεί
adjourned-impossible-not-adjourned = η παρτίδα δεν έχει διακοπεί ή δεν έχει φτάσει ως εκεί
adjourned-impossible-annulled = η παρτίδα έχει ακυρωθεί
adjourned-impossible-session-end = το τέλος της περιόδου παιχνιδιού δεν είναι γνωστό: ανακοινώστε το πρώτα
adjourned-impossible-replier-absent = ο φάκελος ανοίγει μόνο όταν είναι παρών ο παίκτης που πρέπει να απαντήσει
adjourned-impossible-sealer-absent = η σφραγισμένη απάντηση ανοίγεται μόνο όταν φτάσει ο απών παίκτης
adjourned-impossible-unopened = πρέπει πρώτα να ανοιχτεί η σφραγισμένη απάντηση
adjourned-impossible-not-sealed = αυτό δεν είναι ό,τι σφραγίστηκε: το κείμενο και ο τυχαίος αριθμός δεν συμφωνούν με το άθροισμα ελέγχου { $commitment }
adjourned-impossible-language = το «{ $found }» δεν είναι κωδικός γνωστής γλώσσας
adjourned-impossible-nothing-to-state = δεν υπάρχει τίποτα να δηλωθεί: ο φάκελος δεν λείπει
adjourned-impossible-nothing-unclear = δεν υπάρχει σφραγισμένη κίνηση της οποίας η σημασία πρέπει να εξακριβωθεί
adjourned-while-adjourned = { color } ενεργεί στη σκακιέρα ενώ η παρτίδα έχει διακοπεί, πράγμα που δεν έχει αποτέλεσμα

## The envelope

envelope-title = ΣΦΡΑΓΙΣΜΕΝΗ ΚΙΝΗΣΗ
envelope-players = Λευκός: { $white }   Μαύρος: { $black }
envelope-position = Θέση πριν από τη σφραγισμένη κίνηση:
envelope-used = Χρόνος που χρησιμοποιήθηκε: Λευκός { $white }, Μαύρος { $black }
envelope-sealer = Σφράγισε: { $name } ({ color-bare })
envelope-sealer-open = Σφράγισε: { $name }
envelope-number = Αριθμός της κίνησης: { $number }
envelope-offer = Πρόταση ισοπαλίας: { $name } ({ color-bare })
envelope-no-offer = Πρόταση ισοπαλίας: καμία
envelope-resumption = Επανάληψη: { $date }, { $time }, { $place }
envelope-checked = Έλεγχος και φύλαξη από τον διαιτητή: { $name }

## The command `play`

play-no-envelope = Δεν υπάρχει φάκελος για άνοιγμα. Αν χάθηκε: { "arbiter lose envelope" }, μετά: { "state MOVE" }
play-no-chance = Δεν γίνεται να σφραγιστεί κίνηση: το σύστημα δεν δίνει τυχαίους αριθμούς: { $why }.
play-nothing-sealed = Δεν έχει σφραγιστεί κίνηση.
play-keys-kept = Η σφραγισμένη κίνηση βρίσκεται στο { $path }, όχι στο ημερολόγιο.
play-bad-key = { $path }, γραμμή { $line }: δεν είναι σφραγισμένη κίνηση με το κλειδί της
typed-sealed = τη σφραγισμένη κίνηση, όπως { "Nf3" }
help-session = τότε λήγει η περίοδος παιχνιδιού, με το ρολόι του διαιτητή
help-adjourn = ζητά από τον παίκτη που έχει την κίνηση να σφραγίσει (παίκτης: { "adjourn early" })
help-seal = σφραγίζει μια κίνηση ή αντικαθιστά τη σφραγισμένη· μετά: { "stop" }
help-envelope = τι γράφεται πάνω στον φάκελο
help-resume = επαναλαμβάνεται η παρτίδα που διακόπηκε, με όσους έχουν φτάσει
help-open-envelope = ανοίγει τον φάκελο ({ "arbiter lose envelope" }, μετά: { "state Nf3" })
play-envelope = { $form }
