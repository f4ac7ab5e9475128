### A versenybírók és rendezők oldalai.

## A szabályok oldala

web-laws-title = A sakkjáték szabályai
web-laws-lead = Négy kiadás minden pontja a saját szavainkkal, azzal együtt, amit a Jadoube tesz, és az esetekkel, amelyek ezt mutatják.
web-laws-search = Keresés a pontokban
web-laws-edition = Kiadás
web-laws-beside = Mellette
web-laws-alone = semmi
web-laws-articles = Pontok
web-laws-article-part = A pont
web-laws-article = { $number } pont
web-laws-nothing = erről nem szól
web-laws-same = ugyanaz
web-laws-parts = Részei
web-laws-elsewhere = A többi kiadásban
web-laws-departures = Ahol a magyar fordítás eltér az angol szövegtől
web-laws-english = Az angol szöveg:
web-laws-terms = Fogalmak
web-laws-cases = { $count } eset
web-laws-found = { $count } találat erre: „{ $words }”
web-laws-found-like = Pontosan ez nincs a szabályzatban: „{ $words }”; hasonló szavakkal { $count } találat
web-laws-found-english = Ezen a nyelven nincs találat erre: „{ $words }”; angolul { $count } találat
web-laws-found-none = Nincs találat erre: „{ $words }”. Keresve: számok, szövegek és fogalmak ({ $edition }), angolul is. Talán más szó vagy egy pont száma segít.

## Bejelentkezés

web-login-title = Bejelentkezés versenybíróként
web-login-lead = A nevet és az egyszeri jelszót a terem ott írja ki, ahol elindították.
web-login-name = Név
web-login-password = Jelszó
web-login-new = Új jelszó
web-login-change = Válasszon saját jelszót, legalább 8 karakterrel.
web-login = Bejelentkezés

## Állás felállítása

web-editor-board = A felállítandó állás
web-editor-mode = Mit tesz az érintés
web-editor-does =
    { $mode ->
        [move] A lépés
        [square] Megérintett báb
        [other] A másik báb
       *[brush] Felállítás
    }
web-editor-pieces = Bábok
web-editor-piece =
    { $color ->
        [white] világos { piece }
       *[black] sötét { piece }
    }
web-editor-empty = Mező ürítése
web-editor-array = Kezdőállás
web-editor-clear = Üres tábla

## A döntnöki pult

web-desk-wooden = A tábla
web-desk-what = Mi történt
web-desk-answer = A döntés
web-desk-laws-of = { $edition }. évi szabályok
web-rate =
    { $rate ->
        [standard] hosszú játszma
        [rapid] rapid
       *[blitz] villám
    }
web-desk-reduced = teljes felügyelet nélkül
web-desk-control = Játékütem
web-desk-own-control = Másik
web-desk-unsupervised = Rapid vagy villám teljes felügyelet nélkül
web-desk-default = Késési idő percben
web-desk-earlier = { $who } korábbi szabálytalan lépései
web-desk-earlier-kept = { $who } korábbi szabálytalan lépései ennél a táblánál: { $count }
web-desk-group =
    { $group ->
        [moves] Lépések
        [clock] Óra és idő
        [draws] Döntetlen
        [board] Tábla és bábok
        [conduct] Magatartás
       *[result] Eredmény
    }
web-desk-all = Mind
web-desk-who = Ki?
web-desk-how = Hogyan?
web-desk-count =
    { $what ->
        [repetition] Hányszor fordult elő az állás?
        [fifty] Hány lépés ütés és gyaloglépés nélkül?
       *[other] Perc a kezdés után
    }
