### Sala: šta je zabeleženo kod drvenih tabli.

noted-started = kolo je počelo
noted-arrived = { color } je došao
noted-offered = { color } nudi remi
noted-result = rezultat je proglašen: { $score }
noted-against = ovo je protivno ranije zabeleženoj odluci: { $score }
noted-strikes = sudija briše: „{ $what }”
noted-decides = sudija odlučuje: { $question } { $answer }
noted-struck = precrtano
pairing-begun = { $board }. tabla { $round }. kola je već počela: { $white } – { $black } mora ostati. Ako je greškom pokrenuta, prvo precrtajte početak na sudijskoj tabli.
pairing-name-taken = postoji drugi igrač po imenu { $name }
pairing-no-player = nema više igrača po imenu { $name }; učitajte stranicu ponovo
pairing-not-last = { $round }. kolo se ne može povući: { $last }. kolo je već upareno
pairing-twice = { $name } je dvaput u { $round }. kolu
