"""What the pages claim is run: examples, commands, help texts, links."""

import contextlib
import functools
import io
import os
import pkgutil
import platform
import re
import shlex
import shutil
import warnings
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

import pytest

import topicgrouper
from tests.command_runner import NAMES, run_command
from tests.docs.page_samples import write_samples
from topicgrouper.corpus import read_docstrings

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
LINKING = [*sorted(ROOT.glob("*.md")), *PAGES[1:]]
LANGUAGES = {"python", "console", "sh", "r", "dockerfile"}
DIRECTIVES = {"{eval-rst}", "{include}", "{toctree}"}  # `make docs` checks them
NEEDS = {
    "docs/guides/coming-from": ("gensim",),
    "docs/guides/evaluation": ("tomotopy",),
    "docs/guides/recipes": ("spacy", "spacy_lookups_data"),
}
"""Packages of examples that are not in the test environment; without them, a page is skipped."""
SHOWN = {"docs/tutorial": ("3.11.7",), "docs/guides/recipes": ("any",)}
"""Pages that show what commands print, and the versions of Python whose texts they are about."""
MODULES = ("_pydecimal", "asyncio", "gzip", "socket", "tarfile")
"""Modules whose docstrings have the words of the commands; all modules take several seconds."""
_FENCE = re.compile(
    r"^```(?P<language>[^\s`]*)[^\n]*\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL
)


@dataclass(frozen=True)
class Block:
    """A fenced block, and the ``text`` block that follows it at once, if one does."""

    language: str
    body: str
    line: int
    output: str | None = None


def blocks(page):
    """Return the fenced blocks of a page but those that are the output of another."""
    found = list(_FENCE.finditer(page))
    result = []
    for match, following in zip_longest(found, found[1:]):
        if match["language"] == "text":
            continue
        output = None
        if following is not None and following["language"] == "text":
            between = page[match.end() : following.start()]
            output = following["body"] if not between.strip() else None
        line = page.count("\n", 0, match.start()) + 1
        result.append(Block(match["language"], match["body"], line, output))
    return result


def run(command):
    """Run a line that starts with ``topicgrouper`` in this process, without its redirection."""
    program, *arguments = shlex.split(command.partition(">")[0])
    assert program == "topicgrouper"
    result = run_command(*arguments, prog_name="topicgrouper")
    assert result.exit_code == 0, f"{command}\n{result.output}"
    return result.stdout


@pytest.fixture(scope="module")
def folder_with_demo(tmp_path_factory):
    """Give a folder with sample files in which the demonstration has been run, on fewer texts."""
    folder = tmp_path_factory.mktemp("demo")
    write_samples(folder)
    with pytest.MonkeyPatch.context() as patch:
        # Pages may show the demonstration with several options; reading is its slowest part.
        few = functools.partial(read_docstrings, modules=MODULES)
        patch.setattr("topicgrouper.corpus.read_docstrings", functools.cache(few))
        with contextlib.chdir(folder):
            run("topicgrouper demo")
        yield folder


def essence(help_text):
    """Return the words of a help text: line breaks, types and dots depend on typer's version."""
    unbroken = re.sub(r"-\n\s+", "-", help_text)  # long words are broken at their hyphens
    return re.sub(r"<\w+>|\\?\[required\]|[{}]|\.\.\.", " ", unbroken).split()


def page_id(path):
    return path.relative_to(ROOT).with_suffix("").as_posix()


@pytest.fixture
def cluster_of_threads(path, monkeypatch):
    """Let a page start threads: processes take seconds, and the tests of clusters have them."""
    if page_id(path) == "docs/guides/distributed":
        import distributed  # noqa: PLC0415 - slow to import

        threads = functools.partial(distributed.LocalCluster, processes=False)
        monkeypatch.setattr(distributed, "LocalCluster", threads)


@pytest.mark.usefixtures("cluster_of_threads")
@pytest.mark.parametrize("path", PAGES, ids=page_id)
def test_python_examples_run_and_print_what_the_page_shows(path, tmp_path, monkeypatch):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what imports of others warn of is not ours
        for package in NEEDS.get(page_id(path), ()):
            pytest.importorskip(package)
    monkeypatch.chdir(tmp_path)
    namespace = {"__name__": path.stem}
    for block in blocks(path.read_text(encoding="utf-8")):
        if block.language != "python":
            continue
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            # Padded, so that a traceback shows the line of the page.
            exec(compile("\n" * block.line + block.body, path, "exec"), namespace)
        assert printed.getvalue() == (block.output or ""), f"{path.name}, line {block.line}"


def commands(block):
    """Return those to run: the demonstration has been, and a server runs until Ctrl-C."""
    return [
        line
        for line in block.body.splitlines()
        if line.startswith("topicgrouper ")
        and line != "topicgrouper demo"
        and " --serve" not in line
    ]


def comparable(output):
    """Return lines without what differs between runs and terminals."""
    lines = [line.rstrip() for line in output.split("\n")]
    pattern = r"[\d.]+ seconds(, fitting .*)?"
    return re.sub(pattern, "… seconds", "\n".join(lines)).strip("\n").split("\n")


