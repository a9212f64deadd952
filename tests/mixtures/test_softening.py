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
from topicgrouper.likelihood.perplexity import perplexity
from topicgrouper.mixtures import soften
from topicgrouper.mixtures.soft_topics import METHODS
from topicgrouper.mixtures.softening import (
    MAX_SWEEPS,
    Steps,
    ViewCounts,
    burn_in,
    start_alpha,
    start_sampler,
)
from topicgrouper.mixtures.topic_mixture import TopicModel
from topicgrouper.tree import TopicTree

TRAINING = polysemous_documents(300, seed=1)
HELD_OUT = polysemous_documents(80, seed=2)


@pytest.fixture(scope="module")
def tree():
    return fit_tree(TRAINING)


@pytest.fixture(scope="module")
def models(tree):
    return {method: soften(tree.view(3), method=method) for method in METHODS}


@pytest.mark.parametrize("method", METHODS)
def test_meets_the_protocol(models, method):
    model = models[method]
    assert isinstance(model, TopicModel)
    assert model.method == method
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


@pytest.mark.parametrize("method", METHODS)
def test_topics_keep_their_nodes(models, tree, method):
    model = models[method]
    assert model.nodes.tolist() == [topic.id for topic in tree.view(3)]
    assert model.numbers.tolist() == [topic.number for topic in tree.view(3)]
    # and they still are about the words of these nodes
    for place, topic in enumerate(tree.view(3)):
        words = tree.words_of(node=topic.id)
        assert model.topic_words[place, tree.columns[words]].sum() > 0.5


@pytest.mark.parametrize("method", METHODS)
def test_every_occurrence_of_a_word_is_in_some_topic(models, tree, method):
    counts = models[method].word_topic_counts
    assert counts.min() >= 0
    np.testing.assert_allclose(counts.sum(axis=1), tree.word_frequencies, rtol=0.02)


@pytest.mark.parametrize("method", METHODS)
def test_predicts_better_than_the_flat_view(models, tree, method):
    flat = perplexity(tree.view(3), HELD_OUT).value
    soft = perplexity(models[method], HELD_OUT)
    assert soft.value + 4 * soft.standard_error < flat


@pytest.mark.parametrize("method", METHODS)
def test_finds_the_topics_that_share_words(models, method):
    model = models[method]
    found = model.topic_words @ polysemous_topics().T
    assert sorted(found.argmax(axis=1).tolist()) == [0, 1, 2]
    true = polysemous_topics()[found.argmax(axis=1)]
    assert np.abs(model.topic_words - true).sum(axis=1).max() < 0.25


def test_a_shared_word_is_polysemous_and_others_are_not(models):
    found = {each.word: each for each in models["default"].polysemous_words()}
    assert set(found) == {f"x{column}" for column in SHARED}
    for each in found.values():
        assert len(each.topics) == 2
        assert 0.2 <= each.strength <= 0.5
        assert each.topics[0].share >= each.topics[1].share
        assert {topic.node for topic in each.topics} <= set(models["default"].nodes.tolist())


@pytest.mark.parametrize("method", METHODS)
def test_the_same_result_every_time_and_with_any_number_of_threads(tree, method):
    models = [soften(tree.view(4), method=method, n_jobs=n_jobs) for n_jobs in (1, 1, 2, 3)]
    for model in models[1:]:
        assert same_topics(model, models[0])


@pytest.mark.parametrize("method", METHODS)
def test_the_seed_is_0_by_default_and_that_of_the_sweeps(models, tree, method):
    assert same_topics(soften(tree.view(3), method=method, seed=0), models[method])
    other, again = (soften(tree.view(3), method=method, seed=2**64 - 1) for _ in range(2))
    assert same_topics(other, again)
    assert same_topics(other, models[method]) == (method == "cvb0")


@pytest.mark.parametrize("method", METHODS)
def test_starts_from_refined_and_uneven_views(tree, method):
    uneven = tree.view(2).split(tree.view(2)[1])
    for view in (refine(tree.view(3)), uneven):
        model = soften(view, method=method)
        assert model.nodes.tolist() == view.nodes.tolist()
        assert model.tree is tree


