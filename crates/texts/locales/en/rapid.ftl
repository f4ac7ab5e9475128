### Appendices A and B, rapid and blitz, and Guideline II, Chess960.

rapid-is-rapid = this is a rapid game by its time control
rapid-is-blitz = this is a blitz game by its time control
rapid-no-recording = the players need not record the moves
rapid-announced-full = it was announced that the Competition Rules apply
rapid-announced-reduced = it was announced that the Competition Rules apply with the changes of this appendix
rapid-enough-arbiters =
    { $count ->
        [one] one arbiter has { $count } game, which is few enough
       *[other] one arbiter has { $count } games, which is few enough
    }
rapid-too-few-arbiters =
    { $count ->
        [one] one arbiter has { $count } game, which is too many
       *[other] one arbiter has { $count } games, which is too many
    }
rapid-arbiter-records = the arbiter or an assistant records the moves
rapid-arbiter-does-not-record = neither the arbiter nor an assistant records the moves
rapid-full = the Competition Rules apply
rapid-reduced = the Competition Rules apply with the changes of this appendix
rapid-blitz-as-rapid = blitz is played by the rules for rapid
rapid-sheet-given = { color } asks for a scoresheet and is given one
rapid-no-sheet = { color } asks for a scoresheet but is not entitled to one
rapid-look = { color } is shown the arbiter's scoresheet (request number { $number })
rapid-no-look = { color } is not entitled to see the arbiter's scoresheet now
rapid-looks-used-up = { color } has already asked for the arbiter's scoresheet as often as allowed; asking again disturbs the opponent
rapid-pieces-stand = it is too late to claim that the pieces were set up incorrectly
rapid-board-stands = it is too late to claim that the board was placed incorrectly
rapid-clock-stands = it is too late to claim that the clock was set incorrectly
rapid-flag-left = { color }'s flag is down, but only the players may claim it
rapid-illegal-left = { color } made an illegal move, but only the opponent may claim it
rapid-touch-left = { color } broke the touch-move rule, but only the opponent may claim it
rapid-own-flag-down = { color } claims flag fall, but { color }'s own flag is down too
rapid-waits = the position is illegal; the arbiter waits until the next move is completed
rapid-still-illegal = the illegal position is still on the board
rapid-lawful-again = the position is no longer illegal
rapid-no-illegal-position = there is no illegal position for the arbiter to act on
rapid-agrees = { color } agrees to correct the illegal move
rapid-corrected = the players have agreed to correct the illegal move
rapid-nothing-to-correct = there is no illegal move for { color } to agree to correct
rapid-shorter-penalty = in this kind of game the penalty is { $time }
rapid-castling-barred = { color } may not castle
rapid-castling-barred-with = { color } may not castle with the rook from { $square }
asked-schedule = would the schedule of the event suffer if the clock settings stayed as they are

chess960-drawn = starting position { $number } was drawn: { $array }
chess960-about-to-castle = { color } is about to castle
chess960-by-hand = { color } is castling by hand and still has to place the king
chess960-no-number = expected a number from 0 to 959, found { $number }
chess960-no-throw = expected a throw from 1 to 6, found { $number }
chess960-no-cards = expected a king, a queen, two rooks, two bishops and two knights among the cards
chess960-too-few = too few throws, tosses or deals for an array
