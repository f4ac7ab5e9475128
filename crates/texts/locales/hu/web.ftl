### Pages: what stands on them, besides rulings and questions.

## The bar

web-skip = Ugrás a tartalomhoz
web-nav = Oldalak
web-nav-desk = Döntések
web-nav-console = Versenybíró
web-nav-screen = Kivetítő
web-nav-competitions = Versenyek
web-nav-laws = Szabályzat

## Settings

web-settings = Beállítások
web-close = Bezárás
web-cancel = Mégse
web-consider-follows = Következmény:
web-consider-nothing = Sem az eredmény, sem az órák állása nem változik.
web-consider-reason =
    { $needed ->
        [yes] Indok
       *[no] Indok (nem kötelező)
    }
web-consider-reason-missing = Adja meg az indokot. Bekerül a naplóba.
web-consider-changed = A tábla állása közben megváltozott. Ellenőrizze az új következményt.
web-consider-yes = Megerősítés
web-setting-language = Nyelv
web-setting-theme = Megjelenés
web-setting-system = A rendszer szerint
web-setting-light = Világos
web-setting-dark = Sötét
web-setting-size = Betűméret
web-setting-normal = Szokásos
web-setting-large = Nagy
web-setting-huge = Nagyon nagy
web-setting-board = Tábla
web-setting-wood = Fa
web-setting-green = Zöld
web-setting-blue = Kék
web-setting-contrast = Erős kontraszt
web-setting-motion = Mozgás
web-setting-still = Kevesebb mozgás
web-setting-sound = Hang
web-setting-on = Be
web-setting-off = Ki
web-setting-speech = Lépések képernyőolvasónak
web-setting-speech-plain = Egyszerű szavakkal
web-setting-speech-laws = Ahogy a szabályzat szerint bejelentik
web-setting-notation = A játszmalap jelölése
web-setting-notation-own = A nyelv szerint
web-setting-figurine = Figurák
web-setting-record = Az Ön játszmalapja
web-setting-record-auto = Automatikusan íródik
web-setting-record-hand = Magam vezetem

## The front page

web-home-title = Sakk a szabályzat szerint
web-home-lead = Barátoknak egy játszmához, kluboknak a versenyeikhez, versenybíróknak a döntéseikhez.
web-home-caption = Világos megérintette a futót, ezért azzal kell lépnie (4.3.1): a pontok a szabályos lépéseit jelölik.
web-home-control = Időbeosztás
web-home-two = Ketten egy eszközön
web-home-links = Külön link mindkét játékosnak
web-home-more = Nevek, kiadás, Sakk 960 és egyebek
web-home-own-control = Más időbeosztás
web-home-edition = A szabályzat kiadása
web-home-chess960 = Sakk 960: az állás sorszáma
web-home-watch = A terem figyeli a zászlókat és a szabálytalan lépéseket
web-home-refuses = A tábla nem fogad el szabálytalan lépést
web-home-unsupervised = Rapid vagy villám teljes felügyelet nélkül
web-home-desk = Mondja el, mi történt a fatáblánál, és megkapja a döntést.
web-home-console = Az egész terem egy pillantásra, a legsürgősebb elöl.
web-home-screen = Táblák a nézőknek és a kivetítőre.
web-home-competitions = Játékosok, fordulók, párosítás, linkek, állás.
web-home-laws = Minden kiadás minden szabálypontja, a mi szavainkkal.
web-home-back = A kezdőlapra
web-white = Világos
web-black = Sötét
web-arbiter = Versenybíró
web-spectators = Nézők
web-boards = Az Ön táblái
web-home-friend = Játszma egy baráttal, linken
web-friend-title = Játszma egy baráttal
web-friend-send = Küldje el ezt a linket a barátjának, aki a másik színt kapja. Az óra akkor indul, amikor mindketten készen állnak. Nincs versenybíró: döntés után az órák akkor indulnak újra, amikor mindketten készen állnak.
web-friend-choose = Válasszon színt
web-friend-left = Az Ön színe
web-friend-chance = Döntsön a sorsolás
web-friend-full = Mindkét hely foglalt.
web-friend-link = A barátjának szóló link
web-ready = Készen állok
web-ready-waiting = Várjuk, hogy az ellenfél is készen álljon.
web-ready-stopped = Az órák állnak. Akkor indulnak újra, amikor mindkét játékos készen áll.
web-ready-interrupted = A játszma megszakadt. Az órák akkor indulnak újra, amikor mindkét játékos készen áll.
web-stops-clocks =
    { $side ->
        [white] Világos leállítja az órákat
       *[black] Sötét leállítja az órákat
    }
