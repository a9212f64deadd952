import math

import numpy as np
import pytest
from scipy.sparse import csr_array

from tests.count_samples import zipf_counts
from topicgrouper import fit_tree
from topicgrouper.corpus import Corpus
from topicgrouper.evaluation import coherence

TOPICS = [["w1", "w2", "w3"], ["w5", "w9", "w1", "w30"], ["w7", "w8", "w20"], ["w6", "w4"]]


@pytest.fixture(name="corpus", scope="module")
def some_documents():
    counts = zipf_counts(80, 40, length=30, seed=1)
    return Corpus(counts, [f"w{number}" for number in range(40)])


def of_pair(first, second, documents):
    """Return the NPMI of two words, counted one document at a time."""
    both, one, other = (
        sum(words <= document for document in documents) / len(documents)
        for words in ({first, second}, {first}, {second})
    )
    return math.log((both + 1e-12) / (one * other)) / -math.log(both + 1e-12)


def test_every_pair_counts_documents(corpus):
    words = np.array(corpus.vocabulary)
    documents = [set(words[row.indices]) for row in corpus.counts]
    expected = [
        np.mean([of_pair(a, b, documents) for a in topic for b in topic if a < b])
        for topic in TOPICS
    ]
    for reference in (corpus, (corpus.counts, words.tolist()), (corpus.counts.toarray(), words)):
        found = coherence(TOPICS, reference)
        assert found.per_topic == pytest.approx(expected)
        assert found.value == pytest.approx(np.mean(expected))
        assert (found.n_topics_left_out, found.n_words_left_out) == (0, 0)


def test_words_that_every_document_has_are_together_as_often_as_by_chance():
    counts = [[3, 2, 1, 0], [2, 2, 0, 1]]
    assert coherence([["the", "of"]], (counts_of(counts), ["the", "of", "a", "b"])).value == 0.0


def counts_of(rows):
    return csr_array(np.array(rows))


def test_words_that_never_occur_are_left_out(corpus):
    topics = [["w1", "unheard", "w2", "w3"], ["w4", "w5", "unknown"]]
    found = coherence(topics, corpus)
    assert (found.n_words_left_out, found.n_topics_left_out) == (2, 0)
    assert found.value == coherence([["w1", "w2", "w3"], ["w4", "w5"]], corpus).value
    # a word of the vocabulary without an occurrence is no different from one outside it
    known = corpus.with_words_of([*corpus.vocabulary, "unheard"])
    assert coherence(topics, known).value == found.value


def test_topics_without_a_pair_are_left_out_and_counted(corpus):
    topics = [["w1"], ["w1", "w2"], ["unheard", "w3"], ["unheard", "unknown"], []]
    result = coherence(topics, corpus)
    assert np.isnan(result.per_topic).tolist() == [True, False, True, True, True]
    assert result.n_topics_left_out == 4
    assert result.value == coherence(topics[1:2], corpus).value
    nothing = coherence(topics[:1], corpus)
    assert math.isnan(nothing.value)
    assert nothing.n_topics_left_out == 1


def test_only_the_first_words_count(corpus):
    long = [["w1", "w2", "w3", "w4"]]
    assert coherence(long, corpus, top=2).value == coherence([["w1", "w2"]], corpus).value
    assert coherence(long, corpus, top=3).value != coherence(long, corpus, top=4).value


def test_topics_of_a_tree_and_single_nodes(corpus):
    tree = fit_tree(corpus.counts, corpus.vocabulary)
    topics = tree.view(6).topics
    result = coherence(topics, corpus, top=5)
    words = [topic.top_words(5) for topic in topics]
    np.testing.assert_array_equal(result.per_topic, coherence(words, corpus).per_topic)
    node = next(topic for topic in topics if topic.size > 1)
    alone = coherence([tree.topic(node=node.id)], corpus, top=5)
    assert alone.value == result.per_topic[topics.index(node)]


@pytest.mark.parametrize(
    ("topics", "options", "error", "match"),
    [
        ([], {}, ValueError, "no topics"),
        ([["a", "b", "a"]], {}, ValueError, "topic 0 has a word twice"),
        (["ab"], {}, TypeError, "topic 0 is a single string"),
        ([["a", 3]], {}, TypeError, "topic 0 contains an object of type int"),
        ([["a", "b"]], {"top": 1}, ValueError, "at least 2"),
    ],
)
def test_bad_input_is_refused(topics, options, error, match):
    with pytest.raises(error, match=match):
        coherence(topics, Corpus([[1, 2]], ["a", "b"]), **options)


@pytest.mark.parametrize(
    ("reference", "error", "match"),
    [
        ([["a", "b"]], TypeError, "corpus, or a pair of counts and vocabulary, got list"),
        ("a text", TypeError, "got str; topicgrouper.corpus.count_texts counts texts"),
        (Corpus(np.zeros((0, 1), int), ["a"]), ValueError, "no documents"),
        ((csr_array([[1, 2]]), ["a"]), ValueError, "got 1 for 2 words"),
        ((np.array([[-1.0]]), ["a"]), ValueError, "at least 0, got -1"),
    ],
)
def test_bad_references_are_refused(reference, error, match):
    with pytest.raises(error, match=match):
        coherence([["a", "b"]], reference)
