# A ruling as a notice to print.

notice-title = Versenybírói döntés
notice-competition = Verseny
notice-round = Forduló
notice-board = Tábla
notice-white = Világos
notice-black = Sötét
notice-date = Dátum
notice-laws = Sakkszabályok
notice-edition = { $edition }. évi kiadás, { $regime }
notice-happened = Mi történt
notice-ruling = Döntés
notice-after = A döntés után
notice-over = a játszma véget ért: { $score }; az órán világosnak { $white }, sötétnek { $black } ideje van
notice-over-untimed = a játszma véget ért: { $score }
notice-clocks = az órán világosnak { $white }, sötétnek { $black } ideje van
notice-running =
    az órán világosnak { $white }, sötétnek { $black } ideje van; { color } következik lépésre, és { $running ->
        [white] világos
       *[black] sötét
    } órája jár
notice-stopped = az órán világosnak { $white }, sötétnek { $black } ideje van; az órák állnak; { color } következik lépésre
notice-appeals = Fellebbezés
notice-appeal = A játékos fellebbezhet e döntés ellen, hacsak a versenykiírás másként nem rendelkezik ({ $article } pont). A fellebbezés határidejét és módját a versenykiírás közli.
notice-no-appeal = A versenykiírás szerint fellebbezésnek nincs helye.
notice-time-and-place = Kelt
notice-signature = Versenybíró
