"""The tiny data sets: every loader reads them, and their topics can be found."""

import pytest

from experiments import datasets
from experiments.tests.small_data_sets import (
    DOCUMENTS,
    N_WORDS,
    TOPICS,
    WORDS_A_TOPIC,
    made_up_documents,
    word,
)
from topicgrouper import fit_tree

LOADERS = {
    "uci_nips": datasets.load_nips,
    "online_retail": datasets.load_online_retail,
    "ta_feng": datasets.load_ta_feng,
    "groceries": datasets.load_groceries,
    "ap": datasets.load_associated_press_sample,
    "reuters21578": datasets.load_reuters,
    "20newsgroups": datasets.load_twenty_newsgroups,
}


def test_words_differ():
    assert len({word(column) for column in range(N_WORDS)}) == N_WORDS


@pytest.mark.parametrize("folder", LOADERS)
def test_the_loaders_leave_enough(small_data, folder):
    split = LOADERS[folder](small_data / folder)
    assert split.train.n_documents + split.test.n_documents == DOCUMENTS
    assert split.test.n_documents >= 20
    # A header of the messages adds a word.
    assert 0.8 * N_WORDS <= split.train.n_words <= N_WORDS + (folder == "20newsgroups")


def test_all_are_made_of_the_same_documents(small_data):
    tokens = sum(int(counts.sum()) for _, counts in made_up_documents())
    for read in (datasets.read_nips, datasets.read_associated_press_sample):
        folder = "uci_nips" if read is datasets.read_nips else "ap"
        assert read(small_data / folder).n_tokens == tokens


def test_the_topics_are_there(small_data):
    train = datasets.load_reuters(small_data / "reuters21578").train
    assert len(set(train.labels)) == TOPICS
    columns = {word(column): column for column in range(N_WORDS)}
    found = [
        {columns[one] // WORDS_A_TOPIC for one in topic.words}
        for topic in fit_tree(train.counts, train.vocabulary).view(TOPICS).topics
    ]
    assert sorted(map(sorted, found)) == [[topic] for topic in range(TOPICS)]
