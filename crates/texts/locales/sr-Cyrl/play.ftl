### The command `play`: what stands on the screen, what it answers, what it can be told.


## The screen

play-title =
    { $rate ->
        [standard] { "Jadoube" } · Правила из { $edition }. · { $control } · стандардни шах
        [rapid] { "Jadoube" } · Правила из { $edition }. · { $control } · убрзани шах
       *[blitz] { "Jadoube" } · Правила из { $edition }. · { $control } · брзопотезни шах
    }
play-title-reduced = { $title }, смањен надзор
play-moves-done = потези { $moves }
play-period = период { $number }
play-illegal = нелегални { $count }
play-delay = одлагање { $seconds }
play-flag-fell = заставица је пала
play-flag-down = ЗАСТАВИЦА ЈЕ ПАЛА
play-status = { $parts }
play-has-the-move = { color } је на потезу
play-not-pressed = { color } још није притиснуо сат
play-must-play = мора да одигра { $moves }
play-bound = обавезан да игра према додирнутим фигурама
play-clocks-stand = сатови стоје ({ "arbiter restart" })
play-other-clock = али ради сат { color-of } ({ $command })
play-over = { $score }, по члану { $article }. Откуцајте { "export FILE.pgn" } или { "quit" }.
play-press-enter = Притисните { "Enter" } да се укључи сат белог; { "help" } даје списак наредби.
play-moves-heading = Потези, са преосталим временом
play-rulings-heading = Одлуке
play-writes = { color } записује { $text }
play-small-clocks = Б { $white } Ц { $black }
play-too-small = Табли треба { $width } пута { $height } знакова.
play-keys = { "F1" } помоћ · { "Tab" } допуњава · { "PgUp/PgDn" } помера
play-help-heading = Помоћ: { "PageDown" } за даље, { "Esc" } за повратак

## Answers

play-refused = Ово није могло да се догоди: { $why }.
play-too-late = Прекасно: { $why }.
play-nothing-follows = Из овога не следи ништа.
play-taken-out = Запис је избрисан, а остали су поново прочитани.
play-stopped-for-resuming = Сатови стоје тамо где се дневник завршава. За наставак: { "arbiter restart" }
play-nothing-to-correct = Нема шта да се исправи.
play-not-begun = Партија није почела. За почетак: { "start" }
play-only-clock = Ради само сат { color-of }, па је потез повучен, али ниједан сат није притиснут.
play-standing-clocks = Сатови стоје. За наставак: { "arbiter restart" } (или: { "make MOVE" })
play-nothing-known = ништа познато не почиње овако
play-quit-twice = Партија није завршена и није сачувана. Чување: { "save FILE" }. Излаз: још једном { "quit" }.
play-game-over = Партија је завршена: { $score } (члан { $article }).
play-game-not-over = Партија није завршена.

## Files

play-dropped = Последњи ред у { $path } није записан до краја и изоставља се: { $line }
play-ruled-otherwise =
    { $count ->
        [one] О { $count } догађају ова верзија одлучује другачије од оне која је водила дневник.
       *[other] О { $count } догађаја ова верзија одлучује другачије од оне која је водила дневник.
    }
play-saved-again = Све је поново сачувано.
play-not-saved = НИЈЕ САЧУВАНО: { $why }.
play-file-exists = { $path } већ постоји; изаберите друго име.
play-cannot-write = Не може да се упише { $path }: { $why }.
play-exported = Партија је у { $path }.
play-keeps = Од сада се сваки догађај чува у { $path }.
play-lost-log = Последњи догађаји НИСУ уписани у { $path }.
play-kept = Партија је у { $path }. За наставак: { $command }
play-not-kept = партија није сачувана до краја
play-no-terminal = партија се игра на терминалу, а ово није терминал
play-no-terminal-help = без њега се радње задају ред по ред: { "jadoube play --script FILE" } (или { "-" } за стандардни улаз)
log-write = не може да се упише { $path }: { $why }
log-read = не може да се прочита { $path }: { $why }
log-exists = { $path } већ постоји
log-exists-help = наставак партије из те датотеке: { $command }
log-not-a-log = { $path } није сачувана партија: { $why }
log-empty = празна је
log-format = њен формат је { $found }, а овај програм чита { $known }
log-first-line-says = ред 1: { $why }
log-first-line = њен први ред није записан до краја
log-bad-line = { $path }, ред { $line }: { $why }
log-impossible = { $path }, ред { $line }: ово није могло да се догоди: { $why }

## What is not understood

