"""The examples of README, of the guide and of the package's own page hold."""

import doctest
import os
import pathlib
import re
import unittest


ROOT = pathlib.Path(os.environ.get("JADOUBE_ROOT", pathlib.Path(__file__).parents[3]))


class Documents(unittest.TestCase):
    def test_examples_hold(self):
        parser = doctest.DocTestParser()
        for name in ["README.md", "docs/PYTHON.md", "crates/python/README.md"]:
            text = ROOT.joinpath(name).read_text(encoding="utf-8")
            blocks = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
            self.assertTrue(blocks, f"{name} has no example")
            test = parser.get_doctest("\n".join(blocks), {}, name, name, 0)
            report = []
            doctest.DocTestRunner().run(test, out=report.append)
            self.assertFalse(report, "".join(report))


if __name__ == "__main__":
    unittest.main()
