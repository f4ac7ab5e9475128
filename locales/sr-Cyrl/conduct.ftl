### Articles 10 to 12: points, conduct, the arbiter; and the log of a competition.

misconduct =
    { $what ->
        [disrepute] понашање које шаховску игру доводи на лош глас
        [notes] коришћење белешки или другог извора информација
        [advice] примање савета
        [other-board] анализа на другој шаховској табли
        [smoking] пушење ван места које је за то одређено
        [vaping] електронска цигарета ван места одређеног за пушење
        [disturbing] ометање или узнемиравање противника
        [noise] извор буке у сали за игру
        [offers] неосноване понуде ремија
        [claims] неосноване рекламације
        [sheet] белешка на формулару којој тамо није место
       *[bag] коришћење торбе са уређајем без дозволе
    }
place =
    { $place ->
        [venue] простор за игру
       *[area] турнирску салу
    }
penalty =
    { $kind ->
        [warning] опомена
        [opponents-time] повећање времена противнику
        [offenders-time] смањење времена прекршиоцу
        [opponents-points] повећање поена противника у партији
        [offenders-points] смањење поена прекршиоца у партији
        [loss] губитак партије
        [fine] унапред објављена новчана казна
        [rounds] искључење из једног или више кола
       *[expulsion] искључење са такмичења
    }
said =
    { $said ->
        [count] колико је потеза одиграно
        [moved] да је противник одиграо потез
       *[pressed] да сат није притиснут
    }
duty =
    { $duty ->
        [observance] строго придржавање Правила шаха
        [fair-play] поштена игра
        [interest] најбољи интерес такмичења
        [conditions] добри услови за игру
        [undisturbed] да се играчи не узнемиравају
        [progress] одвијање такмичења
        [needs] играчи са инвалидитетом и они којима треба лекарска помоћ
        [anti-cheating] прописи против варања
       *[games] партије, нарочито у оскудици времена
    }
conduct-breach = { color }: { misconduct }
conduct-no-rule = { color }: { misconduct }; овде нема правила против тога
conduct-left-with-leave = { color } напушта { place } уз знање судије
conduct-left-freely = { color } напушта { place } и за то му не треба дозвола
conduct-left-without = { color } напушта { place } без дозволе судије
conduct-left-unreported = { color } напушта турнирску салу, а судију није обавестио
conduct-outsider-admitted = у турнирској сали је неко ко није ни играч ни судија, и сме да буде тамо
conduct-outsider-entered = у турнирској сали је без дозволе судије неко ко није ни играч ни судија
conduct-device-allowed = { color } има електронски уређај и тако сме да га има
conduct-device-forbidden = { color } има електронски уређај у простору за игру, што је забрањено
conduct-device-loses = { color } губи партију због електронског уређаја
conduct-device-milder = { color } има електронски уређај, за који је такмичење објавило другу казну
conduct-search-asked = од { color-of } се тражи да дозволи претрес, насамо и од стране особе истог пола
conduct-search-beyond = судија нема право да од { color-of } тражи такав претрес
conduct-search-allowed = { color } дозвољава претрес
conduct-search-refused = { color } одбија претрес
conduct-search-rightly-refused = { color } одбија претрес и не мора да га дозволи
conduct-refuses = { color } упорно одбија да се понаша у складу са Правилима шаха и губи партију
conduct-both-refuse = оба играча упорно одбијају да се понашају у складу са Правилима шаха и оба губе партију
conduct-explanation-due = { color } има право на објашњење појединих тачака Правила шаха
conduct-explanation-not-due = { color } тражи објашњење, на које му ова правила не дају право
conduct-appealed = { color } се жали на одлуку судије
conduct-appeal-barred = { color } нема право жалбе на ову одлуку
conduct-appeal-decided =
    { $upheld ->
        [yes] жалба је усвојена
       *[no] жалба је одбијена
    }
conduct-helps = { color } помаже у реконструкцији партије
conduct-refuses-to-help = { color } одбија да помогне у реконструкцији партије
conduct-claim-checked = рекламацију проверава онај ко треба
conduct-claim-checked-by-others = рекламацију проверава неко чији то није задатак
conduct-spectator = { color } је завршио партију и сматра се гледаоцем
arbiter-penalized = кажњен је { color }: { penalty }
arbiter-cannot-play-on = { color } је искључен са такмичења, не може да настави игру и губи партију
arbiter-disturbed = партија је споља ометана, и { color } за то добија време
arbiter-may-say = судија каже { said }, и то сме
arbiter-must-not-say = судија не сме да каже { said }
arbiter-seen-to = судија води рачуна о следећем: { duty }
arbiter-assistants = помоћници судије посматрају партије
arbiter-interfered = неко ко не игра меша се у партију
arbiter-reported = судија је обавештен о неправилности
arbiter-sent-out = ко се умешао искључен је из простора за игру
arbiter-phone-used = неко без дозволе судије користи телефон у простору за игру
arbiter-phone-authorized = неко уз дозволу судије користи телефон у простору за игру
effect-may-send-out = судија може прекршиоца да искључи из простора за игру
event-ended = партија је завршена { $score } и доноси { $points } поена
event-points = партија сада доноси { $points } поена
event-warned = опомена { color-of } уписује се у дневник такмичења
event-fined = новчана казна { color-of }: { $amount }
event-excluded =
    { $rounds ->
        [one] { color } не игра у наредном колу
        [few] { color } не игра у наредна { $rounds } кола
       *[other] { color } не игра у наредних { $rounds } кола
    }
event-expelled = { color } је искључен са такмичења
event-appealed = жалба { color-of } уписује се у дневник такмичења
event-appeal-decided =
    { $upheld ->
        [yes] у дневнику такмичења жалба је усвојена
       *[no] у дневнику такмичења жалба је одбијена
    }
