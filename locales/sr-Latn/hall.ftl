### Sala: šta je zabeleženo kod drvenih tabli.

noted-started = kolo je počelo
noted-arrived = { color } je došao
noted-offered = { color } nudi remi
noted-result = rezultat je proglašen: { $score }
noted-struck = precrtano
pairing-begun = { $board }. tabla { $round }. kola je već počela: { $white } – { $black } mora ostati. Ako je greškom pokrenuta, prvo precrtajte početak na sudijskoj tabli.
