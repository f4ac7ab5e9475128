### Games against the Laws: what an audit finds, and the words of its report.

## Moves

audit-illegal = “{ $move }” is illegal: { $reason }
audit-illegal-stood = { $found }; it was answered, and without supervision it stands in rapid and blitz
audit-ambiguous = “{ $move }” is ambiguous: { $reason }
audit-unreadable = “{ $move }” is not a move: { $reason }
audit-no-such-move = there is no such move
audit-null-move = a null move: the turn passes without a move
audit-missing-move = a move is missing here
audit-move-number = expected move number { $expected }, found { $found }
audit-check-mark = “{ $move }” is marked as check but does not give check
audit-mate-mark = “{ $move }” is marked as checkmate but does not give checkmate
audit-unmarked-check = “{ $move }” gives check but is not marked as check
audit-capture-mark = “{ $move }” is marked as a capture but captures nothing

## The game was over

audit-after-mate = the game was over by checkmate, but moves follow
audit-after-stalemate = the game was over by stalemate, but moves follow
audit-after-dead =
    { $count ->
        [one] the position is dead and the game is over, but one more move follows
       *[other] the position is dead and the game is over, but { $count } more moves follow
    }
audit-after-fivefold =
    { $count ->
        [one] the position has occurred five times and the game is drawn, but one more move follows
       *[other] the position has occurred five times and the game is drawn, but { $count } more moves follow
    }
audit-after-seventy-five =
    { $count ->
        [one] the game is drawn after 75 moves by each player without a capture or pawn move, but one more move follows
       *[other] the game is drawn after 75 moves by each player without a capture or pawn move, but { $count } more moves follow
    }

## The result

audit-result-mate = { color } has given checkmate, but the result is { $result }
audit-result-stalemate = stalemate is a draw, but the result is { $result }
audit-result-dead = the position is dead, which is a draw, but the result is { $result }
audit-result-automatic = the game had ended in a draw without any claim, but the result is { $result }
audit-result-time = { color } cannot checkmate by any series of legal moves, so the opponent's flag fall does not win, but the result is { $result }
audit-result-cannot-mate = { color } cannot checkmate by any series of legal moves, so neither the opponent's flag fall nor resignation wins, but the result is { $result }
audit-result-doubtful = { color } cannot checkmate by any series of legal moves, but the result is { $result }: only resignation or a decision of the arbiter explains it
audit-result-tag = the tag { "Result" } says { $tag }, but the moves end with { $end }
audit-result-termination = the tag { $tag } says “{ $termination }”, but the result is { $result }
audit-missing-result = the moves end without a result: it was left out, or the game was cut short here
audit-no-mate = the game is said to have ended by checkmate, which the board does not show
audit-no-stalemate = the game is said to have ended by stalemate, which the board does not show
audit-mate-before = the game is said to have ended otherwise, but the board shows checkmate
audit-stalemate-before = the game is said to have ended otherwise, but the board shows stalemate
audit-not-dead = too little material is said to have ended the game, but mate is still possible
audit-no-repetition = the draw is said to be by repetition, but the position has not occurred three times
audit-no-fifty =
    { $count ->
        [one] the draw is said to be by fifty moves, but there is only one since the last capture or pawn move
       *[other] the draw is said to be by fifty moves, but there are only { $count } since the last capture or pawn move
    }
audit-claim-repetition = the position has occurred for the third time: a draw could have been claimed
audit-claim-fifty = fifty moves without a capture or a pawn move: a draw could have been claimed

## Clocks

audit-clock-control = the clock shows { $time }, more than the time control { $control } can give
audit-clock-grows = the clock has gone up from { $before } to { $time }
audit-clock-ran-out = the clock has shown { $time } for three moves
audit-clock-overspent = the moves have taken { $all } so far, more than the time control { $control } gives
audit-clock-unreadable = expected a clock time, found “{ $found }”

## Tags

audit-same-players = “{ $name }” plays both White and Black
audit-bad-date = the tag { $tag } says “{ $value }”, which is not a date
audit-future-date = the tag { $tag } says “{ $value }”, which is in the future
audit-bad-tag = the tag { $tag } says “{ $value }”, which is not a valid value
audit-repeated-tag = the tag { $tag } occurs twice with different values
audit-missing-tags =
    { $count ->
        [one] the tag { $tags } is missing
       *[other] the tags { $tags } are missing
    }
audit-ply-count =
    { $count ->
        [one] the tag { "PlyCount" } says { $tag }, but there is one half-move
       *[other] the tag { "PlyCount" } says { $tag }, but there are { $count } half-moves
    }
audit-setup-needs-fen = the tag { "SetUp" } announces a position, but there is no tag { "FEN" }
audit-fen-needs-setup = there is a tag { "FEN" } without the tag { "SetUp" }
audit-bad-fen = the tag { "FEN" }, { $fault }
audit-illegal-start = the game begins with an illegal position: { $faults }
audit-unreachable-start = the game begins with a position that no legal moves lead to: { $reason }
audit-chess960 = the castling rights are those of { "Chess960" }, but no tag { "Variant" } says so
audit-other-variant = “{ $name }” is not chess or { "Chess960" }: not judged

## The report

audit-heading = { $file }, game { $game }, line { $line }: { $white } – { $black }, { $date }, { $result }
audit-severity =
    { $severity ->
        [error] error
        [warning] warning
       *[note] note
    }
audit-summary =
    { $games ->
        [one] one game
       *[other] { $games } games
    }, { $with } with findings: { $errors ->
        [one] one error
       *[other] { $errors } errors
    }, { $warnings ->
        [one] one warning
       *[other] { $warnings } warnings
    }, { $notes ->
        [one] one note
       *[other] { $notes } notes
    }
audit-by-article = by Article:
audit-by-kind = by kind:
audit-no-article = no Article
audit-interrupted = interrupted: everything found so far has been reported
audit-trouble = { $file }: { $problem }
audit-cut-short = the archive ends too early or is damaged ({ $problem }); what came before was judged
audit-fix-left-away = { $file } was not written: not all games were read
