### Article 8: the scoresheets.

sheet-times-noted = { color } beleži vremena na satovima, što je dozvoljeno
sheet-notes = { color } piše ono što ne pripada formularu
sheet-earlier-viewed = { color } gleda raniju poziciju: elektronski formular služi samo za zapisivanje partije
sheet-electronic = { color } zapisuje na sertifikovanom elektronskom formularu
sheet-paper-only = { color } mora da piše rukom na formularu predviđenom za takmičenje
sheet-replaced = formular { color-of } je neispravan i zamenjuje se
sheet-hidden = { color } drži formular tako da ga sudija ne vidi
sheet-updates-on-own-time = { color } nije zapisivao poteze i sada popunjava formular na teret svog vremena
sheet-both-update = nijedan igrač nije zapisivao poteze; oba popunjavaju formulare dok satovi stoje
sheet-up-to-date = formular { color-of } je potpun
sheet-moved-before-update = { color } je povukao figuru pre nego što je popunio formular
sheet-borrowed = { color } sme da koristi protivnikov formular i vraća ga pre nego što povuče potez
sheet-may-not-borrow = { color } sada ne sme da uzme protivnikov formular
sheet-returned = { color } je vratio protivnikov formular
sheet-not-returned = { color } je povukao potez, a nije vratio protivnikov formular
sheet-reconstruct = nijedan formular nije potpun: zapisuju se pozicija, vreme belog { $white-time }, vreme crnog { $black-time } i broj kompletiranih poteza { $white-moves } i { $black-moves }; zatim igrači rekonstruišu partiju na drugoj tabli
sheet-complete-found = formular { color-of } je potpun: nema šta da se rekonstruiše
sheet-overstep-unproved = ne može da se dokaže da je { color } prekoračio vreme; sledeći potez je prvi u novom periodu
sheet-moves-proved =
    { $count ->
        [one] postoji dokaz da je { color } kompletirao { $count } potez
        [few] postoji dokaz da je { color } kompletirao { $count } poteza
       *[other] postoji dokaz da je { color } kompletirao { $count } poteza
    }
sheet-wrong-result-signed = oba igrača su potpisala { $score }, što nije rezultat partije; ostaje na snazi ako sudija ne odluči drugačije
sheet-wrong-result-signed-untold = oba igrača su potpisala rezultat koji nije rezultat partije; ostaje na snazi ako sudija ne odluči drugačije
sheets-agree = formulari se slažu međusobno i sa odigranim potezima
sheet-ends = formular { color-of } završava se pre { $number }
sheet-parts = formular { color-of } odstupa od odigranih poteza kod { $number }: piše „{ $written }“, a odigrano je { $move }
sheets-part = formulari se međusobno razlikuju kod { $number }: beli ima „{ $white }“, crni ima „{ $black }“
sheets-part-by-length = formulari se međusobno razlikuju kod { $number }: samo je { color } tu zapisao „{ $written }“

## What the arbiter is asked

asked-overstepped = da li je { color } prekoračio vreme
asked-signed-result = da li važi rezultat koji su oba igrača potpisala
asked-dead = da li je ovo pozicija u kojoj niko više ne može da matira
asked-both-flags = da li se partija nastavlja, kao pre poslednjeg perioda, ili je remi, kao u poslednjem
answer-overstepped = prekoračeno
answer-reached = na vreme
answer-unproved = ne može da se dokaže
answer-stands = važi
answer-corrected = ispravlja se
impossible-not-before = pozicija koja se uspostavlja mora biti pre nepravilnosti
pgn-set-up = Ovu poziciju je postavio sudija; pre nje je zapisano: { $moves }
