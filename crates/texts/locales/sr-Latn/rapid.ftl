### Appendices A and B, rapid and blitz, and Guideline II, Chess960.

rapid-is-rapid = po vremenskoj kontroli ovo je partija ubrzanog šaha
rapid-is-blitz = po vremenskoj kontroli ovo je brzopotezna partija
rapid-no-recording = igrači ne moraju da zapisuju poteze
rapid-announced-full = objavljeno je da se primenjuju Pravila za takmičenja
rapid-announced-reduced = objavljeno je da se Pravila za takmičenja primenjuju uz izmene iz ovog dodatka
rapid-enough-arbiters =
    { $count ->
        [one] jedan sudija nadzire { $count } partiju, što je dozvoljeno
        [few] jedan sudija nadzire { $count } partije, što je dozvoljeno
       *[other] jedan sudija nadzire { $count } partija, što je dozvoljeno
    }
rapid-too-few-arbiters =
    { $count ->
        [one] jedan sudija nadzire { $count } partiju, što je previše
        [few] jedan sudija nadzire { $count } partije, što je previše
       *[other] jedan sudija nadzire { $count } partija, što je previše
    }
rapid-arbiter-records = sudija ili pomoćnik zapisuje poteze
rapid-arbiter-does-not-record = ni sudija ni pomoćnik ne zapisuju poteze
rapid-full = primenjuju se Pravila za takmičenja
rapid-reduced = Pravila za takmičenja primenjuju se uz izmene iz ovog dodatka
rapid-blitz-as-rapid = brzopotezna partija igra se po pravilima ubrzanog šaha
rapid-sheet-given = { color } traži formular i dobija ga
rapid-no-sheet = { color } traži formular, ali nema pravo na njega
rapid-look = { color } dobija na uvid sudijin formular ({ $number }. zahtev)
rapid-no-look = { color } sada nema pravo da vidi sudijin formular
rapid-looks-used-up = { color } je već tražio sudijin formular onoliko puta koliko je dozvoljeno; novi zahtev ometa protivnika
rapid-pieces-stand = kasno je za reklamaciju da su figure bile nepravilno postavljene
rapid-board-stands = kasno je za reklamaciju da je tabla bila nepravilno postavljena
rapid-clock-stands = kasno je za reklamaciju da je sat bio pogrešno podešen
rapid-flag-left = zastavica { color-of } je pala, ali to smeju da reklamiraju samo igrači
rapid-illegal-left = { color } je povukao nelegalan potez, ali to sme da reklamira samo protivnik
rapid-touch-left = { color } je prekršio pravilo o dodirnutoj figuri, ali to sme da reklamira samo protivnik
rapid-own-flag-down = { color } reklamira pad zastavice, ali je i njegova zastavica pala
rapid-waits = pozicija je nelegalna; sudija čeka da se kompletira sledeći potez
rapid-still-illegal = nelegalna pozicija je i dalje na tabli
rapid-lawful-again = pozicija više nije nelegalna
rapid-no-illegal-position = nema nelegalne pozicije zbog koje bi sudija intervenisao
rapid-agrees = { color } pristaje da se nelegalan potez ispravi
rapid-corrected = igrači su se sporazumeli da se nelegalan potez ispravi
rapid-nothing-to-correct = nema nelegalnog poteza na čiju bi ispravku { color } mogao da pristane
rapid-shorter-penalty = u ovakvoj partiji kazna iznosi { $time }
rapid-castling-barred = { color } ne sme da rokira
rapid-castling-barred-with = { color } ne sme da rokira sa topom sa polja { $square }
asked-schedule = da li bi raspored takmičenja bio narušen ako bi satovi ostali podešeni kako jesu

chess960-drawn = izvučena je početna pozicija { $number }: { $array }
chess960-about-to-castle = { color } namerava da rokira
chess960-by-hand = { color } rokira rukom i još mora da postavi kralja
chess960-no-number = očekuje se broj od 0 do 959, a nađeno je { $number }
chess960-no-throw = očekuje se bacanje od 1 do 6, a nađeno je { $number }
chess960-no-cards = među kartama se očekuju kralj, kraljica, dva topa, dva lovca i dva skakača
chess960-too-few = premalo bacanja kockica ili novčića ili podeljenih karata za početnu poziciju
