import numpy as np
import pytest
from sklearn.feature_selection import SelectKBest
from sklearn.naive_bayes import MultinomialNB
from sklearn.pipeline import make_pipeline

from experiments.datasets import load_reuters
from topicgrouper import fit_tree
from topicgrouper.corpus import Corpus
from topicgrouper.evaluation import (
    DocumentFrequency,
    InformationGain,
    TopicNaiveBayes,
    ViewTopicCounts,
    accuracy_over_n,
)
from topicgrouper.evaluation.classification import accuracy

METHODS = ("topic-grouper", "information-gain", "document-frequency")


def labelled_corpus(n_documents, *, seed, labels="abc"):
    rng = np.random.default_rng(seed)
    rates = np.random.default_rng(99).gamma(0.3, 1.0, size=(len(labels), 60))
    rates += 0.1
    rates[:, 7] = 0  # a word that never occurs
    drawn = rng.integers(0, len(labels), size=n_documents)
    words = [f"w{word}" for word in range(60)]
    return Corpus(rng.poisson(rates[drawn]), words, labels=[labels[number] for number in drawn])


@pytest.fixture(name="train", scope="module")
def training_corpus():
    return labelled_corpus(80, seed=0)


@pytest.fixture(name="test", scope="module")
def test_corpus():
    return labelled_corpus(50, seed=1)


def reducer(method, n, tree):
    if method == "topic-grouper":
        return ViewTopicCounts(tree.view(n))
    return {"information-gain": InformationGain, "document-frequency": DocumentFrequency}[method](n)


@pytest.mark.parametrize("smoothing", [None, 0.0, 0.3])
@pytest.mark.parametrize("method", METHODS)
def test_it_equals_reducing_the_documents(train, test, method, smoothing):
    tree = fit_tree(train.counts, train.vocabulary)
    ns = [1, 2, 5, 17, 59]
    rows = accuracy_over_n(train, test, ns, method=method, smoothing=smoothing)
    classifier = TopicNaiveBayes() if smoothing is None else TopicNaiveBayes(smoothing)
    for n, row in zip(ns, rows, strict=True):
        pipeline = make_pipeline(reducer(method, n, tree), classifier)
        expected = pipeline.fit(train.counts, train.labels).score(test.counts, test.labels)
        assert (row.method, row.n, row.n_test, row.n_unseen_labels) == (method, n, 50, 0)
        assert row.accuracy == pytest.approx(expected)


@pytest.mark.parametrize("method", METHODS)
def test_all_words_are_plain_naive_bayes(train, test, method):
    known = train.frequencies > 0
    model = MultinomialNB().fit(train.counts[:, known], train.labels)
    (row,) = accuracy_over_n(train, test, [int(known.sum())], method=method)
    assert row.accuracy == pytest.approx(model.score(test.counts[:, known], test.labels))


def test_information_gain_agrees_with_selecting_by_it(train, test):
    selector = SelectKBest(lambda X, y: InformationGain(1).fit(X, y).scores_, k=9)
    pipeline = make_pipeline(selector, MultinomialNB()).fit(train.counts, train.labels)
    (row,) = accuracy_over_n(train, test, [9], method="information-gain")
    assert row.accuracy == pytest.approx(pipeline.score(test.counts, test.labels))


def test_the_standard_error_is_binomial():
    share = accuracy.Accuracy("lda", 3, accuracy=0.2, n_test=25, n_unseen_labels=0)
    hits = np.repeat([1.0, 0.0], [5, 20])
    assert share.standard_error == pytest.approx(hits.std() / np.sqrt(25))


def test_a_tree_is_fitted_once_or_not_at_all(train, test, monkeypatch):
    fits = []

    def counted(*args):
        fits.append(1)
        return fit_tree(*args)

    monkeypatch.setattr(accuracy, "fit_tree", counted)
    rows = accuracy_over_n(train, test, range(1, 30))
    assert len(fits) == 1
    tree = fit_tree(train.counts, train.vocabulary)
    assert accuracy_over_n(train, test, range(1, 30), tree=tree) == rows
    assert len(fits) == 1


