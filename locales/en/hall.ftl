### The hall: what was noted at wooden boards.

noted-started = the round was started
noted-arrived = { color } has arrived
noted-offered = { color } offers a draw
noted-result = the result was declared: { $score }
noted-struck = struck out
pairing-begun = board { $board } of round { $round } has begun: { $white } against { $black } must stay as it is. If it was started by mistake, strike its start out in the console first.
