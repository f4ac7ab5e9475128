### What somebody does, as a case or a log prints it.

actor =
    { $actor ->
        [white] világos
        [black] sötét
        [whites-assistant] világos segítője
        [blacks-assistant] sötét segítője
        [arbiters-assistant] a versenybíró segítője
        [organizer] a rendező
        [hall] a versenyterem rendszere
        [spectator] egy néző
        [appeals] a fellebbviteli bizottság
       *[arbiter] a versenybíró
    }
square-written = { $square }
piece-accusative =
    { $piece ->
        [king] királyt
        [queen] vezért
        [rook] bástyát
        [bishop] futót
        [knight] huszárt
       *[pawn] gyalogot
    }
pieces-on =
    { $squares-count ->
        [one] { ARTICLE($squares) } { $squares } mezőn álló bábot
       *[other] { ARTICLE($squares) } { $squares } mezőn álló bábokat
    }

## At the board

act-arrives = { actor } megérkezik a táblához
act-is-ready = { actor } készen áll
act-starts-round = { actor } elindítja a fordulót
act-touches = { actor } megérinti { ARTICLE($square) } { $square } mezőn álló bábot
act-touches-in-turn = { actor } ebben a sorrendben érinti meg a bábokat: { $squares }
act-touches-together = { actor } egyszerre érinti meg { pieces-on }
act-touches-by-accident = { actor } véletlenül megérinti { ARTICLE($square) } { $square } mezőn álló bábot
act-touches-carelessly = { actor } figyelmetlenségből megérinti { ARTICLE($square) } { $square } mezőn álló bábot
act-points-at = { actor } megérinti { ARTICLE($square) } { $square } mezőn álló bábot, hogy rámutasson
act-adjusts = { actor } megigazítja { pieces-on }
act-releases = { actor } elengedi a bábot { ARTICLE($square) } { $square } mezőn
act-takes-off = { actor } leveszi a tábláról { ARTICLE($square) } { $square } mezőn álló bábot
act-places = { actor } egy { piece-accusative } tesz { ARTICLE($square) } { $square } mezőre
act-places-colored =
    { $color ->
        [white] { actor } egy világos { piece-accusative } tesz { ARTICLE($square) } { $square } mezőre
       *[black] { actor } egy sötét { piece-accusative } tesz { ARTICLE($square) } { $square } mezőre
    }
act-lets-go = { actor } elengedi az új tisztet
act-plays = { actor } ezt lépi: { $move }
act-plays-with-both-hands = { actor } két kézzel lép: { $move }
act-completes = { actor } lép ({ $move }), és kezeli az órát
act-completes-with-both-hands = { actor } két kézzel lép ({ $move }), és kezeli az órát
act-takes-back = { actor } visszaveszi a lépést
act-displaces = { actor } elmozdítja { pieces-on }
act-puts-back = { actor } visszateszi az elmozdított bábokat

## At the clock

act-presses = { actor } kezeli az órát
act-presses-with-other-hand = { actor } a másik kezével kezeli az órát
act-mishandles-clock = { actor } helytelenül használja az órát
act-keeps-finger = { actor } az óra gombján tartja az ujját
act-stops-clocks =
    { $actor ->
        [white] { actor } megállítja az órákat, és hívja a versenybírót
        [black] { actor } megállítja az órákat, és hívja a versenybírót
        [whites-assistant] { actor } megállítja az órákat, és hívja a versenybírót
        [blacks-assistant] { actor } megállítja az órákat, és hívja a versenybírót
       *[other] { actor } megállítja az órákat
    }
act-stops-clocks-to-call-about = { actor } megállítja az órákat, és hívja a versenybírót: { trouble }
trouble =
    { $trouble ->
        [illegal-move] szabálytalan lépés
        [clock] az óra
        [disturbance] zavarás
       *[claim] igény
    }
