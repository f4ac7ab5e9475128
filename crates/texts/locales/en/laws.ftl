### Articles 4 to 9: what was found, what follows, what the arbiter is asked.

ruling = { $article }: { $finding }.
ruling-cites = { $article }
# A passage that the Laws print without a number, after the one that has this number.
article-unnumbered = { $number }, unnumbered { $count }
part-adjourned = ADJ
part-preface = Preface
part-introduction = Introduction
part-guidelines = Guidelines

## What was found

finding-started = the game begins
finding-arrived = { color } has arrived
finding-ready = { color } is ready
finding-late = { color } was not at the board by the default time
finding-both-absent = neither player was present at the start; White loses the time that has passed
finding-bound = touch-move applies to { color }
finding-touched-in-vain = none of the pieces that { color } touched can be moved or captured
finding-adjusted-wrongly = { color } may not adjust pieces now
finding-adjusted = { color } adjusts a piece and need not move it
finding-made = { color } has made the move { $move }
finding-released-illegally = { color }'s move is illegal and must be corrected before the clock is pressed
finding-released-illegally-because = { color }'s move is illegal ({ $reason }) and must be corrected before the clock is pressed
finding-touch-move-broken = { color } broke the touch-move rule by making a different move
finding-complaint-too-late = it is too late for { color } to complain after touching a piece
finding-complaint-unfounded = { color }'s claim of { claim } is unfounded
finding-completed = { color }'s move is completed
finding-checkmate = { color } has given checkmate
finding-stalemate = stalemate
finding-dead = dead position: neither player can checkmate
finding-resigned = { color } resigns
finding-after-end = { color } acts after the end of the game, which changes nothing
finding-found-after-end = this was found after the end of the game, and the result stands
finding-agreed = a draw is agreed
finding-agreement-barred = a draw cannot be agreed now
finding-offered = { color } offers a draw
finding-offered-wrongly = { color } offers a draw at the wrong moment; the offer is valid
finding-condition-void = { color } may not attach a condition to a draw offer
finding-declined = { color } declines the draw
finding-no-offer = there is no offer to accept or decline
finding-offer-not-withdrawn = { color } cannot withdraw the draw offer
finding-claim-not-withdrawn = { color } cannot withdraw the draw claim
finding-nothing-to-withdraw = { color } has nothing to withdraw
finding-consent-given = the arbiter consents to a draw by agreement
finding-consent-refused = the arbiter does not consent to a draw by agreement
finding-consent-not-needed = the players need no consent to agree to a draw
finding-flag-fell = { color }'s flag has fallen
finding-flag-up = { color }'s flag has not fallen
finding-both-flags = both flags are down
finding-time-lost = { color } did not complete the required moves in time
finding-illegal = { color } completed an illegal move
finding-illegal-because = { color } completed an illegal move: { $reason }
finding-illegal-pawn = { color } completed an illegal move: the pawn on { $square } was not promoted
finding-illegal-press = { color } pressed the clock without making a move, which counts as an illegal move
finding-illegal-hands = { color } used both hands for one move, which counts as an illegal move
finding-penalty = { opponent } gets an extra { $time } for { color }'s illegal move
finding-penalty-lost = { color } has made one illegal move too many
finding-illegal-stands = { color }'s illegal move stands because the opponent has replied
finding-clock-mishandled = { color } mishandled the clock
finding-press-idle = { color }'s press of the clock has no effect
finding-stopped = { color } has stopped the clocks
finding-stopped-without-reason = { color } has stopped the clocks without a valid reason
finding-stopped-by-arbiter = the arbiter has stopped the clocks
finding-interrupted = the game was interrupted, and the clocks show the last times known
finding-restarted = play resumes with { color }'s clock running
finding-claimed = { color } claims { claim }
finding-taken-back = { color } takes the move back
finding-taken-back-completed = { color } takes a completed move back; the move stands
finding-promotion-exchanged = { color } puts down another piece when the promotion can no longer be changed
finding-claim-right = { color }'s claim of { claim } is correct
finding-claim-wrong =
    { $claim ->
        [fifty]
            { $count ->
                [0] { color }'s claim is incorrect: there are not fifty moves by each player without a capture or pawn move
                [one] { color }'s claim is incorrect: each player has made only { $count } move without a capture or pawn move, not fifty
               *[other] { color }'s claim is incorrect: each player has made only { $count } moves without a capture or pawn move, not fifty
            }
       *[repetition]
            { $count ->
                [0] { color }'s claim is incorrect: the claimed position has not occurred
                [1] { color }'s claim is incorrect: the position has occurred once, not three times
                [2] { color }'s claim is incorrect: the position has occurred twice, not three times
               *[other] { color }'s claim is incorrect: the position has occurred { $count } times
            }
    }
finding-claim-not-on-move = { color } does not have the move and cannot claim { claim }
finding-claim-after-touch = { color } has touched a piece and cannot claim { claim } on this move
finding-fivefold = the same position has occurred five times
finding-seventy-five = each player has made 75 moves without a capture or pawn move
finding-colors-reversed =
    { $count ->
        [one] the game began with colors reversed; each player has made { $count } move
       *[other] the game began with colors reversed; each player has made { $count } moves
    }
