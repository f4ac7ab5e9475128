### Guideline III: games without increment.

quickplay-announced = kihirdették a többletidő nélküli játszmák útmutatóját
quickplay-not-here = a többletidő nélküli játszmák szabályai itt nem érvényesek
quickplay-not-on-move = { color } ellenfele következik lépésre
quickplay-time-left = nem áll fenn, hogy { color-to } két percnél kevesebb ideje van az összes hátralévő lépésre
quickplay-flag-down = { color } zászlója már leesett
quickplay-no-five-seconds = { color } így nem kérhet öt másodpercet
quickplay-asked =
    { $mode ->
        [delay] { color } mindkét játékos számára öt másodperces időkésleltetést kér, ami döntetlenajánlat is
       *[increment] { color } mindkét játékos számára lépésenként öt másodperc többletidőt kér, ami döntetlenajánlat is
    }
quickplay-granted =
    { $mode ->
        [delay] a versenybíró hozzájárul { color } kéréséhez: időkésleltetés
       *[increment] a versenybíró hozzájárul { color } kéréséhez: lépésenkénti többletidő
    }
quickplay-refused = a versenybíró nem járul hozzá { color } kéréséhez
quickplay-claimed =
    { $grounds ->
        [cannot-win] { color } döntetlent igényel: az ellenfél normális eszközökkel nem nyerhet
        [no-effort] { color } döntetlent igényel: az ellenfél nem tesz kísérletet arra, hogy normális eszközökkel nyerjen
       *[both] { color } döntetlent igényel: az ellenfél normális eszközökkel nem nyerhet, és nem is tesz rá kísérletet
    }
quickplay-agreed = a versenybíró helyt ad { color } igényének
quickplay-postponed = a versenybíró elhalasztja a döntést { color } igényéről
quickplay-rejected = a versenybíró visszautasítja { color } igényét
quickplay-final = ez a döntés végleges
quickplay-fell = { color } zászlója leesett, és az igényről még nincs döntés
quickplay-declared = a versenybíró döntetlennek nyilvánítja a játszmát
quickplay-concluded = { color } versenybíró jelenléte nélkül döntetlent igényel, és ezzel a játszma befejeződik
quickplay-ground =
    { $grounds ->
        [cannot-win] { color } szerint a játszma normális eszközökkel nem nyerhető meg
        [no-effort] { color } szerint az ellenfél nem tett kísérletet arra, hogy normális eszközökkel nyerjen
       *[both] { color } szerint a játszma normális eszközökkel nem nyerhető meg, és az ellenfél nem is tett rá kísérletet
    }
quickplay-given =
    { $evidence ->
        [sheet] { color } benyújtja a naprakész játszmalapot
       *[position] { color } felírja a végállást
    }
quickplay-confirmed =
    { $evidence ->
        [sheet] { color } igazolja a játszmalapot
       *[position] { color } igazolja a végállást
    }
quickplay-disputed =
    { $evidence ->
        [sheet] { color } nem igazolja a játszmalapot
       *[position] { color } nem igazolja a végállást
    }
quickplay-referred = { color } igényét versenybíró elé terjesztik
quickplay-five-seconds =
    { $mode ->
        [delay] mindkét játékos lépésenként öt másodperc időkésleltetést kap
       *[increment] mindkét játékos lépésenként öt másodperc többletidőt kap
    }
asked-five-seconds = bevezetik-e a lépésenkénti öt másodpercet, ahogyan { color } kéri
asked-quickplay-claim = helyt kell-e adni { color } döntetlenigényének
asked-final-position = { color } zászlója leesett; igaz-e, hogy a végállás normális eszközökkel nem nyerhető meg, vagy hogy nem történt elég erőfeszítés a nyerésért
asked-opponent-of-fallen = { color } zászlója leesett; igaz-e, hogy az ellenfél normális eszközökkel nem nyerhet, vagy hogy nem történt elég erőfeszítés a nyerésért
asked-referred = helyt kell-e adni { color } döntetlenigényének, amelyet versenybíró jelenléte nélkül nyújtott be
answer-agree = egyetért
answer-postpone = elhalasztja
answer-postpone-with-time = elhalasztja, többletidővel
answer-reject = visszautasítja
answer-drawn = döntetlen
