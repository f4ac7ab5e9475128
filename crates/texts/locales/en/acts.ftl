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
pieces-on =
    { $squares-count ->
        [one] the piece on { $squares }
       *[other] the pieces on { $squares }
    }

## At the board

act-arrives = { actor } arrives at the board
act-is-ready = { actor } is ready
act-starts-round = { actor } starts the round
act-touches = { actor } touches the piece on { $square }
act-touches-in-turn = { actor } touches the pieces on { $squares }, in this order
act-touches-together = { actor } touches { pieces-on } at the same time
act-touches-by-accident = { actor } touches the piece on { $square } by accident
act-touches-carelessly = { actor } touches the piece on { $square } carelessly
act-points-at = { actor } touches the piece on { $square } to point at it
act-adjusts = { actor } adjusts { pieces-on }
act-releases = { actor } releases the piece on { $square }
act-takes-off = { actor } removes the piece on { $square } from the board
act-places = { actor } puts a { piece } on { $square }
act-places-colored =
    { $color ->
        [white] { actor } puts a white { piece } on { $square }
       *[black] { actor } puts a black { piece } on { $square }
    }
act-lets-go = { actor } releases the new piece
act-plays = { actor } plays { $move }
act-plays-with-both-hands = { actor } plays { $move } with both hands
act-completes = { actor } plays { $move } and presses the clock
act-completes-with-both-hands = { actor } plays { $move } with both hands and presses the clock
act-takes-back = { actor } takes the move back
act-displaces = { actor } displaces { pieces-on }
act-puts-back = { actor } puts the displaced pieces back

## At the clock

act-presses = { actor } presses the clock
act-presses-with-other-hand = { actor } presses the clock with the other hand
act-mishandles-clock = { actor } mishandles the clock
act-keeps-finger = { actor } keeps a finger on the button of the clock
act-stops-clocks =
    { $actor ->
        [white] { actor } stops the clocks and calls the arbiter
        [black] { actor } stops the clocks and calls the arbiter
        [whites-assistant] { actor } stops the clocks and calls the arbiter
        [blacks-assistant] { actor } stops the clocks and calls the arbiter
       *[other] { actor } stops the clocks
    }
act-stops-clocks-to-call-about = { actor } stops the clocks and calls the arbiter: { trouble }
trouble =
    { $trouble ->
        [illegal-move] an illegal move
        [clock] the clock
        [disturbance] a disturbance
       *[claim] a claim
    }
act-stops-clocks-for-promotion = { actor } stops the clocks because the promotion piece is missing
act-stops-clocks-after-sealing = { actor } stops the clock after sealing the move
act-stops-clocks-without-reason = { actor } stops the clocks without a reason
act-restarts = { actor } restarts the clocks
act-restarts-clock = { actor } starts { color }'s clock again
act-sets-counter = { actor } sets { color }'s move counter to { $count }
act-sets-position = { actor } sets up the position “{ $fen }”
act-sets-clock = { actor } sets { color }'s clock to { $time }

## In words and in writing

act-offers-draw = { actor } offers a draw
act-offers-draw-on-condition = { actor } offers a draw with a condition
act-accepts = { actor } accepts the draw
act-declines = { actor } declines the draw
act-withdraws-offer = { actor } tries to withdraw the draw offer
act-withdraws-claim = { actor } tries to withdraw the draw claim
act-consents-to-draw = { actor } consents to a draw by agreement
act-refuses-consent = { actor } does not consent to a draw by agreement
act-resigns = { actor } resigns
act-claims = { actor } claims { claim }
act-claims-with = { actor } claims { claim } with { $move } written down
act-records = { actor } writes { $text }
act-signs = { actor } signs { $score }

## What is noticed and decided

