### The command `play`: what stands on the screen, what it answers, what it can be told.

## The screen

play-title =
    { $rate ->
        [standard] { "Jadoube" } · { $edition } års regler · { $control } · långschack
        [rapid] { "Jadoube" } · { $edition } års regler · { $control } · snabbschack
       *[blitz] { "Jadoube" } · { $edition } års regler · { $control } · blixt
    }
play-title-reduced = { $title }, begränsad övervakning
play-moves-done = drag { $moves }
play-period = period { $number }
play-illegal = regelstridiga { $count }
play-delay = fördröjning { $seconds }
play-flag-fell = kläppen har fallit
play-flag-down = KLÄPPEN NERE
play-status = { $parts }
play-has-the-move = { color } är vid draget
play-not-pressed = { color } har inte slagit om klockan än
play-must-play = måste spela { $moves }
play-bound = rörd pjäs
play-clocks-stand = klockorna är stannade ({ "arbiter restart" })
play-other-clock = men { color-of } klocka går ({ $command })
play-over = { $score }, enligt § { $article }. Skriv { "export FILE.pgn" } eller { "quit" }.
play-press-enter = Tryck Enter för att starta vits klocka; { "help" } visar kommandona.
play-moves-heading = Drag med återstående tid
play-rulings-heading = Domslut
play-writes = { color } antecknar { $text }
play-small-clocks = V { $white } S { $black }
play-too-small = Brädet behöver { $width } × { $height } tecken.
play-keys = F1 hjälp · Tab fyller i · PgUp/PgDn rullar
play-help-heading = Hjälp: PageDown för mer, Esc för att gå tillbaka

## Answers

play-refused = Detta kan inte ha hänt: { $why }.
play-too-late = För sent: { $why }.
play-nothing-follows = Ingenting följer av detta.
play-taken-out = Anteckningen är borttagen, och resten av loggen har spelats upp på nytt.
play-stopped-for-resuming = Klockorna är stannade där loggen slutar. Fortsätt: { "arbiter restart" }
play-nothing-to-correct = Det finns inget att rätta.
play-not-begun = Partiet har inte börjat. Börja: { "start" }
play-only-clock = Bara { color-of } klocka går, så draget är gjort men klockan är inte omslagen.
play-standing-clocks = Klockorna är stannade. Fortsätt: { "arbiter restart" } (eller: { "make MOVE" })
play-nothing-known = inget kommando börjar så
play-quit-twice = Partiet är inte avslutat och inte sparat. Spara: { "save FILE" }. Lämna: { "quit" } en gång till.
play-game-over = Partiet är avslutat: { $score } (§ { $article }).
play-game-not-over = Partiet är inte avslutat.

## Files

play-dropped = Sista raden i { $path } är ofullständig och har utelämnats: { $line }
play-ruled-otherwise =
    { $count ->
        [one] I { $count } händelse dömer denna version annorlunda än den som skrev loggen.
       *[other] I { $count } händelser dömer denna version annorlunda än den som skrev loggen.
    }
play-saved-again = Allt är sparat igen.
play-not-saved = INTE SPARAT: { $why }.
play-file-exists = { $path } finns redan; välj ett annat namn.
play-cannot-write = Kan inte skriva { $path }: { $why }.
play-exported = Partiet har skrivits till { $path }.
play-keeps = Från och med nu sparas varje händelse i { $path }.
play-lost-log = De senaste händelserna kunde INTE skrivas till { $path }.
play-kept = Partiet är sparat i { $path }. Fortsätt: { $command }
play-not-kept = partiet sparades inte till slutet
play-no-terminal = ett parti kräver en terminal, och detta är ingen
play-no-terminal-help = utan terminal, ange händelserna rad för rad: { "jadoube play --script FILE" } (eller { "-" } för standard in)
log-write = kan inte skriva { $path }: { $why }
log-read = kan inte läsa { $path }: { $why }
log-exists = { $path } finns redan
log-exists-help = för att fortsätta partiet i den: { $command }
log-not-a-log = { $path } är inget sparat parti: { $why }
log-empty = den är tom
log-format = formatet är { $found }, men detta program läser { $known }
log-first-line-says = rad 1: { $why }
log-first-line = första raden är ofullständig
log-bad-line = { $path }, rad { $line }: { $why }
log-impossible = { $path }, rad { $line }: detta kan inte ha hänt: { $why }

## What is not understood

