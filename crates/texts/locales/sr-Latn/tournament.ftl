### Turniri: dodatni kriterijumi i uparivanja.

tie-break-name =
    { $code ->
        [DE] međusobni rezultat
        [WIN] kola s poenima kao za pobedu
        [WON] dobijene partije
        [BPG] partije crnim figurama
        [BWG] pobede crnim figurama
        [PS] progresivni poeni
        [REP] kola u kojima je igrač želeo da igra
        [STD] poeni po uobičajenom bodovanju
        [TPN] startni broj
        [BH] Buholc
        [AOB] prosečni Buholc protivnika
        [FB] Buholc pre poslednjeg kola
        [SB] Zoneborn-Berger
        [KS] sistem Koja
        [ARO] prosečan rejting protivnika
        [TPR] rejting učinka
        [PTP] savršen učinak
        [APRO] prosečan učinak protivnika
        [APPO] prosečan savršen učinak protivnika
        [RTNG] rejting
       *[PTS] poeni
    }
tie-break-cut =
    { $name }, { $count ->
        [1] bez najniže vrednosti
        [few] bez { $count } najniže vrednosti
       *[other] bez { $count } najnižih vrednosti
    }
tie-break-median =
    { $name }, { $count ->
        [1] bez najniže i najviše vrednosti
        [few] bez { $count } najniže i { $count } najviše vrednosti
       *[other] bez { $count } najnižih i { $count } najviših vrednosti
    }
tie-break-part =
    { $source ->
        [opponent] { $round }. kolo: { $opponent } ima { $amount }
        [product] { $round }. kolo: { $opponent } ima { $amount }, puta { $factor } je { $value }
        [dummy] { $round }. kolo, nije igrano: sopstveni poeni, { $amount }
        [dummy_product] { $round }. kolo, nije igrano: sopstveni poeni, { $amount }, puta { $factor } je { $value }
        [capped] { $round }. kolo, nije igrano: sopstveni poeni, ali najviše { $amount }
        [capped_product] { $round }. kolo, nije igrano: sopstveni poeni, ali najviše { $amount }, puta { $factor } je { $value }
        [running] posle { $round }. kola: { $amount }
        [alone] { $round }. kolo: { $amount }
       *[result] { $round }. kolo: { $amount }, protivnik { $opponent }
    }
tie-break-left-out =
    { $line } – ne računa se: { $why ->
        [least] najniža vrednost
        [most] najviša vrednost
       *[unplayed] prvo otpada kolo koje igrač nije želeo da igra
    }
tie-break-total =
    { $formula ->
        [mean] prosek: { $value }
        [performance] prosečan rejting { $mean }, i { $difference } za { $percent } % poena: { $value }
        [perfect] najniži rejting čiji očekivani rezultat dostiže poene: { $value }
        [own] { $value }
        [encounter] { $value }. mesto među izjednačenima
       *[sum] ukupno: { $value }
    }
tie-break-no-value = nema vrednosti
tie-break-unknown = „{ $code }“ nije dodatni kriterijum po propisu { "FIDE C.07" }
tie-break-teams = „{ $code }“ je kriterijum za ekipe
tie-break-modifier = { $code } ne prima dodatak /{ $modifier }
tie-break-too-many = takmičenje ima najviše 20 dodatnih kriterijuma
tie-break-not-allowed = { $code } nije dozvoljen u kružnom sistemu
rounds-out-of-range = takmičenje ima od 1 do 100 kola
pairing-no-rank = niko nema startni broj { $rank }
pairing-repeated = igrači { $white } i { $black } su već igrali međusobno ({ $rounds }. kolo)
pairing-third-color =
    igrač { $name } bi treći put zaredom igrao { $color ->
        [white] belim
       *[black] crnim
    } figurama ({ $history })
pairing-imbalance =
    igrač { $name } bi prečesto igrao { $color ->
        [white] belim
       *[black] crnim
    } figurama ({ $history })
pairing-second-bye = igrač { $name } je već dobio ceo poen bez igre, u { $round }. kolu
players-unread = spisak igrača ne može da se pročita; napišite po jednog igrača u redu, na primer „GM Anna 2500“
pairing-not-playing = zabeleženo je da u { $round }. kolu ne igra: { $name }
report-more-faults = i još
