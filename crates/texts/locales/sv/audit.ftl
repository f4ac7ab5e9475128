### Partier mot schackreglerna: vad en granskning finner, och orden i dess rapport.

## Drag

audit-illegal = ”{ $move }” är regelstridigt: { $reason }
audit-illegal-stood = { $found }; det besvarades, och utan övervakning står det fast i snabbschack och blixt
audit-ambiguous = ”{ $move }” är tvetydigt: { $reason }
audit-unreadable = ”{ $move }” är inget drag: { $reason }
audit-no-such-move = det finns inget sådant drag
audit-null-move = här står inget drag, bara att turen går över
audit-missing-move = här saknas ett drag
audit-move-number = dragnummer { $expected } väntades, men där står { $found }
audit-check-mark = ”{ $move }” är märkt som schack men är det inte
audit-mate-mark = ”{ $move }” är märkt som matt men är det inte
audit-unmarked-check = ”{ $move }” ger schack utan att vara märkt så
audit-capture-mark = ”{ $move }” är märkt som slag men slår ingenting

## Partiet var slut

audit-after-mate = partiet var slut genom matt, och fler drag följer
audit-after-stalemate = partiet var slut genom patt, och fler drag följer
audit-after-dead =
    { $count ->
        [one] ställningen är död och partiet slut, och ett drag till följer
       *[other] ställningen är död och partiet slut, och { $count } drag till följer
    }
audit-after-fivefold =
    { $count ->
        [one] ställningen har uppkommit fem gånger och partiet är remi, och ett drag till följer
       *[other] ställningen har uppkommit fem gånger och partiet är remi, och { $count } drag till följer
    }
audit-after-seventy-five =
    { $count ->
        [one] så många drag utan slag eller bonddrag har gjort partiet remi, och ett drag till följer
       *[other] så många drag utan slag eller bonddrag har gjort partiet remi, och { $count } drag till följer
    }

## Resultatet

audit-result-mate = { color } har satt matt, och resultatet är { $result }
audit-result-stalemate = patt är remi, och resultatet är { $result }
audit-result-dead = ställningen är död, vilket är remi, och resultatet är { $result }
audit-result-automatic = partiet hade slutat remi utan krav från någon, och resultatet är { $result }
audit-result-time = { color } kan inte göra matt med någon följd av regelrätta drag, så att motståndaren inte vinner på att kläppen har fallit, och resultatet är { $result }
audit-result-cannot-mate = { color } kan inte göra matt med någon följd av regelrätta drag, så att motståndaren varken vinner på tid eller på att partiet ges upp, och resultatet är { $result }
audit-result-doubtful = { color } kan inte göra matt med någon följd av regelrätta drag, och resultatet är { $result }: bara uppgift eller ett beslut av domaren förklarar det
audit-result-tag = taggen { "Result" } säger { $tag }, och dragen slutar med { $end }
audit-result-termination = taggen { $tag } säger ”{ $termination }”, och resultatet är { $result }
audit-missing-result = dragen slutar utan resultat: det har utelämnats, eller partiet är avklippt här
audit-no-mate = partiet sägs ha slutat med matt, men det visar inte brädet
audit-no-stalemate = partiet sägs ha slutat med patt, men det visar inte brädet
audit-mate-before = partiet sägs ha slutat på annat sätt, men brädet visar matt
audit-stalemate-before = partiet sägs ha slutat på annat sätt, men brädet visar patt
audit-not-dead = för lite material sägs ha avslutat partiet, men matt är fortfarande möjlig
audit-no-repetition = remin sägs bero på upprepning, men ställningen har inte uppkommit tre gånger
audit-no-fifty =
    { $count ->
        [one] remin sägs bero på femtio drag, men det är bara ett sedan senaste slag eller bonddrag
       *[other] remin sägs bero på femtio drag, men det är bara { $count } sedan senaste slag eller bonddrag
    }
audit-claim-repetition = ställningen har uppkommit för tredje gången: remi kunde ha krävts
audit-claim-fifty = femtio drag utan slag eller bonddrag: remi kunde ha krävts

## Klockor

audit-clock-control = klockan visar { $time }, mer än betänketiden { $control } kan ge
audit-clock-grows = klockan har gått upp från { $before } till { $time }
audit-clock-ran-out = klockan har visat { $time } i tre drag
audit-clock-overspent = dragen har hittills tagit { $all }, mer än betänketiden { $control } ger
audit-clock-unreadable = en klocktid väntades, men där står ”{ $found }”

## Taggar

audit-same-players = ”{ $name }” spelar både vit och svart
audit-bad-date = taggen { $tag } säger ”{ $value }”, som inte är något datum
audit-future-date = taggen { $tag } säger ”{ $value }”, en dag som ännu inte har kommit
audit-bad-tag = taggen { $tag } säger ”{ $value }”, vilket den inte kan
audit-repeated-tag = taggen { $tag } står där två gånger med olika värden
audit-missing-tags =
    { $count ->
        [one] taggen { $tags } saknas
       *[other] taggarna { $tags } saknas
    }
audit-ply-count =
    { $count ->
        [one] taggen { "PlyCount" } säger { $tag }, och det finns ett drag
       *[other] taggen { "PlyCount" } säger { $tag }, och det finns { $count } drag
    }
audit-setup-needs-fen = taggen { "SetUp" } talar om en ställning, men taggen { "FEN" } saknas
audit-fen-needs-setup = taggen { "FEN" } står där utan taggen { "SetUp" }
audit-bad-fen = taggen { "FEN" }, { $fault }
audit-illegal-start = partiet börjar med en regelstridig ställning: { $faults }
audit-unreachable-start = partiet börjar med en ställning som inga regelrätta drag leder till
audit-chess960 = rätten att rockera är den i { "Chess960" }, vilket ingen tagg { "Variant" } säger
audit-other-variant = ”{ $name }” är varken schack eller { "Chess960" }: bedöms inte

## Rapporten

audit-heading = { $file }, parti { $game }, rad { $line }: { $white } – { $black }, { $date }, { $result }
audit-severity =
    { $severity ->
        [error] fel
        [warning] varning
       *[note] notis
    }
audit-summary =
    { $games ->
        [one] ett parti
       *[other] { $games } partier
    }, { $with } med anmärkningar: { $errors ->
        [one] ett fel
       *[other] { $errors } fel
    }, { $warnings ->
        [one] en varning
       *[other] { $warnings } varningar
    }, { $notes ->
        [one] en notis
       *[other] { $notes } notiser
    }
audit-by-article = efter paragraf:
audit-by-kind = efter slag:
audit-no-article = utan paragraf
audit-interrupted = avbrutet: det som hittills har funnits är helt
audit-trouble = { $file }: { $problem }
audit-cut-short = arkivet slutar för tidigt eller är skadat ({ $problem }); det som kom före har bedömts
audit-fix-left-away = { $file } har inte skrivits: alla partier blev inte lästa
