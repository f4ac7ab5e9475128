### Guideline I: adjourned games, and what stands on the envelope.

## What was found

adjourned-session = spelperioden är tillkännagiven enligt domarens klocka
adjourned-session-end-missing = även spelperiodens sluttid ska tillkännages i förväg
adjourned-session-not-over = spelperioden är inte slut, ingen behöver försegla ännu
adjourned-must-seal = spelperioden är slut, { color } ska försegla sitt drag
adjourned-seals-early = { color } avbryter i förtid och belastas med tiden fram till spelperiodens slut
adjourned-sealed = { color } har förseglat ett drag
adjourned-changed = { color } har ändrat sitt förseglingsdrag innan klockan stannades
adjourned-too-late-to-change = klockan är stannad, { color } kan inte längre ändra sitt förseglingsdrag
adjourned-not-on-paper = { color } måste skriva förseglingsdraget på ett pappersprotokoll
adjourned-played-instead = { color } har utfört { $move } på brädet, vilket nu är förseglingsdraget
adjourned-pressed-instead = { color } har tryckt på klockan, som ska stannas utan att motståndarens startas
adjourned-still-to-seal = { color } har stannat klockan, men draget som utfördes på brädet måste ännu antecknas och förseglas
adjourned-adjourned = { color } har förseglat och stannat klockan; partiet är avbrutet
adjourned-envelope-lacks = på kuvertet saknas: { envelope-item }
adjourned-envelope-wrong = på kuvertet är felaktigt: { envelope-item }
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
adjourned-ended-before = partiet är avslutat före återupptagandet, kuvertet förblir stängt
adjourned-set-up-again = ställningen före förseglingsdraget och de förbrukade tiderna är återställda för återupptagandet
adjourned-replier-absent = { color } ska besvara förseglingsdraget och är inte närvarande
adjourned-both-absent = ingen av spelarna är närvarande; { color } ska besvara förseglingsdraget och förlorar tiden fram till sin ankomst
adjourned-stopped-on-arrival = { color } har anlänt och stannat klockan för att tillkalla domaren
adjourned-opened = kuvertet öppnas; { color } hade förseglat ”{ $text }”
adjourned-goes-on = { color-of } förseglingsdrag är utfört på brädet och partiet fortsätter
adjourned-other-than-played = { color } hade förseglat ett annat drag än det som utförts på brädet, och det senare gäller
adjourned-ambiguous = { color-of } förseglingsdrag, ”{ $text }”, är tvetydigt
adjourned-unclear = { color-of } förseglingsdrag, ”{ $text }”, är felaktigt och dess innebörd oklar
adjourned-illegal = { color-of } förseglingsdrag, ”{ $text }”, är regelstridigt
adjourned-faulty = ett felaktigt förseglingsdrag förlorar partiet för { color }, om motståndaren kan sätta matt
adjourned-reply-sealed = { color } förseglar sitt svarsdrag i ett nytt kuvert, eftersom motståndaren inte är närvarande
adjourned-reply-made = { color-of } förseglade svarsdrag är utfört på brädet
adjourned-late = { color } är för sen till återupptagandet
adjourned-late-until-opened = { color } är för sen till återupptagandet; vad som följer av det visar sig när kuvertet har öppnats
adjourned-not-late = { color } är inte för sen till återupptagandet
adjourned-ended-by-sealed-move = förseglingsdraget har avslutat partiet, och det gäller
adjourned-out-of-time = { color } var närvarande men har förlorat på tid
adjourned-envelope-missing = kuvertet saknas; partiet fortsätter från det som antecknats, med det drag som spelaren uppger
adjourned-position-unknown = kuvertet saknas och ställningen kan inte rekonstrueras; partiet annulleras
adjourned-stated = { color } uppger sig ha förseglat ”{ $text }”
adjourned-times-corrected = { color } har påpekat felaktiga tider före sitt första drag; de rättas
adjourned-times-right = de tider som { color } klagar på är de som antecknades
adjourned-times-late = { color } har påpekat felaktiga tider först efter sitt första drag

## What the arbiter is asked

adjourned-asked-late = förlorar { color } partiet på grund av att vara för sen till återupptagandet
adjourned-asked-meaning = går det att fastställa innebörden av { color-of } förseglingsdrag
adjourned-asked-times = ska tiderna ändå rättas

## What cannot have happened

adjourned-impossible-adjourned = partiet är avbrutet
adjourned-impossible-not-adjourned = partiet är inte avbrutet, eller inte så långt
adjourned-impossible-annulled = partiet är annullerat
adjourned-impossible-session-end = spelperiodens slut är inte känt; det måste först tillkännages
adjourned-impossible-written-openly = ett drag som ska förseglas skrivs inte öppet; det ska förseglas
adjourned-impossible-replier-absent = kuvertet öppnas först då spelaren som ska besvara förseglingsdraget är närvarande
adjourned-impossible-sealer-absent = det förseglade svarsdraget öppnas först vid motståndarens ankomst
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

play-no-envelope = Det finns inget kuvert till hands att öppna. Om det har kommit bort: { "arbiter lose envelope" }, sedan: { "state MOVE" }
play-no-chance = Inget kan förseglas utan slumptal från systemet: { $why }.
play-nothing-sealed = Inget drag har förseglats.
play-keys-kept = Det som förseglats finns i { $path }, inte i loggen.
play-bad-key = { $path }, rad { $line }: detta är inget förseglingsdrag med sin nyckel
typed-sealed = förseglingsdraget, till exempel { "Nf3" }
help-session = spelperioden slutar då, enligt domarens klocka
help-adjourn = anmodar spelaren vid draget att försegla (en spelare: { "adjourn early" })
help-seal = förseglar ett drag, eller ett annat i stället; sedan: { "stop" }
help-envelope = det som står på kuvertet, att skriva av
help-resume = det avbrutna partiet fortsätter med dem som har anlänt
help-open-envelope = öppnar kuvertet ({ "arbiter lose envelope" }, sedan: { "state Nf3" })
play-envelope = { $form }
