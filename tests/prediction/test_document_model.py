"""The document model: exact probabilities, and predictions that agree with them."""

import copy
import itertools
import math
import pickle
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from scipy.integrate import dblquad
from scipy.sparse import csr_array
from scipy.special import beta, gammaln

from tests.prediction.joins_oracle import log_probabilities
from tests.prediction.test_fit_documents import bursty_counts
from topicgrouper import DocumentModel, Model, TopicTree, fit_documents, fit_tree
from topicgrouper.prediction import document_model

COUNTS = bursty_counts(n_words=4, seed=1) + np.eye(60, 4, dtype=np.int64)


def small_model(seed=0):
    """Return a model of seven words with finite and infinite concentrations."""
    rng = np.random.default_rng(seed)
    tree = fit_tree(bursty_counts(n_words=7, seed=seed) + np.eye(60, 7, dtype=np.int64))
    concentrations = rng.gamma(1.0, 2.0, size=6)
    concentrations[rng.integers(0, 6, size=2)] = np.inf
    return DocumentModel(tree, rng.uniform(0.1, 0.9, size=6), concentrations)


@given(
    arrays(np.int64, (3, 7), elements=st.one_of(st.just(0), st.integers(0, 3), st.integers(0, 99))),
    st.integers(0, 20),
)
def test_probabilities_are_those_of_the_definition(counts, seed):
    model = small_model(seed)
    expected = log_probabilities(model, counts)
    assert model.log_probability(counts) == pytest.approx(expected, rel=1e-11, abs=1e-11)


@pytest.mark.parametrize("concentration", [1e-3, 1.0, 1e4, 1e9, 1e14])
def test_long_documents_lose_no_digits(concentration):
    tree = fit_tree([[3, 2], [1, 2]])
    model = DocumentModel(tree, [0.3], [concentration])
    counts = np.array([[4000, 7000], [13, 0], [100_000, 1]])
    a, b = 0.3 * concentration, 0.7 * concentration
    expected = [
        math.fsum(math.log(a + i) for i in range(first))
        + math.fsum(math.log(b + i) for i in range(second))
        - math.fsum(math.log(a + b + i) for i in range(first + second))
        for first, second in counts.tolist()
    ]
    assert model.log_probability(counts) == pytest.approx(expected, rel=1e-9)


@pytest.mark.parametrize("concentration", [1e-100, 1e-30, 1e300])
@pytest.mark.parametrize("mean", [1e-100, 0.5, 1 - 2**-53])
def test_extreme_parameters_neither_overflow_nor_underflow(mean, concentration):
    tree = fit_tree([[3, 2], [1, 2]])
    model = DocumentModel(tree, [mean], [concentration])
    counts = np.array([[1, 1], [7, 5], [30, 40], [0, 9]])
    expected = log_probabilities(model, counts)
    assert model.log_probability(counts) == pytest.approx(expected, rel=1e-11)
    assert model.word_probabilities(counts).sum(axis=1) == pytest.approx(1.0)
    assert np.isfinite(model.query_log_likelihoods(counts, counts)).all()
    assert np.isfinite(model.surprise(counts).data).all()


def test_probabilities_of_all_sequences_sum_to_one():
    model = small_model()
    for length in (1, 3):
        total = 0.0
        for sequence in itertools.product(range(7), repeat=length):
            counts = np.bincount(sequence, minlength=7)[None]
            total += math.exp(model.log_probability(counts)[0])
        assert total == pytest.approx(1.0, abs=1e-12)


def test_predictions_multiply_to_the_probability():
    model = small_model(3)
    words = np.random.default_rng(0).integers(0, 7, size=40)
    total = 0.0
    seen = np.zeros((1, 7), dtype=np.int64)
    for word in words:
        total += math.log(model.word_probabilities(seen)[0, word])
        seen[0, word] += 1
    assert model.log_probability(seen)[0] == pytest.approx(total, rel=1e-12)


