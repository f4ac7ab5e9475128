"""The example scripts do what they say."""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(os.environ.get("JADOUBE_ROOT", pathlib.Path(__file__).parents[3]))
EXAMPLES = ROOT / "crates/python/examples"
GAMES = b"""[White "Anna"]
[Black "Bert"]
[Date "2024.05.01"]
[Result "1/2-1/2"]

1. f3 e5 2. g4 Qh4# 1/2-1/2

[White "Carl"]
[Black "Dora"]
[Date "2024.05.01"]
[Result "1-0"]
[SetUp "1"]
[FEN "8/8/8/8/8/4k3/4p3/4K2R w - - 0 1"]

1. Rh3+ Kd4 2. Kxe2 1-0
"""


def run(name, *arguments, given=b""):
    return subprocess.run([sys.executable, EXAMPLES / name, *arguments], input=given, capture_output=True)


class Examples(unittest.TestCase):
    def test_all_are_tested(self):
        self.assertEqual([file.name for file in EXAMPLES.glob("*.py")], ["round_report.py"])

    def test_round_report(self):
        ran = run("round_report.py", given=GAMES)
        lines = ran.stdout.decode().splitlines()
        self.assertEqual(
            lines,
            [
                "1. Anna - Bert  1/2-1/2  4 half-moves, checkmate",
                "   5.1.1 (2023): Black has given checkmate, but the result is 1/2-1/2",
                "2. Carl - Dora  1-0  3 half-moves, black can no longer mate",
            ],
            ran.stderr.decode(),
        )
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "games.pgn"
            file.write_bytes(GAMES)
            self.assertEqual(run("round_report.py", file).stdout, ran.stdout)
            missing = run("round_report.py", file.with_name("none.pgn"))
        self.assertEqual(missing.returncode, 1)
        self.assertIn(b"none.pgn: No such file", missing.stderr)


if __name__ == "__main__":
    unittest.main()
