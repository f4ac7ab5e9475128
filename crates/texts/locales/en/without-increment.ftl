### Guideline III: games without increment.

quickplay-announced = the guidelines on games without increment were announced
quickplay-not-here = the rules on games without increment do not apply here
quickplay-not-on-move = { color } does not have the move
quickplay-time-left = { color } cannot do this yet: less than two minutes must be left for all the remaining moves
quickplay-flag-down = { color }'s flag is already down
quickplay-no-five-seconds = { color } cannot ask for five seconds in this way
quickplay-asked =
    { $mode ->
        [delay] { color } asks for a five-second delay for both players, which is also a draw offer
       *[increment] { color } asks for a five-second increment for both players, which is also a draw offer
    }
quickplay-granted =
    { $mode ->
        [delay] the arbiter agrees to { color }'s request for a delay
       *[increment] the arbiter agrees to { color }'s request for an increment
    }
quickplay-refused = the arbiter does not agree to { color }'s request
quickplay-claimed =
    { $grounds ->
        [cannot-win] { color } claims a draw: the opponent cannot win by normal means
        [no-effort] { color } claims a draw: the opponent is making no effort to win by normal means
       *[both] { color } claims a draw: the opponent cannot win by normal means and is making no effort to do so
    }
quickplay-agreed = the arbiter agrees to { color }'s claim
quickplay-postponed = the arbiter postpones the decision on { color }'s claim
quickplay-rejected = the arbiter rejects { color }'s claim
quickplay-final = this decision is final
quickplay-fell = { color }'s flag has fallen while the claim is still undecided
quickplay-declared = the arbiter declares the game drawn
quickplay-concluded = { color } claims a draw with no arbiter present, which ends the game
quickplay-ground =
    { $grounds ->
        [cannot-win] { color } says that the game cannot be won by normal means
        [no-effort] { color } says that the opponent made no effort to win by normal means
       *[both] { color } says that the game cannot be won by normal means and that no effort was made
    }
quickplay-given =
    { $evidence ->
        [sheet] { color } submits an up-to-date scoresheet
       *[position] { color } writes down the final position
    }
quickplay-confirmed =
    { $evidence ->
        [sheet] { color } confirms the scoresheet
       *[position] { color } confirms the final position
    }
quickplay-disputed =
    { $evidence ->
        [sheet] { color } does not confirm the scoresheet
       *[position] { color } does not confirm the final position
    }
quickplay-referred = { color }'s claim is referred to an arbiter
quickplay-five-seconds =
    { $mode ->
        [delay] both players get a five-second delay per move
       *[increment] both players get a five-second increment per move
    }
asked-five-seconds = are five seconds per move introduced as { color } requests
asked-quickplay-claim = is { color }'s draw claim granted
asked-final-position = { color }'s flag has fallen; is the final position impossible to win by normal means, or was there not enough effort to win
asked-opponent-of-fallen = { color }'s flag has fallen; is it impossible for the opponent to win by normal means, or was there not enough effort to win
asked-referred = is { color }'s draw claim, made with no arbiter present, granted
answer-agree = agree
answer-postpone = postpone
answer-postpone-with-time = postpone with time
answer-reject = reject
answer-drawn = drawn
