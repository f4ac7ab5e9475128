### Strane za sudije i organizatore.


## Pravila

web-laws-title = Правила шаха
web-laws-lead = Сваки члан четири издања нашим речима, шта { "Jadoube" } ради и случајеви који то показују.
web-laws-search = Претрага чланова
web-laws-edition = Издање
web-laws-beside = Поред
web-laws-alone = ништа
web-laws-articles = Чланови
web-laws-article-part = Члан
web-laws-article = Члан { $number }
web-laws-nothing = ништа о томе
web-laws-same = исто
web-laws-parts = Делови
web-laws-elsewhere = У другим издањима
web-laws-terms = Појмови
web-laws-cases =
    { $count ->
        [one] { $count } случај
        [few] { $count } случаја
       *[other] { $count } случајева
    }
web-laws-found =
    { $count ->
        [one] { $count } члан за „{ $words }“
        [few] { $count } члана за „{ $words }“
       *[other] { $count } чланова за „{ $words }“
    }
web-laws-found-like =
    { $count ->
        [one] Ниједан члан нема тачно „{ $words }“; { $count } има сличне речи
        [few] Ниједан члан нема тачно „{ $words }“; { $count } имају сличне речи
       *[other] Ниједан члан нема тачно „{ $words }“; { $count } има сличне речи
    }
web-laws-found-english =
    { $count ->
        [one] На овом језику ништа за „{ $words }“; { $count } члан то има на енглеском
        [few] На овом језику ништа за „{ $words }“; { $count } члана то имају на енглеском
       *[other] На овом језику ништа за „{ $words }“; { $count } чланова то има на енглеском
    }
web-laws-found-none = Ништа за „{ $words }“ у бројевима, текстовима и појмовима издања { $edition }, ни на енглеском. Покушајте другом речју или бројем члана.

## Prijava

web-login-title = Пријава судије
web-login-lead = Име и једнократну лозинку сала исписује тамо где је покренута.
web-login-name = Име
web-login-password = Лозинка
web-login-new = Нова лозинка
web-login-change = Изаберите сопствену лозинку од најмање 8 знакова.
web-login = Пријава

## Postavljanje pozicije

web-editor-board = Позиција за постављање
web-editor-mode = Шта ради додир
web-editor-does =
    { $mode ->
        [move] Потез
        [square] Додирнута фигура
        [other] Друга фигура
       *[brush] Постављање
    }
web-editor-pieces = Фигуре
web-editor-piece =
    { $color ->
        [white] бели: { piece }
       *[black] црни: { piece }
    }
web-editor-empty = Испразни поље
web-editor-array = Почетна позиција
web-editor-clear = Празна табла

## Sto za odluke

web-desk-wooden = Табла
web-desk-what = Шта се десило
web-desk-answer = Одлука
web-desk-laws-of = Правила { $edition }
web-rate =
    { $rate ->
        [standard] стандардни
        [rapid] убрзани
       *[blitz] брзопотезни
    }
web-desk-reduced = без пуног надзора
web-desk-control = Темпо игре
web-desk-own-control = Други
web-desk-unsupervised = Убрзани или брзопотезни без пуног надзора
web-desk-default = Дозвољено кашњење у минутима
web-desk-earlier = Ранији нелегални потези: { $who }
web-desk-earlier-kept = Ранији нелегални потези за овом таблом, { $who }: { $count }
web-desk-group =
    { $group ->
        [moves] Потези
        [clock] Сат и време
        [draws] Реми
        [board] Табла и фигуре
        [conduct] Понашање
       *[result] Резултат
    }
web-desk-all = Све
web-desk-who = Ко?
web-desk-how = Како?
web-desk-count =
    { $what ->
        [repetition] Колико пута се позиција појавила?
        [fifty] Колико потеза без узимања и потеза пешаком?
       *[other] Минута после почетка
    }
