### Strane za sudije i organizatore.

## Pravila

web-laws-title = Pravila šaha
web-laws-lead = Svaki član četiri izdanja našim rečima, šta { "Jadoube" } radi i slučajevi koji to pokazuju.
web-laws-search = Pretraga članova
web-laws-edition = Izdanje
web-laws-beside = Pored
web-laws-alone = ništa
web-laws-articles = Članovi
web-laws-article-part = Član
web-laws-article = Član { $number }
web-laws-nothing = ništa o tome
web-laws-same = isto
web-laws-parts = Delovi
web-laws-elsewhere = U drugim izdanjima
web-laws-departures = Gde prevod odstupa od engleskog teksta
web-laws-english = Engleski tekst:
web-laws-terms = Pojmovi
web-laws-cases =
    { $count ->
        [one] { $count } slučaj
        [few] { $count } slučaja
       *[other] { $count } slučajeva
    }
web-laws-found =
    { $count ->
        [one] { $count } član za „{ $words }“
        [few] { $count } člana za „{ $words }“
       *[other] { $count } članova za „{ $words }“
    }
web-laws-found-like =
    { $count ->
        [one] Nijedan član nema tačno „{ $words }“; { $count } ima slične reči
        [few] Nijedan član nema tačno „{ $words }“; { $count } imaju slične reči
       *[other] Nijedan član nema tačno „{ $words }“; { $count } ima slične reči
    }
web-laws-found-english =
    { $count ->
        [one] Na ovom jeziku ništa za „{ $words }“; { $count } član to ima na engleskom
        [few] Na ovom jeziku ništa za „{ $words }“; { $count } člana to imaju na engleskom
       *[other] Na ovom jeziku ništa za „{ $words }“; { $count } članova to ima na engleskom
    }
web-laws-found-none = Ništa za „{ $words }“ u brojevima, tekstovima i pojmovima izdanja { $edition }, ni na engleskom. Pokušajte drugom rečju ili brojem člana.

## Prijava

web-login-title = Prijava sudije
web-login-lead = Ime i jednokratnu lozinku sala ispisuje tamo gde je pokrenuta.
web-login-name = Ime
web-login-password = Lozinka
web-login-new = Nova lozinka
web-login-change = Izaberite sopstvenu lozinku od najmanje 8 znakova.
web-login = Prijava

## Postavljanje pozicije

web-editor-board = Pozicija za postavljanje
web-editor-mode = Šta radi dodir
web-editor-does =
    { $mode ->
        [move] Potez
        [square] Dodirnuta figura
        [other] Druga figura
       *[brush] Postavljanje
    }
web-editor-pieces = Figure
web-editor-piece =
    { $color ->
        [white] beli: { piece }
       *[black] crni: { piece }
    }
web-editor-empty = Isprazni polje
web-editor-array = Početna pozicija
web-editor-clear = Prazna tabla

## Sto za odluke

web-desk-wooden = Tabla
web-desk-what = Šta se desilo
web-desk-answer = Odluka
web-desk-laws-of = Pravila { $edition }
web-rate =
    { $rate ->
        [standard] standardni
        [rapid] ubrzani
       *[blitz] brzopotezni
    }
web-desk-reduced = bez punog nadzora
web-desk-control = Tempo igre
web-desk-own-control = Drugi
web-desk-unsupervised = Ubrzani ili brzopotezni bez punog nadzora
web-desk-default = Dozvoljeno kašnjenje u minutima
web-desk-earlier = Raniji nelegalni potezi: { $who }
web-desk-earlier-kept = Raniji nelegalni potezi za ovom tablom, { $who }: { $count }
web-desk-group =
    { $group ->
        [moves] Potezi
        [clock] Sat i vreme
        [draws] Remi
        [board] Tabla i figure
        [conduct] Ponašanje
       *[result] Rezultat
    }
web-desk-all = Sve
web-desk-who = Ko?
web-desk-how = Kako?
web-desk-count =
    { $what ->
        [repetition] Koliko puta se pozicija pojavila?
        [fifty] Koliko poteza bez uzimanja i poteza pešakom?
       *[other] Minuta posle početka
    }
