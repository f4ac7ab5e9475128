### Turneringar: särskiljning och lottning.

tie-break-name =
    { $code ->
        [DE] inbördes möte
        [WIN] ronder värda en vinst
        [WON] vunna partier
        [BPG] partier med svart
        [BWG] vinster med svart
        [PS] progressiva poäng
        [REP] ronder som spelaren valt att spela
        [STD] poäng enligt vanlig räkning
        [TPN] startnummer
        [BH] Buchholz
        [AOB] motståndarnas genomsnittliga Buchholz
        [FB] Buchholz före sista ronden
        [SB] Sonneborn-Berger
        [KS] Koya
        [ARO] motståndarnas genomsnittliga rating
        [TPR] ratingprestation
        [PTP] perfekt prestation
        [APRO] motståndarnas genomsnittliga prestation
        [APPO] motståndarnas genomsnittliga perfekta prestation
        [RTNG] rating
       *[PTS] poäng
    }
tie-break-cut =
    { $name }, { $count ->
        [1] utan det lägsta värdet
       *[other] utan de { $count } lägsta värdena
    }
tie-break-median =
    { $name }, { $count ->
        [1] utan det lägsta och det högsta värdet
       *[other] utan de { $count } lägsta och de { $count } högsta värdena
    }
tie-break-part =
    { $source ->
        [opponent] rond { $round }: { $opponent } har { $amount }
        [product] rond { $round }: { $opponent } har { $amount }, gånger { $factor } blir { $value }
        [dummy] rond { $round }, ej spelad: den egna poängen { $amount }
        [dummy_product] rond { $round }, ej spelad: den egna poängen { $amount }, gånger { $factor } blir { $value }
        [capped] rond { $round }, ej spelad: den egna poängen, men högst { $amount }
        [capped_product] rond { $round }, ej spelad: den egna poängen, men högst { $amount }, gånger { $factor } blir { $value }
        [running] efter rond { $round }: { $amount }
        [alone] rond { $round }: { $amount }
       *[result] rond { $round }: { $amount } mot { $opponent }
    }
tie-break-left-out =
    { $line } – räknas inte: { $why ->
        [least] det lägsta värdet
        [most] det högsta värdet
       *[unplayed] en rond som spelaren valt att inte spela stryks först
    }
tie-break-total =
    { $formula ->
        [mean] medelvärde: { $value }
        [performance] genomsnittlig rating { $mean }, och { $difference } för { $percent } % av poängen: { $value }
        [perfect] lägsta rating vars förväntade resultat når upp till poängen: { $value }
        [own] { $value }
        [encounter] plats { $value } bland dem som står lika
       *[sum] summa: { $value }
    }
tie-break-no-value = inget värde
tie-break-unknown = ”{ $code }” är ingen särskiljning enligt FIDE C.07
tie-break-teams = ”{ $code }” är en särskiljning för lag
tie-break-modifier = { $code } kan inte ha tillägget /{ $modifier }
tie-break-too-many = en tävling har högst 20 särskiljningar
tie-break-not-allowed = { $code } är inte tillåten i en bergerturnering
rounds-out-of-range = en tävling har 1 till 100 ronder
pairing-no-rank = ingen har startnumret { $rank }
pairing-repeated = { $white } och { $black } har redan mötts (rond { $rounds })
pairing-third-color =
    { $name } skulle få { $color ->
        [white] vitt
       *[black] svart
    } i ett tredje parti i rad ({ $history })
pairing-imbalance =
    { $name } skulle få { $color ->
        [white] vitt
       *[black] svart
    } för ofta ({ $history })
pairing-second-bye = { $name } har redan fått en hel poäng utan spel, i rond { $round }
players-unread = spelarlistan går inte att läsa; skriv en spelare per rad, till exempel ”GM Anna 2500”
pairing-not-playing = { $name } är markerad som frånvarande i rond { $round }
report-more-faults = med mera
