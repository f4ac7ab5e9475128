### Articles 10 to 12: points, conduct, the arbiter; and the log of a competition.

misconduct =
    { $what ->
        [disrepute] a sakkjáték hírnevének ártó magatartás
        [notes] jegyzet vagy más információforrás használata
        [advice] tanács igénybevétele
        [other-board] elemzés egy másik táblán
        [smoking] dohányzás a kijelölt helyen kívül
        [vaping] e-cigaretta használata a dohányzásra kijelölt helyen kívül
        [disturbing] az ellenfél zavarása
        [noise] zajkeltés a játéktéren
        [offers] indokolatlan döntetlenajánlatok
        [claims] indokolatlan igények
        [sheet] oda nem való feljegyzés a játszmalapon
       *[bag] az eszközt tartalmazó táska használata engedély nélkül
    }
place-from =
    { $place ->
        [venue] a verseny helyszínét
       *[area] a játéktermet
    }
penalty =
    { $kind ->
        [warning] figyelmeztetés
        [opponents-time] az ellenfél gondolkodási idejének növelése
        [offenders-time] a szabályszegő gondolkodási idejének csökkentése
        [opponents-points] az ellenfél játszmában elért pontszámának növelése
        [offenders-points] a szabályszegő játszmában elért pontszámának csökkentése
        [loss] játszmavesztés
        [fine] előre meghirdetett pénzbírság
        [rounds] kizárás egy vagy több fordulóból
       *[expulsion] kizárás a versenyből
    }
said =
    { $said ->
        [count] a megtett lépések számát
        [moved] azt, hogy az ellenfél lépett
       *[pressed] azt, hogy az órát nem kezelték
    }
duty =
    { $duty ->
        [observance] a szabályok szigorú betartása
        [fair-play] a sportszerű játék
        [interest] a verseny érdeke
        [conditions] a jó játékkörülmények
        [undisturbed] a játékosok nyugalma
        [progress] a verseny lefolyása
        [needs] a fogyatékossággal élő és az orvosi felügyeletet igénylő játékosok
        [anti-cheating] a csalásellenes szabályok
       *[games] a játszmák menete, különösen időzavarban
    }

conduct-breach = { color }: { misconduct }
conduct-no-rule = { color }: { misconduct }; itt nincs szabály ellene
conduct-left-with-leave = { color } a versenybíró tudtával hagyja el { place-from }
conduct-left-freely = { color } elhagyja { place-from }, ehhez nem kell engedély
conduct-left-without = { color } a versenybíró engedélye nélkül hagyja el { place-from }
conduct-left-unreported = { color } a versenybíró értesítése nélkül hagyja el a játéktermet
conduct-outsider-admitted = olyan személy van a játékteremben, aki nem játékos és nem versenybíró; ott lehet
conduct-outsider-entered = olyan személy van a versenybíró engedélye nélkül a játékteremben, aki nem játékos és nem versenybíró
conduct-device-allowed = { color } elektronikus eszköze így megengedett
conduct-device-handed-over = { color } még a lépése előtt átad egy elektronikus eszközt, és ez szabályos
conduct-device-forbidden = { color } tiltott elektronikus eszközt tart a verseny helyszínén
conduct-device-loses = { color } elektronikus eszköz miatt elveszti a játszmát
conduct-device-milder = { color } elektronikus eszköze miatt a versenykiírás szerinti más büntetés jár
conduct-search-asked = { color } átvizsgálását kéri a versenybíró, elkülönített helyen, azonos nemű személlyel
conduct-search-beyond = a versenybíró nem kérheti { color } ilyen átvizsgálását
conduct-search-allowed = { color } hozzájárul az átvizsgáláshoz
conduct-search-refused = { color } megtagadja az átvizsgálást
conduct-search-rightly-refused = { color } megtagadja az átvizsgálást, és megteheti
conduct-refuses = { color } folyamatosan megtagadja a szabályok betartását, és elveszti a játszmát
conduct-both-refuse = mindkét játékos folyamatosan megtagadja a szabályok betartását, és mindkettő elveszti a játszmát
conduct-explanation-due = { color } joga, hogy a versenybíró a szabályzat egyes pontjait ismertesse
conduct-explanation-not-due = { color } magyarázatot kér, amelyre ez a szabályzat nem ad jogot
conduct-appealed = { color } fellebbez a versenybíró döntése ellen
conduct-appeal-barred = { color } e döntés ellen nem fellebbezhet
conduct-appeal-decided =
    { $upheld ->
        [yes] a fellebbezésnek helyt adtak
       *[no] a fellebbezést elutasították
    }
