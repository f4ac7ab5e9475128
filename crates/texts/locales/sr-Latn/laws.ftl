### Articles 4 to 9: what was found, what follows, what the arbiter is asked.

ruling = Član { $article }: { $finding }.
ruling-cites = Član { $article }
# A passage that the Laws print without a number, after the one that has this number.
article-unnumbered = { $number }, bez broja { $count }
part-adjourned = PREKID
part-preface = Predgovor
part-introduction = Uvod
part-guidelines = Uputstva

## What was found

finding-started = partija počinje
finding-arrived = { color } je stigao
finding-late = { color } nije stigao u okviru dozvoljenog vremena kašnjenja
finding-both-absent = nijedan igrač nije bio prisutan; dosadašnje vreme teče na teret belog
finding-bound = { color } je obavezan da igra prema dodirnutim figurama
finding-touched-in-vain = nijedna figura koju je { color } dodirnuo ne može da se pokrene ni da se uzme
finding-adjusted-wrongly = { color } sada ne sme da dodiruje figure
finding-adjusted = { color } popravlja figure, što ga ni na šta ne obavezuje
finding-made = { color } je povukao potez { $move }
finding-released-illegally = ono što je { color } ispustio iz ruke nije legalan potez; to može da se ispravi dok se sat ne pritisne
finding-released-illegally-because = ono što je { color } ispustio iz ruke nije legalan potez ({ $reason }); to može da se ispravi dok se sat ne pritisne
finding-touch-move-broken = potez { color-of } nije među onima koje dodirnute figure dozvoljavaju
finding-complaint-too-late = { color } je dodirnuo figuru i izgubio pravo na reklamaciju
finding-complaint-unfounded = reklamacija { color-of } ({ claim }) je neosnovana
finding-completed = potez { color-of } je kompletan
finding-checkmate = { color } je dao mat
finding-stalemate = pat
finding-dead = mrtva pozicija: nijedan igrač više ne može da matira
finding-resigned = { color } predaje partiju
finding-agreed = igrači su se sporazumeli na remi
finding-agreement-barred = sporazum o remiju sada nije dozvoljen
finding-offered = { color } nudi remi
finding-offered-wrongly = { color } nudi remi u pogrešnom trenutku; ponuda je važeća
finding-condition-void = uz ponudu remija { color-of } ne mogu se vezati nikakvi uslovi
finding-declined = { color } odbija ponudu remija
finding-no-offer = nema ponude remija koja bi mogla da se prihvati ili odbije
finding-offer-not-withdrawn = { color } ne može da povuče ponudu remija
finding-claim-not-withdrawn = { color } ne može da povuče reklamaciju remija
finding-nothing-to-withdraw = { color } nema šta da povuče
finding-consent-given = sudija daje saglasnost za sporazum o remiju
finding-consent-refused = sudija ne daje saglasnost za sporazum o remiju
finding-consent-not-needed = za sporazum o remiju ovde nije potrebna saglasnost sudije
finding-flag-fell = zastavica { color-of } je pala
finding-flag-up = ne smatra se da je zastavica { color-of } pala
finding-both-flags = obe zastavice su pale
finding-time-lost = { color } nije kompletirao poteze u dodeljenom vremenu
finding-illegal = { color } je povukao nelegalan potez
finding-illegal-because = { color } je povukao nelegalan potez: { $reason }
finding-illegal-pawn = { color } je ostavio pešaka na polju { $square } bez promocije
finding-illegal-press = { color } je pritisnuo sat, a nije povukao potez
finding-illegal-hands = { color } je povukao potez obema rukama
finding-penalty = { opponent } dobija još { $time } zbog nelegalnog poteza { color-of }
finding-penalty-lost = { color } je povukao jedan nelegalan potez previše
finding-illegal-stands = nelegalan potez { color-of } ostaje na snazi
finding-clock-mishandled = { color } nepravilno rukuje satom
finding-press-idle = pritisak { color-of } na sat ništa ne menja
finding-stopped = { color } je zaustavio satove
finding-stopped-without-reason = { color } je zaustavio satove bez valjanog razloga
finding-stopped-by-arbiter = sudija je zaustavio satove
finding-interrupted = partija je prekinuta, a satovi stoje prema poslednjem poznatom trenutku
finding-restarted = partija se nastavlja, uključuje se sat { color-of }
finding-claimed = { color } reklamira { claim-accusative }
finding-taken-back = { color } vraća potez
finding-claim-right = reklamacija { color-of } ({ claim }) je tačna
finding-claim-wrong = reklamacija { color-of } ({ claim }) je netačna, { claim-count }
finding-claim-not-on-move = { color } nije na potezu i ne može da reklamira { claim-accusative }
finding-claim-after-touch = { color } je dodirnuo figuru i u ovom potezu ne može da reklamira { claim-accusative }
finding-fivefold = ista pozicija se pojavila pet puta
finding-seventy-five = oba igrača su povukla po sedamdeset pet poteza bez uzimanja i bez pomeranja pešaka
finding-colors-reversed = partija je počela sa obrnutim bojama, a svaki igrač je povukao poteza: { $count }
finding-wrong-set-up = početna pozicija figura bila je nepravilna
finding-board-turned = tabla je pogrešno postavljena; pozicija se prenosi na pravilno postavljenu tablu
finding-displaced = { color } je poremetio figure i uspostavlja ispravnu poziciju na teret svog vremena
finding-put-back = { color } je vratio poremećene figure na mesto
finding-displaced-later = figure su bile pomerene sa svojih polja
finding-clock-wrong = sat je neispravan ili pogrešno podešen
finding-recorded = { color } zapisuje „{ $text }“
finding-recorded-ahead = { color } zapisuje „{ $text }“ unapred, što je dozvoljeno samo radi reklamacije remija
finding-not-recorded = { color } nije redovno popunjavao formular
finding-kept = { color } redovno popunjava formular
finding-miswritten = { color } zapisuje „{ $text }“, a potez se tako ne piše: { miswriting }
miswriting =
    { $rule ->
        [piece] figura se označava velikim slovom
        [pawn] pešak se ne označava slovom
        [file] linije se označavaju malim slovima
        [long-form] piše se samo dolazno polje, bez crtice
        [long-pawn-form] za pešaka se piše samo dolazno polje
        [pawn-capture] kada pešak uzima, pišu se linija koju napušta i dolazno polje
        [ambiguous] dve figure su mogle da odigraju taj potez
        [promotion] nedostaje nova figura
        [short-castling] mala rokada se piše 0-0
        [long-castling] velika rokada se piše 0-0-0
       *[unreadable] ne može da se pročita
    }
