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
finding-ready = { color } är redo
finding-late = { color } var inte vid brädet inom toleransgränsen
finding-both-absent = ingen av spelarna var på plats vid partiets början; vit förlorar den tid som har gått
finding-bound = regeln om rörd pjäs gäller för { color }
finding-touched-in-vain = ingen av de pjäser som { color } har rört kan flyttas eller slås
finding-adjusted-wrongly = { color } får inte ställa pjäser till rätta nu
finding-adjusted = { color } ställer en pjäs till rätta och behöver inte flytta den
finding-made = { color } har gjort draget { $move }
finding-released-illegally = { color-of } drag är regelstridigt och måste rättas innan klockan slås om
finding-released-illegally-because = { color-of } drag är regelstridigt ({ $reason }) och måste rättas innan klockan slås om
finding-touch-move-broken = { color } bröt mot regeln om rörd pjäs genom att göra ett annat drag
finding-complaint-too-late = { color } har rört en pjäs och kan inte längre påtala detta
finding-complaint-unfounded = { color-of } { claim } är ogrundat
finding-completed = { color-of } drag är fullbordat
finding-checkmate = { color } har satt matt
finding-stalemate = patt
finding-dead = död ställning: ingen av spelarna kan sätta matt
finding-resigned = { color } ger upp
finding-after-end = { color } handlar efter partiets slut, vilket inte ändrar något
finding-found-after-end = detta upptäcktes efter partiets slut, och resultatet står fast
finding-agreed = spelarna har enats om remi
finding-agreement-barred = spelarna kan inte enas om remi nu
finding-offered = { color } bjuder remi
finding-offered-wrongly = { color } bjuder remi vid fel tidpunkt; anbudet är giltigt
finding-condition-void = { color } får inte koppla något villkor till ett remianbud
finding-declined = { color } avslår remianbudet
finding-no-offer = det finns inget remianbud att anta eller avslå
finding-offer-not-withdrawn = { color } får inte ta tillbaka remianbudet
finding-claim-not-withdrawn = { color } får inte ta tillbaka sitt remikrav
finding-nothing-to-withdraw = { color } har inget att ta tillbaka
finding-consent-given = domaren medger att spelarna enas om remi
finding-consent-refused = domaren medger inte att spelarna enas om remi
finding-consent-not-needed = spelarna behöver inget medgivande för att enas om remi
finding-flag-fell = { color-of } kläpp har fallit
finding-flag-up = { color-of } kläpp har inte fallit
finding-both-flags = båda kläpparna har fallit
finding-time-lost = { color } har inte fullbordat de föreskrivna dragen på den tilldelade tiden
finding-illegal = { color } har fullbordat ett regelstridigt drag
finding-illegal-because = { color } har fullbordat ett regelstridigt drag: { $reason }
finding-illegal-pawn = { color } har fullbordat ett regelstridigt drag: bonden på { $square } promoverades inte
finding-illegal-press = { color } har slagit om klockan utan att göra något drag, vilket räknas som ett regelstridigt drag
finding-illegal-hands = { color } har använt båda händerna för ett drag, vilket räknas som ett regelstridigt drag
finding-penalty = { opponent } får { $time } extra för { color-of } regelstridiga drag
finding-penalty-lost = { color } har gjort ett regelstridigt drag för mycket
finding-illegal-stands = { color-of } regelstridiga drag står fast eftersom motståndaren har svarat
finding-clock-mishandled = { color } har hanterat klockan på ett otillbörligt sätt
finding-press-idle = att { color } slår om klockan har ingen verkan
finding-stopped = { color } har stannat klockorna
finding-stopped-without-reason = { color } har stannat klockorna utan giltigt skäl
finding-stopped-by-arbiter = domaren har stannat klockorna
finding-interrupted = partiet avbröts, och klockorna visar de senast kända tiderna
finding-restarted = spelet fortsätter med { color-of } klocka i gång
finding-claimed = { color } { claims }
finding-taken-back = { color } tar tillbaka draget
finding-taken-back-completed = { color } tar tillbaka ett fullbordat drag; draget står fast
finding-promotion-exchanged = { color } ställer ner en annan pjäs när promoveringen inte längre kan ändras
finding-claim-right = { color-of } { claim } är korrekt
finding-claim-wrong =
    { $claim ->
        [fifty]
            { $count ->
                [0] { color-of } krav är felaktigt: spelarna har inte gjort femtio drag vardera utan slag eller bondedrag
               *[other] { color-of } krav är felaktigt: vardera spelaren har bara gjort { $count } drag utan slag eller bondedrag, inte femtio
            }
       *[repetition]
            { $count ->
                [0] { color-of } krav är felaktigt: den ställning som kravet gäller har inte uppstått
                [1] { color-of } krav är felaktigt: ställningen har uppstått en gång, inte tre
                [2] { color-of } krav är felaktigt: ställningen har uppstått två gånger, inte tre
               *[other] { color-of } krav är felaktigt: ställningen har uppstått { $count } gånger
            }
    }
