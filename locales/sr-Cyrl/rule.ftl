### The command `rule`: what it says around the rulings, and what is wrong with a case.

rule-summary =
    { $cases ->
        [one] { $cases } случај
        [few] { $cases } случаја
       *[other] { $cases } случајева
    } по { $editions ->
        [one] { $editions } издању
       *[other] { $editions } издања
    } ({ $list }), { $runs ->
        [one] { $runs } извршавање
       *[other] { $runs } извршавања
    }, { $expectations ->
        [one] { $expectations } очекивање
       *[other] { $expectations } очекивања
    }, { $articles ->
        [one] проверен { $articles } члан
        [few] проверена { $articles } члана
       *[other] проверено { $articles } чланова
    }: { $verdict }
rule-all-passed = све је испуњено
rule-some-failed =
    { $count ->
        [one] { $count } НИЈЕ ИСПУЊЕН
        [few] { $count } НИСУ ИСПУЊЕНА
       *[other] { $count } НИЈЕ ИСПУЊЕНО
    }
rule-failed = ГРЕШКА
rule-expected = очекивано „{ $item }“
rule-expected-article = очекивано „{ $item }“ ({ $article })
rule-found = уместо тога: „{ $found }“
rule-refused = ово није могло да се догоди: { $why }
rule-too-late = прекасно: { $why }
rule-bad-case = овај случај не може да се изврши
rule-no-case-files = нема датотеке .{ "case" } у { $path }
rule-no-case = у { $path } нема случаја: очекује се { $expected }
cannot-read = не може да се прочита { $path }

## What is wrong with a case

case-found = нађено је „{ $found }“, а очекује се: { $expected }
case-ends = ред се завршава, а очекује се: { $expected }
case-twice = „{ $name }“ је већ задато
case-too-late = „{ $name }“ мора да стоји пре првог догађаја
case-backwards = { $at } је раније од претходног догађаја, { $last }
case-articles = очекује се један члан за сва издања у реду, или више њих, сваки са „{ "in" }“ и својим издањима
case-no-control = случај нема време за размишљање: очекује се ред као „{ "control 90+30" }“
case-nothing-happens = у случају се ништа не догађа: очекује се ред као „{ "0:05:10  white claims repetition" }“
case-none = овде нема случаја: очекује се ред са „{ "case" }“ и насловом
case-no-move = „{ $move }“ овде није легалан потез; потез који не мора да буде легалан пише се са оба поља, као { "Ng1-g3" }
case-several-moves = „{ $move }“ овде може да значи више легалних потеза: треба навести с које линије, реда или поља
case-set-up = партија није могла да стигне довде: { $why }
case-not-a-player = само играч може да игра или да рекламира реми
expected-case = „{ "case" }“ и наслов
expected-line = подешавање као „{ "control" }“, време као „0:05:10“, или издања по години, или „{ "all" }“
expected-title = наслов
expected-edition = издање: { $names } или „{ "all" }“
expected-edition-or-item = још једно издање, или оно што мора да уследи
expected-time = време као „0:05:10“ (сати, минути, секунде)
expected-time-or-edition = време као „0:05:10“, или издање: { $names } или „{ "all" }“
expected-amount = трајање као „3:00“
expected-duration = трајање као „{ "30m" }“, „{ "1h" }“ или „0“
expected-actor = ко нешто чини: { "white, black, arbiter, white's assistant, hall" } …
expected-deed = шта чини „{ $who }“, као „{ "plays Nf3" }“
expected-a-square = поље као „{ "e4" }“
expected-position = позиција као „{ "4k3/8/8/8/8/8/8/4K3 w - - 0 1" }“
expected-text = неки текст
expected-a-move = потез као „{ "Nf3" }“, „{ "exd5" }“, „{ "O-O" }“, или са оба поља „{ "Ng1-g3" }“
expected-promoted = { "queen, rook, bishop" } или { "knight" }
expected-score = резултат као „1-0“ или „1/2-1/2“
expected-number = број
expected-smaller-number = мањи број
expected-color = { "white" } или { "black" }
expected-answer = { $words }
expected-question = { "late arrival of white, can white mate, colors reversed, white moved twice, times, white overstepped, signed result, order of flags" } или { "dead position" }
expected-item = нешто што може да уследи, као „{ "claim wrong" }“, „{ "black +2:00" }“ или „{ "the game goes on" }“
expected-article = број члана као „9.5.3“
expected-reason = оно чиме се партија завршава, као „{ "checkmate" }“, „{ "time" }“ или „{ "agreement" }“
expected-supervision = { "reduced" } или { "full" }
expected-word = „{ $word }“
expected-array-number = број од 0 до 959
expected-lots = { "computer 518, dice 3 2 3 2 3, coins hththththt" } или { "cards RNBQKBNR" }
expected-federation = име савеза и двотачка
expected-end-of-line = крај реда

## What is wrong with a time control

control-ends = текст се завршава, а очекује се: { $expected }
control-seconds = број секунди
control-period = време као „90+30“, „{ "40/90m" }“ или „{ "G/60 d5" }“
control-time = време као „{ "90m" }“, „{ "1h30" }“ или „{ "30s" }“
control-moves = број потеза, или „{ "the rest of the game" }“
control-moves-in-range = од 1 до 65535 потеза
control-less-time = краће време
control-some-time = време веће од нуле
control-three-decimals = највише три децимале
control-moves-before-next-period = број потеза за овај период, као „40/“, јер следи још један период
control-one-bonus = само једно додатно време или одлагање по периоду
control-other-side = „{ "black" }“ или „{ "white" }“, оно што недостаје, и време тог играча
control-other-color = друга боја
control-hours-minutes-seconds = сати, минути и секунде као „1:30:00“, или „,“ између периода
control-seconds-after-plus = број секунди, јер „+“ значи додатно време за потез; између периода стоји „,“
control-after-time = јединица, „+“, „{ "d" }“, „,“ и следећи период, или крај
control-after-bonus = јединица, „{ "per move" }“, „{ "from move one" }“, „,“ и следећи период, или крај
control-move-one = „{ "move one" }“
control-end = крај
