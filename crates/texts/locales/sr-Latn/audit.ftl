### Partije i pravila: šta nalazi provera, i reči njenog izveštaja.

## Potezi

audit-illegal = „{ $move }“ je nelegalan potez: { $reason }
audit-illegal-stood = { $found }; na njega je odgovoreno, pa bez nadzora ostaje na snazi u ubrzanom i brzopoteznom šahu
audit-ambiguous = „{ $move }“ je dvosmisleno: { $reason }
audit-unreadable = „{ $move }“ nije potez: { $reason }
audit-no-such-move = nema takvog poteza
audit-null-move = prazan potez: na redu je drugi igrač a da potez nije povučen
audit-missing-move = ovde nedostaje potez
audit-move-number = očekuje se broj poteza { $expected }, a nađen je { $found }
audit-check-mark = „{ $move }“ ima znak za šah, a nije šah
audit-mate-mark = „{ $move }“ ima znak za mat, a nije mat
audit-unmarked-check = „{ $move }“ je šah, a nema znak za šah
audit-capture-mark = „{ $move }“ ima znak za uzimanje, a ništa ne uzima

## Partija je bila završena

audit-after-mate = partija je završena matom, ali slede potezi
audit-after-stalemate = partija je završena patom, ali slede potezi
audit-after-dead =
    { $count ->
        [one] pozicija je mrtva i partija je završena, ali sledi još { $count } potez
        [few] pozicija je mrtva i partija je završena, ali slede još { $count } poteza
       *[other] pozicija je mrtva i partija je završena, ali sledi još { $count } poteza
    }
audit-after-fivefold =
    { $count ->
        [one] pozicija se pojavila pet puta i partija je nerešena, ali sledi još { $count } potez
        [few] pozicija se pojavila pet puta i partija je nerešena, ali slede još { $count } poteza
       *[other] pozicija se pojavila pet puta i partija je nerešena, ali sledi još { $count } poteza
    }
audit-after-seventy-five =
    { $count ->
        [one] partija je nerešena posle 75 poteza svakog igrača bez uzimanja i bez pomeranja pešaka, ali sledi još { $count } potez
        [few] partija je nerešena posle 75 poteza svakog igrača bez uzimanja i bez pomeranja pešaka, ali slede još { $count } poteza
       *[other] partija je nerešena posle 75 poteza svakog igrača bez uzimanja i bez pomeranja pešaka, ali sledi još { $count } poteza
    }

## Rezultat

audit-result-mate = { color } je dao mat, a rezultat je { $result }
audit-result-stalemate = pat je remi, a rezultat je { $result }
audit-result-dead = pozicija je mrtva, što je remi, a rezultat je { $result }
audit-result-automatic = partija je završena remijem bez reklamacije, a rezultat je { $result }
audit-result-time = { color } ne može da matira nijednom serijom legalnih poteza, pa pad protivnikove zastavice ne donosi pobedu, a rezultat je { $result }
audit-result-cannot-mate = { color } ne može da matira nijednom serijom legalnih poteza, pa ni pad protivnikove zastavice ni predaja ne donose pobedu, a rezultat je { $result }
audit-result-doubtful = { color } ne može da matira nijednom serijom legalnih poteza, a rezultat je { $result }: to objašnjava samo predaja ili odluka sudije
audit-result-tag = oznaka { "Result" } kaže { $tag }, a potezi se završavaju sa { $end }
audit-result-termination = oznaka { $tag } kaže „{ $termination }“, a rezultat je { $result }
audit-missing-result = potezi se završavaju bez rezultata: izostavljen je, ili je partija ovde prekinuta
audit-no-mate = kaže se da je partija završena matom, a tabla to ne pokazuje
audit-no-stalemate = kaže se da je partija završena patom, a tabla to ne pokazuje
audit-mate-before = kaže se da je partija završena drugačije, a tabla pokazuje mat
audit-stalemate-before = kaže se da je partija završena drugačije, a tabla pokazuje pat
audit-not-dead = kaže se da je partija završena zbog premalo materijala, a mat je još moguć
audit-no-repetition = kaže se da je remi zbog ponavljanja pozicije, a pozicija se nije pojavila tri puta
audit-no-fifty =
    { $count ->
        [one] kaže se da je remi po pravilu 50 poteza, a od poslednjeg uzimanja ili poteza pešakom povučen je samo { $count }
        [few] kaže se da je remi po pravilu 50 poteza, a od poslednjeg uzimanja ili poteza pešakom povučena su samo { $count }
       *[other] kaže se da je remi po pravilu 50 poteza, a od poslednjeg uzimanja ili poteza pešakom povučeno ih je samo { $count }
    }
