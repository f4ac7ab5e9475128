### Articles 10 to 12: points, conduct, the arbiter; and the log of a competition.

misconduct =
    { $what ->
        [disrepute] ponašanje koje šahovsku igru dovodi na loš glas
        [notes] korišćenje beleški ili drugog izvora informacija
        [advice] primanje saveta
        [other-board] analiza na drugoj šahovskoj tabli
        [smoking] pušenje van mesta koje je za to određeno
        [vaping] elektronska cigareta van mesta određenog za pušenje
        [disturbing] ometanje ili uznemiravanje protivnika
        [noise] izvor buke u sali za igru
        [offers] neosnovane ponude remija
        [claims] neosnovane reklamacije
        [sheet] beleška na formularu kojoj tamo nije mesto
       *[bag] korišćenje torbe sa uređajem bez dozvole
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
        [opponents-points] povećanje poena protivnika u partiji
        [offenders-points] smanjenje poena prekršioca u partiji
        [loss] gubitak partije
        [fine] unapred objavljena novčana kazna
        [rounds] isključenje iz jednog ili više kola
       *[expulsion] isključenje sa takmičenja
    }
said =
    { $said ->
        [count] koliko je poteza odigrano
        [moved] da je protivnik odigrao potez
       *[pressed] da sat nije pritisnut
    }
duty =
    { $duty ->
        [observance] strogo pridržavanje Pravila šaha
        [fair-play] poštena igra
        [interest] najbolji interes takmičenja
        [conditions] dobri uslovi za igru
        [undisturbed] da se igrači ne uznemiravaju
        [progress] odvijanje takmičenja
        [needs] igrači sa invaliditetom i oni kojima treba lekarska pomoć
        [anti-cheating] propisi protiv varanja
       *[games] partije, naročito u oskudici vremena
    }

conduct-breach = { color }: { misconduct }
conduct-no-rule = { color }: { misconduct }; ovde nema pravila protiv toga
conduct-left-with-leave = { color } napušta { place } uz znanje sudije
conduct-left-freely = { color } napušta { place } i za to mu ne treba dozvola
conduct-left-without = { color } napušta { place } bez dozvole sudije
conduct-left-unreported = { color } napušta turnirsku salu, a sudiju nije obavestio
conduct-outsider-admitted = u turnirskoj sali je neko ko nije ni igrač ni sudija, i sme da bude tamo
conduct-outsider-entered = u turnirskoj sali je bez dozvole sudije neko ko nije ni igrač ni sudija
conduct-device-allowed = { color } ima elektronski uređaj i tako sme da ga ima
conduct-device-handed-over = { color } predaje elektronski uređaj pre svog prvog poteza, što je u redu
conduct-device-forbidden = { color } ima elektronski uređaj u prostoru za igru, što je zabranjeno
conduct-device-loses = { color } gubi partiju zbog elektronskog uređaja
conduct-device-milder = { color } ima elektronski uređaj, za koji je takmičenje objavilo drugu kaznu
conduct-search-asked = od { color-of } se traži da dozvoli pretres, nasamo i od strane osobe istog pola
conduct-search-beyond = sudija nema pravo da od { color-of } traži takav pretres
conduct-search-allowed = { color } dozvoljava pretres
conduct-search-refused = { color } odbija pretres
conduct-search-rightly-refused = { color } odbija pretres i ne mora da ga dozvoli
conduct-refuses = { color } uporno odbija da se ponaša u skladu sa Pravilima šaha i gubi partiju
conduct-both-refuse = oba igrača uporno odbijaju da se ponašaju u skladu sa Pravilima šaha i oba gube partiju
conduct-explanation-due = { color } ima pravo na objašnjenje pojedinih tačaka Pravila šaha
conduct-explanation-not-due = { color } traži objašnjenje, na koje mu ova pravila ne daju pravo
conduct-appealed = { color } se žali na odluku sudije
conduct-appeal-barred = { color } nema pravo žalbe na ovu odluku
conduct-appeal-decided =
    { $upheld ->
        [yes] žalba je usvojena
       *[no] žalba je odbijena
    }
conduct-helps = { color } pomaže u rekonstrukciji partije
conduct-refuses-to-help = { color } odbija da pomogne u rekonstrukciji partije
conduct-claim-checked = reklamaciju proverava onaj ko treba
conduct-claim-checked-by-others = reklamaciju proverava neko čiji to nije zadatak
conduct-spectator = { color } je završio partiju i smatra se gledaocem

arbiter-penalized = kažnjen je { color }: { penalty }
arbiter-cannot-play-on = { color } je isključen sa takmičenja, ne može da nastavi igru i gubi partiju
arbiter-disturbed = partija je spolja ometana, i { color } za to dobija vreme
arbiter-may-say = sudija kaže { said }, i to sme
arbiter-must-not-say = sudija ne sme da kaže { said }
arbiter-seen-to = sudija vodi računa o sledećem: { duty }
arbiter-assistants = pomoćnici sudije posmatraju partije
arbiter-interfered = neko ko ne igra meša se u partiju
arbiter-reported = sudija je obavešten o nepravilnosti
arbiter-sent-out = ko se umešao isključen je iz prostora za igru
arbiter-phone-used = neko bez dozvole sudije koristi telefon u prostoru za igru
arbiter-phone-authorized = neko uz dozvolu sudije koristi telefon u prostoru za igru