web-desk-fewer = Мање
web-desk-more = Више
web-desk-exact = Постави позицију
web-desk-clocks = Времена на сатовима
web-desk-point = Сада покажите потез или фигуру на табли.
web-desk-over = Партија је завршена.
web-desk-decide = Ви одлучујете
web-desk-steps = Шта урадити
web-desk-rulings = Одлука
web-desk-stand-in = Без позиције: оно што од ње зависи остаје отворено, а узима се да обе стране још могу да матирају.
web-desk-minutes = Записник
web-desk-case = Као случај
web-desk-copy = Копирај записник
web-desk-share = Подели
web-desk-note = Забележи за ову таблу
web-desk-noted = Забележено.
web-desk-amount =
    { $kind ->
        [opponents_time] Време противнику
        [offenders_time] Одузето време
        [opponents_points] Поени противнику
        [offenders_points] Одузети поени
        [fine] Новчана казна
       *[rounds] Кола
    }
web-desk-penalize = Казни
web-desk-declare = Прогласити { $score }?
web-desk-declare-yes = Прогласи
web-desk-against = Одлука забележена у { $time } каже { $ruled }: ипак уписати { $score }?
web-desk-against-yes = Ипак упиши { $score }
web-desk-round-board = { $round }. коло, { $board }. табла
web-desk-illegal-moves = Нелегални потези
web-desk-warnings = Опомене
web-desk-offers = Понуде ремија
web-desk-start = Покрени коло
web-desk-arrived = Дошао: { $who }
web-desk-after-default = Дозвољено кашњење је истекло. Када је стигао играч { $who }?
web-desk-after-default-words = Ко је дошао на време а забележен је тек касније, ту је. За онога ко је закаснио Правила питају шта следи.
web-desk-came-in-time = На време, бележи се тек сада
web-desk-came-late = После дозвољеног кашњења
web-desk-offered = Нуди реми: { $who }
web-desk-result = Резултат
web-desk-console = На судијској табли
web-desk-default-left = { $time } до истека дозвољеног кашњења
web-desk-notes =
    { $count ->
        [one] { $count } белешка
        [few] { $count } белешке
       *[other] { $count } бележака
    }
web-desk-take-back = Последња белешка је била грешка
web-desk-take-back-yes = Прецртај је
web-desk-strike-result = Прецртај резултат { $score }
web-desk-changed = У међувремену је неко други нешто забележио код ове табле: погледајте поново и забележите изнова
web-desk-attach = Повежи са таблом кола
web-desk-no-board = ниједна табла

## Sudijska tabla

web-console-title = Сала на први поглед
web-console-hall = Све табле
web-console-open = Отвори: { $names }
web-console-free = слободна табла
web-console-wooden = дрвена табла
web-console-illegal =
    { $count ->
        [one] { color }: { $count } нелегалан потез
        [few] { color }: { $count } нелегална потеза
       *[other] { color }: { $count } нелегалних потеза
    }
web-console-need-not-record = { color } не мора да записује
web-console-flag = заставица
web-console-summary =
    { $urgent ->
        [0] Партија у току: { $boards }; нико вас не чека
       *[other] Партија у току: { $boards }; чекају вас: { $urgent }
    }
web-console-not-begun = још није почело: { $count }
web-console-nothing = Још нема табли. Објавите такмичење и упарите коло:
web-console-offline = Сала не одговара; покушавамо поново.
web-urgency =
    { $reason ->
        [question] отворено питање
        [flag] пала заставица
        [undeclared] одлучено, а нема резултата
        [stopped] сатови стоје
        [unnoticed] нелегалан потез није решен
        [default_over] истекло дозвољено кашњење
        [last_minute] последњи минут
        [contradiction] резултат противан одлуци
        [absent] одсутан
        [time_trouble] цајтнот
        [not_recording] касни записивање
        [offer] понуђен реми
        [illegal_moves] нелегални потези
        [sealing] ковертира се потез
        [adjourned] прекинута
        [envelope] наставља се, отворите коверту
       *[not_started] није почела
    }
web-console-absent =
    { color } одсутан, { $minutes } мин{ $over ->
        [yes] , истекло дозвољено кашњење
       *[no] { "" }
    }
web-console-called =
    { $about ->
        [illegal_move] { color } зове: нелегалан потез
        [clock] { color } зове: сат
        [disturbance] { color } зове: ометање
        [claim] { color } зове: рекламација
       *[other] { color } зове судију
    }
