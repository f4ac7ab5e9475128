### Partije u PGN-u: šta nije u redu sa datotekom, i reči na formularu.

## Šta nije u redu sa partijom

pgn-problem = red teksta { $line }, znak { $column } (bajt { $byte }): { $problem }
pgn-unclosed-tag = na kraju oznake se očekuje „"]“, a tu je kraj reda
pgn-not-a-game = očekuje se oznaka ili potez, a nađen je drugi tekst
pgn-unclosed-comment = ovaj komentar nije zatvoren znakom „{ "}" }“ pre sledeće partije
pgn-unclosed-variation = ova varijanta nije zatvorena znakom „)“ pre sledeće partije
pgn-nothing-to-vary = pre varijante se očekuje potez, a nema ga
pgn-nothing-to-close = „{ $found }“ ne zatvara ništa
pgn-noise = očekuje se potez, a nađeno je „{ $found }“
pgn-unreadable = „{ $found }“ nije potez koji ovde može da se odigra
pgn-illegal = „{ $found }“ ovde nije legalan potez
pgn-bad-fen = oznaka { "FEN" }, { $fault }
pgn-other-variant = varijanta „{ $found }“ nije ni šah ni šah 960
pgn-too-deep = više od { $count } varijanti jedna u drugoj
pgn-too-long = partija je duža od { $count } { "MiB" }

## Formular

scoresheet-event = Takmičenje
scoresheet-site = Mesto
scoresheet-date = Datum
scoresheet-round = Kolo
scoresheet-white = Beli
scoresheet-black = Crni
scoresheet-result = Rezultat
scoresheet-signature = Potpis

# Diagrams, for people who do not see them.
diagram-title = Šahovska pozicija, { color } je na potezu
diagram-piece = { piece } { $square }
diagram-side =
    { $side ->
        [white] Beli
       *[black] Crni
    }: { $pieces }.
