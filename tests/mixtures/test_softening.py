"""Softening: what it keeps of the tree, what it gains, and on what it does not depend."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from scipy.sparse import csr_array
from scipy.special import digamma

from tests.count_samples import sparse_zipf_counts
from tests.mixtures.polysemous_documents import (
    SHARED,
    polysemous_documents,
    polysemous_topics,
)
from topicgrouper import fit_tree
from topicgrouper.common.checks import whole_count_rows
from topicgrouper.fitting import refine
from topicgrouper.mixtures import soften
from topicgrouper.mixtures.softening import (
    MIN_PARAMETER,
    CellShares,
    CountTails,
    Cvb0,
    improved_alpha,
    improved_beta,
    tails_of,
)
from topicgrouper.tree import TopicTree

TRAINING = polysemous_documents(300, seed=1)
HELD_OUT = polysemous_documents(80, seed=2)

COUNTS = whole_count_rows(sparse_zipf_counts(60, 40, length=25, seed=5))
N_TOPICS = 5
ALPHA = np.linspace(0.2, 1.5, N_TOPICS)
WORD_TOPICS = np.arange(COUNTS.shape[1]) % N_TOPICS


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


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda counts: counts[:, 1:], "select them"),
        (lambda counts: counts[1:], "counts that the tree was fitted to"),
        (lambda counts: counts * 2, "counts that the tree was fitted to"),
        (lambda counts: counts * -1, "at least 0"),
        (lambda counts: counts.toarray()[0], "documents × words"),
        (lambda counts: np.where(counts.toarray() > 0, np.nan, 0), "NaN or infinity"),
    ],
)
def test_counts_that_are_not_the_trees_are_an_error(tree, change, message):
    with pytest.raises(ValueError, match=message):
        soften(tree.view(3), counts=change(tree.counts))


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


# -- cVB0 against the formula, update by update, and whatever the threads --------------------------


def started(counts=COUNTS, *, word_topics=WORD_TOPICS, alpha=ALPHA, **settings):
    start = CellShares.of_words(counts, word_topics)
    return Cvb0(counts, alpha=alpha, beta=0.1, start=start, **settings)


class Oracle:
    """Tokens one by one, each with its own shares and counted afresh from all other tokens.

    It knows no counts of cells. Copies of a word in a document are updated together: the new shares
    of all are computed before any is replaced.
    """

    def __init__(self, counts, word_topics, *, alpha, beta):
        matrix = counts.toarray()
        self.shape = matrix.shape
        self.alpha, self.beta = alpha, beta
        self.tokens = [
            (int(d), int(w))
            for d, w in zip(*matrix.nonzero(), strict=True)
            for _ in range(matrix[d, w])
        ]
        self.shares = np.array([np.eye(len(alpha))[word_topics[w]] for _, w in self.tokens])

    def expected(self, without=None):
        by_document = np.zeros((self.shape[0], len(self.alpha)))
        by_word = np.zeros((self.shape[1], len(self.alpha)))
        for token, (d, w) in enumerate(self.tokens):
            if token != without:
                by_document[d] += self.shares[token]
                by_word[w] += self.shares[token]
        return by_document, by_word

    def weights(self, token):
        """Return what each topic has for a token, and the probability of its word."""
        d, w = self.tokens[token]
        by_document, by_word = self.expected(without=token)
        weights = (by_document[d] + self.alpha) * (by_word[w] + self.beta)
        weights /= by_word.sum(axis=0) + self.beta * len(by_word)
        return weights, weights.sum() / (by_document[d].sum() + self.alpha.sum())

    def round(self, order, *, cut_off=0.0):
        log_probability = 0.0
        for cell in order:
            copies = [token for token, place in enumerate(self.tokens) if place == cell]
            fresh = []
            for token in copies:
                weights, probability = self.weights(token)
                log_probability += np.log(probability)
                weights /= weights.sum()
                weights[weights < cut_off] = 0.0
                fresh.append(weights / weights.sum())
            self.shares[copies] = fresh
        return log_probability / len(self.tokens)


def order_of_work(cvb0):
    documents, words, _, _ = cvb0.compiled.shares()
    return list(dict.fromkeys(zip(documents.tolist(), words.tolist(), strict=True)))


@pytest.mark.parametrize("cut_off", [0.0, 0.05])
def test_a_round_is_that_of_tokens_one_by_one(cut_off):
    counts = whole_count_rows(sparse_zipf_counts(8, 9, length=9, seed=2))
    word_topics = np.arange(counts.shape[1]) % 3
    alpha = np.array([0.3, 0.9, 0.6])
    cvb0 = started(counts, word_topics=word_topics, alpha=alpha, groups=1)
    oracle = Oracle(counts, word_topics, alpha=alpha, beta=0.1)
    order = order_of_work(cvb0)
    assert len(order) == counts.nnz
    assert counts.data.max() > 2  # words with copies, which is where cells and tokens differ
    for _ in range(4):
        found = cvb0.round(cut_off=cut_off)
        assert found == pytest.approx(oracle.round(order, cut_off=cut_off), rel=1e-5)
        for ours, theirs in zip(cvb0.expected_counts(), oracle.expected(), strict=True):
            np.testing.assert_allclose(ours, theirs, atol=1e-4)


def assert_sound(cvb0, counts):
    """Shares add up to 1 in each cell, and counts are those of the matrix."""
    documents, words, topics, shares = cvb0.compiled.shares()
    assert shares.min() > 0
    sums = np.zeros(counts.shape)
    np.add.at(sums, (documents, words), shares)
    np.testing.assert_allclose(sums, counts.toarray() > 0, atol=1e-5)
    by_document, by_word = cvb0.expected_counts()
    np.testing.assert_allclose(by_document.sum(axis=1), counts.sum(axis=1), rtol=1e-5, atol=1e-9)
    np.testing.assert_allclose(by_word.sum(axis=1), counts.sum(axis=0), rtol=1e-5, atol=1e-9)
    np.testing.assert_allclose(cvb0.totals(), by_word.sum(axis=0), rtol=1e-6, atol=1e-6)
    from_shares = np.zeros_like(by_word)
    np.add.at(from_shares, (words, topics), shares * counts.toarray()[documents, words])
    np.testing.assert_allclose(by_word, from_shares, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("groups", [1, 3])
@pytest.mark.parametrize("cut_off", [0.0, 0.01, 1.0])
def test_shares_add_up_and_no_count_is_lost(groups, cut_off):
    cvb0 = started(groups=groups)
    assert_sound(cvb0, COUNTS)
    for _ in range(5):
        cvb0.round(cut_off=cut_off)
        cvb0.improve()
        assert_sound(cvb0, COUNTS)


@given(
    arrays(np.int64, (4, 5), elements=st.integers(0, 3)).filter(lambda a: a.any(axis=0).all()),
    st.integers(1, 3),
)
def test_counts_of_any_shape_stay_sound(matrix, groups):
    counts = whole_count_rows(matrix)
    cvb0 = started(counts, word_topics=WORD_TOPICS[:5], groups=groups)
    for _ in range(2):
        cvb0.round()
    assert_sound(cvb0, counts)


def test_groups_matter_little():
    """Only the totals differ, by what other blocks of the same step have changed."""
    found = []
    for groups in (1, 4):
        cvb0 = started(groups=groups)
        for _ in range(30):
            value = cvb0.round()
        found.append(value)
    assert found[0] == pytest.approx(found[1], rel=0.02)


def test_wide_and_narrow_topics_agree():
    """More topics than 16 bits can number, most of them without a word."""
    wide = np.append(ALPHA, np.full(70_000, 1e-300))
    few, many = started(COUNTS[:6]), started(COUNTS[:6], alpha=wide)
    np.testing.assert_allclose(few.round(), many.round(), rtol=1e-9)
    np.testing.assert_allclose(few.totals(), many.totals()[:N_TOPICS], rtol=1e-6)


def drawn_counts(cvb0, counts, draw):
    """Draw a topic for each token from the shares of its cell, as n_dt and n_wt."""
    generator = np.random.default_rng(draw)
    by_document, by_word = (
        np.zeros((counts.shape[0], N_TOPICS)),
        np.zeros((counts.shape[1], N_TOPICS)),
    )
    shares = np.zeros((*counts.shape, N_TOPICS))
    np.add.at(shares, cvb0.compiled.shares()[:3], cvb0.compiled.shares()[3])
    for d, w in zip(*counts.nonzero(), strict=True):
        drawn = generator.multinomial(counts[d, w], shares[d, w] / shares[d, w].sum())
        by_document[d] += drawn
        by_word[w] += drawn
    return by_document.astype(np.int64), by_word.astype(np.int64)


def test_alpha_fits_a_draw_and_not_the_expected_counts():
    """Where it settles is where Minka's fixed point settles on draws made by NumPy."""
    cvb0 = started()
    for _ in range(5):
        cvb0.round()
    found = []
    for _ in range(60):
        cvb0.improve()
        found.append(cvb0.alpha)
    by_document, _ = drawn_counts(cvb0, COUNTS, 0)
    lengths = tails_of(np.asarray(COUNTS.sum(axis=1)).ravel())
    expected = improved_alpha(ALPHA, tails_by_topic(by_document), lengths, steps=600)
    assert np.mean(found[30:], axis=0).sum() == pytest.approx(expected.sum(), rel=0.25)
    assert np.corrcoef(np.mean(found[30:], axis=0), expected)[0, 1] > 0.9