web-console-unnoticed = { color }: нелегалан потез, нико се није жалио
web-console-undeclared = одлука { $ruled } у { $time }, нема резултата
web-console-contradiction = резултат противан одлуци од { $time }: { $ruled }
web-console-log = Дневник
web-console-sheet = Формулар
web-console-stop = Заустави сатове
web-console-restart = Покрени сат: { $who }
web-console-set-clock = Подеси сат: { $who }
web-console-give-time = Више времена: { $who }
web-console-time = Време (ч:мм:сс)
web-console-set = Подеси
web-console-give = Додај
web-unread =
    { $kind ->
        [time] „{ $found }” није време. Пишите 1:30:00, 2:00 или 5, што су минути.
        [points] „{ $found }” нису поени. Пишите ½, 1 или 1½.
       *[number] „{ $found }” није цео број.
    }
web-console-counter = Потези на бројачу
web-console-clock-of = Сат: { $who }
web-console-penalize = казна за { $who }: { penalty }
web-penalty = { penalty }
web-console-observe = Уочавам
web-console-clocks = Сатови
web-console-penalties = Казне
web-console-conduct = Понашање и уређаји
web-console-position = Позиција и реконструкција
web-console-restore = Назад на ранију позицију
web-console-restore-yes = Врати
web-console-before =
    { $color ->
        [white] Пре { $number }. потеза белог
       *[black] Пре { $number }. потеза црног
    }
web-console-earlier = Потез раније
web-console-later = Потез касније
web-console-restore-times = Изаберите последњу сигурну позицију. Ако сатови треба да показују нешто друго, могу се уз то подесити:
web-console-set-up = Ниједна није права: постављање позиције
web-console-who-moves = Ко је на потезу
web-console-nothing-back = Још није одигран ниједан потез.
web-console-evidence = Доказани потези: { $who }
web-console-moves = Завршени потези
web-console-adjourn = Прекид партије
web-console-resume = Настави партију
web-console-open-envelope = Отвори коверту
web-console-print-envelope = Штампај коверту
web-console-envelope = Коверта прекинуте партије
web-console-links = Везе и преузимања
web-console-link = Нова веза: { $who }
web-console-link-words = Прави се нова тајна веза и приказује се једном. Веза коју сада има { $who } више не важи.
web-console-link-yes = Нова веза
web-console-play = Погледај таблу
web-console-print = Штампа
web-console-print-sheet = Формулар
web-console-print-log = Дневник случајева
web-console-log-all = Све радње
web-console-log-none = Засад нема инцидената.
web-console-log-at = { $time } по времену партије
web-console-others = Такође чекају:
web-console-others-more = још { $count }
web-console-all-present = Сви присутни: { $round }. коло
web-console-all-present-words = Сви за дрвеним таблама овог кола који још нису забележени бележе се као пристигли ({ $count }).
web-console-all-present-yes = Сви су присутни
web-console-noted-present = Забележено као присутно: { $count }.
web-console-check-envelope = Провери коверту
web-console-resumption = Када и где се партија наставља:
web-console-date = Датум
web-console-hour = Време
web-console-strike = Прецртај овај запис
web-console-strike-yes = Прецртај
web-console-strikes = Судија брише: „{ $what }”
web-console-struck =
    { $by ->
        [arbiter] Прецртао судија, { $time }
       *[somebody] Прецртао { $who }, { $time }
    }

## Ekran

web-screen-whole = Цео екран
web-screen-board = { $board }. табла
web-screen-round = { $round }. коло
web-screen-delay = приказ касни { $minutes } мин
web-screen-delay-moves =
    { $count ->
        [one] приказ касни { $count } потез
        [few] приказ касни { $count } потеза
       *[other] приказ касни { $count } потеза
    }
web-screen-nothing = Још нема такмичења.

## Takmičenja

web-comp-none = Још нема такмичења.
web-comp-new = Објави такмичење
web-comp-name = Назив такмичења
web-comp-site = Место
web-comp-no-draws = Без договореног ремија пре потеза
web-comp-delay = Кашњење преноса у минутима
web-comp-watch = Ко пази на заставице и нелегалне потезе?
web-comp-people = играчи и судије
web-comp-hall = сала
web-comp-refuses = Табле не примају нелегалне потезе
web-comp-announce = Објави
web-comp-pair = Упари { $round }. коло
web-comp-pair-lead = Једна табла у реду, прво бели: „Ана – Бојан”, или „Цеца – { "bye" }” за играча без противника („{ "bye" } ½” за пола поена, „{ "bye" } 0” без поена). Бројеви табли, титуле, рејтинзи и колоне с табулаторима се разумеју; тако и датотека вашег програма ({ "CSV" } или { "TRF" }).
web-comp-pairings = Парови
web-comp-pairings-example = Ана – Бобан
web-comp-bye =
    { $player } нема противника ({ $worth ->
        [half] ½ поена
        [zero] 0 поена
       *[full] 1 поен
    })