def test_three_words_agree_with_an_integral():
    tree = fit_tree([[3, 2, 0], [1, 2, 1], [0, 0, 5]])
    model = DocumentModel(tree, [0.4, 0.7], [2.5, 3.0])
    (a, b), (c, d) = tree.children.tolist()
    counts = [2, 1, 3]

    def integrand(upper, lower):
        shares = {a: lower, b: 1 - lower, c: upper, d: 1 - upper}
        shares[a] *= shares[3]
        shares[b] *= shares[3]
        density = math.sqrt(1 - lower) * upper**1.1 * (1 - upper) ** -0.1
        return density * math.prod(shares[word] ** count for word, count in enumerate(counts))

    expected, _ = dblquad(integrand, 0, 1, 0, 1, epsabs=1e-12)
    expected /= beta(1.0, 1.5) * beta(2.1, 0.9)
    assert math.exp(model.log_probability([counts])[0]) == pytest.approx(expected, rel=1e-6)


@pytest.mark.parametrize("n", [1, 3, 7])
def test_the_closed_form_of_flat_views_is_a_special_case(n):
    """Infinite joins below T(n) and A_a = α·Σ m_t above make the Dirichlet prior αm of T(n)."""
    tree = small_model().tree
    alpha = 3.7
    frequencies = tree.frequencies
    of_joins = frequencies[tree.n_words :]
    means = frequencies[tree.children[:, 0]] / of_joins
    concentrations = alpha * of_joins / frequencies[-1]
    concentrations[: tree.n_words - n] = np.inf
    model = DocumentModel(tree, means, concentrations)
    view = tree.view(n)
    counts = csr_array(bursty_counts(n_words=7, seed=5))
    prior = alpha * frequencies[view.nodes] / frequencies[-1]
    topics = view.topic_counts(counts).toarray()
    expected = (gammaln(prior + topics) - gammaln(prior)).sum(axis=1)
    expected += gammaln(alpha) - gammaln(alpha + topics.sum(axis=1))
    expected += counts @ np.log(view.word_shares)
    assert model.log_probability(counts) == pytest.approx(expected, rel=1e-11)


def test_the_curve_is_the_probability_of_each_restriction():
    counts = bursty_counts(n_words=9)
    tree = fit_tree(counts + np.eye(60, 9, dtype=np.int64))
    model = fit_documents(tree)
    test = bursty_counts(n_words=9, seed=8)
    curve = model.log_probability_curve(test)
    shares = tree.frequencies[tree.children[:, 0]] / tree.frequencies[tree.n_words :]
    for n in range(1, 10):
        above = np.arange(8) >= 9 - n
        restricted = DocumentModel(
            tree,
            np.where(above, model.means, shares),
            np.where(above, model.concentrations, np.inf),
        )
        assert curve[n - 1] == pytest.approx(restricted.log_probability(test).sum(), rel=1e-10)
    assert curve[-1] == pytest.approx(model.log_probability(test).sum(), rel=1e-12)


@given(arrays(np.int64, (4, 7), elements=st.integers(0, 9)), st.integers(0, 20))
def test_word_probabilities_are_ratios_of_document_probabilities(counts, seed):
    model = small_model(seed)
    found = model.word_probabilities(counts)
    assert found.sum(axis=1) == pytest.approx(1.0)
    before = model.log_probability(counts)
    for word in range(7):
        longer = counts.copy()
        longer[:, word] += 1
        expected = np.exp(model.log_probability(longer) - before)
        assert found[:, word] == pytest.approx(expected, rel=1e-9)


def test_top_words_are_the_most_probable_ones():
    model = small_model()
    counts = bursty_counts(n_words=7, seed=2)
    everything = model.word_probabilities(counts)
    found = model.top_words(counts, 3, exclude_seen=False)
    order = np.argsort(-everything, axis=1, kind="stable")[:, :3]
    assert np.array_equal(found.words, order)
    assert found.probabilities == pytest.approx(np.take_along_axis(everything, order, axis=1))


