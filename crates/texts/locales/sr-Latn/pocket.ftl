### The arbiter's pocket: a page that needs no server and no network.

web-pocket-title = Sudijin džepni priručnik
web-pocket-lead = Pravila, sudijske odluke, šahovski sat i tabla na vašem telefonu, bez servera i mreže.
web-pocket-missing = Ova sala je napravljena bez džepnog priručnika. Da biste ga dodali, pokrenite { "crates/wasm/build" } i ponovo pokrenite salu sa { "--wasm target/npm/jadoube-full.wasm" }.
web-pocket-noscript = Ovoj stranici je potreban { "JavaScript" }. Radi i bez mreže.
web-pocket-clock = Šahovski sat
web-pocket-privacy = Privatnost

## The Laws

web-pocket-all-articles = Svi članovi izdanja { $edition }
web-pocket-changes =
    { $count ->
        [one] { $count } razlika između izdanja { $from } i { $to }
        [few] { $count } razlike između izdanja { $from } i { $to }
       *[other] { $count } razlika između izdanja { $from } i { $to }
    }
web-pocket-print = Štampaj

## Setting the clock

web-pocket-presets = Uobičajene vremenske kontrole
web-pocket-control-hint = Minuti plus sekunde po potezu: 90+30. Više perioda: 40/90, 30; +30. Odlaganje: { "60 d5" }. Posebno za svakog igrača: { "white 5, black 4" }. { "Byo-yomi: 30, byo-yomi 3x30" }.
web-pocket-penalties-of = Kazne po izdanju
web-pocket-credit = Vreme sledećeg perioda dodaje se
web-pocket-credit-time = kada vreme istekne
web-pocket-credit-moves = kada su potezi kompletirani
web-pocket-freeze = Kada igraču istekne vreme
web-pocket-freeze-no = samo pada zastavica
web-pocket-freeze-yes = zaustavljaju se oba sata
web-pocket-set = Podesi sat

## The clock

web-pocket-start = Uključi
web-pocket-pause = Zaustavi
web-pocket-go-on = Nastavi
web-pocket-turn = Okreni
web-pocket-new-clock = Novi sat
web-pocket-new-clock-yes = Obriši ova vremena
web-pocket-stopped = Satovi su zaustavljeni.
web-pocket-moves =
    { $count ->
        [one] { $count } potez
        [few] { $count } poteza
       *[other] { $count } poteza
    }
web-pocket-period = period { $number }
web-pocket-delay = odlaganje { $time }
web-pocket-first = ova zastavica je pala prva
web-pocket-ran-on = Stranica je bila zatvorena { $time }. Sat je nastavio da radi.
web-pocket-set-back = Dok je stranica bila zatvorena, sat uređaja je vraćen unazad najmanje { $time }. Satovi su zaustavljeni: ispravite vremena.

## Corrections and penalties

web-pocket-correct = Ispravi vremena
web-pocket-correct-yes = Podesi
web-pocket-time = Vreme
web-pocket-move-count = Kompletirani potezi
web-pocket-bad-time = Unesite vreme kao sate:minute:sekunde, na primer 1:05:30.
web-pocket-penalty = Dodatno vreme kao kazna
web-pocket-penalty-illegal =
    { $side ->
        [white] Nelegalan potez belog: crni
       *[black] Nelegalan potez crnog: beli
    } dobija { $minutes ->
        [one] { $minutes } minut
        [few] { $minutes } minuta
       *[other] { $minutes } minuta
    } ({ $article })
web-pocket-penalty-claim =
    { $side ->
        [white] Netačna reklamacija belog: crni
       *[black] Netačna reklamacija crnog: beli
    } dobija { $minutes ->
        [one] { $minutes } minut
        [few] { $minutes } minuta
       *[other] { $minutes } minuta
    } ({ $article })

## The board

