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
finding-ready = { color } je spreman
finding-late = { color } nije bio za tablom do isteka vremena kašnjenja
finding-both-absent = nijedan igrač nije bio prisutan na početku; beli gubi vreme koje je proteklo
finding-bound = za { color-of } važi pravilo o dodirnutoj figuri
finding-touched-in-vain = nijedna figura koju je { color } dodirnuo ne može da se pokrene ni da se uzme
finding-adjusted-wrongly = { color } sada ne sme da popravlja figure
finding-adjusted = { color } popravlja figuru i ne mora da je pokrene
finding-made = { color } je povukao potez { $move }
finding-released-illegally = potez { color-of } je nelegalan i mora da se ispravi pre pritiska na sat
finding-released-illegally-because = potez { color-of } je nelegalan ({ $reason }) i mora da se ispravi pre pritiska na sat
finding-touch-move-broken = { color } je prekršio pravilo o dodirnutoj figuri jer je povukao drugi potez
finding-complaint-too-late = { color } je dodirnuo figuru i time izgubio pravo na reklamaciju
finding-complaint-unfounded = reklamacija { color-of } ({ claim }) je neosnovana
finding-completed = potez { color-of } je kompletiran
finding-checkmate = { color } je dao mat
finding-stalemate = pat
finding-dead = mrtva pozicija: nijedan igrač ne može da matira
finding-resigned = { color } predaje partiju
finding-after-end = { color } radi nešto posle završetka partije, što ništa ne menja
finding-found-after-end = ovo je utvrđeno posle završetka partije, a rezultat ostaje
finding-agreed = igrači su se sporazumeli o remiju
finding-agreement-barred = igrači sada ne mogu da se sporazumeju o remiju
finding-offered = { color } nudi remi
finding-offered-wrongly = { color } nudi remi u pogrešnom trenutku; ponuda važi
finding-condition-void = { color } ne sme da vezuje uslov za ponudu remija
finding-declined = { color } odbija ponudu remija
finding-no-offer = nema ponude remija koja bi mogla da se prihvati ili odbije
finding-offer-not-withdrawn = { color } ne može da povuče ponudu remija
finding-claim-not-withdrawn = { color } ne može da povuče reklamaciju remija
finding-nothing-to-withdraw = { color } nema šta da povuče
finding-consent-given = sudija daje saglasnost za sporazum o remiju
finding-consent-refused = sudija ne daje saglasnost za sporazum o remiju
finding-consent-not-needed = za sporazum o remiju ovde nije potrebna saglasnost sudije
finding-flag-fell = zastavica { color-of } je pala
finding-flag-up = zastavica { color-of } nije pala
finding-both-flags = obe zastavice su pale
finding-time-lost = { color } nije na vreme kompletirao propisani broj poteza
finding-illegal = { color } je kompletirao nelegalan potez
finding-illegal-because = { color } je kompletirao nelegalan potez: { $reason }
finding-illegal-pawn = { color } je kompletirao nelegalan potez: pešak na polju { $square } nije promovisan
finding-illegal-press = { color } je pritisnuo sat a da nije povukao potez, što se smatra nelegalnim potezom
finding-illegal-hands = { color } je jedan potez povukao obema rukama, što se smatra nelegalnim potezom
finding-penalty = { opponent } dobija još { $time } zbog nelegalnog poteza { color-of }
finding-penalty-lost = { color } je povukao jedan nelegalan potez previše
finding-illegal-stands = nelegalan potez { color-of } ostaje na snazi jer je protivnik već odgovorio
finding-clock-mishandled = { color } je nepravilno rukovao satom
finding-press-idle = pritisak { color-of } na sat nema dejstva
finding-stopped = { color } je zaustavio satove
finding-stopped-without-reason = { color } je zaustavio satove bez valjanog razloga
finding-stopped-by-arbiter = sudija je zaustavio satove
finding-interrupted = igra je bila prekinuta, a satovi pokazuju poslednje poznato vreme
finding-restarted = partija se nastavlja i radi sat { color-of }
finding-claimed = { color } reklamira { claim-accusative }
finding-taken-back = { color } vraća potez
finding-taken-back-completed = { color } vraća kompletiran potez; potez ostaje
finding-promotion-exchanged = { color } postavlja drugu figuru kada se promocija više ne može menjati
finding-claim-right = reklamacija { color-of } ({ claim }) je tačna
finding-claim-wrong =
    { $claim ->
        [fifty]
            { $count ->
                [0] reklamacija { color-of } je netačna: igrači nisu povukli po pedeset poteza bez uzimanja i bez pomeranja pešaka
                [one] reklamacija { color-of } je netačna: svaki igrač je bez uzimanja i bez pomeranja pešaka povukao samo { $count } potez, a ne pedeset
               *[other] reklamacija { color-of } je netačna: svaki igrač je bez uzimanja i bez pomeranja pešaka povukao samo { $count } poteza, a ne pedeset
            }
       *[repetition]
            { $count ->
                [0] reklamacija { color-of } je netačna: reklamirana pozicija se nije pojavila
                [1] reklamacija { color-of } je netačna: pozicija se pojavila jednom, a ne tri puta
                [2] reklamacija { color-of } je netačna: pozicija se pojavila dva puta, a ne tri
                [one] reklamacija { color-of } je netačna: pozicija se pojavila { $count } put
               *[other] reklamacija { color-of } je netačna: pozicija se pojavila { $count } puta
            }
    }
