"""Where stop words go: what is counted, and the tables of a whole run."""

import numpy as np
import pytest

from experiments import stop_words
from experiments.laboratory.data_sets import CLASSIFIED, PreparedData
from experiments.laboratory.results import Results
from experiments.tests.wordy_data import run_quick
from topicgrouper import fit_tree
from topicgrouper.corpus import Corpus

VOCABULARY = ["the", "thei", "moon", "sun"]
COUNTS = [[5, 4, 1, 0], [4, 5, 0, 1], [0, 0, 3, 3]]


@pytest.fixture
def data():
    corpus = Corpus(COUNTS, VOCABULARY)
    return PreparedData("made up", corpus, corpus, 1)


def test_stems_of_stop_words_are_stop_words(data):
    words = stop_words.StopWords.of(data.tree)
    assert words.stop.tolist() == [9, 9, 0, 0]
    assert words.other.tolist() == [0, 0, 4, 4]


@pytest.mark.parametrize(
    ("labels", "expected"),
    [
        ([0, 0, 1, 1], (1, 1.0, 0.0, 1.0)),
        ([0, 1, 2, 3], (2, 1.0, 0.0, 1.0)),
        ([0, 0, 0, 0], (1, 1.0, 1.0, 0.0)),
        ([0, 1, 0, 1], (2, 1.0, 1.0, 0.0)),
    ],
)
def test_topics_that_part_stop_words_from_others(data, labels, expected):
    found = stop_words.StopWords.of(data.tree).separation(np.array(labels))
    assert found == pytest.approx(expected, abs=1e-12)


def test_a_tree_without_stop_words_is_refused():
    with pytest.raises(ValueError, match="left in"):
        stop_words.StopWords.of(fit_tree([[1, 2], [2, 1]], ["moon", "sun"]))


def test_the_path_turns_to_the_stop_words(data):
    rows = stop_words.path_rows(data, stop_words.StopWords.of(data.tree))
    assert [row.stop_held for row in rows] == [1.0, 1.0, 0.5]
    assert [row.other_held for row in rows] == [1.0, 0.0, 0.0]
    assert [row.size for row in rows] == [4, 2, 1]


def test_views_rise_to_the_number_of_words():
    sizes = stop_words.view_sizes(100)
    assert sizes == sorted(set(sizes))
    assert {10, 20, 40, 80} <= set(sizes)
    assert sizes[-1] <= 100 < stop_words.view_sizes(1_000)[-1]


def test_stop_words_that_are_independent_of_topics_separate_themselves(tmp_path):
    folder = run_quick(stop_words.main, tmp_path)
    assert (folder / "stop_words.svg").exists()
    views = Results(folder / "stop_words.csv", stop_words.ViewRow)
    topics = list(Results(folder / "stop_word_topics.csv", stop_words.TopicRow))
    path = list(Results(folder / "stop_word_path.csv", stop_words.PathRow))
    for name in CLASSIFIED:
        root = next(row for row in path if row.data_set == name)
        assert (root.number, root.stop_held, root.other_held) == (1, 1.0, 1.0)
        # 20 of the 50 words of a document; a quick run drops a few of the others as rare
        assert root.stop_share == pytest.approx(0.4, abs=0.01)
        rows = [row for row in topics if row.data_set == name]
        assert sum(row.frequency for row in rows) == root.frequency
        in_topics = sum(row.stop_share * row.frequency for row in rows) / root.frequency
        assert in_topics == pytest.approx(root.stop_share, abs=1e-3)
        view = views[name, stop_words.QUICK_N + 2]
        assert view.explained > view.shuffled_explained
