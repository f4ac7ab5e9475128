### Guideline I: adjourned games, and what stands on the envelope.


## What was found

adjourned-session = сеанса је најављена по сату судије
adjourned-session-end-missing = унапред се најављује и завршетак сеансе
adjourned-session-not-over = сеанса није истекла, нико још не мора да ковертира
adjourned-must-seal = сеанса је истекла, { color } мора да ковертира потез
adjourned-seals-early = { color } прекида пре истека сеансе и рачуна му се време до њеног краја
adjourned-sealed = { color } је ковертирао потез
adjourned-changed = { color } је променио ковертирани потез пре заустављања сата
adjourned-too-late-to-change = сат је заустављен, { color } више не може да промени ковертирани потез
adjourned-not-on-paper = { color } мора да упише ковертирани потез у папирни формулар
adjourned-played-instead = { color } је на плочи одиграо { $move }, и то је сада ковертирани потез
adjourned-pressed-instead = { color } је притиснуо сат, а треба да га заустави без покретања противниковог
adjourned-still-to-seal = { color } је зауставио сат, али потез одигран на плочи тек треба да запише и ковертира
adjourned-adjourned = { color } је ковертирао и зауставио сат; партија је прекинута
adjourned-envelope-lacks = на коверти недостаје: { envelope-item }
adjourned-envelope-wrong = на коверти је погрешно: { envelope-item }
envelope-item =
    { $item ->
        [names] имена играча
        [position] позиција непосредно пре ковертираног потеза
        [times] време које су играчи утрошили
        [sealer] име играча који је ковертирао потез
        [number] број ковертираног потеза
        [offer] важећа понуда ремија
       *[resumption] датум, време и место наставка
    }
adjourned-envelope-in-order = на коверти је назначено све што треба
adjourned-envelope-kept = судија је проверио коверту и чува је
adjourned-offered = { color } нуди реми док је партија прекинута; понуда важи док се на њу не одговори
adjourned-ended-before = партија је завршена пре наставка, коверта остаје затворена
adjourned-set-up-again = за наставак се постављају позиција пре ковертираног потеза и утрошена времена
adjourned-replier-absent = { color } треба да одговори на ковертирани потез, а није присутан
adjourned-both-absent = ниједан играч није присутан; { color } треба да одговори и губи време до свог доласка
adjourned-stopped-on-arrival = { color } је дошао и зауставио сат да позове судију
adjourned-opened = коверта се отвара; { color } је ковертирао „{ $text }“
adjourned-goes-on = ковертирани потез { color-of } је повучен на плочи и партија се наставља
adjourned-other-than-played = { color } је ковертирао други потез од оног који је одиграо на плочи; важи потез на плочи
adjourned-ambiguous = двосмислен је ковертирани потез { color-of }, „{ $text }“
adjourned-unclear = ковертирани потез { color-of }, „{ $text }“, сам по себи нема јасно значење
adjourned-illegal = нелегалан је ковертирани потез { color-of }, „{ $text }“
adjourned-faulty = због неисправног ковертираног потеза { color } губи партију, осим ако противник не може да матира
adjourned-reply-sealed = { color } ковертира одговор у нову коверту, јер противник није присутан
adjourned-reply-made = ковертирани одговор { color-of } је повучен на плочи
adjourned-late = { color } је закаснио на наставак партије
adjourned-late-until-opened = { color } је закаснио на наставак партије; шта из тога следи, зна се када се отвори коверта
adjourned-not-late = { color } није закаснио на наставак партије
adjourned-ended-by-sealed-move = ковертирани потез је завршио партију, и то важи
adjourned-out-of-time = { color } је био присутан, али је прекорачио време
adjourned-envelope-missing = коверта је изгубљена; партија се наставља од забележеног, потезом који играч наведе
adjourned-position-unknown = коверта је изгубљена и позиција се не може установити; партија се поништава
adjourned-stated = { color } изјављује да је ковертирао „{ $text }“
adjourned-times-corrected = { color } је пре свог првог потеза указао на погрешна времена; она се исправљају
adjourned-times-right = времена на која се { color } жали су она која су забележена
adjourned-times-late = { color } је указао на погрешна времена тек после свог првог потеза

## What the arbiter is asked

adjourned-asked-late = да ли { color } губи због закашњења на наставак
adjourned-asked-meaning = може ли се установити значење ковертираног потеза { color-of }
adjourned-asked-times = да ли се времена ипак исправљају

## What cannot have happened

adjourned-impossible-adjourned = партија је прекинута
adjourned-impossible-not-adjourned = партија није прекинута, или није дотле дошла
adjourned-impossible-annulled = партија је поништена
adjourned-impossible-session-end = крај сеансе није познат; прво мора да се најави
adjourned-impossible-written-openly = потез који се ковертира не пише се отворено; мора да се ковертира
adjourned-impossible-replier-absent = коверта се отвара само у присуству играча који треба да одговори
adjourned-impossible-sealer-absent = ковертирани одговор се отвара тек по доласку одсутног играча
adjourned-impossible-unopened = прво мора да се отвори ковертирани одговор
adjourned-impossible-not-sealed = то није ковертирано: текст и случајни број не одговарају контролном збиру { $commitment }
adjourned-impossible-language = „{ $found }“ није ознака познатог језика
adjourned-impossible-nothing-to-state = нема шта да се изјави: коверта није изгубљена
adjourned-impossible-nothing-unclear = нема ковертираног потеза чије би се значење установљавало

## The envelope

envelope-title = КОВЕРТИРАНИ ПОТЕЗ
envelope-players = Бели: { $white }   Црни: { $black }
envelope-position = Позиција непосредно пре ковертираног потеза:
envelope-used = Утрошено време: бели { $white }, црни { $black }
envelope-sealer = Ковертирао: { $name } ({ color })
envelope-sealer-open = Ковертирао: { $name }
envelope-number = Број потеза: { $number }
envelope-offer = Реми нуди: { $name } ({ color })
envelope-no-offer = Реми нуди: нико
envelope-resumption = Наставак: { $date }, { $time }, { $place }
envelope-checked = Проверио и чува судија: { $name }

## The command `play`

play-no-envelope = Нема коверте која би се отворила. Ако је изгубљена: { "arbiter lose envelope" }, затим: { "state MOVE" }
play-no-chance = Ништа се не може ковертирати без случајног броја из система: { $why }.
play-nothing-sealed = Ниједан потез није ковертиран.
play-keys-kept = Оно што је ковертирано је у { $path }, а не у дневнику.
play-bad-key = { $path }, ред { $line }: то није ковертирани потез са својим кључем
typed-sealed = ковертирани потез, на пример { "Nf3" }
help-session = сеанса се тада завршава, по сату судије
help-adjourn = тражи од играча на потезу да ковертира (играч: { "adjourn early" })
help-seal = ковертира потез, или други уместо њега; затим: { "stop" }
help-envelope = оно што стоји на коверти, за преписивање
help-resume = прекинута партија се наставља са онима који су дошли
help-open-envelope = отвара коверту ({ "arbiter lose envelope" }, затим: { "state Nf3" })
play-envelope = { $form }