def test_seen_words_are_excluded():
    model = small_model()
    found = model.top_words([[1, 0, 2, 0, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1]], 4)
    assert sorted(found.words[0, :2].tolist()) == [1, 3]
    assert found.words[0, 2:].tolist() == [-1, -1]
    assert found.probabilities[0, 2:].tolist() == [0.0, 0.0]
    assert (found.words[1] == -1).all()


def test_equal_words_are_listed_by_column():
    tree = fit_tree([[1, 1, 1, 1], [2, 2, 2, 2]])
    model = DocumentModel(tree, np.full(3, 0.5), np.full(3, np.inf))
    found = model.top_words([[0, 0, 0, 0]], 4)
    order = np.argsort(-model.word_probabilities([[0, 0, 0, 0]])[0], kind="stable")
    assert found.words[0].tolist() == order.tolist()


def test_queries_are_words_that_come_next():
    model = small_model(2)
    documents = bursty_counts(n_words=7, seed=4)
    queries = np.array([[1, 0, 0, 2, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 1, 1]])
    expected = queries @ np.log(model.word_probabilities(documents)).T
    assert model.query_log_likelihoods(queries, documents) == pytest.approx(expected, rel=1e-10)


def test_queries_in_blocks_are_the_same(monkeypatch):
    model = small_model(2)
    documents = bursty_counts(n_words=7, seed=4)
    queries = np.eye(7, dtype=np.int64)
    whole = model.query_log_likelihoods(queries, documents)
    monkeypatch.setattr("topicgrouper.prediction.document_model._BLOCK", 100)
    assert np.array_equal(model.query_log_likelihoods(queries, documents), whole)


def test_surprise_leaves_one_occurrence_out():
    model = small_model(4)
    counts = np.array([[2, 0, 1, 0, 0, 5, 0], [0, 0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0]])
    found = model.surprise(counts).toarray()
    for document, word in zip(*np.nonzero(counts), strict=True):
        rest = counts[[document]].copy()
        rest[0, word] -= 1
        expected = -math.log2(model.word_probabilities(rest)[0, word])
        assert found[document, word] == pytest.approx(expected, rel=1e-10)
    assert (found[counts == 0] == 0).all()


def test_threads_do_not_matter(monkeypatch):
    model = fit_documents(fit_tree(bursty_counts(n_documents=300, n_words=40)))
    counts = bursty_counts(n_documents=50, n_words=40, seed=1)[:, : model.tree.n_columns]
    forest = fit_documents(model.tree, trees=3)
    for method in (
        model.log_probability,
        model.log_probability_curve,
        model.word_probabilities,
        lambda X: model.top_words(X).words,
        lambda X: model.query_log_likelihoods(X[:4], X),
        lambda X: model.surprise(X).data,
        forest.log_probability,
        forest.word_probabilities,
    ):
        found = []
        for threads in (1, 2, 3):
            monkeypatch.setattr(document_model, "free_threads", lambda n=threads: n)
            found.append(method(counts))
        assert np.array_equal(found[0], found[1])
        assert np.array_equal(found[0], found[2])


def test_words_that_never_occurred_are_ignored():
    """A column without training words has probability 0 as a prediction and is skipped in data."""
    model = fit_documents(fit_tree([[3, 0, 2, 0], [1, 0, 2, 1], [0, 0, 1, 4]]))
    assert model.tree.n_words == 3
    assert model.log_probability([[1, 9, 1, 0]]) == pytest.approx(
        model.log_probability([[1, 0, 1, 0]])
    )
    assert model.word_probabilities([[1, 0, 0, 0]])[0, 1] == 0.0
    assert 1 not in model.top_words([[0, 0, 0, 0]]).words
    assert model.surprise([[1, 9, 1, 0]]).toarray()[0, 1] == 0.0


def test_empty_documents():
    model = small_model()
    empty = np.zeros((2, 7), dtype=np.int64)
    assert model.log_probability(empty).tolist() == [0.0, 0.0]
    assert model.log_probability(empty[:0]).shape == (0,)
    with pytest.raises(ValueError, match="no document contains a word"):
        model.perplexity(empty)


