### Articles 10 to 12: points, conduct, the arbiter; and the log of a competition.

misconduct =
    { $what ->
        [disrepute] ενέργεια που δυσφημεί το σκάκι
        [notes] χρήση σημειώσεων ή άλλης πηγής πληροφόρησης
        [advice] λήψη συμβουλών
        [other-board] ανάλυση σε άλλη σκακιέρα
        [smoking] κάπνισμα έξω από τον καθορισμένο χώρο
        [vaping] ηλεκτρονικό τσιγάρο έξω από τον χώρο καπνίσματος
        [disturbing] απόσπαση της προσοχής ή ενόχληση του αντιπάλου
        [noise] πηγή θορύβου στον χώρο των αγώνων
        [offers] αδικαιολόγητες προτάσεις ισοπαλίας
        [claims] αδικαιολόγητα αιτήματα
        [sheet] σημείωση στο παρτιδόφυλλο που δεν έχει θέση εκεί
       *[bag] χρήση της τσάντας με τη συσκευή χωρίς άδεια
    }
place-out =
    { $place ->
        [venue] από τις εγκαταστάσεις των αγώνων
       *[area] από την αίθουσα αγώνων
    }
penalty =
    { $kind ->
        [warning] προειδοποίηση
        [opponents-time] αύξηση του χρόνου του αντιπάλου
        [offenders-time] μείωση του χρόνου του παραβάτη
        [opponents-points] αύξηση των βαθμών του αντιπάλου στην παρτίδα
        [offenders-points] μείωση των βαθμών του παραβάτη στην παρτίδα
        [loss] απώλεια της παρτίδας
        [fine] πρόστιμο ανακοινωμένο εκ των προτέρων
        [rounds] αποκλεισμός από έναν ή περισσότερους γύρους
       *[expulsion] αποβολή από τη διοργάνωση
    }
said =
    { $said ->
        [count] τον αριθμό των κινήσεων
        [moved] ότι ο αντίπαλος έκανε κίνηση
       *[pressed] ότι το χρονόμετρο δεν πατήθηκε
    }
duty =
    { $duty ->
        [observance] την αυστηρή τήρηση των κανόνων
        [fair-play] το έντιμο παιχνίδι
        [interest] το συμφέρον της διοργάνωσης
        [conditions] το καλό αγωνιστικό περιβάλλον
        [undisturbed] να μην ενοχλούνται οι παίκτες
        [progress] την εξέλιξη της διοργάνωσης
        [needs] τα άτομα με αναπηρία και όσους χρειάζονται ιατρική φροντίδα
        [anti-cheating] τους κανονισμούς κατά της εξαπάτησης
       *[games] τις παρτίδες, ειδικά στην πίεση χρόνου
    }

