### Sidor för domare och arrangörer.

## Reglerna

web-laws-title = Schackreglerna
web-laws-lead = Varje paragraf i fyra utgåvor med våra egna ord, med vad Jadoube gör åt den och de fall som visar det.
web-laws-search = Sök bland paragraferna
web-laws-edition = Utgåva
web-laws-beside = Jämför med
web-laws-alone = ingenting
web-laws-articles = Paragrafer
web-laws-article-part = Paragrafen
web-laws-article = § { $number }
web-laws-nothing = inget om detta
web-laws-same = samma
web-laws-parts = Dess delar
web-laws-elsewhere = I de andra utgåvorna
web-laws-departures = Där översättningen avviker från den engelska texten
web-laws-english = Engelsk text:
web-laws-terms = Termer
web-laws-cases = { $count } fall
web-laws-found =
    { $count ->
        [one] { $count } paragraf för ”{ $words }”
       *[other] { $count } paragrafer för ”{ $words }”
    }
web-laws-found-like =
    { $count ->
        [one] Ingen exakt träff på ”{ $words }”; { $count } paragraf har liknande ord
       *[other] Ingen exakt träff på ”{ $words }”; { $count } paragrafer har liknande ord
    }
web-laws-found-partly =
    { $count ->
        [one] Ingen paragraf har alla orden i ”{ $words }”; här är den närmaste
       *[other] Ingen paragraf har alla orden i ”{ $words }”; här är de { $count } närmaste
    }
web-laws-found-english =
    { $count ->
        [one] Inga träffar på ”{ $words }” på svenska; { $count } paragraf har det på engelska
       *[other] Inga träffar på ”{ $words }” på svenska; { $count } paragrafer har det på engelska
    }
web-laws-found-none = Inga träffar på ”{ $words }” bland nummer, texter och termer i { $edition }, inte heller på engelska. Pröva ett annat ord eller en paragrafs nummer.
web-laws-only-english = på engelska

## Inloggning

web-login-title = Logga in som domare
web-login-lead = Hallen visar namnet och ett engångslösenord där den startades.
web-login-name = Namn
web-login-password = Lösenord
web-login-new = Nytt lösenord
web-login-change = Välj ett eget lösenord, med minst 8 tecken.
web-login = Logga in

## Ställa upp en ställning

web-editor-board = Ställning som ska ställas upp
web-editor-mode = Vad ett tryck gör
web-editor-does =
    { $mode ->
        [move] Draget
        [square] Rörd pjäs
        [other] Den andra pjäsen
       *[brush] Ställ upp
    }
web-editor-pieces = Pjäser
web-editor-piece =
    { $color ->
        [white] vit { piece }
       *[black] svart { piece }
    }
web-editor-empty = Töm rutan
web-editor-array = Utgångsställning
web-editor-clear = Tomt bräde

## Domarens bord

web-desk-wooden = Brädet
web-desk-what = Vad hände
web-desk-answer = Domslutet
web-desk-laws-of = { $edition } års regler
web-rate =
    { $rate ->
        [standard] långschack
        [rapid] snabbschack
       *[blitz] blixt
    }
web-desk-reduced = utan full övervakning
web-desk-control = Betänketid
web-desk-own-control = Annan betänketid
web-desk-unsupervised = Snabbschack eller blixt utan full övervakning
web-desk-default = Toleransgräns i minuter
web-desk-earlier = Regelstridiga drag av { $who } före detta
web-desk-earlier-kept = Regelstridiga drag av { $who } före detta, enligt räkningen vid bordet: { $count }
web-desk-group =
    { $group ->
        [moves] Drag och händer
        [clock] Klocka och tid
        [draws] Remi
        [board] Bräde och pjäser
        [conduct] Uppförande
       *[result] Resultat
    }
web-desk-all = Alla
web-desk-who = Vem?
web-desk-how = Hur?
web-desk-count =
    { $what ->
        [repetition] Hur många gånger har ställningen uppstått?
        [fifty] Hur många drag har vardera spelaren gjort utan slag eller bondedrag?
       *[other] Minuter efter starten
    }