effect-may-send-out = sudija može prekršioca da isključi iz prostora za igru
event-ended = partija je završena { $score } i donosi { $points } poena
event-points = partija sada donosi { $points } poena
event-warned = opomena { color-of } upisuje se u dnevnik takmičenja
event-fined = novčana kazna { color-of }: { $amount }
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
        [yes] u dnevniku takmičenja žalba je usvojena
       *[no] u dnevniku takmičenja žalba je odbijena
    }
event-fide-asked = pitanje za FIDE upisuje se u dnevnik takmičenja

asked-penalty = koju kaznu dobija { color }
asked-can-win = da li je { color } još mogao da dobije nekom serijom legalnih poteza
asked-score-against = koliko poena dobija protivnik { color-of }
answer-penalty = { penalty }
answer-opponent-wins = protivnik dobija
answer-opponent-draws = protivnik ima pola poena
answer-opponent-loses = protivnik nema poena

number-of-points =
    { $count ->
        [one] { $points } poen
       *[other] { $points } poena
    }
barred-no-such-penalty = { penalty } nije među kaznama člana { $article } pravila iz { $edition }
barred-amount-missing = { penalty }: mora se reći koliko
barred-fine-not-announced = novčana kazna { $amount } nije unapred objavljena
barred-not-over = poeni iz partije mogu se menjati tek kada je završena
barred-no-time = dodatno vreme ne može biti nula
barred-too-few-points = igrač iz partije ima samo { number-of-points }
barred-above-maximum =
    { $count ->
       *[other] niko iz partije ne može dobiti više od { $points } poena
    }
barred-together = oba igrača zajedno imala bi { number-of-points }, a partija donosi najviše { $most }
barred-unusual = nijedan rezultat ne donosi { number-of-points }
barred-not-asked = niko nije tražio od igrača da dozvoli pretres
barred-found-already = to je za { color-of } već utvrđeno
barred-no-appeal = nema žalbe o kojoj bi se odlučivalo
barred-nobody-interfered = niko se nije umešao koga bi trebalo isključiti

refused-not-in-advance = to je trebalo objaviti pre nego što je prva partija parovana
refused-scoring = remi ne može vredeti više od pobede, niti poraz više od remija
refused-device-penalty = { penalty }: po pravilima iz { $edition } to se ne može objaviti za elektronske uređaje; mora biti kazna sa njihove liste, i blaža od gubitka partije
refused-game-paired = već postoji partija { $game }
refused-no-game = nema partije { $game }
refused-with-themselves = igrač { $player } ne može da igra sa samim sobom
refused-expelled = igrač { $player } je isključen sa takmičenja
refused-excluded = igrač { $player } je isključen zaključno sa { $round }. kolom
refused-no-appeal = nema žalbe iz partije { $game } o kojoj bi se odlučivalo
refused-no-question = nema otvorenog pitanja { $question } za FIDE

expected-scoring = poeni za pobedu, remi i poraz, nikad više od prethodnih, na primer { "3-1-0" }, ili { "armageddon" }
expected-forfeit = poeni za poraz bez igre, ne više nego za poraz za tablom
expected-points = poeni, na primer { "1, 1/2" } ili { "2.5" }
expected-player-name = ime igrača u jednoj reči velikim slovom, na primer { "Anna" }
expected-penalty = { "warning, opponent's time, offender's time, opponent's points, offender's points, loss, fine, rounds" } ili { "expulsion" }
expected-milder-penalty = kazna blaža od gubitka partije, na primer { "warning" }; { "fine" } samo posle reda { "fines" }

help-penalize = kazna ({ "opponent's time 2:00, offender's time 2:00, loss, fine 50" }, …)
help-disturbance = dodatno vreme, jer je partija spolja ometana
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
act-leaves-reported = { actor } napušta { place } i obavestio je sudiju
act-leaves-permitted = { actor } uz dozvolu napušta { place }
act-enters =
    { $permitted ->
        [yes] { actor } uz dozvolu ulazi u turnirsku salu
       *[no] { actor } ulazi u turnirsku salu
    }
act-finds = { actor } utvrđuje za { color-of }: { misconduct }
act-finds-device = { actor } nalazi elektronski uređaj kod { color-of }: { held }, { power }
act-hands-over-device = { actor } predaje sudiji elektronski uređaj
act-asks-to-search =
    { $body ->
        [yes] { actor } traži pretres tela { color-of }
       *[no] { actor } traži pretres odeće i torbi { color-of }
    }
act-allows-search = { actor } dozvoljava pretres
act-refuses-search = { actor } odbija pretres
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
act-gives-time = { actor } zbog ometanja daje dodatno vreme u korist { color-of }: { $time }
act-says = { actor } kaže { said }
act-sees-to = { actor } vodi računa o sledećem: { duty }
act-appoints-assistants = { actor } imenuje pomoćnike
act-sends-out = { actor } isključuje prekršioca iz prostora za igru
act-interferes = { actor } se meša u partiju
act-reports = { actor } obaveštava sudiju o nepravilnosti
act-uses-phone =
    { $authorized ->
        [yes] { actor } uz dozvolu koristi telefon
       *[no] { actor } koristi telefon
    }
