"""Audits: findings, summaries, threads, refusals."""

import io
import pathlib
import tempfile
import unittest

import jadoube
from jadoube import JadoubeError

GAMES = b"""[White "A"]
[Black "B"]
[Date "2024.05.01"]
[Result "1/2-1/2"]

1. f3 e5 2. g4 Qh4# 1/2-1/2

[White "C"]
[Black "D"]
[Date "2019.01.01"]
[Result "1-0"]

1. e4 e5 2. Ke2 Qh4 3. Kf3 d6 4. Ne2 Qxf2+ 5. a3 Nf6 6. h3 Nc6 1-0
"""


class Findings(unittest.TestCase):
    def test_findings_name_article_edition_and_place(self):
        audit = jadoube.audit(GAMES)
        mate = next(finding for finding in audit if finding.kind == "result-mate")
        self.assertEqual((mate.game, mate.ply, mate.number, mate.color), (1, 4, 2, "black"))
        self.assertEqual((mate.article, mate.edition, mate.severity), ("5.1.1", "2023", "error"))
        self.assertEqual(mate.text, "Black has given checkmate, but the result is 1/2-1/2")
        self.assertEqual((mate.file, mate.white, mate.date), ("<bytes>", "A", "2024.05.01"))
        told = mate.to_dict()
        self.assertEqual(told["article"], {"number": "5.1.1", "edition": "2023"})
        self.assertEqual((told["kind"], told["line"]), (mate.kind, mate.line))
        illegal = next(finding for finding in audit if finding.kind == "illegal-move")
        self.assertEqual((illegal.game, illegal.edition), (2, "2018"))
        self.assertEqual(GAMES[illegal.offset : illegal.offset + 2], b"a3")

    def test_summary(self):
        audit = jadoube.audit(GAMES)
        findings = list(audit)
        summary = audit.summary()
        self.assertEqual((summary["games"], summary["complete"], summary["clean"]), (2, True, False))
        self.assertEqual(sum(summary["by_kind"].values()), len(findings))
        self.assertEqual(audit.games, 2)
        # It need not be read to the end first.
        self.assertEqual(jadoube.audit(GAMES).summary(), summary)

    def test_choices(self):
        kinds = {finding.kind for finding in jadoube.audit(GAMES, only=["result-mate"])}
        self.assertEqual(kinds, {"result-mate"})
        severities = {finding.severity for finding in jadoube.audit(GAMES, severity="error")}
        self.assertEqual(severities, {"error"})
        editions = {finding.edition for finding in jadoube.audit(GAMES, edition="2014")}
        self.assertEqual(editions - {None}, {"2014"})
        text = next(jadoube.audit(GAMES, only=["result-mate"], locale="hu")).text
        self.assertNotEqual(text, next(jadoube.audit(GAMES, only=["result-mate"])).text)

    def test_the_order_does_not_depend_on_threads(self):
        many = GAMES * 3000
        one, two = ([str(f) for f in jadoube.audit(many, threads=threads)] for threads in (1, 2))
        self.assertEqual(one, two)
        self.assertGreater(len(one), 6000)

    def test_sources(self):
        expected = [finding.text for finding in jadoube.audit(GAMES)]
        self.assertEqual([f.text for f in jadoube.audit(io.BytesIO(GAMES))], expected)
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "a.pgn").write_bytes(GAMES)
            pathlib.Path(folder, "b.pgn").write_bytes(GAMES)
            audit = jadoube.audit(folder)
            files = {pathlib.Path(finding.file).name for finding in audit}
            self.assertEqual(files, {"a.pgn", "b.pgn"})
            self.assertEqual(audit.summary()["games"], 4)

    def test_an_audit_can_be_stopped_or_dropped(self):
        audit = jadoube.audit(GAMES * 20_000)
        next(audit)
        audit.stop()
        left = sum(1 for _ in audit)
        self.assertLess(left, 100_000)
        self.assertFalse(audit.summary()["complete"])
        del audit
        next(jadoube.audit(GAMES * 20_000))


class Refusals(unittest.TestCase):
    def test_unknown_names(self):
        for arguments, message in [
            ({"edition": "1066"}, "1066"),
            ({"only": ["x"]}, "there is no `x`: expected one of illegal-move"),
            ({"severity": "bad"}, "expected one of note, warning, error"),
            ({"locale": "xx"}, "xx"),
            ({"threads": 0}, "threads is 0"),
        ]:
            with self.assertRaisesRegex(JadoubeError, message):
                jadoube.audit(GAMES, **arguments)

    def test_files_that_cannot_be_read(self):
        with self.assertRaises(FileNotFoundError):
            jadoube.audit("no/such/file.pgn")
        audit = jadoube.audit(b"\xfd7zXZ\0")
        with self.assertRaisesRegex(OSError, "<bytes>: this is packed with xz"):
            next(audit)
        self.assertFalse(audit.summary()["complete"])

        class Failing:
            def read(self, size):
                raise KeyError("gone")

        with self.assertRaises(KeyError):
            list(jadoube.audit(Failing()))


if __name__ == "__main__":
    unittest.main()
