### Appendix C and D: why a written move cannot be read, and moves in speech.

## What is wrong with the writing

move-empty = ett drag väntades, men det finns ingenting
move-unexpected = tecken { $column }: { $expected } väntades, men där står ”{ $found }”
move-fault = rad { $line }, tecken { $column }, ”{ $text }”: { $error }
move-unfinished = draget slutar för tidigt: { $expected } väntades
expected-move = ett drag
expected-square = en ruta
expected-file = en linje
expected-rank = en rad (1 till 8)
expected-promotion = den pjäs som bonden promoveras till
expected-end = dragets slut

## What is wrong with the game

fault-unclosed-comment = kommentaren som börjar här avslutas aldrig: allt fram till nästa parti lämnas oförändrat
fault-unclosed-variation = varianten som börjar här avslutas aldrig
fault-too-deep = varianter i fler än { $limit } nivåer lämnas oförändrade
fault-bad-fen = FEN-strängen kan inte tolkas, partiet lämnas oförändrat: { $error }
fault-bad-position = det går inte att spela vidare från ställningen, partiet lämnas oförändrat: { $error }
fault-other-variant = en variant med andra regler än schackets: partiet lämnas oförändrat

## What is wrong with the move

move-no-such-piece = { color } har { piece-none }
move-none-on-file = { color } har { piece-none } på { $file }-linjen
move-none-on-rank = { color } har { piece-none } på rad { $rank }
move-none-on-square = { color } har { piece-none } på { $square }
move-none-reaches = { piece-none } kan flyttas till { $square }
move-barred = { piece } { $from }–{ $to }: { $reason }
move-barred-bare = { $from }–{ $to }: { $reason }
move-write-castling = skriv { $writing } för rockad
move-each-barred = { $reasons }
move-blocked = { side } { blocker } på { $square } står i vägen
move-ambiguous = mer än { piece-one } kan flyttas till { $square }: skriv { $choices }
move-unclear = detta kan betyda flera drag: skriv { $choices }
move-promotion-missing = bonden som når { $square } måste bytas ut mot dam, torn, löpare eller springare: skriv { $choices }

piece-none =
    { $piece ->
        [king] ingen kung
        [queen] ingen dam
        [rook] inget torn
        [bishop] ingen löpare
        [knight] ingen springare
       *[pawn] ingen bonde
    }
piece-one =
    { $piece ->
        [king] en kung
        [queen] en dam
        [rook] ett torn
        [bishop] en löpare
        [knight] en springare
       *[pawn] en bonde
    }
side =
    { $side ->
        [white] vits
       *[black] svarts
    }
blocker =
    { $blocker ->
        [king] kung
        [queen] dam
        [rook] torn
        [bishop] löpare
        [knight] springare
       *[pawn] bonde
    }

## Moves in plain speech

speech-move = { piece } från { $from } till { $to }
speech-capture = { piece } från { $from } slår { victim } på { $to }
speech-en-passant = bonde från { $from } slår en passant på { $to }
speech-castling = { castling }
speech-promotion = förvandlas till { piece }
speech-check = schack
speech-mate = matt

victim =
    { $victim ->
        [king] kungen
        [queen] damen
        [rook] tornet
        [bishop] löparen
        [knight] springaren
       *[pawn] bonden
    }
