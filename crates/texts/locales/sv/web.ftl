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
web-setting-language = Språk
web-setting-theme = Utseende
web-setting-system = Som systemet
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
web-setting-still = Inget rör sig
web-setting-sound = Ljud
web-setting-on = På
web-setting-off = Av
web-setting-speech = Drag för skärmläsare
web-setting-speech-plain = I vanliga ord
web-setting-speech-laws = Som reglerna annonserar dem
web-setting-notation = Protokollets notation
web-setting-notation-own = Som språket
web-setting-figurine = Figuriner
web-setting-record = Ditt protokoll
web-setting-record-auto = Skriver sig självt
web-setting-record-hand = Jag för det

## The front page

web-home-title = Schackets regler, på riktigt
web-home-lead = Rörd pjäs, omslaget av klockan som fullbordar draget, krav som kan vara fel: spela som vid brädet, med varje beslut och dess paragraf.
web-home-control = Betänketid
web-home-two = Två på en enhet
web-home-links = En länk var
web-home-more = Namn, utgåva, Chess960 med mera
web-home-own-control = Annan betänketid
web-home-edition = Reglernas utgåva
web-home-chess960 = Chess960-nummer
web-home-watch = Hallen ser kläppar och regelstridiga drag
web-home-refuses = Brädet vägrar regelstridiga drag
web-home-unsupervised = Snabbschack eller blixt utan full övervakning
web-home-desk = Vad hände vid träbrädet, och vad är beslutet?
web-home-console = Hela hallen i en blick, det viktigaste först.
web-home-screen = Bräden för åskådare och väggen.
web-home-competitions = Spelare, ronder, lottning, länkar, ställning.
web-home-laws = Varje paragraf i varje utgåva, med våra ord.
web-home-back = Till startsidan
web-white = Vit
web-black = Svart
web-arbiter = Domare
web-spectators = Åskådare
web-boards = Dina bräden
web-links = Länkar att dela ut
web-links-explained = Den som har länken sitter på platsen. Domaren startar klockan.
web-copy = Kopiera
web-copy-for = Kopiera länken: { $who }
web-code-for = Länkens QR-kod: { $who }
web-copied = Kopierat.
web-join = Du förs till ditt bräde …

## The board

web-board = Bräde
web-seat-near = Brädets närmaste sida
web-seat-far = Brädets andra sida
web-piece = { piece }
web-square-with =
    { $square }, { $side ->
        [white] vit
       *[black] svart
    } { piece }
web-square-empty = { $square }, tom
web-square-touched = { $what }, rörd
web-square-may = { $what }, tillåtet
web-promotion = Vilken pjäs ställs på fältet?
web-typed = Skriv ett drag
web-typed-hint = Enter utför det; Enter på tom rad, eller mellanslag, slår om klockan.
web-typed-illegal = { $move } är regelstridigt.
web-typed-nevertheless = Gör det ändå
web-not-your-move = Det är inte ditt drag.
web-says =
    { $side ->
        [white] Vit
       *[black] Svart
    }: { $words }.

## The clock

web-clock-press = Tryck på klockan: { $who }
web-clock-stands = Den här klockan går inte.
web-press-unmoved = Du har inte gjort något drag. Slå om klockan?
web-press-nevertheless = Tryck ändå
web-flag = kläppen nere
web-moves-to-go =
    { $count ->
       *[other] { $count } drag kvar
    }
