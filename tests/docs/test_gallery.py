"""The examples of the gallery: what must hold without running them, and that they run."""

import ast
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("plot_*.py"))
ROLE = re.compile(r":(?:func|class|meth):`(?:[^`<]+<)?~?(topicgrouper[\w.]+)>?`")
PAGE = re.compile(r":doc:`([^`]+)`")

each_example = pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)


def named(name):
    """Return what a dotted name stands for."""
    parts = name.split(".")
    for n_parts in range(len(parts), 0, -1):
        try:
            found = importlib.import_module(".".join(parts[:n_parts]))
        except ModuleNotFoundError:
            continue
        for part in parts[n_parts:]:
            found = getattr(found, part)
        return found
    raise AttributeError(name)


def cells(source):
    return [ast.parse(cell) for cell in re.split(r"^# %%.*$", source, flags=re.MULTILINE)]


def test_examples_are_numbered_without_gaps():
    assert [path.stem[:8] for path in EXAMPLES] == [
        f"plot_{number:02}_" for number in range(1, len(EXAMPLES) + 1)
    ]
    assert len(EXAMPLES) >= 12


@each_example
def test_an_example_has_a_title_and_an_introduction(path):
    title, line, _, *introduction = ast.get_docstring(
        ast.parse(path.read_text(encoding="utf-8"))
    ).split("\n")
    assert re.fullmatch("=+", line)
    assert len(line) == len(title)
    assert len(" ".join(introduction).split()) >= 25


@each_example
def test_an_example_shows_a_picture_or_a_page(path):
    shown = [
        ast.unparse(cell.body[-1])
        for cell in cells(path.read_text(encoding="utf-8"))
        if cell.body and isinstance(cell.body[-1], ast.Expr)
    ]
    assert any(re.match(r"plt\.show\(\)|page$", last) for last in shown)


@each_example
def test_an_example_links_to_what_there_is_and_says_what_to_read_next(path):
    text = re.sub(r"\n# ", " ", path.read_text(encoding="utf-8"))  # links may be broken into lines
    for name in ROLE.findall(text):
        assert named(name) is not None
    pages = PAGE.findall(text)
    for page in pages:
        if page.startswith("/"):
            assert (ROOT / "docs" / f"{page[1:]}.md").exists(), page
        else:
            assert path.with_name(f"{page}.py").exists(), page
    assert "**What next?**" in text
    assert any(page.startswith("/") for page in pages[-3:])


@pytest.fixture
def extensions(monkeypatch):
    pytest.importorskip("sphinx_gallery")
    monkeypatch.syspath_prepend(ROOT / "docs" / "_extensions")
    yield importlib.import_module
    sys.modules.pop("gallery_notebooks", None)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        (":func:`~topicgrouper.tree.distinctive_order` puts", "``distinctive_order`` puts"),
        (":func:`topicgrouper.regrow`", "``topicgrouper.regrow``"),
        (":meth:`Tree.view() <topicgrouper.TopicTree.view>`", "``Tree.view()``"),
        ("see :doc:`/guides/names`.", "see *Names of topics*."),
        (":doc:`plot_01_first_topics` and", "*First topics* and"),
        ("``code`` and `name <https://a.example>`_", "``code`` and `name <https://a.example>`_"),
    ],
)
def test_notebooks_show_names_and_titles_for_links(extensions, written, shown):
    assert extensions("gallery_notebooks").without_roles(written) == shown


@each_example
def test_no_role_is_left_in_a_notebook(extensions, path):
    text = extensions("gallery_notebooks").without_roles(path.read_text(encoding="utf-8"))
    assert not re.search(r":[a-z]+:`", text)


# All in one process: importing the libraries takes longer than most examples do.
PROGRAM = """
import runpy, sys
for path in sys.argv[1:]:
    print(path)
    runpy.run_path(path, run_name="__main__")
"""
EXAMPLES_AS_MODULES = {"PYTHONPATH": str(ROOT / "examples"), "PYTHONDONTWRITEBYTECODE": "1"}


@pytest.mark.slow
def test_examples_run_without_warnings_and_leave_nothing(tmp_path):
    before = {*ROOT.joinpath("examples").iterdir()}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *EXAMPLES],
        cwd=tmp_path,
        env={"MPLBACKEND": "agg", "MPLCONFIGDIR": str(tmp_path), "TMPDIR": str(tmp_path)}
        | EXAMPLES_AS_MODULES,
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert {*ROOT.joinpath("examples").iterdir()} == before
