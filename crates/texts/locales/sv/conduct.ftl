### Articles 10 to 12: points, conduct, the arbiter; and the log of a competition.

misconduct =
    { $what ->
        [disrepute] har bringat schackspelet i vanrykte
        [notes] har använt anteckningar eller en annan informationskälla
        [advice] har tagit emot råd
        [other-board] har analyserat på ett annat schackbräde
        [smoking] har rökt utanför anvisad plats
        [vaping] har använt e-cigarett utanför anvisad plats för rökning
        [disturbing] har stört eller irriterat motståndaren
        [noise] har tagit med en bullerkälla in i spellokalen
        [offers] har kommit med obefogade remianbud
        [claims] har framställt obefogade krav
        [sheet] har skrivit något på protokollet som inte hör hemma där
       *[bag] har använt väskan med utrustningen utan tillåtelse
    }
place =
    { $place ->
        [venue] tävlingsområdet
       *[area] spellokalen
    }
penalty =
    { $kind ->
        [warning] en varning
        [opponents-time] mer tid till motståndaren
        [offenders-time] mindre tid för den regelbrytande spelaren
        [opponents-points] mer poäng i partiet till motståndaren
        [offenders-points] mindre poäng i partiet för den regelbrytande spelaren
        [loss] förlust av partiet
        [fine] i förväg tillkännagivna böter
        [rounds] avstängning från en eller flera ronder
       *[expulsion] uteslutning ur tävlingen
    }
said =
    { $said ->
        [count] antalet gjorda drag
        [moved] att motståndaren har gjort ett drag
       *[pressed] att klockan inte har slagits om
    }
duty =
    { $duty ->
        [observance] att Schackreglerna följs strikt
        [fair-play] att spelet är rent
        [interest] tävlingens bästa
        [conditions] att spelmiljön är god
        [undisturbed] att spelarna inte störs
        [progress] tävlingens förlopp
        [needs] behoven hos spelare med funktionsnedsättning och spelare som behöver läkarvård
        [anti-cheating] att reglerna mot fusk följs
       *[games] partierna, särskilt i tidsnöd
    }

conduct-breach = { color } { misconduct }
conduct-no-rule = { color } { misconduct }; här finns ingen regel som förbjuder det
conduct-left-with-leave = { color } lämnar { place } med domarens tillåtelse
conduct-left-freely = { color } lämnar { place } och behöver ingen tillåtelse
conduct-left-without = { color } lämnar { place } utan domarens tillåtelse
conduct-left-unreported = { color } lämnar spellokalen utan att meddela domaren
conduct-outsider-admitted = någon som varken är spelare eller domare är i spellokalen, vilket är tillåtet
conduct-outsider-entered = någon som varken är spelare eller domare är i spellokalen utan domarens tillåtelse
conduct-device-allowed = { color } har elektronisk utrustning, vilket är tillåtet här
conduct-device-handed-over = { color } lämnar en elektronisk apparat till domaren före sitt första drag, vilket är i sin ordning
conduct-device-forbidden = { color } har elektronisk utrustning inom tävlingsområdet, vilket är förbjudet
conduct-device-loses = { color } förlorar partiet på grund av elektronisk utrustning
conduct-device-milder = { color } har elektronisk utrustning, för vilken tävlingen har tillkännagivit en mildare bestraffning
conduct-search-asked = { color } ombeds tillåta en undersökning, i avskildhet och av en person av samma kön
conduct-search-beyond = domaren har inte rätt att begära denna undersökning av { color }
conduct-search-allowed = { color } tillåter undersökningen
conduct-search-refused = { color } vägrar undersökningen
conduct-search-rightly-refused = { color } vägrar undersökningen och har rätt att göra det
conduct-refuses = { color } framhärdar i vägran att följa Schackreglerna och förlorar partiet
conduct-both-refuse = båda spelarna framhärdar i vägran att följa Schackreglerna, och båda förlorar partiet
conduct-explanation-due = { color } har rätt att få enskilda punkter i Schackreglerna förklarade
conduct-explanation-not-due = { color } ber om en förklaring, men dessa regler ger ingen rätt till det
conduct-appealed = { color } överklagar ett beslut av domaren
conduct-appeal-barred = { color } kan inte överklaga det här beslutet
conduct-appeal-decided =
    { $upheld ->
        [yes] överklagandet bifalls
       *[no] överklagandet avslås
    }
