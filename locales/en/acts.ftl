### What somebody does, as a case or a log prints it.

actor =
    { $actor ->
        [white] White
        [black] Black
        [whites-assistant] White's assistant
        [blacks-assistant] Black's assistant
        [arbiters-assistant] the arbiter's assistant
        [organizer] the organizer
        [hall] the hall
        [spectator] a spectator
        [appeals] the appeals committee
       *[arbiter] the arbiter
    }
square-written = { $square }

## At the board

act-arrives = { actor } comes to the board
act-starts-round = { actor } starts the round
act-touches = { actor } touches { $square }
act-touches-in-turn = { actor } touches { $squares } in this order
act-touches-together = { actor } touches { $squares } at once
act-touches-by-accident = { actor } touches { $square } by accident
act-touches-carelessly = { actor } touches { $square } carelessly
act-points-at = { actor } touches { $square } to point at it
act-adjusts = { actor } adjusts { $squares }
act-releases = { actor } lets go of the piece on { $square }
act-takes-off = { actor } takes the piece on { $square } off the board
act-places = { actor } puts a { piece } on { $square }
act-lets-go = { actor } lets go of the new piece
act-plays = { actor } plays { $move }
act-plays-with-both-hands = { actor } plays { $move } with both hands
act-completes = { actor } plays { $move } and presses the clock
act-completes-with-both-hands = { actor } plays { $move } with both hands and presses the clock
act-takes-back = { actor } takes the move back
act-displaces = { actor } displaces the pieces on { $squares }
act-puts-back = { actor } puts the displaced pieces back

## At the clock

act-presses = { actor } presses the clock
act-presses-with-other-hand = { actor } presses the clock with the other hand
act-mishandles-clock = { actor } mishandles the clock
act-stops-clocks = { actor } stops the clocks
act-stops-clocks-to-call = { actor } stops the clocks and calls the arbiter
act-stops-clocks-for-promotion = { actor } stops the clocks for want of a promotion piece
act-stops-clocks-without-reason = { actor } stops the clocks without a reason
act-restarts = { actor } restarts the clocks
act-restarts-clock = { actor } starts { color }'s clock again
act-sets-clock = { actor } sets { color }'s clock to { $time }

## In words and in writing

act-offers-draw = { actor } offers a draw
act-offers-draw-on-condition = { actor } offers a draw with a condition
act-accepts = { actor } accepts the draw
act-declines = { actor } declines the draw
act-resigns = { actor } resigns
act-claims = { actor } claims { claim }
act-claims-with = { actor } claims { claim }, { $move } written
act-records = { actor } writes { $text }
act-signs = { actor } signs { $score }

## What is noticed and decided

act-observes-flag = { actor } sees that { color }'s flag is down
act-observes-both-flags = { actor } sees that both flags are down
act-observes-illegal-move = { actor } sees an illegal move
act-observes-touch-move = { actor } sees a touch-move breach
act-observes-two-hands = { actor } sees a move with both hands
act-observes-absent = { actor } sees that { color } is absent
act-observes-wrong-set-up = { actor } sees that the initial position was wrong
act-observes-board-turned = { actor } sees that the board stands the wrong way
act-observes-colors-reversed = { actor } sees that the colors are reversed
act-observes-displaced =
    { $count ->
        [one] { actor } sees that pieces have been displaced for { $count } move by either
       *[other] { actor } sees that pieces have been displaced for { $count } moves by either
    }
act-observes-clock-defect = { actor } sees that the clock is defective
act-observes-clock-misset = { actor } sees that the clock was set wrongly
act-observes-not-recording = { actor } sees that { color } does not keep score
act-decides = { actor } decides question { $number }: { $answer }
act-declares = { actor } declares the result { $score }
act-corrects = { actor } strikes out entry { $number } of the log
act-corrects-last = { actor } strikes out the last entry of the log
acts = { $acts }
