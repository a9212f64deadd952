"""Descriptions of topics for those who are to name them."""

import json
from dataclasses import replace

import numpy as np

from tests.document_oracle import keywords_of


def test_all_that_a_stranger_needs_is_there(model):
    named = model.with_topic_names({"1": "Everything"})
    records = named.naming_prompts(2, all_topics=True)
    assert len(records) == 2
    for record in records:
        node = model.tree.node_of(int(record.topic))
        words = set(model.display_tree.topic(node=node).words)
        documents = np.flatnonzero(model.view(2).predict() == model.view(2).place_of(node))
        counts, own = model.tree.counts.toarray(), model.display_tree.topic(node=node).words
        assert record.words == keywords_of(
            counts, documents, model.display_tree.vocabulary, 15, own=own
        )
        assert record.within == ("Everything",)
        other = model.tree.sibling(node=node)
        assert record.sibling["topic"] == model.tree.topic(node=other).number
        assert 1 <= len(record.passages) <= 3
        strongest = record.passages[0]
        assert strongest["label"] in ("space", "tea")
        assert any(word in strongest["text"].lower() for word in words)
        assert '"name": "…"' in record.instruction


def test_topics_that_are_no_main_topic_and_named_ones_are_left_out_on_request(model):
    view = model.view(4)
    n_main = len({*view.predict().tolist()} - {-1})
    assert len(model.naming_prompts(view)) == n_main < 4
    assert len(model.naming_prompts(view, all_topics=True)) == 4
    named = model.with_topic_names({int(view.numbers[0]): "One"})
    shown = named.naming_prompts(4, all_topics=True, unnamed=True)
    assert len(shown) == 3
    all_of_them = named.naming_prompts(4, all_topics=True)
    assert [each.name for each in all_of_them].count("One") == 1


def test_without_texts_there_are_words_of_documents(model):
    bare = replace(model, texts=None)
    (record, *_) = bare.naming_prompts(2, all_topics=True)
    passage = record.passages[0]
    assert passage["words"]
    assert set(passage["words"]) <= set(bare.display_tree.topic(2).words) | set(
        record.frequent_words
    )
    assert "text" not in passage


def test_copies_of_a_document_are_shown_once(model):
    same = replace(model, texts=("the rocket orbit",) * model.n_documents)
    for record in same.naming_prompts(2, all_topics=True):
        assert len(record.passages) == 1


def test_the_answer_in_the_instruction_can_be_imported(model, tmp_path):
    path = tmp_path / "answers.jsonl"
    answers = []
    for record in model.naming_prompts(3, all_topics=True):
        text = record.instruction.partition("JSON: ")[2].partition("}")[0] + "}"
        answers.append(text.replace("…", f"Topic {record.topic}"))
        json.loads(text)
    path.write_text("\n".join(answers), encoding="utf-8")
    assert len(model.read_names(path).names) == 3


def test_a_model_without_counts_has_words_only(model):
    tree = type(model.tree)(
        model.tree.children,
        model.tree.gains,
        model.tree.word_frequencies,
        model.tree.vocabulary,
        base_log_likelihood=0.0,
    )
    bare = replace(model, tree=tree, document_model=None)
    records = bare.naming_prompts(2)
    assert len(records) == 2
    assert all(record.passages == () and record.words for record in records)