web-desk-fewer = Manje
web-desk-more = Više
web-desk-exact = Postavi poziciju
web-desk-clocks = Vremena na satovima
web-desk-point = Sada pokažite potez ili figuru na tabli.
web-desk-over = Partija je završena.
web-desk-decide = Vi odlučujete
web-desk-steps = Šta uraditi
web-desk-rulings = Odluka
web-desk-stand-in = Bez pozicije: ono što od nje zavisi ostaje otvoreno, a uzima se da obe strane još mogu da matiraju.
web-desk-minutes = Zapisnik
web-desk-case = Kao slučaj
web-desk-copy = Kopiraj zapisnik
web-desk-share = Podeli
web-desk-note = Zabeleži za ovu tablu
web-desk-noted = Zabeleženo.
web-desk-amount =
    { $kind ->
        [opponents_time] Vreme protivniku
        [offenders_time] Oduzeto vreme
        [opponents_points] Poeni protivniku
        [offenders_points] Oduzeti poeni
        [fine] Novčana kazna
       *[rounds] Kola
    }
web-desk-penalize = Kazni
web-desk-declare = Proglasiti { $score }?
web-desk-declare-yes = Proglasi
web-desk-against = Odluka zabeležena u { $time } kaže { $ruled }: ipak upisati { $score }?
web-desk-against-yes = Ipak upiši { $score }
web-desk-round-board = { $round }. kolo, { $board }. tabla
web-desk-illegal-moves = Nelegalni potezi
web-desk-warnings = Opomene
web-desk-offers = Ponude remija
web-desk-start = Pokreni kolo
web-desk-arrived = Došao: { $who }
web-desk-after-default = Dozvoljeno kašnjenje je isteklo. Kada je stigao igrač { $who }?
web-desk-after-default-words = Ko je došao na vreme a zabeležen je tek kasnije, tu je. Za onoga ko je zakasnio Pravila pitaju šta sledi.
web-desk-came-in-time = Na vreme, beleži se tek sada
web-desk-came-late = Posle dozvoljenog kašnjenja
web-desk-offered = Nudi remi: { $who }
web-desk-result = Rezultat
web-desk-console = Na sudijskoj tabli
web-desk-default-left = { $time } do isteka dozvoljenog kašnjenja
web-desk-notes =
    { $count ->
        [one] { $count } beleška
        [few] { $count } beleške
       *[other] { $count } beležaka
    }
web-desk-take-back = Poslednja beleška je bila greška
web-desk-take-back-yes = Precrtaj je
web-desk-strike-result = Precrtaj rezultat { $score }
web-desk-changed = U međuvremenu je neko drugi nešto zabeležio kod ove table: pogledajte ponovo i zabeležite iznova
web-desk-attach = Poveži sa tablom kola
web-desk-no-board = nijedna tabla

## Sudijska tabla

web-console-title = Sala na prvi pogled
web-console-hall = Sve table
web-console-open = Otvori: { $names }
web-console-free = slobodna tabla
web-console-wooden = drvena tabla
web-console-illegal =
    { $count ->
        [one] { color }: { $count } nelegalan potez
        [few] { color }: { $count } nelegalna poteza
       *[other] { color }: { $count } nelegalnih poteza
    }
web-console-need-not-record = { color } ne mora da zapisuje
web-console-flag = zastavica
web-console-summary =
    { $urgent ->
        [0] Partija u toku: { $boards }; niko vas ne čeka
       *[other] Partija u toku: { $boards }; čekaju vas: { $urgent }
    }
web-console-not-begun = još nije počelo: { $count }
web-console-nothing = Još nema tabli. Objavite takmičenje i uparite kolo:
web-console-offline = Sala ne odgovara; pokušavamo ponovo.
web-urgency =
    { $reason ->
        [unreadable] dnevnik se ne može pročitati
        [question] otvoreno pitanje
        [flag] pala zastavica
        [undeclared] odlučeno, a nema rezultata
        [stopped] satovi stoje
        [unnoticed] nelegalan potez nije rešen
        [default_over] isteklo dozvoljeno kašnjenje
        [last_minute] poslednji minut
        [contradiction] rezultat protivan odluci
        [ruled_otherwise] druga verzija je drugačije odlučila
        [absent] odsutan
        [time_trouble] cajtnot
        [not_recording] kasni zapisivanje
        [offer] ponuđen remi
        [illegal_moves] nelegalni potezi
        [sealing] kovertira se potez
        [adjourned] prekinuta
        [envelope] nastavlja se, otvorite kovertu
       *[not_started] nije počela
    }
