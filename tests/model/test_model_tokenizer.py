"""A model whose words were found by a function of the user."""

import re

import pytest

from tests.rocket_model import TEXTS
from topicgrouper.corpus import ReadOptions, Source, TextOptions, count_texts
from topicgrouper.model import Model


def lemmas(text):
    return [re.sub("(ed|s)$", "", word) for word in re.findall(r"\w+", text)]


@pytest.fixture(name="fitted")
def fitted_model():
    options = TextOptions(tokenizer=lemmas)
    corpus = count_texts(TEXTS, options, keep_texts=True)
    return Model.fit(corpus.with_source(Source(format="folder", options=ReadOptions(text=options))))


@pytest.fixture(name="loaded")
def loaded_model(fitted, tmp_path):
    fitted.save(tmp_path / "model.tg")
    return Model.load(tmp_path / "model.tg")


def test_a_loaded_model_names_the_function_it_needs(loaded):
    name = re.escape(f"{__name__}.lemmas")
    with pytest.raises(ValueError, match=rf"function {name}, .* with_tokenizer"):
        loaded.search(["rockets"])


def test_a_loaded_model_works_with_its_function(fitted, loaded, tmp_path):
    again = loaded.with_tokenizer(lemmas)
    assert again.source == fitted.source
    assert again.search("Rockets").words == fitted.search("rocket").words == ("rocket",)
    again.save(tmp_path / "again.tg")
    assert Model.load(tmp_path / "again.tg").source == loaded.source


def test_without_its_function_a_loaded_model_still_shows_what_it_has(loaded):
    assert loaded.word("rocket").word == loaded.word("Rocket").word == "rocket"
    with pytest.raises(KeyError, match="does not know 'rockets'; near spellings: rocket"):
        loaded.word("rockets")
    assert loaded.documents("orbit")[0].passage.spans == ()
    assert loaded.explore().n_documents == len(TEXTS)


def test_words_of_the_function_are_marked_where_they_stand(fitted):
    passage = fitted.documents("orbit")[0].passage
    assert {passage.text[start:end] for start, end in passage.spans} == {"orbit"}


def test_other_models_need_no_function(model):
    with pytest.raises(ValueError, match="were not found by a tokenizer"):
        model.with_tokenizer(lemmas)
