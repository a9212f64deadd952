"""The code in the tables of the page for users of other libraries runs, row by row."""

import re

import pytest

from tests.docs.test_pages import ROOT, blocks

PAGE = ROOT / "docs" / "guides" / "coming-from.md"
SLOW = "LdaSeqModel"


def rows_of(library):
    """Return the table of a library, row by row: its code, and ours."""
    page = PAGE.read_text(encoding="utf-8").replace("\\|", "¦")
    _, _, table = page.partition(f"| task | {library} | topicgrouper |\n")
    rows = []
    for line in table.partition("\n\n")[0].splitlines()[1:]:
        _, theirs, ours = re.split(r"\s*\|\s*", line.strip("| "), maxsplit=2)
        rows.append((re.findall(r"`([^`]+)`", theirs), re.findall(r"`([^`]+)`", ours)))
    return rows


def setting():
    """Return the names that the page defines before its tables."""
    pytest.importorskip("gensim")
    (block,) = blocks(PAGE.read_text(encoding="utf-8"))
    names = {}
    exec(block.body, names)
    return names


@pytest.mark.filterwarnings("ignore")  # of the other libraries
@pytest.mark.parametrize("library", ["BERTopic", "scikit-learn", "gensim"])
def test_the_code_of_a_table_runs(library, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names = setting()
    rows = rows_of(library)
    assert len(rows) > 12
    for theirs, ours in rows:
        runs = [code for code in theirs if library != "BERTopic" and SLOW not in code]
        for code in (*runs, *ours):
            exec(code, names)


def test_the_topics_of_the_tables_are_those_that_they_are_called():
    names = setting()
    exec("tree = TextTopicGrouper().fit(docs).tree_", names)
    tree = names["tree"]
    assert {"tea", "cup"} <= set(tree.topic(3).words)
    assert {"moon", "orbit"} <= set(tree.topic(4).words)
    assert [topic.n for topic in tree.view(4).join("7", "9")] == [5, 3, 4]