web-desk-fewer = Färre
web-desk-more = Fler
web-desk-exact = Ställ upp ställningen
web-desk-clocks = Tider på klockorna
web-desk-point = Visa det nu på brädet: draget eller pjäsen.
web-desk-over = Partiet är avslutat.
web-desk-decide = Du avgör
web-desk-steps = Att göra
web-desk-rulings = Domslutet
web-desk-stand-in = Givet utan ställningen: det som beror på den lämnas öppet, och båda sidor antas kunna sätta matt.
web-desk-position = Ställningen efter domslutet
web-desk-minutes = Referat
web-desk-case = Som ett fall
web-desk-copy = Kopiera referatet
web-desk-share = Dela
web-desk-note = Anteckna vid det här bordet
web-desk-noted = Antecknat.
web-desk-handed = Poster från en telefon
web-desk-handed-note = Anteckna vid det här bordet
web-desk-handed-at = Antecknat i telefonen { $time }
web-desk-handed-bad = Det här är ingen fil eller länk från domarens fickbok.
web-desk-amount =
    { $kind ->
        [opponents_time] Tid till motståndaren
        [offenders_time] Tid som dras av för den regelbrytande spelaren
        [opponents_points] Poäng till motståndaren
        [offenders_points] Poäng som dras av för den regelbrytande spelaren
        [fine] Böter
       *[rounds] Ronder
    }
web-desk-penalize = Bestraffa
web-desk-declare = Fastställa { $score }?
web-desk-declare-yes = Fastställ
web-desk-against = Domslutet som antecknades kl. { $time } säger { $ruled }: för in { $score } ändå?
web-desk-against-yes = För in { $score } ändå
web-desk-round-board = rond { $round }, bord { $board }
web-desk-illegal-moves = Regelstridiga drag
web-desk-warnings = Varningar
web-desk-offers = Remianbud
web-desk-start = Starta ronden
web-desk-arrived = { $who } har anlänt
web-desk-after-default = Toleransgränsen har passerats. När anlände { $who }?
web-desk-after-default-words = En spelare som kom i tid och bara antecknades sent räknas som närvarande. Annars krävs ett domslut om den sena ankomsten.
web-desk-came-in-time = I tid, antecknas först nu
web-desk-came-late = Efter toleransgränsen
web-desk-offered = { $who } bjuder remi
web-desk-result = Resultat
web-desk-console = I domarvyn
web-desk-default-left = { $time } kvar till toleransgränsen
web-desk-notes =
    { $count ->
        [one] { $count } anteckning
       *[other] { $count } anteckningar
    }
web-desk-take-back = Den senaste anteckningen var ett misstag
web-desk-take-back-yes = Stryk den
web-desk-strike-result = Stryk resultatet { $score }
web-desk-changed = Någon annan har just lagt till en anteckning vid det här bordet: kontrollera den och skriv sedan in din igen
web-desk-attach = Knyt till ett bord i ronden
web-desk-no-board = inget bord

## Domarvyn

web-console-title = Hallen i överblick
web-console-hall = Alla bord
web-console-open = Öppna { $names }
web-console-free = fritt bord
web-console-wooden = träbräde
web-console-illegal =
    { $count ->
        [one] { color }: { $count } regelstridigt drag
       *[other] { color }: { $count } regelstridiga drag
    }
web-console-need-not-record = { color } behöver inte föra protokoll
web-console-flag = kläpp
web-console-summary =
    { $boards ->
        [one] { $boards } parti
       *[other] { $boards } partier
    } pågår; { $urgent ->
        [0] inget kräver din insats
       *[other] { $urgent } behöver dig nu
    }
web-console-not-begun =
    { $count ->
        [one] { $count } har inte börjat
       *[other] { $count } har inte börjat
    }
