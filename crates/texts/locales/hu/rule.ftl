### The command `rule`: what it says around the rulings, and what is wrong with a case.

rule-summary = { $cases } eset { $editions } kiadás szerint ({ $list }), { $runs } futás, { $expectations } elvárás, { $articles } ellenőrzött szabálypont: { $verdict }
rule-all-passed = mind teljesült
rule-some-failed = { $count } NEM TELJESÜLT
regime-standard = standard játszma
regime-rapid-full = rapid, teljes felügyelettel
regime-rapid-reduced = rapid, teljes felügyelet nélkül
regime-blitz-full = villám, teljes felügyelettel
regime-blitz-reduced = villám, teljes felügyelet nélkül
rule-stands-over = a játszma véget ért: { $score }; az órán világos { $white }, sötét { $black }; állás: { $position }
rule-stands-running =
    világos ideje { $white }, sötété { $black }; { $running ->
        [white] világos
       *[black] sötét
    } órája jár; { color } következik lépésre; állás: { $position }
rule-stands-stopped = világos ideje { $white }, sötété { $black }; az órák állnak; { color } következik lépésre; állás: { $position }
rule-failed = HIBA
rule-expected = elvárt: „{ $item }”
rule-expected-article = elvárt: „{ $item }” ({ $article })
rule-found = ehelyett: „{ $found }”
rule-refused = ez nem történhetett meg: { $why }
rule-too-late = elkésett: { $why }
rule-bad-case = ez az eset nem futtatható
rule-no-incident = ezekben az esetekben nincs olyan esemény, amelyről döntést lehetne kinyomtatni
rule-no-case-files = nincs .{ "case" } fájl itt: { $path }
rule-no-case = nincs eset itt: { $path }; ez kellene: { $expected }
cannot-read = nem olvasható: { $path }

## What is wrong with a case

case-found = „{ $found }” áll ott, de ez kellene: { $expected }
case-found-meant = „{ $found }” áll ott, de ez kellene: { $expected }. Erre gondolt: { $meant }?
case-ends = vége a sornak, pedig ez kellene: { $expected }
case-twice = „{ $name }” már meg van adva
case-too-late = „{ $name }” helye az első esemény előtt van
case-backwards = { $at }: korábbi az előző eseménynél ({ $last })
case-articles = egy szabálypont kellene a sor minden kiadásához, vagy több, mindegyik az „{ "in" }” szóval és a maga kiadásaival
case-no-control = az esetben nincs időbeosztás: ilyen sor kellene: „{ "control 90+30" }”
case-nothing-happens = az esetben nem történik semmi: ilyen sor kellene: „{ "0:05:10  white claims repetition" }”
case-none = itt nincs eset: olyan sor kellene, amelyben „{ "case" }” és egy cím áll
case-no-move = „{ $move }” itt nem szabályos lépés; ha nem kell szabályosnak lennie, mindkét mezőt ki kell írni: { "Ng1-g3" }
case-several-moves = „{ $move }” itt több szabályos lépés is lehet: meg kell adni, melyik vonalról, sorról vagy mezőről
case-set-up = a játszma nem juthatott idáig: { $why }
case-not-a-player = csak játékos léphet vagy igényelhet döntetlent

