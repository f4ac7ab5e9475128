### Döntnöki pult: esetek, hogyan történtek, és mi a teendő.

## Esetek

desk-illegal-move = Szabálytalan lépés
desk-pawn-not-promoted = Át nem változtatott gyalog
desk-touch-move = Megérintett báb
desk-two-hands = Két kézzel lépett
desk-press-without-move = Óranyomás lépés nélkül
desk-flag = Zászlóesés
desk-both-flags = Mindkét zászló leesett
desk-late = Késés, távolmaradás
desk-clock-wrong = Hibás óra
desk-clock-handling = Óra szabálytalan kezelése
desk-repetition = Igény: állásismétlés
desk-fifty = Igény: ötven lépés
desk-draw-offer = Döntetlenajánlat
desk-normal-means = Igény: nem nyerhető rendes eszközökkel
desk-dead-position = Holt remi
desk-displaced = Elmozdult bábok
desk-wrong-set-up = Hibás kezdőállás
desk-colors-reversed = Ellentétes színek
desk-board-turned = Fordítva álló tábla
desk-device = Telefon vagy eszköz
desk-scoresheet = Játszmalap
desk-conduct = Magatartás
desk-leaving = Távozás
desk-search = Átvizsgálás
desk-spectator = Nézők
desk-checkmate = Matt vagy patt
desk-resignation = Feladás
desk-agreement = Megegyezés vagy elutasítás
desk-signatures = Tévesen aláírt eredmény
desk-appeal = Fellebbezés

## Hogyan történt

desk-how-answered = Az ellenfél már válaszolt rá
desk-how-not-pressed = Az órát még nem nyomta meg
desk-how-own-piece = Saját bábot érintett
desk-how-played-other = Másik bábbal lépett
desk-how-opponents-piece = Az ellenfél bábját érintette
desk-how-both-pieces = Előbb sajátot, aztán az ellenfélét
desk-how-rook-first = Sáncolás a bástyával kezdve
desk-how-by-accident = Véletlenül érintette
desk-how-adjusts = Előbb szólt, hogy igazít
desk-how-flag-can-mate = Az ellenfél igényelte
desk-how-flag-bare-king = Igényelték; az ellenfélnek csak királya van
desk-how-both-flags-first = Az óra szerint ennek a játékosnak a zászlója esett le előbb
desk-how-both-flags-unknown = Nem állapítható meg, melyik esett le előbb; az utolsó vagy egyetlen időszakban
desk-how-both-flags-unknown-earlier = Nem állapítható meg, melyik esett le előbb; még lett volna további időszak
desk-how-flag-up = Igényelték, de a zászló nem esett le
desk-how-on-board = Az állás a táblán van
desk-how-with-move = Felírt lépéssel
desk-how-not-on-move = Nem ő volt lépésen
desk-how-after-touch = Miután bábot érintett
desk-how-offer-rightly = Lépés után, óranyomás előtt
desk-how-offer-early = Lépés előtt
desk-how-offer-late = Az ellenfél idejében
desk-how-offer-condition = Feltétellel
desk-how-displaced-now = A saját idejében, nyomás nélkül
desk-how-displaced-pressed = És megnyomta az órát
desk-how-displaced-later = Néhány lépéssel később derült ki
desk-how-displaced-unknown = Később derült ki, és a jegyzésből nem kapható meg a helyes állás
desk-how-early = Tíz lépésen belül derült ki
desk-how-ten-moves = Tíz lépés után derült ki
desk-how-bag = Táskában, kikapcsolva
desk-how-bag-announced = Táskában, a versenykiírás megengedi
desk-how-bag-on = Táskában, bekapcsolva
desk-how-ahead = A lépést előre felírta
desk-how-declined-by-touch = Báb érintésével elutasította
desk-how-bags-refused = Táska: megtagadta
desk-how-body-refused = Testi: megtagadta
desk-how-checkmate = Matt
desk-how-stalemate = Patt
desk-how-signed-wrong = Mindketten téves eredményt írtak alá
desk-how-other-hand = A másik kezével nyomta meg

## A teendők

desk-step-stop = Állítsa le mindkét órát.
desk-step-restore = Állítsa vissza az eset előtti állást.
desk-step-touched = { color-to } szabályos lépést kell tennie a megérintett bábbal, ha van ilyen.
desk-step-capture = { color-to } ki kell ütnie a megérintett bábot, ha ez szabályos.
desk-step-capture-with = { color-to } az elsővel ki kell ütnie a másodikat, ha ez szabályos; különben az elsőként érintett, léphető vagy üthető bábbal kell lépnie.
desk-step-rook = { color-to } a bástyával kell lépnie, és azzal nem sáncolhat.
desk-step-promote = { color-to } azon a mezőn át kell változtatnia a gyalogot: hozza a kért bábut.
desk-step-became = A gyalog { piece-becomes } változik.
desk-step-decide = Döntés: { $question }?
desk-step-over = A játszma véget ért: { $score }. Mindkét játékos aláírja a játszmalapokat.
desk-step-signed-stands = Az aláírt eredmény érvényes: azt kell bejegyezni.
desk-step-signed-corrected = Javítsa ki az eredményt mindkét játszmalapon, írassa alá mindkét játékossal, és jegyezze be; a már bejegyzett téves eredményt törölni kell.
desk-step-go-on = A játszma folytatódik; nincs más teendő.
desk-no-incident = az asztal nem ismeri ezt: { $name }
desk-bad-control = ez a játékütem nem olvasható: { $why }
desk-bad-position = ez nem állás: { $why }
desk-bad-amount = „{ $found }” nem mennyiség
desk-bad-count = { $least } és { $most } közötti szám kell
desk-impossible = ez így nem történhetett: { $why }
