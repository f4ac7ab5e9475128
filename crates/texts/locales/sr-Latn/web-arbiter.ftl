### Strane za sudije i organizatore.

## Pravila

web-laws-title = Pravila šaha
web-laws-lead = Svaki član četiri izdanja našim rečima, sa onim što { "Jadoube" } na osnovu njega čini i slučajevima koji to pokazuju.
web-laws-search = Pretraga članova
web-laws-edition = Izdanje
web-laws-beside = Uporedi sa
web-laws-alone = ničim
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
        [one] Nema tačnog poklapanja za „{ $words }“; { $count } član ima slične reči
        [few] Nema tačnog poklapanja za „{ $words }“; { $count } člana imaju slične reči
       *[other] Nema tačnog poklapanja za „{ $words }“; { $count } članova ima slične reči
    }
web-laws-found-partly =
    { $count ->
        [1] Nijedan član nema sve reči „{ $words }“; prikazan je najbliži
        [one] Nijedan član nema sve reči „{ $words }“; prikazan je { $count } najbliži
        [few] Nijedan član nema sve reči „{ $words }“; prikazana su { $count } najbliža
       *[other] Nijedan član nema sve reči „{ $words }“; prikazano je { $count } najbližih
    }
web-laws-found-english =
    { $count ->
        [one] Na ovom jeziku ništa za „{ $words }“; { $count } član to ima na engleskom
        [few] Na ovom jeziku ništa za „{ $words }“; { $count } člana to imaju na engleskom
       *[other] Na ovom jeziku ništa za „{ $words }“; { $count } članova to ima na engleskom
    }
web-laws-found-none = Ništa za „{ $words }“ u brojevima, tekstovima i pojmovima izdanja { $edition }, ni na engleskom. Pokušajte s drugom rečju ili s brojem člana.
web-laws-only-english = na engleskom

## Prijava

web-login-title = Prijava sudije
web-login-lead = Ime i jednokratna lozinka ispisuju se tamo gde je sala pokrenuta.
web-login-name = Ime
web-login-password = Lozinka
web-login-new = Nova lozinka
web-login-change = Izaberite sopstvenu lozinku od najmanje 8 znakova.
web-login = Prijava

## Postavljanje pozicije

web-editor-board = Pozicija za postavljanje
web-editor-mode = Šta čini dodir
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
        [white]
            { $piece ->
                [queen] bela { piece }
               *[other] beli { piece }
            }
       *[black]
            { $piece ->
                [queen] crna { piece }
               *[other] crni { piece }
            }
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
web-desk-control = Vremenska kontrola
web-desk-own-control = Druga vremenska kontrola
web-desk-unsupervised = Ubrzani ili brzopotezni šah bez punog nadzora
web-desk-default = Vreme kašnjenja u minutima
web-desk-earlier = Nelegalni potezi pre ovog: { $who }
web-desk-earlier-kept = Nelegalni potezi pre ovog, koliko ih je za ovom tablom izbrojano, { $who }: { $count }
web-desk-group =
    { $group ->
        [moves] Potezi i ruke
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
        [fifty] Koliko je poteza svaki igrač povukao bez uzimanja i bez pomeranja pešaka?
       *[other] Minuta posle početka
    }
