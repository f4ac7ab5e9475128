"""What python-chess makes of games, beside what `notation` made of them.

Reads lines with two paths and a tab between: a file of games, and the same file with its moves in UCI, as `notation`
writes them. Prints a line for each game, fields with tabs between:

    file, game, plies, moves, third, fifth, fifty, seventy-five, material, end

`file` and `game` count from 0. `moves` is `same`, or else why the two files cannot be compared or where they differ. The
next five are the first ply with that property, and `-` where there is none. `end` is `mate`, `stalemate` or `-`.
"""

import io
import logging
import sys

import chess
import chess.pgn

NULL = ("--", "Z0", "0000", "@@@@")


def text_of(path):
    with open(path, "rb") as file:
        data = file.read()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


class Moves(chess.pgn.BaseVisitor):
    """The main line of a game, up to the first error."""

    def begin_game(self):
        self.moves = []
        self.errors = []
        self.start = None
        self.variant = False

    def end_headers(self):
        pass

    def visit_header(self, name, value):
        pass

    def visit_board(self, board):
        if self.start is None:
            self.start = board.copy(stack=False)
            self.variant = type(board) is not chess.Board

    def begin_variation(self):
        return chess.pgn.SKIP

    def visit_move(self, board, move):
        self.moves.append(move)

    def handle_error(self, error):
        self.errors.append(str(error))

    def result(self):
        return self


class UciMoves(Moves):
    """The same for moves in UCI, whose castling must be written as the game needs it."""

    def parse_san(self, board, san):
        if san in NULL:
            return chess.Move.null()
        move = board.parse_uci(san)
        if board.uci(move) != san:
            raise ValueError(f"found {san}, expected {board.uci(move)}")
        return move


def games(text, visitor):
    handle = io.StringIO(text)
    while True:
        game = chess.pgn.read_game(handle, Visitor=visitor)
        if game is None:
            return
        yield game


def compared(san, uci):
    if san.variant:
        return "variant"
    if san.errors:
        return "unreadable to python-chess"
    if not san.start.is_valid():
        return "bad start"
    if uci is None:
        return "no such game in UCI"
    if uci.errors:
        return "UCI: " + " ".join(uci.errors[0].split())
    if san.moves != uci.moves:
        return f"{len(san.moves)} and {len(uci.moves)} moves, or others"
    return "same"


def first_plies(game):
    board = game.start
    first = {}

    def look(ply):
        found = {
            "third": board.is_repetition(3),
            "fifth": board.is_repetition(5),
            "fifty": board.halfmove_clock >= 100,
            "seventy-five": board.is_seventyfive_moves(),
            "material": board.is_insufficient_material(),
        }
        for name, is_found in found.items():
            if is_found:
                first.setdefault(name, ply)

    look(0)
    for ply, move in enumerate(game.moves, 1):
        board.push(move)
        look(ply)
    end = "mate" if board.is_checkmate() else "stalemate" if board.is_stalemate() else "-"
    return [str(first.get(name, "-")) for name in ("third", "fifth", "fifty", "seventy-five", "material")] + [end]


def main():
    logging.disable(logging.CRITICAL)
    for index, line in enumerate(sys.stdin):
        original, translated = line.rstrip("\n").split("\t")
        in_uci = games(text_of(translated), UciMoves)
        for number, game in enumerate(games(text_of(original), Moves)):
            moves = compared(game, next(in_uci, None))
            plies = first_plies(game) if moves == "same" else ["-"] * 6
            print(index, number, len(game.moves), moves, *plies, sep="\t")
    print("done")


main()