web-desk-fewer = Kevesebb
web-desk-more = Több
web-desk-exact = Az állás felállítása
web-desk-clocks = Az órák állása
web-desk-point = Most mutassa meg a táblán a lépést vagy a bábot.
web-desk-over = A játszma véget ért.
web-desk-decide = Önnek kell döntenie
web-desk-steps = Teendők
web-desk-rulings = A döntés
web-desk-stand-in = Az állás ismerete nélkül: ami attól függ, nyitva marad, és feltételezzük, hogy még mindkét fél adhat mattot.
web-desk-minutes = Jegyzőkönyv
web-desk-case = Esetként
web-desk-copy = Jegyzőkönyv másolása
web-desk-share = Megosztás
web-desk-note = Feljegyzés a táblánál
web-desk-noted = Feljegyezve.
web-desk-amount =
    { $kind ->
        [opponents_time] Az ellenfélnek adott idő
        [offenders_time] A vétkestől elvett idő
        [opponents_points] Az ellenfélnek adott pont
        [offenders_points] A vétkestől elvett pont
        [fine] Bírság
       *[rounds] Fordulók
    }
web-desk-penalize = Büntetés
web-desk-declare = Kihirdeti: { $score }?
web-desk-declare-yes = Kihirdetés
web-desk-against = A { $time }-kor feljegyzett döntés szerint { $ruled }: mégis { $score } legyen az eredmény?
web-desk-against-yes = Mégis { $score }
web-desk-round-board = { $round }. forduló, { $board }. tábla
web-desk-illegal-moves = Szabálytalan lépések
web-desk-warnings = Figyelmeztetések
web-desk-offers = Döntetlenajánlatok
web-desk-start = A forduló indítása
web-desk-arrived = { $who } megérkezett
web-desk-after-default = A késési idő letelt. Mikor érkezett meg { $who }?
web-desk-after-default-words = Aki időben jött, és csak később jegyezték fel, az jelen van. Aki elkésett, annál a Szabályok kérdezik meg, mi következik.
web-desk-came-in-time = Időben, csak most jegyezzük fel
web-desk-came-late = A késési idő után
web-desk-offered = { $who } döntetlent ajánl
web-desk-result = Eredmény
web-desk-console = A bírói asztalnál
web-desk-default-left = { $time } a késési idő végéig
web-desk-notes = { $count } feljegyzés
web-desk-take-back = Az utolsó feljegyzés tévedés volt
web-desk-take-back-yes = Törlés
web-desk-strike-result = A(z) { $score } eredmény törlése
web-desk-changed = Közben más is feljegyzett valamit ennél a táblánál: nézze meg újra, és jegyezze fel ismét
web-desk-attach = A forduló egyik táblájához
web-desk-no-board = tábla nélkül

## A bírói asztal

web-console-title = A terem egy pillantásra
web-console-hall = Minden tábla
web-console-open = Megnyitás: { $names }
web-console-free = szabad tábla
web-console-wooden = fatábla
web-console-illegal = { color }: { $count } szabálytalan lépés
web-console-need-not-record = { color-to } nem kell jegyeznie
web-console-flag = zászló
web-console-summary =
    { $urgent ->
        [0] { $boards } játszma folyik; senki sem vár Önre
       *[other] { $boards } játszma folyik; { $urgent } helyen várják Önt
    }
web-console-not-begun = { $count } még nem kezdődött el
web-console-nothing = Még nincs tábla. Hirdessen meg egy versenyt, és párosítson:
web-console-offline = A terem nem válaszol; újra próbálkozunk.
web-urgency =
    { $reason ->
        [unreadable] olvashatatlan napló
        [question] nyitott kérdés
        [flag] zászló leesett
        [undeclared] döntés szerint vége, nincs eredmény
        [stopped] álló órák
        [unnoticed] elintézetlen szabálytalan lépés
        [default_over] letelt a késési idő
        [last_minute] utolsó perc
        [contradiction] a döntéssel ellentétes eredmény
        [ruled_otherwise] más verzió másként döntött
        [absent] távol van
        [time_trouble] időzavar
        [not_recording] elmaradt a jegyzéssel
        [offer] döntetlenajánlat
        [illegal_moves] szabálytalan lépések
        [sealing] borítékol
        [adjourned] függő
        [envelope] folytatódik, felnyitandó a boríték
       *[not_started] nem kezdődött el
    }
