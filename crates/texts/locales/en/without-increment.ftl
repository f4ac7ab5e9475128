### Guideline III: games without increment.

quickplay-announced = the guidelines on games without increment were announced
quickplay-not-here = the rules on games without increment do not apply here
quickplay-not-on-move = { color } does not have the move
quickplay-time-left = { color } does not have less than two minutes for all moves that are left
quickplay-flag-down = { color }'s flag is down already
quickplay-no-five-seconds = { color } cannot ask for five seconds like this
quickplay-asked =
    { $mode ->
        [delay] { color } asks for a delay of five seconds for both players, which offers a draw
       *[increment] { color } asks for an increment of five seconds for both players, which offers a draw
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
        [no-effort] { color } claims a draw: the opponent makes no effort to win by normal means
       *[both] { color } claims a draw: the opponent cannot win by normal means and makes no effort to
    }
quickplay-agreed = the arbiter agrees to { color }'s claim
quickplay-postponed = the arbiter postpones the decision on { color }'s claim
quickplay-rejected = the arbiter rejects { color }'s claim
quickplay-final = this decision is final
quickplay-fell = { color }'s flag has fallen, and the decision on the claim is still open
quickplay-declared = the arbiter declares the game drawn
quickplay-concluded = { color } claims a draw with no arbiter there, which concludes the game
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
        [delay] both players have a delay of five seconds a move
       *[increment] both players have an increment of five seconds a move
    }
asked-five-seconds = are five seconds a move introduced as { color } asks
asked-quickplay-claim = is { color }'s claim of a draw granted
asked-final-position = { color }'s flag has fallen; can the final position not be won by normal means, or was not enough tried
asked-opponent-of-fallen = { color }'s flag has fallen; can the opponent not win by normal means, or was not enough tried
asked-referred = is { color }'s claim of a draw granted that was made with no arbiter there
answer-agree = agree
answer-postpone = postpone
answer-postpone-with-time = postpone with time
answer-reject = reject
answer-drawn = drawn