web-console-nothing = Inga bord än. Skapa en tävling och lotta en rond:
web-console-offline = Hallen svarar inte; försöker igen.
web-urgency =
    { $reason ->
        [unreadable] loggen kan inte läsas
        [called] domaren tillkallad
        [question] öppen fråga
        [flag] kläppen har fallit
        [undeclared] avgjort genom domslut, inget resultat än
        [stopped] klockorna stannade
        [unnoticed] regelstridigt drag som inte har åtgärdats
        [default_over] toleransgränsen passerad
        [last_minute] sista minuten
        [contradiction] resultat mot domslutet
        [ruled_otherwise] en annan version dömde annorlunda
        [absent] frånvarande
        [time_trouble] tidsnöd
        [not_recording] protokollet släpar efter
        [offer] remianbud
        [illegal_moves] regelstridiga drag
        [sealing] förseglar ett drag
        [adjourned] avbrutet
        [envelope] återupptaget, öppna kuvertet
       *[not_started] inte startat
    }
web-console-not-noted = { color }: ankomst inte antecknad, { $minutes } min
web-console-absent =
    { color } frånvarande, { $minutes } min{ $over ->
        [yes] , toleransgränsen passerad
       *[no] { "" }
    }
web-console-called =
    { $about ->
        [illegal_move] { color } tillkallar domaren: regelstridigt drag
        [clock] { color } tillkallar domaren: klockan
        [disturbance] { color } tillkallar domaren: störning
        [claim] { color } tillkallar domaren: krav
       *[other] { color } tillkallar domaren
    }
web-console-unnoticed = { color }: regelstridigt drag, ingen har påtalat det
web-console-undeclared = domslut { $ruled } kl. { $time }, inget resultat än
web-console-contradiction = resultat mot domslutet kl. { $time }: { $ruled }
web-console-log = Logg
web-console-sheet = Protokoll
web-console-stop = Stanna klockorna
web-console-restart = Starta klockan för { $who }
web-console-set-clock = Ställ klockan för { $who }
web-console-give-time = Mer tid till { $who }
web-console-choose = Välj …
web-console-why = Skäl
web-console-ground =
    { $ground ->
        [disturbance] Partiet stördes utifrån
        [clock] Klockan var defekt eller fel inställd
        [penalty] Bestraffning av { $opponent }
       *[judgment] Annat skäl
    }
web-console-reason = Skäl: { $reason }
web-console-signed = Domare: { $who }
web-console-open-envelope-words = Det förseglade draget visas för alla och spelas. Det går inte att ångra.
web-all-stop = Stanna alla klockor …
web-all-stop-words = Alla klockor som går stannar på en gång, till exempel vid brandlarm eller strömavbrott. Klockor som redan står lämnas som de är.
web-all-stop-yes = Stanna klockorna
web-all-stop-default = Avbrott i spelet
web-all-stop-wooden = Klockorna vid träbräden måste stannas för hand.
web-all-stopped =
    { $count ->
        [one] Klockan vid { $count } bord är stannad.
       *[other] Klockorna vid { $count } bord är stannade.
    }
web-all-alarm =
    { $count ->
        [one] { $count } bord stannat kl. { $time } av { $who }
       *[other] { $count } bord stannade kl. { $time } av { $who }
    }
web-all-restart-button = Starta dessa klockor igen …
web-all-restart = Starta klockorna igen efter ”{ $reason }”?
web-all-restart-words =
    { $count ->
        [one] Klockan för den som är vid draget startar vid { $count } bord. Bord som stannades av annat skäl förblir stannade.
       *[other] Klockorna för dem som är vid draget startar vid { $count } bord. Bord som stannades av annat skäl förblir stannade.
    }
web-all-restart-yes = Starta klockorna igen
web-all-restarted =
    { $count ->
        [one] Klockan vid { $count } bord går igen.
       *[other] Klockorna vid { $count } bord går igen.
    }
web-all-announce = Meddela alla …
web-all-announce-words = Meddelandet visas vid varje bord där partiet inte är slut och skrivs i dess logg.
web-all-announce-text = Meddelande
web-all-announce-missing = Skriv meddelandet.
web-all-announce-yes = Meddela
web-all-announced =
    { $count ->
        [one] Meddelat vid { $count } bord.
       *[other] Meddelat vid { $count } bord.
    }
