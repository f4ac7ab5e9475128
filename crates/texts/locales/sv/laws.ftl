### Articles 4 to 9: what was found, what follows, what the arbiter is asked.

ruling = § { $article }: { $finding }.
ruling-cites = § { $article }
# A passage that the Laws print without a number, after the one that has this number.
article-unnumbered = { $number }, onumrerat { $count }
part-adjourned = AVBROTT
part-preface = Förord
part-introduction = Inledning
part-guidelines = Vägledning

## What was found

finding-started = partiet börjar
finding-arrived = { color } har anlänt
finding-late = { color } hade inte anlänt inom toleransgränsen
finding-both-absent = ingen av spelarna var på plats; vit förlorar tiden fram till nu
finding-bound = { color } är bunden av de rörda pjäserna
finding-touched-in-vain = ingen av de pjäser som { color } har rört kan flyttas eller slås
finding-adjusted-wrongly = { color } får inte röra pjäserna nu
finding-adjusted = { color } rättar till, vilket inte binder till något
finding-made = { color } har utfört draget { $move }
finding-released-illegally = det som { color } har släppt är inget regelrätt drag; det kan rättas tills klockan trycks
finding-released-illegally-because = det som { color } har släppt är inget regelrätt drag ({ $reason }); det kan rättas tills klockan trycks
finding-touch-move-broken = { color-of } drag är inget som de rörda pjäserna tillåter
finding-complaint-too-late = { color } har rört en pjäs och kan inte längre påtala felet
finding-complaint-unfounded = { color-of } { claim } är ogrundat
finding-completed = { color-of } drag är fullbordat
finding-checkmate = { color } har satt matt
finding-stalemate = patt
finding-dead = död ställning: ingen av spelarna kan längre sätta matt
finding-resigned = { color } ger upp
finding-agreed = spelarna har enats om remi
finding-agreement-barred = spelarna får inte enas om remi nu
finding-offered = { color } bjuder remi
finding-offered-wrongly = { color } bjuder remi vid fel tidpunkt; anbudet är giltigt
finding-condition-void = inga villkor kan kopplas till { color-of } remianbud
finding-declined = { color } avslår remianbudet
finding-no-offer = det finns inget remianbud att anta eller avslå
finding-offer-not-withdrawn = { color } får inte ta tillbaka remianbudet
finding-claim-not-withdrawn = { color } får inte ta tillbaka sitt remikrav
finding-nothing-to-withdraw = { color } har inget att ta tillbaka
finding-consent-given = domaren medger att spelarna enas om remi
finding-consent-refused = domaren medger inte att spelarna enas om remi
finding-consent-not-needed = spelarna behöver inget medgivande för att enas om remi
finding-flag-fell = { color-of } kläpp har fallit
finding-flag-up = { color-of } kläpp anses inte ha fallit
finding-both-flags = båda kläpparna har fallit
finding-time-lost = { color } har inte fullbordat dragen på den tilldelade tiden
finding-illegal = { color } har gjort ett regelstridigt drag
finding-illegal-because = { color } har gjort ett regelstridigt drag: { $reason }
finding-illegal-pawn = { color } har lämnat en bonde på { $square } utan promovering
finding-illegal-press = { color } har slagit om klockan utan att göra något drag
finding-illegal-hands = { color } har gjort ett drag med båda händerna
finding-penalty = { opponent } får { $time } extra för { color-of } regelstridiga drag
finding-penalty-lost = { color } har gjort ett regelstridigt drag för mycket
finding-illegal-stands = { color-of } regelstridiga drag står fast
finding-clock-mishandled = { color } hanterar klockan på ett otillbörligt sätt
finding-press-idle = { color-of } tryck på klockan ändrar ingenting
finding-stopped = { color } har stannat klockorna
finding-stopped-without-reason = { color } har stannat klockorna utan giltigt skäl
finding-stopped-by-arbiter = domaren har stannat klockorna
finding-interrupted = partiet är avbrutet, och klockorna står på det senast kända ögonblicket
finding-restarted = partiet fortsätter, { color-of } klocka startas
finding-claimed = { color } { claims }
finding-taken-back = { color } tar tillbaka draget
finding-claim-right = { color-of } { claim } är riktigt
finding-claim-wrong = { color-of } { claim } är oriktigt, { claim-count }
finding-claim-not-on-move = { color } är inte vid draget och kan inte framställa något { claim }
finding-claim-after-touch = { color } har rört en pjäs och kan inte framställa något { claim } i detta drag
finding-fivefold = samma ställning har uppstått fem gånger
finding-seventy-five = båda spelarna har gjort sjuttiofem drag utan slag eller bondedrag
finding-colors-reversed = partiet har börjat med ombytta färger, { $count } drag har gjorts av vardera spelaren
finding-wrong-set-up = utgångsställningen var inkorrekt
finding-board-turned = brädet är fel placerat; ställningen överförs till ett korrekt placerat bräde
finding-displaced = { color } har stött till pjäser och återställer ställningen på sin egen tid
finding-put-back = { color } har ställt tillbaka de rubbade pjäserna
finding-displaced-later = pjäser hade rubbats från sina rutor
finding-clock-wrong = klockan är defekt eller fel inställd
finding-recorded = { color } antecknar ”{ $text }”
finding-recorded-ahead = { color } antecknar ”{ $text }” i förväg, vilket är tillåtet bara vid en begäran om remi
finding-not-recorded = { color } har inte hållit sitt protokoll uppdaterat
finding-kept = { color-of } protokoll är uppdaterat
finding-miswritten = { color } antecknar ”{ $text }”, men så skrivs inte draget: { miswriting }
miswriting =
    { $rule ->
        [piece] en pjäs anges med stor bokstav
        [pawn] en bonde anges inte med någon bokstav
        [file] linjerna anges med små bokstäver
        [long-form] bara ankomstrutan anges, utan bindestreck
        [long-pawn-form] för en bonde anges bara ankomstrutan
        [pawn-capture] när en bonde slår anges linjen som lämnas och ankomstrutan
        [ambiguous] två pjäser kunde ha gjort draget
        [promotion] den nya pjäsen saknas
        [short-castling] kort rockad skrivs 0-0
        [long-castling] lång rockad skrivs 0-0-0
       *[unreadable] det går inte att läsa
    }
