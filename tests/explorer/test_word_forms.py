import pytest

from topicgrouper.corpus import Reading, ReadOptions, Source, TextOptions, count_texts
from topicgrouper.corpus.characters import run_pattern
from topicgrouper.explorer.word_forms import page_words
from topicgrouper.model import Model
from topicgrouper.search.text_words import TextWords


def word_of(form, model, exceptions):
    """The rule as the page follows it."""
    if form in exceptions:
        return exceptions[form]
    words = list(model.tree.vocabulary)
    return words.index(form.lower()) if form.lower() in words else -1


def fitted(texts, **options):
    text = TextOptions(**options)
    return Model.fit(
        Reading(count_texts(texts, text, keep_texts=True), Source(options=ReadOptions(text=text)))
    )


def exceptions_of(model, texts):
    found = page_words(model, texts)
    assert found.spans == {}
    return found.exceptions


def test_the_rule_finds_every_counted_word_and_no_other(model):
    exceptions = exceptions_of(model, model.texts)
    for row, text in enumerate(model.texts):
        found = [word_of(run, model, exceptions) for run in run_pattern(text).findall(text)]
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
    found = page_words(model, texts)
    finder = TextWords(model)
    assert found.exceptions == {}
    assert found.spans.keys() == {1, 4}
    for place, spans in found.spans.items():
        assert list(map(tuple, spans.tolist())) == finder.find(texts[place])
    counts = model.tree.counts.toarray()
    for place, spans in found.spans.items():
        assert len(spans) == counts[place].sum()


def test_places_are_counted_as_javascript_does():
    text = "😀𠮷野家で食べる"
    model = fitted([text, "else"], segmentation="pairs")
    ((start, end, _), *_) = page_words(model, [text]).spans[0].tolist()
    assert text.encode("utf-16-le")[2 * start : 2 * end].decode("utf-16-le") == "𠮷野"


def test_texts_with_phrases_come_with_the_places_of_their_words():
    texts = ["Go to New\nYork!"] * 10 + ["New words, York", "no such 𝒜 New York words"] * 2
    model = fitted(texts, phrases=True)
    found = page_words(model, texts)
    assert set(found.spans) == {*range(10), 11, 13}  # 10 and 12 have no phrase
    place = model.tree.index_of("new york")
    assert [
        texts[0][start:end] for start, end, leaf in found.spans[0].tolist() if leaf == place
    ] == ["New\nYork"]
    assert [11, 19, place] in found.spans[11].tolist()  # in units of UTF-16


def test_words_that_are_no_runs_come_with_their_places():
    texts = ["the #moon and the moon", "", "a moon 😀"]
    model = fitted(texts, hashtags=True, emoji=True)
    found = page_words(model, texts)
    assert found.exceptions == {}
    assert [len(spans) for spans in found.spans.values()] == [5, 0, 2]
    places = {texts[0][start:end] for start, end, _ in found.spans[0].tolist()}
    assert places == {"the", "#moon", "and", "moon"}


def test_words_with_soft_hyphens_come_with_their_places():
    texts = ["infor\u00admation and tea", "information, infor and tea"]
    model = fitted(texts)
    found = page_words(model, texts)
    assert list(found.spans) == [0]
    assert found.spans[0][0].tolist() == [0, 12, model.tree.find("information")]