web-all-scope = Var
web-all-hall = Alla bord i hallen
web-all-others =
    { $count ->
        [one] Inte gjort vid { $count } bord:
       *[other] Inte gjort vid { $count } bord:
    }
web-all-why =
    { $outcome ->
        [not_begun] partiet har inte börjat
        [over] partiet är slut
        [already_stopped] klockorna stod redan
        [other_reason] klockorna stannades av annat skäl
        [unreadable] loggen kan inte läsas
       *[refused] bordet kunde inte nås
    }
web-console-correct-result = Rätta resultatet
web-console-mine = Bara mina bord
web-comp-against = Enligt ett domslut som antecknats vid det här bordet är resultatet ett annat. Ange { $score } ändå?
web-staff = Domare
web-staff-lead = Varje domare har ett eget konto. Loggen för varje bord visar vem som agerade.
web-staff-you = du
web-staff-chief = huvuddomare
web-staff-never = har aldrig loggat in
web-staff-name = Den nya domarens namn
web-staff-add = Lägg till en domare
web-staff-once = Lösenord för { $name }
web-staff-once-words = Det visas bara nu. Det måste bytas vid första inloggningen.
web-staff-reset = Nytt lösenord
web-staff-reset-of = Nytt lösenord för { $name }?
web-staff-reset-words = Det gamla lösenordet slutar gälla och alla sessioner för kontot avslutas.
web-staff-remove = Ta bort
web-staff-remove-of = Ta bort { $name }?
web-staff-remove-words = Kontot tas bort och dess sessioner avslutas. Det som står i loggarna finns kvar.
web-staff-boards = Bord
web-staff-boards-of = Bord för { $name }
web-staff-boards-words = Domarvyn visar dessa bord först. Lämna allt tomt för alla bord.
web-staff-boards-wrong = Ange första och sista bordet, räknat från 1.
web-staff-from = första bordet
web-staff-to = sista bordet
web-staff-sector = { $name }: bord { $from }–{ $to }
web-staff-all-boards = Alla bord
web-staff-save = Spara
web-staff-password = Byt lösenord
web-staff-old = Nuvarande lösenord
web-staff-new = Nytt lösenord (minst 8 tecken)
web-staff-password-yes = Byt lösenordet
web-staff-password-changed = Lösenordet är bytt. Andra sessioner har avslutats.
web-console-time = Tid (t:mm:ss)
web-console-set = Ställ
web-console-give = Ge
web-unread =
    { $kind ->
        [time] ”{ $found }” är ingen tid. Skriv den som 1:30:00, 2:00 eller 5, som är minuter.
        [points] ”{ $found }” är inte ett antal poäng. Skriv ½, 1 eller 1½.
       *[number] ”{ $found }” är inget heltal.
    }
web-console-counter = Drag på dragräknaren
web-console-clock-of = Klockan för { $who }
web-console-penalize = bestraffa { $who }: { penalty }
web-penalty = { penalty }
web-console-observe = Jag observerar
web-console-clocks = Klockor
web-console-penalties = Bestraffningar
web-console-conduct = Uppförande och utrustning
web-console-position = Ställning och rekonstruktion
web-console-restore = Tillbaka till en tidigare ställning
web-console-restore-yes = Ställ tillbaka
web-console-before =
    { $color ->
        [white] Före vits drag { $number }
       *[black] Före svarts drag { $number }
    }
