### Article 8: the scoresheets.

sheet-times-noted = { color } notes the times of the clocks, which is allowed
sheet-notes = { color } writes what does not belong on a scoresheet
sheet-earlier-viewed = { color } looked at an earlier position: an electronic scoresheet is only for recording the game
sheet-electronic = { color } records on a certified electronic scoresheet
sheet-paper-only = { color } must record by hand on the scoresheet provided
sheet-replaced = { color }'s scoresheet is out of order and is exchanged
sheet-hidden = { color } keeps the scoresheet where the arbiter cannot see it
sheet-updates-on-own-time = { color } has not kept score and completes the scoresheet now, on their own time
sheet-both-update = neither player has kept score; both complete their scoresheets while the clocks stand
sheet-up-to-date = { color }'s scoresheet is up to date
sheet-moved-before-update = { color } has moved a piece before the scoresheet was up to date
sheet-borrowed = { color } may use the opponent's scoresheet and gives it back before making a move
sheet-may-not-borrow = { color } may not take the opponent's scoresheet now
sheet-returned = { color } has given the opponent's scoresheet back
sheet-not-returned = { color } has made a move without giving the opponent's scoresheet back
sheet-reconstruct = no scoresheet is complete: the position is noted, and White's time { $white-time }, Black's time { $black-time }, moves completed { $white-moves } and { $black-moves }; then the players find the game again on another board
sheet-overstep-unproved = it cannot be shown that { color } has overstepped the time; the next move is the first of the new period
sheet-moves-proved =
    { $count ->
        [one] there is evidence that { color } has completed { $count } move
       *[other] there is evidence that { color } has completed { $count } moves
    }
sheet-wrong-result-signed = both have signed { $score }, which is not the result of the game; it stands unless the arbiter decides otherwise
sheet-wrong-result-signed-untold = both have signed a result that is not that of the game; it stands unless the arbiter decides otherwise
sheets-agree = the scoresheets agree with each other and with the moves played
sheet-ends = { color }'s scoresheet ends before { $number }
sheet-parts = { color }'s scoresheet parts from the moves played at { $number }: it has “{ $written }”, and { $move } was played
sheets-part = the scoresheets part from each other at { $number }: White has “{ $white }”, Black has “{ $black }”
sheets-part-by-length = the scoresheets part from each other at { $number }: only { color } has written there, “{ $written }”

## What the arbiter is asked

asked-overstepped = has { color } overstepped the time
asked-signed-result = does the result stand that both have signed
asked-dead = is this a position in which nobody can mate any more
asked-both-flags = does the game go on, as before the last period, or is it drawn, as in the last
answer-overstepped = overstepped
answer-reached = reached
answer-unproved = unproved
answer-stands = stands
answer-corrected = corrected
impossible-not-before = the position to go back to must lie before the irregularity
pgn-set-up = The arbiter has set up this position; recorded before it: { $moves }
