### Appendix D: games with blind and visually disabled players.

blind-visual = { color } is noted as visually disabled
blind-hearing = { color } is noted as hearing-impaired
blind-adapted = the organizer adapts the rules to local circumstances
blind-adapted-alone = the rules are adapted only after consulting the arbiter
blind-two-boards = two boards are used, one of them special
blind-no-ground = nobody here is visually disabled, { color } cannot demand that
blind-sighted-as-usual = for { color }, who sees, touching and moving are as always
blind-felt = { color } feels a piece, which is touched only when it is out of its hole
blind-lifted = { color } has taken the piece on { $square } out of its hole, which is touching it
blind-announced = { color } announces “{ $text }”
blind-not-understood = nobody can tell which move { color } announces by “{ $text }”
blind-other-words = { color } announces “{ $text }” in other words than those of the Laws and has to say it again
blind-other-words-allowed = the arbiter allows other words for announcements
blind-words-fixed = the words for announcements are not for the arbiter to change
blind-not-announced = { color } has pressed the clock without announcing the move
blind-repeated = { color } repeats the move
blind-repeated-wrongly = { color } repeats another move than was announced
blind-copied = the move is executed on the board of { color }
blind-missing-captured = { color } has not taken the captured piece off their own board
blind-missing-placed = { color } has not put a piece into another hole
blind-missing-announced = { color } has not announced the move
blind-clock-not-yet = the clock is started only when the move has been made, so the clock of { color } runs on
blind-made = placed and announced: the move of { color } is made on the special board
blind-word-and-board-differ = what { color } has said is not what was done on the board
blind-slip-corrected = { color } corrects a slip of the tongue in time
blind-slip-too-late = it is too late for { color } to correct a slip of the tongue
blind-clock-admitted = the special clock of { color } is admitted
blind-clock-refused = the special clock of { color } lacks what it must have
blind-score-braille = { color } keeps score in Braille
blind-score-longhand = { color } keeps score by hand
blind-score-device = { color } keeps score with a recording device
blind-boards-agree = the two boards agree
blind-must-correct-board = the scoresheets agree; { color } has to put their own board right
blind-sheets-differ = boards and scoresheets differ; both go back to where the scoresheets agree
blind-assistant = { color } has an assistant
blind-task-given = the assistant of { color } may { assistant-task }
blind-sighted-assistant = { color }, who sees, has an assistant to announce and to make moves
blind-task-refused = the assistant of { color } may not { assistant-task }
assistant-task =
    { $task ->
        [moving] make the moves on the other board
        [announcing] announce the moves
        [recording] keep score and start the opponent's clock
        [informing] tell the number of moves and the times when asked
        [claiming] claim on time and report what was touched
       *[adjourning] see to the formalities of an adjournment
    }
blind-no-second-assistant = there is an assistant already, { color } cannot have another
blind-assistant-compulsory = { color } plays against a hearing-impaired player; there must be an assistant
blind-assisted = the assistant of { color } may { assistant-task }
blind-not-their-task = that is none of the tasks of the assistant of { color }
blind-informed-unasked = the assistant of { color } tells what was not asked
blind-impossible-one-board = two boards are not in use
blind-impossible-nothing-to-copy = there is no move to repeat or to execute