web-console-absent =
    { color } odsutan, { $minutes } min{ $over ->
        [yes] , isteklo dozvoljeno kašnjenje
       *[no] {""}
    }
web-console-called =
    { $about ->
        [illegal_move] { color } zove: nelegalan potez
        [clock] { color } zove: sat
        [disturbance] { color } zove: ometanje
        [claim] { color } zove: reklamacija
       *[other] { color } zove sudiju
    }
web-console-unnoticed = { color }: nelegalan potez, niko se nije žalio
web-console-undeclared = odluka { $ruled } u { $time }, nema rezultata
web-console-contradiction = rezultat protivan odluci od { $time }: { $ruled }
web-console-log = Dnevnik
web-console-sheet = Formular
web-console-stop = Zaustavi satove
web-console-restart = Pokreni sat: { $who }
web-console-set-clock = Podesi sat: { $who }
web-console-give-time = Više vremena: { $who }
web-console-time = Vreme (č:mm:ss)
web-console-set = Podesi
web-console-give = Dodaj
web-unread =
    { $kind ->
        [time] „{ $found }” nije vreme. Pišite 1:30:00, 2:00 ili 5, što su minuti.
        [points] „{ $found }” nisu poeni. Pišite ½, 1 ili 1½.
       *[number] „{ $found }” nije ceo broj.
    }
web-console-counter = Potezi na brojaču
web-console-clock-of = Sat: { $who }
web-console-penalize = kazna za { $who }: { penalty }
web-penalty = { penalty }
web-console-observe = Uočavam
web-console-clocks = Satovi
web-console-penalties = Kazne
web-console-conduct = Ponašanje i uređaji
web-console-position = Pozicija i rekonstrukcija
web-console-restore = Nazad na raniju poziciju
web-console-restore-yes = Vrati
web-console-before =
    { $color ->
        [white] Pre { $number }. poteza belog
       *[black] Pre { $number }. poteza crnog
    }
web-console-earlier = Potez ranije
web-console-later = Potez kasnije
web-console-restore-times = Izaberite poslednju sigurnu poziciju. Ako satovi treba da pokazuju nešto drugo, mogu se uz to podesiti:
web-console-set-up = Nijedna nije prava: postavljanje pozicije
web-console-who-moves = Ko je na potezu
web-console-nothing-back = Još nije odigran nijedan potez.
web-console-evidence = Dokazani potezi: { $who }
web-console-moves = Završeni potezi
web-console-adjourn = Prekid partije
web-console-resume = Nastavi partiju
web-console-open-envelope = Otvori kovertu
web-console-print-envelope = Štampaj kovertu
web-console-envelope = Koverta prekinute partije
web-console-links = Veze i preuzimanja
web-console-link = Nova veza: { $who }
web-console-link-words = Pravi se nova tajna veza i prikazuje se jednom. Veza koju sada ima { $who } više ne važi.
web-console-link-yes = Nova veza
web-console-play = Pogledaj tablu
web-console-print = Štampa
web-console-print-sheet = Formular
web-console-print-log = Dnevnik slučajeva
web-console-log-all = Sve radnje
web-console-log-none = Zasad nema incidenata.
web-console-log-at = { $time } po vremenu partije
web-console-others = Takođe čekaju:
web-console-others-more = još { $count }
web-console-all-present = Svi prisutni: { $round }. kolo
web-console-all-present-words = Svi za drvenim tablama ovog kola koji još nisu zabeleženi beleže se kao pristigli ({ $count }).
web-console-all-present-yes = Svi su prisutni
web-console-noted-present = Zabeleženo kao prisutno: { $count }.
web-console-check-envelope = Proveri kovertu
web-console-resumption = Kada i gde se partija nastavlja:
web-console-date = Datum
web-console-hour = Vreme
web-console-strike = Precrtaj ovaj zapis
web-console-strike-yes = Precrtaj
web-console-strikes = Sudija briše: „{ $what }”
web-console-struck =
    { $by ->
        [arbiter] Precrtao sudija, { $time }
       *[somebody] Precrtao { $who }, { $time }
    }

