### Words that other messages are built from.

locale-unknown = το «{ $found }» δεν είναι καμία από τις γνωστές γλώσσες { $known }

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
        [white] ο λευκός
       *[black] ο μαύρος
    }
opponent =
    { $color ->
        [white] ο μαύρος
       *[black] ο λευκός
    }
color-of =
    { $color ->
        [white] του λευκού
       *[black] του μαύρου
    }
color-accusative =
    { $color ->
        [white] τον λευκό
       *[black] τον μαύρο
    }
castling =
    { $wing ->
        [king] μικρό ροκέ
       *[queen] μεγάλο ροκέ
    }
