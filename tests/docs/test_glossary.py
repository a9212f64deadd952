"""The terms of the glossary are used everywhere, and those they have replaced nowhere."""

import ast
import re
from pathlib import Path

import pytest

from topicgrouper.tables.table import declared_columns
from topicgrouper.tree.topic_table import TopicRow

ROOT = Path(__file__).resolve().parents[2]
GLOSSARY = ROOT / "docs" / "reference" / "glossary.md"
PAGES = ("*.md", "docs/*.md", "docs/*/*.md", "benchmarks/*.md", "experiments/*.md", "examples/*.py")
SHOWN = ("*.js", "*.html")
# Old terms as expressions, with the new ones, and the files that may use them for something else.
REPLACED = {
    r"telling (word|topic)s?": ("distinctive", ()),
    r"flat views?": ("view", ("docs/explanation/paper.md",)),  # the paper's own words
    r"(topics?|ones?) of (its|their) own at": ("separate", ()),
    r"is one of its own": ("separate", ()),
    r"anew": ("again, from scratch", ()),
    r"trees? (in which|where) .{0,20}found again": ("support", ()),
    r"found_again": ("support", ()),
    r"merg(e|es|ed|ing) (two |the |these )?topics": ("join", ()),
    r"supertopics?|subtopics?": ("larger topic, part", ()),
}


def terms():
    """Return the terms that the glossary explains."""
    heads = re.findall(r"^- \*\*(.+?)\*\*:", GLOSSARY.read_text(encoding="utf-8"), re.MULTILINE)
    return [term.lower() for head in heads for term in head.split(", ")]


def texts():
    """Return what people read, by the name of the file."""
    found = {}
    for pattern in PAGES:
        found |= {path: path.read_text(encoding="utf-8") for path in ROOT.glob(pattern)}
    source = ROOT / "src" / "topicgrouper"
    for pattern in SHOWN:
        found |= {path: path.read_text(encoding="utf-8") for path in source.rglob(pattern)}
    for path in source.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        constants = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
        found[path] = "\n".join(value for value in constants if isinstance(value, str))
    return {path.relative_to(ROOT).as_posix(): text for path, text in found.items()}


@pytest.fixture(scope="module")
def read_texts():
    return texts()


def test_every_term_is_explained_once():
    assert len(terms()) >= 25
    assert len(set(terms())) == len(terms())


def test_every_heading_of_a_table_of_topics_is_a_term():
    headings = {column.heading for column in declared_columns(TopicRow) if column.heading}
    assert "share" in headings
    known = {*terms(), "words", "number of words", "share of words", "documents"}
    assert headings <= known


@pytest.mark.parametrize("old", REPLACED)
def test_replaced_terms_are_gone(read_texts, old):
    new, allowed = REPLACED[old]
    pattern = re.compile(rf"\b(?:{old})\b".replace(" ", r"\s+"), re.IGNORECASE)
    found = [
        f"{name}: {match[0]!r}"
        for name, text in read_texts.items()
        for match in pattern.finditer(text)
        if name not in allowed
    ]
    assert not found, f"say {new!r} instead"


@pytest.mark.parametrize(
    ("old", "text"),
    [
        (r"telling (word|topic)s?", "The telling\nwords of a topic"),
        (r"is one of its own", "at which it is one of its own"),
        (r"flat views?", "a Flat view"),
    ],
)
def test_replaced_terms_would_be_found(old, text):
    assert old in REPLACED
    with pytest.raises(AssertionError, match="instead"):
        test_replaced_terms_are_gone({"page.md": text}, old)