web-rematch = Visszavágó
web-your-move = Ön lép
web-links = Megosztható linkek
web-links-explained = Akié a link, azé a hely. Az órát a versenybíró indítja el.
web-copy = Másolás
web-copy-for = A link másolása: { $who }
web-code-for = A link { "QR" }-kódja: { $who }
web-copied = Másolva.
web-join = Máris a táblájához visszük …

## The board

web-board = Tábla
web-seat-near = A tábla innenső oldala
web-seat-far = A tábla túlsó oldala
web-piece = { piece }
web-square-with =
    { $square }, { $side ->
        [white] világos
       *[black] sötét
    } { piece }
web-square-empty = { $square }, üres
web-square-touched = { $what }, megérintve
web-square-may = { $what }, megengedett
web-promotion = Melyik tisztté változik át a gyalog?
web-typed = Lépés beírása
web-typed-hint = Az { "Enter" } megteszi a lépést; üres sorban az { "Enter" } vagy a szóköz kezeli az órát.
web-typed-illegal = { $move } szabálytalan.
web-typed-nevertheless = Mégis megteszem
web-typed-squares = Írja be a lépés két mezőjét, például: g1f3.
web-not-your-move = Nem Ön következik lépésre.
web-says =
    { $side ->
        [white] Világos
       *[black] Sötét
    }: { $words }.

## The clock

web-clock-press = Az óra kezelése: { $who }, { $time }
web-clock-shows = { $who }: { $time }
web-clock-stands = Ez az óra nem jár.
web-press-unmoved = Még nem lépett. Kezeli az órát?
web-press-nevertheless = Mégis kezelem
web-press-now = Megtette a lépését. Most kezelje az óráját.
web-press-label = Kezelés
web-flag = leesett a zászló
web-moves-to-go =
    { $count ->
       *[other] még { $count } lépés
    }
web-moves-made =
    { $count ->
       *[other] { $count } lépés
    }
web-overtime = { "byo-yomi" }
web-overtime-left =
    { $count ->
        [1] { "byo-yomi" }: utolsó periódus
       *[other] { "byo-yomi" }: { $count } periódus van hátra
    }
web-period = { $number }. játékperiódus
web-delay = késleltetés { $seconds } mp
web-illegal-count =
    { $count ->
       *[other] { $count } szabálytalan lépés
    }
web-low =
    { $seconds ->
       *[other] még { $seconds } másodperc
    }
web-time-left = hátralévő idő 

## What a player says

web-adjust = Igazítok
web-offer = Döntetlenajánlat
web-offer-title = Döntetlent ajánl?
web-offer-then-press = Már lépett: ajánljon, aztán kezelje az órát.
web-offer-early = A szabályzat szerint előbb lép, aztán ajánl, végül kezeli az órát. A mostani ajánlat is érvényes.
web-offered = Döntetlent ajánlottak.
web-accept = Elfogadom
web-accept-title = Elfogadja a döntetlent?
web-decline = Visszautasítom
web-claim = Igény
web-claim-what = Mit igényel?
web-claim-choose = Válasszon…
web-claim-repetition = Döntetlen: háromszori állásismétlődés
web-claim-fifty = Döntetlen: 50 lépéses szabály
web-claim-flag = Az ellenfél zászlója leesett
web-claim-illegal = Az ellenfél szabálytalanul lépett
web-claim-touch = Az ellenfél nem a megérintett bábbal lépett
web-claim-hands = Az ellenfél két kézzel lépett
web-claim-move = Ezzel a beírt lépéssel (üresen is hagyható)
web-claim-words = Az igény megállítja az órákat. Ha a döntetlenigény téves, az ellenfél többletidőt kap.
web-claim-do = Igénylem
web-touch-broken =
    { $side ->
        [white] Világos nem a megérintett bábbal lépett.
       *[black] Sötét nem a megérintett bábbal lépett.
    }
web-call = Versenybírót hívok
web-call-title = Megállítja az órákat, és hívja a versenybírót?
web-call-words = A játékos csak azért állíthatja meg az órákat, hogy a versenybíró segítségét kérje. Miről van szó?
web-call-about =
    { $about ->
        [illegal_move] Szabálytalan lépés
        [clock] Óra
        [disturbance] Zavarás
        [claim] Igény
       *[other] Más
    }
