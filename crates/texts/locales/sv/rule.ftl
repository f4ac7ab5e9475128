### The command `rule`: what it says around the rulings, and what is wrong with a case.

rule-summary = { $cases } fall enligt { $editions ->
        [one] { $editions } utgåva
       *[other] { $editions } utgåvor
    } ({ $list }), { $runs ->
        [one] { $runs } körning
       *[other] { $runs } körningar
    }, { $expectations ->
        [one] { $expectations } förväntan
       *[other] { $expectations } förväntningar
    }, { $articles ->
        [one] { $articles } paragraf prövad
       *[other] { $articles } paragrafer prövade
    }: { $verdict }
rule-all-passed = alla godkända
rule-some-failed = { $count } MISSLYCKADES
regime-standard = normalparti
regime-rapid-full = snabbschack, full övervakning
regime-rapid-reduced = snabbschack, inte full övervakning
regime-blitz-full = blixtschack, full övervakning
regime-blitz-reduced = blixtschack, inte full övervakning
rule-stands-over = partiet är slut: { $score }; vit { $white }, svart { $black } på klockan; ställning { $position }
rule-stands-running =
    vit har { $white }, svart { $black }; { $running ->
        [white] vits
       *[black] svarts
    } klocka går; { color } vid draget; ställning { $position }
rule-stands-stopped = vit har { $white }, svart { $black }; klockorna är stoppade; { color } vid draget; ställning { $position }
rule-failed = MISSLYCKADES
rule-expected = väntat ”{ $item }”
rule-expected-article = väntat ”{ $item }” ({ $article })
rule-found = i stället: ”{ $found }”
rule-refused = detta kan inte ha hänt: { $why }
rule-too-late = för sent: { $why }
rule-bad-case = detta fall kan inte köras
rule-no-incident = inget av dessa fall har en händelse som ett domslut kan redovisa
rule-no-case-files = det finns ingen .{ "case" }-fil i { $path }
rule-no-case = det finns inget fall i { $path }: { $expected } väntades
cannot-read = kan inte läsa { $path }

## What is wrong with a case

case-found = där står ”{ $found }”, men detta väntades: { $expected }
case-found-meant = där står ”{ $found }”, men detta väntades: { $expected }. Menade du { $meant }?
case-ends = raden slutar, men detta väntades: { $expected }
case-twice = ”{ $name }” har redan angetts
case-too-late = ”{ $name }” hör hemma före den första händelsen
case-backwards = { $at } är tidigare än händelsen före, { $last }
case-articles = en paragraf för radens alla utgåvor väntades, eller flera, var och en med ”{ "in" }” och sina utgåvor
case-no-control = fallet har ingen betänketid: en rad som ”{ "control 90+30" }” väntades
case-nothing-happens = ingenting händer i fallet: en rad som ”{ "0:05:10  white claims repetition" }” väntades
case-none = här finns inget fall: en rad med ”{ "case" }” och en rubrik väntades
case-no-move = ”{ $move }” är inget regelrätt drag här; ett drag som inte behöver vara regelrätt skrivs med båda rutorna, som { "Ng1-g3" }
case-several-moves = ”{ $move }” kan betyda flera regelrätta drag här: ange linjen, raden eller rutan det utgår från
case-set-up = partiet kan inte ha kommit så långt: { $why }
case-not-a-player = bara en spelare kan spela eller kräva remi