act-observes-flag = { actor } sees that { color }'s flag is down
act-observes-both-flags = { actor } sees that both flags are down
act-observes-illegal-move = { actor } sees an illegal move
act-observes-touch-move = { actor } sees a touch-move violation
act-observes-two-hands = { actor } sees a move with both hands
act-observes-absent = { actor } sees that { color } is absent
act-observes-wrong-set-up = { actor } sees that the initial position was wrong
act-observes-board-turned = { actor } sees that the board is the wrong way round
act-observes-colors-reversed = { actor } sees that the colors are reversed
act-observes-displaced =
    { $count ->
        [one] { actor } sees that pieces have been displaced since before the last move
       *[other] { actor } sees that pieces have been displaced for { $count } moves, counting the moves of both players
    }
act-observes-clock-defect = { actor } sees that the clock is defective
act-observes-clock-misset = { actor } sees that the clock was set incorrectly
act-observes-not-recording = { actor } sees that { color } is not keeping score
act-decides = { actor } decides: { $answer }
act-declares = { actor } declares the result { $score }
act-corrects = { actor } strikes out entry { $number } of the log
act-corrects-last = { actor } strikes out the last entry of the log
acts = { $acts }

## Adjourned games

act-announces-session = { actor } announces the session
act-announces-session-from = { actor } announces the session from { $starts }
act-announces-session-to = { actor } announces the session up to { $ends }
act-announces-session-from-to = { actor } announces the session from { $starts } to { $ends }
act-asks-to-seal = { actor } asks for a sealed move
act-adjourns-early = { actor } asks to seal before the session ends
act-seals = { actor } seals a move
act-seals-electronically = { actor } seals a move on an electronic scoresheet
act-seals-text = { actor } seals “{ $text }”
act-seals-text-electronically = { actor } seals “{ $text }” on an electronic scoresheet
act-checks-envelope = { actor } checks the envelope
act-checks-envelope-lacking = { actor } checks the envelope; missing: { $items }
act-checks-envelope-wrong = { actor } checks the envelope; wrong: { $items }
act-resumes = { actor } resumes the game
act-opens-envelope = { actor } opens the envelope
act-opens-envelope-reading = { actor } opens the envelope and reads “{ $text }”
act-reads-sealed-move = { actor } reads the sealed move as { $move }
act-misses-envelope = { actor } reports the envelope missing
act-misses-envelope-and-position = { actor } reports the envelope missing, and the position is not known
act-misses-envelope-and-times = { actor } reports the envelope missing, and the times are not known
act-misses-envelope-and-all = { actor } reports the envelope missing, and neither the position nor the times are known
act-states-move = { actor } states that “{ $text }” was sealed
act-points-out-times = { actor } points out that the times are wrong

## Scoresheets and what is around the board

act-writes-notes = { actor } writes something else on the scoresheet
act-views-earlier = { actor } views an earlier position on an electronic scoresheet
act-records-electronically = { actor } records on a certified electronic scoresheet
act-records-uncertified = { actor } records on an electronic scoresheet that is not certified
act-sheet-fails = { actor } has a defective scoresheet
act-hides-sheet = { actor } keeps the scoresheet where the arbiter cannot see it
act-hides-sheet-from-opponent = { actor } keeps the scoresheet where the opponent cannot see it
act-borrows-sheet = { actor } takes the opponent's scoresheet
act-returns-sheet = { actor } gives the opponent's scoresheet back
act-names-other-move = { actor } names a different move from the one written down
act-wrote-impossible-move = { actor } has written a move that no { piece } can make
act-finds-sheets-incomplete = { actor } finds that neither scoresheet is complete; { color }'s flag is in question
act-has-evidence =
    { $count ->
        [one] { actor } has evidence that { color } has completed { $count } move
       *[other] { actor } has evidence that { color } has completed { $count } moves
    }
act-places-clock = { actor } decides where the clock is placed
act-for-disabled = { $told }; the player has a disability
act-claims-from-screen = { actor } claims { claim } on the evidence of a screen alone
act-observes-flag-uncounted = { actor } sees that { color }'s flag is down and that the number of completed moves is not known
act-observes-dead-position = { actor } sees that neither player can checkmate
act-observes-last-identifiable =
    { $count ->
        [one] { actor } finds that the last identifiable position is the one before the last move
       *[other] { actor } finds that the last identifiable position is { $count } moves back, counting the moves of both players
    }

