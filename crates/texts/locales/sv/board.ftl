### Articles 1 to 3: why a move, a setup or a FEN is not right.

## Moves

breach-no-piece = det står ingen pjäs på { $square }
breach-opponents-piece = pjäsen på { $square } är motståndarens
breach-own-piece = en pjäs av samma färg står på { $square }
breach-king-capture = kungen på { $square } kan inte slås
breach-not-its-way = { piece-the } flyttas inte så
breach-jump = { piece-the } kan inte hoppa över pjäsen på { $square }
breach-pawn-blocked = bonden kan inte gå framåt, { $square } är upptagen
breach-double-step-blocked = bonden kan inte gå två rutor, { $square } är upptagen
breach-double-step-late = bara en bonde på sin utgångsruta går två rutor
breach-nothing-to-capture = en bonde flyttas diagonalt bara när den slår, och på { $square } står ingenting
breach-en-passant-not-now = ingen bonde har just passerat { $square }, så ingen kan slås en passant där
breach-promotion-missing = bonden måste bytas ut mot dam, torn, löpare eller springare
breach-promotion-to = en bonde kan inte promoveras till { piece }
breach-no-promotion = bara en bonde som når sista raden promoveras
breach-castling-lost = rätten till { castling } är förlorad: kungen eller tornet har flyttats
breach-castling-blocked = { castling } är förhindrad: { $square } är upptagen
breach-castling-out-of-check = { castling } är förhindrad: kungen står i schack från { $squares }
breach-castling-through-check = { castling } är förhindrad: kungen skulle passera { $square }, som är angripen
breach-castling-into-check = { castling } är förhindrad: kungen skulle vara angripen på { $square }
breach-left-in-check = kungen står kvar i schack från { $squares }
breach-steps-into-check = kungen skulle stå i schack från { $squares }
breach-exposed = draget utsätter kungen för schack från { $squares }

## Setups

setup-no-king = { color } har ingen kung
setup-several-kings = { color } har { $count } kungar, på { $squares }
setup-pawns-on-back-rank =
    { $count ->
        [one] en bonde står på första eller sista raden: { $squares }
       *[other] bönder står på första eller sista raden: { $squares }
    }
setup-opponent-in-check =
    { $color ->
        [white] svart är vid draget, men vits kung står i schack från { $squares }
       *[black] vit är vid draget, men svarts kung står i schack från { $squares }
    }
setup-castling-king-away = { color } uppges ha rätt att rockera, men kungen står inte på sin första rad
setup-castling-rook-away = { color } uppges ha rätt att rockera med ett torn på { $square }, men där står inget
setup-castling-twice = { color } uppges ha rätt till { castling } med två torn
setup-en-passant = ingen bonde kan just ha passerat { $square } genom att gå två rutor
setup-faults = { $faults }

## FEN

fen-fault = tecken { $column }: { $fault }
fen-empty = en ställning väntades, men det finns ingenting
fen-bad-piece = en pjäsbokstav ({ "PNBRQK" } eller { "pnbrqk" }), en siffra från 1 till 8 eller ”/” väntades, men där står ”{ $found }”
fen-short-rank = rad { $rank } slutar efter { $count } av sina 8 rutor
fen-long-rank = rad { $rank } har mer än 8 rutor
fen-few-ranks = brädet slutar efter { $count } av sina 8 rader
fen-many-ranks = brädet har mer än 8 rader
fen-bad-turn = ”{ "w" }” eller ”{ "b" }” för spelaren vid draget väntades, men där står ”{ $found }”
fen-bad-castling = rockadrätt ({ "KQkq" }, linjernas bokstäver eller ”-”) väntades, men där står ”{ $found }”
fen-bad-en-passant = en ruta för en passant eller ”-” väntades, men där står ”{ $found }”
fen-bad-halfmoves = antalet drag sedan senaste slag eller bondedrag (0 till 65535) väntades, men där står ”{ $found }”
fen-bad-fullmoves = dragets nummer (1 till 4294967295) väntades, men där står ”{ $found }”
fen-surplus = slutet väntades, men där står ”{ $found }”