finding-claim-not-on-move = { color } nije na potezu i ne može da reklamira { claim-accusative }
finding-claim-after-touch = { color } je dodirnuo figuru i u ovom potezu ne može da reklamira { claim-accusative }
finding-fivefold = ista pozicija se pojavila pet puta
finding-seventy-five = svaki igrač je povukao 75 poteza bez uzimanja i bez pomeranja pešaka
finding-colors-reversed =
    { $count ->
        [one] partija je počela sa obrnutim bojama; svaki igrač je povukao { $count } potez
       *[other] partija je počela sa obrnutim bojama; svaki igrač je povukao { $count } poteza
    }
finding-wrong-set-up = početna pozicija figura bila je nepravilna
finding-board-turned = tabla je bila pogrešno postavljena; pozicija se prenosi na pravilno postavljenu tablu
finding-displaced = { color } je poremetio figure i mora da ih vrati na mesto na teret svog vremena
finding-put-back = { color } je vratio poremećene figure na mesto
finding-displaced-later = figure su ranije u partiji bile pomerene sa svojih polja
finding-clock-wrong = sat je neispravan ili je bio pogrešno podešen
finding-recorded = { color } zapisuje „{ $text }“
finding-recorded-ahead = { color } zapisuje „{ $text }“ pre nego što je povukao potez, što je dozvoljeno samo radi reklamacije
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
finding-decided = sudija je odlučio o pitanju { $number }
finding-decided-openly = sudija je odlučio
finding-clock-set = sat { color-of } je podešen
finding-declared = sudija proglašava rezultat
finding-result-corrected = sudija ispravlja rezultat
finding-moved-twice = { color } je povukao potez van reda

claim =
    { $claim ->
        [repetition] remi zbog ponavljanja pozicije
        [fifty] remi po pravilu 50 poteza
        [flag] pad zastavice
        [touch-move] povreda pravila o dodirnutoj figuri
        [two-hands] potez obema rukama
       *[illegal-move] nelegalan potez
    }
claim-accusative =
    { $claim ->
        [repetition] remi zbog ponavljanja pozicije
        [fifty] remi po pravilu 50 poteza
        [flag] pad zastavice
        [touch-move] povredu pravila o dodirnutoj figuri
        [two-hands] potez obema rukama
       *[illegal-move] nelegalan potez
    }

## What follows