## Ekran

web-screen-whole = Ceo ekran
web-screen-board = { $board }. tabla
web-screen-round = { $round }. kolo
web-screen-delay = prikaz kasni { $minutes } min
web-screen-delay-moves =
    { $count ->
        [one] prikaz kasni { $count } potez
        [few] prikaz kasni { $count } poteza
       *[other] prikaz kasni { $count } poteza
    }
web-screen-nothing = Još nema takmičenja.

## Takmičenja

web-comp-none = Još nema takmičenja.
web-comp-new = Objavi takmičenje
web-comp-name = Naziv takmičenja
web-comp-site = Mesto
web-comp-no-draws = Bez dogovorenog remija pre poteza
web-comp-delay = Kašnjenje prenosa u minutima
web-comp-watch = Ko pazi na zastavice i nelegalne poteze?
web-comp-people = igrači i sudije
web-comp-hall = sala
web-comp-refuses = Table ne primaju nelegalne poteze
web-comp-announce = Objavi
web-comp-pair = Upari { $round }. kolo
web-comp-pair-lead = Jedna tabla u redu, prvo beli: „Ana – Bojan”, ili „Ceca – { "bye" }” za igrača bez protivnika („{ "bye" } ½” za pola poena, „{ "bye" } 0” bez poena). Brojevi tabli, titule, rejtinzi i kolone s tabulatorima se razumeju; tako i datoteka vašeg programa ({ "CSV" } ili { "TRF" }).
web-comp-pairings = Parovi
web-comp-pairings-example = Ana – Boban
web-comp-bye =
    { $player } nema protivnika ({ $worth ->
        [half] ½ poena
        [zero] 0 poena
       *[full] 1 poen
    })
web-comp-new-name = novo ime
web-comp-new-near = ili je to { $name }?
web-comp-new-all = Spisak igrača je prazan: sa ovim kolom upisuje se { $count }.
web-comp-new-title = Novi igrači?
web-comp-new-words = Niko na spisku igrača nema ova imena. Još ništa nije napravljeno.
web-comp-new-yes = Upiši kao nove igrače
web-comp-no-opponent = bez protivnika
web-comp-fault =
    { $kind ->
        [one_name] Red { $line }: „{ $found }” nisu dva igrača. Stavite crtu između: Ana – Bojan
        [many_names] Red { $line }: imena je { $found }, a za tablom sede dva igrača.
        [twice] Red { $line }: { $player } je već u redu { $before }.
        [comma] Red { $line }: „{ $found }”: dva igrača ili jedno ime sa zapetom? Između dva igrača stavite crtu: Ana – Bojan
        [board_twice] Red { $line }: tabla { $board } je već u redu { $before }.
        [no_opponent] Red { $line }: posle „{ $found }” nedostaje protivnik. Bez protivnika napišite: { $found } – bye
       *[no_name] Red { $line }: nedostaje ime ispred crte.
    }
web-comp-pair-yes = Upari kolo
web-comp-file = Iz datoteke
web-comp-paired = { $round }. kolo je upareno.
web-comp-left-out = nije preuzeto: { $what }
web-comp-start = Pokreni { $round }. kolo
web-comp-start-words = Belom se pokreće sat na svakoj tabli koja nije počela. Označite drvene table: tamo se to samo beleži.
web-comp-start-wood = { $board }. tabla, { $names }: na drvetu
web-comp-still-playing = Ove table ranijih kola još igraju. Ekran ih prikazuje pored novog kola dok se ne završe.
web-comp-still-board = { $round }. kolo, { $board }. tabla: { $names }
web-comp-start-anyway = Ipak pokreni { $round }. kolo
web-comp-start-later = { $board }. tabla, { $names }: ne sada, neko od njih još igra
web-comp-started = { $round }. kolo: sa satom ovde { $started }, na drvetu { $noted }.
web-comp-not-started =
    { $why ->
        [unreadable] { $board }. tabla, { $names }: nije pokrenuta, njen dnevnik se ne može pročitati
        [over] { $board }. tabla, { $names }: nije pokrenuta, partija je završena
        [begun] { $board }. tabla, { $names }: nije pokrenuta, već je počela
        [playing] { $board }. tabla, { $names }: nije pokrenuta, neko od njih još igra u ranijem kolu. Pokrenite kolo ponovo kad se ta partija završi
       *[impossible] { $board }. tabla, { $names }: nije pokrenuta
    }