conduct-breach = { color }: { misconduct }
conduct-no-rule = { color }: { misconduct }· εδώ δεν υπάρχει κανόνας που να το απαγορεύει
conduct-left-with-leave = { color } βγαίνει { place-out } εν γνώσει του διαιτητή
conduct-left-freely = { color } βγαίνει { place-out } και δεν χρειάζεται άδεια
conduct-left-without = { color } βγαίνει { place-out } χωρίς άδεια του διαιτητή
conduct-left-unreported = { color } βγαίνει από την αίθουσα αγώνων χωρίς να ενημερώσει τον διαιτητή
conduct-outsider-admitted = κάποιος που δεν είναι παίκτης ούτε διαιτητής βρίσκεται στην αίθουσα αγώνων και επιτρέπεται
conduct-outsider-entered = κάποιος που δεν είναι παίκτης ούτε διαιτητής βρίσκεται στην αίθουσα αγώνων χωρίς άδεια του διαιτητή
conduct-device-allowed = { color } έχει ηλεκτρονική συσκευή και έτσι επιτρέπεται
conduct-device-handed-over = { color } παραδίδει ηλεκτρονική συσκευή πριν από την πρώτη του κίνηση, πράγμα που επιτρέπεται
conduct-device-forbidden = { color } έχει ηλεκτρονική συσκευή στις εγκαταστάσεις αγώνων, πράγμα που απαγορεύεται
conduct-device-loses = { color } χάνει την παρτίδα λόγω ηλεκτρονικής συσκευής
conduct-device-milder = { color } έχει ηλεκτρονική συσκευή, για την οποία η προκήρυξη ορίζει άλλη ποινή
conduct-search-asked = ζητείται από { color-accusative } να επιτρέψει έλεγχο, κατ' ιδίαν, από άτομο του ίδιου φύλου
conduct-search-beyond = ο διαιτητής δεν έχει δικαίωμα να ζητήσει από { color-accusative } αυτόν τον έλεγχο
conduct-search-allowed = { color } επιτρέπει τον έλεγχο
conduct-search-refused = { color } αρνείται τον έλεγχο
conduct-search-rightly-refused = { color } αρνείται τον έλεγχο και δεν υποχρεούται να τον επιτρέψει
conduct-refuses = { color } αρνείται επίμονα να συμμορφωθεί με τους κανόνες και χάνει την παρτίδα
conduct-both-refuse = και οι δύο παίκτες αρνούνται επίμονα να συμμορφωθούν με τους κανόνες και χάνουν την παρτίδα
conduct-explanation-due = { color } έχει δικαίωμα σε εξήγηση συγκεκριμένων σημείων των κανόνων
conduct-explanation-not-due = { color } ζητά εξήγηση, για την οποία αυτοί οι κανόνες δεν δίνουν δικαίωμα
conduct-appealed = { color } κάνει ένσταση κατά απόφασης του διαιτητή
conduct-appeal-barred = { color } δεν μπορεί να κάνει ένσταση κατά αυτής της απόφασης
conduct-appeal-decided =
    { $upheld ->
        [yes] η ένσταση γίνεται δεκτή
       *[no] η ένσταση απορρίπτεται
    }
conduct-helps = { color } βοηθά στην αναπαράσταση της παρτίδας
conduct-refuses-to-help = { color } αρνείται να βοηθήσει στην αναπαράσταση της παρτίδας
conduct-claim-checked = το αίτημα ελέγχεται από αυτόν που πρέπει
conduct-claim-checked-by-others = το αίτημα ελέγχεται από κάποιον που δεν είναι αρμόδιος
conduct-spectator = { color } έχει τελειώσει την παρτίδα του και θεωρείται θεατής

arbiter-penalized = τιμωρείται { color }: { penalty }
arbiter-cannot-play-on = { color } αποβλήθηκε από τη διοργάνωση, δεν μπορεί να συνεχίσει και χάνει την παρτίδα
arbiter-disturbed = η παρτίδα διαταράχθηκε από έξω, και { color } παίρνει χρόνο γι' αυτό
arbiter-may-say = ο διαιτητής λέει { said }, και επιτρέπεται
arbiter-must-not-say = ο διαιτητής δεν πρέπει να πει { said }
arbiter-seen-to = ο διαιτητής φροντίζει: { duty }
arbiter-assistants = βοηθοί του διαιτητή παρακολουθούν τις παρτίδες
arbiter-interfered = κάποιος τρίτος παρεμβαίνει στην παρτίδα
arbiter-reported = ο διαιτητής ενημερώνεται για μια αντικανονικότητα
arbiter-sent-out = όποιος παρενέβη αποβάλλεται από τις εγκαταστάσεις των αγώνων
arbiter-phone-used = κάποιος χρησιμοποιεί τηλέφωνο στις εγκαταστάσεις αγώνων χωρίς άδεια του διαιτητή
arbiter-phone-authorized = κάποιος χρησιμοποιεί τηλέφωνο στις εγκαταστάσεις αγώνων με άδεια του διαιτητή

effect-may-send-out = ο διαιτητής μπορεί να αποβάλει τον παραβάτη από τις εγκαταστάσεις των αγώνων
event-ended = η παρτίδα τελείωσε { $score } και δίνει { $points } βαθμούς
event-points = η παρτίδα δίνει τώρα { $points } βαθμούς
event-warned = η προειδοποίηση { color-of } γράφεται στο ημερολόγιο της διοργάνωσης
event-fined = πρόστιμο { color-of }: { $amount }
event-excluded =
    { $rounds ->
        [one] { color } δεν παίζει στον επόμενο γύρο
       *[other] { color } δεν παίζει στους επόμενους { $rounds } γύρους
    }
