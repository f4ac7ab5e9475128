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
desk-draw-offer = Offer of a draw
desk-normal-means = Claim: cannot be won by normal means
desk-dead-position = Dead position
desk-displaced = Pieces displaced
desk-wrong-set-up = Wrong initial position
desk-colors-reversed = Colors reversed
desk-board-turned = Board the wrong way
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
desk-how-own-piece = An own piece touched
desk-how-played-other = Another piece was moved
desk-how-opponents-piece = An opponent's piece touched
desk-how-both-pieces = An own piece, then an opponent's
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
desk-how-not-on-move = Not having the move
desk-how-after-touch = After touching a piece
desk-how-offer-rightly = After the move, before the press
desk-how-offer-early = Before making a move
desk-how-offer-late = On the opponent's time
desk-how-offer-condition = With a condition
desk-how-displaced-now = On the own time, not pressed
desk-how-displaced-pressed = And pressed the clock
desk-how-displaced-later = Found some moves later
desk-how-displaced-unknown = Found later, and the record does not lead to the right position
desk-how-early = Found within ten moves
desk-how-ten-moves = Found after ten moves
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
desk-step-touched = { color } must play a legal move with the piece that was touched, if it has one.
desk-step-capture = { color } must capture the piece that was touched, if that is legal.
desk-step-capture-with = { color } must capture the second piece with the first, if that is legal; otherwise the first of them that can be moved or captured.
desk-step-rook = { color } must move the rook and may not castle with it.
desk-step-promote = { color } must promote the pawn on that square: bring the piece that is asked for.
desk-step-became = The pawn becomes a { piece }.
desk-step-decide = Decide: { $question }?
desk-step-over = The game is over: { $score }. Both players sign the scoresheets.
desk-step-signed-stands = The signed result stands: enter it.
desk-step-signed-corrected = Put the result right on both scoresheets, have both players sign it, and enter it; a wrong one that was entered is struck out.
desk-step-go-on = The game goes on; there is nothing else to do.
desk-no-incident = the desk does not know { $name }
desk-bad-control = this rate of play cannot be read: { $why }
desk-bad-position = this is no position: { $why }
desk-bad-amount = “{ $found }” is no amount
desk-bad-count = a number from { $least } to { $most } is needed
desk-impossible = this cannot have happened so: { $why }