finding-need-not-record = { color } nije obavezan da piše poteze
finding-signed = { color } potpisuje formular
finding-signed-wrongly = { color } potpisuje rezultat koji nije rezultat partije
finding-not-on-record = ništa u zapisu partije ne potvrđuje ono što je primećeno
finding-decided = o pitanju { $number } je odlučeno
finding-decided-openly = sudija je odlučio
finding-clock-set = sat { color-of } je podešen
finding-declared = sudija proglašava rezultat
finding-moved-twice = { color } je povukao potez van reda

claim =
    { $claim ->
        [repetition] remi zbog ponavljanja pozicije
        [fifty] remi zbog pedeset poteza bez uzimanja i bez pomeranja pešaka
        [flag] pad zastavice
        [touch-move] povreda pravila o dodirnutoj figuri
        [two-hands] potez obema rukama
       *[illegal-move] nelegalan potez
    }
claim-accusative =
    { $claim ->
        [repetition] remi zbog ponavljanja pozicije
        [fifty] remi zbog pedeset poteza bez uzimanja i bez pomeranja pešaka
        [flag] pad zastavice
        [touch-move] povredu pravila o dodirnutoj figuri
        [two-hands] potez obema rukama
       *[illegal-move] nelegalan potez
    }
claim-count =
    { $claim ->
        [fifty] jer je broj takvih poteza { $count }
       *[other]
            { $count ->
                [one] jer se pozicija pojavila { $count } put
               *[other] jer se pozicija pojavila { $count } puta
            }
    }

## What follows

effect-time-added = { color } dobija još { $time }
effect-time-taken = { color } gubi { $time }
effect-increment-taken = oduzima se dodatak od { $time } koji je { color } za njega dobio
effect-counter = brojač poteza { color-of } pokazuje { $count }
effect-clocks-stopped = satovi stoje
effect-clock-runs = radi sat { color-of }
effect-restored-to-start = uspostavlja se početna pozicija
effect-restored = uspostavlja se pozicija posle ukupno { $count } poteza oba igrača
effect-position-set = partija se nastavlja iz te pozicije, { color } je na potezu
effect-must-play = { color } mora da odigra { $moves }
effect-free-to-play = { color } može da odigra bilo koji legalan potez
effect-became = pešak na polju { $square } postaje { piece }
effect-illegal-moves =
    { $count ->
        [one] { color } ima { $count } nelegalan potez
        [few] { color } ima { $count } nelegalna poteza
       *[other] { color } ima { $count } nelegalnih poteza
    }
