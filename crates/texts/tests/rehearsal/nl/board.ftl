# A language at its beginning: a few messages, and the rest in English.
breach-no-piece = op { $square } staat geen stuk
breach-not-its-way = { $piece ->
    [king] de koning
    [queen] de dame
    [rook] de toren
    [bishop] de loper
    [knight] het paard
   *[pawn] de pion
} beweegt niet zo