def test_weights_are_refused():
    with pytest.raises(ValueError, match="whole numbers"):
        small_model().log_probability([[0.5, 0, 0, 0, 0, 0, 0]])


def test_other_columns_are_refused():
    with pytest.raises(ValueError, match="columns"):
        small_model().log_probability([[1, 2, 3]])


@pytest.mark.parametrize(
    ("means", "concentrations", "match"),
    [
        ([0.5], [1.0, 1.0], "concentrations must have one number per join: 1"),
        ([1.0], [1.0], "below 1"),
        ([math.nan], [1.0], "below 1"),
        ([0.0], [1.0], "at least 1e-100"),
        ([0.5], [0.0], "at least 1e-100"),
        ([0.5], [1e-300], "at least 1e-100"),
        ([0.5], [math.nan], "at least 1e-100"),
    ],
)
def test_bad_parameters_are_named(means, concentrations, match):
    tree = TopicTree([[0, 1]], [0.0], [1, 1], ["a", "b"], base_log_likelihood=0.0)
    with pytest.raises(ValueError, match=match):
        DocumentModel(tree, means, concentrations)


def test_deep_priors_that_underflow_stay_exact():
    """In a chain whose shares are tiny, words far down have probabilities below the smallest."""
    n_words = 120
    children = [[0, 1]] + [[word, n_words + word - 2] for word in range(2, n_words)]
    tree = TopicTree(
        children,
        np.zeros(n_words - 1),
        np.ones(n_words, dtype=np.int64),
        [f"w{i}" for i in range(n_words)],
        base_log_likelihood=0.0,
    )
    means = np.full(n_words - 1, 1 - 1e-7)
    model = DocumentModel(tree, means, np.full(n_words - 1, 2.0))
    counts = np.zeros((1, n_words), dtype=np.int64)
    counts[0, 0] = 1  # at the very end
    seen = model.word_probabilities(counts)[0]
    assert np.isfinite(seen).all()
    assert seen.sum() == pytest.approx(1.0)
    assert model.log_probability(counts)[0] == pytest.approx(
        math.log(0.9999999) + 118 * math.log(1e-7), rel=1e-6
    )


@pytest.mark.parametrize("k", [2**31, 2**62, 2**64, 10**12])
def test_more_words_than_memory_are_as_many_as_there_are(k):
    found = small_model().top_words([[1, 0, 0, 0, 0, 0, 0]], k, exclude_seen=False)
    assert sorted(found.words[0].tolist()) == list(range(7))


@pytest.mark.parametrize("k", [0, -1])
def test_k_is_at_least_1(k):
    with pytest.raises(ValueError, match="k must be at least 1"):
        small_model().top_words([[1, 0, 0, 0, 0, 0, 0]], k)


def test_counts_whose_sum_is_not_exact_are_refused():
    huge = np.array([[2**62, 2**62, 0, 2**62, 2**62, 0, 0]])
    for method in (small_model().log_probability, small_model().word_probabilities):
        with pytest.raises(ValueError, match="tokens together"):
            method(huge)


def test_copies_are_equal_and_read_only():
    model = small_model()
    model.log_probability([[1, 0, 0, 0, 0, 0, 0]])  # fills what is computed once
    for copied in (pickle.loads(pickle.dumps(model)), copy.deepcopy(model)):
        assert not copied.means.flags.writeable
        assert np.array_equal(copied.concentrations, model.concentrations)
        assert copied.tree == model.tree


def test_probabilities_that_cannot_be_told_from_0_have_no_lift():
    """Not infinite, and without a warning."""
    n_words = 40
    children = [[0, 1]] + [[word, n_words + word - 2] for word in range(2, n_words)]
    tree = TopicTree(
        children,
        np.zeros(n_words - 1),
        np.ones(n_words, dtype=np.int64),
        [f"w{i}" for i in range(n_words)],
        base_log_likelihood=0.0,
    )
    model = DocumentModel(tree, np.full(n_words - 1, 1 - 1e-16), np.full(n_words - 1, 1e-3))
    found = Model(tree, document_model=model).complete(
        "w0", n_words, rank_by="probability", seen=True
    )
    assert len(found) == n_words
    assert np.isfinite([each.lift for each in found]).all()


