"""Nothing that exists on some systems only is needed to import the package, its tests, or to fit.

Nor does any text depend on the encoding that a system prefers.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.test_import_graph import MODULES, is_for_type_checkers, statements_in

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
FOLDERS = ("benchmarks", "docs", "examples", "experiments", "paper", "src", "tests", "tools")
PROGRAMS = {path.relative_to(ROOT).as_posix(): path for path in (ROOT / "tests").rglob("*.py")}
# No test imports the fuzzer's harness; `make fuzz` starts it on Linux.
ONLY_ON_LINUX = {"tests/fuzz/harness.py"}

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


def texts_with(pattern: str, paths: dict[str, Path]) -> Iterator[tuple[str, str]]:
    """Yield the few programs that are worth parsing: those that hold a pattern somewhere."""
    for name, path in paths.items():
        text = path.read_text(encoding="utf-8")
        if re.search(pattern, text):
            yield name, text


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
        waiting.extend(statements_in(node))
    return found


def test_no_module_needs_one_that_some_systems_lack():
    paths = {name: path for name, path in (MODULES | PROGRAMS).items() if name not in ONLY_ON_LINUX}
    needed = {
        name: imported_at_once(ast.parse(text)) & ELSEWHERE
        for name, text in texts_with(rf"\b(?:{'|'.join(ELSEWHERE)})\b", paths)
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


def without_encoding(tree: ast.Module) -> list[int]:
    """Return the lines that read or write text in whatever encoding the system prefers."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and _is_text(node)
        and not any(keyword.arg in {"encoding", None} for keyword in node.keywords)
    ]


def _is_text(call: ast.Call) -> bool:
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    if name in {"read_text", "write_text"}:
        return len(call.args) == (name == "write_text")
    if name != "open":
        return False
    is_method = isinstance(call.func, ast.Attribute)
    if is_method and len(call.args) != 1:
        return False  # of an archive, or of `gzip` and its like, which are binary
    mode = call.args[0 if is_method else 1 :][:1]
    modes = [node.value for node in mode if isinstance(node, ast.Constant)]
    return modes in (["r"], ["w"], ["a"], ["x"]) or not (mode or is_method)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_text_is_read_and_written_in_a_named_encoding(folder):
    paths = {path.relative_to(ROOT).as_posix(): path for path in (ROOT / folder).rglob("*.py")}
    found = {
        name: without_encoding(ast.parse(text))
        for name, text in texts_with(r"(?:open|read_text|write_text)\s*\(", paths)
    }
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    ("program", "n_found"),
    [
        ("path.read_text()", 1),
        ("path.write_text('a')", 1),
        ("path.write_text('a', encoding='utf-8')", 0),
        ("path.read_text('utf-8')", 0),
        ("path.open('w', newline='')", 1),
        ("path.open('wb')", 0),
        ("open(path)", 1),
        ("open(path, 'rb')", 0),
        ("archive.open(name)", 0),
        ("tarfile.open(fileobj=file, mode='w')", 0),
    ],
)
def test_texts_without_an_encoding_are_found(program, n_found):
    assert len(without_encoding(ast.parse(program))) == n_found


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
