### Pages: what stands on them, besides rulings and questions.

## The bar

web-skip = Till innehållet
web-nav = Sidor
web-nav-desk = Regelhjälp
web-nav-console = Domare
web-nav-screen = Skärm
web-nav-competitions = Tävlingar
web-nav-laws = Regler

## Settings

web-settings = Inställningar
web-close = Stäng
web-cancel = Avbryt
web-consider-follows = Följden:
web-consider-nothing = Varken resultatet eller klockorna ändras.
web-consider-reason =
    { $needed ->
        [yes] Skäl
       *[no] Skäl (frivilligt)
    }
web-consider-reason-missing = Ange skälet. Det skrivs i loggen.
web-consider-changed = Brädet har ändrats. Kontrollera vad som följer nu.
web-consider-yes = Bekräfta
web-setting-language = Språk
web-setting-theme = Utseende
web-setting-system = Systemets standard
web-setting-light = Ljust
web-setting-dark = Mörkt
web-setting-size = Textstorlek
web-setting-normal = Normal
web-setting-large = Stor
web-setting-huge = Mycket stor
web-setting-board = Bräde
web-setting-wood = Trä
web-setting-green = Grönt
web-setting-blue = Blått
web-setting-contrast = Hög kontrast
web-setting-motion = Rörelse
web-setting-still = Mindre rörelse
web-setting-sound = Ljud
web-setting-on = På
web-setting-off = Av
web-setting-speech = Drag för skärmläsare
web-setting-speech-plain = Med vanliga ord
web-setting-speech-laws = Som Schackreglerna annonserar dem
web-setting-notation = Notation i protokollet
web-setting-notation-own = Samma som språket
web-setting-figurine = Figuriner
web-setting-record = Ditt protokoll
web-setting-record-auto = Förs automatiskt
web-setting-record-hand = Jag för det själv

## The front page

web-home-title = Schack enligt reglerna
web-home-lead = För vänner som vill spela ett parti, klubbar som ordnar en tävling och domare som behöver ett domslut.
web-home-caption = Vit har rört löparen och måste flytta den (4.3.1): prickarna visar dess regelrätta drag.
web-home-control = Betänketid
web-home-two = Två spelare på en enhet
web-home-links = En länk till varje spelare
web-home-more = Namn, utgåva, Schack960 med mera
web-home-own-control = Annan betänketid
web-home-edition = Schackreglernas utgåva
web-home-chess960 = Nummer i Schack960
web-home-watch = Hallen bevakar kläppar och regelstridiga drag
web-home-refuses = Brädet tar inte emot regelstridiga drag
web-home-unsupervised = Snabbschack eller blixt utan full övervakning
web-home-desk = Berätta vad som hände vid ett träbräde och få domslutet.
web-home-console = Hela hallen i en överblick, det mest brådskande först.
web-home-screen = Bräden för åskådare och för väggen.
web-home-competitions = Spelare, ronder, lottning, länkar, ställning.
web-home-laws = Varje paragraf i varje utgåva, med våra ord.
web-home-back = Till startsidan
web-white = Vit
web-black = Svart
web-arbiter = Domare
web-spectators = Åskådare
web-boards = Dina bord
web-home-friend = Spela mot en vän via länk
web-friend-title = Spela mot en vän
web-friend-send = Skicka länken till din vän, som får den andra färgen. Klockan startar när ni båda är redo. Det finns ingen domare: efter ett domslut startas klockorna igen när ni båda är redo.
web-friend-choose = Välj färg
web-friend-left = Din färg
web-friend-chance = Låt slumpen avgöra
web-friend-full = Båda platserna är upptagna.
web-friend-link = Länken till din vän
web-ready = Jag är redo
web-ready-waiting = Väntar tills motståndaren är redo.
web-ready-stopped = Klockorna är stannade. De startas igen när båda spelarna är redo.
web-ready-interrupted = Partiet avbröts. Klockorna startas igen när båda spelarna är redo.
web-stops-clocks =
    { $side ->
        [white] Vit stoppar klockorna
       *[black] Svart stoppar klockorna
    }
web-rematch = Revanschparti
web-your-move = Ditt drag
web-links = Länkar att dela ut
web-links-explained = Den som har en länk sitter på den platsen. Domaren startar klockan.
web-copy = Kopiera
web-copy-for = Kopiera länken: { $who }
web-code-for = Länkens QR-kod: { $who }
web-copied = Kopierat.
web-join = Du förs till ditt bord …

