### Words that other messages are built from.

locale-unknown = ”{ $found }” är inte något av språken { $known }

list-and = { $others } och { $last }
list-or = { $others } eller { $last }
list-separator = { $before }; { $after }

piece =
    { $piece ->
        [king] kung
        [queen] dam
        [rook] torn
        [bishop] löpare
        [knight] springare
       *[pawn] bonde
    }
piece-the =
    { $piece ->
        [king] kungen
        [queen] damen
        [rook] tornet
        [bishop] löparen
        [knight] springaren
       *[pawn] bonden
    }
color =
    { $color ->
        [white] vit
       *[black] svart
    }
opponent =
    { $color ->
        [white] svart
       *[black] vit
    }
color-of =
    { $color ->
        [white] vits
       *[black] svarts
    }
castling =
    { $wing ->
        [king] kort rockad
       *[queen] lång rockad
    }
