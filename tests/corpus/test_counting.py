"""The fast counter against the slow, obvious one."""

import sys
import tarfile
from collections import Counter
from itertools import islice, pairwise

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.corpus.word_oracle import split_words
from tests.interrupted_process import interrupted
from topicgrouper.corpus import TextOptions, count_texts

# Characters that texts of everybody rarely have next to each other, and those with a catch.
HARD = (
    "aAzZ09_ '-\n\0éÉßΣσςİıﬁ½ⅷ٣一漢字ひは゛한ᄒ\u1161\u11a8\u0301\u0307\u0323\u0331"
    "\u200c\u200d\ufe0f\u00ad\u2060\ufeff\u212b\u212aȺⱥ😀𝒜𐐀𞤀हि्ภาษา้๑ခ်ាﾊﾞー々〇豈・\u200b"
)
TEXTS = st.text() | st.text(alphabet=HARD) | st.text(alphabet="abcAB _1é", max_size=300)
OPTIONS = st.builds(
    TextOptions,
    lowercase=st.booleans(),
    alphabetic=st.booleans(),
    min_length=st.integers(1, 5),
    segmentation=st.sampled_from(["pairs", "dictionary"]),
)


def expected_counts(texts, options):
    return [Counter(split_words(text, options)) for text in texts]


def counts_of(corpus):
    words = [corpus.vocabulary[column] for column in corpus.counts.indices.tolist()]
    entries = list(zip(words, corpus.counts.data.tolist(), strict=True))
    return [dict(entries[start:end]) for start, end in pairwise(corpus.counts.indptr.tolist())]


@given(st.lists(TEXTS, max_size=8), OPTIONS)
@example(["a" * 100_000 + "_é"], TextOptions())
@example(["x" * n for n in range(1, 150)], TextOptions())
@example([" " * n + "word" + "é" * n for n in range(150)], TextOptions(min_length=2))
@example(["é" * n + "word1" + " x" * n for n in range(150)], TextOptions(alphabetic=False))
def test_words_and_counts_are_those_of_the_oracle(texts, options):
    corpus = count_texts(texts, options)
    expected = expected_counts(texts, options)
    assert counts_of(corpus) == expected
    assert corpus.vocabulary == tuple(sorted(set().union(*expected)))


def test_every_character_is_treated_as_by_the_oracle():
    chars = [chr(code) for code in range(sys.maxunicode + 1) if not 0xD800 <= code < 0xE000]
    # Delicate characters are kept apart, or they would send all others their way.
    texts = [f"ab{char}cd" for char in chars[:0x3000]]
    texts += [
        " ".join(f"ab{char}cd" for char in chars[start : start + 64])
        for start in range(0, len(chars), 64)
    ]
    options = TextOptions(alphabetic=False, min_length=1)
    fast = counts_of(count_texts(texts, options, n_jobs=2))
    some = [*range(0, len(texts), 37), *range(0x250, 0x400)]  # the oracle is slow
    assert [fast[place] for place in some] == expected_counts([texts[p] for p in some], options)


def test_real_reviews_are_counted_as_by_the_oracle(data_directory):
    path = data_directory / "imdb" / "aclImdb_text.tar.xz"
    if not path.is_file():
        pytest.skip(f"no {path.name} among the data sets")
    with tarfile.open(path) as archive:
        files = (archive.extractfile(member) for member in archive if member.isfile())
        texts = [file.read().decode() for file in islice(files, 400)]
    assert any(not text.isascii() for text in texts)
    corpus = count_texts(texts, n_jobs=2)
    assert counts_of(corpus) == expected_counts(texts, TextOptions())


@pytest.mark.parametrize("length", [1, 7, 8, 9, 15, 16, 17, 24, 63, 64, 65, 128, 1000])
def test_words_that_differ_in_one_byte_only_are_told_apart(length):
    words = ["a" * length, "a" * (length - 1) + "b", "b" + "a" * (length - 1), "a" * (length + 1)]
    corpus = count_texts([" ".join(words), words[0]], TextOptions(min_length=1))
    assert corpus.vocabulary == tuple(sorted(set(words)))
    assert corpus.counts.toarray().sum(axis=1).tolist() == [4, 1]


@pytest.fixture(scope="module", name="many")
def many_texts():
    random = np.random.default_rng(5)
    letters = np.array(list("abcdefghijklmé"))
    words = ["".join(random.choice(letters, size=3 + place % 3)) for place in range(999)]
    return [" ".join(random.choice(words, size=random.integers(0, 60))) for _ in range(3000)]


@pytest.mark.parametrize("n_jobs", [1, 2, 7, -1])
@pytest.mark.parametrize("options", [TextOptions(), TextOptions(stemmer="german")])
def test_the_number_of_threads_does_not_show(many, n_jobs, options, monkeypatch):
    monkeypatch.setattr("topicgrouper.corpus.counting._BATCH_CHARACTERS", 200_000)
    assert count_texts(many, options, n_jobs=n_jobs) == count_texts(many, options)