play-bad-line = овај ред није разумљив
play-bad-line-help = ред је време и радња, као: { "0:00:05 white Nf3" }
play-found = нађено је „{ $found }“, а очекује се { $expected }
play-ends = ред се овде завршава, а очекује се { $expected }
play-no-move = „{ $text }“ није ни наредба ни легалан потез: { $why }
play-no-move-hint = „{ $text }“ није ни наредба ни легалан потез: { $why } ({ $hint })
play-nevertheless = да се ипак одигра: { $command }
play-nevertheless-castle = да се ипак одигра: { "castle short" } или { "castle long" }
play-unlawful-board = у неправилној позицији то мора да буде један јасан потез; оба поља увек задовољавају, као { "e2e4" }
typed-move-or-command = потез као { "Sf3" } или наредба; { "help" } даје списак
typed-anything = потез или наредба; { "help" } даје списак
typed-end = крај
typed-script-time = време као { "0:00:05" }
typed-promotion = { "queen, rook, bishop" } или { "knight" }
typed-go = { "go" }
typed-wing = { "short" } или { "long" }
typed-written = оно што се записује, као { "Sf3" } или { "(=)" }
typed-side = { "white" } или { "black" }
typed-square = поље као { "e4" }
typed-count = број потеза као { "39" }
typed-time = време као { "5:00" } или { "1:30:00" }
typed-position = позиција у запису { "FEN" }
typed-question = број питања
typed-answer = један од понуђених одговора
typed-entry = број записа у дневнику, од 0
typed-move = потез као { "Sf3" } или { "g1f3" }
typed-claim = { "repetition, fifty, flag, illegal, touch-move" } или { "two hands" }
typed-plies = укупан број потеза оба играча
typed-observation = оно што је примећено: { "illegal, flag white, both flags, touch-move, two hands, white absent, white not recording, wrong set-up, board turned, colors reversed, displaced N, last identifiable N, dead position, uncounted white, clock defect" } или { "clock misset" }
typed-score = резултат као { "1-0, 0-1, 1/2-1/2" } или { "0-0" }
typed-file = име датотеке

## Help

help-start = оба играча су присутна, укључује се сат белог
help-move = игра потез и притиска сат
help-move-offer = исто, уз понуду ремија између
help-make = игра потез, не притиска сат
help-press = притиска сат ({ "press with the other hand" })
help-touch = додирује фигуре овим редом ({ "… together" }, { "… by accident" })
help-release = испушта последњу додирнуту фигуру
help-take = уклања фигуру са табле
help-take-back = враћа сопствени потез пре притиска на сат
help-put = поставља нову фигуру при промоцији, затим: { "let go" }
help-let-go = испушта нову фигуру
help-castle = рокира, било дозвољено или не
help-adjust = каже { "j'adoube" } и поправља
help-displace = ремети фигуре, затим: { "put back" }
help-offer = нуди реми (најбоље после { "make" }, пре { "press" })
help-accept = прихвата понуду
help-decline = одбија понуду
help-claim-repetition = рекламира реми, за позицију на табли или са записаним потезом
help-claim-fifty = исто за педесет потеза
help-claim-flag = рекламира пад противникове заставице
help-claim-illegal = рекламира нелегалан потез противника
help-claim-touch-move = рекламира да противник није играо додирнутом фигуром (такође: { "two hands" })
help-resign = предаје партију
help-write = пише у формулар; { "(=)" } бележи понуду ремија
help-sign = потписује резултат
help-compare = каже где се формулари разликују међусобно и од одиграних потеза
help-stop = зауставља сатове и позива судију ({ "stop without reason" }, { "stop promotion" })
help-mishandle = неправилно рукује сатом
help-arbiter-restart = сат поново ради
help-arbiter-stop = судија зауставља сатове
help-arbiter-flag = судија примећује пад заставице ({ "observe both flags" })
help-arbiter-observe = судија примећује нелегалан потез, { "touch-move, two hands, white absent, …" }
help-arbiter-set = подешава сат
help-arbiter-decide = одговара на питање 0
help-arbiter-declare = завршава партију из разлога који нема своју наредбу
help-arbiter-start = коло почиње са онима који су стигли
help-arrive = играч долази за таблу
help-five-seconds = захтев у партији без додатног времена по потезу ({ "ask for five seconds as delay" })
help-quickplay = рекламира реми у партији без додатног времена по потезу ({ "claim that the game cannot be won; … without an arbiter" })
help-see-sheet = увид у судијин формулар у убрзаном и брзопотезном шаху ({ "ask for a scoresheet" })
help-set-up = играч рекламира постављене фигуре, таблу или сат ({ "claim board turned, claim clock misset" })
help-agrees-to-correct = играч пристаје да се исправи нелегалан потез на који је одговорено, у убрзаном и брзопотезном шаху
help-announces-castling = најављује рокаду у { "Chess960" }; краљ се спушта са: { "put the king on g1" }
help-illegal-position = оба краља у шаху, или пешак на последњем реду, у убрзаном и брзопотезном шаху
help-uncovered = оно што ниједан члан не регулише, и чланови о аналогним случајевима
help-correct = последњи ред (или запис { "N" } у дневнику) био је грешка у куцању
help-export = уписује партију као { "PGN" }
help-save = од сада чува сваки догађај у датотеци
help-show = каже како стоје ствари, обичним текстом
help-flip = окреће таблу на екрану
help-help = овај списак ({ "F1" }); { "Esc" } га затвара
help-quit = излаз
help-note-who = { "white …, black …, arbiter …" } на почетку реда каже ко нешто чини. Без тога су радње на табли радње играча на потезу, а речи и притисци радње играча чији сат ради.
help-note-squares = Потез откуцан са оба поља ({ "e2e5" }) повлачи се какав јесте, легалан или не: правила затим кажу шта следи.
help-note-keys = { "Tab" } допуњава, стрелице горе и доле враћају раније редове, { "PageUp" } и { "PageDown" } померају одлуке.
