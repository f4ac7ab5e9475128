### Articles 10 to 12: points, conduct, the arbiter; and the log of a competition.

misconduct =
    { $what ->
        [disrepute] dovodi šahovsku igru na loš glas
        [notes] koristi beleške ili drugi izvor informacija
        [advice] prima savete
        [other-board] analizira na drugoj šahovskoj tabli
        [smoking] puši van za to određenog mesta
        [vaping] koristi elektronsku cigaretu van za to određenog mesta
        [disturbing] ometa ili uznemirava protivnika
        [noise] unosi izvor buke u turnirsku salu
        [offers] neosnovano nudi remi
        [claims] neosnovano reklamira
        [sheet] piše na formularu ono čemu tamo nije mesto
       *[bag] bez dozvole koristi torbu sa uređajem
    }
place =
    { $place ->
        [venue] prostor za igru
       *[area] turnirsku salu
    }
penalty =
    { $kind ->
        [warning] opomena
        [opponents-time] povećanje vremena protivniku
        [offenders-time] smanjenje vremena prekršiocu
        [opponents-points] povećanje poena protivnika iz ove partije
        [offenders-points] smanjenje poena prekršioca iz ove partije
        [loss] gubitak partije
        [fine] unapred objavljena novčana kazna
        [rounds] isključenje iz jednog ili više kola
       *[expulsion] isključenje sa takmičenja
    }
said =
    { $said ->
        [count] koliko je poteza povučeno
        [moved] da je protivnik povukao potez
       *[pressed] da sat nije pritisnut
    }
duty =
    { $duty ->
        [observance] obezbeđuje strogo pridržavanje Pravila šaha
        [fair-play] obezbeđuje fer igru
        [interest] deluje u najboljem interesu takmičenja
        [conditions] održava dobre uslove za igru
        [undisturbed] obezbeđuje da se igrači ne uznemiravaju
        [progress] nadgleda odvijanje takmičenja
        [needs] stara se o potrebama igrača sa invaliditetom i igrača kojima je potrebna medicinska pomoć
        [anti-cheating] pridržava se propisa protiv varanja
       *[games] posmatra partije, naročito kada su igrači u oskudici vremena
    }

conduct-breach = utvrđeno je da { color } { misconduct }
conduct-no-rule = utvrđeno je da { color } { misconduct }; ovde to nijedno pravilo ne zabranjuje
conduct-left-with-leave = { color } napušta { place } uz dozvolu sudije
conduct-left-freely = { color } napušta { place }, za šta ovde nije potrebna dozvola
conduct-left-without = { color } napušta { place } bez dozvole sudije
conduct-left-unreported = { color } napušta turnirsku salu, a nije obavestio sudiju
conduct-outsider-admitted = u turnirskoj sali je neko ko nije ni igrač ni sudija, što je dozvoljeno
conduct-outsider-entered = u turnirskoj sali je bez dozvole sudije neko ko nije ni igrač ni sudija
conduct-device-allowed = { color } ima elektronski uređaj, što je ovde dozvoljeno
conduct-device-handed-over = { color } predaje elektronski uređaj pre svog prvog poteza, što je u redu
conduct-device-forbidden = { color } ima elektronski uređaj u prostoru za igru, što je zabranjeno
conduct-device-loses = { color } gubi partiju zbog elektronskog uređaja
conduct-device-milder = { color } ima elektronski uređaj, za šta je na takmičenju objavljena blaža kazna
conduct-search-asked = od { color-of } se traži da dozvoli pregled, koji nasamo obavlja osoba istog pola
conduct-search-beyond = sudija nema pravo da od { color-of } traži takav pregled
conduct-search-allowed = { color } dozvoljava pregled
conduct-search-refused = { color } odbija pregled
conduct-search-rightly-refused = { color } odbija pregled, na šta ima pravo
conduct-refuses = { color } uporno odbija da se ponaša u skladu sa Pravilima šaha i gubi partiju
conduct-both-refuse = obojica igrača uporno odbijaju da se ponašaju u skladu sa Pravilima šaha i obojica gube partiju
conduct-explanation-due = { color } ima pravo na objašnjenje pojedinih tačaka Pravila šaha
conduct-explanation-not-due = { color } traži objašnjenje, ali mu ova Pravila ne daju pravo na to
conduct-appealed = { color } se žali na odluku sudije
conduct-appeal-barred = { color } nema pravo žalbe na ovu odluku
conduct-appeal-decided =
    { $upheld ->
        [yes] žalba je usvojena
       *[no] žalba je odbijena
    }
