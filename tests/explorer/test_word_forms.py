import re

from topicgrouper.collection import Model, word_runs
from topicgrouper.explorer.word_forms import form_exceptions


def word_of(form, model, exceptions):
    """The rule as the page follows it."""
    if form in exceptions:
        return exceptions[form]
    words = list(model.tree.vocabulary)
    return words.index(form.lower()) if form.lower() in words else -1


def test_the_rule_finds_every_counted_word_and_no_other(model):
    exceptions = form_exceptions(model, model.texts)
    for row, text in enumerate(model.texts):
        found = [word_of(text[start:end], model, exceptions) for start, end in word_runs(text)]
        counts = model.tree.counts[[row], :].toarray().ravel().tolist()
        assert [found.count(word) for word in range(model.tree.n_words)] == counts


def test_only_exceptions_are_listed(model):
    exceptions = form_exceptions(model, model.texts)
    assert exceptions["launched"] == exceptions["Launching"] == model.tree.find("launch")
    assert not {"rocket", "the", "THE", "orbit", "of"} & exceptions.keys()


def test_a_form_that_is_no_word_is_told(model):
    # "ar" is the stem of "are"; two letters alone are too short for a word
    assert model.tree.find("ar") >= 0
    assert form_exceptions(model, ["ar are"]) == {"ar": -1, "are": model.tree.find("ar")}


def test_names_of_javascript_are_words_like_others(model):
    assert form_exceptions(model, ["__proto__ constructor toString"]) == {}


def test_without_known_options_words_are_those_of_the_default(model):
    plain = Model(model.tree, texts=model.texts)
    assert "rockets" not in form_exceptions(plain, ["rockets rocket"])


def test_runs_of_plain_text_are_those_of_any_text():
    text = "It's one_two, 3rd\tx2 --"
    runs = [text[start:end] for start, end in word_runs(text)]
    # a character of another alphabet makes the slow way be taken
    slow = [(text + " é")[start:end] for start, end in word_runs(text + " é")]
    assert [*runs, "é"] == slow
    assert runs == re.findall(r"[A-Za-z0-9_]+", text)