act-stops-clocks-for-promotion = { actor } megállítja az órákat, mert nincs kéznél a felteendő tiszt
act-stops-clocks-after-sealing = { actor } a borítékolás után megállítja az órát
act-stops-clocks-without-reason = { actor } indok nélkül megállítja az órákat
act-restarts = { actor } újraindítja az órákat
act-restarts-clock = { actor } újraindítja { color } óráját
act-sets-counter = { actor } beállítja { color } lépésszámlálóját: { $count }
act-sets-position = { actor } felállítja ezt az állást: „{ $fen }”
act-sets-clock = { actor } beállítja { color } óráját: { $time }

## In words and in writing

act-offers-draw = { actor } döntetlent ajánl
act-offers-draw-on-condition = { actor } feltételhez kötve ajánl döntetlent
act-accepts = { actor } elfogadja a döntetlenajánlatot
act-declines = { actor } visszautasítja a döntetlenajánlatot
act-withdraws-offer = { actor } vissza akarja vonni a döntetlenajánlatot
act-withdraws-claim = { actor } vissza akarja vonni a döntetlenigényt
act-consents-to-draw = { actor } hozzájárul a megegyezéses döntetlenhez
act-refuses-consent = { actor } nem járul hozzá a megegyezéses döntetlenhez
act-resigns = { actor } feladja a játszmát
act-claims = { actor } { claim-because } { claims }
act-claims-with = { actor } { claim-because } { claims }, a beírt lépés { $move }
act-records = { actor } ezt írja a játszmalapra: { $text }
act-signs = { actor } aláírja az eredményt: { $score }

## What is noticed and decided

act-observes-flag = { actor } észleli, hogy { color } zászlója leesett
act-observes-both-flags = { actor } észleli, hogy mindkét zászló leesett
act-observes-illegal-move = { actor } szabálytalan lépést észlel
act-observes-touch-move = { actor } a fogott báb szabályának megsértését észleli
act-observes-two-hands = { actor } észleli, hogy két kézzel tettek meg egy lépést
act-observes-absent = { actor } megállapítja, hogy { color } nincs jelen
act-observes-wrong-set-up = { actor } észleli, hogy a kezdőállás hibás volt
act-observes-board-turned = { actor } észleli, hogy a tábla fordítva áll
act-observes-colors-reversed = { actor } észleli, hogy a játszmát felcserélt színekkel kezdték el
act-observes-displaced = { actor } észleli, hogy egyes bábok nem a helyükön állnak, és azóta a játékosok összesen { $count } lépést tettek
act-observes-clock-defect = { actor } észleli, hogy a sakkóra hibás
act-observes-clock-misset = { actor } észleli, hogy a sakkórát hibásan állították be
act-observes-not-recording = { actor } észleli, hogy { color } nem jegyzi a lépéseket
act-decides = { actor } dönt: { $answer }
act-declares = { actor } kihirdeti az eredményt: { $score }
act-corrects = { actor } törli a napló { $number }. bejegyzését
act-corrects-last = { actor } törli a napló utolsó bejegyzését
acts = { $acts }

## Adjourned games

