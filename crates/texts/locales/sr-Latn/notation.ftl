### Appendix C and D: why a written move cannot be read, and moves in speech.

## What is wrong with the writing

move-empty = očekuje se potez, a nema ničega
move-unexpected = znak { $column }: očekuje se { $expected }, a nađeno je „{ $found }“
move-fault = red teksta { $line }, znak { $column }, „{ $text }“: { $error }
move-unfinished = potez se završava prerano: očekuje se { $expected }
expected-move = potez
expected-square = polje
expected-file = linija
expected-rank = red (od 1 do 8)
expected-promotion = figura u koju se pešak promoviše
expected-end = kraj poteza

## What is wrong with the game

fault-unclosed-comment = komentar koji ovde počinje nije zatvoren: sve do sledeće partije ostaje nepromenjeno
fault-unclosed-variation = varijanta koja ovde počinje nije zatvorena
fault-too-deep = varijante ugnežđene dublje od { $limit } ostaju nepromenjene
fault-bad-fen = { "FEN" } se ne može pročitati, partija ostaje nepromenjena: { $error }
fault-bad-position = iz ove pozicije se ne može igrati, partija ostaje nepromenjena: { $error }
fault-other-variant = igra sa pravilima drugačijim od šahovskih: partija ostaje nepromenjena

## What is wrong with the move

move-no-such-piece = { color } nema { piece-genitive }
move-none-on-file = { color } nema { piece-genitive } na liniji { $file }
move-none-on-rank = { color } nema { piece-genitive } na { $rank }. redu
move-none-on-square = { color } nema { piece-genitive } na polju { $square }
move-none-reaches = { piece-none } ne može na polje { $square }
move-barred = { piece } { $from }–{ $to }: { $reason }
move-barred-bare = { $from }–{ $to }: { $reason }
move-write-castling = za rokadu napišite { $writing }
move-each-barred = { $reasons }
move-blocked = { blocker } na polju { $square } stoji na putu
move-ambiguous =
    { $piece ->
        [queen] više od jedne kraljice može na polje { $square }: napišite { $choices }
       *[other] više od jednog { piece-genitive } može na polje { $square }: napišite { $choices }
    }
move-unclear = ovo može da znači više poteza: napišite { $choices }
move-promotion-missing = pešak koji stigne na polje { $square } mora da se promoviše u kraljicu, topa, lovca ili skakača: napišite { $choices }

piece-genitive =
    { $piece ->
        [king] kralja
        [queen] kraljice
        [rook] topa
        [bishop] lovca
        [knight] skakača
       *[pawn] pešaka
    }
piece-none =
    { $piece ->
        [king] nijedan kralj
        [queen] nijedna kraljica
        [rook] nijedan top
        [bishop] nijedan lovac
        [knight] nijedan skakač
       *[pawn] nijedan pešak
    }
blocker =
    { $blocker ->
        [king] { side } kralj
        [queen]
            { $side ->
                [white] bela kraljica
               *[black] crna kraljica
            }
        [rook] { side } top
        [bishop] { side } lovac
        [knight] { side } skakač
       *[pawn] { side } pešak
    }
side =
    { $side ->
        [white] beli
       *[black] crni
    }

## Moves in plain speech

speech-move = { piece } sa { $from } na { $to }
speech-capture = { piece } sa { $from } uzima { victim } na { $to }
speech-en-passant = pešak sa { $from } uzima an pasan na { $to }
speech-castling = { castling }
speech-promotion = promocija u { piece-accusative }
speech-check = šah
speech-mate = mat

victim =
    { $victim ->
        [king] kralja
        [queen] kraljicu
        [rook] topa
        [bishop] lovca
        [knight] skakača
       *[pawn] pešaka
    }