web-console-earlier = Ett drag tidigare
web-console-later = Ett drag senare
web-console-restore-times = Välj den senaste ställning som är säker. Om klockorna ska visa något annat, ställ dem här:
web-console-set-up = Ingen av dem är rätt: ställ upp ställningen
web-console-who-moves = Vem är vid draget
web-console-nothing-back = Inget drag har gjorts än.
web-console-evidence = Bevisade drag för { $who }
web-console-moves = Fullbordade drag
web-console-adjourn = Avbrott
web-console-resume = Återuppta partiet
web-console-open-envelope = Öppna kuvertet
web-console-print-envelope = Skriv ut kuvertet
web-console-envelope = Kuvert till ett avbrutet parti
web-console-links = Länkar och hämtning
web-console-link = Ny länk för { $who }
web-console-link-words = En ny hemlig länk skapas och visas en gång. Den länk som { $who } har nu slutar fungera.
web-console-link-yes = Skapa en ny länk
web-console-play = Se brädet
web-console-print = Skriv ut
web-console-print-sheet = Protokoll
web-console-print-log = Händelselogg
web-console-notice = Domslut att skriva ut
web-console-log-all = Allt som gjorts
web-console-log-none = Inga händelser hittills.
web-console-log-at = { $time } på partiets tidslinje
web-console-others = Väntar också:
web-console-others-more = { $count } till
web-console-all-present = Alla på plats: rond { $round }
web-console-all-present-words = Alla vid rondens träbräden som ännu inte har antecknats, antecknas som anlända ({ $count }).
web-console-all-present-yes = Anteckna alla som närvarande
web-console-noted-present = { $count } antecknade som närvarande.
web-console-check-envelope = Kontrollera kuvertet
web-console-resumption = När och var partiet återupptas:
web-console-date = Datum
web-console-hour = Klockslag
web-console-strike = Stryk den här anteckningen
web-console-strike-yes = Stryk
web-console-strikes = Domaren stryker: ”{ $what }”
web-console-struck =
    { $by ->
        [arbiter] Struket av domaren, { $time }
       *[somebody] Struket av { $who }, { $time }
    }

## Skärmen

web-screen-whole = Helskärm
web-screen-board = Bord { $board }
web-screen-round = Rond { $round }
web-screen-delay =
    { $minutes ->
        [one] { $minutes } minuts fördröjning
       *[other] { $minutes } minuters fördröjning
    }
web-screen-delay-moves = { $count } drags fördröjning
web-screen-nothing = Det finns ingen tävling än.
web-screen-view = Visa
web-screen-boards = Bord
web-screen-pairings = Lottning per bord
web-screen-names = Lottning efter namn
web-screen-results = Resultat
web-screen-turn = Allt i tur och ordning
web-screen-page = Sida { $page } av { $pages }
web-screen-pause = Pausa
web-screen-continue = Fortsätt
web-screen-not-paired = Ingen lottning är klar än.
web-screen-opponent = Motståndare
web-screen-color = Färg

## Tävlingar

web-comp-none = Det finns ingen tävling än.
web-comp-new = Skapa en tävling
web-comp-name = Tävlingens namn
web-comp-site = Plats
web-comp-no-draws = Ingen överenskommen remi före drag
web-comp-delay = Sändningsfördröjning i minuter
web-comp-watch = Vem bevakar kläppar och regelstridiga drag?
web-comp-people = spelare och domare
web-comp-hall = hallen
web-comp-refuses = Bräden tar inte emot regelstridiga drag
web-comp-announce = Skapa
web-comp-pair = Lotta rond { $round }
web-comp-pair-lead = Ett bord per rad, vit först: ”Anna – Bert”, eller ”Cecil – frirond” för en spelare utan motståndare (”bye ½” och ”bye 0” för en halv poäng och ingen). Bordsnummer, titlar, rating och kolumner skilda med tabb förstås; likaså en fil från ditt lottningsprogram (CSV eller TRF).
web-comp-pairings = Lottning
web-comp-pairings-example = Anna – Bert
web-comp-bye =
    { $player } har ingen motståndare ({ $worth ->
        [half] ½ poäng
        [zero] 0 poäng
       *[full] 1 poäng
    })
web-comp-new-name = ny
web-comp-new-near = eller är det { $name }?
web-comp-new-all =
    { $count ->
        [one] Spelarlistan är tom: en spelare förs in med den här ronden.
       *[other] Spelarlistan är tom: { $count } spelare förs in med den här ronden.
    }
