"""Random parts of a corpus."""

import numpy as np

from experiments.laboratory.draws import draw_documents, draw_words, means_by_size, sizes_up_to
from tests.count_samples import zipf_counts
from topicgrouper.corpus import Corpus

COUNTS = zipf_counts(30, 40, seed=3)
CORPUS = Corpus(COUNTS, [f"w{column}" for column in range(40)])


def test_drawn_documents_are_whole_and_their_words_occur():
    drawn = draw_documents(CORPUS, 10, seed=0)
    assert drawn.n_documents == len(set(drawn.document_ids)) == 10
    rows = [int(name) for name in drawn.document_ids]
    kept = COUNTS[rows]
    assert np.array_equal(drawn.counts.toarray(), kept[:, kept.sum(axis=0) > 0])
    assert drawn.n_words < CORPUS.n_words


def test_words_that_are_rare_in_a_draw_can_be_dropped():
    every = draw_documents(CORPUS, 10, seed=0)
    drawn = draw_documents(CORPUS, 10, seed=0, min_frequency=5)
    assert drawn == every.filter(min_frequency=5)
    assert drawn.document_ids == every.document_ids
    assert 0 < drawn.n_words < every.n_words


def test_drawn_words_keep_their_counts_and_no_document_is_empty():
    drawn = draw_words(CORPUS, 5, seed=0)
    columns = [int(word[1:]) for word in drawn.vocabulary]
    assert len(set(columns)) == 5
    assert drawn.frequencies.tolist() == COUNTS[:, columns].sum(axis=0).tolist()
    assert drawn.counts.sum(axis=1).min() > 0


def test_a_draw_depends_on_its_seed_alone():
    for draw in (draw_documents, draw_words):
        assert draw(CORPUS, 10, seed=1) == draw(CORPUS, 10, seed=1)
        assert draw(CORPUS, 10, seed=1) != draw(CORPUS, 10, seed=2)


def test_sizes_end_with_the_whole():
    assert sizes_up_to(100, (10, 50, 51, 200)) == (10, 50, 100)
    assert sizes_up_to(5, (10, 50)) == (5,)


def test_draws_of_one_size_are_put_together():
    found = means_by_size([(20, 1.0), (10, 5.0), (20, 3.0)])
    assert [column.tolist() for column in found] == [[10, 20], [5, 2], [0, 1]]


def test_the_median_ignores_a_draw_that_was_disturbed():
    found = means_by_size([(10, 1.0), (10, 2.0), (10, 90.0)], centre=np.median)
    assert found.means.tolist() == [2.0]
