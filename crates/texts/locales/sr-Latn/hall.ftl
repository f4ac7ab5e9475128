### Sala: šta je zabeleženo kod drvenih tabli.

noted-started = kolo je počelo
noted-arrived = { color } je došao
noted-offered = { color } nudi remi
noted-result = rezultat je proglašen: { $score }
noted-stopped = satovi na svim tablama su zaustavljeni: { $reason }
noted-restarted = zaustavljeni satovi su ponovo pokrenuti: { $reason }
noted-announced = saopštenje: „{ $text }“
noted-handed = beleška na telefonu: „{ $note }“
noted-reason = razlog: { $reason }
noted-by = sudija: { $name }
noted-against = ovo je u suprotnosti sa ranije zabeleženom odlukom: { $score }
noted-strikes = sudija precrtava: „{ $what }“
noted-decides = sudija odlučuje: { $question } { $answer }
noted-struck = precrtano
change-ends = partija se završava: { $score }
change-reopens = rezultat { $score } više ne važi i partija se nastavlja
change-result = rezultat se menja: umesto { $before } biće { $after }
change-clock =
    { $color ->
        [white] sat belog: { $before } → { $after }
       *[black] sat crnog: { $before } → { $after }
    }
pairing-begun = partija za { $board }. tablom { $round }. kola je počela: par { $white } – { $black } mora da ostane kakav jeste. Ako je greškom pokrenuta, prvo precrtajte njen početak na sudijskoj stranici.
pairing-name-taken = postoji drugi igrač po imenu { $name }
pairing-no-player = nema više igrača po imenu { $name }; učitajte stranicu ponovo
pairing-not-last = { $round }. kolo ne može da se obriše: { $last }. kolo je već upareno
pairing-twice = igrač { $name } je dvaput uparen u { $round }. kolu
pairing-board = { $board }. tabla ({ $white } – { $black })
pairing-still-playing = { $round }. kolo još ne može da počne: u { $earlier }. kolu se još igra: { $boards }
pairing-round-order = { $found }. kolo se ne može upariti: sledi { $expected }. kolo
attendance-round-paired = { $round }. kolo je već upareno: ispravite parove ili izaberite { $next }. kolo
pairing-board-twice = { $board }. tabla se u { $round }. kolu pojavljuje dvaput
pairing-no-round = nema { $round }. kola
pairing-name-missing = nedostaje ime
pairing-several-rounds = spisak navodi { $one }. i { $other }. kolo; uparujte jedno po jedno kolo
pairing-nothing-to-play = u izveštaju nema kola koje tek treba odigrati
pairing-unread = nije svaki red tabla: pogledajte označene redove
list-no-column = { $line }. red: nema kolone „{ $column }“. Prvi red imenuje kolone: „{ "round" }“, „{ "board" }“, „{ "white" }“, „{ "black" }“.
list-not-a-number = { $line }. red: „{ $found }“ u koloni „{ $column }“ nije broj
list-no-name = { $line }. red: nema imena u koloni „{ $column }“
list-not-a-table = { $line }. red nema iste kolone kao prvi
list-empty = na spisku nema parova
report-fault =
    { $line }. red, { $column }. kolona: očekuje se { $expected ->
        [rank] startni broj
        [new_rank] startni broj koji nema niko drugi
        [name] ime
        [points] poeni kao 1.5
        [rating] rejting
        [place] plasman
        [opponent] startni broj protivnika ili 0000
        [same_game] protivnik čiji red u istom kolu navodi ovog igrača s drugom bojom
        [color] boja: { "w, b" } ili -
        [result] rezultat: 1 0 = + - { "h f u z" }
        [utf8] tekst u kodiranju { "UTF-8" }
        [smaller_file] manja datoteka
        [blank] razmak između dva polja
        [known_player] startni broj igrača iz ovog izveštaja
        [round] kolo od 1 do 100
        [fewer_rounds] najviše 100 kola
        [bye_type] { "F, H" } ili { "Z" }
        [adjusted_result] { "W, D, L, F, H, Z, +, -" } ili razmak
        [point_letter] jedno od slova { "W D L A P X" }
        [pair_count] broj parova i isto toliko redova
        [pair] dva startna broja, prvo belog
        [unpaired_player] igrač koji nije u ranijem paru
        [one_bye] samo jedan slobodan igrač
       *[players] po jedan red 001 za svakog igrača
    }; stoji „{ $found }“
