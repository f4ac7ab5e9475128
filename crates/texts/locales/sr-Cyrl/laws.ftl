### Articles 4 to 9: what was found, what follows, what the arbiter is asked.

ruling = Члан { $article }: { $finding }.
part-adjourned = ПРЕКИД
part-preface = Предговор
part-introduction = Увод
part-guidelines = Упутства

## What was found

finding-started = партија почиње
finding-arrived = { color } је стигао
finding-late = { color } није стигао у оквиру дозвољеног времена кашњења
finding-both-absent = ниједан играч није био присутан; досадашње време тече на терет белог
finding-bound = { color } је обавезан да игра према додирнутим фигурама
finding-touched-in-vain = ниједна фигура коју је { color } додирнуо не може да се покрене ни да се узме
finding-adjusted-wrongly = { color } сада не сме да додирује фигуре
finding-adjusted = { color } поправља фигуре, што га ни на шта не обавезује
finding-made = { color } је повукао потез { $move }
finding-released-illegally = оно што је { color } испустио из руке није легалан потез; то може да се исправи док се сат не притисне
finding-released-illegally-because = оно што је { color } испустио из руке није легалан потез ({ $reason }); то може да се исправи док се сат не притисне
finding-touch-move-broken = потез { color-of } није међу онима које додирнуте фигуре дозвољавају
finding-complaint-too-late = { color } је додирнуо фигуру и изгубио право на рекламацију
finding-complaint-unfounded = рекламација { color-of } ({ claim }) је неоснована
finding-completed = потез { color-of } је комплетан
finding-checkmate = { color } је дао мат
finding-stalemate = пат
finding-dead = мртва позиција: ниједан играч више не може да матира
finding-resigned = { color } предаје партију
finding-agreed = играчи су се споразумели на реми
finding-agreement-barred = споразум о ремију сада није дозвољен
finding-offered = { color } нуди реми
finding-offered-wrongly = { color } нуди реми у погрешном тренутку; понуда је важећа
finding-condition-void = уз понуду ремија { color-of } не могу се везати никакви услови
finding-declined = { color } одбија понуду ремија
finding-no-offer = нема понуде ремија која би могла да се прихвати или одбије
finding-flag-fell = заставица { color-of } је пала
finding-flag-up = не сматра се да је заставица { color-of } пала
finding-both-flags = обе заставице су пале
finding-time-lost = { color } није комплетирао потезе у додељеном времену
finding-illegal = { color } је повукао нелегалан потез
finding-illegal-because = { color } је повукао нелегалан потез: { $reason }
finding-illegal-pawn = { color } је оставио пешака на пољу { $square } без промоције
finding-illegal-press = { color } је притиснуо сат, а није повукао потез
finding-illegal-hands = { color } је повукао потез обема рукама
finding-penalty = { opponent } добија још { $time } због нелегалног потеза { color-of }
finding-penalty-lost = { color } је повукао један нелегалан потез превише
finding-illegal-stands = нелегалан потез { color-of } остаје на снази
finding-clock-mishandled = { color } неправилно рукује сатом
finding-press-idle = притисак { color-of } на сат ништа не мења
finding-stopped = { color } је зауставио сатове
finding-stopped-without-reason = { color } је зауставио сатове без ваљаног разлога
finding-stopped-by-arbiter = судија је зауставио сатове
finding-interrupted = партија је прекинута, а сатови стоје према последњем познатом тренутку
finding-restarted = партија се наставља, укључује се сат { color-of }
finding-claimed = { color } рекламира { claim-accusative }
finding-taken-back = { color } враћа потез
finding-claim-right = рекламација { color-of } ({ claim }) је тачна
finding-claim-wrong = рекламација { color-of } ({ claim }) је нетачна, { claim-count }
finding-claim-not-on-move = { color } није на потезу и не може да рекламира { claim-accusative }
finding-claim-after-touch = { color } је додирнуо фигуру и у овом потезу не може да рекламира { claim-accusative }
finding-fivefold = иста позиција се појавила пет пута
finding-seventy-five = оба играча су повукла по седамдесет пет потеза без узимања и без померања пешака
finding-colors-reversed = партија је почела са обрнутим бојама, а сваки играч је повукао потеза: { $count }
finding-wrong-set-up = почетна позиција фигура била је неправилна
finding-board-turned = табла је погрешно постављена; позиција се преноси на правилно постављену таблу
finding-displaced = { color } је пореметио фигуре и успоставља исправну позицију на терет свог времена
finding-displaced-later = фигуре су биле померене са својих поља
finding-clock-wrong = сат је неисправан или погрешно подешен
finding-recorded = { color } записује „{ $text }“
finding-recorded-ahead = { color } записује „{ $text }“ унапред, што је дозвољено само ради рекламације ремија
finding-not-recorded = { color } није редовно попуњавао формулар
finding-need-not-record = { color } није обавезан да пише потезе
finding-signed = { color } потписује формулар
finding-signed-wrongly = { color } потписује резултат који није резултат партије
finding-decided = о питању { $number } је одлучено
finding-decided-openly = судија је одлучио
finding-clock-set = сат { color-of } је подешен
finding-declared = судија проглашава резултат
finding-moved-twice = { color } је повукао потез ван реда
claim =
    { $claim ->
        [repetition] реми због понављања позиције
        [fifty] реми због педесет потеза без узимања и без померања пешака
        [flag] пад заставице
        [touch-move] повреда правила о додирнутој фигури
        [two-hands] потез обема рукама
       *[illegal-move] нелегалан потез
    }
