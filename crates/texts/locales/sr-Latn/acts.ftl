### What somebody does, as a case or a log prints it.

actor =
    { $actor ->
        [white] beli
        [black] crni
        [whites-assistant] pomoćnik belog
        [blacks-assistant] pomoćnik crnog
        [arbiters-assistant] pomoćnik sudije
        [organizer] organizator
        [hall] sistem sale za igru
        [spectator] gledalac
        [appeals] žalbena komisija
       *[arbiter] sudija
    }
square-written = { $square }
pieces-on =
    { $squares-count ->
        [one] figuru na polju { $squares }
       *[other] figure na poljima { $squares }
    }

## At the board

act-arrives = { actor } dolazi za tablu
act-is-ready = { actor } je spreman
act-starts-round = { actor } započinje kolo
act-touches = { actor } dodiruje figuru na polju { $square }
act-touches-in-turn = { actor } dodiruje ovim redom figure na poljima { $squares }
act-touches-together = { actor } istovremeno dodiruje { pieces-on }
act-touches-by-accident = { actor } slučajno dodiruje figuru na polju { $square }
act-touches-carelessly = { actor } iz nepažnje dodiruje figuru na polju { $square }
act-points-at = { actor } dodiruje figuru na polju { $square } da bi je pokazao
act-adjusts = { actor } popravlja { pieces-on }
act-releases = { actor } odvaja ruku od figure na polju { $square }
act-takes-off = { actor } uklanja sa table figuru na polju { $square }
act-places = { actor } postavlja { piece-accusative } na polje { $square }
act-places-colored =
    { $color ->
        [white] { actor } postavlja figuru bele boje ({ piece }) na polje { $square }
       *[black] { actor } postavlja figuru crne boje ({ piece }) na polje { $square }
    }
act-lets-go = { actor } odvaja ruku od nove figure
act-plays = { actor } igra { $move }
act-plays-with-both-hands = { actor } igra { $move } obema rukama
act-completes = { actor } igra { $move } i pritiska sat
act-completes-with-both-hands = { actor } igra { $move } obema rukama i pritiska sat
act-takes-back = { actor } vraća potez
act-displaces = { actor } remeti { pieces-on }
act-puts-back = { actor } vraća poremećene figure na mesto

## At the clock

act-presses = { actor } pritiska sat
act-presses-with-other-hand = { actor } pritiska sat drugom rukom
act-mishandles-clock = { actor } nepravilno rukuje satom
act-keeps-finger = { actor } drži prst na dugmetu sata
act-stops-clocks =
    { $actor ->
        [white] { actor } zaustavlja satove i poziva sudiju
        [black] { actor } zaustavlja satove i poziva sudiju
        [whites-assistant] { actor } zaustavlja satove i poziva sudiju
        [blacks-assistant] { actor } zaustavlja satove i poziva sudiju
       *[other] { actor } zaustavlja satove
    }
act-stops-clocks-to-call-about = { actor } zaustavlja satove i poziva sudiju: { trouble }
trouble =
    { $trouble ->
        [illegal-move] nelegalan potez
        [clock] sat
        [disturbance] ometanje
       *[claim] reklamacija
    }
act-stops-clocks-for-promotion = { actor } zaustavlja satove jer nema na raspolaganju figuru za promociju
act-stops-clocks-after-sealing = { actor } zaustavlja sat pošto je kovertirao potez
act-stops-clocks-without-reason = { actor } zaustavlja satove bez razloga
act-restarts = { actor } ponovo uključuje satove
act-restarts-clock = { actor } ponovo uključuje sat { color-of }
act-sets-counter = { actor } podešava brojač poteza { color-of } na { $count }
act-sets-position = { actor } postavlja poziciju „{ $fen }“
act-sets-clock = { actor } podešava sat { color-of } na { $time }

## In words and in writing

act-offers-draw = { actor } nudi remi
act-offers-draw-on-condition = { actor } nudi remi uz uslov
act-accepts = { actor } prihvata ponudu remija
act-declines = { actor } odbija ponudu remija
act-withdraws-offer = { actor } pokušava da povuče ponudu remija
act-withdraws-claim = { actor } pokušava da povuče reklamaciju remija
act-consents-to-draw = { actor } daje saglasnost za sporazum o remiju
act-refuses-consent = { actor } ne daje saglasnost za sporazum o remiju
act-resigns = { actor } predaje partiju
act-claims = { actor } reklamira { claim-accusative }
act-claims-with = { actor } reklamira { claim-accusative }, uz zapisan potez { $move }
act-records = { actor } zapisuje { $text }
act-signs = { actor } potpisuje rezultat { $score }

## What is noticed and decided

