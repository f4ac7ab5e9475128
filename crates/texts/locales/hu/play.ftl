### The command `play`: what stands on the screen, what it answers, what it can be told.

## The screen

play-title =
    { $rate ->
        [standard] { "Jadoube" } · { $edition }. évi szabályzat · { $control } · standard
        [rapid] { "Jadoube" } · { $edition }. évi szabályzat · { $control } · rapid
       *[blitz] { "Jadoube" } · { $edition }. évi szabályzat · { $control } · villám
    }
play-title-reduced = { $title }, csökkentett felügyelet
play-moves-done = lépés { $moves }
play-period = { $number }. játékperiódus
play-illegal = szabálytalan { $count }
play-delay = késleltetés { $seconds }
play-flag-fell = leesett a zászló
play-flag-down = LEESETT A ZÁSZLÓ
play-status = { $parts }
play-has-the-move = { color } következik lépésre
play-not-pressed = { color } még nem kezelte az órát
play-must-play = ezt kell lépnie: { $moves }
play-bound = fogott báb
play-clocks-stand = az órák állnak ({ "arbiter restart" })
play-other-clock = de { color } órája jár ({ $command })
play-over = { $score }, { $article } pont. Beírható: { "export FILE.pgn" } vagy { "quit" }.
play-press-enter = Enterre indul világos órája; a parancsok listája: { "help" }.
play-moves-heading = Lépések a hátralévő idővel
play-rulings-heading = Döntések
play-writes = { color } ezt írja: { $text }
play-small-clocks = V { $white } S { $black }
play-too-small = A tábla helyigénye { $width } × { $height } karakter.
play-keys = F1 súgó · Tab kiegészít · PgUp/PgDn görget
play-help-heading = Súgó: PageDown tovább, Esc vissza

## Answers

play-refused = Ez nem történhetett meg: { $why }.
play-too-late = Elkésett: { $why }.
play-nothing-follows = Ebből nem következik semmi.
play-taken-out = A bejegyzés törölve; a program a napló többi részét újra lejátszotta.
play-stopped-for-resuming = Az órák ott állnak, ahol a napló véget ér. Folytatás: { "arbiter restart" }
play-nothing-to-correct = Nincs mit javítani.
play-not-begun = A játszma még nem kezdődött el. Kezdés: { "start" }
play-only-clock = Csak { color } órája jár, ezért a lépés megtörtént, de senki sem kezelte az órát.
play-standing-clocks = Az órák állnak. Folytatás: { "arbiter restart" } (vagy: { "make MOVE" })
play-nothing-known = egyetlen parancs sem kezdődik így
play-quit-twice = A játszma nem ért véget, és nincs mentve. Mentés: { "save FILE" }. Kilépés: még egyszer { "quit" }.
play-game-over = A játszma véget ért: { $score } ({ $article } pont).
play-game-not-over = A játszma nem ért véget.

## Files

play-dropped = { $path } utolsó sora nincs végigírva, ezért kimarad: { $line }
play-ruled-otherwise = { $count } eseményről ez a változat másként dönt, mint az, amelyik a naplót vezette.
play-saved-again = Újra minden mentve van.
play-not-saved = NINCS MENTVE: { $why }.
play-file-exists = { $path } már létezik; más nevet kell választani.
play-cannot-write = Nem írható: { $path }: { $why }.
play-exported = A játszma ide került: { $path }.
play-keeps = Mostantól minden esemény ide mentődik: { $path }.
play-lost-log = Az utolsó eseményeket NEM lehetett ide írni: { $path }.
play-kept = A játszma ide van mentve: { $path }. Folytatás: { $command }
play-not-kept = a játszma nincs a végéig elmentve
play-no-terminal = a játékhoz terminál kell, ez pedig nem az
play-no-terminal-help = anélkül a cselekvések soronként adhatók meg: { "jadoube play --script FILE" } (vagy { "-" } a szabványos bemenethez)
log-write = nem írható: { $path }: { $why }
log-read = nem olvasható: { $path }: { $why }
log-exists = { $path } már létezik
log-exists-help = a benne lévő játszma folytatása: { $command }
log-not-a-log = { $path } nem mentett játszma: { $why }
log-empty = üres
log-format = a formátuma { $found }, ez a program pedig a { $known } számút olvassa
log-first-line-says = 1. sor: { $why }
log-first-line = az első sora nincs végigírva
log-bad-line = { $path }, { $line }. sor: { $why }
log-impossible = { $path }, { $line }. sor: ez nem történhetett meg: { $why }

## What is not understood

play-bad-line = ez a sor nem érthető
play-bad-line-help = egy sor: időpont és cselekvés, például: { "0:00:05 white Nf3" }
play-found = „{ $found }” áll ott, de ez kellene: { $expected }
play-ends = vége a sornak, pedig ez kellene: { $expected }
play-nearest = „{ $found }” sem lépés, sem parancs. Erre gondolt: { $nearest }?
play-no-move = „{ $text }” sem parancs, sem szabályos lépés: { $why }
play-no-move-hint = „{ $text }” sem parancs, sem szabályos lépés: { $why } ({ $hint })
play-nevertheless = mégis megtehető így: { $command }
play-nevertheless-castle = mégis megtehető így: { "castle short" } vagy { "castle long" }
play-unlawful-board = szabálytalan állásban a lépésnek egyértelműnek kell lennie; a két mező mindig megfelel, például { "e2e4" }
typed-move-or-command = egy lépés, például { "Hf3" }, vagy egy parancs; a lista: { "help" }
typed-move-or-deed = egy lépés, például { "Hf3" }, vagy { $words }
typed-anything = egy lépés vagy egy parancs; a lista: { "help" }
typed-script-time = egy időpont, például { "0:00:05" }
typed-move = egy lépés, például { "Hf3" } vagy { "g1f3" }
typed-file = egy fájl neve

