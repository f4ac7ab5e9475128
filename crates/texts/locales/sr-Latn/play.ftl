### The command `play`: what stands on the screen, what it answers, what it can be told.

## The screen

play-title =
    { $rate ->
        [standard] { "Jadoube" } · Pravila iz { $edition }. · { $control } · standardni šah
        [rapid] { "Jadoube" } · Pravila iz { $edition }. · { $control } · ubrzani šah
       *[blitz] { "Jadoube" } · Pravila iz { $edition }. · { $control } · brzopotezni šah
    }
play-title-reduced = { $title }, smanjen nadzor
play-moves-done = potezi { $moves }
play-period = period { $number }
play-illegal = nelegalni { $count }
play-delay = odlaganje { $seconds }
play-flag-fell = zastavica je pala
play-flag-down = ZASTAVICA JE PALA
play-status = { $parts }
play-has-the-move = { color } je na potezu
play-not-pressed = { color } još nije pritisnuo sat
play-must-play = mora da odigra { $moves }
play-bound = važi pravilo o dodirnutoj figuri
play-clocks-stand = satovi su zaustavljeni ({ "arbiter restart" })
play-other-clock = ali radi sat { color-of } ({ $command })
play-over = { $score }, po članu { $article }. Otkucajte { "export FILE.pgn" } ili { "quit" }.
play-press-enter = Pritisnite { "Enter" } da se uključi sat belog; { "help" } daje spisak naredbi.
play-moves-heading = Potezi, sa preostalim vremenom
play-rulings-heading = Odluke
play-writes = { color } zapisuje { $text }
play-small-clocks = B { $white } C { $black }
play-too-small = Tabli je potrebno { $width } puta { $height } znakova.
play-keys = { "F1" } pomoć · { "Tab" } dopunjava · { "PgUp/PgDn" } pomera
play-help-heading = Pomoć: { "PageDown" } za dalje, { "Esc" } za povratak

## Answers

play-refused = Ovo nije moglo da se dogodi: { $why }.
play-too-late = Prekasno: { $why }.
play-nothing-follows = Iz ovoga ne sledi ništa.
play-taken-out = Zapis je uklonjen, a ostatak dnevnika je ponovo izvršen.
play-stopped-for-resuming = Satovi su zaustavljeni tamo gde se dnevnik završava. Za nastavak: { "arbiter restart" }
play-nothing-to-correct = Nema šta da se ispravi.
play-not-begun = Partija nije počela. Za početak: { "start" }
play-only-clock = Radi samo sat { color-of }, pa je potez povučen, ali sat nije pritisnut.
play-standing-clocks = Satovi su zaustavljeni. Za nastavak: { "arbiter restart" } (ili: { "make MOVE" })
play-nothing-known = nijedna naredba ne počinje ovako
play-quit-twice = Partija nije završena i nije sačuvana. Čuvanje: { "save FILE" }. Izlaz: još jednom { "quit" }.
play-game-over = Partija je završena: { $score } (član { $article }).
play-game-not-over = Partija nije završena.

## Files

play-dropped = Poslednji red u { $path } nije potpun i izostavljen je: { $line }
play-ruled-otherwise =
    { $count ->
        [one] O { $count } događaju ova verzija odlučuje drugačije od one koja je vodila dnevnik.
       *[other] O { $count } događaja ova verzija odlučuje drugačije od one koja je vodila dnevnik.
    }
play-saved-again = Sve je ponovo sačuvano.
play-not-saved = NIJE SAČUVANO: { $why }.
play-file-exists = { $path } već postoji; izaberite drugo ime.
play-cannot-write = Ne može da se upiše { $path }: { $why }.
play-exported = Partija je upisana u { $path }.
play-keeps = Od sada se svaki događaj čuva u { $path }.
play-lost-log = Poslednji događaji NISU upisani u { $path }.
play-kept = Partija je sačuvana u { $path }. Za nastavak: { $command }
play-not-kept = partija nije sačuvana do kraja
play-no-terminal = partija se igra na terminalu, a ovo nije terminal
play-no-terminal-help = bez njega se radnje zadaju red po red: { "jadoube play --script FILE" } (ili { "-" } za standardni ulaz)
log-write = ne može da se upiše { $path }: { $why }
log-read = ne može da se pročita { $path }: { $why }
log-exists = { $path } već postoji
log-exists-help = nastavak partije iz te datoteke: { $command }
log-not-a-log = { $path } nije sačuvana partija: { $why }
log-empty = prazna je
log-format = njen format je { $found }, a ovaj program čita { $known }
log-first-line-says = red 1: { $why }
log-first-line = njen prvi red nije potpun
log-bad-line = { $path }, red { $line }: { $why }
log-impossible = { $path }, red { $line }: ovo nije moglo da se dogodi: { $why }

## What is not understood

