"""Words of the paper's text collections."""

import pytest

from experiments.datasets.stems import count_stems, merge_stems
from topicgrouper.corpus import Corpus


def stems(text, **options):
    corpus = count_stems([text], ids=["1"], **options)
    return dict(zip(corpus.vocabulary, corpus.counts.toarray()[0].tolist(), strict=True))


def test_words_are_lowered_and_stemmed():
    assert stems("Topics, topic TOPICAL!") == {"topic": 3}


@pytest.mark.parametrize("mark", ["_", "-", "'", ".", "/", "@", "*"])
def test_every_punctuation_mark_parts_words(mark):
    assert stems(f"market{mark}price") == {"market": 1, "price": 1}


def test_length_is_that_of_the_stem():
    assert stems("use age cat") == {"cat": 1}
    assert stems("use age cat", min_length=2) == {"ag": 1, "cat": 1, "us": 1}


def test_stop_words_are_removed_before_stemming():
    assert stems("the cat and this dog") == {"cat": 1, "dog": 1}


def test_stop_words_are_kept_on_demand():
    assert stems("the cat and this dog", stop_words=None) == {
        "and": 1, "cat": 1, "dog": 1, "the": 1, "thi": 1,
    }  # fmt: skip


def test_words_with_digits_are_kept_on_demand_if_they_begin_with_a_letter():
    text = "q4 1987 4th abc123 profit"
    assert stems(text) == {"profit": 1}
    kept = stems(text, alphabetic=False, min_length=2)
    assert kept == {"q4": 1, "abc123": 1, "profit": 1}


def test_stems_are_shown_in_their_commonest_form():
    corpus = count_stems(["universities", "university university"], ids=["1", "2"], labels="ab")
    assert (corpus.vocabulary, corpus.names) == (("univers",), ("university",))
    assert corpus.labels == ("a", "b")


def test_columns_of_one_stem_are_added_up():
    counted = Corpus([[1, 2, 3], [0, 1, 0]], ["cat", "run", "cats"], labels=["a", "b"])
    merged = merge_stems(counted)
    assert merged.vocabulary == ("cat", "run")
    assert merged.counts.toarray().tolist() == [[4, 2], [0, 1]]
    assert merged.labels == ("a", "b")
