### Articles 1 to 3: why a move, a setup or a FEN is not right.

## Moves

breach-no-piece = { ARTICLE($square) } { $square } mezőn nem áll báb
breach-opponents-piece = { ARTICLE($square) } { $square } mezőn álló báb az ellenfélé
breach-own-piece = { ARTICLE($square) } { $square } mezőn azonos színű báb áll
breach-king-capture = { ARTICLE($square) } { $square } mezőn álló királyt nem lehet leütni
breach-not-its-way = a { piece } nem így lép
breach-jump = a { piece } nem ugorhatja át { ARTICLE($square) } { $square } mezőn álló bábot
breach-pawn-blocked = a gyalog nem léphet előre: { ARTICLE($square) } { $square } mező foglalt
breach-double-step-blocked = a gyalog nem léphet két mezőt előre: { ARTICLE($square) } { $square } mező foglalt
breach-double-step-late = csak az eredeti mezőjén álló gyalog léphet két mezőt előre
breach-nothing-to-capture = a gyalog átlósan csak ütéskor lép, és { ARTICLE($square) } { $square } mezőn nem áll semmi
breach-en-passant-not-now = egy gyalog sem haladt át az imént { ARTICLE($square) } { $square } mezőn, ezért ott nem lehet menet közben (en passant) ütni
breach-promotion-missing = a gyalognak vezérré, bástyává, futóvá vagy huszárrá kell átváltoznia
breach-promotion-to = a gyalog nem változhat át { piece-becomes }
breach-no-promotion = csak az utolsó sorra érő gyalog változik át
breach-castling-lost = a { castling } joga elveszett: a király vagy a bástya már lépett
breach-castling-blocked = a { castling } akadályozva van: { ARTICLE($square) } { $square } mező foglalt
breach-castling-out-of-check = a { castling } akadályozva van: a király sakkot kap { ARTICLE($squares) } { $squares } mezőről
breach-castling-through-check = a { castling } akadályozva van: a király áthaladna { ARTICLE($square) } { $square } mezőn, amely támadás alatt áll
breach-castling-into-check = a { castling } akadályozva van: a király { ARTICLE($square) } { $square } mezőn sakkban lenne
breach-left-in-check = a király továbbra is sakkot kap { ARTICLE($squares) } { $squares } mezőről
breach-steps-into-check = a király sakkba lépne: sakkot kapna { ARTICLE($squares) } { $squares } mezőről
breach-exposed = a lépéssel a saját király sakkot kapna { ARTICLE($squares) } { $squares } mezőről

## Setups

setup-no-king = { color-to } nincs királya
setup-several-kings = { color-to } { $count } királya van: { $squares }
setup-pawns-on-back-rank =
    { $count ->
        [one] gyalog áll az első vagy az utolsó soron: { $squares }
       *[other] gyalogok állnak az első vagy az utolsó soron: { $squares }
    }
setup-opponent-in-check =
    { $color ->
        [white] sötét következik lépésre, de világos királya sakkot kap { ARTICLE($squares) } { $squares } mezőről
       *[black] világos következik lépésre, de sötét királya sakkot kap { ARTICLE($squares) } { $squares } mezőről
    }
setup-castling-king-away = { color-to } állítólag joga van sáncolni, de királya nem az első során áll
setup-castling-rook-away = { color-to } állítólag joga van { ARTICLE($square) } { $square } mezőn álló bástyával sáncolni, de ott nincs bástyája
setup-castling-twice = { color-to } állítólag két bástyával is joga van ehhez: { castling }
setup-en-passant = egy gyalog sem haladhatott át az imént kettős lépéssel { ARTICLE($square) } { $square } mezőn
setup-faults = { $faults }

## FEN

fen-fault = { $column }. karakter: { $fault }
fen-empty = állás kellene, de nincs semmi
fen-bad-piece = báb betűje ({ "PNBRQK" } vagy { "pnbrqk" }), 1 és 8 közötti szám vagy „/” kellene, ez áll ott: „{ $found }”
fen-short-rank = { ARTICLE($rank) } { $rank }. sor 8 mezőjéből csak { $count } van megadva
fen-long-rank = { ARTICLE($rank) } { $rank }. sor több mint 8 mezőből áll
fen-few-ranks = a tábla 8 sorából csak { $count } van megadva
fen-many-ranks = a tábla több mint 8 sorból áll
fen-bad-turn = a lépésre következő játékos jele („{ "w" }” vagy „{ "b" }”) kellene, ez áll ott: „{ $found }”
fen-bad-castling = sáncolási jog ({ "KQkq" }, vonalak betűi vagy „-”) kellene, ez áll ott: „{ $found }”
fen-bad-en-passant = a menet közbeni ütés mezője vagy „-” kellene, ez áll ott: „{ $found }”
fen-bad-halfmoves = az utolsó ütés vagy gyaloglépés óta tett lépések száma (0-tól 65535-ig) kellene, ez áll ott: „{ $found }”
fen-bad-fullmoves = a lépés sorszáma (1-től 4294967295-ig) kellene, ez áll ott: „{ $found }”
fen-surplus = itt már a végének kellene lennie, de ez áll ott: „{ $found }”
