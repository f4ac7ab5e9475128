### The command `rule`: what it says around the rulings, and what is wrong with a case.

rule-summary =
    { $cases ->
        [one] { $cases } case
       *[other] { $cases } cases
    } under { $editions ->
        [one] { $editions } edition
       *[other] { $editions } editions
    } ({ $list }), { $runs ->
        [one] { $runs } run
       *[other] { $runs } runs
    }, { $expectations ->
        [one] { $expectations } expectation
       *[other] { $expectations } expectations
    }, { $articles ->
        [one] { $articles } Article
       *[other] { $articles } Articles
    } checked: { $verdict }
rule-all-passed = all passed
rule-some-failed = { $count } FAILED
regime-standard = standard play
regime-rapid-full = rapid, fully supervised
regime-rapid-reduced = rapid, not fully supervised
regime-blitz-full = blitz, fully supervised
regime-blitz-reduced = blitz, not fully supervised
rule-stands-over = the game is over: { $score }; White { $white }, Black { $black } on the clock; position { $position }
rule-stands-running =
    White has { $white }, Black { $black }; { $running ->
        [white] White
       *[black] Black
    }'s clock is running; { color } to move; position { $position }
rule-stands-stopped = White has { $white }, Black { $black }; the clocks are stopped; { color } to move; position { $position }
rule-failed = FAILED
rule-expected = expected { $item }
rule-expected-article = expected { $item } ({ $article })
rule-found = found { $found }
rule-refused = this cannot have happened: { $why }
rule-too-late = too late: { $why }
rule-bad-case = this case cannot be run
rule-no-incident = none of these cases has an incident that a notice could tell
rule-no-case-files = there is no .case file in { $path }
rule-no-case = there is no case in { $path }: expected { $expected }
cannot-read = cannot read { $path }

## What is wrong with a case

case-found = found "{ $found }", expected { $expected }
case-found-meant = found "{ $found }", expected { $expected }. Did you mean { $meant }?
case-ends = the line ends, expected { $expected }
case-twice = "{ $name }" was given before
case-too-late = "{ $name }" belongs before the first event
case-backwards = { $at } is earlier than the event before, { $last }
case-articles = expected one Article for all editions of the line, or several, each followed by "in" and its editions
case-no-control = the case has no time control: expected a line such as "control 90+30"
case-nothing-happens = nothing happens in the case: expected a line such as "0:05:10  white claims repetition"
case-none = there is no case here: expected a line with "case" and a title
case-no-move = "{ $move }" is not a legal move here; a move that need not be legal is written with both squares, such as Ng1-g3
case-several-moves = "{ $move }" can mean several legal moves here: give the file, rank or square it starts from
case-set-up = the game cannot have come this far: { $why }
case-not-a-player = only a player can play or claim a draw

expected-case = "case" and a title
expected-line = a setting such as "control", a time such as "0:05:10", or editions by their years, or "all"
expected-title = a title
expected-edition = an edition: { $names } or "all"
expected-edition-or-item = another edition, or an outcome to expect
expected-time = a time such as "0:05:10" (hours, minutes, seconds)
expected-time-or-edition = a time such as "0:05:10", or an edition: { $names } or "all"
expected-amount = an amount of time such as "3:00"
expected-duration = a time such as "30m", "1h" or "0"
expected-actor = who acts: { "white, black, arbiter, white's assistant, hall" } ...
expected-deed = what { $who } does, such as "plays Nf3"
expected-a-square = a square such as "e4"
expected-position = a position such as "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
expected-text = some text
expected-a-move = a move such as "Nf3", "exd5", "O-O", or with both squares "Ng1-g3"
expected-promoted = { "queen, rook, bishop" } or { "knight" }
expected-score = a score such as "1-0" or "1/2-1/2"
expected-number = a number
expected-smaller-number = a smaller number
expected-color = { "white" } or { "black" }
expected-wing = { "short" } or { "long" }
expected-answer = { $words }
expected-question = { "late arrival of white, can white mate, colors reversed, white moved twice, times, white overstepped, signed result, order of flags" }, or { "dead position" }
expected-item = an outcome such as "claim wrong", "black +2:00" or "the game goes on"
expected-article = the number of an Article such as "9.5.3"
expected-reason = the reason why a game ends, such as "checkmate", "time" or "agreement"
expected-supervision = { "reduced" } or { "full" }
expected-word = "{ $word }"
expected-array-number = a number from 0 to 959
expected-lots = { "computer 518" }, { "dice 3 2 3 2 3" }, { "coins" } such as { "hththththt" }, or { "cards" } such as { "RNBQKBNR" }
expected-federation = the name of a federation and a colon
expected-echo-reason = why nothing follows from it
expected-end-of-line = the end of the line

## What is wrong with a time control

control-ends = the text ends, expected { $expected }
control-seconds = a number of seconds
control-period = a time such as "90+30", "40/90m" or "G/60 d5"
control-time = a time such as "90m", "1h30" or "30s"
control-moves = a number of moves, or "the rest of the game"
control-moves-in-range = from 1 to 65535 moves
control-less-time = a shorter time
control-some-time = a time above zero
control-three-decimals = at most three decimals
control-moves-before-next-period = a number of moves for this period, as in "40/", because another period follows
control-one-bonus = only one increment or delay for a period
control-overtime = byo-yomi such as "3x30s" (three times 30 seconds for each move) or "25/5m"
control-all-before-overtime = a period for all moves, without extra time, because byo-yomi follows
control-other-side = "black" or "white", whichever is missing, and that player's time
control-other-color = the other color
control-hours-minutes-seconds = hours, minutes and seconds such as "1:30:00", or "," between periods
control-seconds-after-plus = seconds, because "+" is for the extra time of a move; "," stands between periods
control-after-time = a unit, "+", "d", "," and the next period, or the end
control-after-bonus = a unit, "per move", "from move one", "," and the next period, or the end
control-move-one = "move one"
control-end = the end
control-pgn-period = a period in seconds, such as "40/5400+30", "300" or "*180"
control-after-pgn-time = "+" or "d" and seconds, ":" and the next period, or the end
control-ten-hours = at most ten hours of main time for a player (a number without a unit is minutes)
control-same-as-pgn = the same time control as in the PGN form beside it
control-pgn-field = { $unread } The PGN form goes into the field "pgn".
