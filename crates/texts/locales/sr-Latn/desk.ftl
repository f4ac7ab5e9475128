### Sto sudije: slučajevi, kako se dešavaju i šta sudija radi.

## Slučajevi

desk-illegal-move = Nelegalan potez
desk-pawn-not-promoted = Pešak nije promovisan
desk-touch-move = Dodirnuta figura
desk-two-hands = Potez obema rukama
desk-press-without-move = Sat pritisnut bez poteza
desk-flag = Pala zastavica
desk-both-flags = Pale obe zastavice
desk-late = Kašnjenje ili odsustvo
desk-clock-wrong = Pogrešan sat
desk-clock-handling = Nepravilno rukovanje satom
desk-repetition = Reklamacija: ponavljanje pozicije
desk-fifty = Reklamacija: pravilo 50 poteza
desk-draw-offer = Ponuda remija
desk-normal-means = Reklamacija: ne može se dobiti normalnim sredstvima
desk-dead-position = Mrtva pozicija
desk-displaced = Poremećene figure
desk-wrong-set-up = Nepravilna početna pozicija
desk-illegal-position = Nelegalna pozicija
desk-colors-reversed = Obrnute boje
desk-board-turned = Pogrešno postavljena tabla
desk-device = Telefon ili uređaj
desk-scoresheet = Formular
desk-conduct = Ponašanje
desk-leaving = Napuštanje table
desk-search = Pregled
desk-spectator = Gledaoci
desk-checkmate = Mat ili pat
desk-resignation = Predaja
desk-agreement = Remi: sporazum ili odbijena ponuda
desk-signatures = Potpisan pogrešan rezultat
desk-appeal = Žalba

## Kako se desilo

desk-how-answered = Protivnik je već odgovorio
desk-how-not-pressed = Sat još nije pritisnut
desk-how-own-piece = Dodirnuo svoju figuru
desk-how-played-other = Povučena je druga figura
desk-how-opponents-piece = Dodirnuo protivničku figuru
desk-how-both-pieces = Dodirnuo svoju, pa protivničku figuru
desk-how-rook-first = Rokada, a prvo dodirnut top
desk-how-by-accident = Dodirnuo slučajno
desk-how-adjusts = Prethodno rekao „popravljam“
desk-how-flag-can-mate = Reklamirao protivnik
desk-how-flag-bare-king = Reklamirano; protivnik ima samo kralja
desk-how-both-flags-first = Zastavica ovog igrača prva je pala, prema pokazivanju sata
desk-how-both-flags-unknown = Ne može se utvrditi koja je prva pala; u poslednjem ili jedinom periodu
desk-how-both-flags-unknown-earlier = Ne može se utvrditi koja je prva pala; sledio je još jedan period
desk-how-flag-up = Reklamirano, ali zastavica nije pala
desk-how-on-board = Pozicija je na tabli
desk-how-with-move = Sa zapisanim potezom
desk-how-not-on-move = Igrač nije na potezu
desk-how-after-touch = Pošto je dodirnuo figuru
desk-how-offer-rightly = Posle poteza, pre pritiska na sat
desk-how-offer-early = Pre povlačenja poteza
desk-how-offer-late = Za vreme dok teče protivnikov sat
desk-how-offer-condition = Uz uslov
desk-how-displaced-now = U svom vremenu, sat nije pritisnut
desk-how-displaced-pressed = I pritisnuo sat
desk-how-displaced-later = Otkriveno nekoliko poteza kasnije
desk-how-displaced-unknown = Otkriveno kasnije, a zapis ne vodi do tačne pozicije
desk-how-early = Otkriveno pre nego što je povučeno deset poteza
desk-how-ten-moves = Otkriveno posle deset ili više poteza
desk-how-position-seen = Oba kralja u šahu, ili pešak na poslednjem redu
desk-how-position-stated = Može li ova pozicija uopšte da nastane?
desk-how-bag = U torbi, isključen
desk-how-bag-announced = U torbi, dozvoljeno turnirskim pravilnikom
desk-how-bag-on = U torbi, uključen
desk-how-ahead = Potez zapisan pre nego što je odigran
desk-how-declined-by-touch = Odbijeno dodirom figure
desk-how-bags-refused = Torbe: odbija pregled
desk-how-body-refused = Telo: odbija pregled
desk-how-checkmate = Mat
desk-how-stalemate = Pat
desk-how-signed-wrong = Obojica potpisali pogrešan rezultat
desk-how-other-hand = Pritisnut drugom rukom

## Šta sudija radi