event-expelled = { color } αποβάλλεται από τη διοργάνωση
event-appealed = η ένσταση { color-of } γράφεται στο ημερολόγιο της διοργάνωσης
event-appeal-decided =
    { $upheld ->
        [yes] στο ημερολόγιο της διοργάνωσης η ένσταση έγινε δεκτή
       *[no] στο ημερολόγιο της διοργάνωσης η ένσταση απορρίφθηκε
    }
event-fide-asked = το ερώτημα προς τη FIDE γράφεται στο ημερολόγιο της διοργάνωσης

asked-penalty = ποια ποινή παίρνει { color }
asked-can-win = μπορούσε ακόμη { color } να κερδίσει με οποιαδήποτε σειρά κανονικών κινήσεων
asked-score-against = ποια βαθμολογία παίρνει ο αντίπαλος { color-of }
answer-penalty = { penalty }
answer-opponent-wins = ο αντίπαλος κερδίζει
answer-opponent-draws = ο αντίπαλος παίρνει μισό βαθμό
answer-opponent-loses = ο αντίπαλος δεν παίρνει βαθμό

number-of-points =
    { $count ->
        [half] { $points } βαθμό
        [one] { $points } βαθμό
       *[other] { $points } βαθμούς
    }
barred-no-such-penalty = { penalty }: δεν περιλαμβάνεται στις ποινές του άρθρου { $article } των κανόνων του { $edition }
barred-amount-missing = { penalty }: πρέπει να ειπωθεί πόσο
barred-fine-not-announced = δεν ανακοινώθηκε εκ των προτέρων πρόστιμο { $amount }
barred-not-over = οι βαθμοί της παρτίδας αλλάζουν μόνο όταν αυτή έχει τελειώσει
barred-no-time = ο πρόσθετος χρόνος δεν μπορεί να είναι μηδενικός
barred-too-few-points = ο παίκτης έχει μόνο { number-of-points } από την παρτίδα
barred-above-maximum = κανένας παίκτης δεν παίρνει πάνω από { number-of-points } από την παρτίδα
barred-together = οι δύο παίκτες μαζί θα είχαν { number-of-points }, ενώ η παρτίδα δίνει το πολύ { $most }
barred-unusual = κανένα αποτέλεσμα δεν δίνει { number-of-points }
barred-not-asked = κανείς δεν ζήτησε από τον παίκτη να επιτρέψει έλεγχο
barred-found-already = αυτό έχει ήδη διαπιστωθεί για { color-accusative }
barred-no-appeal = δεν υπάρχει ένσταση προς απόφαση
barred-nobody-interfered = κανείς δεν παρενέβη ώστε να αποβληθεί

refused-not-in-advance = αυτό έπρεπε να ανακοινωθεί πριν από την κλήρωση της πρώτης παρτίδας
refused-scoring = η ισοπαλία δεν μπορεί να δίνει περισσότερους βαθμούς από τη νίκη, ούτε η ήττα από την ισοπαλία
refused-device-penalty = { penalty }: δεν μπορεί να ανακοινωθεί για συσκευές με τους κανόνες του { $edition }· πρέπει να είναι ποινή του καταλόγου τους και ηπιότερη από την απώλεια της παρτίδας
refused-game-paired = υπάρχει ήδη παρτίδα { $game }
refused-no-game = δεν υπάρχει παρτίδα { $game }
refused-with-themselves = δεν γίνεται να παίξει ο παίκτης { $player } με τον εαυτό του
refused-expelled = ο παίκτης { $player } έχει αποβληθεί από τη διοργάνωση
refused-excluded = ο παίκτης { $player } έχει αποκλειστεί μέχρι και τον γύρο { $round }
refused-no-appeal = δεν υπάρχει ένσταση από την παρτίδα { $game } προς απόφαση
refused-no-question = δεν υπάρχει ανοιχτό ερώτημα { $question } προς τη FIDE

expected-scoring = οι βαθμοί για νίκη, ισοπαλία και ήττα, ποτέ περισσότεροι από τους προηγούμενους, όπως { "3-1-0" }, ή { "armageddon" }
expected-forfeit = οι βαθμοί για ήττα χωρίς αγώνα, όχι περισσότεροι από όσους δίνει η ήττα στη σκακιέρα
expected-points = βαθμοί όπως { "1, 1/2" } ή { "2.5" }
expected-player-name = το όνομα ενός παίκτη σε μία λέξη με κεφαλαίο, όπως { "Anna" }
expected-penalty = { "warning, opponent's time, offender's time, opponent's points, offender's points, loss, fine, rounds" } ή { "expulsion" }
expected-milder-penalty = ποινή ηπιότερη από την απώλεια της παρτίδας, όπως { "warning" }· { "fine" } μόνο μετά τη γραμμή { "fines" }

