### Domarens bord: händelser, hur de går till, och vad domaren gör.

## Händelser

desk-illegal-move = Regelstridigt drag
desk-pawn-not-promoted = Bonden inte promoverad
desk-touch-move = Rörd pjäs
desk-two-hands = Båda händerna
desk-press-without-move = Klockan tryckt utan drag
desk-flag = Kläppen har fallit
desk-both-flags = Båda kläpparna har fallit
desk-late = Sen eller frånvarande
desk-clock-wrong = Fel på klockan
desk-clock-handling = Klockan hanteras fel
desk-repetition = Krav: upprepning
desk-fifty = Krav: femtio drag
desk-draw-offer = Remianbud
desk-normal-means = Krav: kan inte vinnas med normala medel
desk-dead-position = Död ställning
desk-displaced = Pjäser rubbade
desk-wrong-set-up = Inkorrekt utgångsställning
desk-colors-reversed = Ombytta färger
desk-board-turned = Brädet fel placerat
desk-device = Telefon eller apparat
desk-scoresheet = Protokoll
desk-conduct = Uppförande
desk-leaving = Lämnar bordet
desk-search = Visitation
desk-spectator = Åskådare
desk-checkmate = Matt eller patt
desk-resignation = Uppgivet parti
desk-agreement = Remi överenskommen eller avslagen
desk-signatures = Fel resultat undertecknat
desk-appeal = Överklagande

## Hur det går till

desk-how-answered = Motståndaren hade redan svarat
desk-how-not-pressed = Klockan är inte tryckt än
desk-how-own-piece = En egen pjäs rörd
desk-how-played-other = En annan pjäs flyttades
desk-how-opponents-piece = En av motståndarens pjäser rörd
desk-how-both-pieces = En egen pjäs, sedan en motståndares
desk-how-rook-first = Rockad med tornet först
desk-how-by-accident = Rörd av misstag
desk-how-adjusts = Sade ”jag rättar” först
desk-how-flag-can-mate = Påtalat av motståndaren
desk-how-flag-bare-king = Påtalat; motståndaren har bara kungen
desk-how-both-flags-first = Denna spelares kläpp föll först, enligt klockan
desk-how-both-flags-unknown = Ingen kan säga vilken som föll först; i den sista eller enda perioden
desk-how-both-flags-unknown-earlier = Ingen kan säga vilken som föll först; en period återstod ännu
desk-how-flag-up = Påtalat, men kläppen har inte fallit
desk-how-on-board = Ställningen står på brädet
desk-how-with-move = Med ett nedskrivet drag
desk-how-not-on-move = Utan att vara vid draget
desk-how-after-touch = Efter att ha rört en pjäs
desk-how-offer-rightly = Efter draget, före trycket
desk-how-offer-early = Innan draget är gjort
desk-how-offer-late = På motståndarens tid
desk-how-offer-condition = Med ett villkor
desk-how-displaced-now = På egen tid, inte tryckt
desk-how-displaced-pressed = Och tryckte på klockan
desk-how-displaced-later = Upptäckt några drag senare
desk-how-displaced-unknown = Upptäckt senare, och protokollet leder inte till rätt ställning
desk-how-early = Upptäckt inom tio drag
desk-how-ten-moves = Upptäckt efter tio drag
desk-how-bag = I väskan, avstängd
desk-how-bag-announced = I väskan, tillåtet av tävlingen
desk-how-bag-on = I väskan, påslagen
desk-how-ahead = Draget skrivs innan det spelas
desk-how-declined-by-touch = Avslaget genom att röra en pjäs
desk-how-bags-refused = Väska: vägrade
desk-how-body-refused = Kroppsvisitation: vägrade
desk-how-checkmate = Matt
desk-how-stalemate = Patt
desk-how-signed-wrong = Båda undertecknade fel resultat
desk-how-other-hand = Tryckte med andra handen

## Vad domaren gör

desk-step-stop = Stanna båda klockorna.
desk-step-restore = Ställ tillbaka ställningen före händelsen.
desk-step-touched = { color } måste göra ett regelrätt drag med den rörda pjäsen, om det finns något.
desk-step-capture = { color } måste slå den rörda pjäsen, om det är regelrätt.
desk-step-capture-with = { color } måste slå den andra pjäsen med den första, om det är regelrätt; annars gäller den först rörda som kan flyttas eller slås.
desk-step-rook = { color } måste flytta tornet och får inte rockera med det.
desk-step-promote = { color } måste promovera bonden på det fältet: hämta pjäsen som begärs.
desk-step-became = Bonden blir { piece }.
desk-step-decide = Avgör: { $question }?
desk-step-over = Partiet är avslutat: { $score }. Båda spelarna undertecknar protokollen.
desk-step-signed-stands = Det undertecknade resultatet gäller: för in det.
desk-step-signed-corrected = Rätta resultatet på båda protokollen, låt båda spelarna underteckna det och för in det; ett felaktigt som redan har förts in stryks.
desk-step-go-on = Partiet fortsätter; inget mer behöver göras.
desk-no-incident = bordet känner inte till { $name }
desk-bad-control = betänketiden går inte att läsa: { $why }
desk-bad-position = detta är ingen ställning: { $why }
desk-bad-amount = ”{ $found }” är ingen mängd
desk-bad-count = ett tal från { $least } till { $most } behövs
desk-impossible = så kan det inte ha gått till: { $why }