conduct-helps = { color } pomaže u rekonstrukciji partije
conduct-refuses-to-help = { color } odbija da pomogne u rekonstrukciji partije
conduct-claim-checked = reklamaciju proverava osoba koja je za to ovlašćena
conduct-claim-checked-by-others = reklamaciju proverava osoba koja za to nije ovlašćena
conduct-spectator = { color } je završio partiju i sada se smatra gledaocem

arbiter-penalized = { color } je kažnjen: { penalty }
arbiter-cannot-play-on = { color } je isključen sa takmičenja i izgubio je partiju
arbiter-disturbed = partija je spolja ometana, pa { color } dobija dodatno vreme
arbiter-time-made-up = sat je bio neispravan ili pogrešno podešen, pa { color } dobija dodatno vreme
arbiter-time-by-judgment = { color } dobija dodatno vreme iz razloga koji nijedan član ne reguliše
arbiter-announced = saopštenje: „{ $text }“
arbiter-may-say = sudija kaže igraču { said }, što je dozvoljeno
arbiter-must-not-say = sudija ne sme da kaže igraču { said }
arbiter-seen-to = sudija { duty }
arbiter-assistants = sudija imenuje pomoćnike koji posmatraju partije
arbiter-interfered = neko ko ne igra meša se u partiju
arbiter-reported = sudija je obavešten o nepravilnosti
arbiter-sent-out = sudija isključuje iz prostora za igru osobu koja se umešala
arbiter-phone-used = neko bez dozvole sudije koristi telefon u prostoru za igru
arbiter-phone-authorized = neko uz dozvolu sudije koristi telefon u prostoru za igru

effect-may-send-out = sudija može prekršioca da isključi iz prostora za igru
event-ended = partija je završena { $score } i donosi { $points } poena
event-points = partija sada donosi { $points } poena
event-warned = opomena { color-of } upisuje se u dnevnik takmičenja
event-fined = { color } dobija novčanu kaznu: { $amount }
event-excluded =
    { $rounds ->
        [one] { color } ne igra u narednom kolu
        [few] { color } ne igra u naredna { $rounds } kola
       *[other] { color } ne igra u narednih { $rounds } kola
    }
event-expelled = { color } je isključen sa takmičenja
event-appealed = žalba { color-of } upisuje se u dnevnik takmičenja
event-appeal-decided =
    { $upheld ->
        [yes] u dnevnik takmičenja upisano je da je žalba usvojena
       *[no] u dnevnik takmičenja upisano je da je žalba odbijena
    }
event-fide-asked = pitanje za FIDE upisuje se u dnevnik takmičenja

asked-penalty = koju kaznu dobija { color }
asked-can-win = da li je { color } još mogao da dobije nekom serijom legalnih poteza
asked-score-against = koliko poena dobija protivnik { color-of }
answer-penalty = { penalty }
answer-opponent-wins = protivnik dobija partiju
answer-opponent-draws = protivnik dobija pola poena
answer-opponent-loses = protivnik gubi partiju

number-of-points =
    { $count ->
        [one] { $points } poen
       *[other] { $points } poena
    }
barred-no-such-penalty = { penalty } nije među kaznama iz člana { $article } Pravila iz { $edition }. godine
barred-amount-missing = { penalty }: nedostaje iznos
barred-fine-not-announced = novčana kazna od { $amount } nije unapred objavljena
barred-not-over = poeni iz partije mogu se menjati tek kada se partija završi
barred-no-time = dodatno vreme mora biti veće od nule
barred-too-few-points = igraču se iz ove partije može oduzeti samo { number-of-points }
barred-above-maximum =
    { $count ->
       *[other] nijedan igrač iz ove partije ne može dobiti više od { $points } poena
    }
barred-together = igrači bi zajedno imali { number-of-points }, a partija donosi najviše { $most }
barred-unusual = nijedan rezultat partije ne donosi { number-of-points }
barred-not-asked = od igrača nije traženo da dozvoli pregled
barred-found-already = sudija je to za { color-of } već zabeležio
barred-no-appeal = nema žalbe o kojoj bi se odlučivalo
barred-nobody-interfered = niko se nije umešao, pa niko ne može da bude isključen

refused-not-in-advance = to je moralo da se objavi pre nego što je prva partija uparena
refused-scoring = remi ne može vredeti više od pobede, niti poraz više od remija
refused-device-penalty = { penalty }: po Pravilima iz { $edition }. godine ova kazna se ne može objaviti za uređaje; to mora biti jedna od kazni koje Pravila navode, i blaža od gubitka partije
refused-game-paired = već postoji partija { $game }
refused-no-game = nema partije { $game }
refused-with-themselves = igrač { $player } ne može da se upari sa samim sobom
refused-expelled = igrač { $player } je isključen sa takmičenja
refused-excluded = igrač { $player } je isključen zaključno sa { $round }. kolom
refused-no-appeal = nema žalbe iz partije { $game } o kojoj bi se odlučivalo
refused-no-question = nema otvorenog pitanja { $question } za FIDE

