### Appendices A and B, rapid and blitz, and Guideline II, Chess960.

rapid-is-rapid = enligt betänketiden är detta ett snabbschackparti
rapid-is-blitz = enligt betänketiden är detta ett blixtparti
rapid-no-recording = spelarna behöver inte protokollföra dragen
rapid-announced-full = det är tillkännagivet att tävlingsreglerna gäller
rapid-announced-reduced = det är tillkännagivet att tävlingsreglerna gäller med ändringarna i detta appendix
rapid-enough-arbiters =
    { $count ->
        [one] en domare har { $count } parti, vilket är tillåtet
       *[other] en domare har { $count } partier, vilket är tillåtet
    }
rapid-too-few-arbiters =
    { $count ->
        [one] en domare har { $count } parti, vilket är för många
       *[other] en domare har { $count } partier, vilket är för många
    }
rapid-arbiter-records = domaren eller en assistent protokollför dragen
rapid-arbiter-does-not-record = varken domaren eller en assistent protokollför dragen
rapid-full = tävlingsreglerna gäller
rapid-reduced = tävlingsreglerna gäller med ändringarna i detta appendix
rapid-blitz-as-rapid = blixt spelas enligt reglerna för snabbschack
rapid-sheet-given = { color } ber om ett protokoll och får det
rapid-no-sheet = { color } ber om ett protokoll men har ingen rätt till det
rapid-look = { color } får se domarens protokoll, gång { $number }
rapid-no-look = { color } har inte rätt att se domarens protokoll nu
rapid-looks-used-up = { color } har bett om domarens protokoll så ofta som är tillåtet; mer stör motståndaren
rapid-pieces-stand = det är för sent att klaga på pjäsuppställningen
rapid-board-stands = det är för sent att klaga på brädets placering
rapid-clock-stands = det är för sent att klaga på hur klockan är ställd
rapid-flag-left = { color-of } kläpp har fallit, och det är spelarnas sak att påtala det
rapid-illegal-left = { color } har gjort ett regelstridigt drag, och det är motståndarens sak att påtala det
rapid-touch-left = { color-of } drag är inget som de rörda pjäserna tillåter, och det är motståndarens sak att påtala det
rapid-own-flag-down = { color } kräver vinst på tid, men { color-of } egen kläpp har också fallit
rapid-waits = ställningen är regelstridig; domaren väntar tills nästa drag är fullbordat
rapid-still-illegal = den regelstridiga ställningen står kvar på brädet
rapid-lawful-again = ställningen är inte längre regelstridig
rapid-no-illegal-position = det finns ingen regelstridig ställning som domaren ska ingripa mot
rapid-agrees = { color } går med på att rätta det regelstridiga draget
rapid-corrected = spelarna har kommit överens om att rätta det regelstridiga draget
rapid-nothing-to-correct = det finns inget regelstridigt drag som { color } kan gå med på att rätta
rapid-shorter-penalty = i ett sådant parti är bestraffningen { $time }
rapid-castling-barred = { color } får inte rockera
rapid-castling-barred-with = { color } får inte rockera med tornet från { $square }
asked-schedule = skulle tävlingens tidsschema bli lidande om klockorna förblev ställda som de är

chess960-drawn = utgångsställning { $number } lottades: { $array }
chess960-about-to-castle = { color } tänker rockera
chess960-by-hand = { color } rockerar för hand och ska ännu sätta ned kungen
chess960-no-number = ett tal från 0 till 959 väntades, inte { $number }
chess960-no-throw = ett kast från 1 till 6 väntades, inte { $number }
chess960-no-cards = bland korten väntades en kung, en dam, två torn, två löpare och två springare
chess960-too-few = för få kast eller givar för en utgångsställning