## The board

web-board = Bräde
web-seat-near = Den här sidan av brädet
web-seat-far = Andra sidan av brädet
web-piece = { piece }
web-square-with =
    { $square }, { $side ->
        [white] vit
       *[black] svart
    } { piece }
web-square-empty = { $square }, tom
web-square-touched = { $what }, rörd
web-square-may = { $what }, tillåten
web-promotion = Promovera till vilken pjäs?
web-typed = Skriv ett drag
web-typed-hint = Enter gör draget; Enter på en tom rad, eller mellanslag, slår om klockan.
web-typed-illegal = { $move } är regelstridigt.
web-typed-nevertheless = Gör draget ändå
web-typed-squares = Skriv dragets två rutor, till exempel g1f3.
web-not-your-move = Du är inte vid draget.
web-says =
    { $side ->
        [white] Vit
       *[black] Svart
    }: { $words }.

## The clock

web-clock-press = Slå om klockan: { $who }, { $time }
web-clock-shows = { $who }: { $time }
web-clock-stands = Den här klockan går inte.
web-press-unmoved = Du har inte gjort något drag. Slå om klockan?
web-press-nevertheless = Slå om ändå
web-press-now = Du har gjort ditt drag. Slå nu om klockan.
web-press-label = Slå om
web-flag = kläppen har fallit
web-moves-to-go =
    { $count ->
       *[other] { $count } drag kvar
    }
web-moves-made =
    { $count ->
       *[other] { $count } drag
    }
web-overtime = { "byo-yomi" }
web-overtime-left =
    { $count ->
        [1] { "byo-yomi" }: sista perioden
       *[other] { "byo-yomi" }: { $count } perioder kvar
    }
web-period = period { $number }
web-delay = fördröjning { $seconds } s
web-illegal-count =
    { $count ->
        [one] { $count } regelstridigt drag
       *[other] { $count } regelstridiga drag
    }
web-low =
    { $seconds ->
        [one] { $seconds } sekund kvar
       *[other] { $seconds } sekunder kvar
    }
web-time-left = tid kvar 

## What a player says

web-adjust = J’adoube
web-offer = Bjud remi
web-offer-title = Bjuda remi?
web-offer-then-press = Du har gjort ditt drag: bjud remi och slå sedan om klockan.
web-offer-early = Enligt Schackreglerna gör du först draget, bjuder sedan remi och slår sedan om klockan. Ett anbud nu är ändå giltigt.
web-offered = Det finns ett remianbud.
web-accept = Anta
web-accept-title = Anta remianbudet?
web-decline = Avslå
web-claim = Krav
web-claim-what = Vad kräver eller påtalar du?
web-claim-choose = Välj…
web-claim-repetition = Remi: trefaldig upprepning
web-claim-fifty = Remi: 50-dragsregeln
web-claim-flag = Motståndarens kläpp har fallit
web-claim-illegal = Motståndaren gjorde ett regelstridigt drag
web-claim-touch = Motståndaren flyttade inte den rörda pjäsen
web-claim-hands = Motståndaren använde båda händerna
web-claim-move = Med detta antecknade drag (får vara tomt)
web-claim-words = Ett krav stannar klockorna. Om ett remikrav är felaktigt får motståndaren extra tid.
web-claim-do = Framställ kravet
web-touch-broken =
    { $side ->
        [white] Vit rörde en pjäs men flyttade en annan.
       *[black] Svart rörde en pjäs men flyttade en annan.
    }
web-call = Tillkalla domaren
web-call-title = Stanna klockorna och tillkalla domaren?
web-call-words = Spelarna får stanna klockorna bara för att söka domarens hjälp. Vad gäller det?
web-call-about =
    { $about ->
        [illegal_move] Regelstridigt drag
        [clock] Klockan
        [disturbance] Störning
        [claim] Krav
       *[other] Något annat
    }