web-comp-none-to-start = Sve table { $round }. kola su već počele.
web-comp-correct = Ispravi parove { $round }. kola
web-comp-correct-words = Jedna tabla u redu, onako kako treba; red kog nema se briše. Partije koje su počele moraju ostati. Podeljene veze idu sa svojim igračima.
web-comp-correct-yes = Sačuvaj
web-comp-corrected = { $round }. kolo je ispravljeno.
web-comp-unpair = Obriši { $round }. kolo
web-comp-unpair-words = Sve njegove table se povlače, a podeljene veze više ne važe.
web-comp-unpair-yes = Obriši
web-comp-rename = Preimenuj
web-comp-rename-player = Ispravi ime: { $who }
web-comp-right-name = Ispravno ime
web-comp-board = tabla
web-comp-wooden = na drvetu
web-comp-standings = Tabela
web-comp-place = Mesto
web-comp-player = Igrač
web-comp-rating = Rejting
web-comp-points = Poeni
web-comp-handouts = Veze i { "QR" } kodovi za igrače
web-comp-handouts-yes = Napravi nove veze
web-comp-handouts-words = Oba igrača na svakoj tabli { $round }. kola dobijaju novu vezu za štampu i podelu. Veze ovog kola koje su ranije podeljene više ne rade; ko već sedi za tablom, ostaje.
web-comp-qr = { "QR" } kod: { $who }
web-comp-downloads = Preuzimanja
web-comp-games = Partije ({ "PGN" })
web-comp-report = Izveštaj ({ "TRF" })
web-comp-no-players = Igrači ulaze sa parovima.
web-comp-not-paired = Nisu upareni: { $names }
web-comp-default-time = Dozvoljeno kašnjenje { $minutes } min

web-unreadable = Ova partija se ne može pročitati
web-console-otherwise = Ova verzija bi drugačije odlučila o unosu { $entry }: { $act }
web-console-otherwise-stands = Doneta odluka važi dok je ne promenite.
web-console-otherwise-then = Odluka verzije { $build }
web-console-otherwise-now = Ova verzija bi odlučila
web-console-otherwise-nothing = ništa
web-checkpoint = Kontrolne tačke
web-checkpoint-make = Napravi kontrolnu tačku
web-checkpoint-words = Kontrolna tačka potpisuje kraj svakog dnevnika. Odštampajte je ili sačuvajte datoteku i držite je daleko od ovog računara: kasnije pokazuje da li je nešto obrisano ili promenjeno.
web-checkpoint-after = { $name }, posle { $round }. kola
web-checkpoint-made = Napravljena
web-checkpoint-logs = Dnevnici
web-checkpoint-key = Javni ključ
web-checkpoint-root = Koren
web-checkpoint-signature = Potpis
web-checkpoint-file = Sačuvaj datoteku
web-checkpoint-verify = Provera
web-checkpoint-none = Još nema kontrolne tačke. Pravi se kada se završe sve partije jednog kola.

web-sessions = Vaše prijave
web-sessions-lead = Svi pregledači u kojima ste prijavljeni ili koji dele vaše mesto za tablom. Prekinite one koje ne poznajete.
web-sessions-current = Ovaj pregledač
web-sessions-shared = Deli vaše mesto za tablom.
web-sessions-times = Od { $since } do { $until }
web-sessions-end = Prekini prijavu
web-sessions-end-words = Ko je koristi više ne može ništa da uradi i mora ponovo da se prijavi.
web-sessions-end-others = Prekini sve ostale prijave
web-sessions-end-others-words =
    { $count ->
        [one] { $count } prijava se odmah prekida.
        [few] { $count } prijave se odmah prekidaju.
       *[other] { $count } prijava se odmah prekida.
    }
web-sessions-ended = Prekinuto.
web-sessions-alone = Nema drugih prijava.
web-sessions-log-out = Odjava
