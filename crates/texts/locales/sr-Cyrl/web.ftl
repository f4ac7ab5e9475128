### Pages: what stands on them, besides rulings and questions.


## The bar

web-skip = На садржај
web-nav = Странице
web-nav-desk = Судијске одлуке
web-nav-console = Судија
web-nav-screen = Екран
web-nav-competitions = Такмичења
web-nav-laws = Правила

## Settings

web-settings = Подешавања
web-close = Затвори
web-cancel = Откажи
web-setting-language = Језик
web-setting-theme = Изглед
web-setting-system = Као систем
web-setting-light = Светло
web-setting-dark = Тамно
web-setting-size = Величина слова
web-setting-normal = Уобичајена
web-setting-large = Велика
web-setting-huge = Веома велика
web-setting-board = Табла
web-setting-wood = Дрво
web-setting-green = Зелена
web-setting-blue = Плава
web-setting-contrast = Јак контраст
web-setting-motion = Покрети на екрану
web-setting-still = Ништа се не покреће
web-setting-sound = Звук
web-setting-on = Укључен
web-setting-off = Искључен
web-setting-speech = Потези за читаче екрана
web-setting-speech-plain = Обичним речима
web-setting-speech-laws = Како их правила најављују
web-setting-notation = Нотација формулара
web-setting-notation-own = Као језик
web-setting-figurine = Фигурине
web-setting-record = Ваш формулар
web-setting-record-auto = Пише се сам
web-setting-record-hand = Ја га водим

## The front page

web-home-title = Правила шаха на делу
web-home-lead = Додирнута фигура, притисак сата који завршава потез, рекламације које могу бити погрешне: играјте као за таблом, уз сваку одлуку и њен члан.
web-home-control = Темпо игре
web-home-two = Двоје на једном уређају
web-home-links = По веза за сваког
web-home-more = Имена, издање, { "Chess960" } и друго
web-home-own-control = Друго темпо игре
web-home-edition = Издање правила
web-home-chess960 = Број у { "Chess960" }
web-home-watch = Дворана пази на заставице и нелегалне потезе
web-home-refuses = Табла одбија нелегалне потезе
web-home-unsupervised = Убрзани или брзопотезни шах без пуног надзора
web-home-desk = Шта се десило за дрвеном таблом и каква је одлука.
web-home-console = Цела дворана на један поглед, најхитније прво.
web-home-screen = Табле за гледаоце и за зид.
web-home-competitions = Играчи, кола, парови, везе, табела.
web-home-laws = Сваки члан сваког издања, нашим речима.
web-home-back = На почетну страницу
web-white = Бели
web-black = Црни
web-arbiter = Судија
web-spectators = Гледаоци
web-boards = Ваше табле
web-links = Везе за поделу
web-links-explained = Ко има везу, седи на том месту. Судија покреће сат.
web-copy = Копирај
web-copy-for = Копирај везу: { $who }
web-code-for = { "QR" } код везе: { $who }
web-copied = Копирано.
web-join = Водимо вас до ваше табле …

## The board

web-board = Табла
web-seat-near = Ближа страна табле
web-seat-far = Друга страна табле
web-piece = { piece }
web-square-with =
    { $square }, { piece } ({ $side ->
        [white] бели
       *[black] црни
    })
web-square-empty = { $square }, празно
web-square-touched = { $what }, додирнуто
web-square-may = { $what }, дозвољено
web-promotion = Која фигура се ставља на поље?
web-typed = Упишите потез
web-typed-hint = { "Enter" } га повлачи; { "Enter" } у празном реду или размакница притиска сат.
web-typed-illegal = Потез { $move } није легалан.
web-typed-nevertheless = Ипак га повуци
web-not-your-move = Нисте на потезу.
web-says =
    { $side ->
        [white] Бели
       *[black] Црни
    }: { $words }.

## The clock

web-clock-press = Притисни сат: { $who }
web-clock-stands = Овај сат не ради.
web-press-unmoved = Нисте одиграли потез. Притиснути сат?
web-press-nevertheless = Ипак притисни
web-flag = заставица је пала
web-moves-to-go =
    { $count ->
        [one] још { $count } потез
        [few] још { $count } потеза
       *[other] још { $count } потеза
    }
web-moves-made =
    { $count ->
        [one] { $count } потез
        [few] { $count } потеза
       *[other] { $count } потеза
    }
