### Appendix D: games with blind and visually disabled players.

blind-visual = { color } látássérült játékosként szerepel
blind-hearing = { color } hallássérült játékosként szerepel
blind-adapted = a rendező a helyi körülményekhez igazítja a szabályokat
blind-adapted-alone = a szabályokat csak a versenybíróval történt egyeztetés után szabad a körülményekhez igazítani
blind-two-boards = két táblát használnak, az egyik különleges kialakítású
blind-no-ground = egyik játékos sem látássérült, ezért { color } ezt nem követelheti
blind-sighted-as-usual = { color } látó játékos, rá az érintés és a lépés szokásos szabályai érvényesek
blind-felt = { color } kitapint egy bábot; az csak akkor számít megérintettnek, ha kiemeli a nyílásból
blind-lifted = { color } kiemelte a nyílásból { ARTICLE($square) } { $square } mezőn álló bábot, ami érintésnek számít
blind-announced = { color } bejelenti: „{ $text }”
blind-not-understood = nem érthető, melyik lépést jelenti be { color }: „{ $text }”
blind-other-words = { color } nem a szabályzat szavaival jelenti be a lépést („{ $text }”), ezért meg kell ismételnie a bejelentést
blind-other-words-allowed = a versenybíró más szavakat is megenged a bejelentéshez
blind-words-fixed = a bejelentés szavait a versenybíró nem változtathatja meg
blind-not-announced = { color } a lépés bejelentése nélkül kezelte az órát
blind-repeated = { color } megismétli a lépést
blind-repeated-wrongly = { color } más lépést ismétel meg, mint amelyet bejelentettek
blind-copied = a lépést { color } tábláján is megtették
blind-missing-captured = { color } nem távolította el a leütött bábot a saját táblájáról
blind-missing-placed = { color } nem helyezett bábot másik nyílásba
blind-missing-announced = { color } nem jelentette be a lépést
blind-clock-not-yet = az ellenfél óráját csak a megtett lépés után szabad elindítani, { color } órája jár tovább
blind-made = { color } behelyezte a bábot, és bejelentette a lépést: ezzel a különleges táblán megtette a lépését
blind-word-and-board-differ = { color } bejelentése nem egyezik a táblán megtett lépéssel
blind-slip-corrected = { color } időben kijavítja a nyelvbotlást
blind-slip-too-late = { color } már elkésett a nyelvbotlás kijavításával
blind-clock-admitted = { color } különleges órája elfogadható
blind-clock-refused = { color } különleges órájáról hiányzik egy előírt jellemző
blind-score-braille = { color } Braille-írással jegyez
blind-score-longhand = { color } folyóírással jegyez
blind-score-device = { color } rögzítőeszközzel jegyez
blind-boards-agree = a két tábla állása megegyezik
blind-must-correct-board = a játszmalapok megegyeznek; { color-to } helyre kell igazítania az állást a saját tábláján
blind-sheets-differ = a táblák és a játszmalapok is különböznek; addig kell visszamenni, ahol a játszmalapok még megegyeznek
blind-assistant = { color } segítőt alkalmaz
blind-task-given = { color } segítője számára megengedett: { assistant-task }
blind-sighted-assistant = { color }, a látó játékos, segítőt alkalmaz a lépések bejelentésére és megtételére
blind-task-refused = { color } segítője számára nem megengedett: { assistant-task }
assistant-task =
    { $task ->
        [moving] a lépések megtétele a másik táblán
        [announcing] a lépések bejelentése
        [recording] a jegyzés és az ellenfél órájának elindítása
        [informing] kérésre tájékoztatás a lépésszámról és az időkről
        [claiming] igény benyújtása időtúllépéskor és a megérintett bábok jelzése
       *[adjourning] a tennivalók elvégzése, ha a játszma függőben marad
    }
blind-no-second-assistant = { color } már alkalmaz segítőt, másikat nem alkalmazhat
blind-assistant-compulsory = { color } hallássérült játékossal játszik, ezért kötelező segítőt alkalmazni
blind-assisted = { color } segítője számára megengedett: { assistant-task }
blind-not-their-task = ez nem tartozik { color } segítőjének feladatai közé
blind-informed-unasked = { color } segítője kérés nélkül ad tájékoztatást
blind-impossible-one-board = nincs két tábla használatban
blind-impossible-nothing-to-copy = nincs lépés, amelyet meg kellene ismételni vagy a másik táblán megtenni
