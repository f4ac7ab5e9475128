### A versenybírók és rendezők oldalai.

## A szabályok oldala

web-laws-title = A sakkjáték szabályzata
web-laws-lead = Négy kiadás minden pontja a saját szavainkkal, azzal együtt, mit tesz vele a Jadoube, és mely esetek mutatják be.
web-laws-search = Keresés a pontokban
web-laws-edition = Kiadás
web-laws-beside = Összevetés ezzel
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
web-laws-found-like = Nincs pontos találat erre: „{ $words }”; hasonló szavakkal { $count } találat
web-laws-found-partly = Egyik pontban sincs meg ennek minden szava: „{ $words }”; { $count } közeli találat
web-laws-found-english = Ezen a nyelven nincs találat erre: „{ $words }”; angolul { $count } találat
web-laws-found-none = Nincs találat erre: „{ $words }” – sem a számok, szövegek és fogalmak között ({ $edition }), sem angolul. Próbáljon meg más szót vagy egy pont számát.
web-laws-only-english = angolul

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
web-desk-laws-of = { $edition }. évi szabályzat
web-rate =
    { $rate ->
        [standard] standard
        [rapid] rapid
       *[blitz] villám
    }
web-desk-reduced = teljes felügyelet nélkül
web-desk-control = Időbeosztás
web-desk-own-control = Más időbeosztás
web-desk-unsupervised = Rapid vagy villám teljes felügyelet nélkül
web-desk-default = Megengedett késési idő percben
web-desk-earlier = { $who } korábbi szabálytalan lépései
web-desk-earlier-kept = { $who } korábbi szabálytalan lépései ennél a táblánál: { $count }
web-desk-group =
    { $group ->
        [moves] Lépések és kezek
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
        [fifty] Hány lépést tett mindkét játékos ütés és gyaloglépés nélkül?
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
web-desk-position = Állás a döntés után
web-desk-minutes = Jegyzőkönyv
web-desk-case = Esetként
web-desk-copy = Jegyzőkönyv másolása
web-desk-share = Megosztás
web-desk-note = Feljegyzés a táblánál
web-desk-noted = Feljegyezve.
web-desk-handed = Bejegyzések telefonról
web-desk-handed-note = Feljegyzés ennél a táblánál
web-desk-handed-at = A telefonon rögzítve: { $time }
web-desk-handed-bad = Ez nem a versenybíró zsebkönyvéből származó fájl vagy link.
web-desk-amount =
    { $kind ->
        [opponents_time] Az ellenfélnek adott idő
        [offenders_time] A vétkes játékostól elvett idő
        [opponents_points] Az ellenfélnek adott pont
        [offenders_points] A vétkes játékostól elvett pont
        [fine] Pénzbírság
       *[rounds] Fordulók
    }
web-desk-penalize = Büntetés
web-desk-declare = Kihirdeti: { $score }?
web-desk-declare-yes = Kihirdetés
web-desk-against = A feljegyzett döntés ({ $time }) szerint { $ruled }: mégis { $score } legyen az eredmény?
web-desk-against-yes = Mégis { $score }
web-desk-round-board = { $round }. forduló, { $board }. tábla
web-desk-illegal-moves = Szabálytalan lépések
web-desk-warnings = Figyelmeztetések
web-desk-offers = Döntetlenajánlatok
web-desk-start = A forduló indítása
web-desk-arrived = { $who } megérkezett
web-desk-after-default = A megengedett késési idő letelt. Mikor érkezett meg { $who }?
web-desk-after-default-words = Aki időben jött, és csak később jegyezték fel, jelenlévőnek számít. Egyébként dönteni kell a késésről.
web-desk-came-in-time = Időben, csak most jegyezzük fel
web-desk-came-late = A megengedett késési idő után
web-desk-offered = { $who } döntetlent ajánl
web-desk-result = Eredmény
web-desk-console = A versenybírói oldalon
web-desk-default-left = { $time } a megengedett késési idő végéig
web-desk-notes = { $count } feljegyzés
web-desk-take-back = Az utolsó feljegyzés tévedés volt
web-desk-take-back-yes = Törlés
web-desk-strike-result = Az eredmény törlése: { $score }
web-desk-changed = Közben más is feljegyzett valamit ennél a táblánál: nézze meg, aztán írja be újra a sajátját
web-desk-attach = Hozzárendelés a forduló egyik táblájához
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
        [0] { $boards } játszma folyik; nincs teendője
       *[other] { $boards } játszma folyik; { $urgent } helyen most szükség van Önre
    }