def test_beta_fits_a_draw_and_not_the_expected_counts():
    """Cells that several topics share draw counts that a Dirichlet with a larger β would give."""
    cvb0 = started()
    first = cvb0.beta
    for _ in range(40):
        cvb0.improve()  # nothing is shared yet: every word has a single topic
    sharp = cvb0.beta
    assert sharp < first
    for _ in range(5):
        cvb0.round()
    for _ in range(40):
        cvb0.improve()
    assert cvb0.beta > sharp


# -- Minka's fixed point ---------------------------------------------------------------------------


def tails_by_topic(counts):
    """Stack the tails of each column."""
    tails = [tails_of(column).values for column in counts.T]
    starts = np.cumsum([0, *map(len, tails)])
    return CountTails(starts, np.concatenate(tails))


@pytest.fixture(name="counts")
def document_topic_counts():
    random = np.random.default_rng(0)
    return random.poisson(random.gamma(0.4, 5.0, size=(50, 1)) * [3.0, 1.0, 0.2], size=(50, 3))


def test_tails_count_what_is_above():
    np.testing.assert_array_equal(tails_of(np.array([3, 0, 1, 3])).values, [3, 2, 2])
    assert tails_of(np.array([0, 0])).values.size == 0


def test_a_step_for_alpha_is_minkas(counts):
    alpha = np.array([0.3, 2.0, 0.7])
    lengths = counts.sum(axis=1)
    for _ in range(3):
        above = (digamma(counts + alpha) - digamma(alpha)).sum(axis=0)
        below = (digamma(lengths + alpha.sum()) - digamma(alpha.sum())).sum()
        expected = alpha * above / below
        alpha = improved_alpha(alpha, tails_by_topic(counts), tails_of(lengths), steps=1)
        np.testing.assert_allclose(alpha, expected, rtol=1e-12)


