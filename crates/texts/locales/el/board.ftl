### Articles 1 to 3: why a move, a setup or a FEN is not right.

## Moves

breach-no-piece = δεν υπάρχει κομμάτι στο { $square }
breach-opponents-piece = το κομμάτι στο { $square } είναι του αντιπάλου
breach-own-piece = στο { $square } βρίσκεται κομμάτι του ίδιου χρώματος
breach-king-capture = ο βασιλιάς στο { $square } δεν μπορεί να παρθεί
breach-not-its-way = { piece-the } δεν κινείται έτσι
breach-jump = { piece-the } δεν μπορεί να πηδήξει πάνω από το κομμάτι στο { $square }
breach-pawn-blocked = το πιόνι δεν μπορεί να προχωρήσει: το { $square } είναι κατειλημμένο
breach-double-step-blocked = το πιόνι δεν μπορεί να προχωρήσει δύο τετράγωνα: το { $square } είναι κατειλημμένο
breach-double-step-late = δύο τετράγωνα προχωρεί μόνο το πιόνι που βρίσκεται στο αρχικό του τετράγωνο
breach-nothing-to-capture = το πιόνι κινείται διαγώνια μόνο όταν παίρνει, και στο { $square } δεν υπάρχει τίποτα
breach-en-passant-not-now = κανένα πιόνι δεν πέρασε μόλις από το { $square }, άρα εκεί δεν γίνεται πάρσιμο αν πασάν
breach-promotion-missing = το πιόνι πρέπει να προαχθεί σε βασίλισσα, πύργο, αξιωματικό ή ίππο
breach-promotion-to = ένα πιόνι δεν μπορεί να προαχθεί σε { piece-into }
breach-no-promotion = προάγεται μόνο το πιόνι που φτάνει στην τελευταία οριζόντια
breach-castling-lost = το δικαίωμα για { castling } έχει χαθεί: ο βασιλιάς ή ο πύργος έχει κινηθεί
breach-castling-blocked = το { castling } δεν επιτρέπεται προσωρινά: το { $square } είναι κατειλημμένο
breach-castling-out-of-check = το { castling } δεν επιτρέπεται προσωρινά: ο βασιλιάς δέχεται σαχ { from-squares }
breach-castling-through-check = το { castling } δεν επιτρέπεται προσωρινά: ο βασιλιάς θα περνούσε από το { $square }, που απειλείται
breach-castling-into-check = το { castling } δεν επιτρέπεται προσωρινά: ο βασιλιάς θα απειλούνταν στο { $square }
breach-left-in-check = ο βασιλιάς μένει σε σαχ { from-squares }
breach-steps-into-check = ο βασιλιάς θα ήταν σε σαχ { from-squares }
breach-exposed = η κίνηση εκθέτει τον βασιλιά σε σαχ { from-squares }

## Setups

setup-no-king = { color } δεν έχει βασιλιά
setup-several-kings = { color } έχει { $count } βασιλιάδες, στα { $squares }
setup-pawns-on-back-rank =
    { $count ->
        [one] ένα πιόνι βρίσκεται στην πρώτη ή στην τελευταία οριζόντια: { $squares }
       *[other] πιόνια βρίσκονται στην πρώτη ή στην τελευταία οριζόντια: { $squares }
    }
setup-opponent-in-check =
    { $color ->
        [white] παίζει ο Μαύρος, αλλά ο λευκός βασιλιάς είναι σε σαχ { from-squares }
       *[black] παίζει ο Λευκός, αλλά ο μαύρος βασιλιάς είναι σε σαχ { from-squares }
    }
setup-castling-king-away = { color } φέρεται να έχει δικαίωμα για ροκέ, αλλά ο βασιλιάς του δεν βρίσκεται στην πρώτη του οριζόντια
setup-castling-rook-away = { color } φέρεται να έχει δικαίωμα για ροκέ με πύργο στο { $square }, αλλά εκεί δεν υπάρχει πύργος
setup-castling-twice = { color } φέρεται να έχει δικαίωμα για { castling } με δύο πύργους
setup-en-passant = κανένα πιόνι δεν μπορεί να πέρασε μόλις από το { $square } προχωρώντας δύο τετράγωνα
setup-faults = { $faults }

## FEN

fen-fault = χαρακτήρας { $column }: { $fault }
fen-empty = αναμενόταν θέση, δεν υπάρχει τίποτα
fen-bad-piece = αναμενόταν γράμμα κομματιού ({ "PNBRQK" } ή { "pnbrqk" }), ψηφίο από 1 έως 8 ή «/», βρέθηκε «{ $found }»
fen-short-rank = η οριζόντια { $rank } τελειώνει μετά από { $count } από τα 8 τετράγωνά της
fen-long-rank = η οριζόντια { $rank } έχει περισσότερα από 8 τετράγωνα
fen-few-ranks = η σκακιέρα τελειώνει μετά από { $count } από τις 8 οριζόντιές της
fen-many-ranks = η σκακιέρα έχει περισσότερες από 8 οριζόντιες
fen-bad-turn = αναμενόταν «{ "w" }» ή «{ "b" }» για τον παίκτη που έχει την κίνηση, βρέθηκε «{ $found }»
fen-bad-castling = αναμενόταν δικαίωμα για ροκέ ({ "KQkq" }, γράμματα καθέτων ή «-»), βρέθηκε «{ $found }»
fen-bad-en-passant = αναμενόταν τετράγωνο αν πασάν ή «-», βρέθηκε «{ $found }»
fen-bad-halfmoves = αναμενόταν ο αριθμός των κινήσεων από το τελευταίο πάρσιμο ή την τελευταία κίνηση πιονιού (0 έως 65535), βρέθηκε «{ $found }»
fen-bad-fullmoves = αναμενόταν ο αριθμός της κίνησης (1 έως 4294967295), βρέθηκε «{ $found }»
fen-surplus = αναμενόταν το τέλος, βρέθηκε «{ $found }»

from-squares =
    { $squares-count ->
        [one] από το { $squares }
       *[other] από τα { $squares }
    }
