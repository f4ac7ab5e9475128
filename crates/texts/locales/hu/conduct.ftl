### Articles 10 to 12: points, conduct, the arbiter; and the log of a competition.

misconduct =
    { $what ->
        [disrepute] ártott a sakkjáték hírnevének
        [notes] jegyzetet vagy más információforrást használt
        [advice] tanácsot vett igénybe
        [other-board] egy másik táblán elemzett
        [smoking] a kijelölt helyen kívül dohányzott
        [vaping] a dohányzásra kijelölt helyen kívül e-cigarettát használt
        [disturbing] zavarta vagy bosszantotta az ellenfelét
        [noise] zajforrást vitt be a játéktérre
        [offers] indokolatlan döntetlenajánlatokat tett
        [claims] indokolatlan igényeket nyújtott be
        [sheet] oda nem való dolgot írt a játszmalapra
       *[bag] engedély nélkül használta az eszközt tartalmazó táskát
    }
place-from =
    { $place ->
        [venue] a verseny helyszínét
       *[area] a játékteret
    }
penalty =
    { $kind ->
        [warning] figyelmeztetés
        [opponents-time] az ellenfél gondolkodási idejének növelése
        [offenders-time] a vétkes játékos gondolkodási idejének csökkentése
        [opponents-points] az ellenfél e játszmában elért pontszámának növelése
        [offenders-points] a vétkes játékos e játszmában elért pontszámának csökkentése
        [loss] játszmavesztés
        [fine] előre kihirdetett pénzbírság
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
        [observance] a szabályzat szigorú betartása
        [fair-play] a sportszerű játék
        [interest] a verseny érdeke
        [conditions] a jó játékkörülmények
        [undisturbed] a zavartalan játék
        [progress] a verseny lefolyása
        [needs] a fogyatékossággal élő és az orvosi felügyeletet igénylő játékosok szükségletei
        [anti-cheating] a csalásellenes szabályok
       *[games] a játszmák menete, különösen időzavarban
    }

conduct-breach = { color } { misconduct }
conduct-no-rule = { color } { misconduct }; ezt itt nem tiltja szabály
conduct-left-with-leave = { color } a versenybíró engedélyével hagyja el { place-from }
conduct-left-freely = { color } elhagyja { place-from }, és ehhez nem kell engedély
conduct-left-without = { color } a versenybíró engedélye nélkül hagyja el { place-from }
conduct-left-unreported = { color } a versenybíró értesítése nélkül hagyja el a játékteret
conduct-outsider-admitted = olyan személy van a játéktéren, aki nem játékos és nem versenybíró; ez megengedett
conduct-outsider-entered = olyan személy van a versenybíró engedélye nélkül a játéktéren, aki nem játékos és nem versenybíró
conduct-device-allowed = { color } elektronikus eszközt tart magánál, ami itt megengedett
conduct-device-handed-over = { color } még a lépése előtt átad egy elektronikus eszközt, és ez szabályos
conduct-device-forbidden = { color } elektronikus eszközt tart magánál a verseny helyszínén, ami tilos
conduct-device-loses = { color } elektronikus eszköz miatt elveszti a játszmát
conduct-device-milder = { color } elektronikus eszközt tart magánál; erre a verseny enyhébb büntetést hirdetett ki
conduct-search-asked = a versenybíró azt kéri, hogy { color } engedje átvizsgálni magát, elkülönített helyen, azonos nemű személlyel
conduct-search-beyond = a versenybírónak nincs joga { color } ilyen átvizsgálását kérni
conduct-search-allowed = { color } hozzájárul az átvizsgáláshoz
conduct-search-refused = { color } megtagadja az átvizsgálást
conduct-search-rightly-refused = { color } megtagadja az átvizsgálást, és ehhez joga van
conduct-refuses = { color } folyamatosan megtagadja a szabályzat betartását, és elveszti a játszmát
conduct-both-refuse = mindkét játékos folyamatosan megtagadja a szabályzat betartását, és mindketten elvesztik a játszmát
conduct-explanation-due = { color } jogosan kéri, hogy a versenybíró ismertesse vele a szabályzat egyes pontjait
conduct-explanation-not-due = { color } magyarázatot kér, de erre ez a szabályzat nem ad jogot
conduct-appealed = { color } fellebbez a versenybíró döntése ellen
conduct-appeal-barred = { color } e döntés ellen nem fellebbezhet
conduct-appeal-decided =
    { $upheld ->
        [yes] a fellebbezésnek helyt adtak
       *[no] a fellebbezést elutasították
    }
conduct-helps = { color } segít a játszma rekonstruálásában
conduct-refuses-to-help = { color } megtagadja a segítséget a játszma rekonstruálásában
conduct-claim-checked = az igényt azok ellenőrzik, akiknek ez a feladatuk
conduct-claim-checked-by-others = az igényt olyan valaki ellenőrzi, akinek ez nem feladata
conduct-spectator = { color } befejezte a játszmáját, ezért most nézőnek számít

