"""What a server answers about documents."""

import json
import threading
from dataclasses import replace

import numpy as np
import pytest
from scipy.sparse import csr_array

from topicgrouper import fit_tree
from topicgrouper.corpus import Source, count_texts
from topicgrouper.explorer import answers as about_module
from topicgrouper.explorer import answers as answers_module
from topicgrouper.explorer.answers import PASSAGE_LENGTH, SHOWN_WORDS, Answers
from topicgrouper.explorer.page_groups import page_groups
from topicgrouper.explorer.payload import make_payload
from topicgrouper.explorer.word_forms import page_words
from topicgrouper.model import Model
from topicgrouper.search.document_search import DocumentSearch
from topicgrouper.search.passages import snippet
from topicgrouper.tree import main_topics
from topicgrouper.tree.document_strength import strongest_documents


def test_documents_of_every_topic_are_those_of_the_package(model):
    answers = Answers(model)
    for node in range(model.tree.n_nodes):
        answer = answers.strongest(node, offset=0, limit=100)
        strongest = strongest_documents(model.tree, node, k=100)
        assert answer["total"] == len(strongest)
        for found, strong in zip(answer["documents"], strongest, strict=True):
            assert found == {
                "row": strong.row,
                "id": model.document_ids[strong.row],
                "label": model.labels[strong.row],
                "length": strong.length,
                "count": strong.frequency,
                "share": strong.share,
                "relativeShare": strong.relative_share,
                "passage": snippet(model, strong.row, node, length=PASSAGE_LENGTH).pieces(),
                "words": None,
            }
        shown = [found["relativeShare"] for found in answer["documents"]]
        assert shown == sorted(shown, reverse=True)


def test_documents_are_mainly_about_one_topic_of_a_view(model):
    cut = model.shown.view(4)
    split = next(topic for topic in cut if topic.size > 2)
    cut = cut.split(split)
    answers = Answers(model)
    for view, main in ((model.tree.view(4), "4"), (cut, f"4,s{split.n}")):
        expected = main_topics(view).tolist()
        found = {}
        for place, node in enumerate(view.nodes.tolist()):
            whole = answers.strongest(node, offset=0, limit=100)["documents"]
            answer = answers.strongest(node, offset=0, limit=100, main=main)
            rows = [document["row"] for document in answer["documents"]]
            assert answer["total"] == len(rows)
            assert rows == [d["row"] for d in whole if expected[d["row"]] == place]
            found.update(dict.fromkeys(rows, place))
        assert found == {row: place for row, place in enumerate(expected) if place >= 0}
        for row, place in enumerate(expected):
            node = -1 if place < 0 else int(view.nodes[place])
            assert answers.main_topic(row, main) == {"topic": node}
        assert len(set(found.values())) > 1
        root = answers.strongest(model.tree.n_nodes - 1, offset=0, limit=100, main=main)
        assert root["total"] == len(found)
    part = model.tree.children_of(node=max(model.tree.view(4).nodes.tolist()))[0]
    assert answers.strongest(part, offset=0, limit=1, main="4")["total"] == 0


def test_views_that_are_not_there_are_nothing(model):
    answers = Answers(model)
    for main in ("cut", "0", str(model.tree.n_words + 1)):
        with pytest.raises(ValueError, match="topics"):
            answers.strongest(0, offset=0, limit=1, main=main)
        with pytest.raises(ValueError, match="topics"):
            answers.main_topic(0, main)
    assert answers.main_topic(model.n_documents, "2") is None


def test_views_beyond_groups_of_words_are_nothing():
    corpus = count_texts(["tea cup pot", "tea cup", "rocket moon", "moon"])
    model = Model.fit(corpus, together=[["cup", "moon"]])
    answers = Answers(model)
    assert answers.main_topic(0, "4") is not None
    with pytest.raises(ValueError, match="from 1 to 4, got 5"):
        answers.main_topic(0, "5")
    assert make_payload(model)["maxTopics"] == 4


