### Játszmák PGN-ben: mi a baj egy fájllal, és a játszmalap szavai.

## Mi a baj egy játszmával

pgn-problem = { $line }. sor, { $column }. karakter ({ $byte }. bájt): { $problem }
pgn-unclosed-tag = a címke végén „"]” kellene, de véget ér a sor
pgn-not-a-game = címke vagy lépés kellene, de más szöveg áll ott
pgn-unclosed-comment = ezt a megjegyzést nem zárja le „{ "}" }” a következő játszma előtt
pgn-unclosed-variation = ezt a változatot nem zárja le „)” a következő játszma előtt
pgn-nothing-to-vary = a változat előtt lépés kellene, de nincs
pgn-nothing-to-close = „{ $found }” nem zár le semmit
pgn-noise = lépés kellene, ez áll ott: „{ $found }”
pgn-unreadable = „{ $found }” nem olyan lépés, amelyet itt meg lehet tenni
pgn-illegal = „{ $found }” itt szabálytalan
pgn-bad-fen = a { "FEN" } címke, { $fault }
pgn-other-variant = „{ $found }” se nem sakk, se nem { "Chess960" }
pgn-too-deep = több mint { $count } egymásba ágyazott változat
pgn-too-long = a játszma hosszabb, mint { $count } { "MiB" }

## A játszmalap

scoresheet-event = Verseny
scoresheet-site = Helyszín
scoresheet-date = Dátum
scoresheet-round = Forduló
scoresheet-white = Világos
scoresheet-black = Sötét
scoresheet-result = Eredmény
scoresheet-signature = Aláírás

# Diagrams, for people who do not see them.
diagram-title = Sakkállás, { color } következik lépésre
diagram-piece = { piece } { $square }
diagram-side =
    { $side ->
        [white] Világos
       *[black] Sötét
    }: { $pieces }.