finding-claim-not-on-move = { color } är inte vid draget och kan inte { claim-to }
finding-claim-after-touch = { color } har rört en pjäs och kan i detta drag inte { claim-to }
finding-fivefold = samma ställning har uppstått fem gånger
finding-seventy-five = vardera spelaren har gjort 75 drag utan slag eller bondedrag
finding-colors-reversed = partiet började med ombytta färger; vardera spelaren har gjort { $count } drag
finding-wrong-set-up = utgångsställningen var inkorrekt
finding-board-turned = brädet var felvänt; ställningen överförs till ett korrekt placerat bräde
finding-displaced = { color } har rubbat pjäser och måste ställa tillbaka dem på sin egen tid
finding-put-back = { color } har ställt tillbaka de rubbade pjäserna
finding-displaced-later = pjäser hade rubbats från sina rutor tidigare i partiet
finding-clock-wrong = klockan är defekt eller var fel inställd
finding-recorded = { color } antecknar ”{ $text }”
finding-recorded-ahead = { color } antecknar ”{ $text }” innan draget är gjort, vilket bara är tillåtet vid ett remikrav
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
finding-signed-wrongly = { color } undertecknar ett resultat som inte är partiets resultat
finding-not-on-record = ingenting i partiets uppgifter stöder iakttagelsen
finding-decided = domaren har avgjort fråga { $number }
finding-decided-openly = domaren har fattat sitt beslut
finding-clock-set = { color-of } klocka har ställts
finding-declared = domaren fastställer resultatet
finding-result-corrected = domaren rättar resultatet
finding-moved-twice = { color } har gjort ett drag utan att vara vid draget

claims =
    { $claim ->
        [repetition] kräver remi genom upprepning av ställningen
        [fifty] kräver remi enligt 50-dragsregeln
        [flag] påtalar att kläppen har fallit
        [touch-move] påtalar ett brott mot regeln om rörd pjäs
        [two-hands] påtalar ett drag med båda händerna
       *[illegal-move] påtalar ett regelstridigt drag
    }
claim =
    { $claim ->
        [repetition] krav på remi genom upprepning av ställningen
        [fifty] krav på remi enligt 50-dragsregeln
        [flag] påtalande av att kläppen har fallit
        [touch-move] påtalande av ett brott mot regeln om rörd pjäs
        [two-hands] påtalande av ett drag med båda händerna
       *[illegal-move] påtalande av ett regelstridigt drag
    }
claim-to =
    { $claim ->
        [repetition] kräva remi genom upprepning av ställningen
        [fifty] kräva remi enligt 50-dragsregeln
        [flag] påtala att kläppen har fallit
        [touch-move] påtala ett brott mot regeln om rörd pjäs
        [two-hands] påtala ett drag med båda händerna
       *[illegal-move] påtala ett regelstridigt drag
    }

## What follows

