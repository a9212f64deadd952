import json

import numpy as np
import pytest

from topicgrouper.corpus import count_texts
from topicgrouper.explorer import answers as answers_module
from topicgrouper.explorer.answers import DocumentAnswers
from topicgrouper.explorer.listed_documents import PASSAGE_LENGTH, SHOWN_WORDS
from topicgrouper.explorer.page_groups import page_groups
from topicgrouper.explorer.payload import make_payload
from topicgrouper.explorer.word_forms import page_words
from topicgrouper.model import Model, fit_model
from topicgrouper.search.passages import snippet
from topicgrouper.tree.queries.document_strength import strongest_documents
from topicgrouper.tree.queries.main_topics import main_topics


def test_documents_of_every_topic_are_those_of_the_package(model):
    answers = DocumentAnswers(model)
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
    cut = cut.split(split.id)
    answers = DocumentAnswers(model)
    for view, main in ((model.tree.view(4), "4"), (cut, f"4,s{split.n}")):
        expected = main_topics(view).positions.tolist()
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
    part = model.tree.children_of(max(model.tree.view(4).nodes.tolist()))[0]
    assert answers.strongest(part, offset=0, limit=1, main="4")["total"] == 0


def test_views_that_are_not_there_are_nothing(model):
    answers = DocumentAnswers(model)
    for main in ("cut", "0", str(model.tree.n_words + 1)):
        with pytest.raises(ValueError, match="topics"):
            answers.strongest(0, offset=0, limit=1, main=main)
        with pytest.raises(ValueError, match="topics"):
            answers.main_topic(0, main)
    assert answers.main_topic(model.n_documents, "2") is None


def test_views_beyond_groups_of_words_are_nothing():
    corpus = count_texts(["tea cup pot", "tea cup", "rocket moon", "moon"])
    model = fit_model(corpus, together=[["cup", "moon"]])
    answers = DocumentAnswers(model)
    assert answers.main_topic(0, "4") is not None
    with pytest.raises(ValueError, match="from 1 to 4, got 5"):
        answers.main_topic(0, "5")
    assert make_payload(model)["maxTopics"] == 4


def test_pages_follow_each_other(model):
    answers = DocumentAnswers(model)
    root = model.tree.n_nodes - 1
    whole = answers.strongest(root, offset=0, limit=100)
    assert whole["total"] == 4  # the empty document holds no topic
    parts = [answers.strongest(root, offset=start, limit=3) for start in (0, 3, 6)]
    assert [len(part["documents"]) for part in parts] == [3, 1, 0]
    assert [found for part in parts for found in part["documents"]] == whole["documents"]
    assert {part["total"] for part in parts} == {4}


def test_a_document_is_told_with_its_words(model):
    answers = DocumentAnswers(model)
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
    answer = DocumentAnswers(Model(model.tree)).document(1)
    assert answer["text"] is answer["forms"] is answer["formWords"] is answer["label"] is None
    assert answer["id"] == "1"
    assert answer["words"]


def test_without_texts_a_list_shows_words_those_of_the_topic_first(model):
    answers = DocumentAnswers(Model(model.tree))
    for node in range(model.tree.n_nodes):
        inside = set(model.tree.words_of(node).tolist())
        for found in answers.strongest(node, offset=0, limit=100)["documents"]:
            counts = model.tree.counts[[found["row"]], :].toarray().ravel()
            expected = sorted(
                np.flatnonzero(counts).tolist(),
                key=lambda word: (word not in inside, -counts[word], word),
            )
            assert found["passage"] is None
            assert found["words"] == expected[:SHOWN_WORDS]


def test_documents_are_found_by_text_and_id_in_any_case(model):
    answers = DocumentAnswers(model)
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
    answer = DocumentAnswers(bare).search("ORB", offset=0, limit=9)
    assert [(found["row"], found["matches"]) for found in answer["documents"]] == [(0, 2), (1, 2)]
    orbit = model.tree.find("orbit")
    assert all(found["words"][0] == orbit for found in answer["documents"])


def test_a_search_that_takes_too_long_says_how_far_it_came(model, monkeypatch):
    monkeypatch.setattr(answers_module, "SEARCH_SECONDS", -1.0)
    answer = DocumentAnswers(model).search("tea", offset=0, limit=9)
    assert answer == {"total": 0, "searched": 0, "documents": []}


@pytest.mark.parametrize("beyond", [0, 10**9])
def test_what_is_not_there_is_nothing(model, beyond):
    answers = DocumentAnswers(model)
    assert answers.strongest(model.tree.n_nodes + beyond, offset=0, limit=1) is None
    assert answers.document(model.n_documents + beyond) is None
    assert answers.document(-1) is answers.strongest(-1, offset=0, limit=1) is None


def test_a_model_without_counts_is_refused(model, tmp_path):
    model.tree.save(tmp_path / "bare.tg", counts=False)
    bare = Model(type(model.tree).load(tmp_path / "bare.tg"))
    with pytest.raises(ValueError, match="no training counts"):
        DocumentAnswers(bare)


def test_documents_of_one_group(model):
    grouped = DocumentAnswers(model, groups=page_groups(model))
    root = model.tree.n_nodes - 1
    for place, name in enumerate(("space", "tea")):
        answer = grouped.strongest(root, offset=0, limit=100, group=(0, place))
        assert answer["total"] == 2
        assert {document["label"] for document in answer["documents"]} == {name}
    with pytest.raises(ValueError, match="no group 7 in column 0"):
        grouped.strongest(root, offset=0, limit=1, group=(0, 7))
    with pytest.raises(ValueError, match="no columns"):
        DocumentAnswers(model).strongest(root, offset=0, limit=1, group=(0, 0))
