### Játszmák a szabályok mérlegén: mit talál a vizsgálat, és a jelentés szavai.

## Lépések

audit-illegal = „{ $move }” szabálytalan: { $reason }
audit-illegal-stood = { $found }; az ellenfél válaszolt rá, és felügyelet nélkül rapid- és villámjátékban érvényes marad
audit-ambiguous = „{ $move }” nem egyértelmű: { $reason }
audit-unreadable = „{ $move }” nem lépés: { $reason }
audit-no-such-move = nincs ilyen lépés
audit-null-move = üres lépés: a másik játékos következik, pedig nem történt lépés
audit-missing-move = itt hiányzik egy lépés
audit-move-number = a lépés sorszámának { $expected } kellene lennie, ez áll ott: { $found }
audit-check-mark = „{ $move }” mellett sakk jele áll, pedig nem ad sakkot
audit-mate-mark = „{ $move }” mellett matt jele áll, pedig nem matt
audit-unmarked-check = „{ $move }” sakkot ad, de nincs mellette a sakk jele
audit-capture-mark = „{ $move }” ütésnek van jelölve, pedig nem üt semmit

## A játszma már véget ért

audit-after-mate = a játszma mattal véget ért, mégis lépések következnek
audit-after-stalemate = a játszma pattal véget ért, mégis lépések következnek
audit-after-dead =
    { $count ->
        [one] holt remi állt elő, és a játszma véget ért, mégis még egy lépés következik
       *[other] holt remi állt elő, és a játszma véget ért, mégis még { $count } lépés következik
    }
audit-after-fivefold =
    { $count ->
        [one] az állás ötször előfordult, és a játszma döntetlen, mégis még egy lépés következik
       *[other] az állás ötször előfordult, és a játszma döntetlen, mégis még { $count } lépés következik
    }
audit-after-seventy-five =
    { $count ->
        [one] 75 ütés és gyaloglépés nélküli lépés után a játszma döntetlen, mégis még egy lépés következik
       *[other] 75 ütés és gyaloglépés nélküli lépés után a játszma döntetlen, mégis még { $count } lépés következik
    }

## Az eredmény

audit-result-mate = { color } mattot adott, az eredmény mégis { $result }
audit-result-stalemate = a patt döntetlen, az eredmény mégis { $result }
audit-result-dead = holt remi állt elő, ami döntetlen, az eredmény mégis { $result }
audit-result-automatic = a játszma igény nélkül is döntetlennel véget ért, az eredmény mégis { $result }
audit-result-time = { color } szabályos lépések semmilyen sorozatával nem tud mattot adni, így az ellenfél zászlóleesésével nem nyer, az eredmény mégis { $result }
audit-result-cannot-mate = { color } szabályos lépések semmilyen sorozatával nem tud mattot adni, így sem az ellenfél zászlóleesésével, sem a feladásával nem nyer, az eredmény mégis { $result }
audit-result-doubtful = { color } szabályos lépések semmilyen sorozatával nem tud mattot adni, az eredmény mégis { $result }: ezt csak feladás vagy a versenybíró döntése magyarázza
audit-result-tag = a { "Result" } címke szerint { $tag }, a lépések végén { $end } áll
audit-result-termination = a { $tag } címke szerint „{ $termination }”, az eredmény mégis { $result }
audit-missing-result = a lépések után nincs eredmény: kimaradt, vagy a játszma itt megszakad
audit-no-mate = a játszma állítólag mattal ért véget, de a táblán nincs matt
audit-no-stalemate = a játszma állítólag pattal ért véget, de a táblán nincs patt
audit-mate-before = a játszma állítólag másképp ért véget, a táblán azonban matt áll
audit-stalemate-before = a játszma állítólag másképp ért véget, a táblán azonban patt áll
audit-not-dead = állítólag kevés anyag miatt ért véget a játszma, pedig még lehet mattot adni
audit-no-repetition = a játszma állítólag állásismétlődés miatt döntetlen, de az állás nem fordult elő háromszor
audit-no-fifty =
    { $count ->
        [one] a játszma állítólag ötven lépés miatt döntetlen, de az utolsó ütés vagy gyaloglépés óta csak egy lépés történt
       *[other] a játszma állítólag ötven lépés miatt döntetlen, de az utolsó ütés vagy gyaloglépés óta csak { $count } lépés történt
    }