effect-time-added = { color } dobija još { $time }
effect-time-taken = { color } gubi { $time }
effect-increment-taken = { color } gubi { $time } dodatka dobijenog za taj potez
effect-counter = brojač poteza { color-of } podešava se na { $count }
effect-clocks-stopped = satovi su zaustavljeni
effect-clock-runs = radi sat { color-of }
effect-restored-to-start = uspostavlja se početna pozicija
effect-restored =
    { $count ->
        [1] uspostavlja se pozicija posle prvog poteza
        [one] uspostavlja se pozicija posle { $count } poteza, računajući poteze obojice igrača
        [few] uspostavlja se pozicija posle { $count } poteza, računajući poteze obojice igrača
       *[other] uspostavlja se pozicija posle { $count } poteza, računajući poteze obojice igrača
    }
effect-position-set = partija se nastavlja iz te pozicije, a { color } je na potezu
effect-restored-after = uspostavlja se pozicija posle poteza { $move }
effect-must-play = { color } mora da odigra { $moves }
effect-free-to-play = { color } može da odigra bilo koji legalan potez
effect-became = pešak na polju { $square } postaje { piece }
effect-illegal-moves =
    { $count ->
        [one] { color } ima { $count } nelegalan potez
        [few] { color } ima { $count } nelegalna poteza
       *[other] { color } ima { $count } nelegalnih poteza
    }
effect-offer-stands = ponuda remija { color-of } ostaje na snazi
effect-offer-gone = nijedna ponuda remija više nije na snazi
effect-may-penalize = sudija može da kazni { color-of }
effect-must-penalize = sudija mora da kazni { color-of }
effect-warned = { color } dobija opomenu
effect-must-update = { color } mora potpuno da popuni formular pre nego što povuče potez
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
asked-late-arrival = da li { color } gubi partiju zbog kašnjenja
asked-can-mate = može li { color } još da matira
asked-colors-reversed = da li se partija nastavlja sa obrnutim bojama
asked-moved-twice = šta biva sa potezom koji je { color } povukao van reda
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

impossible-backwards = radnja u { $at } ne može da usledi posle radnje u { $last }
impossible-no-piece = na polju { $square } nema figure koja bi se dodirnula
impossible-nothing-displaced = nijedna figura nije poremećena
impossible-nothing-in-hand = u ruci nema ničega: prvo se mora dodirnuti figura
impossible-nothing-to-take-back = ovaj igrač nema nekompletiran potez koji bi mogao da vrati
impossible-move-made = ovaj igrač je već povukao potez; dok ga ne kompletira, može samo da ga vrati
impossible-not-on-move = na potezu je protivnik
impossible-occupied = na polju { $square } stoji figura iste boje
impossible-no-castling = za { castling-accusative } potrebni su kralj i top na toj strani
impossible-not-started = partija nije počela
impossible-already-started = partija je već počela
impossible-over = partija je završena
impossible-after-the-end = partija je završena, { $score } ({ ending }, član { $article }); formulari još mogu da se popune i potpišu, o otvorenim pitanjima može da se odluči, ponašanje može da se kazni, na odluke može da se uloži žalba, a pogrešni zapisi mogu da se isprave
ending =
    { $reason ->
        [checkmate] mat
        [resignation] predaja partije
        [stalemate] pat
        [dead] mrtva pozicija
        [agreement] sporazum
        [time] pad zastavice
        [both-flags] pad obe zastavice
        [default-time] odsustvo po isteku vremena kašnjenja
        [illegal-moves] nelegalni potezi
        [illegal-position] nelegalna pozicija
        [repetition] ponavljanje pozicije
        [quiet-moves] potezi bez uzimanja i bez pomeranja pešaka
        [signatures] potpisan rezultat
       *[decision] odluka
    }
impossible-not-for-them = ova osoba to ne sme da učini
impossible-no-question = nema otvorenog pitanja { $number } sa tim odgovorom
impossible-no-position = iz ove pozicije se ne može igrati: { $reason }
impossible-nothing-to-play = u ovoj poziciji igrač na potezu nema legalan potez
impossible-no-entry = nema zapisa { $number } koji bi se ispravio
impossible-displaced = poremećene figure moraju prvo da se vrate na mesto
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
headline-stands = potez ostaje na snazi
headline-became = pešak postaje { piece }
