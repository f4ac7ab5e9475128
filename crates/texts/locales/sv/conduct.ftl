### Articles 10 to 12: points, conduct, the arbiter; and the log of a competition.

misconduct =
    { $what ->
        [disrepute] uppträdande som bringar schackspelet i vanrykte
        [notes] användning av anteckningar eller andra informationskällor
        [advice] mottagande av råd
        [other-board] analys på ett annat schackbräde
        [smoking] rökning utanför anvisad plats
        [vaping] e-cigarett utanför anvisad plats för rökning
        [disturbing] störning av motståndaren
        [noise] störande ljud i spellokalen
        [offers] obefogade remianbud
        [claims] obefogade krav
        [sheet] anteckning på protokollet som inte hör hemma där
       *[bag] användning av väskan med apparaten utan tillstånd
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
        [fine] böter som tillkännagivits i förväg
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
        [observance] att schackreglerna strikt följs
        [fair-play] att spelet är rättvist
        [interest] tävlingens bästa
        [conditions] en god spelmiljö
        [undisturbed] att spelarna inte störs
        [progress] tävlingens förlopp
        [needs] spelare med funktionsnedsättning eller behov av läkarvård
        [anti-cheating] reglerna mot fusk
       *[games] partierna, särskilt i tidsnöd
    }

conduct-breach = { color }: { misconduct }
conduct-no-rule = { color }: { misconduct }; här finns ingen regel mot det
conduct-left-with-leave = { color } lämnar { place } med domarens vetskap
conduct-left-freely = { color } lämnar { place } och behöver inte fråga
conduct-left-without = { color } lämnar { place } utan domarens tillåtelse
conduct-left-unreported = { color } lämnar spellokalen utan att säga till domaren
conduct-outsider-admitted = någon som varken är spelare eller domare är i spellokalen och får vara där
conduct-outsider-entered = någon som varken är spelare eller domare är i spellokalen utan domarens tillåtelse
conduct-device-allowed = { color } har en elektronisk apparat och får ha den så
conduct-device-handed-over = { color } lämnar en elektronisk apparat till domaren före sitt första drag, vilket är i sin ordning
conduct-device-forbidden = { color } har en elektronisk apparat inom tävlingsområdet, vilket är förbjudet
conduct-device-loses = { color } förlorar partiet på grund av en elektronisk apparat
conduct-device-milder = { color } har en elektronisk apparat, för vilken tävlingen har tillkännagivit en annan bestraffning
conduct-search-asked = { color } ombeds tillåta en undersökning, i avskildhet och av en person av samma kön
conduct-search-beyond = domaren har inte rätt att be { color } om den undersökningen
conduct-search-allowed = { color } tillåter undersökningen
conduct-search-refused = { color } vägrar undersökningen
conduct-search-rightly-refused = { color } vägrar undersökningen och behöver inte tillåta den
conduct-refuses = { color } framhärdar i vägran att följa schackreglerna och förlorar partiet
conduct-both-refuse = båda spelarna framhärdar i vägran att följa schackreglerna, och båda förlorar partiet
conduct-explanation-due = { color } har rätt att få enskilda punkter i schackreglerna förklarade
conduct-explanation-not-due = { color } ber om en förklaring, som dessa regler inte ger rätt till
conduct-appealed = { color } överklagar ett beslut av domaren
conduct-appeal-barred = { color } får inte överklaga det här beslutet
conduct-appeal-decided =
    { $upheld ->
        [yes] överklagandet bifalls
       *[no] överklagandet avslås
    }
conduct-helps = { color } hjälper till att rekonstruera partiet
conduct-refuses-to-help = { color } vägrar att hjälpa till att rekonstruera partiet
conduct-claim-checked = kravet kontrolleras av den som ska göra det
conduct-claim-checked-by-others = kravet kontrolleras av någon vars uppgift det inte är
conduct-spectator = { color } har avslutat sitt parti och betraktas som åskådare

arbiter-penalized = { color } bestraffas: { penalty }
arbiter-cannot-play-on = { color } är utesluten, kan inte spela vidare och har förlorat partiet
arbiter-disturbed = partiet stördes utifrån, och { color } får tid för det
arbiter-may-say = domaren säger { said } och får göra det
arbiter-must-not-say = domaren får inte säga { said }
arbiter-seen-to = domaren värnar om { duty }
arbiter-assistants = domarens assistenter bevakar partierna
arbiter-interfered = någon utomstående ingriper i partiet
arbiter-reported = en oriktighet anmäls till domaren
arbiter-sent-out = den som ingrep avvisas från tävlingsområdet
arbiter-phone-used = någon använder telefon inom tävlingsområdet utan domarens tillstånd
arbiter-phone-authorized = någon använder telefon inom tävlingsområdet med domarens tillstånd