@given(st.lists(TEXTS, max_size=10), st.integers(1, 50))
def test_batches_do_not_show(texts, batch_characters):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("topicgrouper.corpus.counting._BATCH_CHARACTERS", batch_characters)
        in_batches = count_texts(iter(texts), keep_texts=True)
    assert in_batches == count_texts(texts, keep_texts=True)


def test_counts_stand_in_the_row_of_their_document_and_the_column_of_their_word():
    corpus = count_texts(["cat dog cat", "", "dog emu"])
    assert corpus.vocabulary == ("cat", "dog", "emu")
    assert corpus.names is None
    np.testing.assert_array_equal(corpus.counts.toarray(), [[2, 1, 0], [0, 0, 0], [0, 1, 1]])
    assert corpus.document_ids == ("0", "1", "2")
    assert corpus.n_tokens == 5


def test_no_documents_and_no_words_give_an_empty_corpus():
    assert count_texts([]).counts.shape == (0, 0)
    assert count_texts(["", "a b"]).counts.shape == (2, 0)
    assert count_texts([], TextOptions(stemmer="porter")).counts.shape == (0, 0)


def test_ids_labels_and_texts_go_with_the_documents():
    ids, labels = ["a", "b", "2"], ["x", "y", "x"]
    corpus = count_texts(["cat", "dog", "emu"], ids=ids, labels=labels, keep_texts=True)
    assert corpus.document_ids == ("a", "b", "2")
    assert corpus.labels == ("x", "y", "x")
    assert corpus.texts == ("cat", "dog", "emu")
    assert count_texts(["cat"]).texts is None


def test_stemming_adds_up_the_forms_and_names_the_commonest():
    corpus = count_texts(
        ["connected connection", "Connected cat", "cats cat"], TextOptions(stemmer="porter")
    )
    assert corpus.vocabulary == ("cat", "connect")
    assert corpus.names == ("cat", "connected")
    np.testing.assert_array_equal(corpus.counts.toarray(), [[0, 2], [1, 1], [2, 0]])
    assert corpus.counts.has_canonical_format


@pytest.mark.parametrize("text", ["running runs", "runs running"])
def test_of_equally_common_forms_the_alphabetically_first_is_named(text):
    assert count_texts([text], TextOptions(stemmer="porter")).names == ("running",)


def test_stop_words_are_left_out_before_stemming_and_whatever_their_case():
    texts = ["The cats don't run", "THE RUNNER, a cat"]
    options = TextOptions(stop_words=["THE", "don't", "cats"], stemmer="porter")
    assert count_texts(texts, options).vocabulary == ("cat", "run", "runner")
    options = TextOptions(stop_words=["the", "runner"], lowercase=False)
    assert count_texts(texts, options).vocabulary == ("cat", "cats", "don", "run")
    english = count_texts(texts, TextOptions(stop_words="english"))
    assert english.vocabulary == ("cat", "cats", "run", "runner")
    assert english.n_tokens == 4


def test_a_single_text_in_place_of_several_is_refused():
    with pytest.raises(TypeError, match=r"pass \[text\]"):
        count_texts("cat dog")


@pytest.mark.parametrize("wrong", [None, float("nan"), b"bytes", 3])
def test_a_document_that_is_no_text_is_named(wrong):
    with pytest.raises(TypeError, match=rf"Document 2 .* {type(wrong).__name__}"):
        count_texts(["good", "good", wrong])


def test_half_a_surrogate_pair_is_refused():
    with pytest.raises(ValueError, match=r"Document 1 is not valid Unicode.*position 2"):
        count_texts(["fine", "no\ud800"])


@pytest.mark.parametrize("name", ["ids", "labels"])
def test_ids_and_labels_must_be_one_for_each_document(name):
    with pytest.raises(ValueError, match=f"1 {name} for 2 documents"):
        count_texts(["cat", "dog"], **{name: ["a"]})


@pytest.mark.parametrize("n_jobs", [1, 2])
def test_ctrl_c_ends_the_counting(n_jobs):
    texts = ["some words that nobody ever counts to their end " * 1000] * 60_000
    assert interrupted(lambda: count_texts(texts, n_jobs=n_jobs)) < 3.0


def test_columns_come_with_the_documents():
    corpus = count_texts(["a cat", "a dog"], columns={"who": ["Ann", ""]})
    assert dict(corpus.document_columns) == {"who": ("Ann", "")}
    with pytest.raises(ValueError, match="2 values of column 'who' for 1 documents"):
        count_texts(["a cat"], columns={"who": ["Ann", "Bob"]})
