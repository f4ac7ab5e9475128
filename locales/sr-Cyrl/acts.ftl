### What somebody does, as a case or a log prints it.

actor =
    { $actor ->
        [white] бели
        [black] црни
        [whites-assistant] помоћник белог
        [blacks-assistant] помоћник црног
        [arbiters-assistant] помоћник судије
        [organizer] организатор
        [hall] систем сале за игру
        [spectator] гледалац
        [appeals] жалбена комисија
       *[arbiter] судија
    }
square-written = { $square }
pieces-on =
    { $squares-count ->
        [one] фигуру на пољу { $squares }
       *[other] фигуре на пољима { $squares }
    }

## At the board

act-arrives = { actor } долази за таблу
act-starts-round = { actor } почиње коло
act-touches = { actor } додирује фигуру на пољу { $square }
act-touches-in-turn = { actor } додирује овим редом фигуре на пољима { $squares }
act-touches-together = { actor } истовремено додирује { pieces-on }
act-touches-by-accident = { actor } случајно додирује фигуру на пољу { $square }
act-touches-carelessly = { actor } из непажње додирује фигуру на пољу { $square }
act-points-at = { actor } додирује фигуру на пољу { $square } да би је показао
act-adjusts = { actor } поправља { pieces-on }
act-releases = { actor } испушта фигуру на пољу { $square }
act-takes-off = { actor } уклања са табле фигуру на пољу { $square }
act-places = { actor } поставља { piece-accusative } на поље { $square }
act-lets-go = { actor } испушта нову фигуру
act-plays = { actor } игра { $move }
act-plays-with-both-hands = { actor } игра { $move } обема рукама
act-completes = { actor } игра { $move } и притиска сат
act-completes-with-both-hands = { actor } игра { $move } обема рукама и притиска сат
act-takes-back = { actor } враћа потез
act-displaces = { actor } ремети { pieces-on }
act-puts-back = { actor } враћа поремећене фигуре на место

## At the clock

act-presses = { actor } притиска сат
act-presses-with-other-hand = { actor } притиска сат другом руком
act-mishandles-clock = { actor } неправилно рукује сатом
act-stops-clocks =
    { $actor ->
        [white] { actor } зауставља сатове и позива судију
        [black] { actor } зауставља сатове и позива судију
        [whites-assistant] { actor } зауставља сатове и позива судију
        [blacks-assistant] { actor } зауставља сатове и позива судију
       *[other] { actor } зауставља сатове
    }
act-stops-clocks-to-call-about = { actor } зауставља сатове и позива судију: { trouble }
trouble =
    { $trouble ->
        [illegal-move] нелегалан потез
        [clock] сат
        [disturbance] ометање
       *[claim] рекламација
    }
act-stops-clocks-for-promotion = { actor } зауставља сатове јер нема на располагању фигуру за промоцију
act-stops-clocks-after-sealing = { actor } зауставља сат пошто је ковертирао потез
act-stops-clocks-without-reason = { actor } зауставља сатове без разлога
act-restarts = { actor } поново укључује сат
act-restarts-clock = { actor } поново укључује сат { color-of }
act-sets-counter = { actor } подешава бројач потеза { color-of } на { $count }
act-sets-position = { actor } поставља позицију „{ $fen }“
act-sets-clock = { actor } подешава сат { color-of } на { $time }

## In words and in writing

act-offers-draw = { actor } нуди реми
act-offers-draw-on-condition = { actor } нуди реми под условом
act-accepts = { actor } прихвата понуду ремија
act-declines = { actor } одбија понуду ремија
act-resigns = { actor } предаје партију
act-claims = { actor } рекламира { claim-accusative }
act-claims-with = { actor } рекламира { claim-accusative }, уз записан потез { $move }
act-records = { actor } записује { $text }
act-signs = { actor } потписује резултат { $score }

## What is noticed and decided

