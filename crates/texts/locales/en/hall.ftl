### The hall: what was noted at wooden boards.

noted-started = the round was started
noted-arrived = { color } has arrived
noted-offered = { color } offers a draw
noted-result = the result was declared: { $score }
noted-stopped = the clocks of all boards were stopped: { $reason }
noted-restarted = the clocks that had been stopped were restarted: { $reason }
noted-announced = announcement: “{ $text }”
noted-handed = note on the phone: “{ $note }”
noted-reason = reason: { $reason }
noted-by = arbiter: { $name }
noted-against = this contradicts the ruling noted earlier: { $score }
noted-strikes = the arbiter strikes out: “{ $what }”
noted-decides = the arbiter decides “{ $question }”: { $answer }
noted-struck = struck out
change-ends = the game ends: { $score }
change-reopens = the result { $score } no longer stands, and the game continues
change-result = the result changes from { $before } to { $after }
change-clock =
    { $color ->
        [white] White's clock: { $before } → { $after }
       *[black] Black's clock: { $before } → { $after }
    }
pairing-begun = board { $board } of round { $round } has begun: { $white } against { $black } must stay as it is. If it was started by mistake, strike its start out in the console first.
pairing-name-taken = there is another player named { $name }
pairing-no-player = there is no player named { $name } any more; reload the page
pairing-not-last = round { $round } cannot be deleted: round { $last } is already paired
pairing-twice = { $name } is paired twice in round { $round }
pairing-board = board { $board } ({ $white } – { $black })
pairing-still-playing = round { $round } cannot be started yet: round { $earlier } is still being played at { $boards }
pairing-round-order = round { $found } cannot be paired: round { $expected } comes next
attendance-round-paired = round { $round } is already paired: correct the pairing, or choose round { $next }
pairing-board-twice = board { $board } appears twice in round { $round }
pairing-no-round = there is no round { $round }
pairing-name-missing = a name is missing
pairing-several-rounds = the list names round { $one } and round { $other }; pair one round at a time
pairing-nothing-to-play = the report has no round that is still to be played
pairing-unread = not every line is a board: check the marked lines
list-no-column = line { $line }: there is no column “{ $column }”. The first line names the columns: “round”, “board”, “white”, “black”.
list-not-a-number = line { $line }: “{ $found }” in the column “{ $column }” is not a number
list-no-name = line { $line }: there is no name in the column “{ $column }”
list-not-a-table = line { $line } does not have the same columns as the first line
list-empty = there is no pairing in the list
report-fault =
    line { $line }, column { $column }: expected { $expected ->
        [rank] a starting rank
        [new_rank] a starting rank that nobody else has
        [name] a name
        [points] points as in 1.5
        [rating] a rating
        [place] a place
        [opponent] the starting rank of an opponent, or 0000
        [same_game] an opponent whose line names this player with the other color in the same round
        [color] the color: w, b or -
        [result] a result: 1 0 = + - h f u z
        [utf8] text in UTF-8
        [smaller_file] a smaller file
        [blank] a blank between two fields
        [known_player] the starting rank of a player in this report
        [round] a round from 1 to 100
        [fewer_rounds] at most 100 rounds
        [bye_type] F, H or Z
        [adjusted_result] W, D, L, F, H, Z, +, - or a blank
        [point_letter] one of the letters W D L A P X
        [pair_count] the number of pairs, and as many lines
        [pair] two starting ranks, White's first
        [unpaired_player] a player who is not in an earlier pair
        [one_bye] only one bye
       *[players] a line 001 for each player
    }, found “{ $found }”
