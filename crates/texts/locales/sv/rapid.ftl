### Appendices A and B, rapid and blitz, and Guideline II, Chess960.

rapid-is-rapid = enligt betänketiden är detta ett snabbschackparti
rapid-is-blitz = enligt betänketiden är detta ett blixtparti
rapid-no-recording = spelarna behöver inte protokollföra dragen
rapid-announced-full = det har tillkännagivits att Tävlingsreglerna gäller
rapid-announced-reduced = det har tillkännagivits att Tävlingsreglerna gäller med ändringarna i detta appendix
rapid-enough-arbiters =
    { $count ->
        [one] en domare har { $count } parti, vilket är få nog
       *[other] en domare har { $count } partier, vilket är få nog
    }
rapid-too-few-arbiters =
    { $count ->
        [one] en domare har { $count } parti, vilket är för mycket
       *[other] en domare har { $count } partier, vilket är för många
    }
rapid-arbiter-records = domaren eller en assistent protokollför dragen
rapid-arbiter-does-not-record = varken domaren eller en assistent protokollför dragen
rapid-full = Tävlingsreglerna gäller
rapid-reduced = Tävlingsreglerna gäller med ändringarna i detta appendix
rapid-blitz-as-rapid = blixt spelas enligt reglerna för snabbschack
rapid-sheet-given = { color } ber om ett protokoll och får ett
rapid-no-sheet = { color } ber om ett protokoll men har inte rätt till något
rapid-look = { color } får se domarens protokoll (begäran nummer { $number })
rapid-no-look = { color } har inte rätt att se domarens protokoll nu
rapid-looks-used-up = { color } har redan begärt domarens protokoll så många gånger som är tillåtet; att begära det igen stör motståndaren
rapid-pieces-stand = det är för sent att klaga på att pjäserna ställdes upp fel
rapid-board-stands = det är för sent att klaga på att brädet placerades fel
rapid-clock-stands = det är för sent att klaga på att klockan ställdes in fel
rapid-flag-left = { color-of } kläpp har fallit, men bara spelarna får påtala det
rapid-illegal-left = { color } har gjort ett regelstridigt drag, men bara motståndaren får påtala det
rapid-touch-left = { color } har brutit mot regeln om rörd pjäs, men bara motståndaren får påtala det
rapid-own-flag-down = { color } påtalar att motståndarens kläpp har fallit, men { color-of } egen kläpp har också fallit
rapid-waits = ställningen är regelstridig; domaren väntar tills nästa drag är fullbordat
rapid-still-illegal = den regelstridiga ställningen står kvar på brädet
rapid-lawful-again = ställningen är inte längre regelstridig
rapid-no-illegal-position = det finns ingen regelstridig ställning som domaren ska ingripa mot
rapid-agrees = { color } går med på att rätta det regelstridiga draget
rapid-corrected = spelarna har kommit överens om att rätta det regelstridiga draget
rapid-nothing-to-correct = det finns inget regelstridigt drag som { color } kan gå med på att rätta
rapid-shorter-penalty = i ett parti av detta slag är bestraffningen { $time }
rapid-castling-barred = { color } får inte rockera
rapid-castling-barred-with = { color } får inte rockera med tornet från { $square }
asked-schedule = skulle tävlingens tidsschema bli lidande om klockornas inställning behölls

chess960-drawn = startställning { $number } lottades: { $array }
chess960-about-to-castle = { color } tänker rockera
chess960-by-hand = { color } rockerar för hand och har ännu inte ställt ned kungen
chess960-no-number = ett tal från 0 till 959 väntades, men där står { $number }
chess960-no-throw = ett kast från 1 till 6 väntades, men där står { $number }
chess960-no-cards = bland korten väntades en kung, en dam, två torn, två löpare och två springare
chess960-too-few = för få kast, slantsinglingar eller givar för en startställning
