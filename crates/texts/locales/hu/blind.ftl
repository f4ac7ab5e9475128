### Appendix D: games with blind and visually disabled players.

blind-visual = { color } látássérült játékosként szerepel
blind-hearing = { color } hallássérült játékosként szerepel
blind-adapted = a szervező a helyi sajátosságokhoz igazítja a szabályokat
blind-adapted-alone = a szabályok csak a versenybíróval történt egyeztetés után igazíthatók
blind-two-boards = két táblát használnak, az egyik különleges
blind-no-ground = itt senki sem látássérült, { color } ezt nem kérheti
blind-sighted-as-usual = { color } jól lát, rá a rendes szabályok érvényesek az érintésre és a lépésre
blind-felt = { color } kitapint egy bábot; az csak akkor számít fogott bábnak, ha kiemeli a nyílásból
blind-lifted = { color } kiemelte a nyílásból { ARTICLE($square) } { $square } mezőn álló bábot, ezzel az fogott báb
blind-announced = { color } bejelenti: „{ $text }”
blind-not-understood = nem érthető, melyik lépést jelenti be { color }: „{ $text }”
blind-other-words = { color } nem a szabályban előírt szavakkal jelenti be („{ $text }”), meg kell ismételnie
blind-other-words-allowed = a versenybíró más szavakat is megenged a bejelentéshez
blind-words-fixed = a bejelentés szavait a versenybíró nem változtathatja meg
blind-not-announced = { color } a lépés bejelentése nélkül kezelte az órát
blind-repeated = { color } megismétli a lépést
blind-repeated-wrongly = { color } más lépést ismétel, mint amit bejelentettek
blind-copied = a lépést { color } tábláján is megtették
blind-missing-captured = { color } nem távolította el a leütött bábot a saját táblájáról
blind-missing-placed = { color } nem helyezett bábot másik nyílásba
blind-missing-announced = { color } nem jelentette be a lépést
blind-clock-not-yet = az ellenfél óráját csak a megtett lépés után szabad elindítani, { color } órája jár tovább
blind-made = behelyezve és bejelentve: { color } lépése a különleges táblán megtörtént
blind-word-and-board-differ = amit { color } mondott, nem egyezik azzal, amit a tábláján lépett
blind-slip-corrected = { color } időben kijavítja a nyelvbotlást
blind-slip-too-late = { color } már nem javíthatja ki a nyelvbotlást
blind-clock-admitted = { color } különleges órája elfogadható
blind-clock-refused = { color } különleges órája nem felel meg a követelményeknek
blind-score-braille = { color } Braille-írással jegyez
blind-score-longhand = { color } folyóírással jegyez
blind-score-device = { color } hangrögzítő készülékkel jegyez
blind-boards-agree = a két tábla állása megegyezik
blind-must-correct-board = a játszmajegyzések megegyeznek; { color-to } helyre kell igazítania a tábláját
blind-sheets-differ = a táblák és a játszmajegyzések is különböznek; addig kell visszamenni, ahol a jegyzések megegyeznek
blind-assistant = { color } segítő személyt alkalmaz
blind-task-given = { color } segítője számára megengedett: { assistant-task }
blind-sighted-assistant = { color }, a látó játékos alkalmaz segítőt a lépések bejelentésére és megtételére
blind-task-refused = { color } segítője számára nem megengedett: { assistant-task }
assistant-task =
    { $task ->
        [moving] a lépések megtétele az ellenfél tábláján
        [announcing] a lépések bejelentése
        [recording] a jegyzés és az ellenfél órájának megindítása
        [informing] kérésre tájékoztatás a lépésszámról és az időkről
        [claiming] a nyerési igény jelzése időtúllépéskor és a megérintett bábok bejelentése
       *[adjourning] a tennivalók elvégzése, ha a játszma függőben marad
    }
blind-no-second-assistant = már van segítő személy, { color } nem alkalmazhat másikat
blind-assistant-compulsory = { color } hallássérült játékossal játszik, segítő személy alkalmazása kötelező
blind-assisted = { color } segítője számára megengedett: { assistant-task }
blind-not-their-task = ez nem tartozik { color } segítőjének feladatai közé
blind-informed-unasked = { color } segítője kérés nélkül ad tájékoztatást
blind-impossible-one-board = nincs két tábla használatban
blind-impossible-nothing-to-copy = nincs lépés, amelyet meg lehetne ismételni vagy tenni
