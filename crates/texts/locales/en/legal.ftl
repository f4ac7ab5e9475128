### `jadoube legal`: whether a position can arise from the initial position by legal moves (3.10.3).

legal-initial = The position is legal: it is the initial position.
legal-found =
    { $count ->
        [one] The position is legal: it can arise after { $count } half-move.
       *[other] The position is legal: it can arise after { $count } half-moves.
    }
legal-illegal = The position is illegal: { $reason }.
legal-unknown = It is not known whether the position is legal: within the budget, neither a game nor a contradiction was found.

## Why a position is illegal

legal-men = { color } has { $count } men, more than 16
legal-promotions =
    { $gone ->
        [0] { color } has at least { $count } promoted { $count ->
                [one] piece
                *[other] pieces
            }, but still has all eight pawns
        [one] { color } has at least { $count } promoted { $count ->
                [one] piece
                *[other] pieces
            }, but only { $gone } pawn is gone
       *[other] { color } has at least { $count } promoted { $count ->
                [one] piece
                *[other] pieces
            }, but only { $gone } pawns are gone
    }
legal-pawns = { color } has { $count } pawns, more than 8
legal-passing =
    { $explained ->
        [0] pawns have got past each other, but nothing was captured
       *[other] at least { $count } pawns have got past the pawns opposite them, but the captures explain only { $explained }
    }
legal-castling = { color } is said to have the right to castle, but king and rook did not start there
legal-origins = { color }'s pieces cannot all have come from the initial position
legal-captures =
    { $available ->
        [0] { color }'s pawns must have captured at least { $count ->
                [one] once
                *[other] { $count } times
            }, but there was nothing for them to capture
       *[other] { color }'s pawns must have captured at least { $count } times, but can have captured at most { $available } of the opponent's pieces
    }
legal-kernel =
    { $count ->
        [0] without a capture, the pawns cannot have reached their squares
        [one] with { $count } capture, the pawns cannot have got to their squares, or not enough of them can have been promoted
       *[other] with { $count } captures, the pawns cannot have got to their squares, or not enough of them can have been promoted
    }
legal-ranks =
    { $count ->
        [0] without a capture, the pawns cannot have reached their squares
        [one] with { $count } capture, wherever it was made, the pawns cannot have reached their squares, or a missing bishop cannot have been captured on a square of its color
       *[other] with { $count } captures, wherever they were made, the pawns cannot have reached their squares, or a missing bishop cannot have been captured on a square of its color
    }
legal-parity-odd = the players together have made an odd number of moves, so it must be Black's turn
legal-parity-even = the players together have made an even number of moves, so it must be White's turn
legal-last-move = { color } has no possible last move
legal-dead = the position was dead before the last move, so that the game had already ended
