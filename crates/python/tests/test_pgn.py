"""Games one by one and as columns."""

import array
import bz2
import gzip
import io
import pathlib
import tempfile
import threading
import unittest

import jadoube
from jadoube import JadoubeError, Position

GAMES = b"""[White "Legall"]
[Black "Saint Brie"]
[Result "1-0"]

{Paris} 1. e4 {[%clk 0:10:00] best by test [%eval 0.25]} e5 2. Nf3! d6 (2... Nc6 3. Bb5 {Spanish}) 3. Bc4 Bg4
4. Nc3 g6 5. Nxe5 Bxd1 {[%eval #2] [%clk 0:09:58.5]} 6. Bxf7+ Ke7 7. Nd5# 1-0

[White "Gr\xfcnfeld"]
[Variant "Chess960"]
[FEN "nqbbrkrn/pppppppp/8/8/8/8/PPPPPPPP/NQBBRKRN w KQkq - 0 1"]

1. O-O -- 2. d3 *

[White "Broken"]

1. e4 e5 2. Ke3 {was it?} Nf6 3. Kf9 0-1

[Variant "Atomic"]

1. Nf3 1/2-1/2
"""


class OneByOne(unittest.TestCase):
    def setUp(self):
        self.games = list(jadoube.games(GAMES))

    def test_headers_and_results(self):
        self.assertEqual([game.result for game in self.games], ["1-0", "*", "0-1", "1/2-1/2"])
        self.assertEqual(
            self.games[0].headers, {"White": "Legall", "Black": "Saint Brie", "Result": "1-0"}
        )
        self.assertEqual(self.games[1].headers["White"], "Grünfeld")

    def test_moves_comments_and_clocks(self):
        legall = self.games[0]
        self.assertEqual(len(legall), 13)
        self.assertEqual(legall.comments, ["Paris"])
        first = legall.moves[0]
        self.assertEqual((first.text, first.uci, first.number, first.color), ("e4", "e2e4", 1, "white"))
        self.assertEqual((first.clock, first.eval, first.mate), (600.0, 0.25, None))
        self.assertEqual(first.comments, ["best by test"])
        self.assertEqual(first.commands, ["[%clk 0:10:00]", "[%eval 0.25]"])
        self.assertEqual(legall.moves[2].nags, [1])
        ((second, third),) = legall.moves[3].variations
        self.assertEqual((second.text, third.text, third.comments), ("Nc6", "Bb5", ["Spanish"]))
        self.assertEqual((legall.moves[9].mate, legall.moves[9].clock), (2, 598.5))
        self.assertTrue(legall.end.is_checkmate())
        self.assertEqual(legall.problems, [])
        position = legall.start
        for ply in legall.moves:
            self.assertEqual(ply.before, position)
            position = position.play(ply.move)
        self.assertEqual(position, legall.end)

    def test_null_moves_and_chess960(self):
        game = self.games[1]
        self.assertEqual([ply.status for ply in game.moves], ["legal", "null", "legal"])
        self.assertEqual(game.uci[1], "0000")

    def test_a_broken_game_keeps_what_could_be_read(self):
        broken = self.games[2]
        self.assertEqual([ply.status for ply in broken.moves][:2], ["legal", "legal"])
        self.assertEqual(len(broken), 5)
        problem = broken.problems[0]
        self.assertEqual((problem.kind, problem.line), ("unreadable-move", 16))
        self.assertIn("Ke3", problem.text)
        self.assertEqual(GAMES[problem.byte : problem.byte + 3], b"Ke3")
        self.assertEqual(self.games[3].problems[0].kind, "other-variant")

    def test_games_are_written_back(self):
        again = jadoube.Game.parse(str(self.games[0]))
        self.assertEqual(again.uci, self.games[0].uci)
        self.assertEqual(str(again), str(self.games[0]))

    def test_every_kind_of_source(self):
        expected = [game.uci for game in self.games]

        def read(source):
            return [game.uci for game in jadoube.games(source)]

        self.assertEqual(read(bytearray(GAMES)), expected)
        self.assertEqual(read(memoryview(GAMES)), expected)
        self.assertEqual(read(io.BytesIO(GAMES)), expected)
        self.assertEqual(read(io.StringIO(GAMES.decode("latin-1"))), expected)
        self.assertEqual(read(gzip.compress(GAMES)), expected)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "games.pgn.bz2")
            path.write_bytes(bz2.compress(GAMES))
            self.assertEqual(read(path), expected)
            self.assertEqual(read(str(path)), expected)
            with open(path, "rb") as file:
                self.assertEqual(read(file), expected)

    def test_skipping(self):
        games = jadoube.games(GAMES)
        self.assertTrue(games.skip())
        self.assertEqual(next(games).headers["White"], "Grünfeld")
        self.assertTrue(games.skip() and games.skip())
        self.assertFalse(games.skip())
        self.assertRaises(StopIteration, next, games)

    def test_what_cannot_be_read(self):
        with self.assertRaises(FileNotFoundError) as caught:
            jadoube.games("no/such/file.pgn")
        self.assertEqual(caught.exception.filename, "no/such/file.pgn")
        with self.assertRaisesRegex(JadoubeError, "looks like PGN: expected a path"):
            jadoube.games(GAMES.decode("latin-1"))
        with self.assertRaisesRegex(TypeError, "expected a path, bytes, or a file object, found int"):
            jadoube.games(7)
        with self.assertRaisesRegex(OSError, "UTF-16"):
            jadoube.games("1. e4 *".encode("utf-16"))

    def test_exceptions_of_a_file_object_come_back(self):
        class Failing:
            def read(self, size):
                raise KeyError("gone")

        with self.assertRaises(KeyError):
            list(jadoube.games(Failing()))

        class Wrong:
            def read(self, size):
                return 7

        with self.assertRaisesRegex(TypeError, "expected bytes or str"):
            list(jadoube.games(Wrong()))