finding-need-not-record = { color } behöver inte föra protokoll
finding-signed = { color } undertecknar protokollet
finding-signed-wrongly = { color } undertecknar ett resultat som inte är partiets
finding-not-on-record = ingenting i partiets uppgifter stöder iakttagelsen
finding-decided = fråga { $number } är avgjord
finding-decided-openly = domaren har avgjort
finding-clock-set = { color-of } klocka har ställts
finding-declared = domaren fastställer resultatet
finding-moved-twice = { color } har gjort ett drag utan att vara vid draget

claims =
    { $claim ->
        [repetition] begär remi genom upprepning av ställningen
        [fifty] begär remi efter femtio drag utan slag eller bondedrag
        [flag] påtalar att kläppen har fallit
        [touch-move] påtalar ett brott mot reglerna om rörda pjäser
        [two-hands] påtalar ett drag med båda händerna
       *[illegal-move] påtalar ett regelstridigt drag
    }
claim =
    { $claim ->
        [repetition] krav på remi genom upprepning av ställningen
        [fifty] krav på remi efter femtio drag utan slag eller bondedrag
        [flag] påtalande av en fallen kläpp
        [touch-move] påtalande av ett brott mot reglerna om rörda pjäser
        [two-hands] påtalande av ett drag med båda händerna
       *[illegal-move] påtalande av ett regelstridigt drag
    }
claim-count =
    { $claim ->
        [fifty] eftersom antalet sådana drag är { $count }
       *[other]
            { $count ->
                [one] eftersom ställningen har uppstått { $count } gång
               *[other] eftersom ställningen har uppstått { $count } gånger
            }
    }

## What follows

effect-time-added = { color } får { $time } extra
effect-time-taken = { color } förlorar { $time }
effect-increment-taken = tillägget på { $time } som { color } fick för det tas tillbaka
effect-counter = { color-of } dragräknare visar { $count }
effect-clocks-stopped = klockorna står stilla
effect-clock-runs = { color-of } klocka går
effect-restored-to-start = utgångsställningen återställs
effect-restored = ställningen efter sammanlagt { $count } drag av spelarna återställs
effect-position-set = partiet fortsätter från den ställningen, { color } är vid draget
effect-must-play = { color } måste spela { $moves }
effect-free-to-play = { color } får göra vilket regelrätt drag som helst
effect-became = bonden på { $square } blir { piece }
effect-illegal-moves =
    { $count ->
        [one] { color } har gjort { $count } regelstridigt drag
       *[other] { color } har gjort { $count } regelstridiga drag
    }
