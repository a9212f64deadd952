"""The common end of all loaders."""

import logging

import numpy as np
from scipy.sparse import csr_array

from experiments.datasets.hold_out import (
    hold_out,
    keep_frequent_words,
    without_empty_documents,
)
from experiments.datasets.splits import Split
from topicgrouper.corpus import Corpus


def corpus(rows):
    counts = csr_array(np.array(rows))
    return Corpus(counts, tuple("abcdefgh"[: counts.shape[1]]))


def test_documents_without_words_are_left_out_and_told(caplog):
    with caplog.at_level(logging.INFO, logger="experiments"):
        left = without_empty_documents(corpus([[1, 0], [0, 0], [0, 2]]))
    assert left.document_ids == ("0", "2")
    assert "dropped 1 of 3 documents" in caplog.text


def test_frequency_is_that_of_the_training_part():
    split = Split(train=corpus([[2, 1, 0], [1, 1, 0]]), test=corpus([[0, 5, 5], [1, 0, 0]]))
    kept = keep_frequent_words(split, min_frequency=3)
    assert kept.train.vocabulary == kept.test.vocabulary == ("a",)
    assert kept.train.counts.toarray().tolist() == [[2], [1]]
    # The first test document held no frequent word.
    assert kept.test.document_ids == ("1",)


def test_empty_documents_are_not_among_those_split():
    rows = [[1]] * 20 + [[0]] * 20
    split = hold_out(corpus(rows), test_share=0.25, seed=0, min_frequency=1)
    assert (split.train.n_documents, split.test.n_documents) == (15, 5)


def test_a_share_of_each_label_is_held_out_rounded_down():
    labels = ["a"] * 7 + ["b"] * 9 + ["c"]
    documents = Corpus(csr_array(np.ones((17, 1), dtype=int)), ("w",), labels=labels)
    splits = [
        hold_out(documents, test_share=0.3, seed=seed, min_frequency=1, by_label=True)
        for seed in (0, 0, 1)
    ]
    for split in splits:
        assert split.test.labels == ("a", "a", "b", "b")
        ids = [*split.train.document_ids, *split.test.document_ids]
        assert sorted(ids) == sorted(documents.document_ids)
    first, again, other = (split.test.document_ids for split in splits)
    assert first == again != other