desk-step-stop = Zaustavite oba sata.
desk-step-restore = Vratite na tablu poziciju pre tog događaja.
desk-step-touched = { color } mora da odigra legalan potez dodirnutom figurom, ako ga ima.
desk-step-capture = { color } mora da uzme dodirnutu figuru, ako je to legalno.
desk-step-capture-with = { color } mora prvom figurom da uzme drugu, ako je to legalno; inače mora da pomeri ili uzme prvu od njih koja se može pomeriti ili uzeti.
desk-step-rook = { color } mora da pomeri topa, ili kralja ako top ne može da se pomeri, i u tom potezu ne sme da rokira na tu stranu.
desk-step-promote = { color } mora da promoviše pešaka na tom polju: donesite figuru koju igrač traži.
desk-step-became = Pešak postaje { piece }.
desk-step-decide = Odlučite: { $question }?
desk-step-over = Partija je završena: { $score }. Obojica igrača potpisuju formulare.
desk-step-signed-stands = Potpisani rezultat važi: upišite ga.
desk-step-signed-corrected = Ispravite rezultat na oba formulara, neka ga obojica igrača potpišu i upišite ga; ako je upisan pogrešan rezultat, precrtajte ga.
desk-step-go-on = Partija se nastavlja; ništa drugo ne treba učiniti.
desk-step-take-back = { color } vraća potez i igra legalan potez dodirnutom figurom, ako ga ima.
desk-step-put-right = { color } vraća figure na mesto na teret svog vremena.
desk-step-put-right-first = Uključite sat { color-of }: { color } vraća figure na mesto na teret svog vremena.
desk-step-no-condition = Ponuda važi bez uslova: za nju se ne sme vezati nikakav uslov.
desk-step-written = { color } mora da odigra zapisani potez.
desk-step-decided-first = Kada se o tome odluči, ako se partija nastavlja: radi sat { color-of }.
desk-step-announced = Ovo važi samo ako je objavljeno da su na snazi uputstva za partije bez dodatka po potezu ({ "III" }); inače Pravila to ne regulišu i odlučujete vi (Predgovor).
desk-step-goes-on = Partija se nastavlja.
desk-decided = sudija je odlučio: { $answer }
desk-white-to-move = Beli je na potezu. { $answer }
desk-black-to-move = Crni je na potezu. { $answer }
desk-one-period = ova vremenska kontrola ima samo jedan period, pa nijedan drugi nije mogao da sledi
desk-no-ruling = ovaj odgovor nema odluku za štampu
desk-no-incident = ovde nije poznato: { $name }
desk-bad-control = ova vremenska kontrola ne može da se pročita: { $why }
desk-bad-position = ovo nije ispravna pozicija: { $why }
desk-bad-amount = „{ $found }“ nije iznos
desk-bad-count = unesite broj od { $least } do { $most }
desk-impossible = ovo nije moglo da se dogodi: { $why }

## Guided entry: groups of acts

guide-moving = Dodirivanje i potezi
guide-completion = Predaja
guide-clock = Šahovski sat
guide-irregularity = Poremećene figure i pozicije
guide-recording = Formulari
guide-draw = Remi i reklamacije
guide-decision = Zapažanja i odluke
guide-arranges = Pomoćnici, satovi i ekrani
guide-conduct = Ponašanje
guide-arbiter = Sudija i gledaoci
guide-rapid = Ubrzani i brzopotezni šah
guide-blind = Slepi igrači
guide-adjourned = Prekinute partije
guide-chess960 = Šah 960
guide-quickplay = Partije bez dodatka po potezu
guide-preface = Druga pitanja

## Entries that are handed over

json-kind =
    { $found ->
        [null] { "null" }
        [boolean] logička vrednost
        [number] broj
        [text] tekst
        [list] lista
       *[object] objekat
    }
handed-document = nađeno: { json-kind }; očekuje se objekat sa poljima { "version" }, { "type" } i { "entries" }
handed-list = u polju „{ "entries" }“ nađeno: { json-kind }; očekuje se lista
handed-entry = zapis { $entry }: nađeno: { json-kind }; očekuje se objekat
handed-part = zapis { $entry }: u polju „{ $part }“ nađeno: { json-kind }; očekuje se objekat
handed-field = zapis { $entry }: { $why }
handed-unread = ovi zapisi ne mogu da se pročitaju: { $why }
handed-version = verzija ovih zapisa je { $found }, očekivana je { $expected }
handed-entries = broj zapisa je { $found }, očekuje se od 1 do { $most }
handed-id = zapis { $entry }: oznaka nije 8 do 64 heksadecimalne cifre
handed-note = zapis { $entry }: dužina beleške u bajtovima je { $found }, dozvoljeno je najviše { $most }
handed-name = zapis { $entry }: jedno ime je duže od { $most } bajtova
handed-control = zapis { $entry }: kontrolni znak { $code } nije dozvoljen
handed-twice = zapis { $entry } ima istu oznaku kao jedan raniji
handed-known = ovaj zapis je već zabeležen za ovom tablom