def is_shown(shown, printed):
    """Tell whether lines are those printed; a line ``…`` stands for any others."""
    if "…" not in shown:
        return shown == printed
    first = shown.index("…")
    rest = shown[first + 1 :]
    return shown[:first] == printed[:first] and any(
        is_shown(rest, printed[start:]) for start in range(first, len(printed) + 1)
    )


@pytest.mark.usefixtures("cluster_of_threads")
@pytest.mark.parametrize("path", PAGES, ids=page_id)
def test_commands_work_and_print_what_the_page_shows(path, folder_with_demo, tmp_path):
    found = [
        block
        for block in blocks(path.read_text(encoding="utf-8"))
        if block.language == "sh" and commands(block)
    ]
    if not found:
        return
    versions = SHOWN.get(page_id(path), ())
    is_compared = platform.python_version() in versions or "any" in versions
    is_compared &= not os.environ.get("TOPICGROUPER_OLDEST_VERSIONS")
    # A page of its own: what another one has named or fitted is not there.
    folder = shutil.copytree(folder_with_demo, tmp_path / "page")
    with contextlib.chdir(folder):
        for block in found:
            printed = "".join(map(run, commands(block)))
            if is_compared and block.output is not None:
                shown = comparable(block.output)
                assert is_shown(shown, comparable(printed)), f"line {block.line}\n{printed}"


@pytest.mark.parametrize(
    ("shown", "result"),
    [
        ("a b c", True),
        ("a …", True),
        ("… c", True),
        ("a … c", True),
        ("a b … c", True),
        ("a … b", False),
        ("a", False),
        ("b …", False),
    ],
)
def test_a_line_of_dots_stands_for_any_lines(shown, result):
    assert is_shown(shown.split(), ["a", "b", "c"]) is result


@pytest.mark.usefixtures("newest_versions")
@pytest.mark.parametrize("path", PAGES, ids=page_id)
def test_embedded_help_is_what_the_command_says(path):
    for block in blocks(path.read_text(encoding="utf-8")):
        if block.language == "console":
            prompt, _, shown = block.body.partition("\n")
            assert prompt.endswith(" --help"), prompt
            printed = run(prompt.removeprefix("$ "))
            assert essence(shown) == essence(printed), f"{path.name}, line {block.line}"


def test_every_command_is_documented_with_its_help():
    page = (ROOT / "docs" / "reference" / "command-line.md").read_text(encoding="utf-8")
    for command in NAMES:
        assert f"\n## {command}\n" in page
        assert f"\n$ topicgrouper {command} --help\n" in page


@pytest.mark.parametrize("path", PAGES, ids=page_id)
def test_blocks_name_a_language_that_is_checked(path):
    languages = {block.language for block in blocks(path.read_text(encoding="utf-8"))}
    assert languages <= LANGUAGES | DIRECTIVES


def placeholders(page):
    """Return the paragraphs of one word in capitals, which someone meant to replace."""
    return re.findall(r"(?<=\n\n)[A-Z_]{2,}(?=\n\n|\n?\Z)", _FENCE.sub("", page))


@pytest.mark.parametrize("path", LINKING, ids=page_id)
def test_no_text_is_missing(path):
    assert placeholders(path.read_text(encoding="utf-8")) == []


def test_missing_texts_are_found():
    page = "# Page\n\nSIZES\n\n## Times\n\nA word.\n\n```text\n\nOUTPUT\n\n```\n\nTIMES\n"
    assert placeholders(page) == ["SIZES", "TIMES"]


@pytest.mark.parametrize("path", LINKING, ids=page_id)
def test_links_lead_somewhere(path):
    page = path.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)]+)\)", page):
        if target.startswith("https://"):
            continue
        name, _, anchor = target.partition("#")
        shows_path = "/" in target and f"[{target}]" in page
        assert not shows_path, f"{path.name} shows {target} in place of a title"
        linked = (path.parent / name).resolve() if name else path
        assert linked.is_file(), f"{path.name} links to {target}"
        if anchor:
            headings = re.findall(r"^#+ (.*)$", linked.read_text(encoding="utf-8"), re.MULTILINE)
            anchors = {
                re.sub(r"[^\w -]", "", head).strip().lower().replace(" ", "-") for head in headings
            }
            assert anchor in anchors, f"{path.name} links to {target}"


@pytest.mark.parametrize("path", PAGES, ids=page_id)
def test_names_of_the_code_exist(path):
    page = path.read_text(encoding="utf-8")
    for owner, name in re.findall(r"`(Topic|TopicTree|TopicGrouper)\.(\w+)", page):
        known = getattr(topicgrouper, owner)
        declared = hasattr(known, name) or name in known.__annotations__
        assert declared, f"{path.name}: {owner}.{name}"
    for dotted in re.findall(r"`(topicgrouper(?:\.\w+)+)`", page):
        assert pkgutil.resolve_name(dotted) is not None


def test_every_page_is_listed_by_the_index_of_its_folder():
    for path in PAGES[1:]:
        if path.name != "index.md":
            index = (path.parent / "index.md").read_text(encoding="utf-8")
            listed = f"({path.name})" in index or f"\n:link: {path.stem}\n" in index
            assert listed, path.relative_to(ROOT)
