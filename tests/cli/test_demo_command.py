"""``topicgrouper demo``, on the real docstrings."""

import re

import pytest

from topicgrouper import TopicTree
from topicgrouper.corpus import docstrings
from topicgrouper.corpus.docstrings import Docstrings
from topicgrouper.tree.queries.telling_topics import telling_topics


@pytest.fixture
def few_docstrings(monkeypatch):
    texts = (
        "the cat and the dog chase the cat",
        "the dog barks at the cat",
        "the cup of tea and the pot of tea",
        "tea from the cup",
    ) * 3
    names = tuple(f"name{index}" for index in range(len(texts)))
    found = Docstrings(names, texts, n_files=3, skipped=("broken.py",))
    monkeypatch.setattr(docstrings, "read_docstrings", lambda: found)


def rows(output):
    """Return the cells of the table's rows: four numbers, then the words."""
    pattern = r"^ +([\d,]+) +([\d,]+) +([\d,]+) +([\d,]+) +(\S.*?) *$"
    return re.findall(pattern, output, re.MULTILINE)


def test_the_demo_finds_telling_topics_of_the_standard_library(invoke, tmp_path):
    path = tmp_path / "demo.tg"
    result = invoke("demo", "--output", path)
    assert result.exit_code == 0, result.output
    tree = TopicTree.load(path)
    title = re.search(r"The 20 most telling of (\d+) topics", result.stdout)
    n = int(title[1])
    assert 80 <= n <= 200
    assert [
        (int(first.replace(",", "")), int(last.replace(",", "")))
        for first, last, *_ in rows(result.stdout)
    ] == [(telling.first, telling.last) for telling in telling_topics(tree.view(n))[:20]]
    shown = [set(words.split()) for *_, words in rows(result.stdout)]
    # Subjects that every version of the library documents at length, each in a topic of its own.
    for subject in ({"decimal", "operand"}, {"module", "import"}, {"true", "false"}):
        assert any(subject <= words for words in shown), subject
    # Function words are the most frequent topics by far, and nobody wants to see them first.
    assert not any({"the", "and"} & words for words in shown)
    assert str(path) in result.stdout
    assert result.stderr == ""


def test_the_number_of_topics_and_the_file_can_be_chosen(invoke, few_docstrings, tmp_path):
    path = tmp_path / "chosen.tg"
    result = invoke("demo", "--topics", 3, "-o", path)
    assert result.exit_code == 0, result.output
    assert "The 3 most telling of 3 topics" in result.stdout
    assert len(rows(result.stdout)) == 3
    assert "12 documents" in result.stdout
    assert "Skipped 1 source files that could not be read." in result.stdout
    assert TopicTree.load(path).counts.shape[0] == 12


def test_the_model_goes_to_the_current_folder_by_default(
    invoke, few_docstrings, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    assert invoke("demo").exit_code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["topicgrouper-demo.tg"]


def test_a_number_of_topics_beyond_the_words_is_refused(invoke, few_docstrings, tmp_path):
    result = invoke("demo", "--topics", 1_000_000, "-o", tmp_path / "demo.tg")
    assert result.exit_code == 2
    assert "--topics" in result.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("place", "problem"), [("nowhere/demo.tg", "does not exist"), ("", "a folder")]
)
def test_a_file_that_cannot_be_written_is_refused_before_the_work(
    invoke, tmp_path, monkeypatch, place, problem
):
    def too_late():
        pytest.fail("the docstrings were read first")

    monkeypatch.setattr(docstrings, "read_docstrings", too_late)
    result = invoke("demo", "-o", tmp_path / place)
    assert result.exit_code == 1
    assert problem in result.stderr