act-observes-flag = { actor } примећује да је заставица { color-of } пала
act-observes-both-flags = { actor } примећује да су обе заставице пале
act-observes-illegal-move = { actor } примећује нелегалан потез
act-observes-touch-move = { actor } примећује повреду правила о додирнутој фигури
act-observes-two-hands = { actor } примећује потез обема рукама
act-observes-absent = { actor } утврђује да { color } није присутан
act-observes-wrong-set-up = { actor } утврђује да је почетна позиција фигура била неправилна
act-observes-board-turned = { actor } утврђује да је табла погрешно постављена
act-observes-colors-reversed = { actor } утврђује да је партија почела са обрнутим бојама
act-observes-displaced = { actor } утврђује да су фигуре померене са својих поља и да је отада укупно одиграно потеза: { $count }
act-observes-clock-defect = { actor } утврђује да је сат неисправан
act-observes-clock-misset = { actor } утврђује да је сат погрешно подешен
act-observes-not-recording = { actor } примећује да { color } не пише потезе
act-decides = { actor } одлучује: { $answer }
act-declares = { actor } проглашава резултат { $score }
act-corrects = { actor } брише запис { $number } из дневника
act-corrects-last = { actor } брише последњи запис из дневника
acts = { $acts }

## Adjourned games

act-announces-session = { actor } најављује сеансу
act-announces-session-from = { actor } најављује сеансу од { $starts }
act-announces-session-to = { actor } најављује сеансу до { $ends }
act-announces-session-from-to = { actor } најављује сеансу од { $starts } до { $ends }
act-asks-to-seal = { actor } тражи да се потез ковертира
act-adjourns-early = { actor } жели да ковертира пре истека сеансе
act-seals = { actor } ковертира потез
act-seals-electronically = { actor } ковертира потез на електронском формулару
act-seals-text = { actor } ковертира „{ $text }“
act-seals-text-electronically = { actor } ковертира „{ $text }“ на електронском формулару
act-checks-envelope = { actor } проверава коверту
act-checks-envelope-lacking = { actor } проверава коверту, на којој недостаје: { $items }
act-checks-envelope-wrong = { actor } проверава коверту, на којој је погрешно: { $items }
act-resumes = { actor } наставља партију
act-opens-envelope = { actor } отвара коверту
act-opens-envelope-reading = { actor } отвара коверту и чита „{ $text }“
act-reads-sealed-move = { actor } утврђује да ковертирани потез значи { $move }
act-misses-envelope = { actor } не налази коверту
act-misses-envelope-and-position = { actor } не налази коверту, а ни позиција није позната
act-misses-envelope-and-times = { actor } не налази коверту, а ни утрошено време није познато
act-misses-envelope-and-all = { actor } не налази коверту, а нису познати ни позиција ни утрошено време
act-states-move = { actor } изјављује да је ковертирао „{ $text }“
act-points-out-times = { actor } указује на погрешно време на сатовима

## Scoresheets and what is around the board

act-writes-notes = { actor } пише нешто друго у формулар
act-records-electronically = { actor } записује на сертификованом електронском формулару
act-records-uncertified = { actor } записује на електронском формулару који није сертификован
act-sheet-fails = { actor } има неисправан формулар
act-hides-sheet = { actor } држи формулар тако да га судија не види
act-borrows-sheet = { actor } узима противников формулар
act-returns-sheet = { actor } враћа противников формулар
act-names-other-move = { actor } наводи други потез него што је записао
act-wrote-impossible-move = { actor } је записао потез који не може да се повуче ({ piece })
act-finds-sheets-incomplete = { actor } утврђује да ниједан формулар није потпун; реч је о заставици { color-of }
act-has-evidence = { actor } има доказ да је { color } комплетирао потеза: { $count }
act-places-clock = { actor } одлучује где ће стајати сат
act-for-disabled = { $told }; играч је особа са инвалидитетом
act-claims-from-screen = { actor } рекламира { claim-accusative }, само на основу екрана
act-observes-flag-uncounted = { actor } примећује да је заставица { color-of } пала, а не зна се колико је потеза комплетирано
act-observes-dead-position = { actor } утврђује да нико више не може да матира
act-observes-last-identifiable = { actor } утврђује да је од последње позиције која се може установити укупно одиграно потеза: { $count }

