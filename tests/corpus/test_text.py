"""Words and their counts."""

import unicodedata

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from topicgrouper.corpus import count_words, split_words
from topicgrouper.corpus.text import _word_pattern


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", []),
        ("The cat, the CAT!", ["the", "cat", "the", "cat"]),
        ("a an the", ["the"]),
        ("utf8 max_size x86_64 __init__ plain", ["plain"]),
        ("snake_case don't e-mail", ["don", "mail"]),
        ("Ärger ÉCOLE Straße", ["ärger", "école", "straße"]),
        ("cafe\u0301", ["café"]),
        ("हिन्दी", ["हिन्दी"]),
        ("слово и дело", ["слово", "дело"]),
        ("2023 ٣٤٥ ½½½ ⅷⅷⅷ", []),
    ],
)
def test_words_are_whole_runs_of_letters_in_lower_case(text, words):
    assert split_words(text) == words


def test_shorter_words_are_kept_on_demand():
    assert split_words("I am here", min_length=1) == ["i", "am", "here"]


def test_marks_do_not_count_as_letters():
    stacked = "x\u0323y\u0323"  # no composed letters exist for all of these
    assert split_words(stacked, min_length=3) == []
    assert len(split_words(stacked, min_length=2)) == 1


def test_a_long_run_that_is_no_word_takes_linear_time():
    # Quadratic backtracking over this run would take minutes.
    assert split_words("a" * 100_000 + "_é") == []


@given(st.text(alphabet=st.characters(max_codepoint=127)))
def test_the_quick_pattern_for_ascii_finds_what_the_general_one_finds(text):
    text = text.lower()
    quick = _word_pattern(3, ascii_only=True).findall(text)
    assert quick == _word_pattern(3, ascii_only=False).findall(text)


@given(st.text())
def test_splitting_the_words_again_changes_nothing(text):
    words = split_words(text)
    assert split_words(" ".join(words)) == words
    assert all(unicodedata.is_normalized("NFC", word) for word in words)


def test_counts_stand_in_the_row_of_their_document_and_the_column_of_their_word():
    counts = count_words(["cat dog cat", "", "dog emu"])
    assert counts.vocabulary == ("cat", "dog", "emu")
    assert counts.surface_forms == counts.vocabulary
    np.testing.assert_array_equal(counts.matrix.toarray(), [[2, 1, 0], [0, 0, 0], [0, 1, 1]])
    assert counts.n_tokens == 5


def test_stemming_adds_up_the_forms_and_shows_the_commonest():
    counts = count_words(["connected connection", "Connected cat", "cats cat"], stemmer="porter")
    assert counts.vocabulary == ("cat", "connect")
    assert counts.surface_forms == ("cat", "connected")
    np.testing.assert_array_equal(counts.matrix.toarray(), [[0, 2], [1, 1], [2, 0]])
    assert counts.matrix.has_canonical_format


def test_equally_common_forms_are_shown_by_the_alphabetically_first():
    assert count_words(["running runs"], stemmer="porter").surface_forms == ("running",)
    assert count_words(["runs running"], stemmer="porter").surface_forms == ("running",)


def test_rare_words_are_dropped_after_stemming():
    counts = count_words(["cats cat dog", "dog emu"], stemmer="porter", min_frequency=2)
    assert counts.vocabulary == ("cat", "dog")
    assert counts.matrix.shape == (2, 2)


def test_no_documents_and_no_words_give_an_empty_matrix():
    assert count_words([]).matrix.shape == (0, 0)
    assert count_words(["", "a b"]).matrix.shape == (2, 0)


def test_an_iterator_is_enough():
    assert count_words(text for text in ["cat dog", "dog"]).matrix.shape == (2, 2)


def test_a_single_text_in_place_of_several_is_refused():
    with pytest.raises(TypeError, match=r"pass \[text\]"):
        count_words("cat dog")


def test_an_unknown_stemmer_is_answered_with_the_known_ones():
    with pytest.raises(ValueError, match=r"'klingon'.*porter"):
        count_words(["cat dog"], stemmer="klingon")


@given(
    st.lists(st.lists(st.sampled_from(["run", "runs", "running", "cat", "cats", "emu"]))),
    st.integers(1, 4),
)
def test_every_occurrence_of_a_kept_word_is_counted_once(documents, min_frequency):
    texts = [" ".join(words) for words in documents]
    counts = count_words(texts, stemmer="porter", min_frequency=min_frequency)
    stems = {"runs": "run", "running": "run", "cats": "cat"}
    expected = [[stems.get(word, word) for word in words] for words in documents]
    everything = [word for words in expected for word in words]
    kept = {word for word in everything if everything.count(word) >= min_frequency}
    assert set(counts.vocabulary) == kept
    for row, words in zip(counts.matrix.toarray(), expected, strict=True):
        assert list(row) == [words.count(word) for word in counts.vocabulary]
    assert len(set(counts.surface_forms)) == len(counts.surface_forms)
