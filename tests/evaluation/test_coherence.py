import math

import numpy as np
import pytest
from scipy.sparse import csr_array

from experiments.datasets import read_associated_press_sample
from topicgrouper import fit_tree
from topicgrouper.corpus import Corpus
from topicgrouper.evaluation import coherence

MEASURES = ("npmi", "umass", "cv")
TOPICS = [["w1", "w2", "w3"], ["w5", "w9", "w1", "w30"], ["w7", "w8", "w40"], ["w6", "w4"]]


def random_documents(*, n=200, longest=40, seed=0):
    """Make documents in which frequent words often come twice in a window."""
    rng = np.random.default_rng(seed)
    draws = [rng.zipf(1.5, size=rng.integers(1, longest)) for _ in range(n)]
    return [[f"w{number}" for number in draw if number < 60] for draw in draws] + [[], ["w1"]]


def corpus_of(documents):
    words = sorted({word for document in documents for word in document})
    return Corpus([[document.count(word) for word in words] for document in documents], words)


def longest(documents):
    return max(map(len, documents))


@pytest.fixture(name="documents", scope="module")
def some_documents():
    return random_documents()


@pytest.mark.parametrize("measure", MEASURES)
def test_whole_documents_agree_with_gensim(gensim_coherence, documents, measure):
    window = longest(documents)
    expected = gensim_coherence(TOPICS, documents, measure=measure, window=window)
    corpus = corpus_of(documents)
    references = [documents, corpus, (corpus.counts, corpus.vocabulary)]
    references.append((corpus.counts.toarray(), corpus.vocabulary))
    for reference in references:
        ours = coherence(TOPICS, reference, measure=measure, window="document")
        np.testing.assert_allclose(ours.per_topic, expected, rtol=1e-12)
        assert ours.value == pytest.approx(expected.mean())
        assert (ours.window, ours.n_topics_left_out, ours.n_words_left_out) == ("document", 0, 0)


@pytest.mark.parametrize("measure", ["npmi", "cv"])
@pytest.mark.parametrize("window", [1, 2, 3, 10, 39, 110])
def test_sliding_windows_agree_with_gensim(gensim_coherence, documents, measure, window):
    expected = gensim_coherence(TOPICS, documents, measure=measure, window=window)
    ours = coherence(TOPICS, documents, measure=measure, window=window)
    np.testing.assert_allclose(ours.per_topic, expected, rtol=1e-12, atol=1e-14)


@pytest.mark.parametrize("measure", MEASURES)
def test_the_default_windows_are_those_of_gensim(gensim_coherence, measure):
    documents = random_documents(n=20, longest=300, seed=1)
    expected = gensim_coherence(TOPICS, documents, measure=measure, window=None)
    ours = coherence(TOPICS, documents, measure=measure)
    np.testing.assert_allclose(ours.per_topic, expected, rtol=1e-12)
    assert ours.window == {"npmi": 10, "umass": "document", "cv": 110}[measure]


@pytest.mark.parametrize("measure", MEASURES)
def test_words_that_never_occur_are_left_out_as_in_gensim(gensim_coherence, documents, measure):
    topics = [["w1", "unheard", "w2", "w3"], ["w4", "w5", "unknown"]]
    expected = gensim_coherence(topics, documents, measure=measure, window=10)
    window = None if measure == "umass" else 10
    ours = coherence(topics, documents, measure=measure, window=window)
    np.testing.assert_allclose(ours.per_topic, expected, rtol=1e-12)
    assert (ours.n_words_left_out, ours.n_topics_left_out) == (2, 0)
    counted = coherence(topics, corpus_of(documents), measure=measure)
    assert counted.n_words_left_out == 2
    # a word of the vocabulary without an occurrence is no different from one outside it
    corpus = corpus_of(documents).with_words_of([*corpus_of(documents).vocabulary, "unheard"])
    assert coherence(topics, corpus, measure=measure).value == counted.value


@pytest.mark.parametrize("measure", MEASURES)
def test_words_that_every_window_holds_agree_with_gensim(gensim_coherence, measure):
    documents = [["a", "b", "c"], ["b", "a"], ["a", "b", "c", "d"]]
    topics = [["a", "b"], ["a", "b", "c"]]
    expected = gensim_coherence(topics, documents, measure=measure, window=10)
    ours = coherence(topics, documents, measure=measure, window="document")
    np.testing.assert_allclose(ours.per_topic, expected, rtol=1e-12)


@pytest.mark.parametrize("measure", MEASURES)
def test_topics_without_a_pair_are_left_out_and_counted(documents, measure):
    topics = [["w1"], ["w1", "w2"], ["unheard", "w3"], ["unheard", "unknown"], []]
    result = coherence(topics, documents, measure=measure)
    assert np.isnan(result.per_topic).tolist() == [True, False, True, True, True]
    assert result.n_topics_left_out == 4
    assert result.value == coherence(topics[1:2], documents, measure=measure).value
    nothing = coherence(topics[:1], documents, measure=measure)
    assert math.isnan(nothing.value)
    assert nothing.n_topics_left_out == 1