audit-claim-repetition = az állás harmadszor fordult elő: döntetlent lehetett volna igényelni
audit-claim-fifty = ötven lépés ütés és gyaloglépés nélkül: döntetlent lehetett volna igényelni

## Órák

audit-clock-control = az óra { $time } időt mutat, többet, mint amennyit az időbeosztás ({ $control }) adhat
audit-clock-grows = az óra ideje nőtt: { $before } után { $time }
audit-clock-ran-out = az óra három lépés óta { $time } időt mutat
audit-clock-overspent = a lépések eddig { $all } időt vettek igénybe, többet, mint amennyit az időbeosztás ({ $control }) ad
audit-clock-unreadable = óraállás kellene, ez áll ott: „{ $found }”

## Címkék

audit-same-players = „{ $name }” a világos és a sötét játékos is
audit-bad-date = a { $tag } címke értéke „{ $value }”, ami nem dátum
audit-future-date = a { $tag } címke értéke „{ $value }”, ami jövőbeli nap
audit-bad-tag = a { $tag } címke értéke „{ $value }”, ami nem érvényes érték
audit-repeated-tag = a { $tag } címke kétszer áll ott, különböző értékkel
audit-missing-tags =
    { $count ->
        [one] hiányzik ez a címke: { $tags }
       *[other] hiányoznak ezek a címkék: { $tags }
    }
audit-ply-count =
    { $count ->
        [one] a { "PlyCount" } címke szerint { $tag }, de csak egy féllépés van
       *[other] a { "PlyCount" } címke szerint { $tag }, de { $count } féllépés van
    }
audit-setup-needs-fen = a { "SetUp" } címke állást jelez, de nincs { "FEN" } címke
audit-fen-needs-setup = a { "FEN" } címke mellett nincs { "SetUp" } címke
audit-bad-fen = a { "FEN" } címke, { $fault }
audit-illegal-start = a játszma szabálytalan állással kezdődik: { $faults }
audit-unreachable-start = a játszma olyan állással kezdődik, amelyhez szabályos lépések nem vezetnek: { $reason }
audit-chess960 = a sáncolás joga a { "Chess960" } szerinti, de nincs { "Variant" } címke, amely ezt jelezné
audit-other-variant = „{ $name }” nem sakk és nem { "Chess960" }: nincs elbírálva

## A jelentés

audit-heading = { $file }, { $game }. játszma, { $line }. sor: { $white } – { $black }, { $date }, { $result }
audit-severity =
    { $severity ->
        [error] hiba
        [warning] figyelmeztetés
       *[note] megjegyzés
    }
audit-summary =
    { $games ->
        [one] egy játszma
       *[other] { $games } játszma
    }, ebből { $with } észrevétellel: { $errors ->
        [one] egy hiba
       *[other] { $errors } hiba
    }, { $warnings ->
        [one] egy figyelmeztetés
       *[other] { $warnings } figyelmeztetés
    }, { $notes ->
        [one] egy megjegyzés
       *[other] { $notes } megjegyzés
    }
audit-by-article = szabálypontok szerint:
audit-by-kind = fajták szerint:
audit-no-article = szabálypont nélkül
audit-interrupted = megszakítva: az eddig talált észrevételek teljesek
audit-trouble = { $file }: { $problem }
audit-cut-short = az archívum túl korán ér véget, vagy sérült ({ $problem }); ami előtte volt, el lett bírálva
audit-fix-left-away = { $file } nem készült el: nem minden játszma lett elolvasva