def test_a_step_for_beta_is_minkas(counts):
    beta, n_words = 0.3, len(counts)
    totals = counts.sum(axis=0)
    pairs = tails_of(counts.ravel()).values
    above = (digamma(counts + beta) - digamma(beta)).sum()
    below = n_words * (digamma(totals + n_words * beta) - digamma(n_words * beta)).sum()
    found = improved_beta(beta, pairs, totals, n_words=n_words, steps=1)
    assert found == pytest.approx(beta * above / below, rel=1e-12)


def test_the_fixed_point_finds_the_parameters_of_a_dirichlet():
    random = np.random.default_rng(1)
    truth = np.array([2.0, 0.5, 0.1])
    counts = np.array([random.multinomial(200, row) for row in random.dirichlet(truth, size=3000)])
    found = improved_alpha(
        np.ones(3), tails_by_topic(counts), tails_of(counts.sum(axis=1)), steps=300
    )
    np.testing.assert_allclose(found, truth, rtol=0.1)


def test_a_topic_without_tokens_keeps_a_chance(counts):
    counts[:, 1] = 0
    found = improved_alpha(np.ones(3), tails_by_topic(counts), tails_of(counts.sum(axis=1)))
    assert found[1] == MIN_PARAMETER
    assert (found[[0, 2]] > MIN_PARAMETER).all()
