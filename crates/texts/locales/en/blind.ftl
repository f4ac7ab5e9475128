### Appendix D: games with blind and visually disabled players.

blind-visual = { color } is recorded as visually disabled
blind-hearing = { color } is recorded as hearing-impaired
blind-adapted = the organizer adapts the rules to local circumstances
blind-adapted-alone = the rules may be adapted only after consulting the arbiter
blind-two-boards = two boards are used, one of them specially constructed
blind-no-ground = neither player is visually disabled, so { color } cannot demand that
blind-sighted-as-usual = { color } is sighted, so the usual rules on touching and moving apply
blind-felt = { color } feels a piece, which counts as touched only when taken out of its hole
blind-lifted = { color } has taken the piece on { $square } out of its hole, which counts as touching it
blind-announced = { color } announces “{ $text }”
blind-not-understood = it is not clear which move { color } announces with “{ $text }”
blind-other-words = { color } announces “{ $text }” in words other than those of the Laws and must repeat the announcement
blind-other-words-allowed = the arbiter allows other words in announcements
blind-words-fixed = the arbiter may not change the words of announcements
blind-not-announced = { color } pressed the clock without announcing the move
blind-repeated = { color } repeats the move
blind-repeated-wrongly = { color } repeats a different move from the one announced
blind-copied = the move is made on { color }'s board
blind-missing-captured = { color } has not removed the captured piece from their own board
blind-missing-placed = { color } has not placed a piece in another hole
blind-missing-announced = { color } has not announced the move
blind-clock-not-yet = the clock is started only when the move has been made, so { color }'s clock keeps running
blind-made = placed and announced: { color }'s move is made on the special board
blind-word-and-board-differ = { color }'s announcement differs from the move made on the board
blind-slip-corrected = { color } corrects a slip of the tongue in time
blind-slip-too-late = it is too late for { color } to correct a slip of the tongue
blind-clock-admitted = { color }'s special clock is admitted
blind-clock-refused = { color }'s special clock lacks a required feature
blind-score-braille = { color } keeps score in Braille
blind-score-longhand = { color } keeps score by hand
blind-score-device = { color } keeps score with a recording device
blind-boards-agree = the two boards agree
blind-must-correct-board = the scoresheets agree; { color } must correct their own board
blind-sheets-differ = boards and scoresheets differ; play goes back to the point where the scoresheets agree
blind-assistant = { color } has an assistant
blind-task-given = { color }'s assistant may { assistant-task }
blind-sighted-assistant = { color }, who is sighted, has an assistant to announce and make moves
blind-task-refused = { color }'s assistant may not { assistant-task }
assistant-task =
    { $task ->
        [moving] make the moves on the other board
        [announcing] announce the moves
        [recording] keep score and start the opponent's clock
        [informing] state the number of moves and the times on request
        [claiming] claim on time and report touched pieces
       *[adjourning] carry out the formalities of an adjournment
    }
blind-no-second-assistant = { color } already has an assistant and cannot have another
blind-assistant-compulsory = { color } plays against a hearing-impaired player; an assistant is required
blind-assisted = { color }'s assistant may { assistant-task }
blind-not-their-task = that is not one of the tasks of { color }'s assistant
blind-informed-unasked = { color }'s assistant gives information without being asked
blind-impossible-one-board = two boards are not in use
blind-impossible-nothing-to-copy = there is no move to repeat or copy