effect-may-send-out = domaren får avvisa den som bröt mot bestämmelsen från tävlingsområdet
event-ended = partiet slutade { $score } och ger { $points } poäng
event-points = partiet ger nu { $points } poäng
event-warned = varningen till { color } står i tävlingens logg
event-fined = { color } får böta { $amount }
event-excluded =
    { $rounds ->
        [one] { color } spelar inte i nästa rond
       *[other] { color } spelar inte i de följande { $rounds } ronderna
    }
event-expelled = { color } utesluts ur tävlingen
event-appealed = överklagandet från { color } står i tävlingens logg
event-appeal-decided =
    { $upheld ->
        [yes] tävlingens logg har överklagandet som bifallet
       *[no] tävlingens logg har överklagandet som avslaget
    }
event-fide-asked = frågan till FIDE står i tävlingens logg

asked-penalty = vilken bestraffning får { color }
asked-can-win = kunde { color } ännu vinna med någon följd av regelrätta drag
asked-score-against = vilken poäng får motståndaren till { color }
answer-penalty = { penalty }
answer-opponent-wins = motståndaren vinner
answer-opponent-draws = motståndaren får en halv poäng
answer-opponent-loses = motståndaren får ingen poäng

number-of-points =
    { $count ->
       *[other] { $points } poäng
    }
barred-no-such-penalty = { penalty } hör inte till bestraffningarna i § { $article } i reglerna från { $edition }
barred-amount-missing = { penalty }: hur mycket måste sägas
barred-fine-not-announced = inga böter på { $amount } tillkännagavs i förväg
barred-not-over = poängen i partiet kan ändras först när det är slut
barred-no-time = den extra tiden måste vara mer än noll
barred-too-few-points = spelaren har bara { number-of-points } i partiet att förlora
barred-above-maximum = ingen spelare kan få mer än { number-of-points } i partiet
barred-together = spelarna skulle tillsammans få { number-of-points }, men partiet ger högst { $most }
barred-unusual = inget resultat ger { number-of-points }
barred-not-asked = ingen har bett spelaren tillåta en undersökning
barred-found-already = det har redan konstaterats om { color }
barred-no-appeal = det finns inget överklagande att avgöra
barred-nobody-interfered = ingen har ingripit som kunde avvisas

refused-not-in-advance = det skulle ha tillkännagivits innan det första partiet lottades
refused-scoring = en remi kan inte ge mer poäng än en vinst, och en förlust inte mer än en remi
refused-device-penalty = { penalty } kan inte tillkännages för elektronisk utrustning enligt reglerna från { $edition }: det måste vara en av deras bestraffningar, och mildare än förlust av partiet
refused-game-paired = det finns redan ett parti { $game }
refused-no-game = det finns inget parti { $game }
refused-with-themselves = { $player } kan inte spela mot sig själv
refused-expelled = { $player } är utesluten ur tävlingen
refused-excluded = { $player } är avstängd till och med rond { $round }
refused-no-appeal = det finns inget överklagande från parti { $game } att avgöra
refused-no-question = det finns ingen öppen fråga { $question } till FIDE

expected-scoring = poängen för vinst, remi och förlust, ingen högre än den föregående, till exempel { "3-1-0" }, eller { "armageddon" }
expected-forfeit = poängen för en förlust utan spel, inte mer än för en förlust vid brädet
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
       *[sounding] avger ljud
    }
round-begins = rond { $number }: { $players }
act-leaves = { actor } lämnar { place }
act-leaves-reported = { actor } lämnar { place } och har sagt till domaren
act-leaves-permitted = { actor } lämnar { place } med tillåtelse
act-enters =
    { $permitted ->
        [yes] { actor } kommer in i spellokalen med tillåtelse
       *[no] { actor } kommer in i spellokalen
    }
act-finds = { actor } konstaterar om { color }: { misconduct }
act-finds-device = { actor } hittar en elektronisk apparat hos { color }: { held }, { power }
act-hands-over-device = { actor } lämnar en elektronisk apparat till domaren
act-asks-to-search =
    { $body ->
        [yes] { actor } ber att få kroppsvisitera { color }
       *[no] { actor } ber att få undersöka väskor och kläder hos { color }
    }
act-allows-search = { actor } tillåter undersökningen
act-refuses-search = { actor } vägrar undersökningen
act-finds-refusing = { actor } konstaterar att { color } framhärdar i vägran att följa schackreglerna
act-asks-explanation = { actor } ber att få punkter i schackreglerna förklarade
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
act-gives-time = { actor } ger { color } { $time } för en störning
act-says = { actor } säger { said }
act-sees-to = { actor } ser till { duty }
act-appoints-assistants = { actor } utser assistenter
act-sends-out = { actor } avvisar den som bröt mot bestämmelsen
act-interferes = { actor } ingriper i partiet
act-reports = { actor } anmäler en oriktighet till domaren
act-uses-phone =
    { $authorized ->
        [yes] { actor } använder telefon med tillstånd
       *[no] { actor } använder telefon
    }
