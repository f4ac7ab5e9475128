### Appendix C and D: why a written move cannot be read, and moves in speech.

## What is wrong with the writing

move-empty = lépés kellene, de nincs semmi
move-unexpected = { $column }. karakter: { $expected } kellene, ez áll ott: „{ $found }”
move-fault = { $line }. sor, { $column }. karakter, „{ $text }”: { $error }
move-unfinished = a lépés túl korán ér véget: { $expected } kellene
expected-move = lépés
expected-square = mező
expected-file = vonal
expected-rank = sor (1-től 8-ig)
expected-promotion = az a tiszt, amellyé a gyalog átváltozik,
expected-end = a lépés vége

## What is wrong with the game

fault-unclosed-comment = az itt kezdődő megjegyzés nincs lezárva: a következő játszmáig minden változatlan marad
fault-unclosed-variation = az itt kezdődő változat nincs lezárva
fault-too-deep = a { $limit } szintnél mélyebben egymásba ágyazott változatok változatlanok maradnak
fault-bad-fen = a FEN nem olvasható, a játszma változatlan marad: { $error }
fault-bad-position = ebből az állásból nem lehet játszani, a játszma változatlan marad: { $error }
fault-other-variant = a sakkétól eltérő szabályú játék: a játszma változatlan marad

## What is wrong with the move

move-no-such-piece = { color-to } nincs { piece-own }
move-none-on-file = { ARTICLE($file) } { $file } vonalon { color-to } nincs { piece-own }
move-none-on-rank = { ARTICLE($rank) } { $rank }. soron { color-to } nincs { piece-own }
move-none-on-square = { ARTICLE($square) } { $square } mezőn { color-to } nincs { piece-own }
move-none-reaches = egyetlen { piece } sem tud { ARTICLE($square) } { $square } mezőre lépni
move-barred = { piece } { $from }–{ $to }: { $reason }
move-barred-bare = { $from }–{ $to }: { $reason }
move-write-castling = a sáncolást így írja: { $writing }
move-each-barred = { $reasons }
move-blocked = útban van { ARTICLE($square) } { $square } mezőn álló { side } { blocker }
move-ambiguous = több { piece } is léphet { ARTICLE($square) } { $square } mezőre: írja így: { $choices }
move-unclear = ez több lépést is jelenthet: írja így: { $choices }
move-promotion-missing = { ARTICLE($square) } { $square } mezőre érő gyalognak vezérré, bástyává, futóvá vagy huszárrá kell átváltoznia: írja így: { $choices }

piece-own =
    { $piece ->
        [king] királya
        [queen] vezére
        [rook] bástyája
        [bishop] futója
        [knight] huszára
       *[pawn] gyalogja
    }
side =
    { $side ->
        [white] világos
       *[black] sötét
    }
blocker =
    { $blocker ->
        [king] király
        [queen] vezér
        [rook] bástya
        [bishop] futó
        [knight] huszár
       *[pawn] gyalog
    }

## Moves in plain speech

speech-move = { piece } { ARTICLE($from) } { $from } mezőről { ARTICLE($to) } { $to } mezőre
speech-capture = { piece } { ARTICLE($from) } { $from } mezőről üti { ARTICLE($to) } { $to } mezőn álló { victim }
speech-en-passant = gyalog { ARTICLE($from) } { $from } mezőről menet közben üt { ARTICLE($to) } { $to } mezőre
speech-castling = { castling }
speech-promotion = átváltozik { piece-becomes }
speech-check = sakk
speech-mate = matt

victim =
    { $victim ->
        [king] királyt
        [queen] vezért
        [rook] bástyát
        [bishop] futót
        [knight] huszárt
       *[pawn] gyalogot
    }
