# A ruling as a notice to print.

notice-title = Odluka sudije
notice-competition = Takmičenje
notice-round = Kolo
notice-board = Tabla
notice-white = Beli
notice-black = Crni
notice-date = Datum
notice-laws = Pravila šaha
notice-edition = izdanje { $edition }, { $regime }
notice-happened = Šta se dogodilo
notice-ruling = Odluka
notice-after = Posle odluke
notice-over = partija je završena: { $score }; na satu beli ima { $white }, a crni { $black }
notice-over-untimed = partija je završena: { $score }
notice-clocks = na satu beli ima { $white }, a crni { $black }
notice-running =
    na satu beli ima { $white }, a crni { $black }; { color } je na potezu i teče vreme { $running ->
        [white] belog
       *[black] crnog
    }
notice-stopped = na satu beli ima { $white }, a crni { $black }; satovi su zaustavljeni; { color } je na potezu
notice-appeals = Žalba
notice-appeal = Igrač može da uloži žalbu na ovu odluku, osim ako turnirski pravilnik ne određuje drugačije (član { $article }). Rok i način podnošenja žalbe propisuje turnirski pravilnik.
notice-no-appeal = Turnirski pravilnik ne predviđa žalbe.
notice-time-and-place = Datum i vreme
notice-signature = Sudija
