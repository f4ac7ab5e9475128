### Appendix D: games with blind and visually disabled players.

blind-visual = { color } är antecknad som synskadad
blind-hearing = { color } är antecknad som hörselskadad
blind-adapted = arrangören anpassar reglerna till lokala förhållanden
blind-adapted-alone = reglerna anpassas först efter samråd med domaren
blind-two-boards = två bräden används, varav ett speciellt konstruerat
blind-no-ground = ingen här är synskadad, { color } kan inte begära det
blind-sighted-as-usual = för { color }, som är seende, gäller de vanliga reglerna om rörd pjäs och utfört drag
blind-felt = { color } känner på en pjäs, som är rörd först när den tagits ut ur sitt hål
blind-lifted = { color } har tagit ut pjäsen på { $square } ur sitt hål; den är därmed rörd
blind-announced = { color } annonserar ”{ $text }”
blind-not-understood = det går inte att förstå vilket drag { color } annonserar med ”{ $text }”
blind-other-words = { color } annonserar ”{ $text }” med andra ord än reglernas och måste säga det på nytt
blind-other-words-allowed = domaren tillåter andra ord vid annonseringen
blind-words-fixed = det är inte domarens sak att ändra orden vid annonseringen
blind-not-announced = { color } har tryckt på klockan utan att annonsera draget
blind-repeated = { color } repeterar draget
blind-repeated-wrongly = { color } repeterar ett annat drag än det som annonserades
blind-copied = draget är utfört på { color-of } bräde
blind-missing-captured = { color } har inte avlägsnat den slagna pjäsen från sitt bräde
blind-missing-placed = { color } har inte placerat en pjäs i ett annat hål
blind-missing-announced = { color } har inte annonserat draget
blind-clock-not-yet = motståndarens klocka startas först när draget är utfört; { color-of } klocka fortsätter att gå
blind-made = placerat och annonserat: { color-of } drag är utfört på specialbrädet
blind-word-and-board-differ = det som { color } har sagt är inte vad som utförts på brädet
blind-slip-corrected = { color } korrigerar en felsägning i tid
blind-slip-too-late = det är för sent för { color } att korrigera en felsägning
blind-clock-admitted = { color-of } specialklocka godtas
blind-clock-refused = { color-of } specialklocka saknar det som krävs
blind-score-braille = { color } för protokoll i blindskrift
blind-score-longhand = { color } för protokoll i svartskrift
blind-score-device = { color } för protokoll med inspelningsapparat
blind-boards-agree = ställningarna på de två brädena stämmer överens
blind-must-correct-board = protokollen stämmer överens; { color } måste korrigera ställningen på sitt bräde
blind-sheets-differ = både ställningar och protokoll skiljer sig åt; man går tillbaka till där protokollen stämmer överens
blind-assistant = { color } använder en medhjälpare
blind-task-given = { color-of } medhjälpare får { assistant-task }
blind-sighted-assistant = { color }, som är seende, anlitar en medhjälpare för att annonsera och utföra drag
blind-task-refused = { color-of } medhjälpare får inte { assistant-task }
assistant-task =
    { $task ->
        [moving] utföra dragen på motståndarens bräde
        [announcing] annonsera dragen
        [recording] föra protokoll och starta motståndarens klocka
        [informing] på begäran informera om antal drag och förbrukad tid
        [claiming] påfordra vinst på tid och underrätta domaren om rörda pjäser
       *[adjourning] utföra formaliteterna om partiet avbryts
    }
blind-no-second-assistant = det finns redan en medhjälpare, { color } kan inte anlita en till
blind-assistant-compulsory = { color } möter en hörselskadad spelare; en medhjälpare måste användas
blind-assisted = { color-of } medhjälpare får { assistant-task }
blind-not-their-task = det hör inte till uppgifterna för { color-of } medhjälpare
blind-informed-unasked = { color-of } medhjälpare informerar utan att ha tillfrågats
blind-impossible-one-board = två bräden används inte
blind-impossible-nothing-to-copy = det finns inget drag att repetera eller utföra