arbiter-penalized = { color } büntetést kap: { penalty }
arbiter-cannot-play-on = { color } ki van zárva a versenyből, és elvesztette a játszmát
arbiter-disturbed = a játszmát külső körülmény zavarta meg, ezért { color } többletidőt kap
arbiter-time-made-up = a sakkóra hibás volt, vagy hibásan állították be, ezért { color } többletidőt kap
arbiter-time-by-judgment = { color } olyan okból kap többletidőt, amelyre egyik szabálypont sem vonatkozik
arbiter-announced = közlemény: „{ $text }”
arbiter-may-say = a versenybíró közli { said }; ezt megteheti
arbiter-must-not-say = a versenybíró nem közölheti { said }
arbiter-seen-to = a versenybíró erre ügyel: { duty }
arbiter-assistants = a versenybíró segítőket jelöl ki a játszmák figyelemmel kísérésére
arbiter-interfered = olyan személy avatkozik be a játszmába, aki nem játékos
arbiter-reported = szabálytalanságot jelentenek a versenybírónak
arbiter-sent-out = a beavatkozót a versenybíró kitiltja a verseny helyszínéről
arbiter-phone-used = valaki a versenybíró engedélye nélkül telefont használ a verseny helyszínén
arbiter-phone-authorized = valaki a versenybíró engedélyével telefont használ a verseny helyszínén

effect-may-send-out = a versenybíró a szabályszegőt kitilthatja a verseny helyszínéről
event-ended = a játszma eredménye { $score }, pontokban { $points }
event-points = a játszma eredménye pontokban most { $points }
event-warned = { color } figyelmeztetése a verseny naplójába kerül
event-fined = { color } pénzbírságot kap: { $amount }
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
barred-no-such-penalty = { penalty }: nem szerepel a { $edition }. évi szabályzat { $article } pontjában felsorolt büntetések között
barred-amount-missing = { penalty }: a mértékét is meg kell adni
barred-fine-not-announced = { $amount } összegű pénzbírságot nem hirdettek ki előre
barred-not-over = a játszma pontszámát csak a játszma befejezése után lehet módosítani
barred-no-time = a többletidőnek nullánál többnek kell lennie
barred-too-few-points = a játékosnak csak { number-of-points } pontja van ebből a játszmából, többet nem lehet levonni
barred-above-maximum = ebből a játszmából senki sem kaphat { number-of-points } pontnál többet
barred-together = a két játékosnak együtt { number-of-points } pontja lenne, de a játszma legfeljebb { $most } pontot ér
barred-unusual = egyetlen eredmény sem ér { number-of-points } pontot
barred-not-asked = a játékostól nem kérték, hogy engedje átvizsgálni magát
barred-found-already = a versenybíró ezt már feljegyezte { color } terhére
barred-no-appeal = nincs eldöntendő fellebbezés
barred-nobody-interfered = senki sem avatkozott be, ezért senkit sem lehet kitiltani

refused-not-in-advance = ezt az első játszma párosítása előtt kellett volna kihirdetni
refused-scoring = a döntetlen nem érhet többet a győzelemnél, sem a vereség a döntetlennél
refused-device-penalty = { penalty }: a { $edition }. évi szabályzat szerint nem hirdethető ki elektronikus eszközért, mert csak a felsorolt büntetések egyike lehet, és enyhébbnek kell lennie a játszmavesztésnél
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
        [body] magánál
        [elsewhere] a verseny helyszínén, máshol
       *[bag] táskában
    }
power =
    { $power ->
        [off] kikapcsolva
        [on] bekapcsolva
       *[sounding] hangot ad
    }
round-begins = { $number }. forduló: { $players }
act-leaves = { actor } elhagyja { place-from }
act-leaves-reported = { actor } a versenybíró értesítése után elhagyja { place-from }
act-leaves-permitted = { actor } engedéllyel hagyja el { place-from }
act-enters =
    { $permitted ->
        [yes] { actor } engedéllyel lép be a játéktérre
       *[no] { actor } belép a játéktérre
    }
act-finds = { actor } megállapítja, hogy { color } { misconduct }
act-finds-device = { actor } megállapítja, hogy { color } birtokában elektronikus eszköz van: { held }, { power }
act-hands-over-device = { actor } átad egy elektronikus eszközt a versenybírónak
act-asks-to-search =
    { $body ->
        [yes] { actor } azt kéri, hogy { color } engedje meg a motozást
       *[no] { actor } azt kéri, hogy { color } engedje átvizsgálni a táskáit és a ruházatát
    }
act-allows-search = { actor } hozzájárul az átvizsgáláshoz
act-refuses-search = { actor } megtagadja az átvizsgálást
act-finds-refusing = { actor } megállapítja, hogy { color } folyamatosan megtagadja a szabályzat betartását
act-asks-explanation = { actor } a szabályzat egyes pontjainak ismertetését kéri
act-appeals = { actor } fellebbez
act-appeals-in-quickplay = { actor } az utolsó játékperiódusban benyújtott igényről hozott döntés ellen fellebbez
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
act-gives-time-for-clock = { actor } a sakkóra hibája miatt többletidőt ad { color-to }: { $time }
act-gives-time-by-judgment = { actor } más okból többletidőt ad { color-to }: { $time }
act-announces = { actor } bejelenti: „{ $text }”
act-says = { actor } közli { said }
act-sees-to = { actor } erre ügyel: { duty }
act-appoints-assistants = { actor } segítőket jelöl ki
act-sends-out = { actor } kitiltja a szabályszegőt a verseny helyszínéről
act-interferes = { actor } beavatkozik a játszmába
act-reports = { actor } szabálytalanságot jelent a versenybírónak
act-uses-phone =
    { $authorized ->
        [yes] { actor } engedéllyel telefont használ
       *[no] { actor } telefont használ
    }
