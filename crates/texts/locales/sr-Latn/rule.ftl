### The command `rule`: what it says around the rulings, and what is wrong with a case.

rule-summary =
    { $cases ->
        [one] { $cases } slučaj
        [few] { $cases } slučaja
       *[other] { $cases } slučajeva
    } po { $editions ->
        [one] { $editions } izdanju
       *[other] { $editions } izdanja
    } ({ $list }), { $runs ->
        [one] { $runs } izvršavanje
       *[other] { $runs } izvršavanja
    }, { $expectations ->
        [one] { $expectations } očekivanje
       *[other] { $expectations } očekivanja
    }, { $articles ->
        [one] proveren { $articles } član
        [few] proverena { $articles } člana
       *[other] provereno { $articles } članova
    }: { $verdict }
rule-all-passed = sve je ispunjeno
rule-some-failed =
    { $count ->
        [one] { $count } NIJE ISPUNJEN
        [few] { $count } NISU ISPUNJENA
       *[other] { $count } NIJE ISPUNJENO
    }
rule-failed = NIJE ISPUNJENO
regime-standard = standardni šah
regime-rapid-full = ubrzani šah, pun nadzor
regime-rapid-reduced = ubrzani šah, bez punog nadzora
regime-blitz-full = brzopotezni šah, pun nadzor
regime-blitz-reduced = brzopotezni šah, bez punog nadzora
rule-stands-over = partija je završena: { $score }; na satu beli { $white }, crni { $black }; pozicija { $position }
rule-stands-running =
    beli ima { $white }, crni { $black }; teče vreme { $running ->
        [white] belog
       *[black] crnog
    }; { color } je na potezu; pozicija { $position }
rule-stands-stopped = beli ima { $white }, crni { $black }; satovi su zaustavljeni; { color } je na potezu; pozicija { $position }
rule-expected = očekivano „{ $item }“
rule-expected-article = očekivano „{ $item }“ ({ $article })
rule-found = nađeno „{ $found }“
rule-refused = ovo nije moglo da se dogodi: { $why }
rule-too-late = prekasno: { $why }
rule-bad-case = ovaj slučaj ne može da se izvrši
rule-no-incident = nijedan od ovih slučajeva nema događaj o kome bi odluka mogla da se odštampa
rule-no-case-files = nema datoteke .{ "case" } u { $path }
rule-no-case = u { $path } nema slučaja: očekuje se { $expected }
cannot-read = ne može da se pročita { $path }

## What is wrong with a case

case-found = nađeno je „{ $found }“, a očekuje se: { $expected }
case-found-meant = nađeno je „{ $found }“, a očekuje se: { $expected }. Da li ste mislili { $meant }?
case-ends = red se završava, a očekuje se: { $expected }
case-twice = „{ $name }“ je već zadato
case-too-late = „{ $name }“ mora da stoji pre prvog događaja
case-backwards = { $at } je ranije od prethodnog događaja, { $last }
case-articles = očekuje se jedan član za sva izdanja u redu, ili više njih, svaki sa „{ "in" }“ i svojim izdanjima
case-no-control = slučaj nema vremensku kontrolu: očekuje se red kao „{ "control 90+30" }“
case-nothing-happens = u slučaju se ništa ne događa: očekuje se red kao „{ "0:05:10  white claims repetition" }“
case-none = ovde nema slučaja: očekuje se red sa „{ "case" }“ i naslovom
case-no-move = „{ $move }“ ovde nije legalan potez; potez koji ne mora da bude legalan piše se sa oba polja, kao { "Ng1-g3" }
case-several-moves = „{ $move }“ ovde može da znači više legalnih poteza: navedite polaznu liniju, red ili polje
case-set-up = partija nije mogla da stigne dovde: { $why }
case-not-a-player = samo igrač može da igra ili da reklamira remi

