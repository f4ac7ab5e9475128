### Domarens bord: händelser, hur de går till, och vad domaren gör.

## Händelser

desk-illegal-move = Regelstridigt drag
desk-pawn-not-promoted = Bonden promoverades inte
desk-touch-move = Rörd pjäs
desk-two-hands = Båda händerna användes
desk-press-without-move = Klockan slogs om utan drag
desk-flag = Kläppen har fallit
desk-both-flags = Båda kläpparna har fallit
desk-late = Sen eller frånvarande
desk-clock-wrong = Fel på klockan
desk-clock-handling = Klockan hanterades otillbörligt
desk-repetition = Krav: upprepning
desk-fifty = Krav: femtio drag
desk-draw-offer = Remianbud
desk-normal-means = Krav: kan inte vinnas på normalt sätt
desk-dead-position = Död ställning
desk-displaced = Rubbade pjäser
desk-wrong-set-up = Felaktig utgångsställning
desk-illegal-position = Regelstridig ställning
desk-colors-reversed = Ombytta färger
desk-board-turned = Brädet felvänt
desk-device = Telefon eller annan utrustning
desk-scoresheet = Protokoll
desk-conduct = Uppförande
desk-leaving = Lämnar brädet
desk-search = Undersökning
desk-spectator = Åskådare
desk-checkmate = Matt eller patt
desk-resignation = Uppgivet parti
desk-agreement = Remi överenskommen eller avslagen
desk-signatures = Fel resultat undertecknat
desk-appeal = Överklagande

## Hur det går till

desk-how-answered = Motståndaren hade redan svarat
desk-how-not-pressed = Klockan har inte slagits om än
desk-how-own-piece = Rörde en egen pjäs
desk-how-played-other = En annan pjäs flyttades
desk-how-opponents-piece = Rörde en av motståndarens pjäser
desk-how-both-pieces = Rörde en egen pjäs, sedan en av motståndarens
desk-how-rook-first = Rockerade med tornet först
desk-how-by-accident = Rörde av misstag
desk-how-adjusts = Sade ”j’adoube” först
desk-how-flag-can-mate = Påtalat av motståndaren
desk-how-flag-bare-king = Påtalat; motståndaren har bara kungen
desk-how-both-flags-first = Den här spelarens kläpp föll först, enligt klockans indikering
desk-how-both-flags-unknown = Ingen kan säga vilken som föll först; i den sista eller enda perioden
desk-how-both-flags-unknown-earlier = Ingen kan säga vilken som föll först; en period återstod ännu
desk-how-flag-up = Påtalat, men kläppen är uppe
desk-how-on-board = Ställningen står på brädet
desk-how-with-move = Med ett nedskrivet drag
desk-how-not-on-move = Spelaren är inte vid draget
desk-how-after-touch = Efter att ha rört en pjäs
desk-how-offer-rightly = Efter draget, innan klockan slogs om
desk-how-offer-early = Innan draget gjordes
desk-how-offer-late = På motståndarens tid
desk-how-offer-condition = Med ett villkor
desk-how-displaced-now = På egen tid, klockan inte omslagen
desk-how-displaced-pressed = Och slog om klockan
desk-how-displaced-later = Upptäckt några drag senare
desk-how-displaced-unknown = Upptäckt senare, och anteckningarna leder inte till rätt ställning
desk-how-early = Upptäckt innan tio drag hade gjorts
desk-how-ten-moves = Upptäckt efter tio eller fler drag
desk-how-position-seen = Båda kungarna i schack, eller en bonde på sista raden
desk-how-position-stated = Kan ställningen alls uppstå?
desk-how-bag = I väskan, avstängd
desk-how-bag-announced = I väskan, tillåtet enligt tävlingens regler
desk-how-bag-on = I väskan, påslagen
desk-how-ahead = Draget skrevs innan det gjordes
desk-how-declined-by-touch = Avslaget genom att röra en pjäs
desk-how-bags-refused = Väskor: vägrade
desk-how-body-refused = Kroppen: vägrade
desk-how-checkmate = Matt
desk-how-stalemate = Patt
desk-how-signed-wrong = Båda undertecknade fel resultat
desk-how-other-hand = Slog om klockan med den andra handen

## Vad domaren gör

