### The ruling desk: incidents, how they happen, and what the arbiter does.

## Incidents

desk-illegal-move = Illegal move
desk-pawn-not-promoted = Pawn not promoted
desk-touch-move = Touched piece
desk-two-hands = Both hands used
desk-press-without-move = Clock pressed without a move
desk-flag = Flag fallen
desk-both-flags = Both flags fallen
desk-late = Late or absent
desk-clock-wrong = Clock wrong
desk-clock-handling = Clock mishandled
desk-repetition = Claim: repetition
desk-fifty = Claim: fifty moves
desk-draw-offer = Draw offer
desk-normal-means = Claim: cannot be won by normal means
desk-dead-position = Dead position
desk-displaced = Pieces displaced
desk-wrong-set-up = Wrong initial position
desk-illegal-position = Illegal position
desk-colors-reversed = Colors reversed
desk-board-turned = Board the wrong way round
desk-device = Telephone or device
desk-scoresheet = Scoresheet
desk-conduct = Conduct
desk-leaving = Leaving the board
desk-search = Search
desk-spectator = Spectators
desk-checkmate = Checkmate or stalemate
desk-resignation = Resignation
desk-agreement = Draw agreed or declined
desk-signatures = Wrong result signed
desk-appeal = Appeal

## How it happens

desk-how-answered = The opponent had already replied
desk-how-not-pressed = The clock is not pressed yet
desk-how-own-piece = Touched their own piece
desk-how-played-other = Another piece was moved
desk-how-opponents-piece = Touched an opponent's piece
desk-how-both-pieces = Touched their own piece, then an opponent's
desk-how-rook-first = Castling with the rook first
desk-how-by-accident = Touched by accident
desk-how-adjusts = Said “I adjust” first
desk-how-flag-can-mate = Claimed by the opponent
desk-how-flag-bare-king = Claimed; the opponent has a bare king
desk-how-both-flags-first = This player's flag fell first, by the clock's indicator
desk-how-both-flags-unknown = Nobody can say which fell first; in the last period, or the only one
desk-how-both-flags-unknown-earlier = Nobody can say which fell first; another period was still to come
desk-how-flag-up = Claimed, but the flag is up
desk-how-on-board = The position is on the board
desk-how-with-move = With a move written down
desk-how-not-on-move = Not the player's move
desk-how-after-touch = After touching a piece
desk-how-offer-rightly = After the move, before the press
desk-how-offer-early = Before making a move
desk-how-offer-late = On the opponent's time
desk-how-offer-condition = With a condition
desk-how-displaced-now = On their own time, clock not pressed
desk-how-displaced-pressed = And pressed the clock
desk-how-displaced-later = Found some moves later
desk-how-displaced-unknown = Found later, and the record does not lead to the right position
desk-how-early = Found before ten moves were made
desk-how-ten-moves = Found after ten or more moves
desk-how-position-seen = Both kings in check, or a pawn on the last rank
desk-how-position-stated = Can this position arise at all?
desk-how-bag = In the bag, switched off
desk-how-bag-announced = In the bag, allowed by the rules of the event
desk-how-bag-on = In the bag, switched on
desk-how-ahead = The move is written before it is played
desk-how-declined-by-touch = Declined by touching a piece
desk-how-bags-refused = Bags: refused
desk-how-body-refused = Body: refused
desk-how-checkmate = Checkmate
desk-how-stalemate = Stalemate
desk-how-signed-wrong = Both signed a wrong result
desk-how-other-hand = Pressed with the other hand

## What the arbiter does

desk-step-stop = Stop both clocks.
desk-step-restore = Set the board back to the position before it happened.
desk-step-touched = { color } must play a legal move with the touched piece, if there is one.
desk-step-capture = { color } must capture the touched piece, if that is legal.
desk-step-capture-with = { color } must capture the second piece with the first, if that is legal; otherwise, move or capture the first of them that can be moved or captured.
desk-step-rook = { color } must move the rook, or the king if the rook cannot move, and may not castle on that side on this move.
desk-step-promote = { color } must promote the pawn on that square: bring the piece the player asks for.
desk-step-became = The pawn becomes a { piece }.
desk-step-decide = Decide: { $question }?
desk-step-over = The game is over: { $score }. Both players sign the scoresheets.
desk-step-signed-stands = The signed result stands: enter it.
desk-step-signed-corrected = Correct the result on both scoresheets, have both players sign it, and enter it; strike out a wrong result that was entered.
desk-step-go-on = The game continues; there is nothing else to do.
desk-step-take-back = { color } takes the move back and plays a legal move with the touched piece, if there is one.
desk-step-put-right = { color } puts the pieces back on their own time.
desk-step-put-right-first = Start { color }'s clock: { color } puts the pieces back on their own time.
desk-step-no-condition = The offer counts without the condition: no condition may be attached to it.
desk-step-written = { color } must play the move that was written down.
desk-step-decided-first = Once that is decided, if the game goes on: { color }'s clock runs.
desk-step-announced = This applies only if it was announced that the guidelines on games without increment (III) are in force; otherwise the Laws have no rule for it, and you decide (Preface).
desk-step-goes-on = The game continues.
desk-decided = the arbiter has decided: { $answer }
desk-white-to-move = White to move. { $answer }
desk-black-to-move = Black to move. { $answer }
desk-one-period = this time control has only one period, so no other was still to come
desk-no-ruling = this answer has no ruling to print
desk-no-incident = the desk does not know { $name }
desk-bad-control = this time control cannot be read: { $why }
desk-bad-position = this is not a valid position: { $why }
desk-bad-amount = “{ $found }” is not an amount
desk-bad-count = enter a number from { $least } to { $most }
desk-impossible = this cannot have happened: { $why }

## Guided entry: groups of acts

guide-moving = Touching and moving pieces
guide-completion = Resigning
guide-clock = The clock
guide-irregularity = Displaced pieces and positions
guide-recording = Scoresheets
guide-draw = Draws and claims
guide-decision = Observations and decisions
guide-arranges = Assistants, clocks and screens
guide-conduct = Conduct
guide-arbiter = Arbiter and spectators
guide-rapid = Rapid and blitz
guide-blind = Blind players
guide-adjourned = Adjourned games
guide-chess960 = Chess960
guide-quickplay = Games without increment
guide-preface = Other questions

## Entries that are handed over

json-kind =
    { $found ->
        [null] null
        [boolean] true or false
        [number] a number
        [text] a text
        [list] a list
       *[object] an object
    }
handed-document = found { json-kind }, expected an object with version, type and entries
handed-list = “entries” is { json-kind }, expected a list
handed-entry = entry { $entry } is { json-kind }, expected an object
handed-part = entry { $entry }: “{ $part }” is { json-kind }, expected an object
handed-field = entry { $entry }: { $why }
handed-unread = these entries cannot be read: { $why }
handed-version = these entries have version { $found }, expected { $expected }
handed-entries = found { $found } entries, expected 1 to { $most }
handed-id = entry { $entry }: the identifier is not 8 to 64 hexadecimal digits
handed-note = entry { $entry }: the note has { $found } bytes, expected at most { $most }
handed-name = entry { $entry }: a name is longer than { $most } bytes
handed-control = entry { $entry }: control character { $code } is not allowed
handed-twice = entry { $entry } has the same identifier as an earlier one
handed-known = this entry has already been noted at this board
