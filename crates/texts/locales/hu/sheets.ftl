### Article 8: the scoresheets.

sheet-times-noted = { color } feljegyzi az óraállást, ami megengedett
sheet-notes = { color } olyasmit ír, ami nem tartozik a játszmalapra
sheet-earlier-viewed = { color } egy korábbi állást nézett meg: az elektronikus játszmalap csak a játszma jegyzésére szolgál
sheet-electronic = { color } tanúsított elektronikus játszmalapon jegyez
sheet-paper-only = { color-to } kézzel, az erre szolgáló játszmalapon kell jegyeznie
sheet-replaced = { color } játszmalapja hibás, ezért kicserélik
sheet-hidden = { color } úgy tartja a játszmalapot, hogy a versenybíró nem láthatja
sheet-hidden-from-opponent = { color } úgy tartja a játszmalapot, hogy az ellenfél nem láthatja; a szabályok csak azt kívánják, hogy a versenybíró lássa
sheet-updates-on-own-time = { color } nem jegyezte a játszmát, és most, saját ideje terhére pótolnia kell a játszmajegyzést
sheet-both-update = egyik játékos sem jegyezte a játszmát; mindketten pótolják a játszmajegyzést, amíg az órák állnak
sheet-up-to-date = { color } játszmalapja naprakész
sheet-moved-before-update = { color } lépett, mielőtt a játszmajegyzést pótolta volna
sheet-borrowed = { color } igénybe veheti az ellenfél játszmalapját, de lépés előtt vissza kell adnia
sheet-may-not-borrow = { color } most nem veheti igénybe az ellenfél játszmalapját
sheet-returned = { color } visszaadta az ellenfél játszmalapját
sheet-not-returned = { color } lépett, de nem adta vissza az ellenfél játszmalapját
sheet-reconstruct = egyik játszmalap sem teljes: fel kell jegyezni az állást, világos idejét ({ $white-time }), sötét idejét ({ $black-time }) és a befejezett lépések számát ({ $white-moves } és { $black-moves }); ezután a játékosok egy másik táblán rekonstruálják a játszmát
sheet-complete-found = { color } játszmalapja teljes: nincs mit rekonstruálni
sheet-overstep-unproved = nem lehet kimutatni, hogy { color } túllépte a gondolkodási időt; a következő lépés az új játékperiódus első lépése
sheet-moves-proved = bizonyítható, hogy { color } { $count } lépést fejezett be
sheet-wrong-result-signed = mindketten { $score } eredményt írtak alá, amely nem a játszma eredménye; érvényes, hacsak a versenybíró másképpen nem dönt
sheet-wrong-result-signed-untold = mindketten olyan eredményt írtak alá, amely nem a játszmáé; érvényes, hacsak a versenybíró másképpen nem dönt
sheets-agree = a két játszmalap egyezik egymással és a megtett lépésekkel
sheet-ends = { color } játszmalapja ez előtt ér véget: { $number }
sheet-parts = { color } játszmalapja itt tér el a megtett lépésektől: { $number } – ezt írja: „{ $written }”, a megtett lépés { $move }
sheets-part = a két játszmalap itt tér el egymástól: { $number } – világosnál „{ $white }”, sötétnél „{ $black }” áll
sheets-part-by-length = a két játszmalap itt tér el egymástól: { $number } – csak { color } írt ide: „{ $written }”

## What the arbiter is asked

asked-overstepped = túllépte-e { color } a gondolkodási időt
asked-signed-result = érvényes-e a mindkét játékos által aláírt eredmény
asked-dead = olyan állás-e ez, amelyben egyik játékos sem adhat mattot
asked-both-flags = folytatódik-e a játszma, mint az utolsó játékperiódus előtt, vagy döntetlen, mint az utolsó játékperiódusban
answer-overstepped = túllépte
answer-reached = időben elérte
answer-unproved = nem bizonyítható
answer-stands = érvényes
answer-corrected = helyesbítendő
impossible-not-before = a visszaállítandó állásnak a szabálytalanság előttinek kell lennie
pgn-set-up = Ezt az állást a versenybíró állította fel; az előtte jegyzett lépések: { $moves }