web-desk-fewer = Manje
web-desk-more = Više
web-desk-exact = Postavi poziciju
web-desk-clocks = Vreme na satovima
web-desk-point = Sada pokažite na tabli potez ili figuru.
web-desk-over = Partija je završena.
web-desk-decide = O ovome odlučujete vi
web-desk-steps = Šta treba uraditi
web-desk-rulings = Odluka
web-desk-stand-in = Odluka bez pozicije: ono što od nje zavisi ostaje otvoreno, a pretpostavlja se da obe strane mogu da matiraju.
web-desk-position = Pozicija posle odluke
web-desk-minutes = Zapisnik
web-desk-case = Kao slučaj
web-desk-copy = Kopiraj zapisnik
web-desk-share = Podeli
web-desk-note = Zabeleži za ovu tablu
web-desk-noted = Zabeleženo.
web-desk-handed = Zapisi sa telefona
web-desk-handed-note = Zabeleži za ovu tablu
web-desk-handed-at = Zabeleženo na telefonu { $time }
web-desk-handed-bad = Ovo nije datoteka ni veza iz džepnog priručnika.
web-desk-amount =
    { $kind ->
        [opponents_time] Vreme protivniku
        [offenders_time] Vreme oduzeto prekršiocu
        [opponents_points] Poeni protivniku
        [offenders_points] Poeni oduzeti prekršiocu
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
web-desk-arrived = Stigao: { $who }
web-desk-after-default = Vreme kašnjenja je isteklo. Kada je stigao igrač { $who }?
web-desk-after-default-words = Igrač koji je došao na vreme, a samo je kasno zabeležen, smatra se prisutnim. U suprotnom je potrebna odluka o kašnjenju.
web-desk-came-in-time = Na vreme, zabeležen tek sada
web-desk-came-late = Posle vremena kašnjenja
web-desk-offered = Nudi remi: { $who }
web-desk-result = Rezultat
web-desk-console = Na sudijskoj stranici
web-desk-default-left = { $time } do isteka vremena kašnjenja
web-desk-notes =
    { $count ->
        [one] { $count } beleška
        [few] { $count } beleške
       *[other] { $count } beležaka
    }
web-desk-take-back = Poslednja beleška je bila greška
web-desk-take-back-yes = Precrtaj je
web-desk-strike-result = Precrtaj rezultat { $score }
web-desk-changed = Neko drugi je upravo dodao belešku za ovu tablu: pogledajte je, pa svoju unesite ponovo
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
web-console-need-not-record = { color } nije obavezan da piše poteze
web-console-flag = zastavica
web-console-summary =
    { $boards ->
        [one] { $boards } partija
        [few] { $boards } partije
       *[other] { $boards } partija
    } u toku; { $urgent ->
        [0] ništa ne traži vašu pažnju
        [one] { $urgent } odmah traži vašu pažnju
        [few] { $urgent } odmah traže vašu pažnju
       *[other] { $urgent } odmah traži vašu pažnju
    }
web-console-not-begun =
    { $count ->
        [one] { $count } nije počela
        [few] { $count } nisu počele
       *[other] { $count } nije počelo
    }
web-console-nothing = Još nema tabli. Napravite takmičenje i uparite kolo:
web-console-offline = Sala ne odgovara; pokušavamo ponovo.
web-urgency =
    { $reason ->
        [unreadable] dnevnik ne može da se pročita
        [called] pozvan sudija
        [question] otvoreno pitanje
        [flag] pala zastavica
        [undeclared] završena odlukom, još nema rezultata
        [stopped] satovi zaustavljeni
        [unnoticed] nelegalan potez nije rešen
        [default_over] isteklo vreme kašnjenja
        [last_minute] poslednji minut
        [contradiction] rezultat suprotan odluci
        [ruled_otherwise] druga verzija je odlučila drugačije
        [absent] odsutan
        [time_trouble] oskudica vremena
        [not_recording] formular nije popunjen
        [offer] ponuđen remi
        [illegal_moves] nelegalni potezi
        [sealing] kovertira se potez
        [adjourned] prekinuta
        [envelope] nastavljena, otvorite kovertu
       *[not_started] nije počela
    }
web-console-not-noted = { color }: dolazak nije zabeležen, { $minutes } min
web-console-absent =
    { color } odsutan, { $minutes } min{ $over ->
        [yes] , isteklo vreme kašnjenja
       *[no] { "" }
    }
web-console-called =
    { $about ->
        [illegal_move] { color } zove: nelegalan potez
        [clock] { color } zove: sat
        [disturbance] { color } zove: ometanje
        [claim] { color } zove: reklamacija
       *[other] { color } zove sudiju
    }
web-console-unnoticed = { color }: nelegalan potez, niko nije reklamirao
web-console-undeclared = odlučeno { $ruled } u { $time }, još nema rezultata
web-console-contradiction = rezultat suprotan odluci od { $time }: { $ruled }
web-console-log = Dnevnik
web-console-sheet = Formular
web-console-stop = Zaustavi satove
web-console-restart = Uključi sat: { $who }
web-console-set-clock = Podesi sat: { $who }
web-console-give-time = Dodatno vreme: { $who }
web-console-choose = Izaberite…
web-console-why = Razlog
web-console-ground =
    { $ground ->
        [disturbance] Partija je spolja ometana
        [clock] Sat je bio neispravan ili pogrešno podešen
        [penalty] Kazna: { $opponent }
       *[judgment] Drugi razlog
    }
web-console-reason = Razlog: { $reason }
web-console-signed = Sudija: { $who }
web-console-open-envelope-words = Kovertirani potez se svima prikazuje i odigrava. To se ne može poništiti.
web-all-stop = Zaustavi sve satove…
web-all-stop-words = Svi satovi koji rade zaustavljaju se odjednom, na primer zbog požarnog alarma ili nestanka struje. Satovi koji već stoje ostaju kako jesu.
web-all-stop-yes = Zaustavi satove
web-all-stop-default = Prekid igre
web-all-stop-wooden = Satovi na drvenim tablama zaustavljaju se ručno.
web-all-stopped =
    { $count ->
        [one] Sat je zaustavljen na { $count } tabli.
        [few] Satovi su zaustavljeni na { $count } table.
       *[other] Satovi su zaustavljeni na { $count } tabli.
    }
web-all-alarm =
    { $count ->
        [one] { $count } tabla stoji od { $time }, zaustavio: { $who }
        [few] { $count } table stoje od { $time }, zaustavio: { $who }
       *[other] { $count } tabli stoji od { $time }, zaustavio: { $who }
    }
web-all-restart-button = Ponovo pokreni ove satove…
web-all-restart = Ponovo pokrenuti satove posle „{ $reason }“?
web-all-restart-words =
    { $count ->
        [one] Na { $count } tabli polazi sat igrača na potezu. Table zaustavljene iz drugog razloga ostaju zaustavljene.
        [few] Na { $count } table polaze satovi igrača na potezu. Table zaustavljene iz drugog razloga ostaju zaustavljene.
       *[other] Na { $count } tabli polaze satovi igrača na potezu. Table zaustavljene iz drugog razloga ostaju zaustavljene.
    }
web-all-restart-yes = Ponovo pokreni satove
web-all-restarted =
    { $count ->
        [one] Sat ponovo radi na { $count } tabli.
        [few] Satovi ponovo rade na { $count } table.
       *[other] Satovi ponovo rade na { $count } tabli.
    }
web-all-announce = Saopšti svima…
web-all-announce-words = Saopštenje se pojavljuje na svakoj tabli na kojoj partija nije završena i beleži se u njen dnevnik.
web-all-announce-text = Saopštenje
web-all-announce-missing = Unesite saopštenje.
web-all-announce-yes = Saopšti
web-all-announced =
    { $count ->
        [one] Saopšteno na { $count } tabli.
        [few] Saopšteno na { $count } table.
       *[other] Saopšteno na { $count } tabli.
    }
web-all-scope = Gde
web-all-hall = Sve table u sali
web-all-others =
    { $count ->
        [one] Nije urađeno na { $count } tabli:
        [few] Nije urađeno na { $count } table:
       *[other] Nije urađeno na { $count } tabli:
    }
web-all-why =
    { $outcome ->
        [not_begun] partija nije počela
        [over] partija je završena
        [already_stopped] satovi su već stajali
        [other_reason] satovi su zaustavljeni iz drugog razloga
        [unreadable] dnevnik ne može da se pročita
       *[refused] tabla nije dostupna
    }
web-console-correct-result = Ispravi rezultat
web-console-mine = Samo moje table
web-comp-against = Zabeležena odluka na ovoj tabli daje drugi rezultat. Ipak uneti { $score }?
web-staff = Sudije
web-staff-lead = Svaki sudija ima svoj nalog. U dnevniku svake table piše ko je postupao.
web-staff-you = vi
web-staff-chief = glavni sudija
web-staff-never = još se nije prijavio
web-staff-name = Ime novog sudije
web-staff-add = Dodaj sudiju
web-staff-once = Lozinka za: { $name }
web-staff-once-words = Prikazuje se samo sada. Mora se promeniti pri prvoj prijavi.
web-staff-reset = Nova lozinka
web-staff-reset-of = Nova lozinka za: { $name }?
web-staff-reset-words = Stara lozinka prestaje da važi i sve prijave ovog naloga se prekidaju.
web-staff-remove = Ukloni
web-staff-remove-of = Ukloniti: { $name }?
web-staff-remove-words = Nalog se briše i njegove prijave se prekidaju. Ono što piše u dnevnicima ostaje.
web-staff-boards = Table
web-staff-boards-of = Table: { $name }
web-staff-boards-words = Sudijska stranica najpre prikazuje ove table. Ostavite sve prazno za sve table.
web-staff-boards-wrong = Unesite prvu i poslednju tablu, počev od 1.
web-staff-from = prva tabla
web-staff-to = poslednja tabla
web-staff-sector = { $name }: table { $from }–{ $to }
web-staff-all-boards = Sve table
web-staff-save = Sačuvaj
web-staff-password = Promena lozinke
web-staff-old = Sadašnja lozinka
web-staff-new = Nova lozinka (najmanje 8 znakova)
web-staff-password-yes = Promeni lozinku
web-staff-password-changed = Lozinka je promenjena. Ostale prijave su prekinute.
web-console-time = Vreme ({ "h:mm:ss" })
web-console-set = Podesi
web-console-give = Dodaj
web-unread =
    { $kind ->
        [time] „{ $found }“ nije vreme. Napišite 1:30:00, 2:00 ili 5, što znači minute.
        [points] „{ $found }“ nije broj poena. Napišite ½, 1 ili 1½.
       *[number] „{ $found }“ nije ceo broj.
    }
web-console-counter = Potezi na brojaču
web-console-clock-of = Sat: { $who }
web-console-penalize = kazna za { $who }: { penalty }
web-penalty = { penalty }
web-console-observe = Primećujem
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
web-console-restore-times = Izaberite poslednju poziciju koja je sigurna. Ako satovi treba da pokazuju nešto drugo, podesite ih ovde:
web-console-set-up = Nijedna nije tačna: postavite poziciju
web-console-who-moves = Ko je na potezu
web-console-nothing-back = Još nije povučen nijedan potez.
web-console-evidence = Dokazani potezi: { $who }
web-console-moves = Kompletirani potezi
web-console-adjourn = Prekid partije
web-console-resume = Nastavi partiju
web-console-open-envelope = Otvori kovertu
web-console-print-envelope = Štampaj kovertu
web-console-envelope = Koverta prekinute partije
web-console-links = Veze i preuzimanja
web-console-link = Nova veza: { $who }
web-console-link-words = Pravi se nova tajna veza i prikazuje se samo jednom. Veza koju sada ima { $who } prestaće da važi.
web-console-link-yes = Napravi novu vezu
web-console-play = Pogledaj tablu
web-console-print = Štampa
web-console-print-sheet = Formular
web-console-print-log = Dnevnik incidenata
web-console-notice = Odluka za štampu
web-console-log-all = Sve radnje
web-console-log-none = Zasad nema incidenata.
web-console-log-at = { $time } po vremenu partije
web-console-others = Takođe čekaju:
web-console-others-more = još { $count }
web-console-all-present = Svi prisutni: { $round }. kolo
web-console-all-present-words = Svi igrači za drvenim tablama ovog kola koji još nisu zabeleženi beleže se kao prisutni ({ $count }).
web-console-all-present-yes = Zabeleži sve kao prisutne
web-console-noted-present =
    { $count ->
        [one] { $count } igrač je zabeležen kao prisutan.
        [few] { $count } igrača su zabeležena kao prisutna.
       *[other] { $count } igrača je zabeleženo kao prisutno.
    }
web-console-check-envelope = Proveri kovertu
web-console-resumption = Kada i gde se partija nastavlja:
web-console-date = Datum
web-console-hour = Vreme
web-console-strike = Precrtaj ovaj zapis
web-console-strike-yes = Precrtaj
web-console-strikes = Sudija precrtava: „{ $what }“
web-console-struck =
    { $by ->
        [arbiter] Precrtao sudija, { $time }
       *[somebody] Precrtao { $who }, { $time }
    }

## Ekran

web-screen-whole = Ceo ekran
web-screen-board = { $board }. tabla
web-screen-round = { $round }. kolo
web-screen-delay =
    { $minutes ->
        [one] prikaz kasni { $minutes } minut
       *[other] prikaz kasni { $minutes } minuta
    }
web-screen-delay-moves =
    { $count ->
        [one] prikaz kasni { $count } potez
       *[other] prikaz kasni { $count } poteza
    }
web-screen-nothing = Još nema takmičenja.
web-screen-view = Prikaz
web-screen-boards = Table
web-screen-pairings = Parovi po tablama
web-screen-names = Parovi po imenima
web-screen-results = Rezultati
web-screen-turn = Sve naizmenično
web-screen-page = { $page }. strana od { $pages }
web-screen-pause = Pauza
web-screen-continue = Nastavi
web-screen-not-paired = Još nema parova.
web-screen-opponent = Protivnik
web-screen-color = Boja

## Takmičenja

web-comp-none = Još nema takmičenja.
web-comp-new = Napravi takmičenje
web-comp-name = Naziv takmičenja
web-comp-site = Mesto
web-comp-no-draws = Bez sporazumnog remija pre poteza
web-comp-delay = Kašnjenje prenosa u minutima
web-comp-watch = Ko pazi na zastavice i nelegalne poteze?
web-comp-people = igrači i sudije
web-comp-hall = sala
web-comp-refuses = Table ne prihvataju nelegalne poteze
web-comp-announce = Napravi
web-comp-pair = Upari { $round }. kolo
web-comp-pair-lead = Jedna tabla u svakom redu, prvo beli: „Ana – Bojan“, ili „Ceca – { "bye" }“ za igrača bez protivnika („{ "bye" } ½“ za pola poena, „{ "bye" } 0“ bez poena). Razumeju se i brojevi tabli, titule, rejtinzi i kolone razdvojene tabulatorima, kao i datoteka vašeg programa za uparivanje ({ "CSV" } ili { "TRF" }).
web-comp-pairings = Parovi
web-comp-pairings-example = Ana – Bojan
web-comp-bye =
    { $player } nema protivnika ({ $worth ->
        [half] ½ poena
        [zero] 0 poena
       *[full] 1 poen
    })
web-comp-new-name = novo ime
web-comp-new-near = ili je to { $name }?
web-comp-new-all =
    { $count ->
        [one] Spisak igrača je prazan: sa ovim kolom upisuje se { $count } igrač.
        [few] Spisak igrača je prazan: sa ovim kolom upisuju se { $count } igrača.
       *[other] Spisak igrača je prazan: sa ovim kolom upisuje se { $count } igrača.
    }
web-comp-new-title = Novi igrači?
web-comp-new-words = Niko na spisku igrača nema ova imena. Još ništa nije sačuvano.
web-comp-new-yes = Upiši kao nove igrače
web-comp-no-opponent = bez protivnika
web-comp-fault =
    { $kind ->
        [one_name] Red { $line }: „{ $found }“ ne navodi dva igrača. Stavite crtu između njih: Ana – Bojan
        [many_names] Red { $line }: broj imena je { $found }, a za tablom su dva igrača.
        [twice] Red { $line }: { $player } je već u redu { $before }.
        [comma] Red { $line }: „{ $found }“: dva igrača ili jedno ime sa zapetom? Između dva igrača stavite crtu: Ana – Bojan
        [board_twice] Red { $line }: tabla { $board } je već u redu { $before }.
        [no_opponent] Red { $line }: posle „{ $found }“ nedostaje protivnik. Ako protivnika nema, napišite: { $found } – { "bye" }
       *[no_name] Red { $line }: nedostaje ime ispred crte.
    }
web-comp-pair-yes = Upari kolo
web-comp-file = Iz datoteke
web-comp-paired = { $round }. kolo je upareno.
web-comp-left-out = izostavljeno: { $what }
web-comp-start = Pokreni { $round }. kolo
web-comp-start-words = Na svakoj tabli na kojoj partija nije počela uključuje se sat belog. Označite drvene table: za njih se početak samo beleži.
web-comp-start-wood = { $board }. tabla, { $names }: drvena tabla
web-comp-still-playing = Za ovim tablama ranijih kola još se igra. Ekran ih prikazuje pored novog kola dok se ne završe.
web-comp-still-board = { $round }. kolo, { $board }. tabla: { $names }
web-comp-start-anyway = Ipak pokreni { $round }. kolo
web-comp-start-later = { $board }. tabla, { $names }: ne sada, jedan od igrača još igra
web-comp-started = { $round }. kolo: sa satom ovde { $started }, na drvenoj tabli { $noted }.
web-comp-not-started =
    { $why ->
        [unreadable] { $board }. tabla, { $names }: nije pokrenuta, njen dnevnik ne može da se pročita
        [over] { $board }. tabla, { $names }: nije pokrenuta, partija je završena
        [begun] { $board }. tabla, { $names }: nije pokrenuta, partija je već počela
        [playing] { $board }. tabla, { $names }: nije pokrenuta, jedan od igrača još igra u ranijem kolu. Pokrenite kolo ponovo kada se ta partija završi
       *[impossible] { $board }. tabla, { $names }: nije pokrenuta
    }
web-comp-none-to-start = Za svim tablama { $round }. kola igra je već počela.
web-comp-correct = Ispravi parove { $round }. kola
web-comp-correct-words = Jedna tabla u svakom redu, onako kako treba da bude; red koji uklonite briše se. Partije koje su počele moraju ostati kakve jesu. Podeljene veze ostaju kod svojih igrača.
web-comp-correct-yes = Sačuvaj
web-comp-corrected = { $round }. kolo je ispravljeno.
web-comp-unpair = Obriši { $round }. kolo
web-comp-unpair-words = Sve njegove table se povlače, a podeljene veze prestaju da važe.
web-comp-unpair-yes = Obriši
web-comp-rename = Preimenuj
web-comp-rename-player = Ispravi ime: { $who }
web-comp-right-name = Ispravno ime
web-comp-board = tabla
web-comp-wooden = drvena tabla
web-comp-standings = Tabela
web-comp-place = Mesto
web-comp-player = Igrač
web-comp-rating = Rejting
web-comp-points = Poeni
web-comp-handouts = Veze i { "QR" } kodovi za igrače
web-comp-handouts-yes = Napravi nove veze
web-comp-handouts-words = Obojica igrača za svakom tablom { $round }. kola dobijaju novu vezu, koja se štampa i deli. Ranije podeljene veze ovog kola prestaju da važe; igrači koji su već za tablom ostaju tu.
web-comp-results-at-once = Rezultati se objavljuju odmah; samo potezi kasne
web-comp-event-links = Linkovi za celo takmičenje
web-comp-event-links-words = Svaki igrač dobija jedan link za sva kola, koji se jednom štampa i podeli. Ranije podeljeni linkovi ove vrste prestaju da važe.
web-comp-player-link = Link
web-comp-player-link-words = { $who } dobija link za celo takmičenje. Raniji link prestaje da važi; linkovi ostalih ostaju.
web-comp-qr = { "QR" } kod: { $who }
web-comp-downloads = Preuzimanja
web-comp-games = Partije ({ "PGN" })
web-comp-report = Izveštaj ({ "TRF" })
web-comp-tie-breaks = Dodatni kriterijumi, po redu
web-comp-system = Sistem
web-comp-swiss = Švajcarski sistem
web-comp-round-robin = Kružni sistem
web-comp-rounds-planned = Broj kola
web-comp-explain = Objasni dodatne kriterijume: { $who }
web-comp-explain-title = Dodatni kriterijumi: { $who }
web-comp-report-pairing = Izveštaj za program za uparivanje
web-comp-report-pairing-lead = Sadrži završena kola. Spisak igrača kaže ko ne igra u sledećem.
web-comp-plays = igra
web-comp-absent = izostaje
web-comp-half-bye = slobodan ½
web-comp-download = Preuzmi
web-desk-ending = Kako se partija završila
web-desk-ending-normal = Na tabli
web-desk-ending-time = Padom zastavice
web-desk-ending-forfeit = Nije igrana (rezultat bez igre)
web-desk-ending-decision = Odlukom sudije
web-comp-no-players = Igrači se dodaju sa parovima.
web-comp-not-paired = Nisu upareni: { $names }
web-comp-players = Igrači
web-comp-players-lead = Po jedan igrač u redu, s titulom i rejtingom ako ih ima. Igrači koji se pominju u parovima unose se s njima.
web-comp-players-enter = Unesi igrače
web-comp-players-entered =
    { $count ->
        [0] Nije unet nijedan nov igrač.
        [one] Unet je { $count } igrač.
        [few] Uneta su { $count } igrača.
       *[other] Uneto je { $count } igrača.
    }
web-comp-attends = { $who }: igra u { $round }. kolu?
web-comp-withdrawn = odustao
web-comp-default-time = Vreme kašnjenja { $minutes } min
web-comp-lateness = Koliko igrač sme da zakasni (vreme kašnjenja), u minutima

web-unreadable = Ova partija ne može da se pročita
web-console-otherwise = Ova verzija bi drugačije odlučila o zapisu { $entry }: { $act }
web-console-otherwise-stands = Ono što je odlučeno važi dok to ne promenite.
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
web-checkpoint-verify = Proverite pomoću
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