conduct-helps = { color } hjälper till att rekonstruera partiet
conduct-refuses-to-help = { color } vägrar att hjälpa till att rekonstruera partiet
conduct-claim-checked = kravet kontrolleras av rätt personer
conduct-claim-checked-by-others = kravet kontrolleras av någon som inte ska göra det
conduct-spectator = { color } har avslutat sitt parti och betraktas nu som åskådare

arbiter-penalized = { color } bestraffas: { penalty }
arbiter-cannot-play-on = { color } är ute ur tävlingen och har förlorat partiet
arbiter-disturbed = partiet stördes utifrån, så { color } får extra tid
arbiter-time-made-up = klockan var defekt eller fel inställd, så { color } får extra tid
arbiter-time-by-judgment = { color } får extra tid av ett skäl som ingen paragraf reglerar
arbiter-announced = meddelande: ”{ $text }”
arbiter-may-say = domaren säger { said }, vilket är tillåtet
arbiter-must-not-say = domaren får inte säga { said }
arbiter-seen-to = domaren bevakar { duty }
arbiter-assistants = domaren utser assistenter som bevakar partierna
arbiter-interfered = någon som inte är spelare ingriper i partiet
arbiter-reported = en oegentlighet anmäls till domaren
arbiter-sent-out = domaren avvisar den som ingrep från tävlingsområdet
arbiter-phone-used = någon använder telefon inom tävlingsområdet utan domarens tillåtelse
arbiter-phone-authorized = någon använder telefon inom tävlingsområdet med domarens tillåtelse

effect-may-send-out = domaren får avvisa från tävlingsområdet den som bröt mot bestämmelsen
event-ended = partiet slutade { $score } och ger { $points } poäng
event-points = partiet ger nu { $points } poäng
event-warned = varningen till { color } förs in i tävlingens logg
event-fined = { color } får böter på { $amount }
event-excluded =
    { $rounds ->
        [one] { color } spelar inte i nästa rond
       *[other] { color } spelar inte i de följande { $rounds } ronderna
    }
event-expelled = { color } utesluts ur tävlingen
event-appealed = överklagandet från { color } förs in i tävlingens logg
event-appeal-decided =
    { $upheld ->
        [yes] tävlingens logg visar att överklagandet har bifallits
       *[no] tävlingens logg visar att överklagandet har avslagits
    }
event-fide-asked = frågan till FIDE förs in i tävlingens logg

asked-penalty = vilken bestraffning får { color }
asked-can-win = kunde { color } fortfarande vinna med någon följd av regelrätta drag
asked-score-against = hur många poäng får motståndaren till { color }
answer-penalty =
    { $kind ->
        [warning] varning
        [opponents-time] motståndarens tid
        [offenders-time] den regelbrytande spelarens tid
        [opponents-points] motståndarens poäng
        [offenders-points] den regelbrytande spelarens poäng
        [loss] förlust
        [fine] böter
        [rounds] ronder
       *[expulsion] uteslutning
    }
answer-opponent-wins = motståndaren vinner
answer-opponent-draws = motståndaren får remi
answer-opponent-loses = motståndaren förlorar

number-of-points =
    { $count ->
       *[other] { $points } poäng
    }
barred-no-such-penalty = { penalty } hör inte till bestraffningarna i § { $article } i { $edition } års regler
barred-amount-missing = { penalty }: det saknas uppgift om hur mycket
barred-fine-not-announced = inga böter på { $amount } tillkännagavs i förväg
barred-not-over = poängen i partiet kan ändras först när det är slut
barred-no-time = den extra tiden måste vara mer än noll
barred-too-few-points = spelaren har bara { number-of-points } i partiet att förlora
barred-above-maximum = ingen spelare kan få mer än { number-of-points } i partiet
barred-together = spelarna skulle tillsammans få { number-of-points }, men partiet ger högst { $most }
barred-unusual = inget partiresultat ger { number-of-points }
barred-not-asked = spelaren har inte ombetts tillåta en undersökning
barred-found-already = domaren har redan antecknat detta om { color }
barred-no-appeal = det finns inget överklagande att avgöra
barred-nobody-interfered = ingen har ingripit, så ingen kan avvisas

refused-not-in-advance = detta måste ha tillkännagivits innan det första partiet lottades
refused-scoring = en remi kan inte ge mer poäng än en vinst, och en förlust inte mer än en remi
refused-device-penalty = { penalty } kan inte tillkännages för elektronisk utrustning enligt { $edition } års regler: det måste vara en av de bestraffningar som de räknar upp och mildare än förlust av partiet
refused-game-paired = det finns redan ett parti { $game }
refused-no-game = det finns inget parti { $game }
refused-with-themselves = { $player } kan inte lottas mot sig själv
refused-expelled = { $player } är utesluten ur tävlingen
refused-excluded = { $player } är avstängd till och med rond { $round }
refused-no-appeal = det finns inget överklagande från parti { $game } att avgöra
refused-no-question = det finns ingen öppen fråga { $question } till FIDE

