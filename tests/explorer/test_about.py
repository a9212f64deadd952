import json
import threading
from dataclasses import replace

import numpy as np
import pytest
from scipy.sparse import csr_array

from topicgrouper import fit_tree
from topicgrouper.corpus import Source
from topicgrouper.explorer import about as about_module
from topicgrouper.explorer.about import AboutAnswers
from topicgrouper.explorer.listed_documents import PASSAGE_LENGTH
from topicgrouper.model import Model
from topicgrouper.search.documents import DocumentSearch


@pytest.fixture(scope="module")
def answers(model):
    return AboutAnswers(model)


def test_best_matches_are_those_of_the_package(answers, model):
    for text in ("rocket", "hot tea in an orbit", "Launching"):
        answer = answers.about(text, offset=0, limit=100)
        hits = model.search(text, 100, length=PASSAGE_LENGTH)
        names = model.shown.vocabulary
        assert answer["total"] == len(hits) > 0
        assert tuple(names[word] for word in answer["words"]) == hits.words
        for found, hit in zip(answer["documents"], hits, strict=True):
            assert (found["row"], found["score"]) == (hit.row, hit.score)
            assert found["id"] == model.document_ids[hit.row]
            assert found["passage"] == hit.passage.pieces()
            for reason, match in zip(found["reasons"], hit.matches, strict=True):
                assert names[reason["word"]] == match["word"]
                assert reason["count"] == match["occurrences"]
                topic = None if reason["topic"] is None else model.tree.n_of(reason["topic"])
                assert topic == match["topic"]
        assert json.loads(json.dumps(answer))


def test_a_word_that_is_missing_is_explained_by_a_topic():
    random = np.random.default_rng(2)
    themes = np.kron(np.eye(2), np.ones(6))[random.integers(2, size=80)]
    tree = fit_tree(random.poisson(themes * 0.7 + 0.02))
    answers = AboutAnswers(Model(tree))
    answer = answers.about(tree.vocabulary[0], offset=0, limit=100)
    (expected,) = {
        reason["word"]
        for found in answer["documents"]
        for reason in found["reasons"]
        if reason["topic"] is not None
    }
    assert expected == 0
    for found in answer["documents"]:
        for reason in found["reasons"]:
            counts = tree.counts[[found["row"]]].toarray()[0]
            assert reason["count"] == counts[0]
            if reason["topic"] is not None:
                assert reason["lift"] >= 1.5
                assert counts[tree.words_of(reason["topic"])].any()
    assert set(answer["expansion"]) <= set(range(1, 6))


def test_unknown_words_are_ignored_and_listed(answers, model):
    answer = answers.about("giraffe tea", offset=0, limit=9)
    assert answer["unknown"] == ["giraff"]
    assert answer["words"] == [model.tree.find("tea")]
    assert answer["problem"] is None


@pytest.mark.parametrize("text", ["giraffe", "!!", "2.txt", "2.TXT"])
def test_what_cannot_be_ranked_is_told(answers, text):
    answer = answers.about(text, offset=0, limit=9)
    assert answer["problem"]
    assert "\n" not in answer["problem"]
    assert answer["documents"] == answer["words"] == answer["expansion"] == []


def test_pages_follow_each_other(answers):
    whole = answers.about("the tea", offset=0, limit=100)
    assert whole["total"] > 2
    parts = [answers.about("the tea", offset=start, limit=2) for start in (0, 2, 4)]
    assert [found for part in parts for found in part["documents"]] == whole["documents"]
    assert {part["total"] for part in parts} == {whole["total"]}


def test_at_most_so_many_documents_are_ranked(model, monkeypatch):
    monkeypatch.setattr(about_module, "MAX_FOUND", 1)
    assert AboutAnswers(model).about("tea", offset=0, limit=100)["total"] == 1


def test_without_texts_words_are_shown_those_of_the_query_first(model):
    answer = AboutAnswers(replace(model, texts=None)).about("cup", offset=0, limit=9)
    first = answer["documents"][0]
    assert first["passage"] is None
    assert first["words"][0] == model.tree.find("cup")


def test_items_of_baskets_are_separated_by_commas():
    counts = csr_array(np.array([[1, 1, 0], [1, 0, 1], [0, 1, 1], [1, 1, 0]]))
    items = ["whole milk", "soda", "tea, green"]
    model = Model(fit_tree(counts, items), source=Source(name="shop", format="baskets-wide"))
    answers = AboutAnswers(model)
    for text, words in (("Soda, whole milk", [0, 1]), ("tea, green", [2]), ("soda milk", [1])):
        answer = answers.about(text, offset=0, limit=9)
        assert answer["words"] == words
    assert answer["unknown"] == ["milk"]
    assert answers.about("milk", offset=0, limit=9)["problem"]


def test_surprise_is_that_of_the_package(answers, model):
    for row in range(model.n_documents):
        answer = answers.surprise(row)
        words = (model.shown.vocabulary[word] for word in answer["words"])
        bits = dict(zip(words, answer["bits"], strict=True))
        expected = {each.word: each.bits for each in model.surprise(99, document=row)}
        assert bits == pytest.approx(expected, abs=0.005)
    assert answers.surprise(-1) is answers.surprise(model.n_documents) is None


def test_many_ask_at_once_and_the_index_is_built_once(model, monkeypatch):
    built = []

    class Counted(DocumentSearch):
        def __init__(self, *args, **options):
            built.append(args)
            super().__init__(*args, **options)

    monkeypatch.setattr(about_module, "DocumentSearch", Counted)
    answers = AboutAnswers(replace(model, document_model=None))
    expected = {text: AboutAnswers(model) for text in ("tea", "rocket", "cup of tea", "orbit")}
    found = {}

    def ask(text):
        found[text] = answers.about(text, offset=0, limit=9)

    threads = [threading.Thread(target=ask, args=(text,)) for text in expected]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(built) == 1
    assert {text: other.about(text, offset=0, limit=9) for text, other in expected.items()} == found


def test_weights_that_are_no_counts_cannot_be_ranked():
    answers = AboutAnswers(Model(fit_tree([[0.5, 1.0], [2.0, 0.25]], ["tea", "cup"])))
    assert "whole" in answers.about("tea", offset=0, limit=1)["problem"]
    with pytest.raises(ValueError, match="whole"):
        answers.surprise(0)


def test_a_model_without_counts_is_refused(model, tmp_path):
    model.tree.save(tmp_path / "bare.tg", counts=False)
    bare = Model(type(model.tree).load(tmp_path / "bare.tg"))
    with pytest.raises(ValueError, match="no training counts"):
        AboutAnswers(bare)