expected-case = ”{ "case" }” och en rubrik
expected-line = en inställning som ”{ "control" }”, en tid som ”0:05:10”, eller utgåvor med årtal, eller ”{ "all" }”
expected-title = en rubrik
expected-edition = en utgåva: { $names } eller ”{ "all" }”
expected-edition-or-item = ännu en utgåva, eller vad som måste följa
expected-time = en tid som ”0:05:10” (timmar, minuter, sekunder)
expected-time-or-edition = en tid som ”0:05:10”, eller en utgåva: { $names } eller ”{ "all" }”
expected-amount = en tid som ”3:00”
expected-duration = en tid som ”{ "30m" }”, ”{ "1h" }” eller ”0”
expected-actor = vem som handlar ({ "white, black, arbiter, white's assistant, hall" } …)
expected-deed = vad ”{ $who }” gör, som ”{ "plays Nf3" }”,
expected-a-square = en ruta som ”{ "e4" }”
expected-position = en ställning som ”{ "4k3/8/8/8/8/8/8/4K3 w - - 0 1" }”
expected-text = en text
expected-a-move = ett drag som ”{ "Nf3" }”, ”{ "exd5" }”, ”{ "O-O" }”, eller med båda rutorna ”{ "Ng1-g3" }”,
expected-promoted = { "queen, rook, bishop" } eller { "knight" }
expected-score = ett resultat som ”1-0” eller ”1/2-1/2”
expected-number = ett tal
expected-smaller-number = ett mindre tal
expected-color = { "white" } eller { "black" }
expected-wing = { "short" } eller { "long" }
expected-answer = { $words }
expected-question = { "late arrival of white, can white mate, colors reversed, white moved twice, times, white overstepped, signed result, order of flags" } eller { "dead position" }
expected-item = något som kan följa, som ”{ "claim wrong" }”, ”{ "black +2:00" }” eller ”{ "the game goes on" }”,
expected-article = en paragrafs nummer som ”9.5.3”
expected-reason = vad som avslutar ett parti, som ”{ "checkmate" }”, ”{ "time" }” eller ”{ "agreement" }”,
expected-supervision = { "reduced" } eller { "full" }
expected-word = ”{ $word }”
expected-array-number = ett tal från 0 till 959
expected-lots = { "computer 518, dice 3 2 3 2 3, coins hththththt" } eller { "cards RNBQKBNR" }
expected-federation = namnet på ett förbund och ett kolon
expected-echo-reason = varför ingenting följer av det
expected-end-of-line = radens slut

## What is wrong with a time control

control-ends = texten slutar, men detta väntades: { $expected }
control-seconds = ett antal sekunder
control-period = en tid som ”90+30”, ”{ "40/90m" }” eller ”{ "G/60 d5" }”
control-time = en tid som ”{ "90m" }”, ”{ "1h30" }” eller ”{ "30s" }”
control-moves = ett antal drag, eller ”{ "the rest of the game" }”,
control-moves-in-range = mellan 1 och 65535 drag
control-less-time = en kortare tid
control-some-time = en tid över noll
control-three-decimals = högst tre decimaler
control-moves-before-next-period = ett antal drag för denna period, som i ”40/”, eftersom ännu en period följer,
control-one-bonus = bara ett tillägg eller en fördröjning för en period
control-overtime = { "byo-yomi" } som ”3x30s” (tre gånger 30 sekunder per drag) eller ”25/5m”
control-all-before-overtime = en period för alla drag, utan tillägg, eftersom { "byo-yomi" } följer,
control-other-side = ”{ "black" }” eller ”{ "white" }”, den som saknas, och den spelarens tid
control-other-color = den andra färgen
control-hours-minutes-seconds = timmar, minuter och sekunder som ”1:30:00”, eller ”,” mellan perioder
control-seconds-after-plus = sekunder, eftersom ”+” gäller extratid för ett drag och ”,” står mellan perioder,
control-after-time = en enhet, ”+”, ”{ "d" }”, ”,” och nästa period, eller slutet
control-after-bonus = en enhet, ”{ "per move" }”, ”{ "from move one" }”, ”,” och nästa period, eller slutet
control-move-one = ”{ "move one" }”
control-end = slutet
control-pgn-period = en period i sekunder, som ”{ "40/5400+30" }”, ”300” eller ”{ "*180" }”
control-after-pgn-time = ”+” eller ”{ "d" }” och sekunder, ”:” och nästa period, eller slutet
control-ten-hours = högst tio timmars grundbetänketid för en spelare (ett tal utan enhet är minuter)
control-same-as-pgn = samma betänketid som i { "PGN" }-formen bredvid
control-pgn-field = { $unread } { "PGN" }-formen skrivs i fältet ”{ "pgn" }”.
