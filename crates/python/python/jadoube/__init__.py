"""The Laws of Chess: positions, moves, PGN, rulings with their Articles, audits of whole databases.

>>> import jadoube
>>> position = jadoube.Position()
>>> [move.san for move in position.legal_moves("g1")]
['Nf3', 'Nh3']
>>> position.play("f3").play("e5").play("g4").play("Qh4").is_checkmate()
True

- positions and moves: Position, Move
- PGN: games() one by one, columns() as flat arrays
- the Laws: rule() on a case, laws() for an Article, search(), compare(), term()
- questions about a position: can_mate(), is_dead(), legal()
- databases: audit()
- moves in other languages: translate()

Every error is a JadoubeError, which is a ValueError.
"""

from ._jadoube import (
    Audit,
    CaseError,
    Columns,
    FenError,
    Finding,
    Game,
    Games,
    JadoubeError,
    Move,
    MoveError,
    PgnProblem,
    Ply,
    Position,
    PositionError,
    __version__,
    articles,
    ask,
    audit,
    can_mate,
    columns,
    compare,
    games,
    is_dead,
    laws,
    legal,
    rule,
    search,
    term,
    translate,
    uci,
)

__all__ = [
    "Audit",
    "CaseError",
    "Columns",
    "FenError",
    "Finding",
    "Game",
    "Games",
    "JadoubeError",
    "Move",
    "MoveError",
    "PgnProblem",
    "Ply",
    "Position",
    "PositionError",
    "articles",
    "ask",
    "audit",
    "can_mate",
    "columns",
    "compare",
    "games",
    "is_dead",
    "laws",
    "legal",
    "rule",
    "search",
    "term",
    "translate",
    "uci",
]