web-pocket-press = Sat se pritiska
web-pocket-press-hand = pritiskaju ga igrači
web-pocket-press-auto = automatski posle legalnog poteza
web-pocket-aloud = Izgovaraj poteze, odluke i vremena
web-pocket-keys = { "Enter" } povlači upisani potez; { "Enter" } u praznom redu ili razmaknica pritiska sat. { "F2" }, ili znak pitanja i { "Enter" }, saopštava vremena.
web-pocket-delete-game = Obrisati ovu partiju?

## The ruling desk

web-pocket-history =
    { $count ->
        [0] Istorija
       *[other] Istorija ({ $count })
    }
web-pocket-keep = Sačuvaj uz belešku
web-pocket-history-empty = Još ništa nije sačuvano. Ispod odluke, „Sačuvaj uz belešku“ je stavlja ovde.
web-pocket-entry-note = Beleška
web-pocket-entry-round = Kolo
web-pocket-entry-board = Tabla
web-pocket-entry-competition = Takmičenje
web-pocket-change-note = Izmeni belešku
web-pocket-delete-entry = Obrisati ovaj zapis?
web-pocket-all-notices = Sve kao odluke za štampu
web-pocket-all-cases = Sve kao slučajevi
web-pocket-hand = Predaj sali
web-pocket-hand-file = Sačuvaj kao datoteku
web-pocket-hand-link = Kopiraj vezu
web-pocket-hand-hall = Adresa sale
web-pocket-hand-code = Prikaži { "QR" } kod
web-pocket-hand-code-words = Skenirajte ga uređajem na kome ste prijavljeni na { $hall }.
web-pocket-hand-too-long = Broj znakova u vezi je { $found }; u { "QR" } kod staje { $most }. Kopirajte vezu, sačuvajte datoteku ili predajte zapise jedan po jedan.
web-pocket-hand-words = Veza, { "QR" } kod i datoteka sadrže odluku, belešku i imena; ko ima nešto od toga, može da ih pročita.

## Guided entry

web-pocket-guide = Drugi slučaj, korak po korak
web-pocket-guide-turn = Na potezu
web-pocket-guide-castling = Ni kralj ni top nisu pomereni
web-pocket-guide-passed = Pešak je upravo prešao dva polja
web-pocket-guide-no-pawn = ne
web-pocket-guide-lead = Izaberite ko je šta uradio, red po red. Odluka sledi posle svakog reda.
web-pocket-guide-who = Ko?
web-pocket-guide-then = A zatim: ko?
web-pocket-guide-what = šta se desilo?
web-pocket-guide-search = Pretraga
web-pocket-guide-undo = Ukloni poslednji red
web-pocket-guide-anew = Počni ispočetka
web-pocket-guide-done = Gotovo

## Privacy

web-pocket-privacy-nothing = Ova stranica ništa nikome ne šalje. Nema naloge ni statistiku, a njena bezbednosna pravila ne dozvoljavaju pregledaču da se poveže ni sa jednim drugim sajtom.
web-pocket-privacy-stored = Na ovom uređaju čuva vaša podešavanja, mesto na kojem ste stali sa čitanjem, vremena sata koji radi, partiju na tabli i odluke koje sačuvate uz beleške. Svako ko može da otključa uređaj može i da ih pročita.
web-pocket-privacy-delete = Ovde možete sve da obrišete. Instalirana stranica se uklanja kao svaka aplikacija; preuzetu datoteku jednostavno obrišite.
web-pocket-delete = Obriši sve što je ovde sačuvano
web-pocket-delete-yes = Obriši
web-pocket-take = Ponesite ga sa sobom
web-pocket-take-file = Preuzmi kao jednu datoteku
web-pocket-take-site = Preuzmi kao sajt za veb-server

## The command

pocket-wrote = { $path }: { $size } { "kB" }
pocket-no-module = program je napravljen bez modula { "WebAssembly" }, od kojeg se priručnik sastoji. Pokrenite { "crates/wasm/build" } i napravite ga ponovo, ili navedite modul pomoću { "--wasm FILE" }.
pocket-cannot-write = { $path } ne može da se upiše