play-bad-line = ovaj red nije razumljiv
play-bad-line-help = red je vreme i radnja, kao: { "0:00:05 white Nf3" }
play-found = nađeno je „{ $found }“, a očekuje se { $expected }
play-ends = red se ovde završava, a očekuje se { $expected }
play-nearest = „{ $found }“ nije ni potez ni naredba. Da li ste mislili { $nearest }?
play-no-move = „{ $text }“ nije ni naredba ni legalan potez: { $why }
play-no-move-hint = „{ $text }“ nije ni naredba ni legalan potez: { $why } ({ $hint })
play-nevertheless = da se ipak odigra: { $command }
play-nevertheless-castle = da se ipak odigra: { "castle short" } ili { "castle long" }
play-unlawful-board = dok je pozicija na tabli protivna Pravilima, potez mora da bude jednoznačan; zapis sa oba polja uvek važi, na primer { "e2e4" }
typed-move-or-command = potez kao { "Sf3" } ili naredba; { "help" } daje spisak
typed-move-or-deed = potez kao { "Sf3" }, ili { $words }
typed-anything = potez ili naredba; { "help" } daje spisak
typed-script-time = vreme kao { "0:00:05" }
typed-move = potez kao { "Sf3" } ili { "g1f3" }
typed-file = ime datoteke

## Help

help-start = uključuje sat belog, uz prisustvo obojice igrača
help-move = povlači potez i pritiska sat
help-move-offer = isto, uz ponudu remija između
help-make = povlači potez bez pritiska na sat
help-press = pritiska sat ({ "press with the other hand" })
help-touch = dodiruje figure ovim redom ({ "… together" }, { "… by accident" })
help-release = odvaja ruku od poslednje dodirnute figure
help-take = uklanja figuru sa table
help-take-back = vraća potez pre pritiska na sat
help-put = postavlja novu figuru na polje pri promociji, zatim: { "let go" }
help-let-go = odvaja ruku od nove figure
help-castle = rokira, dozvoljeno ili ne
help-adjust = kaže { "j'adoube" } i popravlja
help-displace = remeti figure, zatim: { "put back" }
help-offer = nudi remi (najbolje posle { "make" }, pre { "press" })
help-accept = prihvata ponudu
help-decline = odbija ponudu
help-claim-repetition = reklamira remi, za poziciju na tabli ili sa zapisanim potezom
help-claim-fifty = isto po pravilu 50 poteza
help-claim-flag = reklamira pad protivnikove zastavice
help-claim-illegal = reklamira nelegalan potez protivnika
help-claim-touch-move = reklamira da protivnik nije igrao dodirnutom figurom (takođe: { "two hands" })
help-resign = predaje partiju
help-write = piše na formularu; { "(=)" } beleži ponudu remija
help-sign = potpisuje rezultat
help-compare = kaže gde se formulari razlikuju međusobno i od odigranih poteza
help-stop = zaustavlja satove i poziva sudiju ({ "stop without reason" }, { "stop promotion" })
help-mishandle = nepravilno rukuje satom
help-arbiter-restart = ponovo uključuje sat
help-arbiter-stop = sudija zaustavlja satove
help-arbiter-flag = sudija primećuje pad zastavice ({ "observe both flags" })
help-arbiter-observe = sudija primećuje nelegalan potez, { "touch-move, two hands, white absent, …" }
help-arbiter-set = podešava sat
help-arbiter-decide = odgovara na pitanje 0
help-arbiter-declare = završava partiju iz razloga koji nema svoju naredbu
help-arbiter-start = započinje kolo sa igračima koji su stigli
help-arrive = igrač dolazi za tablu
help-five-seconds = zahtev u partiji bez dodatka po potezu ({ "ask for five seconds as delay" })
help-quickplay = reklamira remi u partiji bez dodatka po potezu ({ "claim that the game cannot be won; … without an arbiter" })
help-see-sheet = traži uvid u sudijin formular u ubrzanom i brzopoteznom šahu ({ "ask for a scoresheet" })
help-set-up = igrač reklamira da su figure, tabla ili sat nepravilno postavljeni ({ "claim board turned, claim clock misset" })
help-agrees-to-correct = igrač pristaje da se ispravi nelegalan potez na koji je odgovoreno, u ubrzanom i brzopoteznom šahu
help-announces-castling = najavljuje rokadu pre nego što je izvede u šahu 960; kralj se postavlja sa: { "put the king on g1" }
help-illegal-position = oba kralja u šahu, ili pešak na poslednjem redu, u ubrzanom i brzopoteznom šahu
help-uncovered = slučaj koji nijedan član ne reguliše, i članovi o analognim slučajevima
help-correct = poslednji red (ili zapis { "N" } u dnevniku) bio je greška u kucanju
help-export = upisuje partiju kao { "PGN" }
help-save = od sada čuva svaki događaj u datoteci
help-show = prikazuje stanje partije običnim tekstom
help-flip = okreće tablu na ekranu
help-help = ovaj spisak ({ "F1" }); { "Esc" } ga zatvara
help-quit = izlaz
help-note-who = { "white …, black …, arbiter …" } na početku reda kaže ko nešto čini. Bez toga su radnje na tabli radnje igrača na potezu, a reči i pritisci radnje igrača čiji sat radi.
help-note-squares = Potez otkucan sa oba polja ({ "e2e5" }) povlači se kakav jeste, legalan ili ne: Pravila zatim kažu šta sledi.
help-note-keys = { "Tab" } dopunjava, strelice gore i dole vraćaju ranije redove, { "PageUp" } i { "PageDown" } pomeraju odluke.
