### Games in PGN: what is wrong with a file, and the words on a scoresheet.

## What is wrong with a game

pgn-problem = line { $line }, column { $column } (byte { $byte }): { $problem }
pgn-unclosed-tag = expected “"]” at the end of the tag, found the end of the line
pgn-not-a-game = expected a tag or a move, found other text
pgn-unclosed-comment = this comment is not closed with “{ "}" }” before the next game
pgn-unclosed-variation = this variation is not closed with “)” before the next game
pgn-nothing-to-vary = expected a move before the variation, found none
pgn-nothing-to-close = “{ $found }” closes nothing
pgn-noise = expected a move, found “{ $found }”
pgn-unreadable = “{ $found }” is not a move that can be made here
pgn-illegal = “{ $found }” is not legal here
pgn-bad-fen = the { "FEN" } tag, { $fault }
pgn-other-variant = the variant “{ $found }” is not chess or { "Chess960" }
pgn-too-deep = more than { $count } variations within one another
pgn-too-long = the game is longer than { $count } { "MiB" }

## The scoresheet

scoresheet-event = Event
scoresheet-site = Site
scoresheet-date = Date
scoresheet-round = Round
scoresheet-white = White
scoresheet-black = Black
scoresheet-result = Result
scoresheet-signature = Signature

# Diagrams, for people who do not see them.
diagram-title = Chess position, { color } to move
diagram-piece = { piece } { $square }
diagram-side =
    { $side ->
        [white] White
       *[black] Black
    }: { $pieces }.
