### What somebody does, as a case or a log prints it.

actor =
    { $actor ->
        [white] vit
        [black] svart
        [whites-assistant] vits assistent
        [blacks-assistant] svarts assistent
        [arbiters-assistant] domarens assistent
        [organizer] arrangören
        [hall] spellokalens system
        [spectator] en åskådare
        [appeals] överklagandekommittén
       *[arbiter] domaren
    }
square-written = { $square }
pieces-on =
    { $squares-count ->
        [one] pjäsen på { $squares }
       *[other] pjäserna på { $squares }
    }

## At the board

act-arrives = { actor } anländer till brädet
act-starts-round = { actor } startar ronden
act-touches = { actor } rör pjäsen på { $square }
act-touches-in-turn = { actor } rör i denna ordning pjäserna på { $squares }
act-touches-together = { actor } rör samtidigt { pieces-on }
act-touches-by-accident = { actor } rör pjäsen på { $square } av misstag
act-touches-carelessly = { actor } rör pjäsen på { $square } av oaktsamhet
act-points-at = { actor } rör pjäsen på { $square } för att peka på den
act-adjusts = { actor } rättar till { pieces-on }
act-releases = { actor } släpper pjäsen på { $square }
act-takes-off = { actor } tar bort pjäsen på { $square } från brädet
act-places = { actor } ställer { piece } på { $square }
act-lets-go = { actor } släpper den nya pjäsen
act-plays = { actor } spelar { $move }
act-plays-with-both-hands = { actor } spelar { $move } med båda händerna
act-completes = { actor } spelar { $move } och trycker på klockan
act-completes-with-both-hands = { actor } spelar { $move } med båda händerna och trycker på klockan
act-takes-back = { actor } tar tillbaka draget
act-displaces = { actor } stöter till { pieces-on }
act-puts-back = { actor } ställer tillbaka de rubbade pjäserna

## At the clock

act-presses = { actor } trycker på klockan
act-presses-with-other-hand = { actor } trycker på klockan med den andra handen
act-mishandles-clock = { actor } hanterar klockan på ett otillbörligt sätt
act-stops-clocks = { actor } stannar klockorna
act-stops-clocks-to-call = { actor } stannar klockorna och tillkallar domaren
act-stops-clocks-for-promotion = { actor } stannar klockorna eftersom pjäsen vid promoveringen inte finns till hands
act-stops-clocks-without-reason = { actor } stannar klockorna utan skäl
act-restarts = { actor } startar åter klockan
act-restarts-clock = { actor } startar åter { color-of } klocka
act-sets-clock = { actor } ställer { color-of } klocka på { $time }

## In words and in writing

act-offers-draw = { actor } bjuder remi
act-offers-draw-on-condition = { actor } bjuder remi med ett villkor
act-accepts = { actor } antar remianbudet
act-declines = { actor } avslår remianbudet
act-resigns = { actor } ger upp
act-claims = { actor } { claims }
act-claims-with = { actor } { claims }, med draget { $move } antecknat
act-records = { actor } antecknar { $text }
act-signs = { actor } undertecknar resultatet { $score }

## What is noticed and decided

act-observes-flag = { actor } observerar att { color-of } kläpp har fallit
act-observes-both-flags = { actor } observerar att båda kläpparna har fallit
act-observes-illegal-move = { actor } observerar ett regelstridigt drag
act-observes-touch-move = { actor } observerar ett brott mot reglerna om rörda pjäser
act-observes-two-hands = { actor } observerar ett drag med båda händerna
act-observes-absent = { actor } konstaterar att { color } inte är på plats
act-observes-wrong-set-up = { actor } upptäcker att utgångsställningen var inkorrekt
act-observes-board-turned = { actor } upptäcker att brädet är fel placerat
act-observes-colors-reversed = { actor } upptäcker att partiet har börjat med ombytta färger
act-observes-displaced = { actor } upptäcker att pjäser har rubbats från sina rutor sedan sammanlagt { $count } drag av spelarna
act-observes-clock-defect = { actor } upptäcker att klockan är defekt
act-observes-clock-misset = { actor } upptäcker att klockan är fel inställd
act-observes-not-recording = { actor } observerar att { color } inte för protokoll
act-decides = { actor } avgör fråga { $number }: { $answer }
act-declares = { actor } fastställer resultatet { $score }
act-corrects = { actor } stryker anteckning { $number } i loggen
act-corrects-last = { actor } stryker den senaste anteckningen i loggen
acts = { $acts }
