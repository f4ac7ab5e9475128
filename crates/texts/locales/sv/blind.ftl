### Appendix D: games with blind and visually disabled players.

blind-visual = { color } är antecknad som synskadad
blind-hearing = { color } är antecknad som hörselskadad
blind-adapted = arrangören anpassar reglerna till lokala förhållanden
blind-adapted-alone = reglerna får anpassas först efter samråd med domaren
blind-two-boards = två bräden används, varav ett speciellt konstruerat
blind-no-ground = ingen av spelarna är synskadad, så { color } kan inte begära det
blind-sighted-as-usual = { color } är seende, så de vanliga reglerna om att röra och flytta pjäser gäller
blind-felt = { color } känner på en pjäs, som räknas som rörd först när den tagits ut ur sitt hål
blind-lifted = { color } har tagit ut pjäsen på { $square } ur dess hål, vilket räknas som att röra den
blind-announced = { color } annonserar ”{ $text }”
blind-not-understood = det är oklart vilket drag { color } annonserar med ”{ $text }”
blind-other-words = { color } annonserar ”{ $text }” med andra ord än Schackreglernas och måste annonsera på nytt
blind-other-words-allowed = domaren tillåter andra ord vid annonseringen
blind-words-fixed = domaren får inte ändra orden vid annonseringen
blind-not-announced = { color } har slagit om klockan utan att annonsera draget
blind-repeated = { color } repeterar draget
blind-repeated-wrongly = { color } repeterar ett annat drag än det som annonserades
blind-copied = draget är utfört på { color-of } bräde
blind-missing-captured = { color } har inte avlägsnat den slagna pjäsen från sitt eget bräde
blind-missing-placed = { color } har inte placerat en pjäs i ett annat hål
blind-missing-announced = { color } har inte annonserat draget
blind-clock-not-yet = klockan startas först när draget är utfört, så { color-of } klocka fortsätter att gå
blind-made = placerat och annonserat: { color-of } drag är utfört på specialbrädet
blind-word-and-board-differ = det som { color } annonserade skiljer sig från draget på brädet
blind-slip-corrected = { color } korrigerar en felsägning i tid
blind-slip-too-late = det är för sent för { color } att korrigera en felsägning
blind-clock-admitted = { color-of } specialklocka godtas
blind-clock-refused = { color-of } specialklocka saknar en egenskap som krävs
blind-score-braille = { color } för protokoll i blindskrift
blind-score-longhand = { color } för protokoll i svartskrift
blind-score-device = { color } för protokoll med inspelningsapparat
blind-boards-agree = ställningarna på de två bräderna stämmer överens
blind-must-correct-board = protokollen stämmer överens; { color } måste korrigera ställningen på sitt eget bräde
blind-sheets-differ = både bräderna och protokollen skiljer sig åt; spelet går tillbaka till den punkt där protokollen stämmer överens
blind-assistant = { color } har en medhjälpare
blind-task-given = { color-of } medhjälpare får { assistant-task }
blind-sighted-assistant = { color }, som är seende, har en medhjälpare som annonserar och utför drag
blind-task-refused = { color-of } medhjälpare får inte { assistant-task }
assistant-task =
    { $task ->
        [moving] utföra dragen på det andra brädet
        [announcing] annonsera dragen
        [recording] föra protokoll och starta motståndarens klocka
        [informing] på begäran informera om antal drag och tider
        [claiming] kräva vinst på tid och anmäla rörda pjäser
       *[adjourning] utföra formaliteterna om partiet avbryts
    }
blind-no-second-assistant = { color } har redan en medhjälpare och kan inte få en till
blind-assistant-compulsory = { color } möter en hörselskadad spelare; en medhjälpare krävs
blind-assisted = { color-of } medhjälpare får { assistant-task }
blind-not-their-task = det hör inte till uppgifterna för { color-of } medhjälpare
blind-informed-unasked = { color-of } medhjälpare informerar oombedd
blind-impossible-one-board = här används inte två bräden
blind-impossible-nothing-to-copy = det finns inget drag att repetera eller utföra
