### Words that other messages are built from.

locale-unknown = “{ $found }” is not one of the locales { $known }

list-and = { $others } and { $last }
list-or = { $others } or { $last }
list-separator = { $before }; { $after }

piece =
    { $piece ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    }
color =
    { $color ->
        [white] White
       *[black] Black
    }
opponent =
    { $color ->
        [white] Black
       *[black] White
    }
castling =
    { $wing ->
        [king] castling kingside
       *[queen] castling queenside
    }
castle =
    { $wing ->
        [king] castle kingside
       *[queen] castle queenside
    }
