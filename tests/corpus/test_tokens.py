import pickle
import re
import unicodedata
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.corpus.test_counting import TEXTS, counts_of
from topicgrouper.corpus import TextOptions, count_texts
from topicgrouper.corpus.languages import lower_case
from topicgrouper.corpus.words import (
    MissingTokenizer,
    MissingTokenizerError,
    find_tokens,
    find_words,
    tokenizer_name,
)

PATTERNS = [r"\w+", r"(?u)\b\w\w+\b", r"[a-z]+(?:-[a-z]+)*", r"#(\w+)", r"(\w+)@|\d+", r"\S"]


def in_words(text):
    return text.split()


FORMS = {"was": "be", "is": "be", "mice": "mouse"}


class Lemmas:
    def __call__(self, text):
        return (FORMS.get(word, word) for word in re.findall(r"\w+", text))


@given(st.lists(TEXTS, max_size=5), st.sampled_from(PATTERNS), st.booleans())
def test_a_pattern_finds_what_re_finds(texts, pattern, lowercase):
    options = TextOptions(token_pattern=pattern, lowercase=lowercase)
    expected = [
        Counter(filter(str.strip, re.findall(pattern, _form(text, lowercase)))) for text in texts
    ]
    assert counts_of(count_texts(texts, options)) == expected


def _form(text, lowercase):
    text = text.replace("\0", " ")
    return lower_case(text) if lowercase else unicodedata.normalize("NFC", text)


@given(st.lists(TEXTS, max_size=5))
def test_a_tokenizer_finds_what_it_says(texts):
    found = counts_of(count_texts(texts, TextOptions(tokenizer=in_words)))
    assert found == [Counter(map(lower_case, text.replace("\0", " ").split())) for text in texts]


def test_a_tokenizer_gets_the_text_as_it_is():
    seen = []

    def lemmas(text):
        seen.append(text)
        return ["New York", "be", "", " ", "\n", "Straße"]

    corpus = count_texts(["New York IS a Straße"], TextOptions(tokenizer=lemmas))
    assert seen == ["New York IS a Straße"]
    assert corpus.vocabulary == ("be", "new york", "straße")


def test_stop_words_and_stemmer_apply_to_tokens():
    options = TextOptions(token_pattern=r"[\w']+", stop_words=["Don't"], stemmer="porter")
    corpus = count_texts(["don't run; running", "DON'T"], options)
    assert (corpus.vocabulary, corpus.names) == (("run",), ("run",))


def test_turkish_tokens_are_lowered_by_turkish_rules():
    options = TextOptions(language="tr", stemmer=None, token_pattern=r"\w+")
    assert count_texts(["IŞIK İz"], options).vocabulary == ("iz", "ışık")


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"token_pattern": "("}, ValueError, "not a valid regular expression: missing"),
        ({"token_pattern": "(" * 5000 + ")" * 5000}, ValueError, "not a valid regular|groups"),
        ({"token_pattern": r"(\w)(\w)"}, ValueError, r"has 2 groups.*\(\?:"),
        ({"token_pattern": r"\w*"}, ValueError, r"matches the empty string; use \+"),
        ({"token_pattern": 3}, TypeError, "token_pattern must be a string"),
        ({"tokenizer": "split"}, TypeError, "tokenizer must be a function, got 'split'"),
        (
            {"tokenizer": str.split, "token_pattern": "a"},
            ValueError,
            "token_pattern and tokenizer cannot be combined",
        ),
        (
            {"tokenizer": str.split, "min_length": 2},
            ValueError,
            "min_length cannot be combined with",
        ),
        ({"token_pattern": "a", "alphabetic": False}, ValueError, "alphabetic cannot be combined"),
        ({"token_pattern": "a", "hashtags": True}, ValueError, "hashtags cannot be combined"),
        ({"token_pattern": "a", "segmentation": "pairs"}, ValueError, "segmentation cannot be"),
    ],
)
def test_wrong_rules_are_refused(options, error, message):
    with pytest.raises(error, match=message):
        TextOptions(**options)


@pytest.mark.parametrize(
    ("tokenizer", "error", "message"),
    [
        (lambda _: None, TypeError, "Document 1: the tokenizer must return a list of strings, not"),
        (lambda text: text, TypeError, "Document 1: .* a list of strings, not str"),
        (lambda _: ["a", 1], TypeError, r"Document 1: .* strings, not int \(1\)"),
        (lambda _: ["a\0b"], ValueError, "Document 1: .* NUL"),
        (lambda _: 1 / 0, ValueError, "Document 1: the tokenizer failed with ZeroDivisionError"),
        (lambda _: 5, ValueError, "Document 1: the tokenizer failed with TypeError"),
        (lambda _: ["\ud800"], ValueError, "Document 1 is not valid Unicode"),
    ],
)
def test_a_faulty_tokenizer_is_named_with_the_document(tokenizer, error, message):
    def only_second(text):
        return [] if text == "first" else tokenizer(text)

    with pytest.raises(error, match=message):
        count_texts(["first", "second"], TextOptions(tokenizer=only_second))


def test_a_file_keeps_the_name_of_a_tokenizer():
    values = TextOptions(tokenizer=Lemmas()).to_dict()
    assert values["tokenizer"] == f"{__name__}.Lemmas"
    loaded = TextOptions.from_dict(values)
    assert loaded.to_dict() == values
    assert loaded.resolved().tokenizer == MissingTokenizer(values["tokenizer"])
    with pytest.raises(MissingTokenizerError, match=r"Lemmas, which is not .* with_tokenizer"):
        count_texts(["text"], loaded)
    assert find_words("text", loaded.resolved()) == []
    assert tokenizer_name(str.split) == "str.split"
    assert TextOptions.from_dict(TextOptions(token_pattern="a+").to_dict()).token_pattern == "a+"


def test_options_with_a_function_can_be_pickled():
    options = TextOptions(tokenizer=in_words)
    assert pickle.loads(pickle.dumps(options)) == options


def test_tokens_that_stand_in_the_text_are_found_there():
    options = TextOptions(tokenizer=Lemmas())
    text = "The MICE because it was there, mice"
    assert find_tokens(text, options) == ["the", "mice", "because", "it", "be", "there", "mouse"]
    spans = find_words(text, options.resolved())
    assert [text[start:end] for start, end, *_ in spans] == [
        "The",
        "MICE",
        "because",
        "it",
        "there",
    ]


@given(TEXTS, st.sampled_from(PATTERNS))
def test_words_of_a_pattern_are_found_in_order(text, pattern):
    options = TextOptions(token_pattern=pattern)
    words = [span.word for span in find_words(text, options.resolved())]
    assert words == find_tokens(text, options)