web-console-not-begun = { $count } még nem kezdődött el
web-console-nothing = Még nincs tábla. Hozzon létre egy versenyt, és párosítson egy fordulót:
web-console-offline = A terem nem válaszol; újra próbálkozunk.
web-urgency =
    { $reason ->
        [unreadable] olvashatatlan napló
        [called] versenybírót hívtak
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
web-console-not-noted = { color }: érkezése nincs feljegyezve, { $minutes } perce
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
web-console-undeclared = döntés ({ $time }): { $ruled }, még nincs eredmény
web-console-contradiction = eltér a döntéstől ({ $time }): { $ruled }
web-console-log = Napló
web-console-sheet = Játszmalap
web-console-stop = Az órák megállítása
web-console-restart = { $who } órájának indítása
web-console-set-clock = { $who } órájának beállítása
web-console-give-time = Többletidő: { $who }
web-console-choose = Válasszon…
web-console-why = Indok
web-console-ground =
    { $ground ->
        [disturbance] A játszmát külső körülmény zavarta meg
        [clock] Hibás vagy hibásan beállított sakkóra
        [penalty] Büntetés: { $opponent }
       *[judgment] Más ok
    }
web-console-reason = Indok: { $reason }
web-console-signed = Versenybíró: { $who }
web-console-open-envelope-words = A borítékolt lépést mindenki látja, és meglépettnek számít. Ez nem vonható vissza.
web-all-stop = Minden óra megállítása…
web-all-stop-words = Minden járó óra egyszerre megáll, például tűzriadó vagy áramszünet miatt. A már álló órák változatlanok maradnak.
web-all-stop-yes = Órák megállítása
web-all-stop-default = A játék megszakítása
web-all-stop-wooden = A fatáblák óráit kézzel kell megállítani.
web-all-stopped = { $count } táblán álltak meg az órák.
web-all-alarm = { $count } tábla áll { $time } óta, megállította: { $who }
web-all-restart-button = Ezeknek az óráknak az újraindítása…
web-all-restart = Újrainduljanak az órák? („{ $reason }”)
web-all-restart-words = { $count } táblán elindul a lépésre következő játékos órája. A más okból megállított táblák állva maradnak.
web-all-restart-yes = Órák újraindítása
web-all-restarted = { $count } táblán járnak újra az órák.
web-all-announce = Közlemény mindenkinek…
web-all-announce-words = A közlemény minden olyan táblánál megjelenik, ahol a játszma még tart, és bekerül a naplóba.
web-all-announce-text = Közlemény
web-all-announce-missing = Írja be a közleményt.
web-all-announce-yes = Közzététel
web-all-announced = A közlemény { $count } táblánál megjelent.
web-all-scope = Hol
web-all-hall = A terem összes táblája
web-all-others = { $count } táblánál nem történt meg:
web-all-why =
    { $outcome ->
        [not_begun] a játszma nem kezdődött el
        [over] a játszma véget ért
        [already_stopped] az órák már álltak
        [other_reason] az órákat más okból állították meg
        [unreadable] a napló nem olvasható
       *[refused] a tábla nem érhető el
    }
web-console-correct-result = Az eredmény javítása
web-console-mine = Csak az én tábláim
web-comp-against = Az ennél a táblánál feljegyzett döntés más eredményt mond. Mégis { $score } legyen?
web-staff = Versenybírók
web-staff-lead = Minden versenybírónak saját fiókja van. Minden tábla naplója rögzíti, ki intézkedett.
web-staff-you = Ön
web-staff-chief = vezető versenybíró
web-staff-never = még nem jelentkezett be
web-staff-name = Az új versenybíró neve
web-staff-add = Versenybíró felvétele
web-staff-once = { $name } jelszava
web-staff-once-words = Csak most látható. Az első bejelentkezéskor meg kell változtatni.
web-staff-reset = Új jelszó
web-staff-reset-of = Új jelszó: { $name }?
web-staff-reset-words = A régi jelszó érvénytelenné válik, és a fiók minden munkamenete véget ér.
web-staff-remove = Törlés
web-staff-remove-of = Törli: { $name }?
web-staff-remove-words = A fiók törlődik, munkamenetei véget érnek. A naplók tartalma megmarad.
web-staff-boards = Táblák
web-staff-boards-of = { $name } táblái
web-staff-boards-words = A versenybírói oldal ezeket a táblákat mutatja elöl. Ha minden üresen marad, az összes táblát mutatja.
web-staff-boards-wrong = Adja meg az első és az utolsó táblát, 1-től számozva.
web-staff-from = első tábla
web-staff-to = utolsó tábla
web-staff-sector = { $name }: { $from }–{ $to }. tábla
web-staff-all-boards = Minden tábla
web-staff-save = Mentés
web-staff-password = Jelszó megváltoztatása
web-staff-old = Jelenlegi jelszó
web-staff-new = Új jelszó (legalább 8 karakter)
web-staff-password-yes = Jelszó megváltoztatása
web-staff-password-changed = A jelszó megváltozott. A többi munkamenet véget ért.
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
web-console-observe = Észlelem
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
web-console-who-moves = Ki következik lépésre
web-console-nothing-back = Még nem történt lépés.
web-console-evidence = { $who } bizonyított lépései
web-console-moves = Befejezett lépések
web-console-adjourn = Függő játszma
web-console-resume = A játszma folytatása
web-console-open-envelope = A függőboríték felnyitása
web-console-print-envelope = A függőboríték nyomtatása
web-console-envelope = A függő játszma borítékja
web-console-links = Linkek és letöltések
web-console-link = Új link: { $who }
web-console-link-words = Új titkos link készül, és csak egyszer látható. A mostani, amely { $who } kezében van, nem működik többé.
web-console-link-yes = Új link készítése
web-console-play = A tábla megtekintése
web-console-print = Nyomtatás
web-console-print-sheet = Játszmalap
web-console-print-log = Esetek naplója
web-console-notice = Nyomtatható döntés
web-console-log-all = Minden cselekmény
web-console-log-none = Eddig nem történt semmi rendkívüli.
web-console-log-at = { $time } a játszma idővonalán
web-console-others = Szintén várnak:
web-console-others-more = még { $count }
web-console-all-present = Mindenki jelen: { $round }. forduló
web-console-all-present-words = A forduló fatábláinál mindenkit, akit még nem jegyeztek fel, megérkezettként jegyzünk fel ({ $count }).
web-console-all-present-yes = Mindenki felvétele jelenlévőként
web-console-noted-present = Jelenlévőként feljegyezve: { $count }.
web-console-check-envelope = A függőboríték ellenőrzése
web-console-resumption = Mikor és hol folytatódik a játszma:
web-console-date = Dátum
web-console-hour = Időpont
web-console-strike = A bejegyzés törlése
web-console-strike-yes = Törlés
web-console-strikes = A versenybíró törli: „{ $what }”
web-console-struck =
    { $by ->
        [arbiter] A versenybíró törölte, { $time }
       *[somebody] Törölte: { $who }, { $time }
    }

## A kivetítő

web-screen-whole = Teljes képernyő
web-screen-board = { $board }. tábla
web-screen-round = { $round }. forduló
web-screen-delay = { $minutes } perces késleltetés
web-screen-delay-moves = { $count } lépéses késleltetés
web-screen-nothing = Még nincs verseny.
web-screen-view = Megjelenítés
web-screen-boards = Táblák
web-screen-pairings = Párosítás táblánként
web-screen-names = Párosítás név szerint
web-screen-results = Eredmények
web-screen-turn = Minden felváltva
web-screen-page = { $page }. oldal, összesen { $pages }
web-screen-pause = Megállítás
web-screen-continue = Folytatás
web-screen-not-paired = Még nincs párosítás.
web-screen-opponent = Ellenfél
web-screen-color = Szín

## Versenyek

web-comp-none = Még nincs verseny.
web-comp-new = Verseny létrehozása
web-comp-name = A verseny neve
web-comp-site = Helyszín
web-comp-no-draws = Nincs megegyezéses döntetlen e lépés előtt
web-comp-delay = Közvetítési késleltetés percben
web-comp-watch = Ki figyeli a zászlókat és a szabálytalan lépéseket?
web-comp-people = a játékosok és a versenybírók
web-comp-hall = a terem
web-comp-refuses = A táblák nem fogadnak el szabálytalan lépést
web-comp-announce = Létrehozás
web-comp-pair = { $round }. forduló párosítása
web-comp-pair-lead = Soronként egy tábla, elöl világos: „Anna – Béla”, vagy „Cili – bye”, ha a játékosnak nincs ellenfele („bye ½” fél pontért, „bye 0” pont nélkül). A táblaszám, a cím, az értékszám és a tabulátorral elválasztott oszlop is érthető; a párosítóprogram fájlja is jó (CSV vagy TRF).
web-comp-pairings = Párosítás
web-comp-pairings-example = Anna – Béla
web-comp-bye =
    { $player }: nincs ellenfele ({ $worth ->
        [half] ½ pont
        [zero] 0 pont
       *[full] 1 pont
    })
web-comp-new-name = új
web-comp-new-near = vagy { $name } az?
web-comp-new-all = A játékosok listája üres: ezzel a fordulóval { $count } név kerül bele.
web-comp-new-title = Új játékosok?
web-comp-new-words = A játékosok listájában senkinek nincs ilyen neve. Még semmi sincs elmentve.
web-comp-new-yes = Felvétel új játékosként
web-comp-no-opponent = nincs ellenfél
web-comp-fault =
    { $kind ->
        [one_name] { $line }. sor: „{ $found }” nem két játékos. Tegyen közéjük gondolatjelet: Anna – Béla
        [many_names] { $line }. sor: { $found } név; egy táblánál két játékos ül.
        [twice] { $line }. sor: { $player } már szerepel itt: { $before }. sor.
        [comma] { $line }. sor: „{ $found }”: két játékos, vagy egy vesszős név? Két játékos közé tegyen gondolatjelet: Anna – Béla
        [board_twice] { $line }. sor: { $board }. tábla már szerepel itt: { $before }. sor.
        [no_opponent] { $line }. sor: „{ $found }” után hiányzik az ellenfél. Ha nincs ellenfele, írja: { $found } – bye
       *[no_name] { $line }. sor: a gondolatjel előtt hiányzik egy név.
    }
web-comp-pair-yes = Párosítás
web-comp-file = Fájlból
web-comp-paired = A párosítás kész: { $round }. forduló.
web-comp-left-out = nem került át: { $what }
web-comp-start = { $round }. forduló indítása
web-comp-start-words = Világos órája elindul minden olyan táblánál, ahol a játszma még nem kezdődött el. Jelölje meg a fatáblákat: ott csak a kezdést jegyezzük fel.
web-comp-start-wood = { $board }. tábla, { $names }: fatáblán
web-comp-still-playing = Korábbi fordulók alábbi tábláinál még játszanak. A kivetítő a játszmák végéig mutatja őket az új forduló mellett.
web-comp-still-board = { $round }. forduló, { $board }. tábla: { $names }
web-comp-start-anyway = { $round }. forduló indítása mégis
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
web-comp-none-to-start = { $round }. forduló: már minden táblánál elkezdődött a játszma.
web-comp-correct = { $round }. forduló: a párosítás javítása
web-comp-correct-words = Soronként egy tábla, úgy, ahogy lennie kell; a kihagyott sor törlődik. Az elkezdett játszmák nem változhatnak. A kiosztott linkek a játékosuknál maradnak.
web-comp-correct-yes = Mentés
web-comp-corrected = A párosítás javítva: { $round }. forduló.
web-comp-unpair = { $round }. forduló törlése
web-comp-unpair-words = Minden táblája visszavonva, és a kiosztott linkek nem működnek többé.
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
web-comp-handouts = Linkek és QR-kódok a játékosoknak
web-comp-handouts-yes = Új linkek készítése
web-comp-handouts-words = { $round }. forduló: minden tábla mindkét játékosa új, kinyomtatható és kiosztható linket kap. Az e fordulóban korábban kiosztott linkek nem működnek többé; aki már a táblánál ül, ott marad.
web-comp-results-at-once = Az eredmények azonnal megjelennek, csak a lépések késnek
web-comp-event-links = Linkek az egész versenyre
web-comp-event-links-words = Minden játékos egyetlen linket kap az összes fordulóra; elég egyszer kinyomtatni és kiosztani. A korábban így kiosztott linkek érvényüket vesztik.
web-comp-player-link = Link
web-comp-player-link-words = { $who } linket kap az egész versenyre. Korábbi linkje érvényét veszti, a többieké megmarad.
web-comp-qr = QR-kód: { $who }
web-comp-downloads = Letöltések
web-comp-games = Játszmák (PGN)
web-comp-report = Jelentés (TRF)
web-comp-tie-breaks = Holtverseny-eldöntő szempontok, sorrendben
web-comp-system = Lebonyolítás
web-comp-swiss = Svájci rendszer
web-comp-round-robin = Körmérkőzés
web-comp-rounds-planned = Fordulók száma
web-comp-explain = A holtverseny-eldöntés számítása: { $who }
web-comp-explain-title = Holtverseny-eldöntés: { $who }
web-comp-report-pairing = Jelentés párosítóprogramnak
web-comp-report-pairing-lead = A befejezett fordulókat tartalmazza. A játékosok listája mondja meg, ki nem játszik a következőben.
web-comp-plays = játszik
web-comp-absent = hiányzik
web-comp-half-bye = fél pontos bye
web-comp-download = Letöltés
web-desk-ending = Hogyan ért véget a játszma
web-desk-ending-normal = A táblánál
web-desk-ending-time = Időtúllépéssel
web-desk-ending-forfeit = Nem játszották le (játék nélküli eredmény)
web-desk-ending-decision = A versenybíró döntött
web-comp-no-players = A játékosok a párosítással kerülnek be.
web-comp-not-paired = Nincs párosítva: { $names }
web-comp-players = Játékosok
web-comp-players-lead = Soronként egy játékos, címmel és értékszámmal, ha van. Akit egy párosítás megnevez, azzal együtt kerül be.
web-comp-players-enter = Játékosok felvétele
web-comp-players-entered =
    { $count ->
        [0] Nem került be új játékos.
       *[other] { $count } játékos bekerült.
    }
web-comp-attends = { $who }: játszik az adott fordulóban ({ $round }.)?
web-comp-withdrawn = visszalépett
web-comp-default-time = Megengedett késési idő: { $minutes } perc
web-comp-lateness = Mennyit késhet egy játékos (megengedett késési idő), percben

web-unreadable = Ez a játszma nem olvasható
web-console-otherwise = Ez a verzió másként döntene erről: { $entry }. bejegyzés, { $act }
web-console-otherwise-stands = A meghozott döntés érvényes, amíg Ön meg nem változtatja.
web-console-otherwise-then = Döntött: { $build }
web-console-otherwise-now = Ez a verzió így döntene
web-console-otherwise-nothing = semmi
web-checkpoint = Ellenőrző pontok
web-checkpoint-make = Ellenőrző pont készítése
web-checkpoint-words = Az ellenőrző pont minden napló végét aláírja. Nyomtassa ki, vagy mentse el a fájlt, és ne ezen a számítógépen őrizze: később megmutatja, töröltek vagy megváltoztattak-e valamit.
web-checkpoint-after = { $name }, { $round }. forduló után
web-checkpoint-made = Készült
web-checkpoint-logs = Naplók
web-checkpoint-key = Nyilvános kulcs
web-checkpoint-root = Gyökér
web-checkpoint-signature = Aláírás
web-checkpoint-file = Fájl mentése
web-checkpoint-verify = Ellenőrzés ezzel
web-checkpoint-none = Még nincs ellenőrző pont. Akkor készül, amikor egy forduló minden játszmája véget ért.

web-sessions = Munkamenetek
web-sessions-lead = Minden böngésző, amelyben be van jelentkezve, vagy amely egy táblánál osztozik az Ön helyén. Fejezze be azokat a munkameneteket, amelyeket nem ismer.
web-sessions-current = Ez a böngésző
web-sessions-shared = Egy táblánál közös a helye Önnel.
web-sessions-times = Kezdete: { $since }, vége: { $until }
web-sessions-end = Munkamenet befejezése
web-sessions-end-words = Aki használja, nem tehet többet semmit, és újra be kell jelentkeznie.
web-sessions-end-others = Minden más munkamenet befejezése
web-sessions-end-others-words =
    { $count ->
        [one] Egy munkamenet azonnal véget ér.
       *[other] { $count } munkamenet azonnal véget ér.
    }
web-sessions-ended = Befejeződött.
web-sessions-alone = Nincs más munkamenet.
web-sessions-log-out = Kijelentkezés
