"""The package itself: stubs that agree with it, docstrings whose examples hold."""

import ast
import doctest
import inspect
import pathlib
import unittest

import jadoube

STUBS = ast.parse(pathlib.Path(jadoube.__file__).with_suffix(".pyi").read_text(encoding="utf-8"))

# Of object, or Python's own; a stub names them only where their types matter.
COMMON = set(dir(object)) | {"__module__", "__iter__", "__next__", "__len__", "__weakref__", "__dict__"}


def arguments(function):
    """Names and defaults of a function of the stubs."""
    given = function.args
    names = [argument.arg for argument in given.args + given.kwonlyargs]
    return [name for name in names if name not in ("self", "cls")]


class Stubs(unittest.TestCase):
    def test_functions(self):
        told = {node.name: node for node in STUBS.body if isinstance(node, ast.FunctionDef)}
        there = {name for name in jadoube.__all__ if inspect.isbuiltin(getattr(jadoube, name))}
        self.assertEqual(set(told), there)
        for name, node in told.items():
            signature = inspect.signature(getattr(jadoube, name))
            self.assertEqual(arguments(node), list(signature.parameters), name)
            defaults = [p.default for p in signature.parameters.values() if p.default is not p.empty]
            given = node.args.defaults + [default for default in node.args.kw_defaults if default]
            literals = [ast.literal_eval(default) for default in given]
            self.assertEqual(literals, defaults, name)

    def test_classes(self):
        told = {node.name: node for node in STUBS.body if isinstance(node, ast.ClassDef)}
        there = {name for name in jadoube.__all__ if inspect.isclass(getattr(jadoube, name))}
        self.assertEqual(set(told), there)
        for name, node in told.items():
            cls = getattr(jadoube, name)
            if issubclass(cls, Exception):
                self.assertTrue(issubclass(cls, jadoube.JadoubeError))
                continue
            members = {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
            self.assertEqual(members - COMMON, set(vars(cls)) - COMMON - {"__reduce__"}, name)
            for item in node.body:
                if item.name in COMMON:
                    continue
                attribute = inspect.getattr_static(cls, item.name)
                is_property = any(
                    isinstance(decorator, ast.Name) and decorator.id == "property"
                    for decorator in item.decorator_list
                )
                self.assertEqual(is_property, inspect.isdatadescriptor(attribute), f"{name}.{item.name}")

    def test_the_package_is_typed(self):
        self.assertTrue(pathlib.Path(jadoube.__file__).with_name("py.typed").exists())


class Docstrings(unittest.TestCase):
    def objects(self):
        yield "jadoube", jadoube
        for name in jadoube.__all__:
            thing = getattr(jadoube, name)
            yield name, thing
            if inspect.isclass(thing) and not issubclass(thing, Exception):
                for member, value in vars(thing).items():
                    if not member.startswith("_"):
                        yield f"{name}.{member}", value

    def test_everything_has_one(self):
        for name, thing in self.objects():
            self.assertTrue(inspect.getdoc(thing), name)

    def test_examples_hold(self):
        parser, runner = doctest.DocTestParser(), doctest.DocTestRunner()
        examples = 0
        for name, thing in self.objects():
            test = parser.get_doctest(inspect.getdoc(thing), {"jadoube": jadoube}, name, None, 0)
            examples += len(test.examples)
            report = []
            runner.run(test, out=report.append)
            self.assertFalse(report, "".join(report))
        self.assertGreater(examples, 10)


if __name__ == "__main__":
    unittest.main()
