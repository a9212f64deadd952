import pickle
from dataclasses import FrozenInstanceError

import numpy as np
import pytest
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from scipy.sparse import coo_array, csc_array, csr_array, csr_matrix

from topicgrouper.corpus import Corpus

COUNTS = np.array([[2, 0, 1, 0], [0, 1, 1, 0], [0, 0, 0, 0], [0, 3, 0, 1]])
WORDS = ("cat", "dog", "the", "yak")
DENSE = arrays(
    np.int64, st.tuples(st.integers(2, 8), st.integers(1, 6)), elements=st.integers(0, 4)
)


def corpus_of(counts):
    return Corpus(counts, [f"w{column}" for column in range(counts.shape[1])])


@pytest.fixture(name="corpus")
def full_corpus():
    return Corpus(
        COUNTS,
        WORDS,
        document_ids=["a", "b", "c", "d"],
        labels=["x", "y", "x", "y"],
        texts=["A.", "B.", "C.", "D."],
        names=["Cat", "Dog", "The", "Cat"],
    )


@pytest.mark.parametrize(
    "make",
    [
        np.array,
        np.asfortranarray,
        csr_array,
        csr_matrix,
        csc_array,
        coo_array,
        lambda counts: counts.tolist(),
        lambda counts: csr_array(counts.astype(np.float32)),
        lambda counts: counts.astype(np.uint8),
    ],
)
def test_every_kind_of_matrix_gives_the_same(make):
    corpus = Corpus(make(COUNTS), WORDS)
    assert corpus == Corpus(COUNTS, WORDS)
    assert isinstance(corpus.counts, csr_array)
    assert corpus.counts.dtype == np.int32
    np.testing.assert_array_equal(corpus.counts.toarray(), COUNTS)


def test_sizes_and_defaults():
    corpus = Corpus(COUNTS, WORDS)
    assert (corpus.n_documents, corpus.n_words, corpus.n_tokens) == (4, 4, 9)
    assert corpus.document_ids == ("0", "1", "2", "3")
    assert corpus.labels is corpus.texts is corpus.names is None
    assert corpus.display_words == WORDS
    assert corpus.frequencies.tolist() == [2, 4, 2, 1]
    assert corpus.document_frequencies.tolist() == [1, 2, 2, 1]
    assert repr(corpus) == "<Corpus: 4 documents, 4 words, 9 tokens>"
    assert repr(Corpus([[1]], ["tea"])) == "<Corpus: 1 document, 1 word, 1 token>"


def test_a_corpus_may_be_empty():
    assert Corpus(np.empty((0, 0)), []).n_tokens == 0
    assert Corpus(np.zeros((3, 0)), []).n_documents == 3


def test_unsorted_repeated_and_zero_entries_are_put_right_in_a_copy():
    data, columns, starts = np.array([1, 2, 0, 4]), np.array([1, 0, 0, 1]), np.array([0, 4])
    given = csr_array((data, columns, starts), shape=(1, 2))
    corpus = corpus_of(given)
    assert corpus.counts.indices.tolist() == [0, 1]
    assert corpus.counts.data.tolist() == [2, 5]
    assert given.data.tolist() == [1, 2, 0, 4]


def test_counts_beyond_32_bits_are_kept():
    large = 2**31 - 1
    repeated = coo_array(([large, large], ([0, 0], [0, 0])), shape=(1, 1))
    corpus = corpus_of(repeated)
    assert corpus.counts.dtype == np.int64
    assert corpus.n_tokens == 2 * large


def test_nothing_can_be_changed(corpus):
    for array in (corpus.counts.data, corpus.counts.indices, corpus.counts.indptr):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 7
    with pytest.raises(FrozenInstanceError):
        corpus.vocabulary = ()
    counts = csr_array(COUNTS)
    taken = Corpus(counts, WORDS)
    counts.data[:] = 7
    np.testing.assert_array_equal(taken.counts.toarray(), COUNTS)


def test_arrays_that_nobody_can_write_to_are_shared(corpus):
    again = Corpus(corpus.counts, corpus.vocabulary)
    assert np.shares_memory(again.counts.data, corpus.counts.data)


@pytest.mark.parametrize(
    ("parts", "error", "match"),
    [
        ({"counts": [[1, -1]]}, ValueError, "must be at least 0, got -1"),
        ({"counts": [[1, np.nan]]}, ValueError, "contain NaN"),
        ({"counts": [[1, np.inf]]}, ValueError, r"below 2\*\*63"),
        ({"counts": [[1, 0.5]]}, ValueError, "whole numbers.*fit_tree"),
        ({"counts": [["a", "b"]]}, TypeError, "must be numbers"),
        ({"counts": [1, 2]}, ValueError, "two dimensions"),
        ({"vocabulary": ["one"]}, ValueError, "one entry per word: got 1 for 2"),
        ({"vocabulary": ["one", "one"]}, ValueError, "'one' more than once; sum"),
        ({"vocabulary": ["one", 2]}, TypeError, r"vocabulary\[1\] is a int; convert"),
        ({"vocabulary": "ab"}, TypeError, "got a single text"),
        ({"document_ids": ["a", "b"]}, ValueError, "one entry per document: got 2 for 1"),
        ({"labels": []}, ValueError, "one entry per document: got 0 for 1"),
        ({"labels": [None]}, TypeError, r"labels\[0\] is a NoneType"),
        ({"texts": "a"}, TypeError, "must be a list of texts"),
        ({"names": ["a"]}, ValueError, "names must have one entry per word: got 1 for 2"),
    ],
)
def test_parts_that_do_not_fit_are_named(parts, error, match):
    good = {"counts": [[1, 2]], "vocabulary": ["one", "two"]}
    with pytest.raises(error, match=match):
        Corpus(**(good | parts))


