### What single sub-Articles of 4, 6, 7 and 9 have to say beside the course of a game.

point-contact-not-meant = { color } није додирнуо да би повукао или узео, што ни на шта не обавезује
point-contact-counts = додир { color-of } није био очигледно случајан и сматра се намерним
point-touch-off-move = { color } није на потезу, па га додир ни на шта не обавезује
point-promotes-pawn-skips = { color } промовише а да пешака претходно није ставио на последњи ред, што је дозвољено
point-promotes-piece-first = { color } ставља нову фигуру пре него што је уклонио пешака, што је дозвољено
point-promotes-captures = { color } узима фигуру која стоји на пољу промоције
point-assistant =
    { $task ->
        [moves] судија прихвата помоћника који помера фигуре за { color-of }
        [presses] судија прихвата помоћника који притиска сат за { color-of }
       *[records] судија прихвата помоћника који пише потезе за { color-of }
    }
point-assistant-unknown =
    { $task ->
        [moves] судија није прихватио помоћника који помера фигуре за { color-of }
        [presses] судија није прихватио помоћника који притиска сат за { color-of }
       *[records] судија није прихватио помоћника који пише потезе за { color-of }
    }
point-not-late = { color } не касни
point-delay =
    { $seconds ->
        [one] при сваком потезу основно време тече тек после { $seconds } секунде
        [few] при сваком потезу основно време тече тек после { $seconds } секунде
       *[other] при сваком потезу основно време тече тек после { $seconds } секунди
    }
point-period-completed =
    { $count ->
        [one] { color } је на време комплетирао { $count } потез
        [few] { color } је на време комплетирао { $count } потеза
       *[other] { color } је на време комплетирао { $count } потеза
    }
point-time-saved = { color } преноси { $time } у следећи период
point-time-not-saved = { color } не преноси { $time } у следећи период
point-clock-placed = судија је одлучио где ће стајати сат
point-clock-placed-by-player = о томе где стоји сат не одлучује { color }
point-moves-checked = проверено: { color } је комплетирао { $done } од { $required } потеза
point-pressed-too-late = { color } је повукао потез, али време до притиска на сат припада њему
point-pressed-after-reply = { color } сме да притисне сат иако је противник одговорио
point-flag-order-unknown = није могуће утврдити која је заставица прва пала
point-flags-uncovered = обе заставице су пале: изгубио је играч чију је заставицу сат означио као прву; ако се то не може утврдити, ниједан члан то не покрива, јер је правило о две заставице само за партије без додатка времена које нису брзопотезне и за које је објављено
point-both-flags-go-on = није могуће утврдити која је заставица прва пала, а није био последњи период: партија се наставља
point-both-flags-draw = није могуће утврдити која је заставица прва пала, а био је последњи период: партија је реми
point-claim-from-screen = рекламација { color-of } ослања се само на екран и не разматра се
point-stopped-for-displaced = { color } зауставља сатове јер су фигуре поремећене
point-displaced-penalty = фигуре је пореметио { color }
point-pressed-while-displaced = { color } је притиснуо сат док су фигуре још биле поремећене
point-last-identifiable = позиција пре неправилности не може да се утврди; успоставља се последња позната позиција пре ње
point-position-set = ниједна позиција из записа није права; судија поставља последњу која се може утврдити
point-times-open = шта ће сатови показивати, судија одређује по најбољој процени
point-offer-on-both-sheets = понуда ремија уписана је на оба формулара
point-appeared =
    { $count ->
        [one] позиција се појавила { $count } пут
        [few] позиција се појавила { $count } пута
       *[other] позиција се појавила { $count } пута
    }
point-quiet-moves =
    { $count ->
        [one] { $count } потез сваког играча без узимања и без померања пешака
        [few] { $count } потеза сваког играча без узимања и без померања пешака
       *[other] { $count } потеза сваког играча без узимања и без померања пешака
    }
point-looks-alike-turn =
    { $count ->
        [one] { $count } позиција са истим фигурама није иста: на потезу је био други играч
        [few] { $count } позиције са истим фигурама нису исте: на потезу је био други играч
       *[other] { $count } позиција са истим фигурама нису исте: на потезу је био други играч
    }
point-looks-alike-en-passant =
    { $count ->
        [one] { $count } позиција са истим фигурама није иста: пешак је могао да се узме ан пасан
        [few] { $count } позиције са истим фигурама нису исте: пешак је могао да се узме ан пасан
       *[other] { $count } позиција са истим фигурама нису исте: пешак је могао да се узме ан пасан
    }
point-looks-alike-castling =
    { $count ->
        [one] { $count } позиција са истим фигурама није иста: права на рокаду била су другачија
        [few] { $count } позиције са истим фигурама нису исте: права на рокаду била су другачија
       *[other] { $count } позиција са истим фигурама нису исте: права на рокаду била су другачија
    }
point-not-dead = мат је још увек могућ
point-pressed-while-stopped = притисак { color-of } на сат ништа не мења: сатови стоје, а судија их није поново укључио
point-pressed-out-of-turn = { color } је притиснуо сат после потеза ван реда, чиме ништа није комплетирано и што није нелегалан потез
point-written-move-stands = { color } не може да промени потез који је записао за рекламацију
point-written-move-changed = { color } рекламира уз други потез него што је прво записао
point-written-move-impossible = ниједна фигура не може да повуче потез који је { color } записао за рекламацију

## Findings that say something of their own under a certain Article

point-completed-by-end = потез { color-of } завршава партију и комплетан је без притиска на сат
point-completed-by-next = потез { color-of } је комплетан тиме што је повучен следећи
point-other-hand = { color } је притиснуо сат другом руком од оне којом је повукао потез
point-press-without-move = { color } је притиснуо сат, а није повукао потез
point-two-hands = { color } је за један потез употребио обе руке
point-agreement-needs-moves = о ремију се може споразумети тек када је сваки играч повукао потез