web-comp-new-title = Nya spelare?
web-comp-new-words = Ingen i spelarlistan heter så. Inget har sparats än.
web-comp-new-yes = För in som nya spelare
web-comp-no-opponent = ingen motståndare
web-comp-fault =
    { $kind ->
        [one_name] Rad { $line }: ”{ $found }” anger inte två spelare. Sätt ett tankstreck mellan dem: Anna – Bert
        [many_names] Rad { $line }: { $found } namn; ett bord har två spelare.
        [twice] Rad { $line }: { $player } finns redan på rad { $before }.
        [comma] Rad { $line }: ”{ $found }”: två spelare, eller ett namn med komma? Sätt ett tankstreck mellan två spelare: Anna – Bert
        [board_twice] Rad { $line }: bord { $board } finns redan på rad { $before }.
        [no_opponent] Rad { $line }: efter ”{ $found }” saknas motståndaren. Utan motståndare, skriv: { $found } – bye
       *[no_name] Rad { $line }: ett namn saknas före tankstrecket.
    }
web-comp-pair-yes = Lotta ronden
web-comp-file = Från en fil
web-comp-paired = Rond { $round } är lottad.
web-comp-left-out = inte infört: { $what }
web-comp-start = Starta rond { $round }
web-comp-start-words = Vits klocka startas vid varje bord som inte har börjat. Markera de bord som spelas på träbräde: där antecknas bara starten.
web-comp-start-wood = Bord { $board }, { $names }: på träbräde
web-comp-still-playing = De här borden i tidigare ronder spelar fortfarande. Väggskärmen visar dem bredvid den nya ronden tills de är slut.
web-comp-still-board = Rond { $round }, bord { $board }: { $names }
web-comp-start-anyway = Starta rond { $round } ändå
web-comp-start-later = Bord { $board }, { $names }: inte nu, någon av dem spelar fortfarande
web-comp-started = Rond { $round }: { $started } med klocka här, { $noted } på träbräde.
web-comp-not-started =
    { $why ->
        [unreadable] Bord { $board }, { $names }: inte startat, loggen kan inte läsas
        [over] Bord { $board }, { $names }: inte startat, partiet är slut
        [begun] Bord { $board }, { $names }: inte startat, det har redan börjat
        [playing] Bord { $board }, { $names }: inte startat, någon av dem spelar fortfarande i en tidigare rond. Starta ronden igen när det partiet är slut
       *[impossible] Bord { $board }, { $names }: inte startat
    }