def test_a_label_missing_in_training_is_an_error_and_reported(train):
    test = labelled_corpus(50, seed=2, labels="abd")
    unknown = test.labels.count("d")
    assert unknown > 5
    for method in METHODS:
        (row,) = accuracy_over_n(train, test, [40], method=method)
        assert row.n_unseen_labels == unknown
        known = test.select(np.array(test.labels) != "d")
        (rest,) = accuracy_over_n(train, known, [40], method=method)
        assert row.accuracy == pytest.approx(rest.accuracy * (50 - unknown) / 50)


def test_words_are_matched_by_name_and_unseen_ones_dropped(train, test):
    words = [*reversed(test.vocabulary), "new"]
    other = test.with_words_of(words)
    noisy = other.counts.toarray()
    noisy[:, -1] = 50
    noisy[:, words.index("w7")] = 50  # a column of training without any occurrence
    shuffled = Corpus(noisy, words, labels=test.labels)
    for method in METHODS:
        rows = accuracy_over_n(train, shuffled, [3, 20], method=method)
        assert rows == accuracy_over_n(train, test, [3, 20], method=method)


def test_empty_documents_go_to_the_most_frequent_class(train):
    empty = Corpus(np.zeros((4, 60), int), train.vocabulary, labels=list("abca"))
    most = max("abc", key=train.labels.count)
    (row,) = accuracy_over_n(train, empty, [5])
    assert row.accuracy == list("abca").count(most) / 4


class StandInLda:
    """Gives topics as ViewTopicCounts does, and remembers what it was asked."""

    def __init__(self, n, tree):
        self.inner = ViewTopicCounts(tree.view(n))

    def fit_transform(self, counts):
        return self.inner.fit_transform(counts).toarray()

    def transform(self, counts):
        return self.inner.transform(counts).toarray()


def test_lda_is_unsmoothed_and_made_for_each_n(train, test):
    tree = fit_tree(train.counts, train.vocabulary)
    asked = []

    def lda(n):
        asked.append(n)
        return StandInLda(n, tree)

    rows = accuracy_over_n(train, test, [4, 2], method="lda", lda=lda)
    assert asked == [4, 2]
    expected = accuracy_over_n(train, test, [4, 2], smoothing=0, tree=tree)
    assert [row.accuracy for row in rows] == [row.accuracy for row in expected]
    assert [row.method for row in rows] == ["lda", "lda"]


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("n", [0, 60])
def test_numbers_out_of_range_are_refused(train, test, method, n):
    with pytest.raises(ValueError, match=rf"n must be at (least 1|most 59).* got {n}"):
        accuracy_over_n(train, test, [5, n], method=method)


def test_bad_input_is_refused(train, test):
    unlabelled = Corpus(train.counts, train.vocabulary)
    with pytest.raises(ValueError, match="train corpus has no labels"):
        accuracy_over_n(unlabelled, test, [2])
    with pytest.raises(ValueError, match="test corpus has no labels"):
        accuracy_over_n(train, unlabelled, [2])
    with pytest.raises(ValueError, match="test corpus has no documents"):
        accuracy_over_n(train, test.select([]), [2])
    with pytest.raises(ValueError, match="method must be one of topic-grouper"):
        accuracy_over_n(train, test, [2], method="chi-squared")
    with pytest.raises(ValueError, match="fitted to 3 columns"):
        accuracy_over_n(train, test, [2], tree=fit_tree([[1, 2, 3]]))
    with pytest.raises(ValueError, match="n must be at least 1, got 0"):
        accuracy_over_n(train, test, [0], method="lda")
    assert accuracy_over_n(train, test, []) == []


def test_reuters(data_directory):
    split = load_reuters(data_directory / "reuters21578" / "reuters21578.tar.gz")
    found = {
        method: [
            row.accuracy for row in accuracy_over_n(split.train, split.test, ns, method=method)
        ]
        for ns in [[10, 100, 1000]]
        for method in METHODS
    }
    # as in the paper's figure: rising with n, document frequency below the others
    for accuracies in found.values():
        assert accuracies == sorted(accuracies)
        assert 0.94 < accuracies[-1] < 0.98
    assert found["topic-grouper"][0] > found["information-gain"][0] > found["document-frequency"][0]
    assert found["topic-grouper"][1] > found["document-frequency"][1]
