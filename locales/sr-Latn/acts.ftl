### What somebody does, as a case or a log prints it.

actor =
    { $actor ->
        [white] beli
        [black] crni
        [whites-assistant] pomoćnik belog
        [blacks-assistant] pomoćnik crnog
        [arbiters-assistant] pomoćnik sudije
        [organizer] organizator
        [hall] sistem sale za igru
        [spectator] gledalac
        [appeals] žalbena komisija
       *[arbiter] sudija
    }
square-written = { $square }
pieces-on =
    { $squares-count ->
        [one] figuru na polju { $squares }
       *[other] figure na poljima { $squares }
    }

## At the board

act-arrives = { actor } dolazi za tablu
act-starts-round = { actor } počinje kolo
act-touches = { actor } dodiruje figuru na polju { $square }
act-touches-in-turn = { actor } dodiruje ovim redom figure na poljima { $squares }
act-touches-together = { actor } istovremeno dodiruje { pieces-on }
act-touches-by-accident = { actor } slučajno dodiruje figuru na polju { $square }
act-touches-carelessly = { actor } iz nepažnje dodiruje figuru na polju { $square }
act-points-at = { actor } dodiruje figuru na polju { $square } da bi je pokazao
act-adjusts = { actor } popravlja { pieces-on }
act-releases = { actor } ispušta figuru na polju { $square }
act-takes-off = { actor } uklanja sa table figuru na polju { $square }
act-places = { actor } postavlja { piece-accusative } na polje { $square }
act-lets-go = { actor } ispušta novu figuru
act-plays = { actor } igra { $move }
act-plays-with-both-hands = { actor } igra { $move } obema rukama
act-completes = { actor } igra { $move } i pritiska sat
act-completes-with-both-hands = { actor } igra { $move } obema rukama i pritiska sat
act-takes-back = { actor } vraća potez
act-displaces = { actor } remeti { pieces-on }
act-puts-back = { actor } vraća poremećene figure na mesto

## At the clock

act-presses = { actor } pritiska sat
act-presses-with-other-hand = { actor } pritiska sat drugom rukom
act-mishandles-clock = { actor } nepravilno rukuje satom
act-stops-clocks = { actor } zaustavlja satove
act-stops-clocks-to-call = { actor } zaustavlja satove i poziva sudiju
act-stops-clocks-for-promotion = { actor } zaustavlja satove jer nema na raspolaganju figuru za promociju
act-stops-clocks-without-reason = { actor } zaustavlja satove bez razloga
act-restarts = { actor } ponovo uključuje sat
act-restarts-clock = { actor } ponovo uključuje sat { color-of }
act-sets-clock = { actor } podešava sat { color-of } na { $time }

## In words and in writing

act-offers-draw = { actor } nudi remi
act-offers-draw-on-condition = { actor } nudi remi pod uslovom
act-accepts = { actor } prihvata ponudu remija
act-declines = { actor } odbija ponudu remija
act-resigns = { actor } predaje partiju
act-claims = { actor } reklamira { claim-accusative }
act-claims-with = { actor } reklamira { claim-accusative }, uz zapisan potez { $move }
act-records = { actor } zapisuje { $text }
act-signs = { actor } potpisuje rezultat { $score }

## What is noticed and decided

act-observes-flag = { actor } primećuje da je zastavica { color-of } pala
act-observes-both-flags = { actor } primećuje da su obe zastavice pale
act-observes-illegal-move = { actor } primećuje nelegalan potez
act-observes-touch-move = { actor } primećuje povredu pravila o dodirnutoj figuri
act-observes-two-hands = { actor } primećuje potez obema rukama
act-observes-absent = { actor } utvrđuje da { color } nije prisutan
act-observes-wrong-set-up = { actor } utvrđuje da je početna pozicija figura bila nepravilna
act-observes-board-turned = { actor } utvrđuje da je tabla pogrešno postavljena
act-observes-colors-reversed = { actor } utvrđuje da je partija počela sa obrnutim bojama
act-observes-displaced = { actor } utvrđuje da su figure pomerene sa svojih polja i da je otada ukupno odigrano poteza: { $count }
act-observes-clock-defect = { actor } utvrđuje da je sat neispravan
act-observes-clock-misset = { actor } utvrđuje da je sat pogrešno podešen
act-observes-not-recording = { actor } primećuje da { color } ne piše poteze
act-decides = { actor } odlučuje o pitanju { $number }: { $answer }
act-declares = { actor } proglašava rezultat { $score }
act-corrects = { actor } briše zapis { $number } iz dnevnika
act-corrects-last = { actor } briše poslednji zapis iz dnevnika
acts = { $acts }