## Rapid, blitz, Chess960, games without increment, and the Preface

act-asks-for-sheet = { actor } тражи формулар
act-asks-to-see-sheet = { actor } тражи да види судијин формулар
act-claims-set-up =
    { $part ->
        [pieces] { actor } рекламира постављене фигуре
        [board] { actor } рекламира положај табле
       *[clock] { actor } рекламира подешавање сата
    }
act-sees-illegal-position = { actor } примећује нелегалну позицију
act-agrees-to-correct = { actor } пристаје да се нелегалан потез исправи
act-draws-lots =
    { $means ->
        [computer] { actor } извлачи почетну позицију рачунаром
        [dice] { actor } извлачи почетну позицију коцком
        [coins] { actor } извлачи почетну позицију новчићем
       *[cards] { actor } извлачи почетну позицију картама
    }
act-announces-castling = { actor } најављује рокаду
act-asks-for-five-seconds =
    { $mode ->
        [delay] { actor } тражи одлагање од пет секунди за оба играча
       *[increment] { actor } тражи додатак од пет секунди по потезу за оба играча
    }
act-claims-quickplay = { actor } рекламира реми: { grounds }
act-claims-quickplay-without-arbiter = { actor } рекламира реми без присутног судије: { grounds }
grounds =
    { $grounds ->
        [cannot-win] противник не може да добије нормалним средствима
        [no-effort] противник не улаже напор да добије нормалним средствима
       *[both] противник не може да добије нормалним средствима и не улаже напор
    }
act-writes-final-position = { actor } записује завршну позицију: „{ $text }“
act-submits-sheet = { actor } предаје формулар
act-confirms =
    { $evidence ->
        [sheet] { actor } потврђује формулар
       *[position] { actor } потврђује завршну позицију
    }
act-disputes =
    { $evidence ->
        [sheet] { actor } не потврђује формулар
       *[position] { actor } не потврђује завршну позицију
    }
act-declares-drawn = { actor } проглашава реми
act-reports-uncovered = { actor } пријављује оно што ниједан члан не регулише: „{ $text }“
act-reports-uncovered-like = { actor } пријављује оно што ниједан члан не регулише: „{ $text }“; аналогни случајеви: { $articles }
act-puts-to-fide = { actor } упућује питање ФИДЕ: „{ $text }“

## Blind and visually disabled players

act-registers-visual = { actor } бележи да је { color } оштећеног вида
act-registers-hearing = { actor } бележи да је { color } оштећеног слуха
act-adapts-rules = { actor } прилагођава правила у договору са судијом
act-adapts-rules-so = { actor } прилагођава правила у договору са судијом: „{ $text }“
act-adapts-rules-alone = { actor } прилагођава правила без договора са судијом
act-adapts-rules-alone-so = { actor } прилагођава правила без договора са судијом: „{ $text }“
act-demands-two-boards = { actor } тражи две плоче
act-allows-other-words = { actor } дозвољава друге речи при објављивању
act-brings-clock =
    { $kind ->
        [speaking] { actor } доноси сат који говори
        [tactile] { actor } доноси сат који може да се опипа
        [both] { actor } доноси сат који говори и може да се опипа
       *[plain] { actor } доноси сат који нити говори нити може да се опипа
    }
act-keeps-score =
    { $means ->
        [braille] { actor } бележи потезе Брајовим писмом
        [longhand] { actor } бележи потезе обичним писмом
       *[device] { actor } бележи потезе уређајем за снимање
    }
act-takes-assistant = { actor } узима помоћника, који треба { $tasks }
act-lifts = { actor } извлачи из отвора фигуру на пољу { $square }
act-announces-move = { actor } објављује „{ $text }“
act-repeats-move = { actor } понавља „{ $text }“
act-copies-move = { actor } изводи потез { $move } на другој плочи
act-informs = { actor } на захтев обавештава о броју потеза и времену
act-informs-unasked = { actor } без захтева обавештава о броју потеза и времену
act-reports-touch = { actor } пријављује да је додирнута фигура на пољу { $square }
act-compares-boards = { actor } упоређује две плоче