web-resign = Feladom
web-resign-title = Feladja a játszmát?
web-more = Egyéb
web-more-words = További műveletek
web-take-back = Visszaveszem a lépést
web-note-offer = (=) feljegyzése
web-seal = Lépés borítékolása
web-seal-move = A lépés, ahogy leírná
web-seal-words = Senki sem látja a boríték felnyitásáig. A borítékolás az órát is megállítja.
web-seal-paper = Papír játszmalapra is leírtam, mert egyes kiadások ezt előírják
web-sealed = A lépés a borítékban van.
web-seal-early = Függőben hagyás korábban
web-seal-early-words = Elveszti a játszmaszakasz végéig hátralévő időt.
web-sign = Aláírom az eredményt
web-new-game = Új játszma
web-new-game-words = Ugyanaz az időbeosztás, ugyanazok a szabályok; a játékosok színt cserélnek.

## How things stand

web-rulings = Döntések
web-rulings-all = Minden döntés
web-rulings-none = Eddig nem volt döntés.
web-sheet = Játszmalap
web-write = Írás a játszmalapra
web-write-do = Leírom
web-flip = A tábla megfordítása
web-download = A játszma letöltése
web-replay = Visszajátszás
web-replay-first = Az elejére
web-replay-back = Egy lépést vissza
web-replay-next = Egy lépést előre
web-replay-last = Az utolsó lépéshez
web-replay-start = Kezdőállás
web-replay-live = Vissza a játszmához
web-replay-earlier = Egy korábbi állást néz.
web-replay-link = Az álláshoz vezető link másolása
web-number = Szám
web-line-lost = A kapcsolat megszakadt. Amit tesz, megmarad, és elküldjük, amint a kapcsolat helyreállt.
web-not-started = A játszma még nem kezdődött el.
web-clocks-stopped = Az órák állnak; várjuk a versenybírót.
web-must-seal = Borítékolja a következő lépését: írja le titokban, a táblán ne lépje meg.
web-other-seals = Az ellenfél lépést borítékol. Utána a játszma függőben marad.
web-adjourned = A játszma függőben van, a függőlépés a borítékban. Akkor folytatódik, amikor a versenybíró elrendeli a folytatást.
web-interrupted = A játszma megszakadt. Az órák állnak; várjuk a versenybírót.
web-to-move =
    { $side ->
        [white] Világos következik lépésre.
       *[black] Sötét következik lépésre.
    }
web-not-pressed =
    { $side ->
        [white] Világos lépett, de az órát még nem kezelte.
       *[black] Sötét lépett, de az órát még nem kezelte.
    }
web-no-board = Nincs ilyen tábla.
web-withdrawn = Ezt a táblát tévedésből párosították, és visszavonták.
web-not-yours = Ebben a böngészőben ez a hely nem az Öné.
web-seat-held = Ez a hely egy másik böngészőben már nyitva van.
web-seat-held-words = Ha átveszi, a másik böngészőben csak nézni lehet a játszmát.
web-seat-take = A hely átvétele
web-look-on = Nézőként belépek
web-lost-title = Nincs ilyen oldal

## What the hall says against something

web-problem-link = Ez a link nem ismert, vagy már nem érvényes.
web-problem-often = Túl sok próbálkozás; várjon egy kicsit.
web-problem-too-many = Ez ebben a játszmában már túl sokszor történt meg.
web-problem-full = Itt már túl sok játszma van; próbálja később.
web-problem-long = Ez a szöveg túl hosszú.
web-problem-illegal = Ez a tábla csak szabályos lépést fogad el.
web-problem-forbidden = Ezt itt nem teheti meg.
web-problem-unavailable = A terem most nem tudja ezt elmenteni; próbálja újra.
web-problem-password = A név vagy a jelszó téves.
web-problem-game = Itt nincs ilyen tábla.
web-problem-log = Ennek a táblának a naplója nem olvasható.
web-problem-competition = Itt nincs ilyen verseny.
web-problem-edition = A szabályzatnak nincs ilyen kiadása.
web-problem-article = Ebben a kiadásban nincs ilyen pont.
web-problem-changed = Közben valaki más is feljegyzett valamit ennél a táblánál.
web-problem-note = Ez a feljegyzés már nincs meg.
web-problem-not-adjourned = Ez a játszma nincs függőben.
web-problem-envelope = Itt nincs ilyen boríték, vagy nem nyitható fel.
web-problem-password-length = A jelszó legalább 8, legfeljebb 256 karakter.
web-problem-unexpected = Hiba történt a teremben; próbálja újra.

## The arbiter at the board

web-start = Az óra indítása
web-start-absent = Egy játékos még nem érkezett meg. Mégis elindítja?
web-restart = Az órák újraindítása
web-struck = A versenybíró törölte
web-stop = Az órák megállítása
web-to-console = Versenybírói oldal

## My games

web-my-games = Játszmáim
web-my-games-none = Nyissa meg a versenybírótól kapott linket, és itt megjelennek a játszmái.
web-my-games-play = A táblához
web-my-games-waiting = A következő forduló párosítása még nem készült el.
