### Appendix C and D: why a written move cannot be read, and moves in speech.


## What is wrong with the writing

move-empty = очекује се потез, а нема ничега
move-unexpected = знак { $column }: очекује се { $expected }, а нађено је „{ $found }“
move-fault = ред текста { $line }, знак { $column }, „{ $text }“: { $error }
move-unfinished = потез се завршава прерано: очекује се { $expected }
expected-move = потез
expected-square = поље
expected-file = линија
expected-rank = ред (од 1 до 8)
expected-promotion = фигура у коју се пешак промовише
expected-end = крај потеза

## What is wrong with the game

fault-unclosed-comment = коментар који овде почиње није затворен: све до следеће партије остаје како јесте
fault-unclosed-variation = варијанта која овде почиње није затворена
fault-too-deep = варијанте угнежђене дубље од { $limit } остају како јесу
fault-bad-fen = { "FEN" } се не може прочитати, партија остаје каква јесте: { $error }
fault-bad-position = из ове позиције се не може играти, партија остаје каква јесте: { $error }
fault-other-variant = игра са другим правилима него у шаху: партија остаје каква јесте

## What is wrong with the move

move-no-such-piece = { color } нема { piece-genitive }
move-none-on-file = { color } нема { piece-genitive } на линији { $file }
move-none-on-rank = { color } нема { piece-genitive } на реду { $rank }
move-none-on-square = { color } нема { piece-genitive } на пољу { $square }
move-none-reaches = { piece-none } не може на поље { $square }
move-barred = { piece } { $from }–{ $to }: { $reason }
move-barred-bare = { $from }–{ $to }: { $reason }
move-write-castling = за рокаду напишите { $writing }
move-each-barred = { $reasons }
move-blocked = { blocker } на пољу { $square } стоји на путу
move-ambiguous = није јасно која фигура ({ piece }) иде на поље { $square }: напишите { $choices }
move-unclear = ово може да значи више потеза: напишите { $choices }
move-promotion-missing = пешак који стигне на поље { $square } мора да се промовише у даму, топа, ловца или скакача: напишите { $choices }
piece-genitive =
    { $piece ->
        [king] краља
        [queen] даме
        [rook] топа
        [bishop] ловца
        [knight] скакача
       *[pawn] пешака
    }
piece-none =
    { $piece ->
        [king] ниједан краљ
        [queen] ниједна дама
        [rook] ниједан топ
        [bishop] ниједан ловац
        [knight] ниједан скакач
       *[pawn] ниједан пешак
    }
blocker =
    { $blocker ->
        [king] { side } краљ
        [queen]
            { $side ->
                [white] бела дама
               *[black] црна дама
            }
        [rook] { side } топ
        [bishop] { side } ловац
        [knight] { side } скакач
       *[pawn] { side } пешак
    }
side =
    { $side ->
        [white] бели
       *[black] црни
    }

## Moves in plain speech

speech-move = { piece } са { $from } на { $to }
speech-capture = { piece } са { $from } узима { victim } на { $to }
speech-en-passant = пешак са { $from } узима ан пасан на { $to }
speech-castling = { castling }
speech-promotion = промоција у { piece-accusative }
speech-check = шах
speech-mate = мат
victim =
    { $victim ->
        [king] краља
        [queen] даму
        [rook] топа
        [bishop] ловца
        [knight] скакача
       *[pawn] пешака
    }
