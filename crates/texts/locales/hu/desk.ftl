### Döntnöki pult: esetek, hogyan történtek, és mi a teendő.

## Esetek

desk-illegal-move = Szabálytalan lépés
desk-pawn-not-promoted = Át nem változtatott gyalog
desk-touch-move = Fogott báb
desk-two-hands = Két kézzel lépett
desk-press-without-move = Órakezelés lépés nélkül
desk-flag = Zászlóleesés
desk-both-flags = Mindkét zászló leesett
desk-late = Késés, távolmaradás
desk-clock-wrong = Hibás óra
desk-clock-handling = Helytelen órahasználat
desk-repetition = Igény: állásismétlődés
desk-fifty = Igény: ötven lépés
desk-draw-offer = Döntetlenajánlat
desk-normal-means = Igény: normális eszközökkel nem nyerhető
desk-dead-position = Holt remi
desk-displaced = Elmozdult bábok
desk-wrong-set-up = Hibás kezdőállás
desk-illegal-position = Szabálytalan állás
desk-colors-reversed = Felcserélt színek
desk-board-turned = Fordítva álló tábla
desk-device = Telefon vagy eszköz
desk-scoresheet = Játszmalap
desk-conduct = Magatartás
desk-leaving = Távozás a táblától
desk-search = Átvizsgálás
desk-spectator = Nézők
desk-checkmate = Matt vagy patt
desk-resignation = Feladás
desk-agreement = Elfogadott vagy visszautasított döntetlen
desk-signatures = Tévesen aláírt eredmény
desk-appeal = Fellebbezés

## Hogyan történt

desk-how-answered = Az ellenfél már válaszolt rá
desk-how-not-pressed = Az órát még nem kezelte
desk-how-own-piece = Saját bábját érintette meg
desk-how-played-other = Másik bábbal lépett
desk-how-opponents-piece = Az ellenfél bábját érintette meg
desk-how-both-pieces = Előbb a saját, aztán az ellenfél bábját érintette meg
desk-how-rook-first = Sáncolás a bástyával kezdve
desk-how-by-accident = Véletlenül érintette meg
desk-how-adjusts = Előbb szólt, hogy igazít
desk-how-flag-can-mate = Az ellenfél igényelte
desk-how-flag-bare-king = Az ellenfél igényelte, de csak királya van
desk-how-both-flags-first = Az óra szerint ennek a játékosnak a zászlója esett le előbb
desk-how-both-flags-unknown = Nem állapítható meg, melyik esett le előbb; az utolsó vagy egyetlen játékperiódusban
desk-how-both-flags-unknown-earlier = Nem állapítható meg, melyik esett le előbb; következett volna még játékperiódus
desk-how-flag-up = Igényelte, de a zászló nem esett le
desk-how-on-board = Az állás a táblán van
desk-how-with-move = Beírt lépéssel
desk-how-not-on-move = Nem ő következett lépésre
desk-how-after-touch = Miután megérintett egy bábot
desk-how-offer-rightly = Lépés után, az óra kezelése előtt
desk-how-offer-early = Lépés előtt
desk-how-offer-late = Az ellenfél idejében
desk-how-offer-condition = Feltétellel
desk-how-displaced-now = A saját idejében, az órát nem kezelte
desk-how-displaced-pressed = És kezelte az órát
desk-how-displaced-later = Néhány lépéssel később derült ki
desk-how-displaced-unknown = Később derült ki, és a jegyzésből nem állapítható meg a helyes állás
desk-how-early = Tíz lépés megtétele előtt derült ki
desk-how-ten-moves = Tíz vagy több lépés után derült ki
desk-how-position-seen = Mindkét király sakkban van, vagy gyalog áll az utolsó soron
desk-how-position-stated = Előállhat-e egyáltalán ez az állás?
desk-how-bag = Táskában, kikapcsolva
desk-how-bag-announced = Táskában, a versenykiírás megengedi
desk-how-bag-on = Táskában, bekapcsolva
desk-how-ahead = A lépést megtétele előtt beírta
desk-how-declined-by-touch = Báb megérintésével visszautasította
desk-how-bags-refused = Táska: megtagadta
desk-how-body-refused = Motozás: megtagadta
desk-how-checkmate = Matt
desk-how-stalemate = Patt
desk-how-signed-wrong = Mindketten téves eredményt írtak alá
desk-how-other-hand = A másik kezével kezelte

## A teendők