effect-time-added = { color } får { $time } extra
effect-time-taken = { color } förlorar { $time }
effect-increment-taken = { color } förlorar tillägget på { $time } som draget gav
effect-counter = { color-of } dragräknare ställs på { $count }
effect-clocks-stopped = klockorna är stannade
effect-clock-runs = { color-of } klocka går
effect-restored-to-start = utgångsställningen återställs
effect-restored =
    { $count ->
        [one] ställningen efter det första draget återställs
       *[other] ställningen efter { $count } drag, båda spelarnas drag inräknade, återställs
    }
effect-restored-after = ställningen efter { $move } återställs
effect-position-set = partiet fortsätter från den ställningen med { color } vid draget
effect-must-play = { color } måste spela { $moves }
effect-free-to-play = { color } får göra vilket regelrätt drag som helst
effect-became = bonden på { $square } promoveras till { piece }
effect-illegal-moves =
    { $count ->
        [one] { $count } regelstridigt drag räknas mot { color }
       *[other] { $count } regelstridiga drag räknas mot { color }
    }
effect-offer-stands = { color-of } remianbud gäller
effect-offer-gone = inget remianbud gäller längre
effect-may-penalize = domaren får bestraffa { color }
effect-must-penalize = domaren ska bestraffa { color }
effect-warned = { color } får en varning
effect-must-update = { color } måste komplettera sitt protokoll före nästa drag
effect-new-game = ett nytt parti spelas
effect-over = partiet är avslutat: { $score }
effect-over-cannot-mate = partiet är avslutat: { $score }, eftersom motståndaren inte kan sätta matt med någon möjlig följd av regelrätta drag

move-written = { $move }
moves-none = inget drag
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
asked-late-arrival = förlorar { color } partiet på grund av sen ankomst
asked-can-mate = kan { color } fortfarande sätta matt
asked-colors-reversed = fortsätter partiet med ombytta färger
asked-moved-twice = vad ska ske med det drag som { color } gjorde utan att vara vid draget
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

impossible-backwards = en händelse vid { $at } kan inte följa på en vid { $last }
impossible-no-piece = det står ingen pjäs på { $square } att röra
impossible-nothing-displaced = inga pjäser har rubbats
impossible-nothing-in-hand = spelaren har ingen pjäs i handen: rör först en pjäs
impossible-nothing-to-take-back = spelaren har inget ofullbordat drag att ta tillbaka
impossible-move-made = spelaren har redan gjort sitt drag; tills det är fullbordat kan det bara tas tillbaka
impossible-not-on-move = det är motståndaren som är vid draget
impossible-occupied = { $square } är upptagen av en pjäs av samma färg
impossible-no-castling = { castling } kräver en kung och ett torn på den sidan
impossible-not-started = partiet har inte börjat
impossible-already-started = partiet har redan börjat
impossible-over = partiet är avslutat
impossible-after-the-end = partiet är avslutat, { $score } ({ ending }, § { $article }); protokollen kan fortfarande fyllas i och undertecknas, öppna frågor avgöras, uppförande bestraffas, beslut överklagas och felaktiga anteckningar rättas
ending =
    { $reason ->
        [checkmate] matt
        [resignation] uppgivet parti
        [stalemate] patt
        [dead] död ställning
        [agreement] överenskommelse
        [time] kläppen har fallit
        [both-flags] båda kläpparna har fallit
        [default-time] inte på plats inom toleransgränsen
        [illegal-moves] regelstridiga drag
        [illegal-position] regelstridig ställning
        [repetition] upprepning av ställningen
        [quiet-moves] drag utan slag eller bondedrag
        [signatures] undertecknat resultat
       *[decision] beslut
    }
impossible-not-for-them = den personen får inte göra det
impossible-no-question = det finns ingen öppen fråga { $number } med det svaret
impossible-no-position = partiet kan inte fortsätta från den här ställningen: { $reason }
impossible-nothing-to-play = spelaren vid draget har inget regelrätt drag i den här ställningen
impossible-no-entry = det finns ingen anteckning { $number } att rätta
impossible-displaced = rubbade pjäser måste ställas tillbaka först
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
headline-stands = draget står fast
headline-became = bonden promoveras till { piece }