effect-offer-stands = ponuda remija { color-of } ostaje važeća
effect-offer-gone = ponude remija više nema
effect-may-penalize = sudija može da kazni { color-of }
effect-must-penalize = sudija mora da kazni { color-of }
effect-warned = { color } dobija opomenu
effect-must-update = { color } mora da popuni formular pre nego što povuče potez
effect-new-game = igra se nova partija
effect-over = partija je završena: { $score }
effect-over-cannot-mate = partija je završena: { $score }, jer protivnik ne može da matira nijednom serijom legalnih poteza

move-written = { $move }
moves-none = nijedan potez
moves-more =
    { $count ->
        [one] još { $count } potez
       *[other] još { $count } poteza
    }
time-hours =
    { $count ->
        [one] { $count } sat
        [few] { $count } sata
       *[other] { $count } sati
    }
time-minutes =
    { $count ->
        [one] { $count } minut
       *[other] { $count } minuta
    }
time-seconds =
    { $count ->
        [one] { $count } sekundu
        [few] { $count } sekunde
       *[other] { $count } sekundi
    }

## What the arbiter is asked

question = sudija odlučuje (pitanje { $number }): { $about }? Odgovori: { $answers }
question-openly = sudija odlučuje: { asked-plainly }
asked-plainly = { $about }?
asked-late-arrival = da li { color } gubi partiju
asked-can-mate = može li { color } još da matira
asked-colors-reversed = da li se partija nastavlja sa ovim bojama
asked-moved-twice = šta biva sa potezom van reda { color-of }
asked-times = koje vreme treba da pokazuju satovi
answer-yes = da
answer-no = ne
answer-lost = gubi
answer-may-play = može da igra
answer-go-on = nastavlja se
answer-new-game = nova partija
answer-take-back = potez se vraća
answer-leave-times = vreme se ne menja

## What cannot have happened

impossible-backwards = nešto u { $at } ne može da usledi posle nečega u { $last }
impossible-no-piece = na polju { $square } nema figure koja bi se dodirnula
impossible-nothing-displaced = nijedna figura nije oborena
impossible-nothing-in-hand = u ruci nema ničega: prvo se mora dodirnuti figura
impossible-nothing-to-take-back = igrač nema nekompletiran potez koji bi mogao da vrati
impossible-move-made = potez igrača je povučen; dok nije kompletiran, može samo da se vrati
impossible-not-on-move = na potezu je protivnik
impossible-occupied = na polju { $square } stoji figura istog igrača
impossible-no-castling = { castling } traži kralja i topa na toj strani
impossible-not-started = partija nije počela
impossible-already-started = partija je već počela
impossible-over = partija je završena
impossible-after-the-end = partija je završena, { $score } ({ ending }, član { $article }); formulari još mogu da se popune i potpišu, otvorena pitanja da se odluče, ponašanje da se kazni, na odluke da se uloži žalba i pogrešni unosi da se isprave
ending =
    { $reason ->
        [checkmate] mat
        [resignation] predaja partije
        [stalemate] pat
        [dead] mrtva pozicija
        [agreement] sporazum
        [time] prekoračenje vremena
        [both-flags] pad obe zastavice
        [default-time] kašnjenje
        [illegal-moves] nelegalni potezi
        [illegal-position] nelegalna pozicija
        [repetition] ponavljanje pozicije
        [quiet-moves] potezi bez uzimanja i bez pomeranja pešaka
        [signatures] potpisan rezultat
       *[decision] odluka
    }
impossible-not-for-them = to nije u nadležnosti ove osobe
impossible-no-question = nema otvorenog pitanja { $number } sa tim odgovorom
impossible-no-position = iz ove pozicije se ne može igrati: { $reason }
impossible-nothing-to-play = u ovoj poziciji igrač na potezu nema legalan potez
impossible-no-entry = nema zapisa { $number } koji bi se ispravio
impossible-displaced = pomerene figure moraju prvo da se vrate na mesto
impossible-cannot-play = { $from }–{ $to } ne može da se odigra: { $reason }

## Šta sudija čini, u jednom redu

headline-illegal =
    { $count ->
        [1] prvi
        [2] drugi
        [3] treći
       *[other] { $count }.
    } nelegalan potez { color-of }: { $what }
headline-taken-back = potez se vraća
headline-stands = potez ostaje
headline-became = pešak postaje { piece }
