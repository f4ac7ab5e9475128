### The arbiter's pocket: a page that needs no server and no network.

web-pocket-title = A versenybíró zsebkönyve
web-pocket-lead = Szabályzat, döntések, sakkóra és tábla a telefonján, kiszolgáló és hálózat nélkül.
web-pocket-missing = Ez a terem a zsebkönyv nélkül készült. Ha szükség van rá, futtassa a crates/wasm/build parancsot, és indítsa újra a termet ezzel: --wasm target/npm/jadoube-full.wasm.
web-pocket-noscript = Ehhez az oldalhoz JavaScript kell. Hálózat nélkül is működik.
web-pocket-clock = Sakkóra
web-pocket-privacy = Adatvédelem

## The Laws

web-pocket-all-articles = A { $edition }. évi kiadás minden pontja
web-pocket-changes = { $count } eltérés a { $from }. és a { $to }. évi kiadás között
web-pocket-print = Nyomtatás

## Setting the clock

web-pocket-presets = Gyakori időbeosztások
web-pocket-control-hint = Percek plusz másodpercek lépésenként: 90+30. Több játékperiódus: 40/90, 30; +30. Időkésleltetés: 60 d5. Külön a két játékosnak: white 5, black 4. { "Byo-yomi: 30, byo-yomi 3x30" }.
web-pocket-penalties-of = Büntetések e kiadás szerint
web-pocket-credit = A következő játékperiódus ideje hozzáadódik,
web-pocket-credit-time = amikor az idő lejár
web-pocket-credit-moves = amikor a lépések megvannak
web-pocket-freeze = Amikor egy játékos ideje elfogy,
web-pocket-freeze-no = csak a zászló esik le
web-pocket-freeze-yes = mindkét óra megáll
web-pocket-set = Az óra beállítása

## The clock

web-pocket-start = Indítás
web-pocket-pause = Megállítás
web-pocket-go-on = Folytatás
web-pocket-turn = Megfordítás
web-pocket-new-clock = Új óra
web-pocket-new-clock-yes = Az idők törlése
web-pocket-stopped = Az órák állnak.
web-pocket-moves = { $count } lépés
web-pocket-period = { $number }. játékperiódus
web-pocket-delay = késleltetés: { $time }
web-pocket-first = ez a zászló esett le előbb
web-pocket-ran-on = Az oldal { $time } ideig be volt zárva. Az óra közben járt.
web-pocket-set-back = Amíg az oldal be volt zárva, az eszköz óráját legalább ennyivel visszaállították: { $time }. A sakkóra áll: javítsa ki az időket.

## Corrections and penalties

web-pocket-correct = Az idők javítása
web-pocket-correct-yes = Beállítás
web-pocket-time = Idő
web-pocket-move-count = Befejezett lépések
web-pocket-bad-time = Az időt óra:perc:másodperc formában adja meg, például 1:05:30.
web-pocket-penalty = Többletidő büntetésként
web-pocket-penalty-illegal =
    { $side ->
        [white] Világos szabálytalan lépése: sötét
       *[black] Sötét szabálytalan lépése: világos
    } { $minutes } perc többletidőt kap ({ $article })
web-pocket-penalty-claim =
    { $side ->
        [white] Világos téves igénye: sötét
       *[black] Sötét téves igénye: világos
    } { $minutes } perc többletidőt kap ({ $article })

## The board

web-pocket-press = Az óra kezelése
web-pocket-press-hand = a játékosok kezelik
web-pocket-press-auto = szabályos lépés után magától átvált
web-pocket-aloud = Lépések, döntések és idők felolvasása
web-pocket-keys = Az { "Enter" } megteszi a beírt lépést; üres sorban az { "Enter" } vagy a szóköz kezeli az órát. Az { "F2" }, illetve egy kérdőjel és az { "Enter" } közli az időket.
web-pocket-delete-game = Törli ezt a játszmát?

## The ruling desk

web-pocket-history =
    { $count ->
        [0] Előzmények
       *[other] Előzmények ({ $count })
    }
web-pocket-keep = Megőrzés jegyzettel
web-pocket-history-empty = Még semmit sem őrzött meg. A döntés alatti „Megőrzés jegyzettel” gomb ide teszi.
web-pocket-entry-note = Jegyzet
web-pocket-entry-round = Forduló
web-pocket-entry-board = Tábla
web-pocket-entry-competition = Verseny
web-pocket-change-note = A jegyzet módosítása
web-pocket-delete-entry = Törli ezt a bejegyzést?
web-pocket-all-notices = Mind nyomtatható döntésként
web-pocket-all-cases = Mind esetként
web-pocket-hand = Átadás egy teremnek
web-pocket-hand-file = Mentés fájlba
web-pocket-hand-link = Link másolása
web-pocket-hand-hall = A terem címe
web-pocket-hand-code = QR-kód megjelenítése
web-pocket-hand-code-words = Olvassa be olyan eszközzel, amelyen be van jelentkezve ide: { $hall }.
web-pocket-hand-too-long = A link { $found } karakter hosszú, egy QR-kódba { $most } fér. Másolja a linket, mentse fájlba, vagy adja át a bejegyzéseket egyenként.
web-pocket-hand-words = A link, a QR-kód és a fájl tartalmazza a döntést, a jegyzetet és a neveket; aki bármelyiket megkapja, elolvashatja ezeket.

## Guided entry

web-pocket-guide = Más eset, lépésről lépésre
web-pocket-guide-turn = Lépésre következik
web-pocket-guide-castling = Sem a király, sem a bástya nem lépett még
web-pocket-guide-passed = Egy gyalog éppen két mezőt lépett előre
web-pocket-guide-no-pawn = nem
web-pocket-guide-lead = Válassza ki sorban, ki mit tett. Minden sor után megjelenik a döntés.
web-pocket-guide-who = Ki?
web-pocket-guide-then = És utána: ki?
web-pocket-guide-what = mi történt?
web-pocket-guide-search = Keresés
web-pocket-guide-undo = Az utolsó sor törlése
web-pocket-guide-anew = Elölről
web-pocket-guide-done = Kész

## Privacy

web-pocket-privacy-nothing = Ez az oldal semmit sem küld el sehová. Nincsenek fiókok és statisztikák, és biztonsági szabálya nem engedi, hogy a böngésző más webhelyhez kapcsolódjon.
web-pocket-privacy-stored = Ezen az eszközön tárolja a beállításokat, azt, hogy hol hagyta abba az olvasást, a járó óra idejét, a táblán folyó játszmát, valamint a jegyzettel megőrzött döntéseket. Aki fel tudja oldani ezt az eszközt, elolvashatja őket.
web-pocket-privacy-delete = Itt mindezt törölheti. A telepített oldalt ugyanúgy távolíthatja el, mint bármely alkalmazást; a letöltött fájlt egyszerűen törölje.
web-pocket-delete = Minden itt tárolt adat törlése
web-pocket-delete-yes = Törlés
web-pocket-take = Vigye magával
web-pocket-take-file = Letöltés egyetlen fájlként
web-pocket-take-site = Letöltés webkiszolgálóra tehető webhelyként

## The command

pocket-wrote = { $path }: { $size } kB
pocket-no-module = ez a program a WebAssembly-modul nélkül készült, amelyből a zsebkönyv áll. Futtassa a crates/wasm/build parancsot, és fordítsa le újra, vagy adja meg a modult: --wasm FILE.
pocket-cannot-write = { $path } nem írható