expected-case = „{ "case" }“ i naslov
expected-line = podešavanje kao „{ "control" }“, vreme kao „0:05:10“, ili izdanja po godini, ili „{ "all" }“
expected-title = naslov
expected-edition = izdanje: { $names } ili „{ "all" }“
expected-edition-or-item = još jedno izdanje, ili očekivani ishod
expected-time = vreme kao „0:05:10“ (sati, minuti, sekunde)
expected-time-or-edition = vreme kao „0:05:10“, ili izdanje: { $names } ili „{ "all" }“
expected-amount = trajanje kao „3:00“
expected-duration = trajanje kao „{ "30m" }“, „{ "1h" }“ ili „0“
expected-actor = ko nešto čini: { "white, black, arbiter, white's assistant, hall" } …
expected-deed = šta čini „{ $who }“, kao „{ "plays Nf3" }“
expected-a-square = polje kao „{ "e4" }“
expected-position = pozicija kao „{ "4k3/8/8/8/8/8/8/4K3 w - - 0 1" }“
expected-text = neki tekst
expected-a-move = potez kao „{ "Nf3" }“, „{ "exd5" }“, „{ "O-O" }“, ili sa oba polja „{ "Ng1-g3" }“
expected-promoted = { "queen, rook, bishop" } ili { "knight" }
expected-score = rezultat kao „1-0“ ili „1/2-1/2“
expected-number = broj
expected-smaller-number = manji broj
expected-color = { "white" } ili { "black" }
expected-wing = { "short" } ili { "long" }
expected-answer = { $words }
expected-question = { "late arrival of white, can white mate, colors reversed, white moved twice, times, white overstepped, signed result, order of flags" } ili { "dead position" }
expected-item = ishod kao „{ "claim wrong" }“, „{ "black +2:00" }“ ili „{ "the game goes on" }“
expected-article = broj člana kao „9.5.3“
expected-reason = razlog zbog kog se partija završava, kao „{ "checkmate" }“, „{ "time" }“ ili „{ "agreement" }“
expected-supervision = { "reduced" } ili { "full" }
expected-word = „{ $word }“
expected-array-number = broj od 0 do 959
expected-lots = { "computer 518, dice 3 2 3 2 3, coins hththththt" } ili { "cards RNBQKBNR" }
expected-federation = ime federacije i dvotačka
expected-echo-reason = zašto iz toga ništa ne sledi
expected-end-of-line = kraj reda

## What is wrong with a time control

control-ends = tekst se završava, a očekuje se: { $expected }
control-seconds = broj sekundi
control-period = vreme kao „90+30“, „{ "40/90m" }“ ili „{ "G/60 d5" }“
control-time = vreme kao „{ "90m" }“, „{ "1h30" }“ ili „{ "30s" }“
control-moves = broj poteza, ili „{ "the rest of the game" }“
control-moves-in-range = od 1 do 65535 poteza
control-less-time = kraće vreme
control-some-time = vreme veće od nule
control-three-decimals = najviše tri decimale
control-moves-before-next-period = broj poteza za ovaj period, kao „40/“, jer sledi još jedan period
control-one-bonus = samo jedan dodatak ili odlaganje po periodu
control-overtime = { "byo-yomi" } kao „{ "3x30s" }“ (tri puta po 30 sekundi za svaki potez) ili „{ "25/5m" }“
control-all-before-overtime = period za sve poteze, bez dodatka, jer sledi { "byo-yomi" }
control-other-side = „{ "black" }“ ili „{ "white" }“, ono što nedostaje, i vreme tog igrača
control-other-color = druga boja
control-hours-minutes-seconds = sati, minuti i sekunde kao „1:30:00“, ili „,“ između perioda
control-seconds-after-plus = broj sekundi, jer „+“ znači dodatak po potezu; između perioda stoji „,“
control-after-time = jedinica, „+“, „{ "d" }“, „,“ i sledeći period, ili kraj
control-after-bonus = jedinica, „{ "per move" }“, „{ "from move one" }“, „,“ i sledeći period, ili kraj
control-move-one = „{ "move one" }“
control-end = kraj
control-pgn-period = period u sekundama, kao „{ "40/5400+30" }“, „300“ ili „{ "*180" }“
control-after-pgn-time = „+“ ili „{ "d" }“ i sekunde, „:“ i sledeći period, ili kraj
control-ten-hours = najviše deset sati glavnog vremena za razmišljanje po igraču (broj bez jedinice znači minute)
control-same-as-pgn = ista vremenska kontrola kao u obliku { "PGN" } pored nje
control-pgn-field = { $unread } Oblik { "PGN" } upisuje se u polje „{ "pgn" }“.
