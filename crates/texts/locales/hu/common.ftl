### Words that other messages are built from.

locale-unknown = „{ $found }” nincs az ismert nyelvek között: { $known }

list-and = { $others } és { $last }
list-or = { $others } vagy { $last }
list-separator = { $before }; { $after }

piece =
    { $piece ->
        [king] király
        [queen] vezér
        [rook] bástya
        [bishop] futó
        [knight] huszár
       *[pawn] gyalog
    }
piece-becomes =
    { $piece ->
        [king] királlyá
        [queen] vezérré
        [rook] bástyává
        [bishop] futóvá
        [knight] huszárrá
       *[pawn] gyaloggá
    }
color =
    { $color ->
        [white] világos
       *[black] sötét
    }
opponent =
    { $color ->
        [white] sötét
       *[black] világos
    }
color-to =
    { $color ->
        [white] világosnak
       *[black] sötétnek
    }
color-onto =
    { $color ->
        [white] világosra
       *[black] sötétre
    }
castling =
    { $wing ->
        [king] rövidsánc
       *[queen] hosszúsánc
    }
