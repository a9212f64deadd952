import json

import pytest

from topicgrouper.collection import Model
from topicgrouper.explorer.answers import DocumentAnswers
from topicgrouper.explorer.word_forms import form_exceptions
from topicgrouper.tree.queries.document_strength import strongest_documents


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
                "count": strong.frequency,
                "length": strong.length,
                "share": strong.share,
                "strength": strong.strength,
            }


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
        assert forms == form_exceptions(model, [model.texts[row]])
        assert json.loads(json.dumps(answer))["id"] == model.document_ids[row]


def test_without_texts_and_names_there_are_counts(model):
    answer = DocumentAnswers(Model(model.tree)).document(1)
    assert answer["text"] is answer["forms"] is answer["formWords"] is answer["label"] is None
    assert answer["id"] == "1"
    assert answer["words"]


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