web-resign = Ge upp
web-resign-title = Ge upp partiet?
web-more = Mer
web-more-words = Fler val
web-take-back = Ta tillbaka draget
web-note-offer = Anteckna (=)
web-seal = Försegla ett drag
web-seal-move = Draget, så som du skulle skriva det
web-seal-words = Ingen ser det förrän kuvertet öppnas. Förseglingen stannar också klockan.
web-seal-paper = Jag har också skrivit det på ett pappersprotokoll, som vissa utgåvor kräver
web-sealed = Draget ligger i kuvertet.
web-seal-early = Avbryt partiet i förtid
web-seal-early-words = Du förlorar tiden fram till spelperiodens planerade slut.
web-sign = Underteckna resultatet
web-new-game = Nytt parti
web-new-game-words = Samma betänketid och regler; spelarna byter färg.

## How things stand

web-rulings = Domslut
web-rulings-all = Alla domslut
web-rulings-none = Inga domslut hittills.
web-sheet = Protokoll
web-write = Skriv i ditt protokoll
web-write-do = Skriv
web-flip = Vänd brädet
web-download = Ladda ner partiet
web-replay = Spela igenom
web-replay-first = Till början
web-replay-back = Ett drag tillbaka
web-replay-next = Ett drag framåt
web-replay-last = Till det sista draget
web-replay-start = Utgångsställning
web-replay-live = Tillbaka till partiet
web-replay-earlier = Du ser en tidigare ställning.
web-replay-link = Kopiera en länk till ställningen
web-number = Nummer
web-line-lost = Anslutningen är bruten. Det du gör sparas och skickas när den är tillbaka.
web-not-started = Partiet har inte börjat.
web-clocks-stopped = Klockorna är stannade i väntan på domaren.
web-must-seal = Försegla ditt nästa drag: skriv det i hemlighet, och gör det inte på brädet.
web-other-seals = Motståndaren förseglar ett drag. Sedan avbryts partiet.
web-adjourned = Partiet är avbrutet, med förseglingsdraget i kuvertet. Det fortsätter när domaren återupptar det.
web-interrupted = Partiet avbröts. Klockorna är stannade i väntan på domaren.
web-to-move =
    { $side ->
        [white] Vit är vid draget.
       *[black] Svart är vid draget.
    }
web-not-pressed =
    { $side ->
        [white] Vit har gjort sitt drag men inte slagit om klockan.
       *[black] Svart har gjort sitt drag men inte slagit om klockan.
    }
web-no-board = Det finns inget sådant bord.
web-withdrawn = Det här bordet lottades av misstag och har dragits in.
web-not-yours = Den här platsen är inte din i den här webbläsaren.
web-seat-held = Den här platsen är öppen i en annan webbläsare.
web-seat-held-words = Om du tar över den kan den andra webbläsaren bara titta på.
web-seat-take = Ta över platsen
web-look-on = Titta på
web-lost-title = Sidan finns inte

## What the hall says against something

web-problem-link = Länken är okänd eller inte längre giltig.
web-problem-often = För många försök; vänta en stund.
web-problem-too-many = Detta har gjorts för många gånger i det här partiet.
web-problem-full = Det finns redan för många partier här; försök senare.
web-problem-long = Texten är för lång.
web-problem-illegal = Det här brädet tar bara emot regelrätta drag.
web-problem-forbidden = Du får inte göra detta här.
web-problem-unavailable = Hallen kan inte spara detta nu; försök igen.
web-problem-password = Fel namn eller lösenord.
web-problem-game = Det finns inget sådant bord här.
web-problem-log = Brädets logg kan inte läsas.
web-problem-competition = Det finns ingen sådan tävling här.
web-problem-edition = Det finns ingen sådan utgåva av Schackreglerna.
web-problem-article = Den här utgåvan har ingen sådan paragraf.
web-problem-changed = Någon annan har just lagt till en anteckning vid det här bordet.
web-problem-note = Anteckningen finns inte längre.
web-problem-not-adjourned = Partiet är inte avbrutet.
web-problem-envelope = Det finns inget sådant kuvert här, eller så kan det inte öppnas.
web-problem-password-length = Ett lösenord har minst 8 och högst 256 tecken.
web-problem-unexpected = Något gick fel i hallen; försök igen.

## The arbiter at the board

web-start = Starta klockan
web-start-absent = En spelare har inte anlänt. Starta ändå?
web-restart = Starta klockorna igen
web-struck = Struket av domaren
web-stop = Stanna klockorna
web-to-console = Domarvyn

## My games

web-my-games = Mina partier
web-my-games-none = Öppna länken som du har fått av domaren, så visas dina partier här.
web-my-games-play = Till bordet
web-my-games-waiting = Nästa rond är inte lottad än.
