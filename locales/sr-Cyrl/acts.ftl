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
act-stops-clocks = { actor } зауставља сатове
act-stops-clocks-to-call = { actor } зауставља сатове и позива судију
act-stops-clocks-for-promotion = { actor } зауставља сатове јер нема на располагању фигуру за промоцију
act-stops-clocks-without-reason = { actor } зауставља сатове без разлога
act-restarts = { actor } поново укључује сат
act-restarts-clock = { actor } поново укључује сат { color-of }
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
act-decides = { actor } одлучује о питању { $number }: { $answer }
act-declares = { actor } проглашава резултат { $score }
act-corrects = { actor } брише запис { $number } из дневника
act-corrects-last = { actor } брише последњи запис из дневника
acts = { $acts }
