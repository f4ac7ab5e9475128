### The arbiter's pocket: a page that needs no server and no network.

web-pocket-title = Domarens fickbok
web-pocket-lead = Regler, regelhjälp, schackklocka och bräde i telefonen, utan server och nätverk.
web-pocket-missing = Den här hallen byggdes utan fickboken. Kör crates/wasm/build och starta hallen igen med --wasm target/npm/jadoube-full.wasm för att lägga till den.
web-pocket-noscript = Sidan behöver JavaScript. Den fungerar utan nätverk.
web-pocket-clock = Schackklocka
web-pocket-privacy = Integritet

## The Laws

web-pocket-all-articles = Alla paragrafer i { $edition }
web-pocket-changes =
    { $count ->
        [one] { $count } skillnad mellan { $from } och { $to }
       *[other] { $count } skillnader mellan { $from } och { $to }
    }
web-pocket-print = Skriv ut

## Setting the clock

web-pocket-presets = Vanliga betänketider
web-pocket-control-hint = Minuter plus sekunder per drag: 90+30. Flera perioder: 40/90, 30; +30. Fördröjningstid: 60 d5. Olika för spelarna: white 5, black 4. { "Byo-yomi: 30, byo-yomi 3x30" }.
web-pocket-penalties-of = Bestraffningar enligt utgåva
web-pocket-credit = Nästa periods tid läggs till
web-pocket-credit-time = när tiden tar slut
web-pocket-credit-moves = när dragen är fullbordade
web-pocket-freeze = När en spelares tid är slut
web-pocket-freeze-no = faller bara kläppen
web-pocket-freeze-yes = stannas båda klockorna
web-pocket-set = Ställ klockan

## The clock

web-pocket-start = Starta
web-pocket-pause = Stanna
web-pocket-go-on = Fortsätt
web-pocket-turn = Vänd
web-pocket-new-clock = Ny klocka
web-pocket-new-clock-yes = Ta bort tiderna
web-pocket-stopped = Klockorna står stilla.
web-pocket-moves = { $count } drag
web-pocket-period = period { $number }
web-pocket-delay = fördröjning { $time }
web-pocket-first = den här kläppen föll först
web-pocket-ran-on = Sidan var stängd i { $time }. Klockan fortsatte att gå.
web-pocket-set-back = Enhetens klocka ställdes tillbaka med minst { $time } medan sidan var stängd. Schackklockan står stilla: rätta tiderna.

## Corrections and penalties

web-pocket-correct = Rätta tiderna
web-pocket-correct-yes = Ställ in
web-pocket-time = Tid
web-pocket-move-count = Fullbordade drag
web-pocket-bad-time = Skriv tiden som timmar:minuter:sekunder, till exempel 1:05:30.
web-pocket-penalty = Extra tid som bestraffning
web-pocket-penalty-illegal =
    { $side ->
        [white] Vits regelstridiga drag: svart
       *[black] Svarts regelstridiga drag: vit
    } får { $minutes ->
        [one] { $minutes } minuts
       *[other] { $minutes } minuters
    } extra tid ({ $article })
web-pocket-penalty-claim =
    { $side ->
        [white] Vits felaktiga krav: svart
       *[black] Svarts felaktiga krav: vit
    } får { $minutes ->
        [one] { $minutes } minuts
       *[other] { $minutes } minuters
    } extra tid ({ $article })

## The board

web-pocket-press = Klockan slås om
web-pocket-press-hand = av spelarna
web-pocket-press-auto = automatiskt efter ett regelrätt drag
web-pocket-aloud = Läs upp drag, domslut och tider
web-pocket-keys = Enter gör det skrivna draget; Enter på en tom rad, eller mellanslag, slår om klockan. F2, eller ett frågetecken och Enter, läser upp tiderna.
web-pocket-delete-game = Ta bort det här partiet?

## The ruling desk

web-pocket-history =
    { $count ->
        [0] Historik
       *[other] Historik ({ $count })
    }
web-pocket-keep = Spara med en anteckning
web-pocket-history-empty = Inget har sparats ännu. ”Spara med en anteckning” under ett domslut lägger det här.
web-pocket-entry-note = Anteckning
web-pocket-entry-round = Rond
web-pocket-entry-board = Bord
web-pocket-entry-competition = Tävling
web-pocket-change-note = Ändra anteckningen
web-pocket-delete-entry = Ta bort den här posten?
web-pocket-all-notices = Alla som domslut att skriva ut
web-pocket-all-cases = Alla som fall
web-pocket-hand = Lämna över till en hall
web-pocket-hand-file = Spara som fil
web-pocket-hand-link = Kopiera en länk
web-pocket-hand-hall = Hallens adress
web-pocket-hand-code = Visa en QR-kod
web-pocket-hand-code-words = Läs av den med en enhet där du är inloggad på { $hall }.
web-pocket-hand-too-long = Länken har { $found } tecken; en QR-kod rymmer { $most }. Kopiera länken, spara en fil eller lämna över posterna en i taget.
web-pocket-hand-words = Länken, QR-koden och filen innehåller domslutet, anteckningen och namnen; den som har någon av dem kan läsa allt detta.

## Guided entry

web-pocket-guide = En annan händelse, steg för steg
web-pocket-guide-turn = Vid draget
web-pocket-guide-castling = Varken kungen eller tornet har flyttats
web-pocket-guide-passed = En bonde har just gått två rutor framåt
web-pocket-guide-no-pawn = nej
web-pocket-guide-lead = Välj vem som gjorde vad, rad för rad. Domslutet följer efter varje rad.
web-pocket-guide-who = Vem?
web-pocket-guide-then = Och sedan: vem?
web-pocket-guide-what = vad hände?
web-pocket-guide-search = Sök
web-pocket-guide-undo = Ta bort sista raden
web-pocket-guide-anew = Börja om
web-pocket-guide-done = Klart

## Privacy

web-pocket-privacy-nothing = Den här sidan skickar ingenting någonstans. Den har inga konton och ingen statistik, och dess säkerhetspolicy låter inte webbläsaren ansluta till någon annan webbplats.
web-pocket-privacy-stored = På den här enheten sparar den dina inställningar, var du slutade läsa, den gående klockans tider, partiet på brädet och de domslut som du sparar med anteckningar. Den som kan låsa upp enheten kan läsa dem.
web-pocket-privacy-delete = Här kan du ta bort allt. En installerad sida avinstalleras som vilken app som helst; en nedladdad fil kan du helt enkelt ta bort.
web-pocket-delete = Ta bort allt som sparats här
web-pocket-delete-yes = Ta bort
web-pocket-take = Ta med den
web-pocket-take-file = Ladda ner som en fil
web-pocket-take-site = Ladda ner som webbplats för en webbserver

## The command

pocket-wrote = { $path }: { $size } kB
pocket-no-module = programmet byggdes utan WebAssembly-modulen, som fickboken består av. Kör crates/wasm/build och bygg igen, eller ange modulen med --wasm FILE.
pocket-cannot-write = { $path } kan inte skrivas
