"""Positions and moves."""

import copy
import pickle
import unittest

import jadoube
from jadoube import FenError, JadoubeError, MoveError, Position, PositionError

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


class Positions(unittest.TestCase):
    def test_initial_position(self):
        position = Position()
        self.assertEqual(position.fen, START)
        self.assertEqual(position.turn, "white")
        self.assertEqual(position.count_moves(), 20)
        self.assertEqual(len(position.pieces()), 32)
        self.assertEqual((position.piece_at("e1"), position.piece_at("e4")), ("K", None))
        self.assertEqual(position.castling_rooks, ["a1", "h1", "a8", "h8"])
        self.assertEqual(position.perft(4), 197_281)

    def test_fools_mate(self):
        position = Position()
        for san in ["f3", "e5", "g4", "Qh4#"]:
            self.assertFalse(position.is_checkmate())
            position = position.play(san)
        self.assertTrue(position.is_checkmate() and position.is_check())
        self.assertEqual(position.checkers(), ["h4"])
        self.assertEqual(position.legal_moves(), [])

    def test_stalemate(self):
        position = Position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")
        self.assertTrue(position.is_stalemate() and not position.is_check())

    def test_moves_are_written_and_read(self):
        position = Position("r3k2r/pP3ppp/8/3pP3/8/8/P4PPP/R3K2R w KQkq d6 0 20")
        moves = {move.uci: move for move in position.legal_moves()}
        self.assertEqual(moves["e1g1"].san, "O-O")
        self.assertEqual(moves["e1g1"].castling, "king")
        self.assertEqual(moves["e5d6"].captures, "d5")
        self.assertTrue(moves["e5d6"].is_en_passant)
        self.assertEqual((moves["b7a8n"].promotion, moves["b7a8n"].role), ("knight", "pawn"))
        for move in moves.values():
            self.assertEqual(position.move(move.san), move)
            self.assertEqual(position.move(move.uci), move)
            self.assertEqual(position.play(move), move.after)
            self.assertEqual(move.before, position)
        self.assertEqual(len(set(moves.values())), len(moves))

    def test_other_languages(self):
        move = Position().move("Hf3", "hu")
        self.assertEqual(move.san, "Nf3")
        self.assertEqual(move.write("fide", "el"), "Ιζ3")
        self.assertEqual(move.write("uci"), "g1f3")
        with self.assertRaisesRegex(JadoubeError, 'no language "xx": expected one of .*en'):
            move.write("fide", "xx")
        with self.assertRaisesRegex(JadoubeError, 'no form "x": expected one of pgn, fide'):
            move.write("x")

    def test_chess960(self):
        self.assertEqual(Position.chess960(518), Position())
        position = Position.chess960(0)
        self.assertTrue(position.fen.startswith("bbqnnrkr/"))
        self.assertTrue(Position.chess960(0, 518).fen.startswith("rnbqkbnr/"))
        self.assertEqual(Position(position.shredder_fen), position)
        with self.assertRaisesRegex(JadoubeError, "from 0 to 959, found 960"):
            Position.chess960(960)

    def test_equality_is_that_of_article_9_2(self):
        early = Position("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
        late = Position("4k3/8/8/8/8/8/8/4K2R w K - 8 5")
        lost = Position("4k3/8/8/8/8/8/8/4K2R w - - 0 1")
        self.assertEqual(early, late)
        self.assertEqual((hash(early), early.key), (hash(late), late.key))
        self.assertNotEqual(early, lost)
        self.assertNotEqual(early, "4k3/8/8/8/8/8/8/4K2R w K - 0 1")
        position, seen = Position(), {}
        for san in ["Nf3", "Nf6", "Ng1", "Ng8"] * 2:
            position = position.play(san)
            seen[position] = seen.get(position, 0) + 1
        self.assertEqual(max(seen.values()), 2)

    def test_copies(self):
        position = Position.chess960(77, 311)
        self.assertEqual(pickle.loads(pickle.dumps(position)).fen, position.fen)
        self.assertEqual(copy.deepcopy(position), position)
        self.assertEqual(eval(repr(position), {"Position": Position}), position)


class Refusals(unittest.TestCase):
    def test_a_fen_is_pointed_at(self):
        with self.assertRaisesRegex(FenError, "expected a piece letter .*, found 'x'") as caught:
            Position("rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
        self.assertEqual(caught.exception.column, 14)
        self.assertIsInstance(caught.exception, ValueError)

    def test_all_faults_of_a_setup_are_named(self):
        with self.assertRaises(PositionError) as caught:
            Position("8/8/8/8/8/8/P7/K6P w - - 0 1")
        self.assertEqual(
            caught.exception.faults,
            ["black has no king", "a pawn stands on its first or last rank: h1"],
        )

    def test_the_reason_of_an_illegal_move(self):
        pinned = Position("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1")
        with self.assertRaisesRegex(MoveError, "exposes the king to check from e4") as caught:
            pinned.play("e2c3")
        self.assertIsNone(caught.exception.column)
        with self.assertRaisesRegex(MoveError, "the white pawn on e2 is in the way"):
            Position().move("Bb5")
        with self.assertRaises(MoveError) as caught:
            Position().move("Nf9")
        self.assertEqual(caught.exception.column, 3)
        self.assertEqual(Position().fen, START)

    def test_a_move_of_another_position_is_checked(self):
        move = Position().move("e4")
        self.assertEqual(Position.chess960(0).play(move).turn, "black")
        with self.assertRaises(MoveError):
            Position("4k3/8/8/8/8/8/8/4K3 w - - 0 1").play(move)

    def test_wrong_arguments(self):
        with self.assertRaisesRegex(JadoubeError, 'from "a1" to "h8", found "i9"'):
            Position().piece_at("i9")
        with self.assertRaisesRegex(JadoubeError, 'expected "white" or "black", found "red"'):
            Position().can_mate("red")
        for wrong in [7, None, b"e4"]:
            with self.assertRaises(TypeError):
                Position().play(wrong)


class Mating(unittest.TestCase):
    def test_who_can_still_mate(self):
        fortress = Position("8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1")
        self.assertIs(fortress.can_mate("white"), False)
        self.assertIs(fortress.is_dead(), True)
        self.assertIs(Position().can_mate("black"), True)
        self.assertIs(Position().is_dead(), False)

    def test_a_budget_can_run_out(self):
        hard = Position("1k6/1P5p/BP3p2/1P6/8/8/5PKP/8 b - - 0 41")
        self.assertIn(hard.can_mate("black", budget=1), [None, True, False])


if __name__ == "__main__":
    unittest.main()
