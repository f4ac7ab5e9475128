### Guideline I: adjourned games, and what stands on the envelope.

## What was found

adjourned-session = spelperioden är tillkännagiven och mäts av domarens klocka
adjourned-session-end-missing = även spelperiodens sluttid måste tillkännages
adjourned-session-not-over = spelperioden är inte slut, så ingen behöver försegla ännu
adjourned-must-seal = spelperioden är slut, och { color } måste försegla sitt drag
adjourned-seals-early = { color } förseglar i förtid och förlorar tiden fram till spelperiodens slut
adjourned-sealed = { color } har förseglat ett drag
adjourned-changed = { color } har ändrat sitt förseglingsdrag innan klockan stannades
adjourned-too-late-to-change = klockan är stannad, så { color } kan inte längre ändra sitt förseglingsdrag
adjourned-not-on-paper = { color } måste skriva förseglingsdraget på ett pappersprotokoll
adjourned-played-instead = { color } har gjort { $move } på brädet, vilket nu är förseglingsdraget
adjourned-pressed-instead = { color } har slagit om klockan i stället för att stanna den utan att starta motståndarens
adjourned-still-to-seal = { color } har stannat klockan men måste ännu anteckna och försegla det drag som gjordes på brädet
adjourned-adjourned = { color } har förseglat sitt drag och stannat klockan; partiet är avbrutet
adjourned-envelope-lacks = på kuvertet saknas: { envelope-item }
adjourned-envelope-wrong = felaktigt på kuvertet: { envelope-item }
envelope-item =
    { $item ->
        [names] spelarnas namn
        [position] ställningen omedelbart före förseglingsdraget
        [times] vardera spelarens förbrukade tid
        [sealer] namnet på den spelare som förseglat
        [number] förseglingsdragets nummer
        [offer] gällande remianbud
       *[resumption] datum, tid och plats för återupptagandet
    }
adjourned-envelope-in-order = på kuvertet står allt som ska stå där
adjourned-envelope-kept = domaren har kontrollerat kuvertet och förvarar det
adjourned-offered = { color } bjuder remi medan partiet är avbrutet; anbudet gäller tills det har besvarats
adjourned-ended-before = partiet är avslutat före återupptagandet, så kuvertet förblir stängt
adjourned-set-up-again = ställningen före förseglingsdraget och de förbrukade tiderna ställs upp för återupptagandet
adjourned-replier-absent = { color } ska besvara förseglingsdraget men är inte närvarande
adjourned-both-absent = ingen av spelarna är närvarande; { color } ska besvara förseglingsdraget och förlorar tiden fram till sin ankomst
adjourned-stopped-on-arrival = { color } har anlänt och stannat klockan för att tillkalla domaren
adjourned-opened = kuvertet öppnas; { color } hade förseglat ”{ $text }”
adjourned-goes-on = { color-of } förseglingsdrag utförs på brädet, och partiet fortsätter
adjourned-other-than-played = { color } hade förseglat ett annat drag än det som gjordes på brädet; draget på brädet gäller
adjourned-ambiguous = { color-of } förseglingsdrag, ”{ $text }”, är tvetydigt
adjourned-unclear = det går inte att förstå { color-of } förseglingsdrag, ”{ $text }”
adjourned-illegal = { color-of } förseglingsdrag, ”{ $text }”, är regelstridigt
adjourned-faulty = { color } förlorar på grund av det felaktiga förseglingsdraget, utom om motståndaren inte kan sätta matt
adjourned-reply-sealed = { color } förseglar sitt svarsdrag i ett nytt kuvert, eftersom motståndaren inte är närvarande
adjourned-reply-made = { color-of } förseglade svarsdrag utförs på brädet
adjourned-late = { color } är för sen till återupptagandet
adjourned-late-until-opened = { color } är för sen till återupptagandet; följden beror på förseglingsdraget, när kuvertet har öppnats
adjourned-not-late = { color } är inte för sen till återupptagandet
adjourned-ended-by-sealed-move = förseglingsdraget avslutade partiet, och det resultatet gäller
adjourned-out-of-time = { color } var närvarande men har överskridit sin tid
adjourned-envelope-missing = kuvertet saknas; partiet fortsätter från det som antecknats, med det drag som spelaren uppger
adjourned-position-unknown = kuvertet saknas och ställningen är okänd; partiet annulleras
adjourned-stated = { color } uppger sig ha förseglat ”{ $text }”
adjourned-times-corrected = { color } påpekade felaktiga tider före sitt första drag; de rättas
adjourned-times-right = de tider som { color } ifrågasätter är de som antecknades
adjourned-times-late = { color } påpekade felaktiga tider först efter sitt första drag