web-period = период { $number }
web-delay = одлагање { $seconds } { "s" }
web-illegal-count =
    { $count ->
        [one] { $count } нелегалан потез
        [few] { $count } нелегална потеза
       *[other] { $count } нелегалних потеза
    }
web-low =
    { $seconds ->
        [one] још { $seconds } секунда
        [few] још { $seconds } секунде
       *[other] још { $seconds } секунди
    }
web-time-left = преостало време

## What a player says

web-adjust = Поправљам
web-offer = Понуди реми
web-offer-title = Понудити реми?
web-offer-then-press = Одиграли сте потез: понудите, па притисните сат.
web-offer-early = Правила траже прво потез, затим понуду, па притисак сата. Понуда и сада важи.
web-offered = Понуђен је реми.
web-accept = Прихвати
web-accept-title = Прихватити реми?
web-decline = Одбиј
web-claim = Рекламирај
web-claim-what = Шта рекламирате?
web-claim-choose = Изаберите…
web-claim-repetition = Реми: иста позиција три пута
web-claim-fifty = Реми: педесет потеза
web-claim-flag = Пала је противникова заставица
web-claim-illegal = Противник је одиграо нелегалан потез
web-claim-touch = Противник није играо додирнутом фигуром
web-claim-hands = Противник је користио обе руке
web-claim-move = Са овим записаним потезом (или празно)
web-claim-words = Рекламација зауставља сатове. За погрешну противник добија време.
web-claim-do = Рекламирам
web-call = Позови судију
web-call-title = Зауставити сатове и позвати судију?
web-call-words = Играчи заустављају сатове само да би затражили помоћ. О чему је реч?
web-call-about =
    { $about ->
        [illegal_move] Нелегалан потез
        [clock] Сат
        [disturbance] Ометање
        [claim] Рекламација
       *[other] Нешто друго
    }
web-resign = Предај
web-resign-title = Предати партију?
web-more = Још
web-more-words = Оно што ретко треба.
web-take-back = Врати оно што је спуштено
web-note-offer = Запиши (=)
web-seal = Ковертирај потез
web-seal-move = Потез, како бисте га записали
web-seal-words = Нико га не види пре отварања коверте. Сат се тиме зауставља.
web-seal-paper = Записао сам га и на папирном формулару, што нека издања траже
web-sealed = Потез је у коверти.
web-seal-early = Прекини раније
web-seal-early-words = Време до краја сеансе иде на ваш терет.
web-sign = Потпиши резултат
web-new-game = Нова партија
web-new-game-words = Исти темпо игре и иста правила; играчи мењају боје.

## How things stand

web-rulings = Одлуке
web-sheet = Формулар
web-write = Пишите у свој формулар
web-write-do = Запиши
web-flip = Окрени таблу
web-download = Преузми партију
web-number = Број
web-line-lost = Веза је прекинута. Оно што урадите чува се и шаље кад се веза врати.
web-not-started = Партија још није почела.
web-clocks-stopped = Сатови стоје. Судија их поново покреће.
web-must-seal = Ковертирајте следећи потез: запишите га тајно и не вуците га на табли.
web-other-seals = Противник ковертира потез. Затим се партија прекида.
web-adjourned = Партија је прекинута, а ковертирани потез је у коверти. Наставља се када је судија настави.
web-interrupted = Партија је прекинута и сатови стоје. Судија их поново покреће.
web-to-move =
    { $side ->
        [white] Бели је на потезу.
       *[black] Црни је на потезу.
    }
web-not-pressed =
    { $side ->
        [white] Бели је одиграо, а није притиснуо сат.
       *[black] Црни је одиграо, а није притиснуо сат.
    }
web-no-board = Таква табла не постоји.
web-withdrawn = Ова табла је упарена грешком и повучена је.
web-not-yours = Ово место за таблом није ваше у овом прегледачу.
web-look-on = Гледај
web-lost-title = Таква страница не постоји

## What the hall says against something

web-problem-link = Ова веза није позната или више не важи.
web-problem-often = Пречесто; сачекајте мало.
web-problem-illegal = Ова табла прима само легалне потезе.
web-problem-forbidden = Ово овде није на вама.
web-problem-unavailable = Дворана то сада не може да забележи; покушајте поново.
web-problem-password = Погрешно име или лозинка.

## The arbiter at the board

web-start = Покрени сат
web-start-absent = Један играч није стигао. Ипак покренути?
web-restart = Поново покрени сатове
web-struck = Прецртао судија
web-stop = Заустави сатове
web-to-console = Судијска страница