web-moves-made =
    { $count ->
       *[other] { $count } drag
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

web-adjust = Jag rättar
web-offer = Bjud remi
web-offer-title = Bjuda remi?
web-offer-then-press = Du har gjort ditt drag: bjud, tryck sedan på klockan.
web-offer-early = Reglerna vill ha draget först, sedan anbudet, sedan trycket. Ett anbud nu gäller ändå.
web-offered = Remi bjuds.
web-accept = Acceptera
web-accept-title = Acceptera remin?
web-decline = Avböj
web-claim = Begär
web-claim-what = Vad begär du?
web-claim-choose = Välj…
web-claim-repetition = Remi: samma ställning tre gånger
web-claim-fifty = Remi: femtio drag
web-claim-flag = Motståndarens kläpp har fallit
web-claim-illegal = Motståndaren gjorde ett regelstridigt drag
web-claim-touch = Motståndaren flyttade inte den rörda pjäsen
web-claim-hands = Motståndaren använde båda händerna
web-claim-move = Med detta antecknade drag (eller tomt)
web-claim-words = En begäran stannar klockorna. En felaktig ger motståndaren tid.
web-claim-do = Begär
web-call = Tillkalla domaren
web-call-title = Stanna klockorna och tillkalla domaren?
web-call-words = Spelare stannar klockorna bara för att begära hjälp. Vad gäller det?
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
web-more-words = Sådant som sällan behövs.
web-take-back = Ta tillbaka det som ställts ned
web-note-offer = Anteckna (=)
web-seal = Lägg ett förseglat drag
web-seal-move = Draget som du skulle skriva det
web-seal-words = Ingen ser det innan kuvertet öppnas. Klockan stannas samtidigt.
web-seal-paper = Jag har också skrivit det på ett pappersprotokoll, som vissa utgåvor kräver
web-sealed = Draget ligger i kuvertet.
web-seal-early = Avbryt partiet i förtid
web-seal-early-words = Du bär tiden till sessionens slut.
web-sign = Underteckna resultatet
web-new-game = Nytt parti
web-new-game-words = Samma betänketid och regler; spelarna byter färg.

## How things stand

web-rulings = Beslut
web-sheet = Protokoll
web-write = Skriv i ditt protokoll
web-write-do = Skriv
web-flip = Vänd brädet
web-download = Ladda ner partiet
web-number = Nummer
web-line-lost = Anslutningen är bruten. Det du gör sparas och skickas när den är tillbaka.
web-not-started = Partiet har inte börjat.
web-clocks-stopped = Klockorna står. Domaren startar dem igen.
web-must-seal = Försegla ditt nästa drag: skriv ner det i hemlighet och gör det inte på brädet.
web-other-seals = Motståndaren förseglar ett drag. Sedan avbryts partiet.
web-adjourned = Partiet är avbrutet, med det förseglade draget i kuvertet. Det fortsätter när domaren återupptar det.
web-interrupted = Partiet avbröts, och klockorna står. Domaren startar dem igen.
web-to-move =
    { $side ->
        [white] Vit är vid draget.
       *[black] Svart är vid draget.
    }
web-not-pressed =
    { $side ->
        [white] Vit har dragit men inte tryckt på klockan.
       *[black] Svart har dragit men inte tryckt på klockan.
    }
web-no-board = Det finns inget sådant bräde.
web-withdrawn = Det här brädet lottades av misstag och är indraget.
web-not-yours = Den här platsen vid brädet är inte din i den här webbläsaren.
web-look-on = Titta på
web-lost-title = Sidan finns inte

## What the hall says against something

web-problem-link = Länken är inte känd, eller inte längre.
web-problem-often = För ofta; vänta lite.
web-problem-too-many = Detta har gjorts för många gånger i det här partiet.
web-problem-full = Det finns redan för många partier här; försök senare.
web-problem-long = Texten är för lång.
web-problem-illegal = Det här brädet tar bara emot regelenliga drag.
web-problem-forbidden = Detta är inte din sak här.
web-problem-unavailable = Hallen kan inte anteckna detta nu; försök igen.
web-problem-password = Namn eller lösenord är fel.
web-problem-game = Det finns inget sådant bräde här.
web-problem-log = Brädets logg kan inte läsas.
web-problem-competition = Det finns ingen sådan tävling här.
web-problem-edition = Det finns ingen sådan utgåva av reglerna.
web-problem-article = Den här utgåvan har ingen sådan paragraf.
web-problem-changed = Någon annan har just antecknat något vid det här brädet.
web-problem-note = Anteckningen finns inte längre.
web-problem-not-adjourned = Partiet är inte avbrutet.
web-problem-envelope = Kuvertet finns inte här, eller kan inte öppnas.
web-problem-password-length = Ett lösenord har minst 8 och högst 256 tecken.
web-problem-unexpected = Något gick fel i hallen; försök igen.

## The arbiter at the board

web-start = Starta klockan
web-start-absent = En spelare har inte kommit. Starta ändå?
web-restart = Starta klockorna igen
web-struck = Struket av domaren
web-stop = Stanna klockorna
web-to-console = Domarsidan
