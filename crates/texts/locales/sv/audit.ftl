### Partier mot schackreglerna: vad en granskning finner, och orden i dess rapport.

## Drag

audit-illegal = ”{ $move }” är regelstridigt: { $reason }
audit-illegal-stood = { $found }; det har besvarats, och utan övervakning står det fast i snabbschack och blixt
audit-ambiguous = ”{ $move }” är tvetydigt: { $reason }
audit-unreadable = ”{ $move }” är inget drag: { $reason }
audit-no-such-move = det finns inget sådant drag
audit-null-move = ett tomt drag: turen går över utan något drag
audit-missing-move = här saknas ett drag
audit-move-number = dragnummer { $expected } väntades, men där står { $found }
audit-check-mark = ”{ $move }” är märkt som schack men ger inte schack
audit-mate-mark = ”{ $move }” är märkt som matt men är inte matt
audit-unmarked-check = ”{ $move }” ger schack men är inte märkt som schack
audit-capture-mark = ”{ $move }” är märkt som slag men slår ingenting

## Partiet var slut

audit-after-mate = partiet var avslutat genom matt, men fler drag följer
audit-after-stalemate = partiet var avslutat genom patt, men fler drag följer
audit-after-dead =
    { $count ->
        [one] ställningen är död och partiet avslutat, men ett drag till följer
       *[other] ställningen är död och partiet avslutat, men { $count } drag till följer
    }
audit-after-fivefold =
    { $count ->
        [one] ställningen har uppstått fem gånger och partiet är remi, men ett drag till följer
       *[other] ställningen har uppstått fem gånger och partiet är remi, men { $count } drag till följer
    }
audit-after-seventy-five =
    { $count ->
        [one] partiet är remi efter 75 drag utan slag eller bondedrag, men ett drag till följer
       *[other] partiet är remi efter 75 drag utan slag eller bondedrag, men { $count } drag till följer
    }

## Resultatet

audit-result-mate = { color } har satt matt, men resultatet är { $result }
audit-result-stalemate = patt är remi, men resultatet är { $result }
audit-result-dead = ställningen är död, vilket är remi, men resultatet är { $result }
audit-result-automatic = partiet hade slutat remi utan att någon krävt det, men resultatet är { $result }
audit-result-time = { color } kan inte sätta matt med någon följd av regelrätta drag och vinner därför inte på att motståndarens kläpp har fallit, men resultatet är { $result }
audit-result-cannot-mate = { color } kan inte sätta matt med någon följd av regelrätta drag och vinner därför varken på att motståndarens kläpp har fallit eller på att motståndaren ger upp, men resultatet är { $result }
audit-result-doubtful = { color } kan inte sätta matt med någon följd av regelrätta drag, men resultatet är { $result }: bara att motståndaren gav upp eller ett beslut av domaren förklarar det
audit-result-tag = taggen { "Result" } säger { $tag }, men dragen slutar med { $end }
audit-result-termination = taggen { $tag } säger ”{ $termination }”, men resultatet är { $result }
audit-missing-result = dragen slutar utan resultat: det har utelämnats, eller så bryts partiet av här
audit-no-mate = partiet sägs ha slutat med matt, men det stämmer inte med ställningen på brädet
audit-no-stalemate = partiet sägs ha slutat med patt, men det stämmer inte med ställningen på brädet
audit-mate-before = partiet sägs ha slutat på annat sätt, men på brädet är det matt
audit-stalemate-before = partiet sägs ha slutat på annat sätt, men på brädet är det patt
audit-not-dead = partiet sägs ha slutat på grund av otillräckligt material, men matt är fortfarande möjlig
audit-no-repetition = remin sägs bero på upprepning, men ställningen har inte uppstått tre gånger
audit-no-fifty =
    { $count ->
        [one] remin sägs bero på 50-dragsregeln, men det har bara gjorts ett drag sedan senaste slag eller bondedrag
       *[other] remin sägs bero på 50-dragsregeln, men det har bara gjorts { $count } drag sedan senaste slag eller bondedrag
    }
audit-claim-repetition = ställningen har uppstått för tredje gången: remi kunde ha krävts
audit-claim-fifty = femtio drag utan slag eller bondedrag: remi kunde ha krävts

## Klockor

audit-clock-control = klockan visar { $time }, mer än betänketiden { $control } kan ge
audit-clock-grows = klockans tid har ökat från { $before } till { $time }
audit-clock-ran-out = klockan har visat { $time } i tre drag
audit-clock-overspent = dragen har hittills tagit { $all }, mer än betänketiden { $control } ger
audit-clock-unreadable = en klocktid väntades, men där står ”{ $found }”

## Taggar

audit-same-players = ”{ $name }” spelar både vit och svart
audit-bad-date = taggen { $tag } säger ”{ $value }”, som inte är ett datum
audit-future-date = taggen { $tag } säger ”{ $value }”, som ligger i framtiden
audit-bad-tag = taggen { $tag } säger ”{ $value }”, som inte är ett giltigt värde
audit-repeated-tag = taggen { $tag } förekommer två gånger med olika värden
audit-missing-tags =
    { $count ->
        [one] taggen { $tags } saknas
       *[other] taggarna { $tags } saknas
    }
audit-ply-count =
    { $count ->
        [one] taggen { "PlyCount" } säger { $tag }, men det finns ett halvdrag
       *[other] taggen { "PlyCount" } säger { $tag }, men det finns { $count } halvdrag
    }
audit-setup-needs-fen = taggen { "SetUp" } anger en ställning, men taggen { "FEN" } saknas
audit-fen-needs-setup = taggen { "FEN" } förekommer utan taggen { "SetUp" }
audit-bad-fen = taggen { "FEN" }, { $fault }
audit-illegal-start = partiet börjar med en regelstridig ställning: { $faults }
audit-unreachable-start = partiet börjar med en ställning som inga regelrätta drag leder till: { $reason }
audit-chess960 = rätten att rockera är den i { "Chess960" }, men ingen tagg { "Variant" } säger det
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
audit-interrupted = avbruten: det som hittills har hittats är fullständigt
audit-trouble = { $file }: { $problem }
audit-cut-short = arkivet slutar för tidigt eller är skadat ({ $problem }); det som kom före har bedömts
audit-fix-left-away = { $file } skrevs inte: alla partier kunde inte läsas