web-console-absent =
    { color } távol, { $minutes } perce{ $over ->
        [yes] , letelt a késési idő
       *[no] {""}
    }
web-console-called =
    { $about ->
        [illegal_move] { color } hív: szabálytalan lépés
        [clock] { color } hív: óra
        [disturbance] { color } hív: zavarás
        [claim] { color } hív: igény
       *[other] { color } hívja a versenybírót
    }
web-console-unnoticed = { color }: szabálytalan lépés, senki sem szólt
web-console-undeclared = { $time }: döntés szerint { $ruled }, nincs eredmény
web-console-contradiction = eltér a { $time }-kor hozott döntéstől: { $ruled }
web-console-log = Napló
web-console-sheet = Játszmalap
web-console-stop = Az órák leállítása
web-console-restart = { $who } órájának indítása
web-console-set-clock = { $who } órájának beállítása
web-console-give-time = Több idő: { $who }
web-console-time = Idő (ó:pp:mm)
web-console-set = Beállítás
web-console-give = Megadás
web-unread =
    { $kind ->
        [time] „{ $found }” nem idő. Így írja: 1:30:00, 2:00 vagy 5, ami percet jelent.
        [points] „{ $found }” nem pontszám. Így írja: ½, 1 vagy 1½.
       *[number] „{ $found }” nem egész szám.
    }
web-console-counter = Lépések a számlálón
web-console-clock-of = { $who } órája
web-console-penalize = { $who } büntetése: { penalty }
web-penalty = { penalty }
web-console-observe = Észreveszem
web-console-clocks = Órák
web-console-penalties = Büntetések
web-console-conduct = Magatartás és eszközök
web-console-position = Állás és rekonstrukció
web-console-restore = Vissza egy korábbi álláshoz
web-console-restore-yes = Visszaállítás
web-console-before =
    { $color ->
        [white] Világos { $number }. lépése előtt
       *[black] Sötét { $number }. lépése előtt
    }
web-console-earlier = Egy lépéssel korábban
web-console-later = Egy lépéssel később
web-console-restore-times = Válassza az utolsó biztos állást. Ha az óráknak mást kell mutatniuk, egyúttal beállíthatók:
web-console-set-up = Egyik sem helyes: az állás felállítása
web-console-who-moves = Ki van lépésen
web-console-nothing-back = Még nem történt lépés.
web-console-evidence = { $who } bizonyított lépései
web-console-moves = Befejezett lépések
web-console-adjourn = Függő játszma
web-console-resume = A játszma folytatása
web-console-open-envelope = A függőboríték felbontása
web-console-print-envelope = A függőboríték nyomtatása
web-console-envelope = Függőboríték
web-console-links = Hivatkozások és letöltések
web-console-link = Új hivatkozás: { $who }
web-console-link-words = Új titkos hivatkozás készül, és csak egyszer látható. A régi, amely { $who } kezében van, nem érvényes többé.
web-console-link-yes = Új hivatkozás
web-console-play = A tábla megtekintése
web-console-print = Nyomtatás
web-console-print-sheet = Játszmalap
web-console-print-log = Esetek naplója
web-console-log-all = Minden cselekmény
web-console-log-none = Eddig nem történt semmi rendkívüli.
web-console-log-at = { $time } a játszma időszalagján
web-console-others = Szintén várnak:
web-console-others-more = még { $count }
web-console-all-present = Mindenki jelen: { $round }. forduló
web-console-all-present-words = A forduló fatábláinál mindenki, akit még nem jegyeztek fel, megérkezettként kerül a jegyzetekbe ({ $count }).
web-console-all-present-yes = Mindenki jelen van
web-console-noted-present = { $count } játékos feljegyezve.
web-console-check-envelope = A függőboríték ellenőrzése
web-console-resumption = Mikor és hol folytatódik a játszma:
web-console-date = Dátum
web-console-hour = Időpont
web-console-strike = A bejegyzés törlése
web-console-strike-yes = Törlés
web-console-strikes = A versenybíró törli: „{ $what }”
web-console-struck =
    { $by ->
        [arbiter] A bíró törölte, { $time }
       *[somebody] Törölte: { $who }, { $time }
    }