act-announces-session = { actor } bejelenti a játszmaszakaszt
act-announces-session-from = { actor } bejelenti a játszmaszakaszt, kezdete { $starts }
act-announces-session-to = { actor } bejelenti a játszmaszakaszt, vége { $ends }
act-announces-session-from-to = { actor } bejelenti a játszmaszakaszt, kezdete { $starts }, vége { $ends }
act-asks-to-seal = { actor } függőlépés leadására szólít fel
act-adjourns-early = { actor } a játszmaszakasz vége előtt kíván borítékolni
act-seals = { actor } leadja a függőlépést
act-seals-electronically = { actor } elektronikus játszmalapon adja le a függőlépést
act-seals-text = { actor } ezt borítékolja: „{ $text }”
act-seals-text-electronically = { actor } elektronikus játszmalapon ezt borítékolja: „{ $text }”
act-checks-envelope = { actor } ellenőrzi a függőborítékot
act-checks-envelope-lacking = { actor } ellenőrzi a függőborítékot, amelyről hiányzik: { $items }
act-checks-envelope-wrong = { actor } ellenőrzi a függőborítékot, amelyen hibás: { $items }
act-resumes = { actor } elrendeli a játszma folytatását
act-opens-envelope = { actor } felnyitja a függőborítékot
act-opens-envelope-reading = { actor } felnyitja a függőborítékot, amelyben ez áll: „{ $text }”
act-reads-sealed-move = { actor } megállapítja a függőlépés jelentését: { $move }
act-misses-envelope = { actor } jelzi, hogy a függőboríték hiányzik
act-misses-envelope-and-position = { actor } jelzi, hogy a függőboríték hiányzik, és az állás sem ismert
act-misses-envelope-and-times = { actor } jelzi, hogy a függőboríték hiányzik, és az elhasznált idők sem ismertek
act-misses-envelope-and-all = { actor } jelzi, hogy a függőboríték hiányzik, és sem az állás, sem az elhasznált idők nem ismertek
act-states-move = { actor } kijelenti, hogy ezt borítékolta: „{ $text }”
act-points-out-times = { actor } jelzi, hogy az órák rosszul vannak beállítva

## Scoresheets and what is around the board

act-writes-notes = { actor } mást is ír a játszmalapra
act-views-earlier = { actor } egy korábbi állást néz meg az elektronikus játszmalapon
act-records-electronically = { actor } tanúsított elektronikus játszmalapon jegyez
act-records-uncertified = { actor } nem tanúsított elektronikus játszmalapon jegyez
act-sheet-fails = { actor } játszmalapja hibás
act-hides-sheet = { actor } úgy tartja a játszmalapot, hogy a versenybíró nem láthatja
act-hides-sheet-from-opponent = { actor } úgy tartja a játszmalapot, hogy az ellenfél nem láthatja
act-borrows-sheet = { actor } elveszi az ellenfél játszmalapját
act-returns-sheet = { actor } visszaadja az ellenfél játszmalapját
act-names-other-move = { actor } más lépést nevez meg, mint amelyet beírt
act-wrote-impossible-move = { actor } olyan lépést írt be, amelyet egyetlen { piece } sem tehet meg
act-finds-sheets-incomplete = { actor } megállapítja, hogy egyik játszmalap sem teljes; { color } zászlóleeséséről van szó
act-has-evidence = { actor } szerint bizonyítható, hogy { color } { $count } lépést fejezett be
act-places-clock = { actor } dönt az óra elhelyezéséről
act-for-disabled = { $told }; a játékos fogyatékossággal él
act-claims-from-screen = { actor } csupán egy képernyőre alapozva { claim-because } { claims }
act-observes-flag-uncounted = { actor } észleli, hogy { color } zászlója leesett, és a befejezett lépések száma nem ismert
act-observes-dead-position = { actor } észleli, hogy már egyik játékos sem adhat mattot
act-observes-last-identifiable = { actor } megállapítja, hogy az utolsó azonosítható állás óta a játékosok összesen { $count } lépést tettek

## Rapid, blitz, Chess960, games without increment, and the Preface

act-asks-for-sheet = { actor } játszmalapot kér
act-asks-to-see-sheet = { actor } kéri, hogy megnézhesse a versenybíró játszmalapját
act-claims-set-up =
    { $part ->
        [pieces] { actor } szerint a bábokat rosszul állították fel
        [board] { actor } szerint a táblát rosszul helyezték el
       *[clock] { actor } szerint a sakkórát hibásan állították be
    }
act-sees-illegal-position = { actor } szabálytalan állást észlel
act-agrees-to-correct = { actor } beleegyezik a szabálytalan lépés kijavításába
act-draws-lots =
    { $means ->
        [computer] { actor } számítógéppel sorsolja ki a kezdőállást
        [dice] { actor } dobókockával sorsolja ki a kezdőállást
        [coins] { actor } pénzfeldobással sorsolja ki a kezdőállást
       *[cards] { actor } kártyával sorsolja ki a kezdőállást
    }