# -- a forest: the mean of what its trees expect, word after word ----------------------------------


def small_forest(trees=4):
    """Return a forest of four words."""
    return fit_documents(fit_tree(COUNTS), trees=trees)


def mixed(value):
    """Return the finaliser of splitmix64."""
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB % 2**64
    return value ^ (value >> 31)


def chain(forest, words):
    """Return the log probability of words in an order, by the predictions of the trees."""
    seen = np.zeros((1, forest.tree.n_words), dtype=np.int64)
    total = 0.0
    for word in words:
        total += math.log(
            np.mean([model.word_probabilities(seen)[0, word] for model in forest.models])
        )
        seen[0, word] += 1
    return total


def in_order(counts):
    """Return the words of a document in the order that a forest takes them."""
    keys = [
        (mixed((mixed(word + 1) + i) % 2**64), word)
        for word, count in enumerate(counts)
        for i in range(count)
    ]
    return [word for _, word in sorted(keys)]


def test_the_probability_is_the_product_of_the_mean_predictions():
    forest = small_forest()
    documents = COUNTS[:12]
    expected = [chain(forest, in_order(counts)) for counts in documents.tolist()]
    assert forest.log_probability(documents) == pytest.approx(expected, rel=1e-12)


def test_probabilities_of_all_sequences_sum_to_one_of_document_forest():
    # and with them those of all bags, of which each has the mean over its orders
    forest = small_forest()
    sequences = list(itertools.product(range(4), repeat=3))
    assert sum(math.exp(chain(forest, each)) for each in sequences) == pytest.approx(1, abs=1e-12)
    of_counts = {
        tuple(np.bincount(each, minlength=4)): math.exp(chain(forest, each)) for each in sequences
    }
    found = forest.log_probability(np.array(list(of_counts)))
    # each bag in one of its orders: about the same
    assert np.exp(found) == pytest.approx(list(of_counts.values()), rel=0.05)


def test_the_mean_of_predictions():
    forest = small_forest()
    documents = COUNTS[:5]
    found = [model.word_probabilities(documents) for model in forest.models]
    assert forest.word_probabilities(documents) == pytest.approx(np.mean(found, axis=0))
    assert forest.word_probabilities(documents).sum(axis=1) == pytest.approx(1.0)
    assert forest.expected_probabilities == pytest.approx(
        np.mean([model.expected_probabilities for model in forest.models], axis=0)
    )
    logs = forest.query_log_likelihoods([[0, 2, 1, 0]], documents)[0]
    given = forest.word_probabilities(documents)
    assert logs == pytest.approx(2 * np.log(given[:, 1]) + np.log(given[:, 2]))
    bits = [np.exp2(-model.surprise(documents).toarray()) for model in forest.models]
    is_there = documents > 0
    assert np.exp2(-forest.surprise(documents).toarray())[is_there] == pytest.approx(
        np.mean(bits, axis=0)[is_there]
    )


def test_the_best_words():
    forest = small_forest()
    documents = np.array([[2, 0, 0, 0], [1, 1, 1, 1], [0, 0, 0, 0]])
    found = forest.top_words(documents, 3)
    after = forest.word_probabilities(documents)
    assert found.words[0].tolist() == [each for each in np.argsort(-after[0]).tolist() if each][:3]
    assert found.words[1].tolist() == [-1, -1, -1]
    assert found.words[2].tolist() == np.argsort(-after[2])[:3].tolist()
    all_words = forest.top_words(documents, 9, exclude_seen=False)
    assert all_words.words.shape == (3, 4)
    assert all_words.probabilities.sum(axis=1) == pytest.approx(1.0)
    with pytest.raises(ValueError, match="at least 1"):
        forest.top_words(documents, 0)


