### Guideline III: games without increment.

quickplay-announced = vägledningen för partier utan tillägg har tillkännagivits
quickplay-not-here = reglerna för partier utan tillägg gäller inte här
quickplay-not-on-move = { color } är inte vid draget
quickplay-time-left = { color } har inte mindre än två minuter kvar för alla återstående drag
quickplay-flag-down = { color-of } kläpp har redan fallit
quickplay-no-five-seconds = { color } kan inte begära fem sekunder på detta sätt
quickplay-asked =
    { $mode ->
        [delay] { color } begär fem sekunders fördröjning för båda spelarna, vilket också är ett remianbud
       *[increment] { color } begär fem sekunders tillägg för båda spelarna, vilket också är ett remianbud
    }
quickplay-granted =
    { $mode ->
        [delay] domaren bifaller { color-of } begäran om fördröjning
       *[increment] domaren bifaller { color-of } begäran om tillägg
    }
quickplay-refused = domaren bifaller inte { color-of } begäran
quickplay-claimed =
    { $grounds ->
        [cannot-win] { color } kräver remi: motståndaren kan inte vinna på normalt sätt
        [no-effort] { color } kräver remi: motståndaren anstränger sig inte för att vinna på normalt sätt
       *[both] { color } kräver remi: motståndaren kan inte vinna på normalt sätt och anstränger sig inte heller för att göra det
    }
quickplay-agreed = domaren bifaller { color-of } krav
quickplay-postponed = domaren uppskjuter beslutet om { color-of } krav
quickplay-rejected = domaren avslår { color-of } krav
quickplay-final = detta beslut är slutgiltigt
quickplay-fell = { color-of } kläpp har fallit medan kravet ännu inte är avgjort
quickplay-declared = domaren förklarar partiet remi
quickplay-concluded = { color } kräver remi utan att någon domare är närvarande, vilket avslutar partiet
quickplay-ground =
    { $grounds ->
        [cannot-win] { color } säger att partiet inte kan vinnas på normalt sätt
        [no-effort] { color } säger att motståndaren inte ansträngde sig för att vinna på normalt sätt
       *[both] { color } säger att partiet inte kan vinnas på normalt sätt och att motståndaren inte ansträngde sig för det
    }
quickplay-given =
    { $evidence ->
        [sheet] { color } lämnar in ett uppdaterat protokoll
       *[position] { color } skriver ned slutställningen
    }
quickplay-confirmed =
    { $evidence ->
        [sheet] { color } bekräftar protokollet
       *[position] { color } bekräftar slutställningen
    }
quickplay-disputed =
    { $evidence ->
        [sheet] { color } bekräftar inte protokollet
       *[position] { color } bekräftar inte slutställningen
    }
quickplay-referred = { color-of } krav hänskjuts till en domare
quickplay-five-seconds =
    { $mode ->
        [delay] båda spelarna får fem sekunders fördröjning per drag
       *[increment] båda spelarna får fem sekunders tillägg per drag
    }
asked-five-seconds = införs fem sekunder per drag, som { color } begär
asked-quickplay-claim = bifalls { color-of } remikrav
asked-final-position = { color-of } kläpp har fallit; är slutställningen omöjlig att vinna på normalt sätt, eller var ansträngningarna att vinna otillräckliga
asked-opponent-of-fallen = { color-of } kläpp har fallit; är det omöjligt för motståndaren att vinna på normalt sätt, eller var ansträngningarna att vinna otillräckliga
asked-referred = bifalls det remikrav som { color } framställde utan att någon domare var närvarande
answer-agree = bifaller
answer-postpone = uppskjuter
answer-postpone-with-time = uppskjuter med extra tid
answer-reject = avslår
answer-drawn = remi
