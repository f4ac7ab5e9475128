### The command `play`: what stands on the screen, what it answers, what it can be told.

## The screen

play-title =
    { $rate ->
        [standard] Jadoube · Laws of { $edition } · { $control } · standard
        [rapid] Jadoube · Laws of { $edition } · { $control } · rapid
       *[blitz] Jadoube · Laws of { $edition } · { $control } · blitz
    }
play-title-reduced = { $title }, reduced supervision
play-moves-done = moves { $moves }
play-period = period { $number }
play-illegal = illegal { $count }
play-delay = delay { $seconds }
play-flag-fell = flag fell
play-flag-down = FLAG DOWN
play-status = { $parts }
play-has-the-move = { color } has the move
play-not-pressed = { color } has not pressed the clock yet
play-must-play = must play { $moves }
play-bound = touch-move
play-clocks-stand = clocks stopped ({ "arbiter restart" })
play-other-clock = but { color }'s clock runs ({ $command })
play-over = { $score }, by Article { $article }. Type { "export FILE.pgn" } or { "quit" }.
play-press-enter = Press Enter to start White's clock; { "help" } lists the commands.
play-moves-heading = Moves, with the time left
play-rulings-heading = Rulings
play-writes = { color } writes { $text }
play-small-clocks = W { $white } B { $black }
play-too-small = The board needs { $width } by { $height } characters.
play-keys = F1 help · Tab completes · PgUp/PgDn scroll
play-help-heading = Help: PageDown for more, Esc to go back

## Answers

play-refused = This cannot have happened: { $why }.
play-too-late = Too late: { $why }.
play-nothing-follows = Nothing follows from this.
play-taken-out = The entry is removed, and the rest of the log is replayed.
play-stopped-for-resuming = The clocks are stopped where the log ends. To continue: { "arbiter restart" }
play-nothing-to-correct = There is nothing to correct.
play-not-begun = The game has not begun. To begin: { "start" }
play-only-clock = Only { color }'s clock runs, so the move is made but the clock is not pressed.
play-standing-clocks = The clocks are stopped. To continue: { "arbiter restart" } (or: { "make MOVE" })
play-nothing-known = no command begins like this
play-quit-twice = The game is not over and not saved. To save it: { "save FILE" }. To leave: { "quit" } once more.
play-game-over = The game is over: { $score } (Article { $article }).
play-game-not-over = The game is not over.

## Files

play-dropped = The last line of { $path } is incomplete and was dropped: { $line }
play-ruled-otherwise =
    { $count ->
        [one] On { $count } event this version rules differently from the one that wrote the log.
       *[other] On { $count } events this version rules differently from the one that wrote the log.
    }
play-saved-again = Everything is saved again.
play-not-saved = NOT SAVED: { $why }.
play-file-exists = { $path } already exists; choose another name.
play-cannot-write = Cannot write { $path }: { $why }.
play-exported = The game was written to { $path }.
play-keeps = From now on every event is saved in { $path }.
play-lost-log = The last events could NOT be written to { $path }.
play-kept = The game is saved in { $path }. To continue: { $command }
play-not-kept = the game was not saved to the end
play-no-terminal = a game needs a terminal, and this is not one
play-no-terminal-help = without one, give the acts line by line: { "jadoube play --script FILE" } (or { "-" } for standard input)
log-write = cannot write { $path }: { $why }
log-read = cannot read { $path }: { $why }
log-exists = { $path } already exists
log-exists-help = to continue the game in it: { $command }
log-not-a-log = { $path } is not a saved game: { $why }
log-empty = it is empty
log-format = its format is { $found }, but this program reads { $known }
log-first-line-says = line 1: { $why }
log-first-line = its first line is incomplete
log-bad-line = { $path }, line { $line }: { $why }
log-impossible = { $path }, line { $line }: this cannot have happened: { $why }

## What is not understood