## What the arbiter is asked

adjourned-asked-late = förlorar { color } partiet genom att vara för sen till återupptagandet
adjourned-asked-meaning = går det att fastställa innebörden av { color-of } förseglingsdrag
adjourned-asked-times = ska tiderna ändå rättas

## What cannot have happened

adjourned-impossible-adjourned = partiet är avbrutet
adjourned-impossible-not-adjourned = partiet är inte avbrutet, eller har inte kommit så långt
adjourned-impossible-annulled = partiet är annullerat
adjourned-impossible-session-end = spelperiodens slut är inte känt: tillkännage det först
adjourned-impossible-replier-absent = kuvertet öppnas först då spelaren som ska besvara förseglingsdraget är närvarande
adjourned-impossible-sealer-absent = det förseglade svarsdraget öppnas först när den frånvarande spelaren har anlänt
adjourned-impossible-unopened = det förseglade svarsdraget måste öppnas först
adjourned-impossible-not-sealed = detta är inte vad som förseglades: text och engångstal stämmer inte med kontrollsumman { $commitment }
adjourned-impossible-language = ”{ $found }” är ingen känd språkkod
adjourned-impossible-nothing-to-state = det finns inget att uppge: kuvertet saknas inte
adjourned-impossible-nothing-unclear = det finns inget förseglingsdrag vars innebörd ska fastställas
adjourned-while-adjourned = { color } handlar vid brädet medan partiet är avbrutet, vilket inte har någon verkan

## The envelope

envelope-title = FÖRSEGLINGSDRAG
envelope-players = Vit: { $white }   Svart: { $black }
envelope-position = Ställningen omedelbart före förseglingsdraget:
envelope-used = Förbrukad tid: vit { $white }, svart { $black }
envelope-sealer = Förseglat av: { $name } ({ color })
envelope-sealer-open = Förseglat av: { $name }
envelope-number = Dragets nummer: { $number }
envelope-offer = Gällande remianbud från: { $name } ({ color })
envelope-no-offer = Gällande remianbud från: ingen
envelope-resumption = Återupptagande: { $date }, { $time }, { $place }
envelope-checked = Kontrollerat och förvarat av domaren: { $name }

## The command `play`

play-no-envelope = Det finns inget kuvert att öppna. Om det har kommit bort: { "arbiter lose envelope" }, sedan: { "state MOVE" }
play-no-chance = Det går inte att försegla: systemet ger inga slumptal: { $why }.
play-nothing-sealed = Inget drag har förseglats.
play-keys-kept = Förseglingsdraget finns i { $path }, inte i loggen.
play-bad-key = { $path }, rad { $line }: detta är inte ett förseglingsdrag med nyckel
typed-sealed = förseglingsdraget, till exempel { "Sf3" }
help-session = spelperioden slutar då, enligt domarens klocka
help-adjourn = anmodar spelaren vid draget att försegla (en spelare: { "adjourn early" })
help-seal = förseglar ett drag eller ersätter det förseglade; sedan: { "stop" }
help-envelope = det som ska skrivas på kuvertet
help-resume = återupptar det avbrutna partiet med dem som har anlänt
help-open-envelope = öppnar kuvertet ({ "arbiter lose envelope" }, sedan: { "state Nf3" })
play-envelope = { $form }
