### Articles 10 to 12: points, conduct, the arbiter; and the log of a competition.

misconduct =
    { $what ->
        [disrepute] δυσφημεί το σκάκι
        [notes] χρησιμοποιεί σημειώσεις ή άλλη πηγή πληροφόρησης
        [advice] δέχεται συμβουλές
        [other-board] αναλύει σε άλλη σκακιέρα
        [smoking] καπνίζει έξω από τον καθορισμένο χώρο
        [vaping] χρησιμοποιεί ηλεκτρονικό τσιγάρο έξω από τον χώρο καπνίσματος
        [disturbing] αποσπά την προσοχή του αντιπάλου ή τον ενοχλεί
        [noise] φέρνει πηγή θορύβου στην αίθουσα αγώνων
        [offers] κάνει αδικαιολόγητες προτάσεις ισοπαλίας
        [claims] υποβάλλει αδικαιολόγητα αιτήματα
        [sheet] γράφει στο παρτιδόφυλλο κάτι που δεν έχει θέση εκεί
       *[bag] χρησιμοποιεί χωρίς άδεια την τσάντα με τη συσκευή
    }
place-out =
    { $place ->
        [venue] από τις εγκαταστάσεις αγώνων
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
        [fine] χρηματικό πρόστιμο ανακοινωμένο εκ των προτέρων
        [rounds] αποκλεισμός από έναν ή περισσότερους γύρους
       *[expulsion] αποβολή από τη διοργάνωση
    }
said =
    { $said ->
        [count] τον αριθμό των κινήσεων που έγιναν
        [moved] ότι ο αντίπαλος έκανε κίνηση
       *[pressed] ότι το χρονόμετρο δεν πατήθηκε
    }
duty =
    { $duty ->
        [observance] την αυστηρή τήρηση των Κανόνων
        [fair-play] το έντιμο παιχνίδι
        [interest] το συμφέρον της διοργάνωσης
        [conditions] το καλό αγωνιστικό περιβάλλον
        [undisturbed] την απρόσκοπτη διεξαγωγή των παρτίδων
        [progress] την εξέλιξη της διοργάνωσης
        [needs] τις ανάγκες των παικτών ΑμεΑ και όσων χρειάζονται ιατρική φροντίδα
        [anti-cheating] την τήρηση των κανόνων κατά της απάτης
       *[games] τις παρτίδες, ιδίως στην πίεση χρόνου
    }

conduct-breach = διαπιστώθηκε ότι { color } { misconduct }
conduct-no-rule = διαπιστώθηκε ότι { color } { misconduct }· εδώ κανένας κανόνας δεν το απαγορεύει
conduct-left-with-leave = { color } βγαίνει { place-out } με άδεια του διαιτητή
conduct-left-freely = { color } βγαίνει { place-out } και δεν χρειάζεται άδεια
conduct-left-without = { color } βγαίνει { place-out } χωρίς άδεια του διαιτητή
conduct-left-unreported = { color } βγαίνει από την αίθουσα αγώνων χωρίς να ενημερώσει τον διαιτητή
conduct-outsider-admitted = κάποιος που δεν είναι ούτε παίκτης ούτε διαιτητής βρίσκεται στην αίθουσα αγώνων, πράγμα που επιτρέπεται
conduct-outsider-entered = κάποιος που δεν είναι ούτε παίκτης ούτε διαιτητής βρίσκεται στην αίθουσα αγώνων χωρίς άδεια του διαιτητή
conduct-device-allowed = { color } έχει ηλεκτρονική συσκευή, πράγμα που εδώ επιτρέπεται
conduct-device-handed-over = { color } παραδίδει ηλεκτρονική συσκευή πριν από την πρώτη του κίνηση, πράγμα που επιτρέπεται
conduct-device-forbidden = { color } έχει ηλεκτρονική συσκευή στις εγκαταστάσεις αγώνων, πράγμα που απαγορεύεται
conduct-device-loses = { color } χάνει την παρτίδα λόγω ηλεκτρονικής συσκευής
conduct-device-milder = { color } έχει ηλεκτρονική συσκευή, για την οποία η διοργάνωση έχει ανακοινώσει ηπιότερη ποινή
conduct-search-asked = ζητείται από { color-accusative } να επιτρέψει έλεγχο, κατ’ ιδίαν, από άτομο του ίδιου φύλου
conduct-search-beyond = ο διαιτητής δεν έχει δικαίωμα να ζητήσει από { color-accusative } αυτόν τον έλεγχο
conduct-search-allowed = { color } επιτρέπει τον έλεγχο
conduct-search-refused = { color } αρνείται τον έλεγχο
conduct-search-rightly-refused = { color } αρνείται τον έλεγχο και έχει δικαίωμα να τον αρνηθεί
conduct-refuses = { color } αρνείται επίμονα να συμμορφωθεί με τους Κανόνες και χάνει την παρτίδα
conduct-both-refuse = και οι δύο παίκτες αρνούνται επίμονα να συμμορφωθούν με τους Κανόνες και χάνουν και οι δύο την παρτίδα
conduct-explanation-due = { color } έχει δικαίωμα να του εξηγηθούν συγκεκριμένα σημεία των Κανόνων
conduct-explanation-not-due = { color } ζητά εξήγηση, αλλά αυτοί οι Κανόνες δεν του δίνουν τέτοιο δικαίωμα
conduct-appealed = { color } κάνει ένσταση κατά απόφασης του διαιτητή
conduct-appeal-barred = { color } δεν μπορεί να κάνει ένσταση κατά αυτής της απόφασης
conduct-appeal-decided =
    { $upheld ->
        [yes] η ένσταση γίνεται δεκτή
       *[no] η ένσταση απορρίπτεται
    }
