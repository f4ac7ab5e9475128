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
finding-late = { color } was not there when the default time was over
finding-both-absent = neither player was there; White bears the time until now
finding-bound = { color } is bound by what was touched
finding-touched-in-vain = nothing that { color } has touched can be moved or captured
finding-adjusted-wrongly = { color } may not touch the pieces now
finding-adjusted = { color } adjusts, which binds to nothing
finding-made = { color } has made the move { $move }
finding-released-illegally = what { color } has let go of is no legal move; until the clock is pressed it can be corrected
finding-released-illegally-because = what { color } has let go of is no legal move ({ $reason }); until the clock is pressed it can be corrected
finding-touch-move-broken = { color }'s move is none that the touched pieces allow
finding-complaint-too-late = { color } has touched a piece and can no longer complain
finding-complaint-unfounded = { color }'s complaint of { claim } is unfounded
finding-completed = { color }'s move is completed
finding-checkmate = { color } has given checkmate
finding-stalemate = stalemate
finding-dead = neither player can mate any more
finding-resigned = { color } resigns
finding-agreed = a draw is agreed
finding-agreement-barred = a draw cannot be agreed now
finding-offered = { color } offers a draw
finding-offered-wrongly = { color } offers a draw at the wrong moment; the offer is valid
finding-condition-void = no condition can be attached to { color }'s offer
finding-declined = { color } declines the draw
finding-no-offer = there is no offer to accept or decline
finding-flag-fell = { color }'s flag has fallen
finding-flag-up = { color }'s flag does not count as fallen
finding-both-flags = both flags are down
finding-time-lost = { color } has not completed the moves in time
finding-illegal = { color }: an illegal move
finding-illegal-because = { color }: an illegal move: { $reason }
finding-illegal-pawn = { color }: a pawn left on { $square } without promotion
finding-illegal-press = { color }: the clock pressed without a move
finding-illegal-hands = { color }: a move with both hands
finding-penalty = { opponent } gets { $time } more for { color }'s illegal move
finding-penalty-lost = { color } has made one illegal move too many
finding-illegal-stands = { color }'s illegal move stands
finding-clock-mishandled = { color } handles the clock wrongly
finding-press-idle = { color }'s press changes nothing
finding-stopped = { color } has stopped the clocks
finding-stopped-without-reason = { color } has stopped the clocks without a valid reason
finding-stopped-by-arbiter = the arbiter has stopped the clocks
finding-interrupted = the game is interrupted, and the clocks stand as of the last moment that is known
finding-restarted = the game goes on with { color }'s clock
finding-claimed = { color } claims { claim }
finding-taken-back = { color } takes the move back
finding-claim-right = { color }'s claim of { claim } is right
finding-claim-wrong = { color }'s claim of { claim } is wrong, the count is { $count }
finding-claim-not-on-move = { color } does not have the move and cannot claim { claim }
finding-claim-after-touch = { color } has touched a piece and cannot claim { claim } on this move
finding-fivefold = the same position has appeared five times
finding-seventy-five = seventy-five moves by each player without capture or pawn move
finding-colors-reversed =
    { $count ->
        [one] the colors are reversed, after { $count } move by each
       *[other] the colors are reversed, after { $count } moves by each
    }
finding-wrong-set-up = the initial position was wrong
finding-board-turned = the board stands the wrong way; the position is carried over to a right one
finding-displaced = { color } has displaced pieces and puts them right on their own time
finding-displaced-later = pieces had been displaced
finding-clock-wrong = the clock is not right
finding-recorded = { color } writes “{ $text }”
finding-recorded-ahead = { color } writes “{ $text }” before making the move, which only a claim allows
finding-not-recorded = { color } has not kept the scoresheet up to date
finding-need-not-record = { color } need not record
finding-signed = { color } signs
finding-signed-wrongly = { color } signs a result that is not that of the game
finding-decided = question { $number } is decided
finding-decided-openly = the arbiter has decided
finding-clock-set = { color }'s clock is set
finding-declared = the arbiter declares the result
finding-moved-twice = { color } has moved out of turn

claim =
    { $claim ->
        [repetition] a repetition
        [fifty] fifty moves
        [flag] a fallen flag
        [touch-move] a touch-move breach
        [two-hands] two hands
       *[illegal-move] an illegal move
    }

## What follows

effect-time-added = { color } gets { $time } more
effect-time-taken = { color } loses { $time }
effect-increment-taken = the increment of { $time } that { color } got for it is taken back
effect-counter = { color }'s move counter shows { $count }
effect-clocks-stopped = the clocks stand
effect-clock-runs = { color }'s clock runs
effect-restored-to-start = the board goes back to the beginning
effect-restored =
    { $count ->
        [one] the board goes back to where it stood after { $count } half-move
       *[other] the board goes back to where it stood after { $count } half-moves
    }
effect-position-set = the game goes on from that position, with { color } to move
effect-must-play = { color } must play { $moves }
effect-free-to-play = { color } may play any legal move
effect-became = the pawn on { $square } becomes a { piece }
effect-illegal-moves =
    { $count ->
        [one] { $count } illegal move counts against { color }
       *[other] { $count } illegal moves count against { color }
    }
effect-offer-stands = { color }'s offer of a draw stands
effect-offer-gone = there is no offer any more
effect-may-penalize = the arbiter may penalize { color }
effect-warned = { color } is warned
effect-must-update = { color } must complete the scoresheet before moving
effect-new-game = a new game is played
effect-over = the game is over: { $score }
effect-over-cannot-mate = the game is over: { $score }, because the opponent cannot mate by any series of legal moves

move-written = { $move }
moves-none = nothing
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
asked-late-arrival = does { color } lose the game
asked-can-mate = can { color } still mate
asked-colors-reversed = does the game go on with these colors
asked-moved-twice = what becomes of { color }'s move out of turn
asked-times = which times do the clocks show
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
impossible-nothing-displaced = no pieces have been knocked over
impossible-nothing-in-hand = there is nothing in hand: a piece has to be touched first
impossible-nothing-to-take-back = there is no move of this player to take back that is not completed
impossible-move-made = the move of this player has been made; until it is completed it can only be taken back
impossible-not-on-move = it is the opponent's move
impossible-occupied = { $square } is occupied by a piece of the same player
impossible-no-castling = { castling } needs a king and a rook on that side
impossible-not-started = the game has not begun
impossible-already-started = the game has begun already
impossible-over = the game is over
impossible-after-the-end = the game is over, { $score } ({ ending }, Article { $article }); scoresheets can still be written and signed, open questions decided, conduct penalized, decisions appealed against, and mistaken entries corrected
ending =
    { $reason ->
        [checkmate] checkmate
        [resignation] resignation
        [stalemate] stalemate
        [dead] dead position
        [agreement] agreement
        [time] time overstepped
        [both-flags] both flags down
        [default-time] not there in time
        [illegal-moves] illegal moves
        [illegal-position] illegal position
        [repetition] repetition
        [quiet-moves] moves without capture or pawn move
        [signatures] signed result
       *[decision] decision
    }
impossible-not-for-them = that is not for this person to do
impossible-no-question = there is no open question { $number } with that answer
impossible-no-position = this is no position to play on: { $reason }
impossible-nothing-to-play = in this position the player to move has no legal move
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