act-observes-flag = { actor } primećuje da je zastavica { color-of } pala
act-observes-both-flags = { actor } primećuje da su obe zastavice pale
act-observes-illegal-move = { actor } primećuje nelegalan potez
act-observes-touch-move = { actor } primećuje povredu pravila o dodirnutoj figuri
act-observes-two-hands = { actor } primećuje potez obema rukama
act-observes-absent = { actor } utvrđuje da { color } nije prisutan
act-observes-wrong-set-up = { actor } utvrđuje da je početna pozicija figura bila nepravilna
act-observes-board-turned = { actor } utvrđuje da je tabla pogrešno postavljena
act-observes-colors-reversed = { actor } utvrđuje da je partija počela sa obrnutim bojama
act-observes-displaced =
    { $count ->
        [1] { actor } utvrđuje da su figure pomerene sa svojih polja još pre poslednjeg poteza
        [one] { actor } utvrđuje da su figure pomerene sa svojih polja pre { $count } potez, računajući poteze obojice igrača
        [few] { actor } utvrđuje da su figure pomerene sa svojih polja pre { $count } poteza, računajući poteze obojice igrača
       *[other] { actor } utvrđuje da su figure pomerene sa svojih polja pre { $count } poteza, računajući poteze obojice igrača
    }
act-observes-clock-defect = { actor } utvrđuje da je sat neispravan
act-observes-clock-misset = { actor } utvrđuje da je sat pogrešno podešen
act-observes-not-recording = { actor } primećuje da { color } ne piše poteze
act-decides = { actor } odlučuje: { $answer }
act-declares = { actor } proglašava rezultat { $score }
act-corrects = { actor } precrtava zapis { $number } u dnevniku
act-corrects-last = { actor } precrtava poslednji zapis u dnevniku
acts = { $acts }

## Adjourned games

act-announces-session = { actor } najavljuje seansu
act-announces-session-from = { actor } najavljuje seansu od { $starts }
act-announces-session-to = { actor } najavljuje seansu do { $ends }
act-announces-session-from-to = { actor } najavljuje seansu od { $starts } do { $ends }
act-asks-to-seal = { actor } traži da se potez kovertira
act-adjourns-early = { actor } želi da kovertira pre isteka seanse
act-seals = { actor } kovertira potez
act-seals-electronically = { actor } kovertira potez na elektronskom formularu
act-seals-text = { actor } kovertira „{ $text }“
act-seals-text-electronically = { actor } kovertira „{ $text }“ na elektronskom formularu
act-checks-envelope = { actor } proverava kovertu
act-checks-envelope-lacking = { actor } proverava kovertu, na kojoj nedostaje: { $items }
act-checks-envelope-wrong = { actor } proverava kovertu, na kojoj je pogrešno: { $items }
act-resumes = { actor } nastavlja partiju
act-opens-envelope = { actor } otvara kovertu
act-opens-envelope-reading = { actor } otvara kovertu i čita „{ $text }“
act-reads-sealed-move = { actor } čita kovertirani potez kao { $move }
act-misses-envelope = { actor } prijavljuje da je koverta izgubljena
act-misses-envelope-and-position = { actor } prijavljuje da je koverta izgubljena, a pozicija nije poznata
act-misses-envelope-and-times = { actor } prijavljuje da je koverta izgubljena, a utrošeno vreme nije poznato
act-misses-envelope-and-all = { actor } prijavljuje da je koverta izgubljena, a nisu poznati ni pozicija ni utrošeno vreme
act-states-move = { actor } izjavljuje da je kovertirao „{ $text }“
act-points-out-times = { actor } ukazuje na to da satovi ne pokazuju tačno vreme

## Scoresheets and what is around the board

act-writes-notes = { actor } piše na formularu nešto drugo
act-views-earlier = { actor } gleda raniju poziciju na elektronskom formularu
act-records-electronically = { actor } zapisuje na sertifikovanom elektronskom formularu
act-records-uncertified = { actor } zapisuje na elektronskom formularu koji nije sertifikovan
act-sheet-fails = { actor } ima neispravan formular
act-hides-sheet = { actor } drži formular tako da ga sudija ne vidi
act-hides-sheet-from-opponent = { actor } drži formular tako da ga protivnik ne vidi
act-borrows-sheet = { actor } uzima protivnikov formular
act-returns-sheet = { actor } vraća protivnikov formular
act-names-other-move = { actor } navodi drugi potez nego što je zapisao
act-wrote-impossible-move = { actor } je zapisao potez koji { piece-none } ne može da povuče
act-finds-sheets-incomplete = { actor } utvrđuje da nijedan formular nije potpun; reč je o zastavici { color-of }
act-has-evidence =
    { $count ->
        [one] { actor } ima dokaz da je { color } kompletirao { $count } potez
       *[other] { actor } ima dokaz da je { color } kompletirao { $count } poteza
    }
act-places-clock = { actor } odlučuje gde će stajati sat
act-for-disabled = { $told }; igrač je osoba sa invaliditetom
act-claims-from-screen = { actor } reklamira { claim-accusative }, samo na osnovu podataka sa ekrana
act-observes-flag-uncounted = { actor } primećuje da je zastavica { color-of } pala, a ne zna se koliko je poteza kompletirano
act-observes-dead-position = { actor } utvrđuje da nijedan igrač ne može da matira
act-observes-last-identifiable =
    { $count ->
        [1] { actor } utvrđuje da je poslednja pozicija koja se može ustanoviti ona pre poslednjeg poteza
        [one] { actor } utvrđuje da je poslednja pozicija koja se može ustanoviti nastala pre { $count } potez, računajući poteze obojice igrača
        [few] { actor } utvrđuje da je poslednja pozicija koja se može ustanoviti nastala pre { $count } poteza, računajući poteze obojice igrača
       *[other] { actor } utvrđuje da je poslednja pozicija koja se može ustanoviti nastala pre { $count } poteza, računajući poteze obojice igrača
    }

