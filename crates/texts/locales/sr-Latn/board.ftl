### Articles 1 to 3: why a move, a setup or a FEN is not right.

## Moves

breach-no-piece = na polju { $square } nema figure
breach-opponents-piece = figura na polju { $square } je protivnička
breach-own-piece = na polju { $square } stoji figura iste boje
breach-king-capture = kralj na polju { $square } ne sme da se uzme
breach-not-its-way = { piece } se ne kreće tako
breach-jump = { piece } ne može da preskoči figuru na polju { $square }
breach-pawn-blocked = pešak ne može napred: polje { $square } je zauzeto
breach-double-step-blocked = pešak ne može napred za dva polja: polje { $square } je zauzeto
breach-double-step-late = samo pešak na početnom polju može napred za dva polja
breach-nothing-to-capture = pešak se kreće dijagonalno samo kada uzima, a na polju { $square } nema ničega
breach-en-passant-not-now = nijedan pešak nije upravo prešao preko polja { $square }, pa tu nema uzimanja an pasan
breach-promotion-missing = pešak mora da se promoviše u kraljicu, topa, lovca ili skakača
breach-promotion-to = pešak ne može da se promoviše u { piece-accusative }
breach-no-promotion = promoviše se samo pešak koji stigne na poslednji red
breach-castling-lost = pravo na { castling-accusative } je izgubljeno: kralj ili top se već pomerio
breach-castling-blocked = { castling } je sprečena: polje { $square } je zauzeto
breach-castling-out-of-check = { castling } je sprečena: kralj je u šahu sa polja { $squares }
breach-castling-through-check = { castling } je sprečena: kralj bi prešao preko polja { $square }, koje je napadnuto
breach-castling-into-check = { castling } je sprečena: kralj bi na polju { $square } bio u šahu
breach-left-in-check = kralj ostaje u šahu sa polja { $squares }
breach-steps-into-check = kralj bi bio u šahu sa polja { $squares }
breach-exposed = potez izlaže kralja šahu sa polja { $squares }

## Setups

setup-no-king = { color } nema kralja
setup-several-kings =
    { $count ->
        [one] { color } ima { $count } kralja, na poljima { $squares }
        [few] { color } ima { $count } kralja, na poljima { $squares }
       *[other] { color } ima { $count } kraljeva, na poljima { $squares }
    }
setup-pawns-on-back-rank =
    { $count ->
        [one] pešak stoji na prvom ili poslednjem redu: { $squares }
       *[other] pešaci stoje na prvom ili poslednjem redu: { $squares }
    }
setup-opponent-in-check =
    { $color ->
        [white] na potezu je crni, ali je beli kralj u šahu sa polja { $squares }
       *[black] na potezu je beli, ali je crni kralj u šahu sa polja { $squares }
    }
setup-castling-king-away = navodi se da { color } ima pravo na rokadu, ali mu kralj nije na prvom redu
setup-castling-rook-away = navodi se da { color } ima pravo na rokadu sa topom na polju { $square }, ali ga tamo nema
setup-castling-twice = navodi se da { color } ima pravo na { castling-accusative } sa dva topa
setup-en-passant = nijedan pešak nije mogao upravo da pređe preko polja { $square } idući za dva polja
setup-faults = { $faults }

## FEN

fen-fault = znak { $column }: { $fault }
fen-empty = očekivana je pozicija, a nema ničega
fen-bad-piece = očekivano je slovo figure ({ "PNBRQK" } ili { "pnbrqk" }), cifra od 1 do 8 ili „/“, a nađeno je „{ $found }“
fen-short-rank = { $rank }. red se završava posle { $count } od svojih 8 polja
fen-long-rank = { $rank }. red ima više od 8 polja
fen-few-ranks = tabla se završava posle { $count } od svojih 8 redova
fen-many-ranks = tabla ima više od 8 redova
fen-bad-turn = očekivano je „{ "w" }“ ili „{ "b" }“ za igrača na potezu, a nađeno je „{ $found }“
fen-bad-castling = očekivano je pravo na rokadu ({ "KQkq" }, slova linija ili „-“), a nađeno je „{ $found }“
fen-bad-en-passant = očekivano je polje za uzimanje an pasan ili „-“, a nađeno je „{ $found }“
fen-bad-halfmoves = očekivan je broj poteza od poslednjeg uzimanja ili poteza pešakom (od 0 do 65535), a nađeno je „{ $found }“
fen-bad-fullmoves = očekivan je redni broj poteza (od 1 do 4294967295), a nađeno je „{ $found }“
fen-surplus = očekivan je kraj, a nađeno je „{ $found }“
