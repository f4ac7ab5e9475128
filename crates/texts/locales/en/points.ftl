### What single sub-Articles of 4, 6, 7 and 9 have to say beside the course of a game.

point-contact-not-meant = { color } did not touch the piece in order to move or capture it, so touch-move does not apply
point-contact-counts = { color }'s contact was not clearly accidental and counts as intended
point-touch-off-move = { color } does not have the move, so touch-move does not apply
point-promotes-pawn-skips = { color } promotes without first placing the pawn on the last rank, which is allowed
point-promotes-piece-first = { color } places the new piece before removing the pawn, which is allowed
point-promotes-captures = { color } captures the piece on the promotion square
point-assistant =
    { $task ->
        [moves] the arbiter agrees to an assistant who moves the pieces for { color }
        [presses] the arbiter agrees to an assistant who presses the clock for { color }
       *[records] the arbiter agrees to an assistant who records for { color }
    }
point-assistant-unknown =
    { $task ->
        [moves] the arbiter has not agreed to an assistant who moves the pieces for { color }
        [presses] the arbiter has not agreed to an assistant who presses the clock for { color }
       *[records] the arbiter has not agreed to an assistant who records for { color }
    }
point-not-late = { color } is not late
point-delay =
    { $seconds ->
        [one] on each move the main time starts running after { $seconds } second
       *[other] on each move the main time starts running after { $seconds } seconds
    }
point-period-completed =
    { $count ->
        [one] { color } has completed { $count } move in time
       *[other] { color } has completed { $count } moves in time
    }
point-time-saved = { color } carries { $time } over into the next period
point-time-not-saved = { color } does not carry { $time } over into the next period
point-clock-placed = the arbiter has decided where the clock is placed
point-clock-placed-by-player = { color } may not decide where the clock is placed
point-moves-checked =
    { $required ->
        [one] checked: { color } has completed { $done } of { $required } move
       *[other] checked: { color } has completed { $done } of { $required } moves
    }
point-pressed-too-late = { color } had made the move, but the time until the clock is pressed is part of { color }'s own time
point-pressed-after-reply = { color } may press the clock even though the opponent has replied
point-flag-order-unknown = it is not possible to tell which flag fell first
point-flags-uncovered = both flags are down: the player whose flag the clock shows as fallen first has lost; if that cannot be established, no Article covers it, because the rule on two flags applies only to games without increment, other than blitz, for which it was announced
point-both-flags-go-on = it is not possible to tell which flag fell first, and it was not the last period: the game continues
point-both-flags-draw = it is not possible to tell which flag fell first, and it was the last period: the game is drawn
point-claim-from-screen = { color }'s claim rests on a screen alone and is not considered
point-stopped-for-displaced = { color } stops the clocks because pieces have been displaced
point-displaced-penalty = { color } displaced the pieces
point-pressed-while-displaced = { color } pressed the clock with pieces still displaced
point-last-identifiable = the position before the irregularity cannot be identified; the last identifiable position before it is restored
point-position-set = no recorded position is correct; the arbiter sets up the last identifiable one
point-times-open = the arbiter decides what the clocks should show
point-offer-on-both-sheets = the offer is on both scoresheets
point-appeared =
    { $count ->
        [one] the position has occurred { $count } time
       *[other] the position has occurred { $count } times
    }
point-quiet-moves =
    { $count ->
        [one] each player has made { $count } move without a capture or pawn move
       *[other] each player has made { $count } moves without a capture or pawn move
    }
point-looks-alike-turn =
    { $count ->
        [one] one position with the same pieces does not count: the other player was to move
       *[other] { $count } positions with the same pieces do not count: the other player was to move
    }
point-looks-alike-en-passant =
    { $count ->
        [one] one position with the same pieces does not count: a pawn could be captured en passant
       *[other] { $count } positions with the same pieces do not count: a pawn could be captured en passant
    }
point-looks-alike-castling =
    { $count ->
        [one] one position with the same pieces does not count: the castling rights were different
       *[other] { $count } positions with the same pieces do not count: the castling rights were different
    }
point-not-dead = checkmate is still possible
point-pressed-while-stopped = { color }'s press of the clock has no effect: the clocks are stopped, and the arbiter has not restarted them
point-before-start = { color } acts before the start of the round, which has no effect
point-pressed-out-of-turn = { color } pressed the clock after a move out of turn, which completes nothing and is not an illegal move
point-written-move-stands = { color } cannot change the move written down for the claim
point-written-move-changed = { color } claims with a different move from the one first written down
point-written-move-impossible = no piece can make the move that { color } wrote down for the claim

## Findings that say something of their own under a certain Article

point-completed-by-end = { color }'s move ends the game and is completed without pressing the clock
point-completed-by-next = { color }'s move is completed by the next move
point-other-hand = { color } pressed the clock with a different hand from the one that moved the piece
point-press-without-move = { color } pressed the clock without making a move
point-two-hands = { color } used both hands for one move
point-agreement-needs-moves = a draw can be agreed only after each player has made a move
