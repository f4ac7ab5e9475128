### Partije i pravila: šta nalazi provera, i reči njenog izveštaja.


## Potezi

audit-illegal = „{ $move }“ је нелегалан потез: { $reason }
audit-illegal-stood = { $found }; на њега је одговорено, и без надзора остаје у убрзаном и брзопотезном шаху
audit-ambiguous = „{ $move }“ није јасно: { $reason }
audit-unreadable = „{ $move }“ није потез: { $reason }
audit-no-such-move = нема таквог потеза
audit-null-move = овде није записан потез, само да је ред на другог
audit-missing-move = овде недостаје један потез
audit-move-number = очекује се број потеза { $expected }, а нађен је { $found }
audit-check-mark = „{ $move }“ има знак за шах, а није шах
audit-mate-mark = „{ $move }“ има знак за мат, а није мат
audit-unmarked-check = „{ $move }“ је шах, а нема његов знак
audit-capture-mark = „{ $move }“ има знак за узимање, а ништа не узима

## Partija je bila završena

audit-after-mate = партија је завршена матом, а потези следе
audit-after-stalemate = партија је завршена патом, а потези следе
audit-after-dead =
    { $count ->
        [one] позиција је мртва и партија завршена, а следи још { $count } потез
        [few] позиција је мртва и партија завршена, а следе још { $count } потеза
       *[other] позиција је мртва и партија завршена, а следи још { $count } потеза
    }
audit-after-fivefold =
    { $count ->
        [one] позиција се појавила пет пута и партија је реми, а следи још { $count } потез
        [few] позиција се појавила пет пута и партија је реми, а следе још { $count } потеза
       *[other] позиција се појавила пет пута и партија је реми, а следи још { $count } потеза
    }
audit-after-seventy-five =
    { $count ->
        [one] толико потеза без узимања и потеза пешаком значи реми, а следи још { $count } потез
        [few] толико потеза без узимања и потеза пешаком значи реми, а следе још { $count } потеза
       *[other] толико потеза без узимања и потеза пешаком значи реми, а следи још { $count } потеза
    }

## Rezultat

audit-result-mate = { color } је дао мат, а резултат је { $result }
audit-result-stalemate = пат је реми, а резултат је { $result }
audit-result-dead = позиција је мртва, што је реми, а резултат је { $result }
audit-result-automatic = партија је завршена ремијем без ичијег захтева, а резултат је { $result }
audit-result-time = { color } не може да матира никаквом серијом легалних потеза, па противникова заставица не доноси победу, а резултат је { $result }
audit-result-cannot-mate = { color } не може да матира никаквом серијом легалних потеза, па ни противникова заставица ни предаја не доносе победу, а резултат је { $result }
audit-result-doubtful = { color } не може да матира никаквом серијом легалних потеза, а резултат је { $result }: то објашњава само предаја или одлука судије
audit-result-tag = ознака { "Result" } каже { $tag }, а потези се завршавају са { $end }
audit-result-termination = ознака { $tag } каже „{ $termination }“, а резултат је { $result }
audit-missing-result = потези се завршавају без резултата: изостављен је, или је партија овде прекинута
audit-no-mate = каже се да је партија завршена матом, а табла то не показује
audit-no-stalemate = каже се да је партија завршена патом, а табла то не показује
audit-mate-before = каже се да је партија завршена другачије, а табла показује мат
audit-stalemate-before = каже се да је партија завршена другачије, а табла показује пат
audit-not-dead = каже се да је партија завршена због премало материјала, а мат је још могућ
audit-no-repetition = каже се да је реми због понављања, а позиција се није појавила три пута
audit-no-fifty =
    { $count ->
        [one] каже се да је реми због педесет потеза, а од последњег узимања или потеза пешаком је само { $count }
        [few] каже се да је реми због педесет потеза, а од последњег узимања или потеза пешаком су само { $count }
       *[other] каже се да је реми због педесет потеза, а од последњег узимања или потеза пешаком их је само { $count }
    }
audit-claim-repetition = позиција се појавила трећи пут: могао се захтевати реми
audit-claim-fifty = педесет потеза без узимања и потеза пешаком: могао се захтевати реми

## Satovi

audit-clock-control = сат показује { $time }, више него што време за размишљање { $control } може да да
audit-clock-grows = време на сату је порасло са { $before } на { $time }
audit-clock-ran-out = сат већ три потеза показује { $time }
audit-clock-overspent = потези су досад узели { $all }, више него што темпо игре { $control } даје
audit-clock-unreadable = очекује се време на сату, а нађено је „{ $found }“

## Oznake

audit-same-players = „{ $name }“ игра и белим и црним
audit-bad-date = ознака { $tag } каже „{ $value }“, што није датум
audit-future-date = ознака { $tag } каже „{ $value }“, дан који тек долази
audit-bad-tag = ознака { $tag } не може да каже „{ $value }“
audit-repeated-tag = ознака { $tag } стоји два пута са различитим вредностима
audit-missing-tags =
    { $count ->
        [one] недостаје ознака { $tags }
       *[other] недостају ознаке { $tags }
    }
audit-ply-count =
    { $count ->
        [one] ознака { "PlyCount" } каже { $tag }, а ту је { $count } потез
        [few] ознака { "PlyCount" } каже { $tag }, а ту су { $count } потеза
       *[other] ознака { "PlyCount" } каже { $tag }, а ту је { $count } потеза
    }
audit-setup-needs-fen = ознака { "SetUp" } говори о позицији, а нема ознаке { "FEN" }
audit-fen-needs-setup = ознака { "FEN" } стоји без ознаке { "SetUp" }
audit-bad-fen = ознака { "FEN" }, { $fault }
audit-illegal-start = партија почиње нелегалном позицијом: { $faults }
audit-unreachable-start = партија почиње позицијом до које не воде легални потези
audit-chess960 = право на рокаду је из { "Chess960" }, а ниједна ознака { "Variant" } то не каже
audit-other-variant = „{ $name }“ није ни шах ни { "Chess960" }: не оцењује се

## Izveštaj

audit-heading = { $file }, партија { $game }, ред текста { $line }: { $white } – { $black }, { $date }, { $result }
audit-severity =
    { $severity ->
        [error] грешка
        [warning] упозорење
       *[note] напомена
    }
audit-summary =
    { $games ->
        [one] { $games } партија
        [few] { $games } партије
       *[other] { $games } партија
    }, са налазима { $with }: { $errors ->
        [one] { $errors } грешка
        [few] { $errors } грешке
       *[other] { $errors } грешака
    }, { $warnings ->
        [one] { $warnings } упозорење
        [few] { $warnings } упозорења
       *[other] { $warnings } упозорења
    }, { $notes ->
        [one] { $notes } напомена
        [few] { $notes } напомене
       *[other] { $notes } напомена
    }
audit-by-article = по члановима:
audit-by-kind = по врстама:
audit-no-article = без члана
audit-interrupted = прекинуто: оно што је досад нађено је потпуно
audit-trouble = { $file }: { $problem }
audit-cut-short = архива се завршава прерано или је оштећена ({ $problem }); оно што је било пре тога је оцењено
audit-fix-left-away = { $file } није написан: нису прочитане све партије
