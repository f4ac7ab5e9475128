### What single sub-Articles of 4, 6, 7 and 9 have to say beside the course of a game.

point-contact-not-meant = { color } rörde inte för att flytta eller slå, vilket inte förpliktar till något
point-contact-counts = { color-of } beröring var inte uppenbart oavsiktlig och räknas som avsiktlig
point-touch-off-move = { color } är inte vid draget, så beröringen binder inte till något
point-promotes-pawn-skips = { color } promoverar utan att först ställa bonden på sista raden, vilket är tillåtet
point-promotes-piece-first = { color } ställer dit den nya pjäsen innan bonden är borta, vilket är tillåtet
point-promotes-captures = { color } slår pjäsen på promoveringsrutan
point-assistant =
    { $task ->
        [moves] domaren godkänner en assistent som flyttar pjäserna åt { color }
        [presses] domaren godkänner en assistent som slår om klockan åt { color }
       *[records] domaren godkänner en assistent som för protokoll åt { color }
    }
point-assistant-unknown =
    { $task ->
        [moves] domaren har inte godkänt någon assistent som flyttar pjäserna åt { color }
        [presses] domaren har inte godkänt någon assistent som slår om klockan åt { color }
       *[records] domaren har inte godkänt någon assistent som för protokoll åt { color }
    }
point-not-late = { color } är inte försenad
point-delay =
    { $seconds ->
        [one] vid varje drag börjar grundtiden räknas ned först efter { $seconds } sekund
       *[other] vid varje drag börjar grundtiden räknas ned först efter { $seconds } sekunder
    }
point-period-completed = { color } har fullbordat { $count } drag i tid
point-time-saved = { color } för över { $time } till nästa period
point-time-not-saved = { color } för inte över { $time } till nästa period
point-clock-placed = domaren har bestämt var klockan ska stå
point-clock-placed-by-player = det är inte { color } som bestämmer var klockan ska stå
point-moves-checked = kontrollerat: { color } har fullbordat { $done } av { $required } drag
point-pressed-too-late = { color } hade gjort ett drag, men tiden fram till trycket på klockan är spelarens egen
point-pressed-after-reply = { color } får slå om klockan fast motståndaren har svarat
point-flag-order-unknown = det går inte att fastställa vilken kläpp som föll först
point-flags-uncovered = båda kläpparna har fallit: den spelare vars kläpp klockan markerar som först har förlorat; går det inte att fastställa, täcker ingen paragraf det, eftersom regeln om två kläppar bara är för partier utan tillägg som inte är blixt och för vilka den har tillkännagivits
point-both-flags-go-on = det går inte att fastställa vilken kläpp som föll först, och det var inte den sista perioden: partiet fortsätter
point-both-flags-draw = det går inte att fastställa vilken kläpp som föll först, och det var den sista perioden: partiet är remi
point-claim-from-screen = { color-of } krav grundar sig enbart på en bildskärm och prövas inte
point-stopped-for-displaced = { color } stannar klockorna eftersom pjäser har rubbats
point-displaced-penalty = det var { color } som stötte till pjäserna
point-pressed-while-displaced = { color } har tryckt på klockan medan pjäser ännu var rubbade
point-last-identifiable = ställningen före felet kan inte fastställas; den sista kända ställningen före det återställs
point-position-set = ingen ställning i protokollet är den rätta; domaren ställer upp den sista som kan fastställas
point-times-open = domaren avgör efter bästa förmåga vad klockorna ska visa
point-offer-on-both-sheets = remianbudet står i båda protokollen
point-appeared =
    { $count ->
        [one] ställningen har uppstått { $count } gång
       *[other] ställningen har uppstått { $count } gånger
    }
point-quiet-moves = { $count } drag av vardera spelaren utan slag eller bondedrag
point-looks-alike-turn =
    { $count ->
        [one] en ställning med samma pjäser är inte densamma: den andra spelaren var vid draget
       *[other] { $count } ställningar med samma pjäser är inte desamma: den andra spelaren var vid draget
    }
point-looks-alike-en-passant =
    { $count ->
        [one] en ställning med samma pjäser är inte densamma: en bonde kunde slås en passant
       *[other] { $count } ställningar med samma pjäser är inte desamma: en bonde kunde slås en passant
    }
point-looks-alike-castling =
    { $count ->
        [one] en ställning med samma pjäser är inte densamma: rätten till rockad var en annan
       *[other] { $count } ställningar med samma pjäser är inte desamma: rätten till rockad var en annan
    }
point-not-dead = det är fortfarande möjligt att sätta matt
point-pressed-while-stopped = { color-of } tryck på klockan ändrar ingenting: klockorna står stilla, och domaren har inte startat dem igen
point-before-start = { color } handlar före rondens början, vilket inte har någon verkan
point-pressed-out-of-turn = { color } har tryckt på klockan efter ett drag utan att vara vid draget, vilket inte fullbordar något och inte är ett regelstridigt drag
point-written-move-stands = { color } kan inte ändra det drag som har antecknats för kravet
point-written-move-changed = { color } framställer kravet med ett annat drag än det som först antecknades
point-written-move-impossible = ingen pjäs kan göra det drag som { color } har antecknat för kravet

## Findings that say something of their own under a certain Article

point-completed-by-end = { color-of } drag avslutar partiet och är fullbordat utan tryck på klockan
point-completed-by-next = { color-of } drag är fullbordat genom att nästa drag har gjorts
point-other-hand = { color } har tryckt på klockan med en annan hand än den som utförde draget
point-press-without-move = { color } har tryckt på klockan utan att ha gjort något drag
point-two-hands = { color } har använt båda händerna för ett drag
point-agreement-needs-moves = spelarna kan enas om remi först när båda har gjort ett drag
