"""The questions that are answered with JSON."""

import json
import os
import pathlib
import unittest

import jadoube
from jadoube import CaseError, FenError, JadoubeError, Position, PositionError

CASE = """case      A claim that is one occurrence short
control   90+30
after     1. Nf3 Nf6 2. Ng1 Ng8
0:05:12   white claims repetition with Nf3
"""


class Rulings(unittest.TestCase):
    def test_a_ruling_under_two_editions(self):
        answer = jadoube.rule(CASE, editions=["2009", "2023"])
        self.assertEqual((answer["version"], answer["type"]), (1, "rule"))
        headlines = [run["steps"][0]["headline"] for run in answer["runs"]]
        cited = [headline["article"] for headline in headlines]
        self.assertEqual(
            cited,
            [{"number": "9.5.b", "edition": "2009"}, {"number": "9.5.3", "edition": "2023"}],
        )
        self.assertIn("2 minutes", headlines[1]["says"])

    def test_other_languages(self):
        english, greek = (jadoube.rule(CASE, editions=["2023"], locale=tag) for tag in ("en", "el"))
        self.assertNotEqual(english["runs"][0]["steps"][0]["text"], greek["runs"][0]["steps"][0]["text"])

    def test_bad_cases_are_pointed_at(self):
        with self.assertRaises(CaseError) as caught:
            jadoube.rule("case Something\ncontrol 90+30\n0:01:00 white dances\n")
        self.assertEqual(caught.exception.line, 3)
        with self.assertRaisesRegex(JadoubeError, "1066"):
            jadoube.rule(CASE, editions=["1066"])

    def test_all_cases_pass(self):
        """Each file of cases, as its expectations have it. The answers are left for tests/python.rs to compare."""
        folder = pathlib.Path(os.environ["JADOUBE_CASES"])
        files = sorted(folder.rglob("*.case"))
        self.assertGreater(len(files), 20)
        cases = 0
        with open(os.environ["JADOUBE_ANSWERS"], "w", encoding="utf-8", newline="\n") as answers:
            for file in files:
                answer = jadoube.rule(file.read_text(encoding="utf-8"))
                summary = answer["summary"]
                self.assertEqual((summary["failed"], summary["unread"]), (0, 0), file)
                cases += summary["cases"]
                name = file.relative_to(folder).as_posix()
                text = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
                answers.write(f"{name}\t{text}\n")
        self.assertGreater(cases, 500)


class Lawbook(unittest.TestCase):
    def test_an_article(self):
        article = jadoube.laws("7.5.5", "2023")
        self.assertEqual(article["article"], {"number": "7.5.5", "edition": "2023"})
        self.assertTrue(article["text"] and article["elsewhere"])
        self.assertNotEqual(jadoube.laws("7.5.5", "2023", locale="sv")["headline"], article["headline"])
        with self.assertRaises(JadoubeError) as caught:
            jadoube.laws("7.55", "2023")
        self.assertIn("7.5.1", caught.exception.nearest)

    def test_an_edition_a_search_a_comparison_a_term(self):
        self.assertGreater(len(jadoube.articles("2018")["articles"]), 100)
        self.assertTrue(jadoube.search("touched piece")["articles"])
        comparison = jadoube.compare("2018", "2023")
        self.assertEqual(comparison["type"], "comparison")
        self.assertTrue(jadoube.term("checkmate")["terms"])


class Questions(unittest.TestCase):
    def test_can_mate(self):
        knight = "8/8/8/4k3/8/8/3NK3/8 w - - 0 1"
        answer = jadoube.can_mate(knight, "white")
        self.assertEqual(answer["white"]["verdict"], "unwinnable")
        self.assertNotIn("black", answer)
        self.assertTrue(jadoube.can_mate(Position(knight))["dead"])
        self.assertIs(jadoube.is_dead(knight), True)
        position = Position("8/8/8/4k3/8/8/3QK3/8 w - - 0 1")
        for san in jadoube.can_mate(position, "white")["white"]["line"]:
            position = position.play(san)
        self.assertTrue(position.is_checkmate())

    def test_legal(self):
        game = jadoube.legal(Position().play("e4"))
        self.assertEqual((game["verdict"], game["game"]), ("legal", ["e4"]))
        nine = jadoube.legal("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1")
        self.assertEqual(nine["verdict"], "illegal")
        kings = "8/8/8/8/8/8/2k5/K7 b - - 0 1"
        verdicts = [jadoube.legal(kings, dead_ends_game=ends)["verdict"] for ends in (False, True)]
        self.assertEqual(verdicts, ["legal", "illegal"])

    def test_translate(self):
        answer = jadoube.translate("1. e4 e5 2. Hf3 Hxx", "hu", "en")
        self.assertTrue(answer["text"].startswith("1. e4 e5 2. Nf3 "))
        self.assertEqual(answer["faults"][0]["place"]["line"], 1)

    def test_ask(self):
        answer = jadoube.ask({"ask": "mate", "fen": "8/8/8/4k3/8/8/3NK3/8 w - - 0 1"})
        self.assertEqual((answer["type"], answer["dead"]), ("mate", True))
        self.assertEqual(jadoube.ask({"ask": "nonsense"})["type"], "error")

    def test_refusals(self):
        with self.assertRaises(FenError) as caught:
            jadoube.can_mate("x")
        self.assertEqual(caught.exception.column, 1)
        with self.assertRaises(PositionError):
            jadoube.is_dead("8/8/8/8/8/8/8/8 w - - 0 1")


if __name__ == "__main__":
    unittest.main()