## A kivetítő

web-screen-whole = Teljes képernyő
web-screen-board = { $board }. tábla
web-screen-round = { $round }. forduló
web-screen-delay = { $minutes } perc késleltetéssel
web-screen-delay-moves = { $count } lépés késleltetéssel
web-screen-nothing = Még nincs verseny.

## Versenyek

web-comp-none = Még nincs verseny.
web-comp-new = Verseny meghirdetése
web-comp-name = A verseny neve
web-comp-site = Helyszín
web-comp-no-draws = Nincs megegyezés eddig a lépésig
web-comp-delay = Közvetítési késleltetés percben
web-comp-watch = Ki figyeli a zászlókat és a szabálytalan lépéseket?
web-comp-people = a játékosok és a bírók
web-comp-hall = a terem
web-comp-refuses = A táblák nem fogadnak el szabálytalan lépést
web-comp-announce = Meghirdetés
web-comp-pair = A(z) { $round }. forduló párosítása
web-comp-pair-lead = Soronként egy tábla, elöl világos: „Anna – Béla”, vagy „Cili – szabadnapos”, ha nincs ellenfele („bye ½” fél pontért, „bye 0” pont nélkül). A táblaszám, a cím, az értékszám és a tabulátoros oszlop is érthető; a párosítóprogram fájlja is jó (CSV vagy TRF).
web-comp-pairings = Párosítás
web-comp-pairings-example = Anna – Bert
web-comp-bye =
    { $player } ellenfél nélkül ({ $worth ->
        [half] ½ pont
        [zero] 0 pont
       *[full] 1 pont
    })
web-comp-new-name = új
web-comp-new-near = vagy { $name } az?
web-comp-new-all = A játékosok listája üres: ezzel a fordulóval { $count } név kerül bele.
web-comp-new-title = Új játékosok?
web-comp-new-words = A játékosok listájában senkinek nincs ilyen neve. Még semmi nem jött létre.
web-comp-new-yes = Felvétel új játékosként
web-comp-no-opponent = nincs ellenfél
web-comp-fault =
    { $kind ->
        [one_name] { $line }. sor: „{ $found }” nem két játékos. Tegyen közéjük gondolatjelet: Anna – Béla
        [many_names] { $line }. sor: { $found } név; egy táblánál két játékos ül.
        [twice] { $line }. sor: { $player } már szerepel a(z) { $before }. sorban.
        [comma] { $line }. sor: „{ $found }”: két játékos, vagy egy vesszős név? Két játékos közé kötőjelet tegyen: Anna – Béla
        [board_twice] { $line }. sor: a(z) { $board }. tábla már szerepel a(z) { $before }. sorban.
        [no_opponent] { $line }. sor: „{ $found }” után hiányzik az ellenfél. Ha nincs ellenfele, írja: { $found } – bye
       *[no_name] { $line }. sor: a gondolatjel előtt hiányzik egy név.
    }
