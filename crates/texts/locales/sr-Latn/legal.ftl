### `jadoube legal`: whether a position can arise from the initial position by legal moves (3.10.3).

legal-initial = Pozicija je legalna: to je početna pozicija.
legal-found = Pozicija je legalna: može da nastane posle { $count } polupoteza.
legal-illegal = Pozicija je nelegalna: { $reason }.
legal-unknown = Ne zna se da li je pozicija legalna: u zadatim granicama nije nađena ni partija ni protivrečnost.

## Why a position is illegal

legal-men = ukupan broj figura i pešaka { color-of } je { $count }, više od 16
legal-promotions =
    { $gone ->
        [0] { color } ima najmanje { $count } { $count ->
                [one] promovisanu figuru
                [few] promovisane figure
                *[other] promovisanih figura
            }, a svih osam pešaka je još na tabli
        [one] { color } ima najmanje { $count } { $count ->
                [one] promovisanu figuru
                [few] promovisane figure
                *[other] promovisanih figura
            }, a nedostaje mu samo { $gone } pešak
        [few] { color } ima najmanje { $count } { $count ->
                [one] promovisanu figuru
                [few] promovisane figure
                *[other] promovisanih figura
            }, a nedostaju mu samo { $gone } pešaka
       *[other] { color } ima najmanje { $count } { $count ->
                [one] promovisanu figuru
                [few] promovisane figure
                *[other] promovisanih figura
            }, a nedostaje mu samo { $gone } pešaka
    }
legal-pawns = { color } ima { $count } pešaka, više od 8
legal-passing =
    { $explained ->
        [0] pešaci su prošli jedni pored drugih, a nije bilo uzimanja
       *[other] broj pešaka koji su prošli pešaka naspram sebe je najmanje { $count }, a uzimanja objašnjavaju samo { $explained }
    }
legal-castling = navodi se da { color } ima pravo na rokadu, ali kralj i top nisu tu počeli partiju
legal-origins = figure { color-of } nisu mogle sve da dođu iz početne pozicije
legal-captures =
    { $available ->
        [0] pešaci { color-of } su morali da uzimaju bar { $count ->
                [1] jednom
                *[other] { $count } puta
            }, a nije bilo ničega što su mogli da uzmu
        [one] pešaci { color-of } su morali da uzimaju bar { $count } puta, a mogli su da uzmu najviše { $available } protivničku figuru
        [few] pešaci { color-of } su morali da uzimaju bar { $count } puta, a mogli su da uzmu najviše { $available } protivničke figure
       *[other] pešaci { color-of } su morali da uzimaju bar { $count } puta, a mogli su da uzmu najviše { $available } protivničkih figura
    }
legal-kernel =
    { $count ->
        [0] bez uzimanja pešaci nisu mogli da stignu na svoja polja
        [one] uz { $count } uzimanje pešaci nisu mogli da stignu na svoja polja, ili ih nije moglo biti promovisano dovoljno
       *[other] uz { $count } uzimanja pešaci nisu mogli da stignu na svoja polja, ili ih nije moglo biti promovisano dovoljno
    }
legal-ranks =
    { $count ->
        [0] bez uzimanja pešaci nisu mogli da stignu na svoja polja
        [one] uz { $count } uzimanje, ma na kojim poljima, pešaci nisu mogli da stignu na svoja polja, ili lovac koji nedostaje nije mogao da bude uzet na polju svoje boje
       *[other] uz { $count } uzimanja, ma na kojim poljima, pešaci nisu mogli da stignu na svoja polja, ili lovac koji nedostaje nije mogao da bude uzet na polju svoje boje
    }
legal-parity-odd = igrači su zajedno povukli neparan broj poteza, pa na potezu mora da bude crni
legal-parity-even = igrači su zajedno povukli paran broj poteza, pa na potezu mora da bude beli
legal-last-move = { color } nema mogući poslednji potez
legal-dead = pozicija je bila mrtva već pre poslednjeg poteza, pa je partija bila završena
