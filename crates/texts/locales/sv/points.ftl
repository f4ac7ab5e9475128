### What single sub-Articles of 4, 6, 7 and 9 have to say beside the course of a game.

point-contact-not-meant = { color } rörde inte pjäsen för att flytta eller slå den, så regeln om rörd pjäs gäller inte
point-contact-counts = { color-of } beröring var inte uppenbart oavsiktlig och räknas som avsiktlig
point-touch-off-move = { color } är inte vid draget, så regeln om rörd pjäs gäller inte
point-promotes-pawn-skips = { color } promoverar utan att först ställa bonden på sista raden, vilket är tillåtet
point-promotes-piece-first = { color } ställer dit den nya pjäsen innan bonden har avlägsnats, vilket är tillåtet
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
point-not-late = { color } är inte sen
point-delay =
    { $seconds ->
        [one] vid varje drag börjar grundtiden räknas ned först efter { $seconds } sekund
       *[other] vid varje drag börjar grundtiden räknas ned först efter { $seconds } sekunder
    }
point-period-completed = { color } har fullbordat { $count } drag i tid
point-time-saved = { color } för över { $time } till nästa period
point-time-not-saved = { color } för inte över { $time } till nästa period
point-clock-placed = domaren har bestämt var klockan ska stå
point-clock-placed-by-player = { color } får inte bestämma var klockan ska stå
point-moves-checked = kontrollerat: { color } har fullbordat { $done } av { $required } drag
point-pressed-too-late = { color } hade gjort sitt drag, men tiden tills klockan slås om är { color-of } egen
point-pressed-after-reply = { color } får slå om klockan fast motståndaren har svarat
point-flag-order-unknown = det går inte att fastställa vilken kläpp som föll först
point-flags-uncovered = båda kläpparna har fallit: den spelare vars kläpp enligt klockan föll först har förlorat; om det inte går att fastställa reglerar ingen paragraf fallet, eftersom regeln om två kläppar bara gäller partier utan tillägg, dock inte blixt, för vilka den har tillkännagivits
point-both-flags-go-on = det går inte att fastställa vilken kläpp som föll först, och det var inte den sista perioden: partiet fortsätter
point-both-flags-draw = det går inte att fastställa vilken kläpp som föll först, och det var den sista perioden: partiet är remi
point-claim-from-screen = { color-of } krav grundas enbart på en bildskärm och prövas inte
point-stopped-for-displaced = { color } stannar klockorna eftersom pjäser har rubbats
point-displaced-penalty = { color } rubbade pjäserna
point-pressed-while-displaced = { color } har slagit om klockan medan pjäser ännu var rubbade
point-last-identifiable = ställningen före oegentligheten kan inte fastställas; den sista identifierbara ställningen före den återställs
point-position-set = ingen antecknad ställning är den rätta; domaren ställer upp den sista identifierbara
point-times-open = domaren bestämmer vad klockorna ska visa
point-offer-on-both-sheets = remianbudet står i båda protokollen
point-appeared =
    { $count ->
        [one] ställningen har uppstått { $count } gång
       *[other] ställningen har uppstått { $count } gånger
    }
point-quiet-moves = vardera spelaren har gjort { $count } drag utan slag eller bondedrag
point-looks-alike-turn =
    { $count ->
        [one] en ställning med samma pjäser räknas inte: den andra spelaren var vid draget
       *[other] { $count } ställningar med samma pjäser räknas inte: den andra spelaren var vid draget
    }
point-looks-alike-en-passant =
    { $count ->
        [one] en ställning med samma pjäser räknas inte: en bonde kunde slås en passant
       *[other] { $count } ställningar med samma pjäser räknas inte: en bonde kunde slås en passant
    }
point-looks-alike-castling =
    { $count ->
        [one] en ställning med samma pjäser räknas inte: rätten till rockad var en annan
       *[other] { $count } ställningar med samma pjäser räknas inte: rätten till rockad var en annan
    }
point-not-dead = matt är fortfarande möjlig
point-pressed-while-stopped = att { color } slår om klockan har ingen verkan: klockorna är stannade, och domaren har inte startat dem igen
point-before-start = { color } handlar före rondens början, vilket inte har någon verkan
point-pressed-out-of-turn = { color } har slagit om klockan efter ett drag utan att vara vid draget, vilket inte fullbordar något och inte är ett regelstridigt drag
point-written-move-stands = { color } kan inte ändra det drag som har antecknats för kravet
point-written-move-changed = { color } framställer kravet med ett annat drag än det som först antecknades
point-written-move-impossible = ingen pjäs kan göra det drag som { color } har antecknat för kravet

## Findings that say something of their own under a certain Article

point-completed-by-end = { color-of } drag avslutar partiet och är fullbordat utan att klockan slås om
point-completed-by-next = { color-of } drag är fullbordat genom nästa drag
point-other-hand = { color } har slagit om klockan med en annan hand än den som utförde draget
point-press-without-move = { color } har slagit om klockan utan att ha gjort något drag
point-two-hands = { color } har använt båda händerna för ett drag
point-agreement-needs-moves = spelarna kan enas om remi först när båda har gjort ett drag