def test_pages_follow_each_other(model):
    answers = Answers(model)
    root = model.tree.n_nodes - 1
    whole = answers.strongest(root, offset=0, limit=100)
    assert whole["total"] == 4  # the empty document holds no topic
    parts = [answers.strongest(root, offset=start, limit=3) for start in (0, 3, 6)]
    assert [len(part["documents"]) for part in parts] == [3, 1, 0]
    assert [found for part in parts for found in part["documents"]] == whole["documents"]
    assert {part["total"] for part in parts} == {4}


def test_a_document_is_told_with_its_words(model):
    answers = Answers(model)
    for row in range(model.n_documents):
        answer = answers.document(row)
        counts = model.tree.counts[[row], :].toarray().ravel().tolist()
        assert dict(answer["words"]) == {w: count for w, count in enumerate(counts) if count}
        amounts = [count for _, count in answer["words"]]
        assert amounts == sorted(amounts, reverse=True)
        assert answer["length"] == sum(counts)
        assert answer["text"] == model.texts[row]
        forms = dict(zip(answer["forms"], answer["formWords"], strict=True))
        assert forms == page_words(model, [model.texts[row]]).exceptions
        assert "spans" not in answer
        assert json.loads(json.dumps(answer))["id"] == model.document_ids[row]


def test_without_texts_and_names_there_are_counts(model):
    answer = Answers(Model(model.tree)).document(1)
    assert answer["text"] is answer["forms"] is answer["formWords"] is answer["label"] is None
    assert answer["id"] == "1"
    assert answer["words"]


def test_without_texts_a_list_shows_words_those_of_the_topic_first(model):
    answers = Answers(Model(model.tree))
    for node in range(model.tree.n_nodes):
        inside = set(model.tree.words_of(node=node).tolist())
        for found in answers.strongest(node, offset=0, limit=100)["documents"]:
            counts = model.tree.counts[[found["row"]], :].toarray().ravel()
            expected = sorted(
                np.flatnonzero(counts).tolist(),
                key=lambda word: (word not in inside, -counts[word], word),
            )
            assert found["passage"] is None
            assert found["words"] == expected[:SHOWN_WORDS]


def test_documents_are_found_by_text_and_id_in_any_case(model):
    answers = Answers(model)
    answer = answers.search("the ORBIT", offset=0, limit=10)
    assert answer["searched"] == model.n_documents
    assert [(found["row"], found["matches"]) for found in answer["documents"]] == [(0, 1), (1, 1)]
    marked = [piece for piece, is_marked in answer["documents"][1]["passage"] if is_marked]
    assert marked == ["THE ORBIT"]
    assert [found["row"] for found in answers.search("3.TX", offset=0, limit=9)["documents"]] == [3]
    tea = answers.search("tea", offset=0, limit=9)["documents"]
    assert [(found["row"], found["matches"]) for found in tea] == [(2, 3), (3, 2)]
    assert answers.search("tea", offset=1, limit=9)["documents"] == tea[1:]
    assert answers.search("giraffe", offset=0, limit=9)["total"] == 0


def test_without_texts_words_are_searched(model):
    bare = Model(model.tree, document_ids=model.document_ids)
    answer = Answers(bare).search("ORB", offset=0, limit=9)
    assert [(found["row"], found["matches"]) for found in answer["documents"]] == [(0, 2), (1, 2)]
    orbit = model.tree.find("orbit")
    assert all(found["words"][0] == orbit for found in answer["documents"])


def test_a_search_that_takes_too_long_says_how_far_it_came(model, monkeypatch):
    monkeypatch.setattr(answers_module, "SEARCH_SECONDS", -1.0)
    answer = Answers(model).search("tea", offset=0, limit=9)
    assert answer == {"total": 0, "searched": 0, "documents": []}


