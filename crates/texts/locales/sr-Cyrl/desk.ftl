### Sto sudije: slučajevi, kako se dešavaju i šta sudija radi.


## Slučajevi

desk-illegal-move = Нелегалан потез
desk-pawn-not-promoted = Пешак без промоције
desk-touch-move = Додирнута фигура
desk-two-hands = Обе руке
desk-press-without-move = Сат притиснут без потеза
desk-flag = Пала заставица
desk-both-flags = Пале обе заставице
desk-late = Кашњење или одсуство
desk-clock-wrong = Неисправан сат
desk-clock-handling = Погрешно руковање сатом
desk-repetition = Рекламација: понављање
desk-fifty = Рекламација: педесет потеза
desk-draw-offer = Понуда ремија
desk-normal-means = Захтев: не може се добити нормалним средствима
desk-dead-position = Мртва позиција
desk-displaced = Померене фигуре
desk-wrong-set-up = Погрешна почетна позиција
desk-colors-reversed = Обрнуте боје
desk-board-turned = Погрешно окренута табла
desk-device = Телефон или уређај
desk-scoresheet = Формулар
desk-conduct = Понашање
desk-leaving = Напуштање табле
desk-search = Претрес
desk-spectator = Гледаоци
desk-checkmate = Мат или пат
desk-resignation = Предаја
desk-agreement = Реми договорен или одбијен
desk-signatures = Потписан погрешан резултат
desk-appeal = Жалба

## Kako se desilo

desk-how-answered = Противник је већ одговорио
desk-how-not-pressed = Сат још није притиснут
desk-how-own-piece = Додирнута сопствена фигура
desk-how-played-other = Повучена је друга фигура
desk-how-opponents-piece = Додирнута противникова фигура
desk-how-both-pieces = Прво своја, па противникова
desk-how-rook-first = Рокада прво топом
desk-how-by-accident = Додирнута случајно
desk-how-adjusts = Претходно рекао „поправљам”
desk-how-flag-can-mate = Рекламирао противник
desk-how-flag-bare-king = Рекламирано; противник има само краља
desk-how-both-flags-first = Заставица овог играча пала је прва, према сату
desk-how-both-flags-unknown = Не може се утврдити која је пала прва; у последњем или једином периоду
desk-how-both-flags-unknown-earlier = Не може се утврдити која је пала прва; остао је још један период
desk-how-flag-up = Рекламирано, али заставица није пала
desk-how-on-board = Позиција је на табли
desk-how-with-move = Са записаним потезом
desk-how-not-on-move = Није био на потезу
desk-how-after-touch = Пошто је додирнуо фигуру
desk-how-offer-rightly = После потеза, пре притиска
desk-how-offer-early = Пре потеза
desk-how-offer-late = У противниковом времену
desk-how-offer-condition = Са условом
desk-how-displaced-now = У свом времену, без притиска
desk-how-displaced-pressed = И притиснуо сат
desk-how-displaced-later = Откривено неколико потеза касније
desk-how-displaced-unknown = Откривено касније, а запис не води до праве позиције
desk-how-early = Откривено у првих десет потеза
desk-how-ten-moves = Откривено после десет потеза
desk-how-bag = У торби, искључен
desk-how-bag-announced = У торби, дозвољено пропозицијама
desk-how-bag-on = У торби, укључен
desk-how-ahead = Потез записан пре него што је одигран
desk-how-declined-by-touch = Одбијено додиром фигуре
desk-how-bags-refused = Торба: одбио
desk-how-body-refused = Телесни претрес: одбио
desk-how-checkmate = Мат
desk-how-stalemate = Пат
desk-how-signed-wrong = Обојица потписала погрешан резултат
desk-how-other-hand = Притиснуо другом руком

## Šta sudija radi

desk-step-stop = Зауставите оба сата.
desk-step-restore = Вратите позицију пре случаја.
desk-step-touched = { color } мора да одигра легалан потез додирнутом фигуром, ако га има.
desk-step-capture = { color } мора да узме додирнуту фигуру, ако је то легално.
desk-step-capture-with = { color } мора првом фигуром да узме другу, ако је то легално; иначе важи прва додирнута која може да се помери или узме.
desk-step-rook = { color } мора да помери топа и с њим не може да рокира.
desk-step-promote = { color } мора да изврши промоцију пешака на том пољу: донесите тражену фигуру.
desk-step-became = Пешак постаје { piece }.
desk-step-decide = Одлучите: { $question }?
desk-step-over = Партија је завршена: { $score }. Оба играча потписују формуларе.
desk-step-signed-stands = Потписани резултат важи: упишите га.
desk-step-signed-corrected = Исправите резултат на оба формулара, нека га оба играча потпишу и упишите га; већ уписани погрешан резултат се брише.
desk-step-go-on = Партија се наставља; ништа друго не треба учинити.
desk-step-take-back = { color } враћа потез и игра легалан потез додирнутом фигуром, ако га има.
desk-step-put-right = { color } враћа фигуре на место на терет свог времена.
desk-step-put-right-first = Покрените сат { color-of }: { color } враћа фигуре на место на терет свог времена.
desk-step-no-condition = Понуда важи без услова: уз њу се не може везати никакав услов.
desk-step-written = { color } мора да одигра записани потез.
desk-step-decided-first = Када се о томе одлучи, ако се партија наставља: ради сат { color-of }.
desk-step-announced = Ово важи само ако је објављено да важе упутства за партије без додатног времена (ИИИ); иначе Правила то не уређују и одлучујете ви (Предговор).
desk-step-goes-on = Партија се наставља.
desk-decided = судија је одлучио: { $answer }
desk-one-period = овај темпо игре има само један период, па није могао остати још један
desk-no-incident = овде нема: { $name }
desk-bad-control = овај темпо игре не може да се прочита: { $why }
desk-bad-position = ово није позиција: { $why }
desk-bad-amount = „{ $found }” није количина
desk-bad-count = потребан је број од { $least } до { $most }
desk-impossible = ово се није могло тако догодити: { $why }
