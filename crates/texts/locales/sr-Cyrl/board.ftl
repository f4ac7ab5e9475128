### Articles 1 to 3: why a move, a setup or a FEN is not right.


## Moves

breach-no-piece = на пољу { $square } нема фигуре
breach-opponents-piece = фигура на пољу { $square } је противничка
breach-own-piece = на пољу { $square } стоји фигура исте боје
breach-king-capture = краљ на пољу { $square } не сме да се узме
breach-not-its-way = { piece } се не креће тако
breach-jump = { piece } не може да прескочи фигуру на пољу { $square }
breach-pawn-blocked = пешак не може напред: поље { $square } је заузето
breach-double-step-blocked = пешак не може напред за два поља: поље { $square } је заузето
breach-double-step-late = само пешак на почетном пољу може напред за два поља
breach-nothing-to-capture = пешак се креће дијагонално само када узима, а на пољу { $square } нема ничега
breach-en-passant-not-now = ниједан пешак није управо прешао преко поља { $square }, па ту нема узимања ан пасан
breach-promotion-missing = пешак мора да се промовише у даму, топа, ловца или скакача
breach-promotion-to = пешак не може да се промовише у { piece-accusative }
breach-no-promotion = промовише се само пешак који стигне на последњи ред
breach-castling-lost = право на { castling-accusative } је изгубљено: краљ или топ се већ померио
breach-castling-blocked = { castling } је спречена: поље { $square } је заузето
breach-castling-out-of-check = { castling } је спречена: краљ је у шаху са поља { $squares }
breach-castling-through-check = { castling } је спречена: краљ би прешао преко поља { $square }, које је нападнуто
breach-castling-into-check = { castling } је спречена: краљ би на пољу { $square } био у шаху
breach-left-in-check = краљ остаје у шаху са поља { $squares }
breach-steps-into-check = краљ би стао у шах са поља { $squares }
breach-exposed = потез излаже краља шаху са поља { $squares }

## Setups

setup-no-king = { color } нема краља
setup-several-kings = { color } има више краљева ({ $count }), на пољима { $squares }
setup-pawns-on-back-rank =
    { $count ->
        [one] пешак стоји на првом или последњем реду: { $squares }
       *[other] пешаци стоје на првом или последњем реду: { $squares }
    }
setup-opponent-in-check =
    { $color ->
        [white] на потезу је црни, али је бели краљ у шаху са поља { $squares }
       *[black] на потезу је бели, али је црни краљ у шаху са поља { $squares }
    }
setup-castling-king-away = { color } наводно има право на рокаду, али му краљ није на првом реду
setup-castling-rook-away = { color } наводно има право на рокаду с топом на пољу { $square }, али га тамо нема
setup-castling-twice = { color } наводно има право на { castling-accusative } са два топа
setup-en-passant = ниједан пешак није могао управо да пређе преко поља { $square } идући за два поља
setup-faults = { $faults }

## FEN

fen-fault = знак { $column }: { $fault }
fen-empty = очекивана је позиција, а нема ничега
fen-bad-piece = очекивано је слово фигуре ({ "PNBRQK" } или { "pnbrqk" }), цифра од 1 до 8 или „/“, а нађено је „{ $found }“
fen-short-rank = ред { $rank } завршава се после { $count } од својих 8 поља
fen-long-rank = ред { $rank } има више од 8 поља
fen-few-ranks = табла се завршава после { $count } од својих 8 редова
fen-many-ranks = табла има више од 8 редова
fen-bad-turn = очекивано је „{ "w" }“ или „{ "b" }“ за играча на потезу, а нађено је „{ $found }“
fen-bad-castling = очекивано је право на рокаду ({ "KQkq" }, слова линија или „-“), а нађено је „{ $found }“
fen-bad-en-passant = очекивано је поље за узимање ан пасан или „-“, а нађено је „{ $found }“
fen-bad-halfmoves = очекиван је број потеза од последњег узимања или потеза пешаком (од 0 до 65535), а нађено је „{ $found }“
fen-bad-fullmoves = очекиван је редни број потеза (од 1 до 4294967295), а нађено је „{ $found }“
fen-surplus = очекиван је крај, а нађено је „{ $found }“