@pytest.mark.parametrize("method", ["default", "cvb0"])
def test_ends_when_nothing_changes_much(models, method):
    model = models[method]
    assert model.converged
    assert 1 <= len(model.progress) <= model.n_rounds < 150
    assert model.progress[-1] - model.progress[-2] < 0.002


@pytest.mark.parametrize("method", METHODS)
def test_one_topic_has_all_words(tree, method):
    model = soften(tree.view(1), method=method)
    frequencies = tree.word_frequencies / tree.word_frequencies.sum()
    np.testing.assert_allclose(model.topic_words[0], frequencies, atol=2e-3)
    np.testing.assert_allclose(model.training_document_topics, 1.0, rtol=1e-6)


@pytest.mark.parametrize("method", METHODS)
def test_columns_that_never_occur_and_empty_documents(method):
    wide = np.zeros((302, 41), dtype=np.int64)
    wide[1:301, :39] = TRAINING.toarray()
    tree = fit_tree(csr_array(wide))
    model = soften(tree.view(3), method=method)
    assert model.topic_words.shape == (3, 41)
    assert not model.topic_words[:, 39:].any()
    np.testing.assert_allclose(model.training_document_topics[0].sum(), 1.0)
    again = soften(tree.view(3), counts=wide, method=method)
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


def test_bad_input_is_named(tree, models):
    with pytest.raises(TypeError, match=r"view must be a FlatView such as tree.view\(40\)"):
        soften(tree)
    with pytest.raises(ValueError, match="method must be one of"):
        soften(tree.view(3), method="em")
    with pytest.raises(ValueError, match="seed must be at least 0"):
        soften(tree.view(3), seed=-1)
    with pytest.raises(TypeError, match="seed must be a whole number"):
        soften(tree.view(3), seed=None)
    with pytest.raises(ValueError, match="training counts"):
        soften(tree_without_counts(tree).view(3))
    with pytest.raises(ValueError, match="counts"):
        soften(tree.view(3), counts=HELD_OUT)
    with pytest.raises(ValueError, match="min_share"):
        models["default"].polysemous_words(min_share=0.6)
    with pytest.raises(ValueError, match="min_occurrences"):
        models["default"].polysemous_words(min_occurrences=float("nan"))


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


@pytest.mark.parametrize("method", METHODS)
def test_a_document_of_too_many_tokens_is_refused(method):
    tree = fit_tree([[10_000_001, 3, 0], [1, 2, 5], [0, 4, 3]])
    with pytest.raises(ValueError, match="a document must have at most 10,000,000 tokens"):
        soften(tree.view(2), method=method)


def swept(counts, n=3):
    start = ViewCounts.of(fit_tree(counts).view(n))
    sampler, steps = start_sampler(start, seed=0, n_jobs=1), Steps(None)
    first = sampler.alpha, sampler.beta
    seen = []
    optimize = sampler.optimize
    sampler.optimize = lambda: (seen.append(sampler.iteration), optimize())
    burn_in(sampler, steps)
    return start, sampler, first, seen, steps


@pytest.mark.parametrize(("length", "sweeps"), [(200, 50), (40, 65), (4, MAX_SWEEPS)])
def test_short_documents_get_more_sweeps(length, sweeps):
    counts = polysemous_documents(60, seed=1, length=length)
    _, sampler, _, _, steps = swept(counts)
    assert sampler.iteration == steps.n_done == pytest.approx(sweeps, abs=5)


def test_the_first_sweeps_keep_their_parameters():
    counts = polysemous_documents(60, seed=1, length=200)
    start, sampler, (alpha, beta), estimated, _ = swept(counts)
    assert estimated == [40, 45, 50]
    assert (alpha < start_alpha(start)).all()
    assert beta == 0.1
    assert sampler.beta != beta
    assert not np.array_equal(sampler.alpha, alpha)


def test_the_first_beta_is_smaller_where_topics_have_few_tokens():
    """All words together weigh at most three tenths of a mean topic."""
    counts = polysemous_documents(8, seed=1, length=20)
    start = ViewCounts.of(fit_tree(counts).view(20))
    beta = start_sampler(start, seed=0, n_jobs=1).beta
    n_words = start.counts.shape[1]
    assert beta < 0.1
    assert beta * n_words == pytest.approx(0.3 * start.counts.sum() / 20)