class AsColumns(unittest.TestCase):
    def setUp(self):
        self.columns = jadoube.columns(GAMES, positions=True)

    def moves(self, game):
        columns = self.columns
        begin, end = columns.move_offsets[game : game + 2]
        return [jadoube.uci(code) for code in columns.moves[begin:end]]

    def test_moves_are_those_of_the_games(self):
        games = list(jadoube.games(GAMES))
        self.assertEqual(len(self.columns), len(games))
        self.assertEqual(self.moves(0), games[0].uci)
        self.assertEqual(self.moves(1), games[1].uci)
        self.assertEqual(self.moves(2), ["e2e4", "e7e5"])
        self.assertEqual(self.moves(3), [])
        self.assertEqual(list(self.columns.complete), [1, 1, 0, 0])
        self.assertEqual(list(self.columns.ends), [1, 0, 0, 0])
        self.assertEqual(self.columns.results, ["1-0", "*", "0-1", "1/2-1/2"])

    def test_clocks_and_evaluations(self):
        clocks, evals = self.columns.clocks, self.columns.evals
        self.assertEqual((clocks[0], clocks[1], clocks[9]), (600_000, -1, 598_500))
        self.assertEqual((evals[0], evals[1], evals[9]), (25, -(2**31), 99_998))

    def test_tags_and_places(self):
        columns = self.columns
        self.assertEqual(columns.tag("White"), ["Legall", "Grünfeld", "Broken", None])
        self.assertEqual(columns.tag("Nobody"), [None] * 4)
        self.assertEqual(columns.headers(-1), {"Variant": "Atomic"})
        self.assertRaises(IndexError, columns.headers, 4)
        for byte in columns.bytes:
            self.assertTrue(GAMES[byte:].startswith(b"["))

    def test_problems(self):
        found = [(problem.game, problem.kind, problem.line) for problem in self.columns.problems]
        self.assertEqual(found, [(2, "unreadable-move", 16), (3, "other-variant", 18)])

    def test_boards(self):
        letters = ".PNBRQKpnbrqk"
        columns = self.columns
        offsets = list(columns.position_offsets)
        self.assertEqual(columns.boards.shape, (offsets[-1], 64))
        rows = columns.boards.tolist()
        for index, game in enumerate(jadoube.games(GAMES)):
            if not columns.complete[index]:
                continue
            positions = [game.start] + [ply.after for ply in game.moves]
            self.assertEqual(offsets[index + 1] - offsets[index], len(positions))
            for at, position in enumerate(positions, offsets[index]):
                shown = {
                    "abcdefgh"[square % 8] + str(square // 8 + 1): letters[code]
                    for square, code in enumerate(rows[at])
                    if code
                }
                self.assertEqual(shown, position.pieces())
                self.assertEqual(columns.turns[at], ["white", "black"].index(position.turn))
                self.assertEqual(columns.halfmoves[at], position.halfmoves)
                self.assertEqual(columns.en_passant[at], -1)
                self.assertEqual(bin(columns.castling[at]).count("1"), len(position.castling_rooks))

    def test_without_positions(self):
        columns = jadoube.columns(GAMES)
        self.assertIsNone(columns.boards)
        self.assertEqual(columns.moves, self.columns.moves)

    def test_buffers_have_types(self):
        columns = self.columns
        self.assertEqual((columns.moves.format, columns.clocks.format), ("H", "i"))
        self.assertEqual(array.array("H", columns.moves).tolist(), columns.moves.tolist())
        self.assertTrue(columns.moves.readonly)

    def test_any_number_of_threads_gives_the_same(self):
        many = GAMES * 4000
        one, three = (jadoube.columns(many, threads=threads) for threads in (1, 3))
        self.assertEqual(len(one), 16_000)
        self.assertEqual(one.moves, three.moves)
        self.assertEqual(one.move_offsets, three.move_offsets)
        self.assertEqual(one.bytes, three.bytes)
        self.assertEqual([one.headers(game) for game in range(0, 16_000, 997)],
                         [three.headers(game) for game in range(0, 16_000, 997)])
        self.assertEqual([str(problem) for problem in one.problems],
                         [str(problem) for problem in three.problems])
        with self.assertRaisesRegex(JadoubeError, "threads is 0: expected a number from 1"):
            jadoube.columns(GAMES, threads=0)

    def test_nothing(self):
        columns = jadoube.columns(b"", positions=True)
        self.assertEqual((len(columns), len(columns.moves), list(columns.move_offsets)), (0, 0, [0]))

    def test_codes(self):
        self.assertEqual(jadoube.uci(0), "0000")
        promotion = Position("8/P6k/8/8/8/8/8/K7 w - - 0 1").move("a8=N")
        self.assertEqual(jadoube.uci(48 + 64 * 56 + 4096), promotion.uci)
        with self.assertRaisesRegex(JadoubeError, "its promotion is 5, expected 0 to 4"):
            jadoube.uci(5 << 12)

    def test_the_gil_is_released(self):
        """Python goes on while games are read: a file object feeds them, and another thread has to answer first."""
        asked, answered = threading.Event(), threading.Event()

        class Feed(io.BytesIO):
            def read(self, size):
                asked.set()
                answered.wait(30)
                return super().read(size)

        def answer():
            asked.wait(30)
            answered.set()

        helper = threading.Thread(target=answer)
        helper.start()
        self.assertEqual(len(jadoube.columns(Feed(GAMES))), 4)
        helper.join()


if __name__ == "__main__":
    unittest.main()
