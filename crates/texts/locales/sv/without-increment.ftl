### Guideline III: games without increment.

quickplay-announced = riktlinjerna för partier utan tidstillägg är tillkännagivna
quickplay-not-here = reglerna för partier utan tidstillägg gäller inte här
quickplay-not-on-move = { color } är inte vid draget
quickplay-time-left = { color } har inte mindre än två minuter kvar för alla återstående drag
quickplay-flag-down = { color-of } kläpp har redan fallit
quickplay-no-five-seconds = { color } kan inte begära fem sekunder på detta sätt
quickplay-asked =
    { $mode ->
        [delay] { color } begär fem sekunders fördröjning för båda spelarna, vilket är ett remianbud
       *[increment] { color } begär fem sekunders tidstillägg för båda spelarna, vilket är ett remianbud
    }
quickplay-granted =
    { $mode ->
        [delay] domaren bifaller { color-of } begäran om fördröjning
       *[increment] domaren bifaller { color-of } begäran om tidstillägg
    }
quickplay-refused = domaren bifaller inte { color-of } begäran
quickplay-claimed =
    { $grounds ->
        [cannot-win] { color } kräver remi: motståndaren kan inte vinna på normalt sätt
        [no-effort] { color } kräver remi: motståndaren anstränger sig inte för att vinna på normalt sätt
       *[both] { color } kräver remi: motståndaren kan inte vinna på normalt sätt och anstränger sig inte
    }
quickplay-agreed = domaren bifaller { color-of } krav
quickplay-postponed = domaren uppskjuter beslutet om { color-of } krav
quickplay-rejected = domaren avslår { color-of } krav
quickplay-final = detta beslut är slutgiltigt
quickplay-fell = { color-of } kläpp har fallit, och beslutet om kravet är ännu inte fattat
quickplay-declared = domaren förklarar partiet remi
quickplay-concluded = { color } kräver remi utan att någon domare är närvarande, vilket avslutar partiet
quickplay-ground =
    { $grounds ->
        [cannot-win] { color } anser att partiet inte kan vinnas på normalt sätt
        [no-effort] { color } anser att motståndaren inte försökte vinna på normalt sätt
       *[both] { color } anser att partiet inte kan vinnas på normalt sätt och att motståndaren inte försökte
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
        [delay] båda spelarna har fem sekunders fördröjning per drag
       *[increment] båda spelarna får fem sekunders tidstillägg per drag
    }
asked-five-seconds = införs fem sekunder per drag som { color } begär
asked-quickplay-claim = bifalls { color-of } krav på remi
asked-final-position = { color-of } kläpp har fallit; kan slutställningen inte vinnas på normalt sätt, eller var försöken otillräckliga
asked-opponent-of-fallen = { color-of } kläpp har fallit; kan motståndaren inte vinna på normalt sätt, eller var försöken otillräckliga
asked-referred = bifalls { color-of } krav på remi, som framställdes utan att någon domare var närvarande
answer-agree = bifaller
answer-postpone = uppskjuter
answer-postpone-with-time = uppskjuter med extra tid
answer-reject = avslår
answer-drawn = remi
