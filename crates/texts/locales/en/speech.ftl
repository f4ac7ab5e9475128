# What is understood of a spoken move: words for each meaning, with spaces between. Other words pass unheard. A language
# leaves a meaning empty that it has no words for.
heard-king = king
heard-queen = queen lady
heard-rook = rook
heard-bishop = bishop
heard-knight = knight night horse
heard-pawn = pawn
# A rook where squares are said, castling where a side is.
heard-rook-or-castles = castle
heard-takes = takes captures capture x
heard-castles = castles castling
# One word for castling on a side.
heard-castles-king = { "" }
heard-castles-queen = { "" }
heard-short = kingside short
heard-long = queenside long
# After the king or the queen.
heard-side = side wing
# A word that is also the letter of the a-file.
heard-article = { "" }
heard-one = one
heard-two = two
heard-three = three
heard-four = four
heard-five = five
heard-six = six
heard-seven = seven
heard-eight = eight