effect-offer-stands = { color-of } remianbud gäller
effect-offer-gone = det finns inte längre något remianbud
effect-may-penalize = domaren kan bestraffa { color }
effect-must-penalize = domaren ska bestraffa { color }
effect-warned = { color } får en varning
effect-must-update = { color } måste uppdatera sitt protokoll innan nästa drag utförs
effect-new-game = ett nytt parti spelas
effect-over = partiet är avslutat: { $score }
effect-over-cannot-mate = partiet är avslutat: { $score }, eftersom motståndaren inte kan göra matt med någon serie regelrätta drag

move-written = { $move }
moves-none = ingenting
moves-more =
    { $count ->
        [one] { $count } annat drag
       *[other] { $count } andra drag
    }
time-hours =
    { $count ->
        [one] { $count } timme
       *[other] { $count } timmar
    }
time-minutes =
    { $count ->
        [one] { $count } minut
       *[other] { $count } minuter
    }
time-seconds =
    { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    }

## What the arbiter is asked

question = domaren avgör (fråga { $number }): { $about }? Svar: { $answers }
question-openly = domaren avgör: { asked-plainly }
asked-plainly = { $about }?
asked-late-arrival = förlorar { color } partiet
asked-can-mate = kan { color } fortfarande sätta matt
asked-colors-reversed = fortsätter partiet med dessa färger
asked-moved-twice = vad sker med det drag som { color } gjorde utan att vara vid draget
asked-times = vilka tider ska klockorna visa
answer-yes = ja
answer-no = nej
answer-lost = förlorar
answer-may-play = får spela
answer-go-on = fortsätter
answer-new-game = nytt parti
answer-take-back = draget tas tillbaka
answer-leave-times = tiderna lämnas som de är

## What cannot have happened

impossible-backwards = något som sker { $at } kan inte följa på något som skedde { $last }
impossible-no-piece = det står ingen pjäs på { $square } att röra
impossible-nothing-displaced = inga pjäser har stötts omkull
impossible-nothing-in-hand = det finns inget i handen: först måste en pjäs röras
impossible-nothing-to-take-back = spelaren har inget ofullbordat drag att ta tillbaka
impossible-move-made = spelarens drag är utfört; tills det är fullbordat kan det bara tas tillbaka
impossible-not-on-move = det är motståndaren som är vid draget
impossible-occupied = { $square } är upptagen av en av spelarens egna pjäser
impossible-no-castling = { castling } kräver en kung och ett torn på den sidan
impossible-not-started = partiet har inte börjat
impossible-already-started = partiet har redan börjat
impossible-over = partiet är redan avslutat
impossible-after-the-end = partiet är avslutat, { $score } ({ ending }, § { $article }); protokollen kan fortfarande fyllas i och undertecknas, öppna frågor avgöras, uppträdande bestraffas, beslut överklagas och felaktiga anteckningar rättas
ending =
    { $reason ->
        [checkmate] matt
        [resignation] uppgivet parti
        [stalemate] patt
        [dead] död ställning
        [agreement] överenskommelse
        [time] överskriden betänketid
        [both-flags] båda kläpparna nere
        [default-time] för sen ankomst
        [illegal-moves] regelstridiga drag
        [illegal-position] regelstridig ställning
        [repetition] upprepning av ställningen
        [quiet-moves] drag utan slag eller bondedrag
        [signatures] undertecknat resultat
       *[decision] beslut
    }
impossible-not-for-them = det är inte den personens sak
impossible-no-question = det finns ingen öppen fråga { $number } med det svaret
impossible-no-position = från den här ställningen går det inte att spela: { $reason }
impossible-nothing-to-play = i den här ställningen har spelaren vid draget inget regelrätt drag
impossible-no-entry = det finns ingen anteckning { $number } att rätta
impossible-displaced = rubbade pjäser måste först ställas tillbaka
impossible-cannot-play = { $from }–{ $to } kan inte spelas: { $reason }

## Vad domaren gör, på en rad

headline-illegal =
    { color-of } { $count ->
        [1] första
        [2] andra
        [3] tredje
       *[other] { $count }:e
    } regelstridiga drag: { $what }
headline-taken-back = draget tas tillbaka
headline-stands = draget gäller
headline-became = bonden blir { piece }