conduct-helps = { color } βοηθά στην αναπαράσταση της παρτίδας
conduct-refuses-to-help = { color } αρνείται να βοηθήσει στην αναπαράσταση της παρτίδας
conduct-claim-checked = το αίτημα ελέγχεται από τους αρμοδίους
conduct-claim-checked-by-others = το αίτημα ελέγχεται από κάποιον που δεν είναι αρμόδιος
conduct-spectator = { color } τελείωσε την παρτίδα του και θεωρείται πλέον θεατής

arbiter-penalized = { color } τιμωρείται: { penalty }
arbiter-cannot-play-on = { color } τέθηκε εκτός διοργάνωσης και έχασε την παρτίδα
arbiter-disturbed = η παρτίδα διαταράχθηκε από εξωτερική αιτία, γι’ αυτό { color } παίρνει πρόσθετο χρόνο
arbiter-time-made-up = το ρολόι είχε βλάβη ή είχε ρυθμιστεί λανθασμένα, γι’ αυτό { color } παίρνει πρόσθετο χρόνο
arbiter-time-by-judgment = { color } παίρνει πρόσθετο χρόνο για λόγο που δεν ρυθμίζει κανένα Άρθρο
arbiter-announced = ανακοίνωση: «{ $text }»
arbiter-may-say = ο διαιτητής λέει { said }, πράγμα που επιτρέπεται
arbiter-must-not-say = ο διαιτητής δεν πρέπει να πει { said }
arbiter-seen-to = ο διαιτητής φροντίζει για { duty }
arbiter-assistants = ο διαιτητής ορίζει βοηθούς για να παρακολουθούν τις παρτίδες
arbiter-interfered = κάποιος που δεν είναι παίκτης παρεμβαίνει στην παρτίδα
arbiter-reported = αναφέρεται στον διαιτητή μια αντικανονικότητα
arbiter-sent-out = ο διαιτητής αποβάλλει από τις εγκαταστάσεις αγώνων εκείνον που παρενέβη
arbiter-phone-used = κάποιος χρησιμοποιεί τηλέφωνο στις εγκαταστάσεις αγώνων χωρίς άδεια του διαιτητή
arbiter-phone-authorized = κάποιος χρησιμοποιεί τηλέφωνο στις εγκαταστάσεις αγώνων με άδεια του διαιτητή

