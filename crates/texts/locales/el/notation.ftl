### Appendix C and D: why a written move cannot be read, and moves in speech.

## What is wrong with the writing

move-empty = αναμενόταν κίνηση, δεν υπάρχει τίποτα
move-unexpected = χαρακτήρας { $column }: αναμενόταν { $expected }, βρέθηκε «{ $found }»
move-fault = γραμμή { $line }, χαρακτήρας { $column }, «{ $text }»: { $error }
move-unfinished = η κίνηση τελειώνει πολύ νωρίς: αναμενόταν { $expected }
expected-move = κίνηση
expected-square = τετράγωνο
expected-file = κάθετη
expected-rank = οριζόντια (1 έως 8)
expected-promotion = το κομμάτι στο οποίο προάγεται το πιόνι
expected-end = το τέλος της κίνησης

## What is wrong with the game

fault-unclosed-comment = το σχόλιο που αρχίζει εδώ δεν κλείνει ποτέ: όλα μέχρι την επόμενη παρτίδα μένουν όπως είναι
fault-unclosed-variation = η βαριάντα που αρχίζει εδώ δεν κλείνει ποτέ
fault-too-deep = βαριάντες με βάθος μεγαλύτερο από { $limit } μένουν όπως είναι
fault-bad-fen = το { "FEN" } δεν διαβάζεται, η παρτίδα μένει όπως είναι: { $error }
fault-bad-position = από αυτή τη θέση δεν μπορεί να συνεχιστεί το παιχνίδι, η παρτίδα μένει όπως είναι: { $error }
fault-other-variant = παραλλαγή με άλλους κανόνες από του σκακιού: η παρτίδα μένει όπως είναι

## What is wrong with the move

move-no-such-piece = { color } δεν έχει { piece-into }
move-none-on-file = { color } δεν έχει { piece-into } στην κάθετη { $file }
move-none-on-rank = { color } δεν έχει { piece-into } στην οριζόντια { $rank }
move-none-on-square = { color } δεν έχει { piece-into } στο { $square }
move-none-reaches = { piece-none } δεν μπορεί να πάει στο { $square }
move-barred = { piece } { $from }–{ $to }: { $reason }
move-barred-bare = { $from }–{ $to }: { $reason }
move-write-castling = για το ροκέ γράψτε { $writing }
move-each-barred = { $reasons }
move-blocked = { blocker } στο { $square } κλείνει τον δρόμο
move-ambiguous = περισσότερα από ένα κομμάτια ({ piece }) μπορούν να πάνε στο { $square }: γράψτε { $choices }
move-unclear = αυτό μπορεί να σημαίνει πολλές κινήσεις: γράψτε { $choices }
move-promotion-missing = το πιόνι που φτάνει στο { $square } πρέπει να προαχθεί σε βασίλισσα, πύργο, αξιωματικό ή ίππο: γράψτε { $choices }

piece-none =
    { $piece ->
        [king] κανένας βασιλιάς
        [queen] καμία βασίλισσα
        [rook] κανένας πύργος
        [bishop] κανένας αξιωματικός
        [knight] κανένας ίππος
       *[pawn] κανένα πιόνι
    }
blocker =
    { $blocker ->
        [king] ο { side } βασιλιάς
        [queen] { $side ->
            [white] η λευκή βασίλισσα
           *[black] η μαύρη βασίλισσα
        }
        [rook] ο { side } πύργος
        [bishop] ο { side } αξιωματικός
        [knight] ο { side } ίππος
       *[pawn] { $side ->
            [white] το λευκό πιόνι
           *[black] το μαύρο πιόνι
        }
    }
side =
    { $side ->
        [white] λευκός
       *[black] μαύρος
    }

## Moves in plain speech

speech-move = { piece } από το { $from } στο { $to }
speech-capture = { piece } από το { $from } παίρνει { victim } στο { $to }
speech-en-passant = πιόνι από το { $from } παίρνει αν πασάν στο { $to }
speech-castling = { castling }
speech-promotion = προάγεται σε { piece-into }
speech-check = σαχ
speech-mate = ματ

victim =
    { $victim ->
        [king] τον βασιλιά
        [queen] τη βασίλισσα
        [rook] τον πύργο
        [bishop] τον αξιωματικό
        [knight] τον ίππο
       *[pawn] το πιόνι
    }
