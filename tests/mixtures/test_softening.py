"""Softening: what it keeps of the tree, what it gains, and on what it does not depend."""

import numpy as np
import pytest
from scipy.sparse import csr_array

from tests.mixtures.polysemous_documents import (
    SHARED,
    polysemous_documents,
    polysemous_topics,
)
from topicgrouper import fit_tree
from topicgrouper.fitting import refine
from topicgrouper.mixtures import soften
from topicgrouper.tree import TopicTree

TRAINING = polysemous_documents(300, seed=1)
HELD_OUT = polysemous_documents(80, seed=2)


@pytest.fixture(scope="module")
def tree():
    return fit_tree(TRAINING)


@pytest.fixture(scope="module")
def model(tree):
    return soften(tree.view(3))


def test_topics_and_shares_are_distributions(model):
    assert model.topic_words.shape == (3, TRAINING.shape[1])
    np.testing.assert_allclose(model.topic_words.sum(axis=1), 1.0, rtol=1e-9)
    assert (model.topic_prior > 0).all()
    assert model.training_document_topics.shape == (300, 3)
    np.testing.assert_allclose(model.training_document_topics.sum(axis=1), 1.0, rtol=1e-6)
    shares = model.transform(HELD_OUT)
    assert shares.shape == (80, 3)
    np.testing.assert_allclose(shares.sum(axis=1), 1.0, rtol=1e-9)
    for name in ("topic_words", "nodes", "word_topic_counts", "training_document_topics"):
        with pytest.raises(ValueError, match="read-only"):
            getattr(model, name)[0] = 0


def test_topics_keep_their_nodes(model, tree):
    assert model.nodes.tolist() == [topic.id for topic in tree.view(3)]
    assert model.numbers.tolist() == [topic.number for topic in tree.view(3)]
    # and they still are about the words of these nodes
    for place, topic in enumerate(tree.view(3)):
        words = tree.words_of(node=topic.id)
        assert model.topic_words[place, tree.columns[words]].sum() > 0.5


def test_every_occurrence_of_a_word_is_in_some_topic(model, tree):
    counts = model.word_topic_counts
    assert counts.min() >= 0
    np.testing.assert_allclose(counts.sum(axis=1), tree.word_frequencies, rtol=0.02)


def test_finds_the_topics_that_share_words(model):
    found = model.topic_words @ polysemous_topics().T
    assert sorted(found.argmax(axis=1).tolist()) == [0, 1, 2]
    true = polysemous_topics()[found.argmax(axis=1)]
    assert np.abs(model.topic_words - true).sum(axis=1).max() < 0.25


def test_a_shared_word_is_found_and_others_are_not(model):
    found = {each.word: each for each in model.shared_words()}
    assert set(found) == {f"x{column}" for column in SHARED}
    for each in found.values():
        assert len(each.topics) == 2
        assert 0.2 <= each.topics[1].share <= 0.5
        assert each.topics[0].share >= each.topics[1].share
        assert {topic.id for topic in each.topics} <= set(model.nodes.tolist())


def test_the_same_result_every_time_and_with_any_number_of_threads(tree):
    models = [soften(tree.view(4), n_jobs=n_jobs) for n_jobs in (1, 1, 2, 3)]
    for model in models[1:]:
        assert same_topics(model, models[0])


def test_starts_from_refined_and_uneven_views(tree):
    uneven = tree.view(2).split(tree.view(2)[1])
    for view in (refine(tree.view(3)), uneven):
        model = soften(view)
        assert model.nodes.tolist() == view.nodes.tolist()
        assert model.tree is tree


def test_ends_when_nothing_changes_much(model):
    assert model.converged
    assert 1 <= len(model.progress) <= model.n_rounds < 150
    assert model.progress[-1] - model.progress[-2] < 0.002


def test_one_topic_has_all_words(tree):
    model = soften(tree.view(1))
    frequencies = tree.word_frequencies / tree.word_frequencies.sum()
    np.testing.assert_allclose(model.topic_words[0], frequencies, atol=2e-3)
    np.testing.assert_allclose(model.training_document_topics, 1.0, rtol=1e-6)


def test_columns_that_never_occur_and_empty_documents():
    wide = np.zeros((302, 41), dtype=np.int64)
    wide[1:301, :39] = TRAINING.toarray()
    tree = fit_tree(csr_array(wide))
    model = soften(tree.view(3))
    assert model.topic_words.shape == (3, 41)
    assert not model.topic_words[:, 39:].any()
    np.testing.assert_allclose(model.training_document_topics[0].sum(), 1.0)
    again = soften(tree.view(3), counts=wide)
    np.testing.assert_array_equal(again.topic_words, model.topic_words)


def test_reports_progress_and_can_be_ended(tree):
    seen = []
    soften(tree.view(3), progress=lambda *report: seen.append(report))
    assert [note for _, note in seen] == [f"Softening, round {i + 1}" for i in range(len(seen))]
    assert all(0 < share <= 1 for share, _ in seen)

    def end(share, note):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        soften(tree.view(3), progress=end)


def test_bad_input_is_named(tree):
    with pytest.raises(TypeError, match=r"view must be a FlatView such as tree.view\(40\)"):
        soften(tree)
    with pytest.raises(ValueError, match="training counts"):
        soften(tree_without_counts(tree).view(3))
    with pytest.raises(ValueError, match="counts"):
        soften(tree.view(3), counts=HELD_OUT)


def test_real_weights_are_not_counts():
    weights = csr_array(TRAINING.astype(float) * 0.5)
    with pytest.raises(ValueError, match="whole"):
        soften(fit_tree(weights).view(3))


def same_topics(first, second):
    names = ("topic_words", "topic_prior", "training_document_topics")
    return all(np.array_equal(getattr(first, name), getattr(second, name)) for name in names)


def tree_without_counts(tree):
    return TopicTree(
        tree.children,
        tree.gains,
        tree.word_frequencies,
        tree.vocabulary,
        base_log_likelihood=tree.base_log_likelihood,
    )


def test_a_document_of_too_many_tokens_is_refused():
    tree = fit_tree([[10_000_001, 3, 0], [1, 2, 5], [0, 4, 3]])
    with pytest.raises(ValueError, match="a document must have at most 10,000,000 tokens"):
        soften(tree.view(2))