def test_a_single_tree_has_no_others_to_support_its_topics():
    model = fit_documents(fit_tree(COUNTS))
    assert model.models == (model,)
    assert model.support(model.tree.view(2)).tolist() == [0, 0]


def test_probabilities_of_deep_trees_do_not_vanish():
    n_words = 60
    counts = np.ones((2, n_words), dtype=np.int64)
    tree = fit_tree(counts)
    means = np.full(n_words - 1, 1e-30)
    models = [DocumentModel(tree, means, np.full(n_words - 1, 1.0))] * 2
    (found,) = replace(models[0], others=models[1:]).log_probability(counts[:1])
    assert found == pytest.approx(models[0].log_probability(counts[:1])[0])


def test_columns_that_never_occur():
    counts = np.zeros((60, 7), dtype=np.int64)
    counts[:, [1, 2, 4, 6]] = COUNTS
    forest, other = fit_documents(fit_tree(counts), trees=3), small_forest(3)
    # words have other names here, so the halves are others
    assert forest.word_probabilities(counts[:3]).shape == (3, 7)
    assert forest.word_probabilities(counts[:3])[:, [0, 3, 5]].max() == 0
    assert forest.top_words(counts[:3], 4, exclude_seen=False).words.max() == 6
    assert forest.surprise(counts[:3]).shape == (3, 7)
    by_word = forest.log_probability(csr_array(counts)[:, [1, 2, 4, 6]])
    assert forest.log_probability(counts) == pytest.approx(by_word)
    assert other.tree.n_words == forest.tree.n_words


def test_bad_input():
    forest = small_forest()
    with pytest.raises(ValueError, match="columns"):
        forest.log_probability([[1, 2, 3]])
    with pytest.raises(ValueError, match="no document contains a word"):
        forest.score([[0, 0, 0, 0]])
    with pytest.raises(ValueError, match="at most 10,000,000 tokens"):
        forest.log_probability([[20_000_000, 0, 0, 0]])
    with pytest.raises(ValueError, match="the curve is that of one tree"):
        forest.log_probability_curve(COUNTS)
    with pytest.raises(ValueError, match="each of the others must be the model of one tree"):
        replace(forest.models[0], others=(forest,))
    others = fit_documents(fit_tree(COUNTS, ["a", "b", "c", "d"]))
    with pytest.raises(ValueError, match="same words"):
        replace(forest.models[0], others=(others,))


def test_renamed_words():
    tree = fit_tree(COUNTS)
    forest = fit_documents(tree, trees=5)
    named = tree.with_vocabulary(["a", "b", "c", "d"])
    renamed = forest.with_tree(named)
    assert {model.tree.vocabulary for model in renamed.models} == {("a", "b", "c", "d")}
    assert Model(named, document_model=renamed).n_trees == 5
    assert renamed.perplexity(COUNTS) == forest.perplexity(COUNTS)


def test_topics_are_supported_where_half_of_them_is():
    counts = bursty_counts(n_words=20, n_documents=80, seed=4)
    tree = fit_tree(counts)
    forest = fit_documents(tree, trees=6)
    view = tree.view(7)
    expected = np.zeros(7, dtype=int)
    frequencies = tree.word_frequencies
    for model in forest.models[1:]:
        others = [set(model.tree.words_of(node=node)) for node in range(model.tree.n_nodes)]
        for place, topic in enumerate(view):
            words = set(tree.words_of(node=topic.id))
            shared = max(
                sum(frequencies[list(words & other)]) / sum(frequencies[list(words | other)])
                for other in others
            )
            expected[place] += shared >= 0.5
    assert forest.support(view).tolist() == expected.tolist()
    assert 0 < expected.min() < expected.max() <= 5 or expected.max() > expected.min()
    assert forest.support_of_nodes(view.nodes).tolist() == expected.tolist()
    assert forest.support(tree.view(1)).tolist() == [5]
    with pytest.raises(ValueError, match="another tree"):
        forest.support(fit_tree(COUNTS).view(2))
