### Partier i PGN: vad som är fel i en fil, och orden på ett partiprotokoll.

## Vad som är fel i ett parti

pgn-problem = rad { $line }, tecken { $column } (byte { $byte }): { $problem }
pgn-unclosed-tag = ”"]” väntades i slutet av taggen, men raden tar slut
pgn-not-a-game = en tagg eller ett drag väntades, men där står annan text
pgn-unclosed-comment = den här kommentaren avslutas inte med ”{ "}" }” före nästa parti
pgn-unclosed-variation = den här varianten avslutas inte med ”)” före nästa parti
pgn-nothing-to-vary = ett drag väntades före varianten, men det finns inget
pgn-nothing-to-close = ”{ $found }” avslutar ingenting
pgn-noise = ett drag väntades, men där står ”{ $found }”
pgn-unreadable = ”{ $found }” är inget drag som kan göras här
pgn-illegal = ”{ $found }” är inget regelrätt drag här
pgn-bad-fen = taggen { "FEN" }, { $fault }
pgn-other-variant = varianten ”{ $found }” är varken schack eller { "Chess960" }
pgn-too-deep = fler än { $count } varianter inuti varandra
pgn-too-long = partiet är längre än { $count } { "MiB" }

## Partiprotokollet

scoresheet-event = Tävling
scoresheet-site = Plats
scoresheet-date = Datum
scoresheet-round = Rond
scoresheet-white = Vit
scoresheet-black = Svart
scoresheet-result = Resultat
scoresheet-signature = Underskrift

# Diagrams, for people who do not see them.
diagram-title = Schackställning, { color } är vid draget
diagram-piece = { piece } { $square }
diagram-side =
    { $side ->
        [white] Vit
       *[black] Svart
    }: { $pieces }.