effect-may-send-out = ο διαιτητής μπορεί να αποβάλει τον παραβάτη από τις εγκαταστάσεις αγώνων
event-ended = η παρτίδα τελείωσε { $score } και δίνει { $points } βαθμούς
event-points = η παρτίδα δίνει τώρα { $points } βαθμούς
event-warned = η προειδοποίηση { color-of } γράφεται στο ημερολόγιο της διοργάνωσης
event-fined = επιβάλλεται σ{ color-accusative } χρηματικό πρόστιμο { $amount }
event-excluded =
    { $rounds ->
        [one] { color } δεν παίζει στον επόμενο γύρο
       *[other] { color } δεν παίζει στους επόμενους { $rounds } γύρους
    }
event-expelled = { color } αποβάλλεται από τη διοργάνωση
event-appealed = η ένσταση { color-of } γράφεται στο ημερολόγιο της διοργάνωσης
event-appeal-decided =
    { $upheld ->
        [yes] στο ημερολόγιο της διοργάνωσης γράφεται ότι η ένσταση έγινε δεκτή
       *[no] στο ημερολόγιο της διοργάνωσης γράφεται ότι η ένσταση απορρίφθηκε
    }
event-fide-asked = το ερώτημα προς τη FIDE γράφεται στο ημερολόγιο της διοργάνωσης

asked-penalty = ποια ποινή επιβάλλεται σ{ color-accusative }
asked-can-win = μπορούσε ακόμη { color } να κερδίσει με οποιαδήποτε σειρά κανονικών κινήσεων
asked-score-against = πόσους βαθμούς παίρνει ο αντίπαλος { color-of }
answer-penalty = { penalty }
answer-opponent-wins = ο αντίπαλος κερδίζει
answer-opponent-draws = ο αντίπαλος παίρνει ισοπαλία
answer-opponent-loses = ο αντίπαλος χάνει

number-of-points =
    { $count ->
        [half] { $points } βαθμό
        [one] { $points } βαθμό
       *[other] { $points } βαθμούς
    }
barred-no-such-penalty = { penalty }: δεν περιλαμβάνεται στις ποινές του Άρθρου { $article } των Κανόνων του { $edition }
barred-amount-missing = { penalty }: λείπει το μέγεθος της ποινής
barred-fine-not-announced = δεν είχε ανακοινωθεί εκ των προτέρων πρόστιμο { $amount }
barred-not-over = οι βαθμοί της παρτίδας μπορούν να αλλάξουν μόνο όταν αυτή έχει τελειώσει
barred-no-time = ο πρόσθετος χρόνος πρέπει να είναι μεγαλύτερος από μηδέν
barred-too-few-points = ο παίκτης έχει να χάσει μόνο { number-of-points } από αυτή την παρτίδα
barred-above-maximum = ένας παίκτης δεν μπορεί να πάρει πάνω από { number-of-points } από αυτή την παρτίδα
barred-together = οι δύο παίκτες μαζί θα είχαν { number-of-points }, ενώ η παρτίδα δίνει το πολύ { $most }
barred-unusual = κανένα αποτέλεσμα παρτίδας δεν δίνει { number-of-points }
barred-not-asked = δεν έχει ζητηθεί από τον παίκτη να επιτρέψει έλεγχο
barred-found-already = ο διαιτητής το έχει ήδη καταγράψει εις βάρος { color-of }
barred-no-appeal = δεν υπάρχει ένσταση για την οποία να ληφθεί απόφαση
barred-nobody-interfered = κανείς δεν παρενέβη, άρα κανείς δεν μπορεί να αποβληθεί

refused-not-in-advance = αυτό έπρεπε να ανακοινωθεί πριν από την κλήρωση της πρώτης παρτίδας
refused-scoring = η ισοπαλία δεν μπορεί να δίνει περισσότερους βαθμούς από τη νίκη, ούτε η ήττα από την ισοπαλία
refused-device-penalty = { penalty }: δεν μπορεί να ανακοινωθεί για συσκευές με τους Κανόνες του { $edition }· πρέπει να είναι μία από τις ποινές που απαριθμούν και ηπιότερη από την απώλεια της παρτίδας
refused-game-paired = υπάρχει ήδη παρτίδα { $game }
refused-no-game = δεν υπάρχει παρτίδα { $game }
refused-with-themselves = ο παίκτης { $player } δεν μπορεί να κληρωθεί με τον εαυτό του
refused-expelled = ο παίκτης { $player } έχει αποβληθεί από τη διοργάνωση
refused-excluded = ο παίκτης { $player } έχει αποκλειστεί μέχρι και τον γύρο { $round }
refused-no-appeal = δεν υπάρχει ένσταση από την παρτίδα { $game } για την οποία να ληφθεί απόφαση
refused-no-question = δεν υπάρχει ανοιχτό ερώτημα { $question } προς τη FIDE