desk-step-stop = Állítsa meg mindkét órát.
desk-step-restore = Állítsa vissza az eset előtti állást.
desk-step-touched = { color-to } szabályos lépést kell tennie a megérintett bábbal, ha van ilyen.
desk-step-capture = { color-to } le kell ütnie a megérintett bábot, ha ez szabályos.
desk-step-capture-with = { color-to } az első bábbal le kell ütnie a másodikat, ha ez szabályos; különben azzal a bábbal kell lépnie, vagy azt kell leütnie, amelyik a megérintettek közül elsőként léphető vagy üthető.
desk-step-rook = { color-to } a bástyával kell lépnie, vagy a királlyal, ha a bástya nem léphet, és ennél a lépésnél arra az oldalra nem sáncolhat.
desk-step-promote = { color-to } azon a mezőn át kell változtatnia a gyalogot: hozza oda a tisztet, amelyet a játékos kér.
desk-step-became = A gyalog { piece-becomes } változik.
desk-step-decide = Döntés: { $question }?
desk-step-over = A játszma véget ért: { $score }. Mindkét játékos aláírja a játszmalapokat.
desk-step-signed-stands = Az aláírt eredmény érvényes: azt kell bejegyezni.
desk-step-signed-corrected = Javítsa ki az eredményt mindkét játszmalapon, írassa alá mindkét játékossal, és jegyezze be; a már bejegyzett téves eredményt törölni kell.
desk-step-go-on = A játszma folytatódik; nincs más teendő.
desk-step-take-back = { color } visszaveszi a lépést, és a megérintett bábbal szabályosat lép, ha van ilyen.
desk-step-put-right = { color } a saját ideje terhére teszi vissza a bábokat.
desk-step-put-right-first = Indítsa el { color } óráját: { color } a saját ideje terhére teszi vissza a bábokat.
desk-step-no-condition = Az ajánlat a feltétel nélkül érvényes: nem szabad feltételhez kötni.
desk-step-written = { color-to } a beírt lépést kell megtennie.
desk-step-decided-first = A döntés után, ha a játszma folytatódik: { color } órája jár.
desk-step-announced = Ez csak akkor érvényes, ha kihirdették, hogy a többletidő nélküli játszmák útmutatója (III) érvényben van; különben a szabályzat erről nem rendelkezik, és Ön dönt (Előszó).
desk-step-goes-on = A játszma folytatódik.
desk-decided = a versenybíró döntött: { $answer }
desk-white-to-move = Világos következik lépésre. { $answer }
desk-black-to-move = Sötét következik lépésre. { $answer }
desk-one-period = ez az időbeosztás egyetlen játékperiódusból áll, így nem következhetett másik
desk-no-ruling = ebben a válaszban nincs olyan döntés, amelyet ki lehetne nyomtatni
desk-no-incident = ilyen eset nincs a listán: { $name }
desk-bad-control = ez az időbeosztás nem értelmezhető: { $why }
desk-bad-position = ez nem érvényes állás: { $why }
desk-bad-amount = „{ $found }” nem érvényes mennyiség
desk-bad-count = { $least } és { $most } közötti számot adjon meg
desk-impossible = ez így nem történhetett: { $why }

## Guided entry: groups of acts

guide-moving = Bábok érintése és lépések
guide-completion = Feladás
guide-clock = A sakkóra
guide-irregularity = Elmozdított bábok, állások
guide-recording = Játszmalapok
guide-draw = Döntetlen és igények
guide-decision = Megfigyelések és döntések
guide-arranges = Segítők, órák és képernyők
guide-conduct = Magatartás
guide-arbiter = Versenybíró és nézők
guide-rapid = Rapid- és villámjáték
guide-blind = Vak játékosok
guide-adjourned = Függő játszmák
guide-chess960 = Sakk 960
guide-quickplay = Játszmák többletidő nélkül
guide-preface = Egyéb kérdések

## Entries that are handed over

json-kind =
    { $found ->
        [null] null
        [boolean] igaz/hamis érték
        [number] szám
        [text] szöveg
        [list] lista
       *[object] objektum
    }
handed-document = a talált adat: { json-kind }; a várt adat: objektum { "version" }, { "type" } és { "entries" } mezővel
handed-list = az „{ "entries" }” mező tartalma: { json-kind }; a várt tartalom: lista
handed-entry = { $entry }. bejegyzés: a talált adat: { json-kind }; a várt adat: objektum
handed-part = { $entry }. bejegyzés: { ARTICLE($part) } „{ $part }” mező tartalma: { json-kind }; a várt tartalom: objektum
handed-field = { $entry }. bejegyzés: { $why }
handed-unread = a bejegyzések nem olvashatók: { $why }
handed-version = a bejegyzések változata { $found }, a várt változat { $expected }
handed-entries = a bejegyzések száma { $found }, legalább 1 és legfeljebb { $most } lehet
handed-id = { $entry }. bejegyzés: az azonosító nem 8–64 hexadecimális számjegy
handed-note = { $entry }. bejegyzés: a jegyzet { $found } bájt, legfeljebb { $most } lehet
handed-name = { $entry }. bejegyzés: egy név hosszabb { $most } bájtnál
handed-control = { $entry }. bejegyzés: a(z) { $code } vezérlőkarakter nem megengedett
handed-twice = a(z) { $entry }. bejegyzés azonosítója megegyezik egy korábbiéval
handed-known = ezt a bejegyzést ennél a táblánál már feljegyezték
