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
act-starts-round = { actor } elindítja a fordulót
act-touches = { actor } megérinti { ARTICLE($square) } { $square } mezőn álló bábot
act-touches-in-turn = { actor } ebben a sorrendben érinti meg a bábokat: { $squares }
act-touches-together = { actor } egyszerre érinti meg { pieces-on }
act-touches-by-accident = { actor } véletlenül megérinti { ARTICLE($square) } { $square } mezőn álló bábot
act-touches-carelessly = { actor } figyelmetlenségből megérinti { ARTICLE($square) } { $square } mezőn álló bábot
act-points-at = { actor } rámutatáskor megérinti { ARTICLE($square) } { $square } mezőn álló bábot
act-adjusts = { actor } megigazítja { pieces-on }
act-releases = { actor } elengedi a bábot { ARTICLE($square) } { $square } mezőn
act-takes-off = { actor } leveszi a tábláról { ARTICLE($square) } { $square } mezőn álló bábot
act-places = { actor } egy { piece-accusative } tesz { ARTICLE($square) } { $square } mezőre
act-lets-go = { actor } elengedi az új tisztet
act-plays = { actor } ezt lépi: { $move }
act-plays-with-both-hands = { actor } két kézzel ezt lépi: { $move }
act-completes = { actor } ezt lépi, és kezeli az órát: { $move }
act-completes-with-both-hands = { actor } két kézzel ezt lépi, és kezeli az órát: { $move }
act-takes-back = { actor } visszaveszi a lépést
act-displaces = { actor } elmozdítja { pieces-on }
act-puts-back = { actor } visszateszi az elmozdított bábokat

## At the clock

act-presses = { actor } kezeli az órát
act-presses-with-other-hand = { actor } a másik kezével kezeli az órát
act-mishandles-clock = { actor } helytelenül használja az órát
act-stops-clocks = { actor } megállítja az órákat
act-stops-clocks-to-call = { actor } megállítja az órákat, és hívja a versenybírót
act-stops-clocks-for-promotion = { actor } megállítja az órákat, mert nincs kéznél a felteendő tiszt
act-stops-clocks-without-reason = { actor } indok nélkül megállítja az órákat
act-restarts = { actor } újraindítja az órát
act-restarts-clock = { actor } újraindítja { color } óráját
act-sets-clock = { actor } beállítja { color } óráját: { $time }

## In words and in writing

act-offers-draw = { actor } döntetlent ajánl
act-offers-draw-on-condition = { actor } feltételhez kötve ajánl döntetlent
act-accepts = { actor } elfogadja a döntetlen ajánlatot
act-declines = { actor } visszautasítja a döntetlen ajánlatot
act-resigns = { actor } feladja a játszmát
act-claims = { actor } { claim-because } { claims }
act-claims-with = { actor } { claim-because } { claims }, a beírt lépés { $move }
act-records = { actor } ezt írja a játszmalapra: { $text }
act-signs = { actor } aláírja az eredményt: { $score }

## What is noticed and decided

act-observes-flag = { actor } észleli, hogy { color } zászlója leesett
act-observes-both-flags = { actor } észleli, hogy mindkét zászló leesett
act-observes-illegal-move = { actor } szabálytalan lépést észlel
act-observes-touch-move = { actor } észleli, hogy a játékos nem a megérintett báb szerint lépett
act-observes-two-hands = { actor } kétkezes lépést észlel
act-observes-absent = { actor } megállapítja, hogy { color } nincs jelen
act-observes-wrong-set-up = { actor } észleli, hogy a bábokat eredetileg rosszul állították fel
act-observes-board-turned = { actor } észleli, hogy a tábla fordítva áll
act-observes-colors-reversed = { actor } észleli, hogy a játszmát ellentétes színekkel kezdték el
act-observes-displaced = { actor } észleli, hogy egyes bábok nem a helyükön állnak, és azóta a játékosok összesen { $count } lépést tettek
act-observes-clock-defect = { actor } észleli, hogy a sakkóra hibás
act-observes-clock-misset = { actor } észleli, hogy a sakkórát hibásan állították be
act-observes-not-recording = { actor } észleli, hogy { color } nem jegyzi a lépéseket
act-decides = { actor } dönt, { $number }. kérdés: { $answer }
act-declares = { actor } kihirdeti az eredményt: { $score }
act-corrects = { actor } törli a napló { $number }. bejegyzését
act-corrects-last = { actor } törli a napló utolsó bejegyzését
acts = { $acts }