expected-scoring = οι βαθμοί για νίκη, ισοπαλία και ήττα, ποτέ περισσότεροι από τους προηγούμενους, όπως { "3-1-0" }, ή { "armageddon" }
expected-forfeit = οι βαθμοί για ήττα χωρίς αγώνα, όχι περισσότεροι από όσους δίνει η ήττα στη σκακιέρα
expected-points = βαθμοί όπως { "1, 1/2" } ή { "2.5" }
expected-player-name = το όνομα ενός παίκτη σε μία λέξη με κεφαλαίο, όπως { "Anna" }
expected-penalty = { "warning, opponent's time, offender's time, opponent's points, offender's points, loss, fine, rounds" } ή { "expulsion" }
expected-milder-penalty = ποινή ηπιότερη από την απώλεια της παρτίδας, όπως { "warning" }· { "fine" } μόνο μετά τη γραμμή { "fines" }

help-penalize = μια ποινή ({ "opponent's time 2:00, offender's time 2:00, loss, fine 50" }, …)
help-disturbance = πρόσθετος χρόνος, επειδή η παρτίδα διαταράχθηκε από εξωτερική αιτία
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
       *[sounding] που ηχεί
    }
round-begins = { $number }ος γύρος: { $players }
act-leaves = { actor } βγαίνει { place-out }
act-leaves-reported = { actor } βγαίνει { place-out } αφού ενημέρωσε τον διαιτητή
act-leaves-permitted = { actor } βγαίνει { place-out } με άδεια
act-enters =
    { $permitted ->
        [yes] { actor } μπαίνει στην αίθουσα αγώνων με άδεια
       *[no] { actor } μπαίνει στην αίθουσα αγώνων
    }
act-finds = { actor } διαπιστώνει ότι { color } { misconduct }
act-finds-device = { actor } διαπιστώνει ότι { color } έχει ηλεκτρονική συσκευή: { held }, { power }
act-hands-over-device = { actor } παραδίδει ηλεκτρονική συσκευή στον διαιτητή
act-asks-to-search =
    { $body ->
        [yes] { actor } ζητά να γίνει σωματικός έλεγχος { color-of }
       *[no] { actor } ζητά να γίνει έλεγχος στις τσάντες και στα ρούχα { color-of }
    }
act-allows-search = { actor } επιτρέπει τον έλεγχο
act-refuses-search = { actor } αρνείται τον έλεγχο
act-finds-refusing = { actor } διαπιστώνει ότι { color } αρνείται επίμονα να συμμορφωθεί με τους Κανόνες
act-asks-explanation = { actor } ζητά να του εξηγηθούν σημεία των Κανόνων
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
act-gives-time = { actor } δίνει σ{ color-accusative } { $time } λόγω ενόχλησης
act-gives-time-for-clock = { actor } δίνει σ{ color-accusative } { $time } λόγω του ρολογιού
act-gives-time-by-judgment = { actor } δίνει σ{ color-accusative } { $time } για άλλον λόγο
act-announces = { actor } ανακοινώνει: «{ $text }»
act-says = { actor } λέει { said }
act-sees-to = { actor } φροντίζει για { duty }
act-appoints-assistants = { actor } ορίζει βοηθούς
act-sends-out = { actor } αποβάλλει τον παραβάτη από τις εγκαταστάσεις αγώνων
act-interferes = { actor } παρεμβαίνει στην παρτίδα
act-reports = { actor } αναφέρει στον διαιτητή μια αντικανονικότητα
act-uses-phone =
    { $authorized ->
        [yes] { actor } χρησιμοποιεί τηλέφωνο με άδεια
       *[no] { actor } χρησιμοποιεί τηλέφωνο
    }
