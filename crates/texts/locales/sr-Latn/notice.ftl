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
notice-running =
    na satu beli ima { $white }, a crni { $black }; { color } je na potezu i teče vreme { $running ->
        [white] belog
       *[black] crnog
    }
notice-stopped = na satu beli ima { $white }, a crni { $black }; satovi su zaustavljeni; { color } je na potezu
notice-appeals = Žalba
notice-appeal = Igrač može da uloži žalbu na ovu odluku, osim ako pravila takmičenja ne određuju drugačije (član { $article }). Rok i način podnošenja žalbe objavljuje takmičenje.
notice-no-appeal = Pravila ovog takmičenja ne predviđaju žalbe.
notice-time-and-place = Datum i vreme
notice-signature = Sudija
