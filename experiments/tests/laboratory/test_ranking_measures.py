"""Measures of rankings by hand, and the test of their differences."""

from itertools import product
from math import log2

import numpy as np
import pytest

from experiments.laboratory.ranking_measures import RankingQuality, compare, mean_with_error


def test_measures_by_hand():
    scores = np.array([[5.0, 4.0, 3.0, 2.0]])
    found = RankingQuality.of(scores, np.array([[True, False, True, False]]))
    assert found.average_precision == pytest.approx([(1 + 2 / 3) / 2])
    assert found.precision == pytest.approx([0.2])
    assert found.ndcg == pytest.approx([(1 + 1 / 2) / (1 + 1 / log2(3))])


def test_the_first_ten_of_many():
    scores = -np.arange(30.0)[None]
    relevant = np.zeros((1, 30), dtype=bool)
    relevant[0, 8:] = True
    found = RankingQuality.of(scores, relevant)
    ideal = sum(1 / log2(rank + 1) for rank in range(1, 11))
    assert found.precision == pytest.approx([0.2])
    assert found.ndcg == pytest.approx([(1 / log2(10) + 1 / log2(11)) / ideal])
    assert found.average_precision == pytest.approx(
        [sum((rank - 8) / rank for rank in range(9, 31)) / 22]
    )


def test_equal_scores_are_ranked_in_the_order_of_documents():
    relevant = np.array([[False, True, True], [True, False, False]])
    found = RankingQuality.of(np.zeros((2, 3)), relevant)
    assert found.average_precision == pytest.approx([(1 / 2 + 2 / 3) / 2, 1])


def test_scores_must_be_numbers():
    with pytest.raises(ValueError, match="NaN"):
        RankingQuality.of(np.array([[np.nan, 1.0]]), np.array([[True, False]]))


def test_the_p_value_is_that_of_all_exchanges():
    first = np.array([0.5, 0.9, 0.3, 0.8, 0.4, 0.6, 0.7, 0.2])
    second = np.array([0.4, 0.6, 0.35, 0.5, 0.4, 0.5, 0.3, 0.25])
    differences = first - second
    sums = [abs(differences @ signs) for signs in product([-1, 1], repeat=8)]
    exact = np.mean(np.array(sums) >= abs(differences.sum()) - 1e-12)
    found = compare(first, second)
    assert found.p_value == pytest.approx(exact, abs=0.005)
    assert found.difference == pytest.approx(differences.mean())
    assert found.error == pytest.approx(differences.std(ddof=1) / np.sqrt(8))
    assert (found.better, found.worse) == (5, 2)
    assert compare(first, second) == found


def test_equal_methods_differ_by_chance():
    same = np.array([0.1, 0.2])
    found = compare(same, same)
    assert (found.difference, found.p_value, found.better) == (0, 1, 0)


def test_one_query_has_no_error():
    mean, error = mean_with_error(np.array([0.5]))
    assert mean == 0.5
    assert np.isnan(error)
