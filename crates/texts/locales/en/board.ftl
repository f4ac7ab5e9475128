### Articles 1 to 3: why a move, a setup or a FEN is not right.

## Moves

breach-no-piece = there is no piece on { $square }
breach-opponents-piece = the piece on { $square } is the opponent's
breach-own-piece = a piece of the same color stands on { $square }
breach-king-capture = the king on { $square } cannot be captured
breach-not-its-way = a { piece } does not move like that
breach-jump = the { piece } cannot jump over the piece on { $square }
breach-pawn-blocked = the pawn cannot advance: { $square } is occupied
breach-double-step-blocked = the pawn cannot advance two squares: { $square } is occupied
breach-double-step-late = only a pawn on its original square advances two squares
breach-nothing-to-capture = a pawn moves diagonally only to capture, and nothing stands on { $square }
breach-en-passant-not-now = no pawn has just passed over { $square }, so none can be captured en passant there
breach-promotion-missing = the pawn must become a queen, rook, bishop or knight
breach-promotion-to = a pawn cannot become a { piece }
breach-no-promotion = only a pawn that reaches the last rank is promoted
breach-castling-lost = the right to { castle } has been lost: king or rook has moved
breach-castling-blocked = { castling } is prevented: { $square } is occupied
breach-castling-out-of-check = { castling } is prevented: the king is in check from { $squares }
breach-castling-through-check = { castling } is prevented: the king would cross { $square }, which is attacked
breach-castling-into-check = { castling } is prevented: the king would be attacked on { $square }
breach-left-in-check = the king remains in check from { $squares }
breach-steps-into-check = the king would be in check from { $squares }
breach-exposed = the move exposes the king to check from { $squares }

## Setups

setup-no-king = { color } has no king
setup-several-kings = { color } has { $count } kings, on { $squares }
setup-pawns-on-back-rank =
    { $count ->
        [one] a pawn stands on its first or last rank: { $squares }
       *[other] pawns stand on their first or last rank: { $squares }
    }
setup-opponent-in-check =
    { $color ->
        [white] it is Black's turn, but the white king is in check from { $squares }
       *[black] it is White's turn, but the black king is in check from { $squares }
    }
setup-castling-king-away = { color } is said to have the right to castle, but the king is not on its first rank
setup-castling-rook-away = { color } is said to have the right to castle with a rook on { $square }, but there is none
setup-castling-twice = { color } is said to have the right to { castle } with two rooks
setup-en-passant = no pawn can have just passed over { $square } in a double step
setup-faults = { $faults }

## FEN

fen-fault = column { $column }: { $fault }
fen-empty = expected a position, found nothing
fen-bad-piece = expected a piece letter ({ "PNBRQK" } or { "pnbrqk" }), a digit from 1 to 8 or “/”, found “{ $found }”
fen-short-rank = rank { $rank } ends after { $count } of its 8 squares
fen-long-rank = rank { $rank } has more than 8 squares
fen-few-ranks = the board ends after { $count } of its 8 ranks
fen-many-ranks = the board has more than 8 ranks
fen-bad-turn = expected “{ "w" }” or “{ "b" }” for the player to move, found “{ $found }”
fen-bad-castling = expected castling rights ({ "KQkq" }, letters of files, or “-”), found “{ $found }”
fen-bad-en-passant = expected an en passant square or “-”, found “{ $found }”
fen-bad-halfmoves = expected the moves since a capture or pawn move (0 to 65535), found “{ $found }”
fen-bad-fullmoves = expected the number of the move (1 to 4294967295), found “{ $found }”
fen-surplus = expected the end, found “{ $found }”
