from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from tests.soft_samples import bank_soft, bank_tree
from tests.tree.tree_samples import bare_tree, chain_joins
from topicgrouper import fit_tree, refine
from topicgrouper.corpus import Corpus
from topicgrouper.evaluation import coherence
from topicgrouper.tree import topic_quality

N_GROUP = 12
"""Words of a planted topic."""


def documents(n_documents, *, groups=4, others=0.1):
    """Return documents that each have many words of one of some groups, and a few of any."""
    rng = np.random.default_rng(0)
    shares = np.full((groups, groups * N_GROUP), others)
    for group in range(groups):
        shares[group, group * N_GROUP : (group + 1) * N_GROUP] = 1.0
    return rng.poisson(shares[np.arange(n_documents) % groups])


def named(counts):
    return [f"w{column}" for column in range(counts.shape[1])]


def fitted(counts):
    return fit_tree(counts, named(counts))


def warnings_by_words(view):
    found = zip(view, view.quality.warnings, strict=True)
    return {frozenset(topic.words): warning for topic, warning in found}


@pytest.mark.parametrize("n", [2, 5, 15])
def test_coherence_is_that_of_the_words_that_are_shown_in_the_training_documents(n):
    counts = documents(150)
    view = fitted(counts).view(n)
    words = view.keywords()
    measured = coherence(words, Corpus(counts, named(counts))).per_topic
    assert view.quality.coherence == pytest.approx(measured, nan_ok=True)
    assert [row.coherence for row in view.table(3, frequent=True, order="view")] == [
        None if np.isnan(value) else pytest.approx(value) for value in measured
    ]


def npmi(counts, columns):
    """Return the mean NPMI of all pairs of columns; a pair that all documents have counts as 0."""
    has = np.asarray(counts)[:, columns] > 0
    values = []
    for a, b in combinations(has.T, 2):
        p = np.mean(a & b) + 1e-12
        values.append(0.0 if p > 1 else (np.log(p / (a.mean() * b.mean())) / -np.log(p)))
    return float(np.mean(values))


def test_refined_and_soft_topics_are_measured_by_their_own_words():
    refined = refine(fitted(documents(150)).view(4))
    for view in (refined, bank_soft(bank_tree())):
        tree = view.tree
        best = [[tree.find(word) for word in words] for words in view.keywords()]
        expected = [npmi(tree.counts.toarray(), columns) for columns in best]
        assert view.quality.coherence == pytest.approx(expected)


def test_a_single_word_has_no_coherence_and_no_warning():
    view = fit_tree(np.tile([[1, 0], [0, 2]], (60, 1)), ["a", "b"]).view(2)
    assert np.isnan(view.quality.coherence).all()
    assert set(view.quality.warnings) == {None}
    assert {row.coherence for row in view.table()} == {None}


def test_words_of_every_document_are_together_as_often_as_by_chance():
    view = fit_tree([[3, 2, 1, 0], [2, 2, 0, 1], [4, 1, 2, 0]], ["the", "of", "a", "b"]).view(1)
    words = fit_tree([[3, 2], [2, 2], [4, 1]], ["the", "of"]).view(1)
    assert words.quality.coherence.tolist() == [0.0]
    assert -1 < view.quality.coherence[0] < 0


def test_topics_of_a_planted_model_have_no_warning():
    view = fitted(documents(200)).view(4)
    assert set(view.quality.warnings) == {None}
    assert view.quality.coherence.min() > 0.1


def test_words_that_avoid_each_other_are_incoherent():
    tree = fitted(documents(200, others=0.0))
    assert set(tree.view(4).quality.warnings) == {None}
    joined = tree.view(2).quality  # two groups of words that no document has both of
    assert set(joined.warnings) == {"incoherent"}
    assert joined.coherence.max() < 0


def with_own_words(counts, rows, n_words=6):
    """Add words that only some documents have, each several times."""
    added = np.zeros((len(counts), n_words), dtype=np.int64)
    added[rows] = 5
    return np.concatenate([counts, added], axis=1)


@pytest.mark.parametrize(
    ("n_rows", "warning"), [(3, "few documents"), (4, "few documents"), (9, None)]
)
def test_a_topic_of_few_documents(n_rows, warning):
    counts = with_own_words(documents(200), np.arange(n_rows) * 7)
    found = warnings_by_words(fitted(counts).view(5))
    assert (
        found[frozenset(f"w{column}" for column in range(4 * N_GROUP, 4 * N_GROUP + 6))] == warning
    )


@pytest.mark.parametrize("n_changed", [0, 2])
def test_a_topic_of_near_duplicates(n_changed):
    counts = with_own_words(documents(200), [7])
    copies = np.repeat(counts[[7]], 10, axis=0)
    for row, copy in enumerate(copies):
        copy[np.flatnonzero(copy[: 4 * N_GROUP])[row : row + n_changed]] = 0
    found = warnings_by_words(fitted(np.concatenate([counts, copies])).view(5))
    own = frozenset(f"w{column}" for column in range(4 * N_GROUP, 4 * N_GROUP + 6))
    assert found.pop(own) == "near-duplicates"
    assert set(found.values()) == {None}


def test_a_small_collection_has_no_warnings():
    counts = with_own_words(documents(99), np.arange(3) * 7)
    assert set(fitted(counts).view(5).quality.warnings) == {None}


def test_without_counts_there_is_no_quality():
    with pytest.raises(ValueError, match="no training counts"):
        _ = bare_tree(chain_joins(5)).view(3).quality


def test_the_order_of_documents_does_not_matter():
    rng = np.random.default_rng(3)
    counts = np.repeat(rng.poisson(0.4, (90, 40)), rng.integers(1, 5, 90), axis=0)
    expected = fit_tree(counts).view(8).quality
    assert "near-duplicates" in expected.warnings
    for seed in range(5):
        rows = np.random.default_rng(seed).permutation(len(counts))
        assert fit_tree(counts[rows]).view(8).quality.warnings == expected.warnings


@pytest.mark.parametrize("at_once", [1, 3, 100])
def test_documents_are_told_apart_part_by_part_as_at_once(monkeypatch, at_once):
    counts = np.random.default_rng(0).poisson(0.3, size=(20, 30))
    counts[4:7] = 0
    rows = fit_tree(counts).count_rows
    marks = np.random.default_rng(1).integers(2**63, size=30, dtype=np.uint64)
    expected = [marks[row > 0].sum(dtype=np.uint64) for row in counts]
    monkeypatch.setattr(topic_quality, "_AT_ONCE", at_once)
    assert topic_quality._contents(rows).tolist() == [int(each) for each in expected]