claim-accusative =
    { $claim ->
        [repetition] реми због понављања позиције
        [fifty] реми због педесет потеза без узимања и без померања пешака
        [flag] пад заставице
        [touch-move] повреду правила о додирнутој фигури
        [two-hands] потез обема рукама
       *[illegal-move] нелегалан потез
    }
claim-count =
    { $claim ->
        [fifty] јер је број таквих потеза { $count }
       *[other]
            { $count ->
                [one] јер се позиција појавила { $count } пут
               *[other] јер се позиција појавила { $count } пута
            }
    }

## What follows

effect-time-added = { color } добија још { $time }
effect-time-taken = { color } губи { $time }
effect-increment-taken = одузима се додатак од { $time } који је { color } за њега добио
effect-counter = бројач потеза { color-of } показује { $count }
effect-clocks-stopped = сатови стоје
effect-clock-runs = ради сат { color-of }
effect-restored-to-start = успоставља се почетна позиција
effect-restored = успоставља се позиција после укупно { $count } потеза оба играча
effect-position-set = партија се наставља из те позиције, { color } је на потезу
effect-must-play = { color } мора да одигра { $moves }
effect-free-to-play = { color } може да одигра било који легалан потез
effect-became = пешак на пољу { $square } постаје { piece }
effect-illegal-moves =
    { $count ->
        [one] { color } има { $count } нелегалан потез
        [few] { color } има { $count } нелегална потеза
       *[other] { color } има { $count } нелегалних потеза
    }
effect-offer-stands = понуда ремија { color-of } остаје важећа
effect-offer-gone = понуде ремија више нема
effect-may-penalize = судија може да казни { color-of }
effect-warned = { color } добија опомену
effect-must-update = { color } мора да попуни формулар пре него што повуче потез
effect-new-game = игра се нова партија
effect-over = партија је завршена: { $score }
effect-over-cannot-mate = партија је завршена: { $score }, јер противник не може да матира ниједним низом легалних потеза
move-written = { $move }
moves-none = ниједан потез
moves-more =
    { $count ->
        [one] још { $count } потез
       *[other] још { $count } потеза
    }
time-hours =
    { $count ->
        [one] { $count } сат
        [few] { $count } сата
       *[other] { $count } сати
    }
time-minutes =
    { $count ->
        [one] { $count } минут
       *[other] { $count } минута
    }
time-seconds =
    { $count ->
        [one] { $count } секунду
        [few] { $count } секунде
       *[other] { $count } секунди
    }

## What the arbiter is asked

question = судија одлучује (питање { $number }): { $about }? Одговори: { $answers }
question-openly = судија одлучује: { asked-plainly }
asked-plainly = { $about }?
asked-late-arrival = да ли { color } губи партију
asked-can-mate = може ли { color } још да матира
asked-colors-reversed = да ли се партија наставља са овим бојама
asked-moved-twice = шта бива са потезом ван реда { color-of }
asked-times = које време треба да показују сатови
answer-yes = да
answer-no = не
answer-lost = губи
answer-may-play = може да игра
answer-go-on = наставља се
answer-new-game = нова партија
answer-take-back = потез се враћа
answer-leave-times = време се не мења

## What cannot have happened

impossible-backwards = нешто у { $at } не може да уследи после нечега у { $last }
impossible-no-piece = на пољу { $square } нема фигуре која би се додирнула
impossible-nothing-displaced = ниједна фигура није оборена
impossible-nothing-in-hand = у руци нема ничега: прво се мора додирнути фигура
impossible-nothing-to-take-back = играч нема некомплетиран потез који би могао да врати
impossible-move-made = потез играча је повучен; док није комплетиран, може само да се врати
impossible-not-on-move = на потезу је противник
impossible-occupied = на пољу { $square } стоји фигура истог играча
impossible-no-castling = { castling } тражи краља и топа на тој страни
impossible-not-started = партија није почела
impossible-already-started = партија је већ почела
impossible-over = партија је завршена
impossible-after-the-end = партија је завршена, { $score } ({ ending }, члан { $article }); формулари још могу да се попуне и потпишу, отворена питања да се одлуче, понашање да се казни, на одлуке да се уложи жалба и погрешни уноси да се исправе
ending =
    { $reason ->
        [checkmate] мат
        [resignation] предаја партије
        [stalemate] пат
        [dead] мртва позиција
        [agreement] споразум
        [time] прекорачење времена
        [both-flags] пад обе заставице
        [default-time] кашњење
        [illegal-moves] нелегални потези
        [illegal-position] нелегална позиција
        [repetition] понављање позиције
        [quiet-moves] потези без узимања и без померања пешака
        [signatures] потписан резултат
       *[decision] одлука
    }
impossible-not-for-them = то није у надлежности ове особе
impossible-no-question = нема отвореног питања { $number } са тим одговором
impossible-no-position = из ове позиције се не може играти: { $reason }
impossible-nothing-to-play = у овој позицији играч на потезу нема легалан потез
impossible-no-entry = нема записа { $number } који би се исправио
impossible-displaced = померене фигуре морају прво да се врате на место
impossible-cannot-play = { $from }–{ $to } не може да се одигра: { $reason }

## Šta sudija čini, u jednom redu

headline-illegal =
    { $count ->
        [1] први
        [2] други
        [3] трећи
       *[other] { $count }.
    } нелегалан потез { color-of }: { $what }
headline-taken-back = потез се враћа
headline-stands = потез остаје
headline-became = пешак постаје { piece }
