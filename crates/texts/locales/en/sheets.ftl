### Article 8: the scoresheets.

sheet-times-noted = { color } notes the times of the clocks, which is allowed
sheet-notes = { color } writes something that does not belong on a scoresheet
sheet-earlier-viewed = { color } looked at an earlier position: an electronic scoresheet is only for recording the game
sheet-electronic = { color } records on a certified electronic scoresheet
sheet-paper-only = { color } must record by hand on the scoresheet provided
sheet-replaced = { color }'s scoresheet is defective and is replaced
sheet-hidden = { color } keeps the scoresheet where the arbiter cannot see it
sheet-hidden-from-opponent = { color } keeps the scoresheet where the opponent cannot see it; the Laws ask only that the arbiter can
sheet-updates-on-own-time = { color } has not kept score and must update the scoresheet now, on their own time
sheet-both-update = neither player has kept score; both update their scoresheets while the clocks are stopped
sheet-up-to-date = { color }'s scoresheet is up to date
sheet-moved-before-update = { color } moved a piece before bringing the scoresheet up to date
sheet-borrowed = { color } may use the opponent's scoresheet and must return it before making a move
sheet-may-not-borrow = { color } may not take the opponent's scoresheet now
sheet-returned = { color } has returned the opponent's scoresheet
sheet-not-returned = { color } made a move without returning the opponent's scoresheet
sheet-reconstruct = neither scoresheet is complete: the position, White's time { $white-time }, Black's time { $black-time } and the moves completed, { $white-moves } and { $black-moves }, are noted; then the players reconstruct the game on another board
sheet-complete-found = { color }'s scoresheet is complete: nothing has to be reconstructed
sheet-overstep-unproved = it cannot be shown that { color } exceeded the time limit; the next move is the first of the new period
sheet-moves-proved =
    { $count ->
        [one] there is evidence that { color } has completed { $count } move
       *[other] there is evidence that { color } has completed { $count } moves
    }
sheet-wrong-result-signed = both players signed { $score }, which is not the result of the game; it stands unless the arbiter decides otherwise
sheet-wrong-result-signed-untold = both players signed a result that is not the result of the game; it stands unless the arbiter decides otherwise
sheets-agree = the scoresheets agree with each other and with the moves played
sheet-ends = { color }'s scoresheet ends before { $number }
sheet-parts = { color }'s scoresheet differs from the moves played at { $number }: it has “{ $written }”, but { $move } was played
sheets-part = the scoresheets differ at { $number }: White has “{ $white }”, Black has “{ $black }”
sheets-part-by-length = the scoresheets differ at { $number }: only { color } has an entry, “{ $written }”

## What the arbiter is asked

asked-overstepped = did { color } exceed the time limit
asked-signed-result = does the result that both players signed stand
asked-dead = is this a position in which neither player can checkmate
asked-both-flags = does the game continue, as before the last period, or is it drawn, as in the last period
answer-overstepped = overstepped
answer-reached = reached
answer-unproved = unproved
answer-stands = stands
answer-corrected = corrected
impossible-not-before = the position to restore must be one from before the irregularity
pgn-set-up = The arbiter set up this position; recorded before it: { $moves }