@pytest.mark.parametrize("beyond", [0, 10**9])
def test_what_is_not_there_is_nothing(model, beyond):
    answers = Answers(model)
    assert answers.strongest(model.tree.n_nodes + beyond, offset=0, limit=1) is None
    assert answers.document(model.n_documents + beyond) is None
    assert answers.document(-1) is answers.strongest(-1, offset=0, limit=1) is None


def test_a_model_without_counts_is_refused(model, tmp_path):
    model.tree.save(tmp_path / "bare.tg", counts=False)
    bare = Model(type(model.tree).load(tmp_path / "bare.tg"))
    with pytest.raises(ValueError, match="no training counts"):
        Answers(bare)


def test_documents_of_one_group(model):
    grouped = Answers(model, groups=page_groups(model))
    root = model.tree.n_nodes - 1
    for place, name in enumerate(("space", "tea")):
        answer = grouped.strongest(root, offset=0, limit=100, group=(0, place))
        assert answer["total"] == 2
        assert {document["label"] for document in answer["documents"]} == {name}
    with pytest.raises(ValueError, match="no group 7 in column 0"):
        grouped.strongest(root, offset=0, limit=1, group=(0, 7))
    with pytest.raises(ValueError, match="no columns"):
        Answers(model).strongest(root, offset=0, limit=1, group=(0, 0))


@pytest.fixture(scope="module")
def answers(model):
    return Answers(model)


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
                topic = None if reason["topic"] is None else model.tree.n_of(node=reason["topic"])
                assert topic == match["topic"]
        assert json.loads(json.dumps(answer))


def test_a_word_that_is_missing_is_explained_by_a_topic():
    random = np.random.default_rng(2)
    themes = np.kron(np.eye(2), np.ones(6))[random.integers(2, size=80)]
    tree = fit_tree(random.poisson(themes * 0.7 + 0.02))
    answers = Answers(Model(tree))
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
                assert counts[tree.words_of(node=reason["topic"])].any()
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


def test_pages_of_a_query_follow_each_other(answers):
    whole = answers.about("the tea", offset=0, limit=100)
    assert whole["total"] > 2
    parts = [answers.about("the tea", offset=start, limit=2) for start in (0, 2, 4)]
    assert [found for part in parts for found in part["documents"]] == whole["documents"]
    assert {part["total"] for part in parts} == {whole["total"]}


def test_at_most_so_many_documents_are_ranked(model, monkeypatch):
    monkeypatch.setattr(about_module, "MAX_FOUND", 1)
    assert Answers(model).about("tea", offset=0, limit=100)["total"] == 1


def test_without_texts_words_are_shown_those_of_the_query_first(model):
    answer = Answers(replace(model, texts=None)).about("cup", offset=0, limit=9)
    first = answer["documents"][0]
    assert first["passage"] is None
    assert first["words"][0] == model.tree.find("cup")


def test_items_of_baskets_are_separated_by_commas():
    counts = csr_array(np.array([[1, 1, 0], [1, 0, 1], [0, 1, 1], [1, 1, 0]]))
    items = ["whole milk", "soda", "tea, green"]
    model = Model(fit_tree(counts, items), source=Source(name="shop", format="baskets-wide"))
    answers = Answers(model)
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
    answers = Answers(replace(model, document_model=None))
    expected = {text: Answers(model) for text in ("tea", "rocket", "cup of tea", "orbit")}
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
    answers = Answers(Model(fit_tree([[0.5, 1.0], [2.0, 0.25]], ["tea", "cup"])))
    assert "whole" in answers.about("tea", offset=0, limit=1)["problem"]
    with pytest.raises(ValueError, match="whole"):
        answers.surprise(0)


def test_queries_need_counts(model, tmp_path):
    model.tree.save(tmp_path / "bare.tg", counts=False)
    bare = Model(type(model.tree).load(tmp_path / "bare.tg"))
    with pytest.raises(ValueError, match="no training counts"):
        Answers(bare)