web-comp-none-to-start = Alla bord i rond { $round } har börjat.
web-comp-correct = Rätta lottningen av rond { $round }
web-comp-correct-words = Ett bord per rad, som det ska vara; en rad som du tar bort raderas. Partier som har börjat måste stå kvar. Utdelade länkar följer sina spelare.
web-comp-correct-yes = Spara
web-comp-corrected = Rond { $round } är rättad.
web-comp-unpair = Ta bort rond { $round }
web-comp-unpair-words = Alla dess bord dras in, och utdelade länkar slutar fungera.
web-comp-unpair-yes = Ta bort
web-comp-rename = Byt namn
web-comp-rename-player = Rätta namnet på { $who }
web-comp-right-name = Rätt namn
web-comp-board = bord
web-comp-wooden = på träbräde
web-comp-standings = Ställning
web-comp-place = Plats
web-comp-player = Spelare
web-comp-rating = Rating
web-comp-points = Poäng
web-comp-handouts = Länkar och QR-koder för spelarna
web-comp-handouts-yes = Skapa nya länkar
web-comp-handouts-words = Båda spelarna vid varje bord i rond { $round } får en ny länk att skriva ut och dela ut. Länkar för ronden som har delats ut tidigare slutar fungera; den som redan sitter vid ett bord sitter kvar.
web-comp-results-at-once = Publicera resultaten direkt; bara dragen fördröjs
web-comp-event-links = Länkar för hela tävlingen
web-comp-event-links-words = Varje spelare får en länk för alla ronder, att skriva ut och dela ut en gång. Länkar av det här slaget som delats ut tidigare slutar att gälla.
web-comp-player-link = Länk
web-comp-player-link-words = { $who } får en länk för hela tävlingen. En tidigare länk slutar att gälla; de andras länkar gäller fortfarande.
web-comp-qr = QR-kod för { $who }
web-comp-downloads = Hämta
web-comp-games = Partier (PGN)
web-comp-report = Rapport (TRF)
web-comp-tie-breaks = Särskiljning, i ordning
web-comp-system = System
web-comp-swiss = Schweizer
web-comp-round-robin = Berger
web-comp-rounds-planned = Antal ronder
web-comp-explain = Förklara särskiljningen för { $who }
web-comp-explain-title = Särskiljning: { $who }
web-comp-report-pairing = Rapport till ett lottningsprogram
web-comp-report-pairing-lead = Den innehåller de avslutade ronderna. Spelarlistan säger vilka som inte spelar i nästa.
web-comp-plays = spelar
web-comp-absent = frånvarande
web-comp-half-bye = halvpoängsbye
web-comp-download = Ladda ner
web-desk-ending = Hur partiet slutade
web-desk-ending-normal = Vid brädet
web-desk-ending-time = På tid
web-desk-ending-forfeit = Ej spelat (walk over)
web-desk-ending-decision = Avgjort av domaren
web-comp-no-players = Spelarna förs in med lottningen.
web-comp-not-paired = Inte lottade: { $names }
web-comp-players = Spelare
web-comp-players-lead = En spelare per rad, med titel och rating om sådana finns. Spelare som nämns i en lottning förs in med den.
web-comp-players-enter = För in spelare
web-comp-players-entered =
    { $count ->
        [0] Ingen ny spelare fördes in.
        [one] { $count } spelare fördes in.
       *[other] { $count } spelare fördes in.
    }
web-comp-attends = Spelar { $who } i rond { $round }?
web-comp-withdrawn = har utgått
web-comp-default-time = Toleransgräns { $minutes } min
web-comp-lateness = Hur sent en spelare får komma (toleransgräns), i minuter

web-unreadable = Det här partiet kan inte läsas
web-console-otherwise = Den här versionen skulle döma annorlunda i anteckning { $entry }: { $act }
web-console-otherwise-stands = Domslutet gäller tills du ändrar det.
web-console-otherwise-then = Domslut av { $build }
web-console-otherwise-now = Den här versionen skulle döma
web-console-otherwise-nothing = ingenting
web-checkpoint = Kontrollpunkter
web-checkpoint-make = Skapa en kontrollpunkt
web-checkpoint-words = En kontrollpunkt signerar slutet på varje logg. Skriv ut den eller spara filen och förvara den åtskild från den här datorn: den visar senare om något har raderats eller ändrats.
web-checkpoint-after = { $name }, efter rond { $round }
web-checkpoint-made = Skapad
web-checkpoint-logs = Loggar
web-checkpoint-key = Öppen nyckel
web-checkpoint-root = Rot
web-checkpoint-signature = Signatur
web-checkpoint-file = Spara filen
web-checkpoint-verify = Kontrollera med
web-checkpoint-none = Det finns ingen kontrollpunkt än. En skapas när alla partier i en rond är slut.

web-sessions = Dina sessioner
web-sessions-lead = Alla webbläsare där du är inloggad eller som delar din plats vid ett bord. Avsluta dem som du inte känner igen.
web-sessions-current = Den här webbläsaren
web-sessions-shared = Den delar din plats vid ett bord.
web-sessions-times = Från { $since } till { $until }
web-sessions-end = Avsluta sessionen
web-sessions-end-words = Den som använder den kan inte göra något mer och måste logga in igen.
web-sessions-end-others = Avsluta alla andra sessioner
web-sessions-end-others-words =
    { $count ->
        [one] En session avslutas genast.
       *[other] { $count } sessioner avslutas genast.
    }
web-sessions-ended = Avslutad.
web-sessions-alone = Det finns inga andra sessioner.
web-sessions-log-out = Logga ut
