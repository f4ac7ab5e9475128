### Domarens bord: händelser, hur de går till, och vad domaren gör.

## Händelser

desk-illegal-move = Regelvidrigt drag
desk-pawn-not-promoted = Bonden inte förvandlad
desk-touch-move = Berörd pjäs
desk-two-hands = Båda händerna
desk-press-without-move = Klockan tryckt utan drag
desk-flag = Flaggan har fallit
desk-both-flags = Båda flaggorna har fallit
desk-late = Sen eller frånvarande
desk-clock-wrong = Fel på klockan
desk-clock-handling = Klockan hanteras fel
desk-repetition = Yrkande: upprepning
desk-fifty = Yrkande: femtio drag
desk-draw-offer = Remianbud
desk-normal-means = Yrkande utan tillägg
desk-dead-position = Död ställning
desk-displaced = Pjäser rubbade
desk-wrong-set-up = Fel utgångsställning
desk-colors-reversed = Omvända färger
desk-board-turned = Brädet felvänt
desk-device = Telefon eller apparat
desk-scoresheet = Protokoll
desk-conduct = Uppförande
desk-leaving = Lämnar bordet
desk-search = Visitation
desk-spectator = Åskådare
desk-resignation = Uppgivet parti
desk-agreement = Remi överenskommen eller avböjd
desk-signatures = Fel resultat undertecknat
desk-appeal = Överklagande

## Hur det går till

desk-how-answered = Motståndaren hade redan svarat
desk-how-not-pressed = Klockan är inte tryckt än
desk-how-own-piece = En egen pjäs berörd
desk-how-played-other = En annan pjäs flyttades
desk-how-opponents-piece = En av motståndarens pjäser berörd
desk-how-both-pieces = En egen pjäs, sedan en motståndares
desk-how-rook-first = Rockad med tornet först
desk-how-by-accident = Berörd av misstag
desk-how-adjusts = Sade ”jag rättar” först
desk-how-flag-can-mate = Yrkat; motståndaren kan fortfarande ge matt
desk-how-flag-bare-king = Yrkat; motståndaren har bara kungen
desk-how-flag-up = Yrkat, men flaggan är uppe
desk-how-on-board = Ställningen står på brädet
desk-how-with-move = Med ett nedskrivet drag
desk-how-not-on-move = Utan att vara vid draget
desk-how-after-touch = Efter att ha berört en pjäs
desk-how-offer-rightly = Efter draget, före trycket
desk-how-offer-early = Innan draget är gjort
desk-how-offer-late = På motståndarens tid
desk-how-offer-condition = Med ett villkor
desk-how-displaced-now = På egen tid, inte tryckt
desk-how-displaced-pressed = Och tryckte på klockan
desk-how-displaced-later = Upptäckt några drag senare
desk-how-early = Upptäckt inom tio drag
desk-how-ten-moves = Upptäckt efter tio drag
desk-how-bag = I väskan, avstängd
desk-how-bag-announced = I väskan, tillåtet av tävlingen
desk-how-bag-on = I väskan, påslagen
desk-how-ahead = Draget skrivs innan det spelas
desk-how-declined-by-touch = Avböjt genom att beröra en pjäs
desk-how-bags-refused = Väska: vägrade
desk-how-body-refused = Kroppsvisitation: vägrade
desk-how-signed-wrong = Båda undertecknade fel resultat
desk-how-other-hand = Tryckte med andra handen

## Vad domaren gör

desk-step-stop = Stoppa båda klockorna.
desk-step-restore = Ställ tillbaka ställningen före händelsen.
desk-step-touched = { color } måste göra ett regelenligt drag med den berörda pjäsen, om det finns något.
desk-step-became = Bonden blir { piece }.
desk-step-decide = Avgör: { $question }?
desk-step-over = Partiet är avslutat: { $score }. Båda spelarna undertecknar protokollen.
desk-step-go-on = Partiet fortsätter; inget mer behöver göras.
