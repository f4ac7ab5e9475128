### The command `rule`: what it says around the rulings, and what is wrong with a case.

rule-summary =
    { $cases ->
        [one] { $cases } περίπτωση
       *[other] { $cases } περιπτώσεις
    } σύμφωνα με { $editions ->
        [one] { $editions } έκδοση
       *[other] { $editions } εκδόσεις
    } ({ $list }), { $runs ->
        [one] { $runs } εκτέλεση
       *[other] { $runs } εκτελέσεις
    }, { $expectations ->
        [one] { $expectations } αναμενόμενο
       *[other] { $expectations } αναμενόμενα
    }, { $articles ->
        [one] ελέγχθηκε { $articles } Άρθρο
       *[other] ελέγχθηκαν { $articles } Άρθρα
    }: { $verdict }
rule-all-passed = όλα σωστά
rule-some-failed =
    { $count ->
        [one] { $count } ΑΠΕΤΥΧΕ
       *[other] { $count } ΑΠΕΤΥΧΑΝ
    }
regime-standard = κανονικό σκάκι
regime-rapid-full = γρήγορο σκάκι με πλήρη επιτήρηση
regime-rapid-reduced = γρήγορο σκάκι χωρίς πλήρη επιτήρηση
regime-blitz-full = μπλιτζ με πλήρη επιτήρηση
regime-blitz-reduced = μπλιτζ χωρίς πλήρη επιτήρηση
rule-stands-over = η παρτίδα έληξε: { $score }· στο χρονόμετρο Λευκός { $white }, Μαύρος { $black }· θέση { $position }
rule-stands-running =
    ο Λευκός έχει { $white }, ο Μαύρος { $black }· τρέχει το χρονόμετρο του { $running ->
        [white] Λευκού
       *[black] Μαύρου
    }· παίζει { color }· θέση { $position }
rule-stands-stopped = ο Λευκός έχει { $white }, ο Μαύρος { $black }· τα χρονόμετρα είναι σταματημένα· παίζει { color }· θέση { $position }
rule-failed = ΛΑΘΟΣ
rule-expected = αναμενόταν «{ $item }»
rule-expected-article = αναμενόταν «{ $item }» ({ $article })
rule-found = βρέθηκε «{ $found }»
rule-refused = αυτό δεν μπορεί να έγινε: { $why }
rule-too-late = πολύ αργά: { $why }
rule-bad-case = αυτή η περίπτωση δεν μπορεί να εκτελεστεί
rule-no-incident = καμία από αυτές τις περιπτώσεις δεν έχει συμβάν για απόφαση προς εκτύπωση
rule-no-case-files = δεν υπάρχει αρχείο .{ "case" } στο { $path }
rule-no-case = δεν υπάρχει περίπτωση στο { $path }: αναμενόταν { $expected }
cannot-read = δεν μπορεί να διαβαστεί το { $path }

## What is wrong with a case

case-found = βρέθηκε «{ $found }», ενώ αναμενόταν: { $expected }
case-found-meant = βρέθηκε «{ $found }», ενώ αναμενόταν: { $expected }. Μήπως εννοούσατε { $meant };
case-ends = η γραμμή τελειώνει, ενώ αναμενόταν: { $expected }
case-twice = το «{ $name }» έχει ήδη δοθεί
case-too-late = το «{ $name }» μπαίνει πριν από το πρώτο γεγονός
case-backwards = { $at } είναι νωρίτερα από το προηγούμενο γεγονός, { $last }
case-articles = αναμενόταν ένα Άρθρο για όλες τις εκδόσεις της γραμμής, ή περισσότερα, το καθένα με «{ "in" }» και τις εκδόσεις του
case-no-control = η περίπτωση δεν έχει χρόνο σκέψης: αναμενόταν γραμμή όπως «{ "control 90+30" }»
case-nothing-happens = στην περίπτωση δεν συμβαίνει τίποτα: αναμενόταν γραμμή όπως «{ "0:05:10  white claims repetition" }»
case-none = εδώ δεν υπάρχει περίπτωση: αναμενόταν γραμμή με «{ "case" }» και έναν τίτλο
case-no-move = το «{ $move }» δεν είναι κανονική κίνηση εδώ· κίνηση που δεν χρειάζεται να είναι κανονική γράφεται και με τα δύο τετράγωνα, όπως { "Ng1-g3" }
case-several-moves = το «{ $move }» μπορεί να σημαίνει εδώ πολλές κανονικές κινήσεις: δώστε την κάθετη, την οριζόντια ή το τετράγωνο αναχώρησης
case-set-up = η παρτίδα δεν μπορεί να έφτασε ως εδώ: { $why }
case-not-a-player = μόνο παίκτης μπορεί να παίξει ή να ζητήσει ισοπαλία