play-bad-line = denna rad går inte att förstå
play-bad-line-help = en rad är en tid och en händelse, till exempel: { "0:00:05 white Nf3" }
play-found = där står ”{ $found }”, men väntat är { $expected }
play-ends = raden slutar här, men väntat är { $expected }
play-nearest = ”{ $found }” är varken ett drag eller ett kommando. Menade du { $nearest }?
play-no-move = ”{ $text }” är varken ett kommando eller ett regelrätt drag: { $why }
play-no-move-hint = ”{ $text }” är varken ett kommando eller ett regelrätt drag: { $why } ({ $hint })
play-nevertheless = för att ändå göra det: { $command }
play-nevertheless-castle = för att ändå göra det: { "castle short" } eller { "castle long" }
play-unlawful-board = så länge ställningen är regelstridig måste draget vara entydigt; båda rutorna går alltid bra, som { "e2e4" }
typed-move-or-command = ett drag som { "Sf3" } eller ett kommando; { "help" } visar dem
typed-move-or-deed = ett drag som { "Sf3" }, eller { $words }
typed-anything = ett drag eller ett kommando; { "help" } visar dem
typed-script-time = en tid som { "0:00:05" }
typed-move = ett drag som { "Sf3" } eller { "g1f3" }
typed-file = namnet på en fil

## Help

help-start = båda spelarna är på plats, vits klocka startas
help-move = gör draget och slår om klockan
help-move-offer = samma sak, med remianbud däremellan
help-make = gör draget utan att slå om klockan
help-press = slår om klockan ({ "press with the other hand" })
help-touch = rör pjäser i denna ordning ({ "… together" }, { "… by accident" })
help-release = släpper den senast rörda pjäsen
help-take = tar bort en pjäs från brädet
help-take-back = tar tillbaka draget innan klockan slås om
help-put = ställer promoveringspjäsen på en ruta, sedan: { "let go" }
help-let-go = släpper promoveringspjäsen
help-castle = rockerar, tillåtet eller inte
help-adjust = säger { "j'adoube" } och ställer pjäser till rätta
help-displace = stöter omkull pjäser, sedan: { "put back" }
help-offer = bjuder remi (helst efter { "make" }, före { "press" })
help-accept = antar anbudet
help-decline = avslår anbudet
help-claim-repetition = kräver remi, för ställningen på brädet eller med det antecknade draget
help-claim-fifty = samma sak enligt 50-dragsregeln
help-claim-flag = påtalar att motståndarens kläpp har fallit
help-claim-illegal = påtalar att motståndarens drag var regelstridigt
help-claim-touch-move = påtalar att motståndaren inte flyttade den rörda pjäsen (även: { "two hands" })
help-resign = ger upp
help-write = antecknar i protokollet; { "(=)" } noterar ett remianbud
help-sign = undertecknar resultatet
help-compare = säger var protokollen avviker från varandra och från de spelade dragen
help-stop = stannar klockorna och tillkallar domaren ({ "stop without reason" }, { "stop promotion" })
help-mishandle = hanterar klockan på ett otillbörligt sätt
help-arbiter-restart = startar klockan igen
help-arbiter-stop = domaren stannar klockorna
help-arbiter-flag = domaren observerar en fallen kläpp ({ "observe both flags" })
help-arbiter-observe = domaren observerar ett regelstridigt drag, { "touch-move, two hands, white absent, …" }
help-arbiter-set = ställer en klocka
help-arbiter-decide = svarar på fråga 0
help-arbiter-declare = avslutar partiet av ett skäl som inte har något eget kommando
help-arbiter-start = ronden börjar med dem som har anlänt
help-arrive = en spelare anländer till brädet
help-five-seconds = en begäran i ett parti utan tillägg ({ "ask for five seconds as delay" })
help-quickplay = kräver remi i ett parti utan tillägg ({ "claim that the game cannot be won; … without an arbiter" })
help-see-sheet = ber att få se domarens protokoll i snabbschack och blixt ({ "ask for a scoresheet" })
help-set-up = en spelare säger att pjäser, bräde eller klocka ställdes upp fel ({ "claim board turned, claim clock misset" })
help-agrees-to-correct = en spelare går med på att rätta ett besvarat regelstridigt drag, i snabbschack och blixt
help-announces-castling = säger till före rockad i { "Chess960" }; kungen ställs ned med: { "put the king on g1" }
help-illegal-position = båda kungarna i schack, eller en bonde på sista raden, i snabbschack och blixt
help-uncovered = en situation som ingen paragraf reglerar, och paragrafer om analoga situationer
help-correct = den senaste raden (eller anteckning N i loggen) var ett skrivfel
help-export = skriver partiet som { "PGN" }
help-save = sparar varje händelse i en fil från och med nu
help-show = visar läget i partiet i ren text
help-flip = vänder brädet på skärmen
help-help = denna lista ({ "F1" }); { "Esc" } stänger den
help-quit = lämnar
help-note-who = { "white …, black …, arbiter …" } före en rad säger vem som handlar. Utan det gäller handlingar på brädet spelaren vid draget, och ord och omslag av klockan den spelare vars klocka går.
help-note-squares = Ett drag som skrivs med båda rutorna ({ "e2e5" }) görs som det är, regelrätt eller inte: Schackreglerna säger sedan vad som följer.
help-note-keys = { "Tab" } fyller i, upp- och nedpil hämtar tidigare rader, { "PageUp" } och { "PageDown" } rullar domsluten.