## Rapid, blitz, Chess960, games without increment, and the Preface

act-asks-for-sheet = { actor } traži formular
act-asks-to-see-sheet = { actor } traži da vidi sudijin formular
act-claims-set-up =
    { $part ->
        [pieces] { actor } reklamira da su figure nepravilno postavljene
        [board] { actor } reklamira da je tabla nepravilno postavljena
       *[clock] { actor } reklamira da je sat pogrešno podešen
    }
act-sees-illegal-position = { actor } primećuje nelegalnu poziciju
act-agrees-to-correct = { actor } pristaje da se nelegalan potez ispravi
act-draws-lots =
    { $means ->
        [computer] { actor } izvlači početnu poziciju pomoću računara
        [dice] { actor } izvlači početnu poziciju pomoću kockica
        [coins] { actor } izvlači početnu poziciju pomoću novčića
       *[cards] { actor } izvlači početnu poziciju pomoću karata
    }
act-announces-castling = { actor } najavljuje rokadu
act-asks-for-five-seconds =
    { $mode ->
        [delay] { actor } traži odlaganje od pet sekundi za obojicu igrača
       *[increment] { actor } traži dodatak od pet sekundi po potezu za obojicu igrača
    }
act-claims-quickplay = { actor } reklamira remi: { grounds }
act-claims-quickplay-without-arbiter = { actor } reklamira remi bez prisutnog sudije: { grounds }
grounds =
    { $grounds ->
        [cannot-win] protivnik ne može da dobije normalnim sredstvima
        [no-effort] protivnik ne ulaže napor da dobije normalnim sredstvima
       *[both] protivnik ne može da dobije normalnim sredstvima, niti ulaže napor da to učini
    }
act-writes-final-position = { actor } zapisuje završnu poziciju: „{ $text }“
act-submits-sheet = { actor } dostavlja formular
act-confirms =
    { $evidence ->
        [sheet] { actor } potvrđuje formular
       *[position] { actor } potvrđuje završnu poziciju
    }
act-disputes =
    { $evidence ->
        [sheet] { actor } ne potvrđuje formular
       *[position] { actor } ne potvrđuje završnu poziciju
    }
act-declares-drawn = { actor } proglašava partiju nerešenom
act-reports-uncovered = { actor } prijavljuje slučaj koji nijedan član ne reguliše: „{ $text }“
act-reports-uncovered-like = { actor } prijavljuje slučaj koji nijedan član ne reguliše: „{ $text }“; analogni slučajevi: { $articles }
act-puts-to-fide = { actor } upućuje pitanje FIDE: „{ $text }“
act-puts-to-fide-through-federation = { actor } preko saveza upućuje pitanje FIDE: „{ $text }“

## Blind and visually disabled players

act-registers-visual = { actor } beleži da je { color } igrač oštećenog vida
act-registers-hearing = { actor } beleži da je { color } igrač oštećenog sluha
act-adapts-rules = { actor } prilagođava pravila posle konsultacije sa sudijom
act-adapts-rules-so = { actor } prilagođava pravila posle konsultacije sa sudijom: „{ $text }“
act-adapts-rules-alone = { actor } prilagođava pravila bez konsultacije sa sudijom
act-adapts-rules-alone-so = { actor } prilagođava pravila bez konsultacije sa sudijom: „{ $text }“
act-demands-two-boards = { actor } zahteva dve table
act-allows-other-words = { actor } dozvoljava druge reči pri objavljivanju
act-brings-clock =
    { $kind ->
        [speaking] { actor } donosi sat koji govori
        [tactile] { actor } donosi sat koji može da se opipa
        [both] { actor } donosi sat koji govori i može da se opipa
       *[plain] { actor } donosi sat koji niti govori niti može da se opipa
    }
act-keeps-score =
    { $means ->
        [braille] { actor } zapisuje poteze Brajovim pismom
        [longhand] { actor } zapisuje poteze običnim pismom
       *[device] { actor } snima poteze uređajem za snimanje
    }
act-takes-assistant = { actor } uzima pomoćnika, koji treba { $tasks }
act-lifts = { actor } izvlači iz otvora figuru na polju { $square }
act-announces-move = { actor } objavljuje „{ $text }“
act-repeats-move = { actor } ponavlja „{ $text }“
act-copies-move = { actor } izvodi potez { $move } na drugoj tabli
act-informs = { actor } na zahtev saopštava broj poteza i vreme
act-informs-unasked = { actor } bez zahteva saopštava broj poteza i vreme
act-reports-touch = { actor } prijavljuje da je dodirnuta figura na polju { $square }
act-compares-boards = { actor } upoređuje dve table