expected-case = „{ "case" }” és egy cím
expected-line = egy beállítás, például „{ "control" }”, egy időpont, például „0:05:10”, vagy a kiadások évszámmal, illetve „{ "all" }”
expected-title = egy cím
expected-edition = egy kiadás: { $names } vagy „{ "all" }”
expected-edition-or-item = még egy kiadás, vagy az, aminek következnie kell
expected-time = egy időpont, például „0:05:10” (óra, perc, másodperc)
expected-time-or-edition = egy időpont, például „0:05:10”, vagy egy kiadás: { $names } vagy „{ "all" }”
expected-amount = egy időtartam, például „3:00”
expected-duration = egy időtartam, például „{ "30m" }”, „{ "1h" }” vagy „0”
expected-actor = hogy ki cselekszik: { "white, black, arbiter, white's assistant, hall" } …
expected-deed = hogy mit tesz „{ $who }”, például „{ "plays Nf3" }”
expected-a-square = egy mező, például „{ "e4" }”
expected-position = egy állás, például „{ "4k3/8/8/8/8/8/8/4K3 w - - 0 1" }”
expected-text = valamilyen szöveg
expected-a-move = egy lépés, például „{ "Nf3" }”, „{ "exd5" }”, „{ "O-O" }”, vagy mindkét mezővel „{ "Ng1-g3" }”
expected-promoted = { "queen, rook, bishop" } vagy { "knight" }
expected-score = egy eredmény, például „1-0” vagy „1/2-1/2”
expected-number = egy szám
expected-smaller-number = egy kisebb szám
expected-color = { "white" } vagy { "black" }
expected-wing = { "short" } vagy { "long" }
expected-answer = { $words }
expected-question = { "late arrival of white, can white mate, colors reversed, white moved twice, times, white overstepped, signed result, order of flags" } vagy { "dead position" }
expected-item = ami következhet, például „{ "claim wrong" }”, „{ "black +2:00" }” vagy „{ "the game goes on" }”
expected-article = egy szabálypont száma, például „9.5.3”
expected-reason = ami a játszmát befejezi, például „{ "checkmate" }”, „{ "time" }” vagy „{ "agreement" }”
expected-supervision = { "reduced" } vagy { "full" }
expected-word = „{ $word }”
expected-array-number = egy szám 0 és 959 között
expected-lots = { "computer 518, dice 3 2 3 2 3, coins hththththt" } vagy { "cards RNBQKBNR" }
expected-federation = egy szövetség neve és kettőspont
expected-echo-reason = hogy miért nem következik belőle semmi
expected-end-of-line = a sor vége

## What is wrong with a time control

control-ends = vége a szövegnek, pedig ez kellene: { $expected }
control-seconds = a másodpercek száma
control-period = egy idő, például „90+30”, „{ "40/90m" }” vagy „{ "G/60 d5" }”
control-time = egy idő, például „{ "90m" }”, „{ "1h30" }” vagy „{ "30s" }”
control-moves = a lépések száma, vagy „{ "the rest of the game" }”
control-moves-in-range = 1 és 65535 közötti lépésszám
control-less-time = rövidebb idő
control-some-time = nullánál hosszabb idő
control-three-decimals = legfeljebb három tizedes
control-moves-before-next-period = e játékperiódus lépésszáma, például „40/”, mert még egy játékperiódus következik
control-one-bonus = játékperiódusonként csak egy többletidő vagy késleltetés
control-overtime = byo-yomi, például „3x30s” (háromszor 30 másodperc lépésenként) vagy „25/5m”
control-all-before-overtime = minden lépésre szóló játékperiódus többletidő nélkül, mert { "byo-yomi" } következik
control-other-side = „{ "black" }” vagy „{ "white" }”, amelyik hiányzik, és annak a játékosnak az ideje
control-other-color = a másik szín
control-hours-minutes-seconds = óra, perc és másodperc, például „1:30:00”, vagy „,” a játékperiódusok között
control-seconds-after-plus = másodpercek, mert a „+” a lépésenkénti többletidő jele; a játékperiódusok között „,” áll
control-after-time = egy mértékegység, „+”, „{ "d" }”, „,” és a következő játékperiódus, vagy a vége
control-after-bonus = egy mértékegység, „{ "per move" }”, „{ "from move one" }”, „,” és a következő játékperiódus, vagy a vége
control-move-one = „{ "move one" }”
control-end = a vége
control-pgn-period = egy játékperiódus másodpercben, például „{ "40/5400+30" }”, „300” vagy „{ "*180" }”
control-after-pgn-time = „+” vagy „{ "d" }” és a másodpercek, „:” és a következő játékperiódus, vagy a vége
control-ten-hours = legfeljebb tíz óra fő gondolkodási idő egy játékosnak (a mértékegység nélküli szám perc)
control-same-as-pgn = ugyanaz az időbeosztás, mint a mellette álló { "PGN" } formában
control-pgn-field = { $unread } A { "PGN" } forma helye a „{ "pgn" }” mező.
