### The hall: what was noted at wooden boards.

noted-started = the round was started
noted-arrived = { color } has arrived
noted-offered = { color } offers a draw
noted-result = the result was declared: { $score }
noted-against = this is against the ruling that was noted before: { $score }
noted-strikes = the arbiter strikes out: “{ $what }”
noted-decides = the arbiter decides: { $question } { $answer }
noted-struck = struck out
pairing-begun = board { $board } of round { $round } has begun: { $white } against { $black } must stay as it is. If it was started by mistake, strike its start out in the console first.
pairing-name-taken = there is another player named { $name }
pairing-no-player = there is no player named { $name } any more; load the page again
pairing-not-last = round { $round } cannot be taken back: round { $last } is paired already
pairing-twice = { $name } is paired twice in round { $round }
