### Appendix D: games with blind and visually disabled players.

blind-visual = { color } је забележен као играч оштећеног вида
blind-hearing = { color } је забележен као играч оштећеног слуха
blind-adapted = организатор прилагођава правила локалним околностима
blind-adapted-alone = правила се прилагођавају тек после договора са судијом
blind-two-boards = користе се две плоче, од којих је једна специјална
blind-no-ground = овде нико није оштећеног вида, { color } то не може да затражи
blind-sighted-as-usual = за { color-of }, који види, важе нормална правила о додиру и потезу
blind-felt = { color } опипава фигуру, која је дотакнута тек када је извучена из отвора
blind-lifted = { color } је извукао из отвора фигуру на пољу { $square }, и она је тиме дотакнута
blind-announced = { color } објављује „{ $text }“
blind-not-understood = не може се разумети који потез { color } објављује са „{ $text }“
blind-other-words = { color } објављује „{ $text }“ другим речима од оних у правилима и мора то да понови
blind-other-words-allowed = судија дозвољава друге речи при објављивању
blind-words-fixed = речи за објављивање судија не може да мења
blind-not-announced = { color } је притиснуо сат, а није објавио потез
blind-repeated = { color } понавља потез
blind-repeated-wrongly = { color } понавља други потез од објављеног
blind-copied = потез је изведен на плочи { color-of }
blind-missing-captured = { color } није склонио узету фигуру са своје плоче
blind-missing-placed = { color } није поставио фигуру у други отвор
blind-missing-announced = { color } није објавио потез
blind-clock-not-yet = противников сат се покреће тек када је потез одигран; сат { color-of } ради даље
blind-made = постављено и објављено: потез { color-of } је одигран на специјалној плочи
blind-word-and-board-differ = оно што је { color } рекао није оно што је извео на плочи
blind-slip-corrected = { color } на време исправља грешку у говору
blind-slip-too-late = { color } више не може да исправи грешку у говору
blind-clock-admitted = специјални сат { color-of } је допуштен
blind-clock-refused = специјални сат { color-of } нема оно што мора да има
blind-score-braille = { color } бележи потезе Брајовим писмом
blind-score-longhand = { color } бележи потезе обичним писмом
blind-score-device = { color } бележи потезе уређајем за снимање
blind-boards-agree = позиције на две плоче се подударају
blind-must-correct-board = формулари се подударају; { color } мора да поправи позицију на својој плочи
blind-sheets-differ = разликују се и позиције и формулари; потези се враћају до места где се формулари подударају
blind-assistant = { color } има помоћника
blind-task-given = помоћник { color-of } може { assistant-task }
blind-sighted-assistant = { color }, који види, ангажује помоћника за објављивање и извођење потеза
blind-task-refused = помоћник { color-of } не може { assistant-task }
assistant-task =
    { $task ->
        [moving] да повлачи потезе на плочи противника
        [announcing] да објављује потезе
        [recording] да води формулар и покреће противников сат
        [informing] да на захтев обавештава о броју потеза и утрошеном времену
        [claiming] да рекламира прекорачење времена и пријави дотакнуте фигуре
       *[adjourning] да обави формалности у случају прекида партије
    }
blind-no-second-assistant = помоћник већ постоји, { color } не може да има другог
blind-assistant-compulsory = { color } игра против играча оштећеног слуха; помоћник је обавезан
blind-assisted = помоћник { color-of } може { assistant-task }
blind-not-their-task = то не спада у дужности помоћника { color-of }
blind-informed-unasked = помоћник { color-of } обавештава без захтева
blind-impossible-one-board = не користе се две плоче
blind-impossible-nothing-to-copy = нема потеза који би се поновио или извео