## Rapid, blitz, Chess960, games without increment, and the Preface

act-asks-for-sheet = { actor } asks for a scoresheet
act-asks-to-see-sheet = { actor } asks to see the arbiter's scoresheet
act-claims-set-up =
    { $part ->
        [pieces] { actor } says that the pieces were set up incorrectly
        [board] { actor } says that the board was placed incorrectly
       *[clock] { actor } says that the clock was set incorrectly
    }
act-sees-illegal-position = { actor } sees an illegal position
act-agrees-to-correct = { actor } agrees to correct the illegal move
act-draws-lots =
    { $means ->
        [computer] { actor } draws the starting position by computer
        [dice] { actor } draws the starting position with dice
        [coins] { actor } draws the starting position with coins
       *[cards] { actor } draws the starting position with cards
    }
act-announces-castling = { actor } announces castling
act-asks-for-five-seconds =
    { $mode ->
        [delay] { actor } asks for a five-second delay for both players
       *[increment] { actor } asks for a five-second increment for both players
    }
act-claims-quickplay = { actor } claims a draw: { grounds }
act-claims-quickplay-without-arbiter = { actor } claims a draw with no arbiter present: { grounds }
grounds =
    { $grounds ->
        [cannot-win] the opponent cannot win by normal means
        [no-effort] the opponent is making no effort to win by normal means
       *[both] the opponent cannot win by normal means and is making no effort to do so
    }
act-writes-final-position = { actor } writes down the final position: “{ $text }”
act-submits-sheet = { actor } submits the scoresheet
act-confirms =
    { $evidence ->
        [sheet] { actor } confirms the scoresheet
       *[position] { actor } confirms the final position
    }
act-disputes =
    { $evidence ->
        [sheet] { actor } does not confirm the scoresheet
       *[position] { actor } does not confirm the final position
    }
act-declares-drawn = { actor } declares the game drawn
act-reports-uncovered = { actor } reports a situation that no Article covers: “{ $text }”
act-reports-uncovered-like = { actor } reports a situation that no Article covers: “{ $text }”; analogous situations are in { $articles }
act-puts-to-fide = { actor } submits a question to FIDE: “{ $text }”
act-puts-to-fide-through-federation = { actor } submits a question to FIDE through the federation: “{ $text }”

## Blind and visually disabled players

act-registers-visual = { actor } records that { color } is visually disabled
act-registers-hearing = { actor } records that { color } is hearing-impaired
act-adapts-rules = { actor } adapts the rules after consulting the arbiter
act-adapts-rules-so = { actor } adapts the rules after consulting the arbiter: “{ $text }”
act-adapts-rules-alone = { actor } adapts the rules without consulting the arbiter
act-adapts-rules-alone-so = { actor } adapts the rules without consulting the arbiter: “{ $text }”
act-demands-two-boards = { actor } demands two boards
act-allows-other-words = { actor } allows other words in announcements
act-brings-clock =
    { $kind ->
        [speaking] { actor } brings a clock that speaks
        [tactile] { actor } brings a clock that can be felt
        [both] { actor } brings a clock that speaks and can be felt
       *[plain] { actor } brings a clock that neither speaks nor can be felt
    }
act-keeps-score =
    { $means ->
        [braille] { actor } keeps score in Braille
        [longhand] { actor } keeps score by hand
       *[device] { actor } keeps score with a recording device
    }
act-takes-assistant = { actor } takes an assistant to { $tasks }
act-lifts = { actor } takes the piece on { $square } out of its hole
act-announces-move = { actor } announces “{ $text }”
act-repeats-move = { actor } repeats “{ $text }”
act-copies-move = { actor } makes the move { $move } on the other board
act-informs = { actor } states the number of moves and the times on request
act-informs-unasked = { actor } states the number of moves and the times without being asked
act-reports-touch = { actor } reports that the piece on { $square } was touched
act-compares-boards = { actor } compares the two boards