finding-wrong-set-up = the initial position was wrong
finding-board-turned = the board was placed the wrong way round; the position is transferred to a correctly placed board
finding-displaced = { color } displaced pieces and must put them back on their own time
finding-put-back = { color } put the displaced pieces back
finding-displaced-later = pieces had been displaced earlier in the game
finding-clock-wrong = the clock is defective or was set incorrectly
finding-recorded = { color } writes “{ $text }”
finding-recorded-ahead = { color } writes “{ $text }” before making the move, which is allowed only for a claim
finding-not-recorded = { color } has not kept the scoresheet up to date
finding-kept = { color }'s scoresheet is kept
finding-miswritten = { color } writes “{ $text }”, which is not how moves are written: { miswriting }
miswriting =
    { $rule ->
        [piece] a piece is written with a capital letter
        [pawn] a pawn has no letter
        [file] files are small letters
        [long-form] only the square of arrival is written, without a hyphen
        [long-pawn-form] only the pawn's square of arrival is written
        [pawn-capture] a pawn that captures is written with the file it leaves and the square of arrival
        [ambiguous] two pieces could have made this move
        [promotion] the new piece is missing
        [short-castling] castling is written 0-0
        [long-castling] castling is written 0-0-0
       *[unreadable] nobody can read it
    }
finding-need-not-record = { color } need not record
finding-signed = { color } signs the scoresheet
finding-signed-wrongly = { color } signs a result that is not the result of the game
finding-not-on-record = nothing in the record of the game agrees with what was observed
finding-decided = the arbiter has decided question { $number }
finding-decided-openly = the arbiter has decided
finding-clock-set = { color }'s clock is set
finding-declared = the arbiter declares the result
finding-result-corrected = the arbiter corrects the result
finding-moved-twice = { color } moved out of turn

claim =
    { $claim ->
        [repetition] a draw by repetition
        [fifty] a draw by the fifty-move rule
        [flag] flag fall
        [touch-move] a touch-move violation
        [two-hands] a move made with both hands
       *[illegal-move] an illegal move
    }

## What follows

effect-time-added = { color } gets an extra { $time }
effect-time-taken = { color } loses { $time }
effect-increment-taken = { color } loses the increment of { $time } gained with this move
effect-counter = { color }'s move counter is set to { $count }
effect-clocks-stopped = the clocks are stopped
effect-clock-runs = { color }'s clock runs
effect-restored-to-start = the initial position is restored
effect-restored =
    { $count ->
        [one] the position after the first move is restored
       *[other] the position after { $count } moves, counting the moves of both players, is restored
    }
effect-restored-after = the position after { $move } is restored
effect-position-set = the game continues from that position, with { color } to move
effect-must-play = { color } must play { $moves }
effect-free-to-play = { color } may play any legal move
effect-became = the pawn on { $square } becomes a { piece }
effect-illegal-moves =
    { $count ->
        [one] { $count } illegal move counts against { color }
       *[other] { $count } illegal moves count against { color }
    }
effect-offer-stands = { color }'s draw offer stands
effect-offer-gone = no draw offer is open any more
effect-may-penalize = the arbiter may penalize { color }
effect-must-penalize = the arbiter must penalize { color }
effect-warned = { color } is warned
effect-must-update = { color } must bring the scoresheet up to date before moving
effect-new-game = a new game is played
effect-over = the game is over: { $score }
effect-over-cannot-mate = the game is over: { $score }, because the opponent cannot checkmate by any possible series of legal moves

move-written = { $move }
moves-none = no move
moves-more =
    { $count ->
        [one] { $count } other
       *[other] { $count } others
    }
time-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }

## What the arbiter is asked

question = the arbiter decides (question { $number }): { $about }? Answers: { $answers }
question-openly = the arbiter decides: { asked-plainly }
asked-plainly = { $about }?
asked-late-arrival = does { color } lose the game for being late
asked-can-mate = can { color } still mate
asked-colors-reversed = does the game continue with the colors reversed
asked-moved-twice = what happens to { color }'s move out of turn
asked-times = what should the clocks show
answer-yes = yes
answer-no = no
answer-lost = lost
answer-may-play = may play
answer-go-on = go on
answer-new-game = new game
answer-take-back = take back
answer-leave-times = leave the times as they are

## What cannot have happened

impossible-backwards = an act at { $at } cannot follow one at { $last }
impossible-no-piece = there is no piece on { $square } to touch
impossible-nothing-displaced = no pieces have been displaced
impossible-nothing-in-hand = nothing is in hand: touch a piece first
impossible-nothing-to-take-back = this player has no uncompleted move to take back
impossible-move-made = this player has already made the move; until it is completed it can only be taken back
impossible-not-on-move = it is the opponent's move
impossible-occupied = { $square } is occupied by a piece of the same color
impossible-no-castling = { castling } needs a king and a rook on that side
impossible-not-started = the game has not begun
impossible-already-started = the game has already begun
impossible-over = the game is over
impossible-after-the-end = the game is over, { $score } ({ ending }, Article { $article }); scoresheets can still be written and signed, open questions decided, conduct penalized, decisions appealed against, and mistaken entries corrected
ending =
    { $reason ->
        [checkmate] checkmate
        [resignation] resignation
        [stalemate] stalemate
        [dead] dead position
        [agreement] agreement
        [time] flag fall
        [both-flags] both flags down
        [default-time] not present by the default time
        [illegal-moves] illegal moves
        [illegal-position] illegal position
        [repetition] repetition
        [quiet-moves] moves without a capture or pawn move
        [signatures] signed result
       *[decision] decision
    }
impossible-not-for-them = this person may not do that
impossible-no-question = there is no open question { $number } with that answer
impossible-no-position = the game cannot continue from this position: { $reason }
impossible-nothing-to-play = the side to move has no legal move in this position
impossible-no-entry = there is no entry { $number } to correct
impossible-displaced = displaced pieces must be put back first
impossible-cannot-play = { $from }–{ $to } cannot be played: { $reason }

## What the arbiter does about it, in a line

headline-illegal =
    { color }'s { $count ->
        [1] first
        [2] second
        [3] third
       *[other] { $count }th
    } illegal move: { $what }
headline-taken-back = it is taken back
headline-stands = the move stands
headline-became = the pawn becomes a { piece }
