### Words that other messages are built from.

locale-unknown = „{ $found }“ није ниједан од познатих језика { $known }
list-and = { $others } и { $last }
list-or = { $others } или { $last }
list-separator = { $before }; { $after }
piece =
    { $piece ->
        [king] краљ
        [queen] дама
        [rook] топ
        [bishop] ловац
        [knight] скакач
       *[pawn] пешак
    }
piece-accusative =
    { $piece ->
        [king] краља
        [queen] даму
        [rook] топа
        [bishop] ловца
        [knight] скакача
       *[pawn] пешака
    }
color =
    { $color ->
        [white] бели
       *[black] црни
    }
opponent =
    { $color ->
        [white] црни
       *[black] бели
    }
color-of =
    { $color ->
        [white] белог
       *[black] црног
    }
castling =
    { $wing ->
        [king] мала рокада
       *[queen] велика рокада
    }
castling-accusative =
    { $wing ->
        [king] малу рокаду
       *[queen] велику рокаду
    }