expected-scoring = poeni za pobedu, remi i poraz, nijedan broj veći od prethodnog, na primer { "3-1-0" }, ili { "armageddon" }
expected-forfeit = poeni za poraz bez igre, ne više nego za poraz za tablom
expected-points = poeni, na primer { "1, 1/2" } ili { "2.5" }
expected-player-name = ime igrača od jedne reči sa velikim početnim slovom, na primer { "Anna" }
expected-penalty = { "warning, opponent's time, offender's time, opponent's points, offender's points, loss, fine, rounds" } ili { "expulsion" }
expected-milder-penalty = kazna blaža od gubitka partije, na primer { "warning" }; { "fine" } samo posle reda { "fines" }

help-penalize = kazna ({ "opponent's time 2:00, offender's time 2:00, loss, fine 50" }, …)
help-disturbance = dodatno vreme zbog spoljnog ometanja partije
help-phone = pronađen je telefon ({ "in the bag, switched on, sounding" })
help-conduct = igrač krši pravila ponašanja ({ "using notes, disturbing the opponent" }, …)
help-appeal = igrač se žali na odluku sudije

held =
    { $held ->
        [body] na telu
        [elsewhere] na drugom mestu u prostoru za igru
       *[bag] u torbi
    }
power =
    { $power ->
        [off] isključen
        [on] uključen
       *[sounding] proizvodi zvuk
    }
round-begins = { $number }. kolo: { $players }
act-leaves = { actor } napušta { place }
act-leaves-reported = { actor } napušta { place } pošto je obavestio sudiju
act-leaves-permitted = { actor } uz dozvolu napušta { place }
act-enters =
    { $permitted ->
        [yes] { actor } uz dozvolu ulazi u turnirsku salu
       *[no] { actor } ulazi u turnirsku salu
    }
act-finds = { actor } utvrđuje da { color } { misconduct }
act-finds-device = { actor } utvrđuje da { color } ima elektronski uređaj: { held }, { power }
act-hands-over-device = { actor } predaje sudiji elektronski uređaj
act-asks-to-search =
    { $body ->
        [yes] { actor } traži pregled tela { color-of }
       *[no] { actor } traži pregled odeće i torbi { color-of }
    }
act-allows-search = { actor } dozvoljava pregled
act-refuses-search = { actor } odbija pregled
act-finds-refusing = { actor } utvrđuje da { color } uporno odbija da se ponaša u skladu sa Pravilima šaha
act-asks-explanation = { actor } traži objašnjenje tačaka Pravila šaha
act-appeals = { actor } ulaže žalbu
act-appeals-in-quickplay = { actor } ulaže žalbu na odluku o reklamaciji u poslednjem periodu
act-decides-appeal =
    { $upheld ->
        [yes] { actor } usvaja žalbu
       *[no] { actor } odbija žalbu
    }
act-upholds-with = { actor } usvaja žalbu i određuje rezultat: { $score }
act-helps = { actor } pomaže u rekonstrukciji partije
act-refuses-to-help = { actor } odbija da pomogne u rekonstrukciji partije
act-checks-claim = { actor } proverava reklamaciju
act-penalizes = { actor } kažnjava { color-of }: { penalty }
act-penalizes-by = { actor } kažnjava { color-of }: { penalty } ({ $amount })
act-gives-time =
    { $color ->
        [white] { actor } zbog ometanja daje belom { $time }
       *[black] { actor } zbog ometanja daje crnom { $time }
    }
act-gives-time-for-clock =
    { $color ->
        [white] { actor } zbog sata daje belom { $time }
       *[black] { actor } zbog sata daje crnom { $time }
    }
act-gives-time-by-judgment =
    { $color ->
        [white] { actor } iz drugog razloga daje belom { $time }
       *[black] { actor } iz drugog razloga daje crnom { $time }
    }
act-announces = { actor } saopštava: „{ $text }“
act-says = { actor } kaže igraču { said }
act-sees-to = { actor } { duty }
act-appoints-assistants = { actor } imenuje pomoćnike
act-sends-out = { actor } isključuje prekršioca iz prostora za igru
act-interferes = { actor } se meša u partiju
act-reports = { actor } obaveštava sudiju o nepravilnosti
act-uses-phone =
    { $authorized ->
        [yes] { actor } uz dozvolu koristi telefon
       *[no] { actor } koristi telefon
    }
