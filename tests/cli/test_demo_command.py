"""``topicgrouper demo``, on real docstrings."""

import functools
import platform
import re
from collections import Counter
from pathlib import Path
from types import SimpleNamespace

import pytest

from topicgrouper import Model
from topicgrouper.corpus import read_docstrings

README = Path(__file__).resolve().parents[2] / "README.md"


@pytest.fixture
def few_docstrings(monkeypatch):
    texts = (
        "the cat and the dog chase the cat",
        "the dog barks at the cat",
        "the cup of tea and the pot of tea",
        "tea from the cup",
    ) * 3
    names = tuple(f"name{index}" for index in range(len(texts)))
    found = SimpleNamespace(names=names, texts=texts, skipped=("broken.py",))
    monkeypatch.setattr("topicgrouper.corpus.read_docstrings", lambda: found)


def rows(output):
    """Return the cells of the table's rows: number, documents, share, words."""
    warning = r"(?:(?:incoherent|near-duplicates|few documents) +)?"
    pattern = rf"^ +([\d,]+) +([\d,]+) +([\d.]+%) +{warning}(\S.*?) *$"
    return re.findall(pattern, output, re.MULTILINE)


def largest(model, n):
    """Return the numbers of topics with documents and how many, counted one by one."""
    view = model.view(n)
    documents = Counter(view[place].number for place in view.predict().tolist())
    places = sorted(view, key=lambda topic: (-documents[topic.number], -topic.frequency))
    return [
        (f"{topic.number:,}", f"{documents[topic.number]:,}")
        for topic in places
        if documents[topic.number]
    ]


def test_the_largest_topics_of_the_suggested_view_are_shown(invoke, tmp_path, monkeypatch):
    some = functools.partial(read_docstrings, modules=("_pydecimal", "asyncio", "socket"))
    monkeypatch.setattr("topicgrouper.corpus.read_docstrings", some)
    path = tmp_path / "demo.tg"
    result = invoke("demo", "--output", path)
    assert result.exit_code == 0, result.output
    model = Model.load(path)
    n = model.tree.suggest_n().n
    assert re.search(rf"(^| largest of ){n} topics", result.stdout, re.M)
    assert [tuple(row[:2]) for row in rows(result.stdout)] == largest(model, n)[:20]
    assert f"\n{n} topics are a good start" in result.stdout
    timed = r"Reading took [\d.]+ seconds, fitting and regrowing [\d.]+, starting up and saving "
    assert re.search(timed, result.stdout)
    assert str(path) in result.stdout
    assert result.stderr == ""


@pytest.mark.slow
def test_the_subjects_of_the_standard_library_come_first_as_the_readme_shows(invoke, tmp_path):
    result = invoke("demo", "--output", tmp_path / "demo.tg")
    assert result.exit_code == 0, result.output
    shown = [set(words.split()) for *_, words in rows(result.stdout)]
    # a subject that every version of the library documents at length
    assert any({"decimal", "operand"} <= words for words in shown)
    # function words are the most frequent topics by far, and nobody wants to see them first
    assert not any({"the", "and"} & words for words in shown)

    page = README.read_text(encoding="utf-8")
    (table,) = re.findall(r"^```text\n(The docstrings of Python.*?)^```$", page, re.DOTALL | re.M)
    version = re.search(r"Python ([\d.]+):", table)[1]
    if version != platform.python_version():
        pytest.skip(f"the README shows the docstrings of Python {version}")
    parts = "\n".join(comparable(table)).strip().split("\n…")
    assert len(parts) == 3
    assert parts[-1] == ""
    printed = "\n".join(comparable(result.stdout))
    assert printed.startswith(parts[0])
    assert parts[1] in printed


def comparable(output):
    """Return lines without the times, which differ from run to run."""
    return [re.sub(r"[\d.]+ seconds", "… seconds", line.rstrip()) for line in output.split("\n")]


def test_the_number_of_topics_and_the_file_can_be_chosen(invoke, few_docstrings, tmp_path):
    path = tmp_path / "chosen.tg"
    result = invoke("demo", "--topics", 3, "-o", path)
    assert result.exit_code == 0, result.output
    model = Model.load(path)
    assert " of 3 topics" in result.stdout or "\n3 topics" in result.stdout
    assert [tuple(row[:2]) for row in rows(result.stdout)] == largest(model, 3)
    assert "12 documents" in result.stdout
    assert "Skipped 1 source files that could not be read." in result.stdout
    assert model.n_documents == 12