event-fide-asked = питање за ФИДЕ уписује се у дневник такмичења
asked-penalty = коју казну добија { color }
asked-can-win = да ли је { color } још могао да добије неком серијом легалних потеза
asked-score-against = колико поена добија противник { color-of }
answer-penalty = { penalty }
answer-opponent-wins = противник добија
answer-opponent-draws = противник има пола поена
answer-opponent-loses = противник нема поена
number-of-points =
    { $count ->
        [one] { $points } поен
       *[other] { $points } поена
    }
barred-no-such-penalty = { penalty } није међу казнама члана { $article } правила из { $edition }
barred-amount-missing = { penalty }: мора се рећи колико
barred-fine-not-announced = новчана казна { $amount } није унапред објављена
barred-not-over = поени из партије могу се мењати тек када је завршена
barred-no-time = додатно време не може бити нула
barred-too-few-points = играч из партије има само { number-of-points }
barred-above-maximum =
    { $count ->
       *[other] нико из партије не може добити више од { $points } поена
    }
barred-together = оба играча заједно имала би { number-of-points }, а партија доноси највише { $most }
barred-unusual = ниједан резултат не доноси { number-of-points }
barred-not-asked = нико није тражио од играча да дозволи претрес
barred-found-already = то је за { color-of } већ утврђено
barred-no-appeal = нема жалбе о којој би се одлучивало
barred-nobody-interfered = нико се није умешао кога би требало искључити
refused-not-in-advance = то је требало објавити пре него што је прва партија парована
refused-scoring = реми не може вредети више од победе, нити пораз више од ремија
refused-device-penalty = { penalty }: по правилима из { $edition } то се не може објавити за електронске уређаје; мора бити казна са њихове листе, и блажа од губитка партије
refused-game-paired = већ постоји партија { $game }
refused-no-game = нема партије { $game }
refused-with-themselves = играч { $player } не може да игра са самим собом
refused-expelled = играч { $player } је искључен са такмичења
refused-excluded = играч { $player } је искључен закључно са { $round }. колом
refused-no-appeal = нема жалбе из партије { $game } о којој би се одлучивало
refused-no-question = нема отвореног питања { $question } за ФИДЕ
expected-scoring = поени за победу, реми и пораз, никад више од претходних, на пример { "3-1-0" }, или { "armageddon" }
expected-forfeit = поени за пораз без игре, не више него за пораз за таблом
expected-points = поени, на пример { "1, 1/2" } или { "2.5" }
expected-player-name = име играча у једној речи великим словом, на пример { "Anna" }
expected-penalty = { "warning, opponent's time, offender's time, opponent's points, offender's points, loss, fine, rounds" } или { "expulsion" }
expected-milder-penalty = казна блажа од губитка партије, на пример { "warning" }; { "fine" } само после реда { "fines" }
help-penalize = казна ({ "opponent's time 2:00, offender's time 2:00, loss, fine 50" }, …)
help-disturbance = додатно време, јер је партија споља ометана
help-phone = пронађен је телефон ({ "in the bag, switched on, sounding" })
help-conduct = играч крши правила понашања ({ "using notes, disturbing the opponent" }, …)
help-appeal = играч се жали на одлуку судије
held =
    { $held ->
        [body] на телу
       *[bag] у торби
    }
power =
    { $power ->
        [off] искључен
        [on] укључен
       *[sounding] производи звук
    }
round-begins = { $number }. коло: { $players }
act-leaves = { actor } напушта { place }
act-leaves-reported = { actor } напушта { place } и обавестио је судију
act-leaves-permitted = { actor } уз дозволу напушта { place }
act-enters =
    { $permitted ->
        [yes] { actor } уз дозволу улази у турнирску салу
       *[no] { actor } улази у турнирску салу
    }
act-finds = { actor } утврђује за { color-of }: { misconduct }
act-finds-device = { actor } налази електронски уређај код { color-of }: { held }, { power }
act-asks-to-search =
    { $body ->
        [yes] { actor } тражи претрес тела { color-of }
       *[no] { actor } тражи претрес одеће и торби { color-of }
    }
act-allows-search = { actor } дозвољава претрес
act-refuses-search = { actor } одбија претрес
act-finds-refusing = { actor } утврђује да { color } упорно одбија да се понаша у складу са Правилима шаха
act-asks-explanation = { actor } тражи објашњење тачака Правила шаха
act-appeals = { actor } улаже жалбу
act-appeals-in-quickplay = { actor } улаже жалбу на одлуку о рекламацији у последњем периоду
act-decides-appeal =
    { $upheld ->
        [yes] { actor } усваја жалбу
       *[no] { actor } одбија жалбу
    }
act-helps = { actor } помаже у реконструкцији партије
act-refuses-to-help = { actor } одбија да помогне у реконструкцији партије
act-checks-claim = { actor } проверава рекламацију
act-penalizes = { actor } кажњава { color-of }: { penalty }
act-penalizes-by = { actor } кажњава { color-of }: { penalty } ({ $amount })
act-gives-time = { actor } због ометања даје додатно време у корист { color-of }: { $time }
act-says = { actor } каже { said }
act-sees-to = { actor } води рачуна о следећем: { duty }
act-appoints-assistants = { actor } именује помоћнике
act-sends-out = { actor } искључује прекршиоца из простора за игру
act-interferes = { actor } се меша у партију
act-reports = { actor } обавештава судију о неправилности
act-uses-phone =
    { $authorized ->
        [yes] { actor } уз дозволу користи телефон
       *[no] { actor } користи телефон
    }