## Help

help-start = mindkét játékos jelen van, világos órája elindul
help-move = megteszi a lépést, és kezeli az órát
help-move-offer = ugyanaz, közben döntetlent is ajánl
help-make = megteszi a lépést, de nem kezeli az órát
help-press = kezeli az órát ({ "press with the other hand" })
help-touch = ebben a sorrendben megérinti a bábokat ({ "… together" }, { "… by accident" })
help-release = elengedi az utoljára megérintett bábot
help-take = leveszi a bábot a tábláról
help-take-back = visszaveszi a lépést, mielőtt kezelné az órát
help-put = az új tisztet a mezőre teszi, utána: { "let go" }
help-let-go = elengedi az új tisztet
help-castle = sáncol, akár szabad, akár nem
help-adjust = azt mondja: { "j'adoube" }, és igazít
help-displace = feldönt bábokat, utána: { "put back" }
help-offer = döntetlent ajánl (leginkább { "make" } után és { "press" } előtt)
help-accept = elfogadja az ajánlatot
help-decline = visszautasítja az ajánlatot
help-claim-repetition = döntetlent igényel a táblán lévő állásra vagy a beírt lépéssel
help-claim-fifty = ugyanaz az 50 lépéses szabály alapján
help-claim-flag = bejelenti, hogy az ellenfél zászlója leesett
help-claim-illegal = bejelenti, hogy az ellenfél lépése szabálytalan volt
help-claim-touch-move = bejelenti, hogy az ellenfél nem a megérintett bábbal lépett ({ "two hands" } is)
help-resign = feladja a játszmát
help-write = ír a játszmalapra; { "(=)" } a döntetlenajánlat jele
help-sign = aláírja az eredményt
help-compare = megmondja, hol térnek el a játszmalapok egymástól és a megtett lépésektől
help-stop = megállítja az órákat, és hívja a versenybírót ({ "stop without reason" }, { "stop promotion" })
help-mishandle = helytelenül használja az órát
help-arbiter-restart = újraindítja az órát
help-arbiter-stop = a versenybíró megállítja az órákat
help-arbiter-flag = a versenybíró észleli a zászlóleesést ({ "observe both flags" })
help-arbiter-observe = a versenybíró szabálytalan lépést észlel, { "touch-move, two hands, white absent, …" }
help-arbiter-set = beállít egy órát
help-arbiter-decide = válasz a 0. kérdésre
help-arbiter-declare = olyan okból fejezi be a játszmát, amelyre nincs külön parancs
help-arbiter-start = a forduló elkezdődik azokkal, akik megérkeztek
help-arrive = egy játékos megérkezik a táblához
help-five-seconds = kérés többletidő nélküli játszmában ({ "ask for five seconds as delay" })
help-quickplay = döntetlent igényel többletidő nélküli játszmában ({ "claim that the game cannot be won; … without an arbiter" })
help-see-sheet = a versenybíró játszmalapjának megtekintését kéri rapid- és villámjátszmában ({ "ask for a scoresheet" })
help-set-up = a játékos szerint a bábokat, a táblát vagy az órát hibásan állították be ({ "claim board turned, claim clock misset" })
help-agrees-to-correct = a játékos beleegyezik a már megválaszolt szabálytalan lépés kijavításába, rapid- és villámjátszmában
help-announces-castling = sáncolás előtt bejelenti (Sakk 960); a királyt így teszi le: { "put the king on g1" }
help-illegal-position = mindkét király sakkban van, vagy gyalog áll az utolsó soron, rapid- és villámjátszmában
help-uncovered = olyan helyzet, amelyre egyik szabálypont sem vonatkozik, és a hasonló helyzetek szabálypontjai
help-correct = az utolsó sor (vagy a napló N. bejegyzése) elírás volt
help-export = { "PGN" } formában kiírja a játszmát
help-save = mostantól minden eseményt fájlba ment
help-show = egyszerű szövegként kiírja a játszma állapotát
help-flip = megfordítja a táblát a képernyőn
help-help = ez a lista ({ "F1" }); { "Esc" } bezárja
help-quit = kilép
help-note-who = A sor elején { "white …, black …, arbiter …" } mondja meg, ki cselekszik. Enélkül a táblán az cselekszik, aki lépésre következik, szóban és az órán pedig az, akinek az órája jár.
help-note-squares = A két mezővel beírt lépés ({ "e2e5" }) úgy történik meg, ahogy le van írva, akár szabályos, akár nem: a szabályzat mondja meg, mi következik.
help-note-keys = { "Tab" } kiegészít, a fel és le nyíl a korábbi sorokat hozza vissza, { "PageUp" } és { "PageDown" } a döntéseket görgeti.
