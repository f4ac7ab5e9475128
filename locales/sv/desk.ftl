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
desk-normal-means = Krav utan tillägg
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
desk-how-both-flags-unknown = Ingen kan säga vilken kläpp som föll först
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
desk-how-signed-wrong = Båda undertecknade fel resultat
desk-how-other-hand = Tryckte med andra handen

## Vad domaren gör

desk-step-stop = Stanna båda klockorna.
desk-step-restore = Ställ tillbaka ställningen före händelsen.
desk-step-touched = { color } måste göra ett regelrätt drag med den rörda pjäsen, om det finns något.
desk-step-capture = { color } måste slå den rörda pjäsen, om det är regelrätt.
desk-step-capture-with = { color } måste slå den andra pjäsen med den första, om det är regelrätt; annars gäller den först rörda som kan flyttas eller slås.
desk-step-rook = { color } måste flytta tornet och får inte rockera med det.
desk-step-became = Bonden blir { piece }.
desk-step-decide = Avgör: { $question }?
desk-step-over = Partiet är avslutat: { $score }. Båda spelarna undertecknar protokollen.
desk-step-go-on = Partiet fortsätter; inget mer behöver göras.