expected-scoring = poängen för vinst, remi och förlust, ingen högre än den föregående, till exempel { "3-1-0" }, eller { "armageddon" }
expected-forfeit = poängen för en förlust på walk over, inte högre än för en förlust vid brädet
expected-points = poäng, till exempel { "1, 1/2" } eller { "2.5" }
expected-player-name = spelarens namn i ett ord med stor bokstav, till exempel { "Anna" }
expected-penalty = { "warning, opponent's time, offender's time, opponent's points, offender's points, loss, fine, rounds" } eller { "expulsion" }
expected-milder-penalty = en bestraffning som är mildare än förlust av partiet, till exempel { "warning" }; { "fine" } först efter raden { "fines" }

help-penalize = en bestraffning ({ "opponent's time 2:00, offender's time 2:00, loss, fine 50" }, …)
help-disturbance = extra tid, eftersom partiet stördes utifrån
help-phone = en telefon hittas ({ "in the bag, switched on, sounding" })
help-conduct = en spelare bryter mot uppförandereglerna ({ "using notes, disturbing the opponent" }, …)
help-appeal = en spelare överklagar ett beslut av domaren

held =
    { $held ->
        [body] på kroppen
        [elsewhere] någon annanstans på tävlingsområdet
       *[bag] i en väska
    }
power =
    { $power ->
        [off] avstängd
        [on] påslagen
       *[sounding] ger ifrån sig ljud
    }
round-begins = rond { $number }: { $players }
act-leaves = { actor } lämnar { place }
act-leaves-reported = { actor } lämnar { place } efter att ha meddelat domaren
act-leaves-permitted = { actor } lämnar { place } med tillåtelse
act-enters =
    { $permitted ->
        [yes] { actor } kommer in i spellokalen med tillåtelse
       *[no] { actor } kommer in i spellokalen
    }
act-finds = { actor } konstaterar att { color } { misconduct }
act-finds-device = { actor } finner att { color } har elektronisk utrustning: { held }, { power }
act-hands-over-device = { actor } lämnar en elektronisk apparat till domaren
act-asks-to-search =
    { $body ->
        [yes] { actor } ber att få kroppsvisitera { color }
       *[no] { actor } ber att få undersöka { color-of } väskor och kläder
    }
act-allows-search = { actor } tillåter undersökningen
act-refuses-search = { actor } vägrar undersökningen
act-finds-refusing = { actor } finner att { color } framhärdar i vägran att följa Schackreglerna
act-asks-explanation = { actor } ber att få punkter i Schackreglerna förklarade
act-appeals = { actor } överklagar
act-appeals-in-quickplay = { actor } överklagar ett beslut om ett krav i den sista tidsperioden
act-decides-appeal =
    { $upheld ->
        [yes] { actor } bifaller överklagandet
       *[no] { actor } avslår överklagandet
    }
act-upholds-with = { actor } bifaller överklagandet och fastställer resultatet: { $score }
act-helps = { actor } hjälper till att rekonstruera partiet
act-refuses-to-help = { actor } vägrar att hjälpa till att rekonstruera partiet
act-checks-claim = { actor } kontrollerar kravet
act-penalizes = { actor } bestraffar { color }: { penalty }
act-penalizes-by = { actor } bestraffar { color }: { penalty } ({ $amount })
act-gives-time = { actor } ger { color } { $time } på grund av en störning
act-gives-time-for-clock = { actor } ger { color } { $time } på grund av klockan
act-gives-time-by-judgment = { actor } ger { color } { $time } av annat skäl
act-announces = { actor } meddelar: ”{ $text }”
act-says = { actor } säger { said }
act-sees-to = { actor } bevakar { duty }
act-appoints-assistants = { actor } utser assistenter
act-sends-out = { actor } avvisar från tävlingsområdet den som bröt mot bestämmelsen
act-interferes = { actor } ingriper i partiet
act-reports = { actor } anmäler en oegentlighet till domaren
act-uses-phone =
    { $authorized ->
        [yes] { actor } använder telefon med tillåtelse
       *[no] { actor } använder telefon
    }
