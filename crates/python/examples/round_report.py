#!/usr/bin/env python3
"""What an arbiter wants to know about the games of a round: how each ended, and what the audit found in it.

    python3 crates/python/examples/round_report.py games.pgn
    python3 crates/python/examples/round_report.py < games.pgn
"""

import collections
import sys

import jadoube


def ending(game):
    """The end of a game as the board shows it."""
    end = game.end
    if end is None:
        return "unknown position"
    if end.is_checkmate():
        return "checkmate"
    if end.is_stalemate():
        return "stalemate"
    if end.is_dead():
        return "dead position"
    helpless = [color for color in ("white", "black") if end.can_mate(color) is False]
    return f"{helpless[0]} can no longer mate" if helpless else "open"


def main(arguments):
    if len(arguments) > 1:
        sys.exit("usage: round_report.py [FILE]")
    try:
        with open(arguments[0], "rb") if arguments else sys.stdin.buffer as file:
            pgn = file.read()
    except OSError as error:
        sys.exit(f"{arguments[0]}: {error.strerror}")

    found = collections.defaultdict(list)
    for finding in jadoube.audit(pgn, severity="warning"):
        found[finding.game].append(finding)

    for number, game in enumerate(jadoube.games(pgn), 1):
        white, black = (game.headers.get(name, "?") for name in ("White", "Black"))
        print(f"{number}. {white} - {black}  {game.result}  {len(game)} half-moves, {ending(game)}")
        for finding in found[number]:
            cited = f"{finding.article} ({finding.edition}): " if finding.article else ""
            print(f"   {cited}{finding.text}")


if __name__ == "__main__":
    main(sys.argv[1:])
