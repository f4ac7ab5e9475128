### What single sub-Articles of 4, 6, 7 and 9 have to say beside the course of a game.

point-contact-not-meant = { color } did not touch in order to move or capture, which binds to nothing
point-contact-counts = { color }'s contact was not clearly by accident and counts as meant
point-touch-off-move = { color } does not have the move, so the touch binds to nothing
point-promotes-pawn-skips = { color } promotes without putting the pawn on the last rank first, which is allowed
point-promotes-piece-first = { color } brings the new piece before the pawn is off the board, which is allowed
point-promotes-captures = the piece on the promotion square is captured by { color }
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
        [one] with each move the main time runs only after { $seconds } second
       *[other] with each move the main time runs only after { $seconds } seconds
    }
point-period-completed =
    { $count ->
        [one] { color } has completed { $count } move in time
       *[other] { color } has completed { $count } moves in time
    }
point-time-saved = { color } takes { $time } over into the next period
point-time-not-saved = { color } does not take { $time } over into the next period
point-clock-placed = the arbiter has decided where the clock stands
point-clock-placed-by-player = where the clock stands is not for { color } to decide
point-moves-checked =
    { $required ->
        [one] checked: { color } has completed { $done } of { $required } move
       *[other] checked: { color } has completed { $done } of { $required } moves
    }
point-pressed-too-late = { color } had made a move, but the time until the press is the player's own
point-pressed-after-reply = { color } may press although the opponent has replied
point-flag-order-unknown = nobody can say which flag fell first
point-flags-uncovered = both flags are down: the player whose flag the clock marks as first has lost; if that cannot be told, no Article covers it, because the rule on two flags is only for games without increment that are not blitz and for which it was announced
point-both-flags-go-on = nobody can say which flag fell first, and it was not the last period: the game goes on
point-both-flags-draw = nobody can say which flag fell first, and it was the last period: the game is drawn
point-claim-from-screen = { color }'s claim rests on a screen alone and is not heard
point-stopped-for-displaced = { color } stops the clocks because pieces are displaced
point-displaced-penalty = it was { color } who displaced the pieces
point-pressed-while-displaced = { color } has pressed with pieces still displaced
point-last-identifiable = the position before the irregularity cannot be found; the last one before it that can is restored
point-position-set = no position of the record is the right one; the arbiter sets up the last that can be identified
point-times-open = what the clocks show is for the arbiter's judgment
point-offer-on-both-sheets = the offer is on both scoresheets
point-appeared =
    { $count ->
        [one] the position has appeared { $count } time
       *[other] the position has appeared { $count } times
    }
point-quiet-moves =
    { $count ->
        [one] { $count } move by each player without capture or pawn move
       *[other] { $count } moves by each player without capture or pawn move
    }
point-looks-alike-turn =
    { $count ->
        [one] one position with the same pieces is not the same: the other player had the move
       *[other] { $count } positions with the same pieces are not the same: the other player had the move
    }
point-looks-alike-en-passant =
    { $count ->
        [one] one position with the same pieces is not the same: a pawn could be captured en passant
       *[other] { $count } positions with the same pieces are not the same: a pawn could be captured en passant
    }
point-looks-alike-castling =
    { $count ->
        [one] one position with the same pieces is not the same: there were other rights to castle
       *[other] { $count } positions with the same pieces are not the same: there were other rights to castle
    }
point-not-dead = there is still a way to mate
point-pressed-while-stopped = { color }'s press changes nothing: the clocks stand, and the arbiter has not started them again
point-pressed-out-of-turn = { color } has pressed after a move out of turn, which completes nothing and is no illegal move
point-written-move-stands = { color } cannot change the move that was written for the claim
point-written-move-changed = { color } claims with another move than the one that was written first
point-written-move-impossible = no piece can make the move that { color } has written for the claim

## Findings that say something of their own under a certain Article

point-completed-by-end = { color }'s move ends the game and is completed without a press
point-completed-by-next = { color }'s move is completed by making the next one
point-other-hand = { color } has pressed with another hand than the one that moved
point-press-without-move = { color } has pressed without having made a move
point-two-hands = { color } has used both hands for one move
point-agreement-needs-moves = a draw can be agreed only when each player has made a move
