"""Completion of baskets: what is hidden, how articles are ranked, and what is measured."""

import numpy as np
import pytest
from scipy.sparse import csr_array

from experiments.laboratory.basket_completion import (
    MEASURES,
    MOST,
    best_unseen,
    hidden_ranks,
    hide_articles,
    mean_and_error,
    measure,
)

BASKETS = csr_array([[2, 0, 1, 3], [0, 5, 0, 0], [1, 1, 0, 0], [0, 0, 0, 0]])


class Always:
    """Propose the same articles for every basket."""

    def __init__(self, *articles):
        self.articles = articles

    def best(self, seen, k):
        best = [*self.articles, *[-1] * k][:k]
        return np.tile(best, (seen.shape[0], 1))


def test_one_article_is_hidden_with_all_its_pieces():
    baskets = hide_articles(BASKETS, seed=3)
    large = BASKETS.toarray()[[0, 2]]
    for row, seen, hidden in zip(large, baskets.seen.toarray(), baskets.hidden, strict=True):
        assert row[hidden] > 0
        expected = row.copy()
        expected[hidden] = 0
        assert seen.tolist() == expected.tolist()


def test_the_choice_depends_on_the_seed_alone_and_is_even():
    many = csr_array(np.ones((900, 3), dtype=np.int64))
    hidden = hide_articles(many, seed=0).hidden
    assert hidden.tolist() == hide_articles(many, seed=0).hidden.tolist()
    assert hidden.tolist() != hide_articles(many, seed=1).hidden.tolist()
    assert np.bincount(hidden).tolist() == pytest.approx([300] * 3, abs=60)


def test_seen_articles_are_not_proposed_and_missing_ones_are_minus_one():
    seen = csr_array([[0, 1, 0, 0], [1, 1, 1, 0], [0, 0, 0, 0]])
    scores = np.array([[0.1, 9.0, 0.3, 0.2], [1.0, 1.0, 1.0, 1.0], [0.0, 5.0, 5.0, -np.inf]])
    assert best_unseen(scores, seen, 2).tolist() == [[2, 3], [3, -1], [1, 2]]
    assert best_unseen(scores, seen, 5).tolist()[0] == [2, 3, 0, -1, -1]


def test_the_best_are_those_of_a_full_sort():
    rng = np.random.default_rng(1)
    scores = rng.random((20, 50))
    seen = csr_array(rng.integers(0, 2, (20, 50)))
    allowed = np.where(seen.toarray() > 0, -np.inf, scores)
    assert best_unseen(scores, seen, 7).tolist() == np.argsort(-allowed)[:, :7].tolist()


def test_ranks_and_measures():
    counts = csr_array(np.ones((300, 2), dtype=np.int64))
    baskets = hide_articles(counts, seed=0)
    ranks = hidden_ranks(Always(*[9] * 11, 0), baskets)
    assert ranks.tolist() == np.where(baskets.hidden == 0, 12, 0).tolist()
    found = {name: measure(name, np.array([1, 12, 0])).tolist() for name in MEASURES}
    gain = 1 / np.log2(13)
    assert found == {
        "hit rate at 10": [1, 0, 0],
        f"hit rate at {MOST}": [1, 1, 0],
        "NDCG at 10": [1, 0, 0],
        f"NDCG at {MOST}": pytest.approx([1, gain, 0]),
    }


def test_the_error_of_hits_is_the_binomial_one():
    mean, error = mean_and_error(np.array([1.0, 0.0, 0.0, 0.0]))
    assert mean == 0.25
    assert error == pytest.approx(np.sqrt(0.25 * 0.75 / 4))