play-bad-line = this line cannot be understood
play-bad-line-help = a line is a time and an act, such as: { "0:00:05 white Nf3" }
play-found = found "{ $found }", expected { $expected }
play-ends = the line ends here, expected { $expected }
play-nearest = "{ $found }" is neither a move nor a command. Did you mean { $nearest }?
play-no-move = "{ $text }" is neither a command nor a legal move: { $why }
play-no-move-hint = "{ $text }" is neither a command nor a legal move: { $why } ({ $hint })
play-nevertheless = to make it anyway: { $command }
play-nevertheless-castle = to make it anyway: { "castle short" } or { "castle long" }
play-unlawful-board = while the board breaks the Laws the move must be unambiguous; both squares always work, such as { "e2e4" }
typed-move-or-command = a move such as { "Nf3" } or a command; { "help" } lists them
typed-move-or-deed = a move such as { "Nf3" }, or { $words }
typed-anything = a move or a command; { "help" } lists them
typed-script-time = a time such as { "0:00:05" }
typed-move = a move such as { "Nf3" } or { "g1f3" }
typed-file = the name of a file

## Help

help-start = starts White's clock, with both players present
help-move = makes the move and presses the clock
help-move-offer = the same, with a draw offer in between
help-make = makes the move without pressing the clock
help-press = presses the clock ({ "press with the other hand" })
help-touch = touches pieces in this order ({ "… together" }, { "… by accident" })
help-release = releases the piece touched last
help-take = removes a piece from the board
help-take-back = takes the move back before the clock is pressed
help-put = puts a promotion piece on a square, then: { "let go" }
help-let-go = releases the promotion piece
help-castle = castles, allowed or not
help-adjust = says { "j'adoube" } and adjusts
help-displace = knocks pieces over, then: { "put back" }
help-offer = offers a draw (best after { "make" }, before { "press" })
help-accept = accepts the offer
help-decline = declines the offer
help-claim-repetition = claims a draw, on the board or with the move written down
help-claim-fifty = the same for the fifty-move rule
help-claim-flag = says that the opponent's flag has fallen
help-claim-illegal = says that the opponent's move was illegal
help-claim-touch-move = says that the opponent did not move the touched piece (also: { "two hands" })
help-resign = resigns
help-write = writes on the scoresheet; { "(=)" } notes an offer
help-sign = signs the result
help-compare = says where the scoresheets differ from each other and from the moves played
help-stop = stops the clocks and calls the arbiter ({ "stop without reason" }, { "stop promotion" })
help-mishandle = mishandles the clock
help-arbiter-restart = restarts the clock
help-arbiter-stop = the arbiter stops the clocks
help-arbiter-flag = the arbiter sees a fallen flag ({ "observe both flags" })
help-arbiter-observe = the arbiter sees an illegal move, { "touch-move, two hands, white absent, …" }
help-arbiter-set = sets a clock
help-arbiter-decide = answers question 0
help-arbiter-declare = ends the game for a reason that has no command of its own
help-arbiter-start = starts the round with the players who have arrived
help-arrive = a player arrives at the board
help-five-seconds = a request in a game without increment ({ "ask for five seconds as delay" })
help-quickplay = claims a draw in a game without increment ({ "claim that the game cannot be won; … without an arbiter" })
help-see-sheet = asks to see the arbiter's scoresheet in rapid and blitz ({ "ask for a scoresheet" })
help-set-up = a player says that pieces, board or clock were set up incorrectly ({ "claim board turned, claim clock misset" })
help-agrees-to-correct = a player agrees to correct an illegal move that was answered, in rapid and blitz
help-announces-castling = says so before castling in { "Chess960" }; the king is put down with: { "put the king on g1" }
help-illegal-position = both kings in check, or a pawn on the last rank, in rapid and blitz
help-uncovered = a situation that no Article covers, and Articles on analogous ones
help-correct = the last line (or entry N of the log) was a typing mistake
help-export = writes the game as { "PGN" }
help-save = saves every event in a file from now on
help-show = shows the state of the game in plain text
help-flip = turns the board on the screen
help-help = this list ({ "F1" }); { "Esc" } closes it
help-quit = leaves
help-note-who = { "white …, black …, arbiter …" } before a line say who acts. Without it, acts on the board are those of the side to move, and words and presses are those of the player whose clock runs.
help-note-squares = A move typed with both squares ({ "e2e5" }) is made as it is, legal or not: the Laws then say what follows.
help-note-keys = { "Tab" } completes, { "Up" } and { "Down" } bring back lines, { "PageUp" } and { "PageDown" } scroll the rulings.