conduct-helps = { color } segít a játszma rekonstruálásában
conduct-refuses-to-help = { color } megtagadja a segítséget a játszma rekonstruálásában
conduct-claim-checked = az igényt az ellenőrzi, akinek ez a feladata
conduct-claim-checked-by-others = az igényt olyan ellenőrzi, akinek ez nem feladata
conduct-spectator = { color } befejezte a játszmáját, nézőnek számít

arbiter-penalized = { color } büntetése: { penalty }
arbiter-cannot-play-on = { color } a kizárás miatt nem játszhat tovább, és elveszti a játszmát
arbiter-disturbed = külső körülmény zavarta meg a játszmát, { color } ezért többletidőt kap
arbiter-may-say = a versenybíró közli { said }; ezt megteheti
arbiter-must-not-say = a versenybíró nem közölheti { said }
arbiter-seen-to = a versenybíró gondja: { duty }
arbiter-assistants = a versenybíró segítői figyelik a játszmákat
arbiter-interfered = kívülálló avatkozik be a játszmába
arbiter-reported = szabálytalanságot jelentenek a versenybírónak
arbiter-sent-out = a beavatkozót a versenybíró kitiltja a verseny helyszínéről
arbiter-phone-used = valaki a versenybíró engedélye nélkül telefont használ a verseny helyszínén
arbiter-phone-authorized = valaki a versenybíró engedélyével telefont használ a verseny helyszínén

effect-may-send-out = a versenybíró a szabályszegőt kitilthatja a verseny helyszínéről
event-ended = a játszma eredménye { $score }, pontban { $points }
event-points = a játszma most { $points } pontot ér
event-warned = { color } figyelmeztetése a verseny naplójába kerül
event-fined = { color } pénzbírsága { $amount }
event-excluded =
    { $rounds ->
        [one] { color } a következő fordulóban nem játszhat
       *[other] { color } a következő { $rounds } fordulóban nem játszhat
    }
event-expelled = { color } ki van zárva a versenyből
event-appealed = { color } fellebbezése a verseny naplójába kerül
event-appeal-decided =
    { $upheld ->
        [yes] a verseny naplója szerint a fellebbezésnek helyt adtak
       *[no] a verseny naplója szerint a fellebbezést elutasították
    }
event-fide-asked = a FIDE-hez intézett kérdés a verseny naplójába kerül

asked-penalty = milyen büntetést kap { color }
asked-can-win = nyerhet-e még { color } bármilyen szabályos lépéssorozattal
asked-score-against = hány pontot kap { color } ellenfele
answer-penalty = { penalty }
answer-opponent-wins = az ellenfél nyer
answer-opponent-draws = az ellenfél fél pontot kap
answer-opponent-loses = az ellenfél nem kap pontot

number-of-points =
    { $count ->
       *[other] { $points }
    }
barred-no-such-penalty = { penalty } nem szerepel a { $edition }. évi szabályzat { $article } pontjának büntetései között
barred-amount-missing = { penalty }: a mértékét is meg kell adni
barred-fine-not-announced = { $amount } összegű bírságot nem hirdettek meg előre
barred-not-over = a játszma pontszámát csak a játszma befejezése után lehet módosítani
barred-no-time = a többletidő nem lehet nulla
barred-too-few-points = a játékosnak csak { number-of-points } pontja van ebből a játszmából
barred-above-maximum = a játszmából senki nem kaphat { number-of-points } pontnál többet
barred-together = a két játékosnak együtt { number-of-points } pontja lenne, de a játszma legfeljebb { $most } pontot ér
barred-unusual = egyetlen eredmény sem ér { number-of-points } pontot
barred-not-asked = a játékostól senki nem kért átvizsgálást
barred-found-already = { color } esetében ezt már megállapították
barred-no-appeal = nincs eldöntendő fellebbezés
barred-nobody-interfered = senki nem avatkozott be, akit ki lehetne tiltani

refused-not-in-advance = ezt az első játszma párosítása előtt kellett volna meghirdetni
refused-scoring = a döntetlen nem érhet többet a győzelemnél, sem a vereség a döntetlennél
refused-device-penalty = { penalty } a { $edition }. évi szabályzat szerint nem hirdethető meg elektronikus eszközért: szerepelnie kell a büntetések között, és enyhébbnek kell lennie a játszmavesztésnél
refused-game-paired = már van { $game } számú játszma
refused-no-game = nincs { $game } számú játszma
refused-with-themselves = { $player } nem játszhat önmaga ellen
refused-expelled = { $player } ki van zárva a versenyből
refused-excluded = { $player } ki van zárva az alábbi fordulóig, azt is beleértve: { $round }
refused-no-appeal = nincs eldöntendő fellebbezés az alábbi számú játszmából: { $game }
refused-no-question = nincs nyitott kérdés a FIDE-hez ezzel a számmal: { $question }

