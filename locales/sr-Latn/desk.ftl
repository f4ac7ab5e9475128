### Sto sudije: slučajevi, kako se dešavaju i šta sudija radi.

## Slučajevi

desk-illegal-move = Nelegalan potez
desk-pawn-not-promoted = Pešak bez promocije
desk-touch-move = Dodirnuta figura
desk-two-hands = Obe ruke
desk-press-without-move = Sat pritisnut bez poteza
desk-flag = Pala zastavica
desk-both-flags = Pale obe zastavice
desk-late = Kašnjenje ili odsustvo
desk-clock-wrong = Neispravan sat
desk-clock-handling = Pogrešno rukovanje satom
desk-repetition = Reklamacija: ponavljanje
desk-fifty = Reklamacija: pedeset poteza
desk-draw-offer = Ponuda remija
desk-normal-means = Zahtev: ne može se dobiti normalnim sredstvima
desk-dead-position = Mrtva pozicija
desk-displaced = Pomerene figure
desk-wrong-set-up = Pogrešna početna pozicija
desk-colors-reversed = Obrnute boje
desk-board-turned = Pogrešno okrenuta tabla
desk-device = Telefon ili uređaj
desk-scoresheet = Formular
desk-conduct = Ponašanje
desk-leaving = Napuštanje table
desk-search = Pretres
desk-spectator = Gledaoci
desk-checkmate = Mat ili pat
desk-resignation = Predaja
desk-agreement = Remi dogovoren ili odbijen
desk-signatures = Potpisan pogrešan rezultat
desk-appeal = Žalba

## Kako se desilo

desk-how-answered = Protivnik je već odgovorio
desk-how-not-pressed = Sat još nije pritisnut
desk-how-own-piece = Dodirnuta sopstvena figura
desk-how-played-other = Povučena je druga figura
desk-how-opponents-piece = Dodirnuta protivnikova figura
desk-how-both-pieces = Prvo svoja, pa protivnikova
desk-how-rook-first = Rokada prvo topom
desk-how-by-accident = Dodirnuta slučajno
desk-how-adjusts = Prethodno rekao „popravljam”
desk-how-flag-can-mate = Reklamirao protivnik
desk-how-flag-bare-king = Reklamirano; protivnik ima samo kralja
desk-how-both-flags-first = Zastavica ovog igrača pala je prva, prema satu
desk-how-both-flags-unknown = Ne može se utvrditi koja je pala prva; u poslednjem ili jedinom periodu
desk-how-both-flags-unknown-earlier = Ne može se utvrditi koja je pala prva; ostao je još jedan period
desk-how-flag-up = Reklamirano, ali zastavica nije pala
desk-how-on-board = Pozicija je na tabli
desk-how-with-move = Sa zapisanim potezom
desk-how-not-on-move = Nije bio na potezu
desk-how-after-touch = Pošto je dodirnuo figuru
desk-how-offer-rightly = Posle poteza, pre pritiska
desk-how-offer-early = Pre poteza
desk-how-offer-late = U protivnikovom vremenu
desk-how-offer-condition = Sa uslovom
desk-how-displaced-now = U svom vremenu, bez pritiska
desk-how-displaced-pressed = I pritisnuo sat
desk-how-displaced-later = Otkriveno nekoliko poteza kasnije
desk-how-displaced-unknown = Otkriveno kasnije, a zapis ne vodi do prave pozicije
desk-how-early = Otkriveno u prvih deset poteza
desk-how-ten-moves = Otkriveno posle deset poteza
desk-how-bag = U torbi, isključen
desk-how-bag-announced = U torbi, dozvoljeno propozicijama
desk-how-bag-on = U torbi, uključen
desk-how-ahead = Potez zapisan pre nego što je odigran
desk-how-declined-by-touch = Odbijeno dodirom figure
desk-how-bags-refused = Torba: odbio
desk-how-body-refused = Telesni pretres: odbio
desk-how-checkmate = Mat
desk-how-stalemate = Pat
desk-how-signed-wrong = Obojica potpisala pogrešan rezultat
desk-how-other-hand = Pritisnuo drugom rukom

## Šta sudija radi

desk-step-stop = Zaustavite oba sata.
desk-step-restore = Vratite poziciju pre slučaja.
desk-step-touched = { color } mora da odigra legalan potez dodirnutom figurom, ako ga ima.
desk-step-capture = { color } mora da uzme dodirnutu figuru, ako je to legalno.
desk-step-capture-with = { color } mora prvom figurom da uzme drugu, ako je to legalno; inače važi prva dodirnuta koja može da se pomeri ili uzme.
desk-step-rook = { color } mora da pomeri topa i s njim ne može da rokira.
desk-step-promote = { color } mora da izvrši promociju pešaka na tom polju: donesite traženu figuru.
desk-step-became = Pešak postaje { piece }.
desk-step-decide = Odlučite: { $question }?
desk-step-over = Partija je završena: { $score }. Oba igrača potpisuju formulare.
desk-step-signed-stands = Potpisani rezultat važi: upišite ga.
desk-step-signed-corrected = Ispravite rezultat na oba formulara, neka ga oba igrača potpišu i upišite ga; već upisani pogrešan rezultat se briše.
desk-step-go-on = Partija se nastavlja; ništa drugo ne treba učiniti.
desk-no-incident = ovde nema: { $name }
desk-bad-control = ovaj tempo igre ne može da se pročita: { $why }
desk-bad-position = ovo nije pozicija: { $why }
desk-bad-amount = „{ $found }” nije količina
desk-bad-count = potreban je broj od { $least } do { $most }
desk-impossible = ovo se nije moglo tako dogoditi: { $why }