act-announces-castling = { actor } bejelenti, hogy sáncolni fog
act-asks-for-five-seconds =
    { $mode ->
        [delay] { actor } mindkét játékos számára öt másodperces időkésleltetést kér
       *[increment] { actor } mindkét játékos számára lépésenként öt másodperc többletidőt kér
    }
act-claims-quickplay = { actor } döntetlent igényel: { grounds }
act-claims-quickplay-without-arbiter = { actor } versenybíró jelenléte nélkül döntetlent igényel: { grounds }
grounds =
    { $grounds ->
        [cannot-win] az ellenfél normális eszközökkel nem nyerhet
        [no-effort] az ellenfél nem tesz kísérletet arra, hogy normális eszközökkel nyerjen
       *[both] az ellenfél normális eszközökkel nem nyerhet, és nem is tesz rá kísérletet
    }
act-writes-final-position = { actor } felírja a végállást: „{ $text }”
act-submits-sheet = { actor } benyújtja a játszmalapot
act-confirms =
    { $evidence ->
        [sheet] { actor } igazolja a játszmalapot
       *[position] { actor } igazolja a végállást
    }
act-disputes =
    { $evidence ->
        [sheet] { actor } nem igazolja a játszmalapot
       *[position] { actor } nem igazolja a végállást
    }
act-declares-drawn = { actor } döntetlennek nyilvánítja a játszmát
act-reports-uncovered = { actor } olyan esetet jelent, amelyre egyik szabálypont sem vonatkozik: „{ $text }”
act-reports-uncovered-like = { actor } olyan esetet jelent, amelyre egyik szabálypont sem vonatkozik: „{ $text }”; hasonló helyzetek: { $articles }
act-puts-to-fide = { actor } kérdést intéz a FIDE-hez: „{ $text }”
act-puts-to-fide-through-federation = { actor } a szövetség útján kérdést intéz a FIDE-hez: „{ $text }”

## Blind and visually disabled players

act-registers-visual = { actor } feljegyzi, hogy { color } látássérült
act-registers-hearing = { actor } feljegyzi, hogy { color } hallássérült
act-adapts-rules = { actor } a versenybíróval egyeztetve igazít a szabályokon
act-adapts-rules-so = { actor } a versenybíróval egyeztetve igazít a szabályokon: „{ $text }”
act-adapts-rules-alone = { actor } a versenybíróval való egyeztetés nélkül igazít a szabályokon
act-adapts-rules-alone-so = { actor } a versenybíróval való egyeztetés nélkül igazít a szabályokon: „{ $text }”
act-demands-two-boards = { actor } két táblát kér
act-allows-other-words = { actor } más szavakat is megenged a bejelentéshez
act-brings-clock =
    { $kind ->
        [speaking] { actor } beszélő órát hoz
        [tactile] { actor } kitapintható órát hoz
        [both] { actor } beszélő és kitapintható órát hoz
       *[plain] { actor } olyan órát hoz, amely nem beszél, és nem is tapintható ki
    }
act-keeps-score =
    { $means ->
        [braille] { actor } Braille-írással jegyez
        [longhand] { actor } folyóírással jegyez
       *[device] { actor } rögzítőeszközzel jegyez
    }
act-takes-assistant = { actor } segítőt alkalmaz, feladatai: { $tasks }
act-lifts = { actor } kiemeli a nyílásból { ARTICLE($square) } { $square } mezőn álló bábot
act-announces-move = { actor } bejelenti: „{ $text }”
act-repeats-move = { actor } megismétli: „{ $text }”
act-copies-move = { actor } a másik táblán is megteszi a lépést: { $move }
act-informs = { actor } kérésre közli a lépésszámot és az időket
act-informs-unasked = { actor } kérés nélkül közli a lépésszámot és az időket
act-reports-touch = { actor } bejelenti, hogy { ARTICLE($square) } { $square } mezőn álló bábot megérintették
act-compares-boards = { actor } összehasonlítja a két táblát