def test_names_that_are_not_unique_are_shown_with_their_words(corpus):
    assert corpus.display_words == ("Cat (cat)", "Dog", "The", "Cat (yak)")
    tricky = Corpus([[1, 1, 1]], ["a", "b", "c"], names=["x", "x", "x (a)"])
    assert tricky.display_words == ("x (a)", "x (b)", "x (a) (c)")
    assert len(set(tricky.display_words)) == 3


@pytest.mark.parametrize("documents", [[3, 0], np.array([3, 0]), (-1, 0)])
def test_documents_are_selected_by_number(corpus, documents):
    part = corpus.select(documents)
    np.testing.assert_array_equal(part.counts.toarray(), COUNTS[[3, 0]])
    assert part.document_ids == ("d", "a")
    assert part.labels == ("y", "x")
    assert part.texts == ("D.", "A.")
    assert (part.vocabulary, part.names) == (corpus.vocabulary, corpus.names)


def test_documents_are_selected_by_mask(corpus):
    assert corpus.select([True, False, False, True]).document_ids == ("a", "d")
    assert corpus.select([]).n_documents == 0
    with pytest.raises(ValueError, match="mask has 2 entries for 4 documents"):
        corpus.select([True, False])
    with pytest.raises(ValueError, match="list of positions or a Boolean mask"):
        corpus.select(["a"])
    with pytest.raises(IndexError):
        corpus.select([4])


def test_filtering_keeps_words_and_all_documents(corpus):
    part = corpus.filter(min_document_frequency=2)
    assert part.vocabulary == ("dog", "the")
    assert part.names == ("Dog", "The")
    np.testing.assert_array_equal(part.counts.toarray(), COUNTS[:, 1:3])
    assert part.document_ids == corpus.document_ids
    assert corpus.filter() == corpus


def test_columns_follow_another_vocabulary(corpus):
    aligned = corpus.with_words_of(["yak", "bee", "cat"])
    assert aligned.vocabulary == ("yak", "bee", "cat")
    zeros = np.zeros(4, dtype=int)
    expected = np.stack([COUNTS[:, 3], zeros, COUNTS[:, 0]], axis=1)
    np.testing.assert_array_equal(aligned.counts.toarray(), expected)
    assert aligned.names == ("Cat", "bee", "Cat")
    assert aligned.labels == corpus.labels


def test_columns_follow_a_list_of_words_only(corpus):
    with pytest.raises(TypeError, match=r"list of words, got <Corpus: .*; pass its vocabulary"):
        corpus.with_words_of(corpus)
    with pytest.raises(TypeError, match="must be a list of words, got 'cat'"):
        corpus.with_words_of("cat")


def test_equality_is_by_content(corpus):
    assert corpus == pickle.loads(pickle.dumps(corpus))
    assert corpus != Corpus(COUNTS, WORDS)
    assert corpus != corpus.select([0, 1, 2, 3]).filter(remove=["cat"])
    assert Corpus([[1, 0]], ["a", "b"]) != Corpus([[0, 1]], ["a", "b"])
    assert corpus != "corpus"
    with pytest.raises(TypeError, match="unhashable"):
        hash(corpus)


def test_columns_of_documents_follow_the_documents():
    corpus = Corpus([[1], [2], [3]], ["a"], document_columns={"date": ["x", "", "z"]})
    assert corpus.document_columns == {"date": ("x", "", "z")}
    assert corpus.select([2, 0]).document_columns == {"date": ("z", "x")}
    assert corpus.filter(min_frequency=2).document_columns == corpus.document_columns
    assert pickle.loads(pickle.dumps(corpus)) == corpus
    assert corpus != Corpus([[1], [2], [3]], ["a"])


@pytest.mark.parametrize(
    ("columns", "error", "message"),
    [
        ({"date": ["x"]}, ValueError, "got 1 for 2 documents"),
        ({"date": "xy"}, TypeError, "single text"),
        ({"date": [1, 2]}, TypeError, "convert"),
        ({"": ["x", "y"]}, ValueError, "empty name"),
        ({5: ["x", "y"]}, TypeError, "got int"),
    ],
)
def test_columns_that_are_none_are_refused(columns, error, message):
    with pytest.raises(error, match=message):
        Corpus([[1], [2]], ["a"], document_columns=columns)


@pytest.mark.parametrize("name", ["min_frequency", "min_document_frequency", "max_words"])
@pytest.mark.parametrize("value", [0.01, 2.0, "5", True])
def test_frequencies_are_whole_numbers(name, value):
    with pytest.raises(TypeError, match=f"{name} must be a whole number, such as 5, got {value!r}"):
        Corpus([[1, 2]], ["a", "b"]).filter(**{name: value})


@pytest.mark.parametrize(
    ("conditions", "error", "match"),
    [
        ({"min_frequency": -1}, ValueError, "min_frequency"),
        ({"max_words": 0}, ValueError, "max_words"),
        ({"keep": "cat"}, TypeError, r"keep must be a collection of words.*\[word\]"),
        ({"remove": "cat"}, TypeError, "remove must be a collection of words"),
    ],
)
def test_conditions_that_make_no_sense_are_named(corpus, conditions, error, match):
    with pytest.raises(error, match=match):
        corpus.filter(**conditions)
