### Versenyek: holtversenyek eldöntése és párosítások.

tie-break-name =
    { $code ->
        [DE] egymás elleni eredmény
        [WIN] győzelmi pontot érő fordulók
        [WON] nyert játszmák
        [BPG] sötéttel játszott játszmák
        [BWG] sötéttel nyert játszmák
        [PS] progresszív pontszám
        [REP] vállalt fordulók
        [STD] szokásos pontozás szerinti pontszám
        [TPN] kezdő sorszám
        [BH] Buchholz-pontszám
        [AOB] az ellenfelek átlagos Buchholz-pontszáma
        [FB] utolsó forduló nélküli Buchholz
        [SB] Sonneborn–Berger-pontszám
        [KS] Koya-pontszám
        [ARO] az ellenfelek átlagos értékszáma
        [TPR] teljesítményérték
        [PTP] tökéletes teljesítményérték
        [APRO] az ellenfelek átlagos teljesítményértéke
        [APPO] az ellenfelek átlagos tökéletes teljesítményértéke
        [RTNG] értékszám
       *[PTS] pontszám
    }
tie-break-cut =
    { $name }, { $count ->
        [1] a legkisebb érték nélkül
       *[other] a { $count } legkisebb érték nélkül
    }
tie-break-median =
    { $name }, { $count ->
        [1] a legkisebb és a legnagyobb érték nélkül
       *[other] a { $count } legkisebb és a { $count } legnagyobb érték nélkül
    }
tie-break-part =
    { $source ->
        [opponent] { $round }. forduló, { $opponent }: { $amount }
        [product] { $round }. forduló, { $opponent }: { $amount } × { $factor } = { $value }
        [dummy] { $round }. forduló, játék nélkül: a saját pontszám, { $amount }
        [dummy_product] { $round }. forduló, játék nélkül: a saját pontszám, { $amount } × { $factor } = { $value }
        [capped] { $round }. forduló, játék nélkül: a saját pontszám, de legfeljebb { $amount }
        [capped_product] { $round }. forduló, játék nélkül: a saját pontszám, de legfeljebb { $amount } × { $factor } = { $value }
        [running] { $round }. forduló után: { $amount }
        [alone] { $round }. forduló: { $amount }
       *[result] { $round }. forduló: { $amount }, ellenfele { $opponent }
    }
tie-break-left-out =
    { $line } – nem számít: { $why ->
        [least] ez a legkisebb érték
        [most] ez a legnagyobb érték
       *[unplayed] először az a forduló esik ki, amelyet a játékos nem akart lejátszani
    }
tie-break-total =
    { $formula ->
        [mean] átlag: { $value }
        [performance] átlagos értékszám { $mean }, a pontok { $percent } %-áért pedig { $difference }: { $value }
        [perfect] a legkisebb értékszám, amelynek várható eredménye eléri a pontszámot: { $value }
        [own] { $value }
        [encounter] { $value }. hely a holtversenyben állók között
       *[sum] összesen: { $value }
    }
tie-break-no-value = nincs érték
tie-break-unknown = „{ $code }” nem szerepel a FIDE C.07 holtverseny-eldöntő szempontjai között
tie-break-teams = „{ $code }” csapatversenyre való
tie-break-modifier = { $code }: ehhez nem tartozhat /{ $modifier } módosító
tie-break-too-many = egy versenyen legfeljebb 20 holtverseny-eldöntő szempont lehet
tie-break-not-allowed = { $code } körmérkőzésen nem használható
rounds-out-of-range = egy verseny 1–100 fordulós lehet
pairing-no-rank = senkinek sincs ilyen kezdő sorszáma: { $rank }
pairing-repeated = { $white } és { $black } már játszott egymással ({ $rounds }. forduló)
pairing-third-color =
    { $name } harmadszor játszana egymás után ezzel a színnel: { $color ->
        [white] világos
       *[black] sötét
    } ({ $history })
pairing-imbalance =
    { $name } túl sokszor játszana ezzel a színnel: { $color ->
        [white] világos
       *[black] sötét
    } ({ $history })
pairing-second-bye = { $name } már kapott játék nélkül egész pontot: { $round }. forduló
players-unread = a játékosok listája nem olvasható; soronként egy játékost írjon, például „GM Anna 2500”
pairing-not-playing = { $name } a bejegyzés szerint nem játszik ebben a fordulóban: { $round }.
report-more-faults = és továbbiak
