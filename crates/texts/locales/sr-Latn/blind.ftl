### Appendix D: games with blind and visually disabled players.

blind-visual = { color } je zabeležen kao igrač oštećenog vida
blind-hearing = { color } je zabeležen kao igrač oštećenog sluha
blind-adapted = organizator prilagođava pravila lokalnim okolnostima
blind-adapted-alone = pravila smeju da se prilagode samo posle konsultacije sa sudijom
blind-two-boards = koriste se dve table, od kojih je jedna specijalno napravljena
blind-no-ground = nijedan igrač nije oštećenog vida, pa { color } to ne može da zahteva
blind-sighted-as-usual = { color } vidi, pa važe uobičajena pravila o dodirivanju figura i povlačenju poteza
blind-felt = { color } opipava figuru, koja se smatra dodirnutom tek kada se izvuče iz otvora
blind-lifted = { color } je izvukao iz otvora figuru na polju { $square }, čime se ona smatra dodirnutom
blind-announced = { color } objavljuje „{ $text }“
blind-not-understood = nije jasno koji potez { color } objavljuje rečima „{ $text }“
blind-other-words = { color } objavljuje „{ $text }“, što nisu reči iz Pravila, i mora da ponovi objavu
blind-other-words-allowed = sudija dozvoljava druge reči pri objavljivanju
blind-words-fixed = sudija ne sme da menja reči za objavljivanje
blind-not-announced = { color } je pritisnuo sat a da nije objavio potez
blind-repeated = { color } ponavlja potez
blind-repeated-wrongly = { color } ponavlja drugi potez, a ne objavljeni
blind-copied = potez je povučen na tabli { color-of }
blind-missing-captured = { color } nije uklonio uzetu figuru sa svoje table
blind-missing-placed = { color } nije postavio figuru u drugi otvor
blind-missing-announced = { color } nije objavio potez
blind-clock-not-yet = protivnikov sat se uključuje tek kada je potez povučen, pa sat { color-of } radi dalje
blind-made = figura je postavljena i potez objavljen: potez { color-of } je povučen na specijalnoj tabli
blind-word-and-board-differ = potez koji je { color } objavio razlikuje se od poteza povučenog na tabli
blind-slip-corrected = { color } na vreme ispravlja grešku u govoru
blind-slip-too-late = kasno je da { color } ispravi grešku u govoru
blind-clock-admitted = specijalni sat { color-of } je dopušten
blind-clock-refused = specijalnom satu { color-of } nedostaje propisana osobina
blind-score-braille = { color } zapisuje poteze Brajovim pismom
blind-score-longhand = { color } zapisuje poteze običnim pismom
blind-score-device = { color } snima poteze uređajem za snimanje
blind-boards-agree = pozicije na dve table se podudaraju
blind-must-correct-board = formulari se podudaraju; { color } mora da ispravi poziciju na svojoj tabli
blind-sheets-differ = razlikuju se i table i formulari; partija se vraća do mesta na kome se formulari podudaraju
blind-assistant = { color } ima pomoćnika
blind-task-given = pomoćnik { color-of } sme { assistant-task }
blind-sighted-assistant = { color }, koji vidi, ima pomoćnika za objavljivanje i povlačenje poteza
blind-task-refused = pomoćnik { color-of } ne sme { assistant-task }
assistant-task =
    { $task ->
        [moving] da povlači poteze na drugoj tabli
        [announcing] da objavljuje poteze
        [recording] da piše poteze i uključuje protivnikov sat
        [informing] da na zahtev saopštava broj poteza i vreme
        [claiming] da reklamira pad zastavice i prijavljuje dodirnute figure
       *[adjourning] da obavi formalnosti u slučaju prekida partije
    }
blind-no-second-assistant = { color } već ima pomoćnika i ne može da ima drugog
blind-assistant-compulsory = { color } igra protiv igrača oštećenog sluha; pomoćnik je obavezan
blind-assisted = pomoćnik { color-of } sme { assistant-task }
blind-not-their-task = to ne spada u dužnosti pomoćnika { color-of }
blind-informed-unasked = pomoćnik { color-of } daje obaveštenja bez zahteva
blind-impossible-one-board = ne koriste se dve table
blind-impossible-nothing-to-copy = nema poteza koji bi se ponovio ili izveo
