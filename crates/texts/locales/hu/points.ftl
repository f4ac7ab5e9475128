### What single sub-Articles of 4, 6, 7 and 9 have to say beside the course of a game.

point-contact-not-meant = { color } nem azért érintette meg a bábot, hogy lépjen vele vagy leüsse, ezért a fogott báb szabálya nem érvényes
point-contact-counts = { color } érintése nem volt egyértelműen véletlen, ezért szándékosnak számít
point-touch-off-move = { color } ellenfele következik lépésre, ezért a fogott báb szabálya nem érvényes
point-promotes-pawn-skips = { color } úgy változtatja át a gyalogot, hogy előbb nem teszi fel az utolsó sorra; ez szabad
point-promotes-piece-first = { color } még a gyalog levétele előtt teszi fel az új tisztet; ez szabad
point-promotes-captures = { color } leüti az átváltozási mezőn álló bábot
point-assistant =
    { $task ->
        [moves] a versenybíró jóváhagyja, hogy { color } helyett segítő lépjen a bábokkal
        [presses] a versenybíró jóváhagyja, hogy { color } helyett segítő kezelje az órát
       *[records] a versenybíró jóváhagyja, hogy { color } helyett segítő jegyezze a játszmát
    }
point-assistant-unknown =
    { $task ->
        [moves] a versenybíró nem hagyta jóvá, hogy { color } helyett segítő lépjen a bábokkal
        [presses] a versenybíró nem hagyta jóvá, hogy { color } helyett segítő kezelje az órát
       *[records] a versenybíró nem hagyta jóvá, hogy { color } helyett segítő jegyezze a játszmát
    }
point-not-late = { color } nem késett el
point-delay = a fő gondolkodási idő minden lépésnél csak { $seconds } másodperc után kezd fogyni
point-period-completed = { color } időben befejezett { $count } lépést
point-time-saved = { color } { $time } időt átvisz a következő játékperiódusba
point-time-not-saved = { color } nem visz át { $time } időt a következő játékperiódusba
point-clock-placed = a versenybíró döntött az óra elhelyezéséről
point-clock-placed-by-player = { color } nem dönthet az óra elhelyezéséről
point-moves-checked = ellenőrizve: { color } az előírt { $required } lépésből { $done } lépést fejezett be
point-pressed-too-late = { color } megtette a lépést, de az óra kezeléséig eltelt idő is a saját ideje
point-pressed-after-reply = { color } az ellenfél válasza után is kezelheti az óráját
point-flag-order-unknown = nem lehet megállapítani, melyik zászló esett le előbb
point-flags-uncovered = mindkét zászló leesett: az a játékos veszít, akinek a zászlóját az óra elsőként leesettnek mutatja; ha ez nem állapítható meg, egyik szabálypont sem vonatkozik rá, mert a két zászlóról szóló szabály csak olyan többletidő nélküli játszmákra érvényes (villámjátszmákra nem), amelyekre kihirdették
point-both-flags-go-on = nem állapítható meg, melyik zászló esett le előbb, és nem az utolsó játékperiódus volt: a játszma folytatódik
point-both-flags-draw = nem állapítható meg, melyik zászló esett le előbb, és az utolsó játékperiódus volt: a játszma döntetlen
point-claim-from-screen = { color } igénye csak egy képernyőn alapul, ezért nem vehető figyelembe
point-stopped-for-displaced = { color } megállítja az órákat, mert a bábok elmozdultak
point-displaced-penalty = a bábokat { color } mozdította el
point-pressed-while-displaced = { color } úgy kezelte az órát, hogy a bábok még nem álltak a helyükön
point-last-identifiable = a szabálytalanság előtti állás nem állapítható meg; az utolsó azonosítható korábbi állást kell visszaállítani
point-position-set = egyik jegyzett állás sem helyes; a versenybíró felállítja az utolsó azonosítható állást
point-times-open = a versenybíró dönt arról, mit mutassanak az órák
point-offer-on-both-sheets = a döntetlenajánlat mindkét játszmalapon szerepel
point-appeared = az állás { $count } alkalommal jött létre
point-quiet-moves = mindkét játékos { $count } lépést tett ütés és gyaloglépés nélkül
point-looks-alike-turn = { $count } állás ugyanazokkal a bábokkal nem számít: a másik játékos következett lépésre
point-looks-alike-en-passant = { $count } állás ugyanazokkal a bábokkal nem számít: egy gyalogot menet közben (en passant) lehetett ütni
point-looks-alike-castling = { $count } állás ugyanazokkal a bábokkal nem számít: más volt a sáncolás joga
point-not-dead = még lehetséges a mattadás
point-pressed-while-stopped = { color } órakezelésének nincs hatása: az órák állnak, és a versenybíró még nem indította újra őket
point-before-start = { color } a forduló kezdete előtt cselekszik, és ennek nincs hatása
point-pressed-out-of-turn = { color } soron kívüli lépés után kezelte az órát; ez semmit sem fejez be, és nem szabálytalan lépés
point-written-move-stands = { color } nem változtathatja meg az igényhez beírt lépést
point-written-move-changed = { color } más lépéssel nyújtja be az igényt, mint amelyet először beírt
point-written-move-impossible = egyetlen báb sem teheti meg azt a lépést, amelyet { color } az igényhez beírt

## Findings that say something of their own under a certain Article

point-completed-by-end = { color } lépése véget vet a játszmának, ezért órakezelés nélkül is befejezettnek számít
point-completed-by-next = { color } lépése a következő lépésének megtételével befejezettnek számít
point-other-hand = { color } nem azzal a kezével kezelte az órát, amellyel lépett
point-press-without-move = { color } lépés nélkül kezelte az órát
point-two-hands = { color } két kézzel tett meg egy lépést
point-agreement-needs-moves = döntetlenben csak akkor lehet megegyezni, ha már mindkét játékos megtett egy lépést
