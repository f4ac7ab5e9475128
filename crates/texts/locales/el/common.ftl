### Words that other messages are built from.

locale-unknown = «{ $found }»: δεν είναι μία από τις γλώσσες { $known }

list-and = { $others } και { $last }
list-or = { $others } ή { $last }
list-separator = { $before }· { $after }

piece =
    { $piece ->
        [king] βασιλιάς
        [queen] βασίλισσα
        [rook] πύργος
        [bishop] αξιωματικός
        [knight] ίππος
       *[pawn] πιόνι
    }
piece-the =
    { $piece ->
        [king] ο βασιλιάς
        [queen] η βασίλισσα
        [rook] ο πύργος
        [bishop] ο αξιωματικός
        [knight] ο ίππος
       *[pawn] το πιόνι
    }
piece-into =
    { $piece ->
        [king] βασιλιά
        [queen] βασίλισσα
        [rook] πύργο
        [bishop] αξιωματικό
        [knight] ίππο
       *[pawn] πιόνι
    }
color =
    { $color ->
        [white] ο Λευκός
       *[black] ο Μαύρος
    }
opponent =
    { $color ->
        [white] ο Μαύρος
       *[black] ο Λευκός
    }
color-of =
    { $color ->
        [white] του Λευκού
       *[black] του Μαύρου
    }
color-accusative =
    { $color ->
        [white] τον Λευκό
       *[black] τον Μαύρο
    }
castling =
    { $wing ->
        [king] μικρό ροκέ
       *[queen] μεγάλο ροκέ
    }
color-bare =
    { $color ->
        [white] Λευκός
       *[black] Μαύρος
    }