desk-step-stop = Stanna båda klockorna.
desk-step-restore = Återställ den ställning som stod på brädet före händelsen.
desk-step-touched = { color } måste göra ett regelrätt drag med den rörda pjäsen, om det finns något.
desk-step-capture = { color } måste slå den rörda pjäsen, om det är regelrätt.
desk-step-capture-with = { color } måste slå den andra pjäsen med den första, om det är regelrätt; annars flytta eller slå den först rörda av dem som kan flyttas eller slås.
desk-step-rook = { color } måste flytta tornet, eller kungen om tornet inte kan flyttas, och får inte rockera åt den sidan i detta drag.
desk-step-promote = { color } måste promovera bonden på den rutan: hämta den pjäs som spelaren begär.
desk-step-became = Bonden promoveras till { piece }.
desk-step-decide = Avgör: { $question }?
desk-step-over = Partiet är avslutat: { $score }. Båda spelarna undertecknar protokollen.
desk-step-signed-stands = Det undertecknade resultatet gäller: för in det.
desk-step-signed-corrected = Rätta resultatet på båda protokollen, låt båda spelarna underteckna det och för in det; stryk ett felaktigt resultat som redan har förts in.
desk-step-go-on = Partiet fortsätter; inget mer behöver göras.
desk-step-take-back = { color } tar tillbaka draget och gör ett regelrätt drag med den rörda pjäsen, om det finns något.
desk-step-put-right = { color } ställer tillbaka pjäserna på sin egen tid.
desk-step-put-right-first = Starta { color-of } klocka: { color } ställer tillbaka pjäserna på sin egen tid.
desk-step-no-condition = Anbudet gäller utan villkoret: inga villkor får kopplas till det.
desk-step-written = { color } måste göra det drag som antecknades.
desk-step-decided-first = När det är avgjort, och om partiet fortsätter: { color-of } klocka går.
desk-step-announced = Detta gäller bara om det har tillkännagivits att vägledningen för partier utan tillägg (III) gäller; annars har Schackreglerna ingen regel för detta, och du avgör (Förord).
desk-step-goes-on = Partiet fortsätter.
desk-decided = domaren har avgjort: { $answer }
desk-white-to-move = Vit är vid draget. { $answer }
desk-black-to-move = Svart är vid draget. { $answer }
desk-one-period = denna betänketid har bara en period, så ingen annan återstod
desk-no-ruling = det här svaret innehåller inget domslut att skriva ut
desk-no-incident = regelhjälpen känner inte till { $name }
desk-bad-control = betänketiden kan inte tolkas: { $why }
desk-bad-position = detta är ingen giltig ställning: { $why }
desk-bad-amount = ”{ $found }” är inte ett belopp
desk-bad-count = ange ett tal från { $least } till { $most }
desk-impossible = detta kan inte ha hänt: { $why }

## Guided entry: groups of acts

guide-moving = Röra och flytta pjäser
guide-completion = Uppgivet parti
guide-clock = Schackklockan
guide-irregularity = Rubbade pjäser och ställningar
guide-recording = Protokoll
guide-draw = Remi och krav
guide-decision = Iakttagelser och beslut
guide-arranges = Assistenter, klockor och skärmar
guide-conduct = Uppträdande
guide-arbiter = Domare och åskådare
guide-rapid = Snabbschack och blixt
guide-blind = Blinda spelare
guide-adjourned = Avbrutna partier
guide-chess960 = Schack960
guide-quickplay = Partier utan tillägg
guide-preface = Andra frågor

## Entries that are handed over

json-kind =
    { $found ->
        [null] null
        [boolean] ett sanningsvärde
        [number] ett tal
        [text] en text
        [list] en lista
       *[object] ett objekt
    }
handed-document = hittade { json-kind }, väntade ett objekt med { "version" }, { "type" } och { "entries" }
handed-list = ”{ "entries" }” är { json-kind }, väntade en lista
handed-entry = post { $entry } är { json-kind }, väntade ett objekt
handed-part = post { $entry }: ”{ $part }” är { json-kind }, väntade ett objekt
handed-field = post { $entry }: { $why }
handed-unread = posterna kan inte läsas: { $why }
handed-version = posterna har version { $found }, väntade { $expected }
handed-entries = hittade { $found } poster, väntade 1 till { $most }
handed-id = post { $entry }: identifieraren är inte 8 till 64 hexadecimala siffror
handed-note = post { $entry }: anteckningen har { $found } byte, högst { $most } väntades
handed-name = post { $entry }: ett namn är längre än { $most } byte
handed-control = post { $entry }: styrtecknet { $code } är inte tillåtet
handed-twice = post { $entry } har samma identifierare som en tidigare
handed-known = den här posten är redan antecknad vid det här bordet