def test_npmi_by_hand():
    documents = [["a", "b"], ["a", "b"], ["a"], ["c"]]
    both, a, b = 2 / 4, 3 / 4, 2 / 4
    expected = math.log(both / (a * b)) / -math.log(both)
    assert coherence([["a", "b"]], documents, window="document").value == pytest.approx(expected)


def test_umass_by_hand():
    documents = [["a", "b"], ["a", "b"], ["a"], ["c"]]
    result = coherence([["a", "b"], ["b", "a"]], documents, measure="umass")
    np.testing.assert_allclose(result.per_topic, [math.log(2 / 3), math.log(2 / 2)], atol=1e-9)


def test_only_the_first_words_count(documents):
    long = [["w1", "w2", "w3", "w4"]]
    assert coherence(long, documents, top=2).value == coherence([["w1", "w2"]], documents).value
    assert coherence(long, documents, top=3).value != coherence(long, documents, top=4).value


def test_topics_of_a_tree_and_single_nodes(documents):
    corpus = corpus_of(documents)
    tree = fit_tree(corpus.counts, corpus.vocabulary)
    topics = tree.view(6).topics
    result = coherence(topics, corpus, top=5)
    words = [topic.top_words(5) for topic in topics]
    np.testing.assert_array_equal(result.per_topic, coherence(words, corpus).per_topic)
    node = next(topic for topic in topics if topic.size > 1)
    alone = coherence([tree.topic(node=node.id)], corpus, top=5)
    assert alone.value == result.per_topic[topics.index(node)]


def test_a_reference_may_be_read_only_once(documents):
    once = (document for document in documents)
    assert coherence(TOPICS, once).value == coherence(TOPICS, documents).value


def test_topics_of_real_data_agree_with_gensim(gensim_coherence, data_directory):
    corpus = read_associated_press_sample(data_directory / "ap").select(np.arange(600))
    corpus = corpus.filter(max_words=1000)
    tree = fit_tree(corpus.counts, corpus.vocabulary)
    topics = [topic.top_words(10) for topic in tree.view(15).topics if topic.size > 1]
    words = np.array(corpus.vocabulary)
    documents = [words[row.indices].tolist() for row in corpus.counts]
    for measure in MEASURES:
        ours = coherence(topics, corpus, measure=measure)
        expected = gensim_coherence(topics, documents, measure=measure, window=longest(documents))
        np.testing.assert_allclose(ours.per_topic, expected, rtol=1e-11)
    joined = coherence(tree.view(15).topics, corpus).value
    shuffled = np.random.default_rng(0).permutation(words).reshape(-1, 10)
    assert joined > coherence(shuffled.tolist(), corpus).value + 0.05


@pytest.mark.parametrize(
    ("topics", "options", "error", "match"),
    [
        ([], {}, ValueError, "no topics"),
        ([["a", "b", "a"]], {}, ValueError, "topic 0 has a word twice"),
        (["ab"], {}, TypeError, "topic 0 is a single string"),
        ([["a", 3]], {}, TypeError, "topic 0 contains an object of type int"),
        ([["a", "b"]], {"measure": "pmi"}, ValueError, "measure must be one of"),
        ([["a", "b"]], {"top": 1}, ValueError, "at least 2"),
        ([["a", "b"]], {"window": 0}, ValueError, "window must be at least 1"),
        ([["a", "b"]], {"window": "all"}, ValueError, "got 'all'"),
        ([["a", "b"]], {"window": 5, "measure": "umass"}, ValueError, "UMass ignores"),
        ([["a", "b"]], {"sliding": "fast"}, ValueError, "sliding must be"),
    ],
)
def test_bad_input_is_refused(topics, options, error, match):
    with pytest.raises(error, match=match):
        coherence(topics, [["a", "b"]], **options)


@pytest.mark.parametrize(
    ("reference", "error", "match"),
    [
        ([], ValueError, "no documents"),
        (["a text"], TypeError, "split it into words"),
        ("a text", TypeError, "split it into words"),
        (Corpus(np.zeros((0, 1), int), ["a"]), ValueError, "no documents"),
        ((csr_array([[1, 2]]), ["a"]), ValueError, "got 1 for 2 words"),
        ((np.array([[-1.0]]), ["a"]), ValueError, "at least 0, got -1"),
    ],
)
def test_bad_references_are_refused(reference, error, match):
    with pytest.raises(error, match=match):
        coherence([["a", "b"]], reference)


def test_windows_over_counts_are_refused(documents):
    with pytest.raises(ValueError, match="counts do not have the order"):
        coherence(TOPICS, corpus_of(documents), window=10)
