### Appendix D: games with blind and visually disabled players.

blind-visual = { color } je zabeležen kao igrač oštećenog vida
blind-hearing = { color } je zabeležen kao igrač oštećenog sluha
blind-adapted = organizator prilagođava pravila lokalnim okolnostima
blind-adapted-alone = pravila se prilagođavaju tek posle dogovora sa sudijom
blind-two-boards = koriste se dve ploče, od kojih je jedna specijalna
blind-no-ground = ovde niko nije oštećenog vida, { color } to ne može da zatraži
blind-sighted-as-usual = za { color-of }, koji vidi, važe normalna pravila o dodiru i potezu
blind-felt = { color } opipava figuru, koja je dotaknuta tek kada je izvučena iz otvora
blind-lifted = { color } je izvukao iz otvora figuru na polju { $square }, i ona je time dotaknuta
blind-announced = { color } objavljuje „{ $text }“
blind-not-understood = ne može se razumeti koji potez { color } objavljuje sa „{ $text }“
blind-other-words = { color } objavljuje „{ $text }“ drugim rečima od onih u pravilima i mora to da ponovi
blind-other-words-allowed = sudija dozvoljava druge reči pri objavljivanju
blind-words-fixed = reči za objavljivanje sudija ne može da menja
blind-not-announced = { color } je pritisnuo sat, a nije objavio potez
blind-repeated = { color } ponavlja potez
blind-repeated-wrongly = { color } ponavlja drugi potez od objavljenog
blind-copied = potez je izveden na ploči { color-of }
blind-missing-captured = { color } nije sklonio uzetu figuru sa svoje ploče
blind-missing-placed = { color } nije postavio figuru u drugi otvor
blind-missing-announced = { color } nije objavio potez
blind-clock-not-yet = protivnikov sat se pokreće tek kada je potez odigran; sat { color-of } radi dalje
blind-made = postavljeno i objavljeno: potez { color-of } je odigran na specijalnoj ploči
blind-word-and-board-differ = ono što je { color } rekao nije ono što je izveo na ploči
blind-slip-corrected = { color } na vreme ispravlja grešku u govoru
blind-slip-too-late = { color } više ne može da ispravi grešku u govoru
blind-clock-admitted = specijalni sat { color-of } je dopušten
blind-clock-refused = specijalni sat { color-of } nema ono što mora da ima
blind-score-braille = { color } beleži poteze Brajovim pismom
blind-score-longhand = { color } beleži poteze običnim pismom
blind-score-device = { color } beleži poteze uređajem za snimanje
blind-boards-agree = pozicije na dve ploče se podudaraju
blind-must-correct-board = formulari se podudaraju; { color } mora da popravi poziciju na svojoj ploči
blind-sheets-differ = razlikuju se i pozicije i formulari; potezi se vraćaju do mesta gde se formulari podudaraju
blind-assistant = { color } ima pomoćnika
blind-task-given = pomoćnik { color-of } može { assistant-task }
blind-sighted-assistant = { color }, koji vidi, angažuje pomoćnika za objavljivanje i izvođenje poteza
blind-task-refused = pomoćnik { color-of } ne može { assistant-task }
assistant-task =
    { $task ->
        [moving] da povlači poteze na ploči protivnika
        [announcing] da objavljuje poteze
        [recording] da vodi formular i pokreće protivnikov sat
        [informing] da na zahtev obaveštava o broju poteza i utrošenom vremenu
        [claiming] da reklamira prekoračenje vremena i prijavi dotaknute figure
       *[adjourning] da obavi formalnosti u slučaju prekida partije
    }
blind-no-second-assistant = pomoćnik već postoji, { color } ne može da ima drugog
blind-assistant-compulsory = { color } igra protiv igrača oštećenog sluha; pomoćnik je obavezan
blind-assisted = pomoćnik { color-of } može { assistant-task }
blind-not-their-task = to ne spada u dužnosti pomoćnika { color-of }
blind-informed-unasked = pomoćnik { color-of } obaveštava bez zahteva
blind-impossible-one-board = ne koriste se dve ploče
blind-impossible-nothing-to-copy = nema poteza koji bi se ponovio ili izveo