help-penalize = μια ποινή ({ "opponent's time 2:00, offender's time 2:00, loss, fine 50" }, …)
help-disturbance = πρόσθετος χρόνος, επειδή η παρτίδα ενοχλήθηκε από έξω
help-phone = βρίσκεται τηλέφωνο ({ "in the bag, switched on, sounding" })
help-conduct = ένας παίκτης παραβαίνει τους κανόνες συμπεριφοράς ({ "using notes, disturbing the opponent" }, …)
help-appeal = ένας παίκτης κάνει ένσταση κατά απόφασης του διαιτητή

held =
    { $held ->
        [body] επάνω του
        [elsewhere] αλλού στις εγκαταστάσεις αγώνων
       *[bag] σε τσάντα
    }
power =
    { $power ->
        [off] απενεργοποιημένη
        [on] ενεργοποιημένη
       *[sounding] κάνει ήχο
    }
round-begins = { $number }ος γύρος: { $players }
act-leaves = { actor } βγαίνει { place-out }
act-leaves-reported = { actor } βγαίνει { place-out } και έχει ενημερώσει τον διαιτητή
act-leaves-permitted = { actor } βγαίνει { place-out } με άδεια
act-enters =
    { $permitted ->
        [yes] { actor } μπαίνει στην αίθουσα αγώνων με άδεια
       *[no] { actor } μπαίνει στην αίθουσα αγώνων
    }
act-finds = { actor } διαπιστώνει για { color-accusative }: { misconduct }
act-finds-device = { actor } βρίσκει ηλεκτρονική συσκευή { color-of }: { held }, { power }
act-hands-over-device = { actor } παραδίδει ηλεκτρονική συσκευή στον διαιτητή
act-asks-to-search =
    { $body ->
        [yes] { actor } ζητά σωματικό έλεγχο { color-of }
       *[no] { actor } ζητά έλεγχο στα ρούχα και τις τσάντες { color-of }
    }
act-allows-search = { actor } επιτρέπει τον έλεγχο
act-refuses-search = { actor } αρνείται τον έλεγχο
act-finds-refusing = { actor } διαπιστώνει ότι { color } αρνείται επίμονα να συμμορφωθεί με τους κανόνες
act-asks-explanation = { actor } ζητά εξήγηση σημείων των κανόνων
act-appeals = { actor } κάνει ένσταση
act-appeals-in-quickplay = { actor } κάνει ένσταση κατά απόφασης για αίτημα στην τελευταία περίοδο
act-decides-appeal =
    { $upheld ->
        [yes] { actor } κάνει δεκτή την ένσταση
       *[no] { actor } απορρίπτει την ένσταση
    }
act-upholds-with = { actor } κάνει δεκτή την ένσταση και ορίζει το αποτέλεσμα: { $score }
act-helps = { actor } βοηθά στην αναπαράσταση της παρτίδας
act-refuses-to-help = { actor } αρνείται να βοηθήσει στην αναπαράσταση της παρτίδας
act-checks-claim = { actor } ελέγχει το αίτημα
act-penalizes = { actor } τιμωρεί { color-accusative }: { penalty }
act-penalizes-by = { actor } τιμωρεί { color-accusative }: { penalty } ({ $amount })
act-gives-time = { actor } δίνει χρόνο σ{ color-accusative } για την ενόχληση: { $time }
act-says = { actor } λέει { said }
act-sees-to = { actor } φροντίζει: { duty }
act-appoints-assistants = { actor } διορίζει βοηθούς
act-sends-out = { actor } αποβάλλει τον παραβάτη
act-interferes = { actor } παρεμβαίνει στην παρτίδα
act-reports = { actor } ενημερώνει τον διαιτητή για μια αντικανονικότητα
act-uses-phone =
    { $authorized ->
        [yes] { actor } χρησιμοποιεί τηλέφωνο με άδεια
       *[no] { actor } χρησιμοποιεί τηλέφωνο
    }
