"""Nothing that exists on some systems only is needed to import the package and to fit."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest

from tests.test_import_graph import MODULES, is_for_type_checkers

ELSEWHERE = {
    "fcntl",
    "grp",
    "posix",
    "pty",
    "pwd",
    "resource",
    "syslog",
    "termios",
    "tty",
    "winreg",
}


def imported_at_once(tree: ast.Module) -> set[str]:
    """Return the modules that a program needs to be imported at all."""
    found: set[str] = set()
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or is_for_type_checkers(node):
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(f"{node.module}".partition(".")[0])
        waiting.extend(ast.iter_child_nodes(node))
    return found


def test_no_module_needs_one_that_some_systems_lack():
    needed = {
        name: imported_at_once(ast.parse(path.read_text(encoding="utf-8"))) & ELSEWHERE
        for name, path in MODULES.items()
    }
    assert {name: modules for name, modules in needed.items() if modules} == {}


@pytest.mark.parametrize(
    ("program", "found"),
    [
        ("import fcntl", {"fcntl"}),
        ("class A:\n    from os import path", {"os"}),
        ("def f():\n    import fcntl", set()),
        ("if TYPE_CHECKING:\n    import fcntl", set()),
    ],
)
def test_imports_at_once_are_found(program, found):
    assert imported_at_once(ast.parse(program)) == found


WITHOUT = """
import sys
from pathlib import Path

import psutil, sklearn.base, typer.testing  # these have a part for each system

for name in sys.argv[2].split():
    sys.modules[name] = None  # importing it fails
import topicgrouper
for name in topicgrouper.__all__:
    getattr(topicgrouper, name)
from topicgrouper import Model, TextTopicGrouper
from topicgrouper.cli.main import app
from typer.testing import CliRunner

folder = Path(sys.argv[1])
texts = folder / "texts.txt"
texts.write_text("cat dog mouse\\ncat dog\\nmoon orbit rocket\\nmoon rocket\\n" * 3)
model = TextTopicGrouper().fit(texts.read_text().splitlines())
assert model.view(2).n_topics == 2
for arguments in (
    ["fit", str(texts), "-o", str(folder / "model.tg")],
    ["names", str(folder / "model.tg"), "--set", "2=Animals"],
    ["explore", str(folder / "model.tg"), "-o", str(folder / "page.html")],
):
    result = CliRunner().invoke(app, arguments, catch_exceptions=False)
    assert result.exit_code == 0, result.output
assert Model.load(folder / "model.tg").tree.n_words == 6
"""


def test_the_package_works_without_the_modules_of_one_system(tmp_path):
    result = subprocess.run(
        [sys.executable, "-c", WITHOUT, str(tmp_path), " ".join(ELSEWHERE - {"posix"})],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )
    assert result.returncode == 0, result.stderr
