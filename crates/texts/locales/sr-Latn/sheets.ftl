### Article 8: the scoresheets.

sheet-times-noted = { color } beleži vremena na satovima, što je dozvoljeno
sheet-notes = { color } piše na formularu ono što tu ne pripada
sheet-earlier-viewed = { color } je gledao raniju poziciju: elektronski formular služi samo za zapisivanje partije
sheet-electronic = { color } zapisuje na sertifikovanom elektronskom formularu
sheet-paper-only = { color } mora da piše rukom na formularu predviđenom za takmičenje
sheet-replaced = formular { color-of } je neispravan i zamenjuje se
sheet-hidden = { color } drži formular tako da ga sudija ne vidi
sheet-hidden-from-opponent = { color } drži formular tako da ga protivnik ne vidi; Pravila traže samo da ga vidi sudija
sheet-updates-on-own-time = { color } nije zapisivao poteze i sada mora da popuni formular na teret svog vremena
sheet-both-update = nijedan igrač nije zapisivao poteze; obojica popunjavaju formulare dok su satovi zaustavljeni
sheet-up-to-date = formular { color-of } je potpuno popunjen
sheet-moved-before-update = { color } je pomerio figuru pre nego što je potpuno popunio formular
sheet-borrowed = { color } sme da koristi protivnikov formular, a mora da ga vrati pre nego što povuče potez
sheet-may-not-borrow = { color } sada ne sme da uzme protivnikov formular
sheet-returned = { color } je vratio protivnikov formular
sheet-not-returned = { color } je povukao potez, a nije vratio protivnikov formular
sheet-reconstruct = nijedan formular nije potpun: zapisuju se pozicija, vreme belog { $white-time }, vreme crnog { $black-time } i broj kompletiranih poteza { $white-moves } i { $black-moves }; zatim igrači rekonstruišu partiju na drugoj tabli
sheet-complete-found = formular { color-of } je potpun: nema šta da se rekonstruiše
sheet-overstep-unproved = ne može da se dokaže da je { color } prekoračio vreme; sledeći potez je prvi u novom periodu
sheet-moves-proved =
    { $count ->
        [one] postoji dokaz da je { color } kompletirao { $count } potez
       *[other] postoji dokaz da je { color } kompletirao { $count } poteza
    }
sheet-wrong-result-signed = obojica igrača su potpisali { $score }, što nije rezultat partije; taj rezultat ostaje na snazi osim ako sudija ne odluči drugačije
sheet-wrong-result-signed-untold = obojica igrača su potpisali rezultat koji nije rezultat partije; on ostaje na snazi osim ako sudija ne odluči drugačije
sheets-agree = formulari se slažu međusobno i sa odigranim potezima
sheet-ends = formular { color-of } završava se pre { $number }
sheet-parts = formular { color-of } odstupa od odigranih poteza kod { $number }: piše „{ $written }“, a odigrano je { $move }
sheets-part = formulari se međusobno razlikuju kod { $number }: beli ima „{ $white }“, crni ima „{ $black }“
sheets-part-by-length = formulari se međusobno razlikuju kod { $number }: samo je { color } tu zapisao „{ $written }“

## What the arbiter is asked

asked-overstepped = da li je { color } prekoračio vreme
asked-signed-result = da li važi rezultat koji su obojica igrača potpisali
asked-dead = da li je ovo pozicija u kojoj nijedan igrač ne može da matira
asked-both-flags = da li se partija nastavlja, kao pre poslednjeg perioda, ili je nerešena, kao u poslednjem periodu
answer-overstepped = prekoračeno
answer-reached = na vreme
answer-unproved = ne može da se dokaže
answer-stands = važi
answer-corrected = ispravlja se
impossible-not-before = pozicija koja se uspostavlja mora biti pozicija pre nepravilnosti
pgn-set-up = Ovu poziciju je postavio sudija; pre nje je zapisano: { $moves }
