### What somebody does, as a case or a log prints it.

actor =
    { $actor ->
        [white] vit
        [black] svart
        [whites-assistant] vits assistent
        [blacks-assistant] svarts assistent
        [arbiters-assistant] domarens assistent
        [organizer] arrangören
        [hall] hallen
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
act-is-ready = { actor } är redo
act-starts-round = { actor } startar ronden
act-touches = { actor } rör pjäsen på { $square }
act-touches-in-turn = { actor } rör pjäserna på { $squares }, i denna ordning
act-touches-together = { actor } rör { pieces-on } samtidigt
act-touches-by-accident = { actor } rör pjäsen på { $square } av misstag
act-touches-carelessly = { actor } rör pjäsen på { $square } av oaktsamhet
act-points-at = { actor } rör pjäsen på { $square } för att peka på den
act-adjusts = { actor } ställer { pieces-on } till rätta
act-releases = { actor } släpper pjäsen på { $square }
act-takes-off = { actor } tar bort pjäsen på { $square } från brädet
act-places = { actor } ställer { piece-one } på { $square }
act-places-colored =
    { $color ->
        [white] { actor } ställer en pjäs av vit färg ({ piece }) på { $square }
       *[black] { actor } ställer en pjäs av svart färg ({ piece }) på { $square }
    }
act-lets-go = { actor } släpper den nya pjäsen
act-plays = { actor } spelar { $move }
act-plays-with-both-hands = { actor } spelar { $move } med båda händerna
act-completes = { actor } spelar { $move } och slår om klockan
act-completes-with-both-hands = { actor } spelar { $move } med båda händerna och slår om klockan
act-takes-back = { actor } tar tillbaka draget
act-displaces = { actor } rubbar { pieces-on }
act-puts-back = { actor } ställer tillbaka de rubbade pjäserna

## At the clock

act-presses = { actor } slår om klockan
act-presses-with-other-hand = { actor } slår om klockan med den andra handen
act-mishandles-clock = { actor } hanterar klockan på ett otillbörligt sätt
act-keeps-finger = { actor } håller fingret på klockans knapp
act-stops-clocks =
    { $actor ->
        [white] { actor } stannar klockorna och tillkallar domaren
        [black] { actor } stannar klockorna och tillkallar domaren
        [whites-assistant] { actor } stannar klockorna och tillkallar domaren
        [blacks-assistant] { actor } stannar klockorna och tillkallar domaren
       *[other] { actor } stannar klockorna
    }
act-stops-clocks-to-call-about = { actor } stannar klockorna och tillkallar domaren: { trouble }
trouble =
    { $trouble ->
        [illegal-move] ett regelstridigt drag
        [clock] klockan
        [disturbance] en störning
       *[claim] ett krav
    }
act-stops-clocks-for-promotion = { actor } stannar klockorna eftersom promoveringspjäsen inte finns till hands
act-stops-clocks-after-sealing = { actor } stannar klockan efter att ha förseglat draget
act-stops-clocks-without-reason = { actor } stannar klockorna utan skäl
act-restarts = { actor } startar klockorna igen
act-restarts-clock = { actor } startar { color-of } klocka igen
act-sets-counter = { actor } ställer { color-of } dragräknare på { $count }
act-sets-position = { actor } ställer upp ställningen ”{ $fen }”
act-sets-clock = { actor } ställer { color-of } klocka på { $time }

## In words and in writing

act-offers-draw = { actor } bjuder remi
act-offers-draw-on-condition = { actor } bjuder remi med ett villkor
act-accepts = { actor } antar remianbudet
act-declines = { actor } avslår remianbudet
act-withdraws-offer = { actor } försöker ta tillbaka remianbudet
act-withdraws-claim = { actor } försöker ta tillbaka sitt remikrav
act-consents-to-draw = { actor } medger att spelarna enas om remi
act-refuses-consent = { actor } medger inte att spelarna enas om remi
act-resigns = { actor } ger upp
act-claims = { actor } { claims }
act-claims-with = { actor } { claims }, med draget { $move } antecknat
act-records = { actor } antecknar { $text }
act-signs = { actor } undertecknar resultatet { $score }

## What is noticed and decided

act-observes-flag = { actor } observerar att { color-of } kläpp har fallit
act-observes-both-flags = { actor } observerar att båda kläpparna har fallit
act-observes-illegal-move = { actor } observerar ett regelstridigt drag
act-observes-touch-move = { actor } observerar ett brott mot regeln om rörd pjäs
act-observes-two-hands = { actor } observerar ett drag med båda händerna
act-observes-absent = { actor } konstaterar att { color } inte är på plats
act-observes-wrong-set-up = { actor } upptäcker att utgångsställningen var inkorrekt
act-observes-board-turned = { actor } upptäcker att brädet är felvänt
act-observes-colors-reversed = { actor } upptäcker att partiet spelas med ombytta färger
act-observes-displaced =
    { $count ->
        [one] { actor } upptäcker att pjäser har varit rubbade sedan före det senaste draget
       *[other] { actor } upptäcker att pjäser har varit rubbade under { $count } drag, båda spelarnas drag inräknade
    }
act-observes-clock-defect = { actor } upptäcker att klockan är defekt
act-observes-clock-misset = { actor } upptäcker att klockan var fel inställd
act-observes-not-recording = { actor } observerar att { color } inte för protokoll
act-decides = { actor } beslutar: { $answer }
act-declares = { actor } fastställer resultatet { $score }
act-corrects = { actor } stryker anteckning { $number } i loggen
act-corrects-last = { actor } stryker den senaste anteckningen i loggen
acts = { $acts }

## Adjourned games

act-announces-session = { actor } tillkännager spelperioden
act-announces-session-from = { actor } tillkännager spelperioden från { $starts }
act-announces-session-to = { actor } tillkännager spelperioden till { $ends }
act-announces-session-from-to = { actor } tillkännager spelperioden från { $starts } till { $ends }
act-asks-to-seal = { actor } anmodar spelaren vid draget att försegla sitt drag
act-adjourns-early = { actor } begär att få försegla före spelperiodens slut
act-seals = { actor } förseglar ett drag
act-seals-electronically = { actor } förseglar ett drag på ett elektroniskt protokoll
act-seals-text = { actor } förseglar ”{ $text }”
act-seals-text-electronically = { actor } förseglar ”{ $text }” på ett elektroniskt protokoll
act-checks-envelope = { actor } kontrollerar kuvertet
act-checks-envelope-lacking = { actor } kontrollerar kuvertet, där följande saknas: { $items }
act-checks-envelope-wrong = { actor } kontrollerar kuvertet, där följande är felaktigt: { $items }
act-resumes = { actor } återupptar partiet
act-opens-envelope = { actor } öppnar kuvertet
act-opens-envelope-reading = { actor } öppnar kuvertet och läser ”{ $text }”
act-reads-sealed-move = { actor } tolkar förseglingsdraget som { $move }
act-misses-envelope = { actor } anmäler att kuvertet saknas
act-misses-envelope-and-position = { actor } anmäler att kuvertet saknas och att ställningen är okänd
act-misses-envelope-and-times = { actor } anmäler att kuvertet saknas och att tiderna är okända
act-misses-envelope-and-all = { actor } anmäler att kuvertet saknas och att varken ställningen eller tiderna är kända
act-states-move = { actor } uppger sig ha förseglat ”{ $text }”
act-points-out-times = { actor } påpekar att tiderna är felaktiga

## Scoresheets and what is around the board

act-writes-notes = { actor } skriver något annat i protokollet
act-views-earlier = { actor } tittar på en tidigare ställning i ett elektroniskt protokoll
act-records-electronically = { actor } för protokoll på ett certifierat elektroniskt protokoll
act-records-uncertified = { actor } för protokoll på ett elektroniskt protokoll som inte är certifierat
act-sheet-fails = { actor } har ett protokoll som är defekt
act-hides-sheet = { actor } håller protokollet så att domaren inte kan se det
act-hides-sheet-from-opponent = { actor } har protokollet så att motspelaren inte kan se det
act-borrows-sheet = { actor } tar motståndarens protokoll
act-returns-sheet = { actor } lämnar tillbaka motståndarens protokoll
act-names-other-move = { actor } nämner ett annat drag än det antecknade
act-wrote-impossible-move = { actor } har antecknat ett drag som { piece-none } kan göra
act-finds-sheets-incomplete = { actor } finner att inget av protokollen är komplett; frågan gäller { color-of } kläpp
act-has-evidence = { actor } har bevis för att { color } har fullbordat { $count } drag
act-places-clock = { actor } bestämmer var klockan ska stå
act-for-disabled = { $told }; spelaren har en funktionsnedsättning
act-claims-from-screen = { actor } { claims }, enbart på grundval av en bildskärm
act-observes-flag-uncounted = { actor } observerar att { color-of } kläpp har fallit och att antalet fullbordade drag är okänt
act-observes-dead-position = { actor } observerar att ingen av spelarna kan sätta matt
act-observes-last-identifiable =
    { $count ->
        [one] { actor } finner att den sista identifierbara ställningen är den före det senaste draget
       *[other] { actor } finner att den sista identifierbara ställningen ligger { $count } drag tillbaka, båda spelarnas drag inräknade
    }

## Rapid, blitz, Chess960, games without increment, and the Preface

act-asks-for-sheet = { actor } ber om ett protokoll
act-asks-to-see-sheet = { actor } ber att få se domarens protokoll
act-claims-set-up =
    { $part ->
        [pieces] { actor } säger att pjäserna ställdes upp fel
        [board] { actor } säger att brädet placerades fel
       *[clock] { actor } säger att klockan ställdes in fel
    }
act-sees-illegal-position = { actor } observerar en regelstridig ställning
act-agrees-to-correct = { actor } går med på att rätta det regelstridiga draget
act-draws-lots =
    { $means ->
        [computer] { actor } lottar startställningen med dator
        [dice] { actor } lottar startställningen med tärning
        [coins] { actor } lottar startställningen med mynt
       *[cards] { actor } lottar startställningen med kort
    }
act-announces-castling = { actor } tillkännager rockad
act-asks-for-five-seconds =
    { $mode ->
        [delay] { actor } begär fem sekunders fördröjning för båda spelarna
       *[increment] { actor } begär fem sekunders tillägg för båda spelarna
    }
act-claims-quickplay = { actor } kräver remi: { grounds }
act-claims-quickplay-without-arbiter = { actor } kräver remi utan att någon domare är närvarande: { grounds }
grounds =
    { $grounds ->
        [cannot-win] motståndaren kan inte vinna på normalt sätt
        [no-effort] motståndaren anstränger sig inte för att vinna på normalt sätt
       *[both] motståndaren kan inte vinna på normalt sätt och anstränger sig inte heller för att göra det
    }
act-writes-final-position = { actor } skriver ned slutställningen: ”{ $text }”
act-submits-sheet = { actor } lämnar in protokollet
act-confirms =
    { $evidence ->
        [sheet] { actor } bekräftar protokollet
       *[position] { actor } bekräftar slutställningen
    }
act-disputes =
    { $evidence ->
        [sheet] { actor } bekräftar inte protokollet
       *[position] { actor } bekräftar inte slutställningen
    }
act-declares-drawn = { actor } förklarar partiet remi
act-reports-uncovered = { actor } anmäler en situation som ingen paragraf reglerar: ”{ $text }”
act-reports-uncovered-like = { actor } anmäler en situation som ingen paragraf reglerar: ”{ $text }”; analoga situationer finns i { $articles }
act-puts-to-fide = { actor } ställer en fråga till FIDE: ”{ $text }”
act-puts-to-fide-through-federation = { actor } ställer genom förbundet en fråga till FIDE: ”{ $text }”

## Blind and visually disabled players

act-registers-visual = { actor } antecknar att { color } är synskadad
act-registers-hearing = { actor } antecknar att { color } är hörselskadad
act-adapts-rules = { actor } anpassar reglerna efter samråd med domaren
act-adapts-rules-so = { actor } anpassar reglerna efter samråd med domaren: ”{ $text }”
act-adapts-rules-alone = { actor } anpassar reglerna utan samråd med domaren
act-adapts-rules-alone-so = { actor } anpassar reglerna utan samråd med domaren: ”{ $text }”
act-demands-two-boards = { actor } begär att två bräden används
act-allows-other-words = { actor } tillåter andra ord vid annonseringen
act-brings-clock =
    { $kind ->
        [speaking] { actor } har med sig en talande klocka
        [tactile] { actor } har med sig en klocka som kan avläsas med fingrarna
        [both] { actor } har med sig en talande klocka som kan avläsas med fingrarna
       *[plain] { actor } har med sig en klocka som varken talar eller kan avläsas med fingrarna
    }
act-keeps-score =
    { $means ->
        [braille] { actor } för protokoll i blindskrift
        [longhand] { actor } för protokoll i svartskrift
       *[device] { actor } för protokoll med inspelningsapparat
    }
act-takes-assistant = { actor } tar en medhjälpare som ska { $tasks }
act-lifts = { actor } tar ut pjäsen på { $square } ur dess hål
act-announces-move = { actor } annonserar ”{ $text }”
act-repeats-move = { actor } repeterar ”{ $text }”
act-copies-move = { actor } utför draget { $move } på det andra brädet
act-informs = { actor } informerar på begäran om antal drag och tider
act-informs-unasked = { actor } informerar oombedd om antal drag och tider
act-reports-touch = { actor } meddelar att pjäsen på { $square } har rörts
act-compares-boards = { actor } jämför de två bräderna
