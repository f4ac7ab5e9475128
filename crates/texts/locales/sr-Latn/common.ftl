### Words that other messages are built from.

locale-unknown = „{ $found }“ nije nijedan od poznatih jezika { $known }

list-and = { $others } i { $last }
list-or = { $others } ili { $last }
list-separator = { $before }; { $after }

piece =
    { $piece ->
        [king] kralj
        [queen] kraljica
        [rook] top
        [bishop] lovac
        [knight] skakač
       *[pawn] pešak
    }
piece-accusative =
    { $piece ->
        [king] kralja
        [queen] kraljicu
        [rook] topa
        [bishop] lovca
        [knight] skakača
       *[pawn] pešaka
    }
color =
    { $color ->
        [white] beli
       *[black] crni
    }
opponent =
    { $color ->
        [white] crni
       *[black] beli
    }
color-of =
    { $color ->
        [white] belog
       *[black] crnog
    }
castling =
    { $wing ->
        [king] mala rokada
       *[queen] velika rokada
    }
castling-accusative =
    { $wing ->
        [king] malu rokadu
       *[queen] veliku rokadu
    }