audit-claim-repetition = pozicija se pojavila treći put: mogao je da se reklamira remi
audit-claim-fifty = pedeset poteza bez uzimanja i bez pomeranja pešaka: mogao je da se reklamira remi

## Satovi

audit-clock-control = sat pokazuje { $time }, više nego što vremenska kontrola { $control } može da da
audit-clock-grows = vreme na satu je poraslo sa { $before } na { $time }
audit-clock-ran-out = sat već tri poteza pokazuje { $time }
audit-clock-overspent = za dosadašnje poteze utrošeno je { $all }, više nego što daje vremenska kontrola { $control }
audit-clock-unreadable = očekuje se vreme na satu, a nađeno je „{ $found }“

## Oznake

audit-same-players = „{ $name }“ igra i belim i crnim
audit-bad-date = oznaka { $tag } kaže „{ $value }“, što nije datum
audit-future-date = oznaka { $tag } kaže „{ $value }“, što je u budućnosti
audit-bad-tag = oznaka { $tag } kaže „{ $value }“, što nije ispravna vrednost
audit-repeated-tag = oznaka { $tag } pojavljuje se dva puta sa različitim vrednostima
audit-missing-tags =
    { $count ->
        [one] nedostaje oznaka { $tags }
       *[other] nedostaju oznake { $tags }
    }
audit-ply-count =
    { $count ->
        [one] oznaka { "PlyCount" } kaže { $tag }, a povučen je { $count } polupotez
        [few] oznaka { "PlyCount" } kaže { $tag }, a povučena su { $count } polupoteza
       *[other] oznaka { "PlyCount" } kaže { $tag }, a povučeno je { $count } polupoteza
    }
audit-setup-needs-fen = oznaka { "SetUp" } najavljuje poziciju, a nema oznake { "FEN" }
audit-fen-needs-setup = oznaka { "FEN" } stoji bez oznake { "SetUp" }
audit-bad-fen = oznaka { "FEN" }, { $fault }
audit-illegal-start = partija počinje nelegalnom pozicijom: { $faults }
audit-unreachable-start = partija počinje pozicijom do koje ne vode legalni potezi: { $reason }
audit-chess960 = prava na rokadu su iz šaha 960, a nijedna oznaka { "Variant" } to ne kaže
audit-other-variant = „{ $name }“ nije ni šah ni šah 960: ne ocenjuje se

## Izveštaj

audit-heading = { $file }, partija { $game }, red teksta { $line }: { $white } – { $black }, { $date }, { $result }
audit-severity =
    { $severity ->
        [error] greška
        [warning] upozorenje
       *[note] napomena
    }
audit-summary =
    { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }, sa nalazima { $with }: { $errors ->
        [one] { $errors } greška
        [few] { $errors } greške
       *[other] { $errors } grešaka
    }, { $warnings ->
        [one] { $warnings } upozorenje
        [few] { $warnings } upozorenja
       *[other] { $warnings } upozorenja
    }, { $notes ->
        [one] { $notes } napomena
        [few] { $notes } napomene
       *[other] { $notes } napomena
    }
audit-by-article = po članovima:
audit-by-kind = po vrstama:
audit-no-article = bez člana
audit-interrupted = prekinuto: prijavljeno je sve što je dosad nađeno
audit-trouble = { $file }: { $problem }
audit-cut-short = arhiva se završava prerano ili je oštećena ({ $problem }); ono što je bilo pre toga je ocenjeno
audit-fix-left-away = { $file } nije napisan: nisu pročitane sve partije