expected-scoring = a győzelem, a döntetlen és a vereség pontjai, egyik sem több az előzőnél, például { "3-1-0" }, vagy { "armageddon" }
expected-forfeit = a játék nélküli vereség pontjai, legfeljebb annyi, mint a táblán elszenvedett vereségé
expected-points = pontszám, például { "1, 1/2" } vagy { "2.5" }
expected-player-name = a játékos neve egy szóban, nagybetűvel, például { "Anna" }
expected-penalty = { "warning, opponent's time, offender's time, opponent's points, offender's points, loss, fine, rounds" } vagy { "expulsion" }
expected-milder-penalty = a játszmavesztésnél enyhébb büntetés, például { "warning" }; { "fine" } csak a { "fines" } sor után

help-penalize = büntetés ({ "opponent's time 2:00, offender's time 2:00, loss, fine 50" }, …)
help-disturbance = többletidő, mert a játszmát külső körülmény zavarta meg
help-phone = telefont találnak ({ "in the bag, switched on, sounding" })
help-conduct = a játékos vét a viselkedés szabályai ellen ({ "using notes, disturbing the opponent" }, …)
help-appeal = a játékos fellebbez a versenybíró döntése ellen

held =
    { $held ->
        [body] a testén
        [elsewhere] a verseny helyszínén, máshol
       *[bag] a táskájában
    }
power =
    { $power ->
        [off] kikapcsolva
        [on] bekapcsolva
       *[sounding] hangot ad
    }
round-begins = { $number }. forduló: { $players }
act-leaves = { actor } elhagyja { place-from }
act-leaves-reported = { actor } elhagyja { place-from }, és ezt bejelentette a versenybírónak
act-leaves-permitted = { actor } engedéllyel hagyja el { place-from }
act-enters =
    { $permitted ->
        [yes] { actor } engedéllyel belép a játékterembe
       *[no] { actor } belép a játékterembe
    }
act-finds = { actor } megállapítja, hogy { color } vétkes ebben: { misconduct }
act-finds-device = { actor } elektronikus eszközt talál, { color } a birtokosa: { held }, { power }
act-hands-over-device = { actor } átad egy elektronikus eszközt a versenybírónak
act-asks-to-search =
    { $body ->
        [yes] { actor } át akarja vizsgálni a játékost: { color }
       *[no] { actor } át akarja vizsgálni { color } ruházatát és táskáját
    }
act-allows-search = { actor } hozzájárul az átvizsgáláshoz
act-refuses-search = { actor } megtagadja az átvizsgálást
act-finds-refusing = { actor } megállapítja, hogy { color } folyamatosan megtagadja a szabályok betartását
act-asks-explanation = { actor } a szabályzat egyes pontjainak ismertetését kéri
act-appeals = { actor } fellebbez
act-appeals-in-quickplay = { actor } az utolsó időszakban benyújtott igényről hozott döntés ellen fellebbez
act-decides-appeal =
    { $upheld ->
        [yes] { actor } helyt ad a fellebbezésnek
       *[no] { actor } elutasítja a fellebbezést
    }
act-upholds-with = { actor } helyt ad a fellebbezésnek, és megállapítja az eredményt: { $score }
act-helps = { actor } segít a játszma rekonstruálásában
act-refuses-to-help = { actor } megtagadja a segítséget a játszma rekonstruálásában
act-checks-claim = { actor } ellenőrzi az igényt
act-penalizes = { actor } büntetést szab ki { color-onto }: { penalty }
act-penalizes-by = { actor } büntetést szab ki { color-onto }: { penalty } ({ $amount })
act-gives-time = { actor } zavarás miatt többletidőt ad { color-to }: { $time }
act-says = { actor } közli { said }
act-sees-to = { actor } erre ügyel: { duty }
act-appoints-assistants = { actor } segédversenybírókat jelöl ki
act-sends-out = { actor } kiutasítja a beavatkozót
act-interferes = { actor } beavatkozik a játszmába
act-reports = { actor } szabálytalanságot jelent a versenybírónak
act-uses-phone =
    { $authorized ->
        [yes] { actor } engedéllyel telefont használ
       *[no] { actor } telefont használ
    }