web-comp-new-name = ново име
web-comp-new-near = или је то { $name }?
web-comp-new-all = Списак играча је празан: са овим колом уписује се { $count }.
web-comp-new-title = Нови играчи?
web-comp-new-words = Нико на списку играча нема ова имена. Још ништа није направљено.
web-comp-new-yes = Упиши као нове играче
web-comp-no-opponent = без противника
web-comp-fault =
    { $kind ->
        [one_name] Ред { $line }: „{ $found }” нису два играча. Ставите црту између: Ана – Бојан
        [many_names] Ред { $line }: имена је { $found }, а за таблом седе два играча.
        [twice] Ред { $line }: { $player } је већ у реду { $before }.
        [comma] Ред { $line }: „{ $found }”: два играча или једно име са запетом? Између два играча ставите црту: Ана – Бојан
        [board_twice] Ред { $line }: табла { $board } је већ у реду { $before }.
        [no_opponent] Ред { $line }: после „{ $found }” недостаје противник. Без противника напишите: { $found } – бyе
       *[no_name] Ред { $line }: недостаје име испред црте.
    }
web-comp-pair-yes = Упари коло
web-comp-file = Из датотеке
web-comp-paired = { $round }. коло је упарено.
web-comp-left-out = није преузето: { $what }
web-comp-start = Покрени { $round }. коло
web-comp-start-words = Белом се покреће сат на свакој табли која није почела. Означите дрвене табле: тамо се то само бележи.
web-comp-start-wood = { $board }. табла, { $names }: на дрвету
web-comp-still-playing = Ове табле ранијих кола још играју. Екран их приказује поред новог кола док се не заврше.
web-comp-still-board = { $round }. коло, { $board }. табла: { $names }
web-comp-start-anyway = Ипак покрени { $round }. коло
web-comp-start-later = { $board }. табла, { $names }: не сада, неко од њих још игра
web-comp-started = { $round }. коло: са сатом овде { $started }, на дрвету { $noted }.
web-comp-not-started =
    { $why ->
        [over] { $board }. табла, { $names }: није покренута, партија је завршена
        [begun] { $board }. табла, { $names }: није покренута, већ је почела
        [playing] { $board }. табла, { $names }: није покренута, неко од њих још игра у ранијем колу. Покрените коло поново кад се та партија заврши
       *[impossible] { $board }. табла, { $names }: није покренута
    }
web-comp-none-to-start = Све табле { $round }. кола су већ почеле.
web-comp-correct = Исправи парове { $round }. кола
web-comp-correct-words = Једна табла у реду, онако како треба; ред ког нема се брише. Партије које су почеле морају остати. Подељене везе иду са својим играчима.
web-comp-correct-yes = Сачувај
web-comp-corrected = { $round }. коло је исправљено.
web-comp-unpair = Обриши { $round }. коло
web-comp-unpair-words = Све његове табле се повлаче, а подељене везе више не важе.
web-comp-unpair-yes = Обриши
web-comp-rename = Преименуј
web-comp-rename-player = Исправи име: { $who }
web-comp-right-name = Исправно име
web-comp-board = табла
web-comp-wooden = на дрвету
web-comp-standings = Табела
web-comp-place = Место
web-comp-player = Играч
web-comp-rating = Рејтинг
web-comp-points = Поени
web-comp-handouts = Везе и { "QR" } кодови за играче
web-comp-handouts-yes = Направи нове везе
web-comp-handouts-words = Оба играча на свакој табли { $round }. кола добијају нову везу за штампу и поделу. Везе овог кола које су раније подељене више не раде; ко већ седи за таблом, остаје.
web-comp-qr = { "QR" } код: { $who }
web-comp-downloads = Преузимања
web-comp-games = Партије ({ "PGN" })
web-comp-report = Извештај ({ "TRF" })
web-comp-no-players = Играчи улазе са паровима.
web-comp-not-paired = Нису упарени: { $names }
web-comp-default-time = Дозвољено кашњење { $minutes } мин
