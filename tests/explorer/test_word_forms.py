import re
from dataclasses import replace

import numpy as np
import pytest

from tests.page_payload import numbers, payload_of
from topicgrouper import Model
from topicgrouper.corpus import TextOptions, count_texts


def runs_of(text):
    """Return runs of letters and digits; these texts have only few combining marks."""
    return re.findall(r"[\w\u0300-\u036f\u0900-\u097f]+", text)


def page_words(model, texts):
    """Return exceptions to the rule, and the places of words in texts that come with them."""
    others = [""] * (model.n_documents - len(texts))
    documents = payload_of(replace(model, texts=(*texts, *others)))["documents"]
    forms = dict(zip(documents["forms"], numbers(documents["formWords"]).tolist(), strict=True))
    spans, first = {}, 0
    if "spans" in documents:
        packed = {name: numbers(each).astype(int) for name, each in documents["spans"].items()}
        for place, size in zip(packed["texts"].tolist(), packed["sizes"].tolist(), strict=True):
            part = slice(first, first + size)
            starts = np.cumsum(packed["gaps"][part])
            ends = starts + packed["lengths"][part]
            spans[place] = np.stack([starts, ends, packed["words"][part]], axis=1).tolist()
            first += size
    return forms, {place: found for place, found in spans.items() if place < len(texts)}


def word_of(form, model, exceptions):
    """The rule as the page follows it."""
    if form in exceptions:
        return exceptions[form]
    words = list(model.tree.vocabulary)
    return words.index(form.lower()) if form.lower() in words else -1


def fitted(texts, **options):
    text = TextOptions(**options)
    return Model.fit(count_texts(texts, text, keep_texts=True))


def exceptions_of(model, texts):
    exceptions, spans = page_words(model, texts)
    assert spans == {}
    return exceptions


def test_the_rule_finds_every_counted_word_and_no_other(model):
    exceptions = exceptions_of(model, model.texts)
    for row, text in enumerate(model.texts):
        found = [word_of(run, model, exceptions) for run in runs_of(text)]
        counts = model.tree.counts[[row], :].toarray().ravel().tolist()
        assert [found.count(word) for word in range(model.tree.n_words)] == counts


def test_only_exceptions_are_listed(model):
    exceptions = exceptions_of(model, model.texts)
    assert exceptions["launched"] == exceptions["Launching"] == model.tree.find("launch")
    assert not {"rocket", "the", "THE", "orbit", "of"} & exceptions.keys()


def test_a_form_that_is_no_word_is_told(model):
    # "ar" is the stem of "are"; two letters alone are too short for a word
    assert model.tree.find("ar") >= 0
    assert exceptions_of(model, ["ar are"]) == {"ar": -1, "are": model.tree.find("ar")}


def test_names_of_javascript_are_words_like_others(model):
    assert exceptions_of(model, ["__proto__ constructor toString"]) == {}


def test_without_known_options_words_are_those_of_the_default(model):
    plain = Model(model.tree, texts=model.texts)
    assert "rockets" not in exceptions_of(plain, ["rockets rocket"])


@pytest.mark.parametrize("segmentation", ["pairs", "dictionary"])
def test_texts_in_which_a_form_has_several_words_come_with_their_words(segmentation):
    texts = ["a plain text", "我们学习自然语言", "plain 文 text", "", "白いTシャツ"]
    model = fitted(texts, segmentation=segmentation)
    exceptions, found = page_words(model, texts)
    assert exceptions == {}
    assert found.keys() == {1, 4}
    counts = model.tree.counts.toarray()
    for place, spans in found.items():
        assert len(spans) == counts[place].sum()
        for start, end, word in spans:
            assert texts[place][start:end].lower() == model.tree.vocabulary[word]


def test_words_of_a_tokenizer_come_with_their_places(tmp_path):
    texts = ["The rockets launched", "rocket in orbit"]
    model = fitted(texts, tokenizer=lambda text: [word.rstrip("s") for word in text.split()])
    exceptions, spans = page_words(model, texts)
    assert exceptions == {}
    places = [(start, end) for start, end, leaf in spans[1] if leaf == model.tree.find("orbit")]
    assert [texts[1][start:end] for start, end in places] == ["orbit"]
    model.save(tmp_path / "model.tg")
    loaded = Model.load(tmp_path / "model.tg")  # without the function, none are found
    assert not any(page_words(loaded, texts)[1].values())


def test_places_are_counted_as_javascript_does():
    text = "😀𠮷野家で食べる"
    model = fitted([text, "else"], segmentation="pairs")
    ((start, end, _), *_) = page_words(model, [text])[1][0]
    assert text.encode("utf-16-le")[2 * start : 2 * end].decode("utf-16-le") == "𠮷野"


def test_texts_with_phrases_come_with_the_places_of_their_words():
    texts = ["Go to New\nYork!"] * 10 + ["New words, York", "no such 𝒜 New York words"] * 2
    model = fitted(texts, phrases=True)
    _, found = page_words(model, texts)
    assert set(found) == {*range(10), 11, 13}  # 10 and 12 have no phrase
    place = model.tree.index_of("new york")
    assert [texts[0][start:end] for start, end, leaf in found[0] if leaf == place] == ["New\nYork"]
    assert [11, 19, place] in found[11]  # in units of UTF-16


def test_words_that_are_no_runs_come_with_their_places():
    texts = ["the #moon and the moon", "", "a moon 😀"]
    model = fitted(texts, hashtags=True, emoji=True)
    exceptions, found = page_words(model, texts)
    assert exceptions == {}
    assert [len(spans) for spans in found.values()] == [5, 0, 2]
    places = {texts[0][start:end] for start, end, _ in found[0]}
    assert places == {"the", "#moon", "and", "moon"}


def test_words_with_soft_hyphens_come_with_their_places():
    texts = ["infor\u00admation and tea", "information, infor and tea"]
    model = fitted(texts)
    _, found = page_words(model, texts)
    assert list(found) == [0]
    assert found[0][0] == [0, 12, model.tree.find("information")]