web-comp-pair-yes = Párosítás
web-comp-file = Fájlból
web-comp-paired = A(z) { $round }. forduló párosítva.
web-comp-left-out = nem vettük át: { $what }
web-comp-start = A(z) { $round }. forduló indítása
web-comp-start-words = Világos órája elindul minden táblán, amely még nem kezdett. Jelölje meg a fatáblákat: ott csak feljegyzés készül.
web-comp-start-wood = { $board }. tábla, { $names }: fatáblán
web-comp-still-playing = Korábbi fordulók alábbi táblái még játszanak. A kivetítő a végükig mutatja őket az új forduló mellett.
web-comp-still-board = { $round }. forduló, { $board }. tábla: { $names }
web-comp-start-anyway = A(z) { $round }. forduló indítása mégis
web-comp-start-later = { $board }. tábla, { $names }: most nem, egyikük még játszik
web-comp-started = { $round }. forduló: { $started } tábla itteni órával, { $noted } fatáblán.
web-comp-not-started =
    { $why ->
        [unreadable] { $board }. tábla, { $names }: nem indult, a naplója nem olvasható
        [over] { $board }. tábla, { $names }: nem indult, a játszma véget ért
        [begun] { $board }. tábla, { $names }: nem indult, már elkezdődött
        [playing] { $board }. tábla, { $names }: nem indult, egyikük még egy korábbi fordulóban játszik. Ha az véget ért, indítsa el újra a fordulót
       *[impossible] { $board }. tábla, { $names }: nem indult
    }
web-comp-none-to-start = A(z) { $round }. forduló minden táblája elkezdődött már.
web-comp-correct = A(z) { $round }. forduló párosításának javítása
web-comp-correct-words = Soronként egy tábla, úgy, ahogy lennie kell; a kihagyott sor törlődik. Az elkezdett játszmák nem változhatnak. A kiosztott hivatkozás a játékosával megy.
web-comp-correct-yes = Mentés
web-comp-corrected = A(z) { $round }. forduló javítva.
web-comp-unpair = A(z) { $round }. forduló törlése
web-comp-unpair-words = Minden táblája megszűnik, és a kiosztott hivatkozások nem érvényesek többé.
web-comp-unpair-yes = Törlés
web-comp-rename = Átnevezés
web-comp-rename-player = { $who } nevének javítása
web-comp-right-name = A helyes név
web-comp-board = tábla
web-comp-wooden = fatábla
web-comp-standings = Állás
web-comp-place = Helyezés
web-comp-player = Játékos
web-comp-rating = Értékszám
web-comp-points = Pont
web-comp-handouts = Hivatkozások és QR-kódok a játékosoknak
web-comp-handouts-yes = Új hivatkozások készítése
web-comp-handouts-words = A(z) { $round }. forduló minden táblájának mindkét játékosa új, kinyomtatható hivatkozást kap. A fordulóban korábban kiosztott hivatkozások nem működnek tovább; aki már a táblánál ül, ott marad.
web-comp-qr = QR-kód: { $who }
web-comp-downloads = Letöltések
web-comp-games = Játszmák (PGN)
web-comp-report = Jelentés (TRF)
web-comp-no-players = A játékosok a párosítással kerülnek be.
web-comp-not-paired = Nincs párosítva: { $names }
web-comp-default-time = Késési idő: { $minutes } perc

web-unreadable = Ez a játszma nem olvasható
web-console-otherwise = Ez a verzió másként döntene a(z) { $entry }. bejegyzésről: { $act }
web-console-otherwise-stands = A meghozott döntés érvényes, amíg Ön meg nem változtatja.
web-console-otherwise-then = A(z) { $build } verzió döntése
web-console-otherwise-now = Ez a verzió így döntene
web-console-otherwise-nothing = semmi
web-checkpoint = Ellenőrző pontok
web-checkpoint-make = Ellenőrző pont készítése
web-checkpoint-words = Az ellenőrző pont minden napló végét aláírja. Nyomtassa ki vagy mentse el a fájlt, és tartsa távol ettől a számítógéptől: később megmutatja, töröltek vagy változtattak-e meg valamit.
web-checkpoint-after = { $name }, a(z) { $round }. forduló után
web-checkpoint-made = Készült
web-checkpoint-logs = Naplók
web-checkpoint-key = Nyilvános kulcs
web-checkpoint-root = Gyökér
web-checkpoint-signature = Aláírás
web-checkpoint-file = Fájl mentése
web-checkpoint-verify = Ellenőrzés
web-checkpoint-none = Még nincs ellenőrző pont. Akkor készül, amikor egy forduló minden játszmája véget ért.
