### Appendices A and B, rapid and blitz, and Guideline II, Chess960.

rapid-is-rapid = by its times this is a rapid game
rapid-is-blitz = by its times this is a blitz game
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
rapid-no-sheet = { color } asks for a scoresheet, to which there is no right
rapid-look = { color } is shown the arbiter's scoresheet, time { $number }
rapid-no-look = { color } has no right to see the arbiter's scoresheet now
rapid-looks-used-up = { color } has asked for the arbiter's scoresheet as often as is allowed; more disturbs the opponent
rapid-pieces-stand = it is too late to claim that the pieces were set up wrongly
rapid-board-stands = it is too late to claim that the board was placed wrongly
rapid-clock-stands = it is too late to claim that the clock was set wrongly
rapid-flag-left = { color }'s flag is down, and it is for the players to say so
rapid-illegal-left = { color } has made an illegal move, and it is for the opponent to claim it
rapid-touch-left = { color }'s move is none that the touched pieces allow, and it is for the opponent to claim it
rapid-own-flag-down = { color } claims on time, but { color }'s own flag is down too
rapid-waits = the position is illegal; the arbiter waits until the next move is completed
rapid-still-illegal = the illegal position is still on the board
rapid-lawful-again = the position is no longer illegal
rapid-no-illegal-position = there is no illegal position for the arbiter to act on
rapid-agrees = { color } agrees to correct the illegal move
rapid-corrected = the players have agreed to correct the illegal move
rapid-nothing-to-correct = there is no illegal move that { color } could agree to correct
rapid-shorter-penalty = in this kind of game the penalty is { $time }
rapid-castling-barred = { color } may not castle
rapid-castling-barred-with = { color } may not castle with the rook from { $square }
asked-schedule = would the timetable of the event suffer if the clocks stayed as they are set

chess960-drawn = array { $number } was drawn by lot: { $array }
chess960-about-to-castle = { color } is about to castle
chess960-by-hand = { color } castles by hand and still has to put down the king
chess960-no-number = expected a number from 0 to 959, found { $number }
chess960-no-throw = expected a throw from 1 to 6, found { $number }
chess960-no-cards = expected a king, a queen, two rooks, two bishops and two knights among the cards
chess960-too-few = too few throws, tosses or deals for an array