expected-case = «{ "case" }» και ένας τίτλος
expected-line = μια ρύθμιση όπως «{ "control" }», ένας χρόνος όπως «0:05:10», ή εκδόσεις με τη χρονιά τους, ή «{ "all" }»
expected-title = ένας τίτλος
expected-edition = μια έκδοση: { $names } ή «{ "all" }»
expected-edition-or-item = άλλη μια έκδοση, ή αυτό που πρέπει να ακολουθεί
expected-time = ένας χρόνος όπως «0:05:10» (ώρες, λεπτά, δευτερόλεπτα)
expected-time-or-edition = ένας χρόνος όπως «0:05:10», ή μια έκδοση: { $names } ή «{ "all" }»
expected-amount = ένα χρονικό διάστημα όπως «3:00»
expected-duration = ένα χρονικό διάστημα όπως «{ "30m" }», «{ "1h" }» ή «0»
expected-actor = ποιος ενεργεί: { "white, black, arbiter, white's assistant, hall" } …
expected-deed = τι κάνει ο «{ $who }», όπως «{ "plays Nf3" }»
expected-a-square = ένα τετράγωνο όπως «{ "e4" }»
expected-position = μια θέση όπως «{ "4k3/8/8/8/8/8/8/4K3 w - - 0 1" }»
expected-text = ένα κείμενο
expected-a-move = μια κίνηση όπως «{ "Nf3" }», «{ "exd5" }», «{ "O-O" }», ή και με τα δύο τετράγωνα «{ "Ng1-g3" }»
expected-promoted = { "queen, rook, bishop" } ή { "knight" }
expected-score = ένα αποτέλεσμα όπως «1-0» ή «1/2-1/2»
expected-number = ένας αριθμός
expected-smaller-number = ένας μικρότερος αριθμός
expected-color = { "white" } ή { "black" }
expected-wing = { "short" } ή { "long" }
expected-answer = { $words }
expected-question = { "late arrival of white, can white mate, colors reversed, white moved twice, times, white overstepped, signed result, order of flags" } ή { "dead position" }
expected-item = κάτι που μπορεί να ακολουθεί, όπως «{ "claim wrong" }», «{ "black +2:00" }» ή «{ "the game goes on" }»
expected-article = ο αριθμός ενός Άρθρου όπως «9.5.3»
expected-reason = με τι τελειώνει η παρτίδα, όπως «{ "checkmate" }», «{ "time" }» ή «{ "agreement" }»
expected-supervision = { "reduced" } ή { "full" }
expected-word = «{ $word }»
expected-array-number = ένας αριθμός από 0 έως 959
expected-lots = { "computer 518, dice 3 2 3 2 3, coins hththththt" } ή { "cards RNBQKBNR" }
expected-federation = το όνομα μιας ομοσπονδίας και άνω και κάτω τελεία
expected-echo-reason = γιατί δεν προκύπτει τίποτα από αυτό
expected-end-of-line = το τέλος της γραμμής

## What is wrong with a time control

control-ends = το κείμενο τελειώνει, ενώ αναμενόταν: { $expected }
control-seconds = ένας αριθμός δευτερολέπτων
control-period = ένας χρόνος όπως «90+30», «{ "40/90m" }» ή «{ "G/60 d5" }»
control-time = ένας χρόνος όπως «{ "90m" }», «{ "1h30" }» ή «{ "30s" }»
control-moves = ένας αριθμός κινήσεων, ή «{ "the rest of the game" }»
control-moves-in-range = από 1 έως 65535 κινήσεις
control-less-time = μικρότερος χρόνος
control-some-time = χρόνος πάνω από το μηδέν
control-three-decimals = το πολύ τρία δεκαδικά ψηφία
control-moves-before-next-period = αριθμός κινήσεων για αυτή την περίοδο, όπως «40/», επειδή ακολουθεί άλλη περίοδος
control-one-bonus = μόνο ένας πρόσθετος χρόνος ή μία καθυστέρηση για κάθε περίοδο
control-overtime = { "byo-yomi" } όπως «{ "3x30s" }» (τρεις φορές 30 δευτερόλεπτα ανά κίνηση) ή «{ "25/5m" }»
control-all-before-overtime = μία περίοδος για όλες τις κινήσεις, χωρίς πρόσθετο χρόνο, επειδή ακολουθεί { "byo-yomi" }
control-other-side = «{ "black" }» ή «{ "white" }», όποιο λείπει, και ο χρόνος εκείνου του παίκτη
control-other-color = το άλλο χρώμα
control-hours-minutes-seconds = ώρες, λεπτά και δευτερόλεπτα όπως «1:30:00», ή «,» ανάμεσα στις περιόδους
control-seconds-after-plus = δευτερόλεπτα, επειδή το «+» είναι για τον πρόσθετο χρόνο της κίνησης· ανάμεσα στις περιόδους μπαίνει «,»
control-after-time = μια μονάδα, «+», «{ "d" }», «,» και η επόμενη περίοδος, ή το τέλος
control-after-bonus = μια μονάδα, «{ "per move" }», «{ "from move one" }», «,» και η επόμενη περίοδος, ή το τέλος
control-move-one = «{ "move one" }»
control-end = το τέλος
control-pgn-period = μια περίοδος σε δευτερόλεπτα, όπως «{ "40/5400+30" }», «300» ή «{ "*180" }»
control-after-pgn-time = «+» ή «{ "d" }» και δευτερόλεπτα, «:» και η επόμενη περίοδος, ή το τέλος
control-ten-hours = το πολύ δέκα ώρες βασικού χρόνου σκέψης για έναν παίκτη (ένας αριθμός χωρίς μονάδα σημαίνει λεπτά)
control-same-as-pgn = ο ίδιος χρόνος σκέψης με τη διπλανή μορφή { "PGN" }
control-pgn-field = { $unread } Η μορφή { "PGN" } μπαίνει στο πεδίο «{ "pgn" }».
