"""The documents about a topic and about a query, with reasons and passages."""

import pytest

from topicgrouper import Model, fit_tree
from topicgrouper.tree.document_strength import strongest_documents


def rows_of(found):
    return [each.row for each in found]


def test_documents_of_a_topic_are_those_of_the_tree(model):
    found = model.documents(2, 3, length=30)
    strongest = strongest_documents(model.tree, model.tree.node_of(2), k=3)
    assert rows_of(found) == [strong.row for strong in strongest]
    for each, strong in zip(found, strongest, strict=True):
        assert (each.id, each.label) == (model.document_ids[each.row], model.labels[each.row])
        assert (each.frequency, each.share) == (strong.frequency, strong.share)
        assert (each.strength, each.relative_share) == (strong.strength, strong.relative_share)
        assert 0 < len(each.snippet) <= 30
    assert found.topic.n == 2
    assert found.words == found.topic.distinctive_words(10)
    assert found.to_frame("polars").columns[:3] == ["row", "id", "label"]


def test_the_best_documents_come_first(model):
    found = model.search(["rockets", "orbit"], 5)
    assert set(rows_of(found)[:2]) == {0, 1}
    assert [hit.score for hit in found] == sorted((hit.score for hit in found), reverse=True)


def test_reasons_are_words_that_are_there_then_topics(model):
    found = model.search("launching high frozen tea")
    (hit,) = [hit for hit in found if hit.row == 1]
    assert hit.matches[0]["word"] == model.word("launch").word
    there = [bool(match["occurrences"]) for match in hit.matches]
    assert there == sorted(there, reverse=True)
    for match in hit.matches:
        assert (match["topic"] is None) == bool(match["occurrences"])
        if match["topic"] is not None:
            report = model.word(match["word"])
            assert match["topic"] in [join.topic for join in report.path]
            assert match["words"]
            assert f"(topic {match['topic']})" in hit.why
    assert "lacks tea" in hit.why


def test_names_of_topics_are_part_of_the_reason(model):
    numbers = range(1, model.tree.n_words)
    named = model.with_topic_names({str(number): f"No {number}" for number in numbers})
    matches = [match for hit in named.search("high") for match in hit.matches if match["topic"]]
    assert matches
    assert all(match["name"] == f"No {match['topic']}" for match in matches)
    assert any('"No ' in hit.why for hit in named.search("high"))


def test_documents_without_anything_in_common_are_left_out(model):
    assert 4 not in rows_of(model.search("tea", by="bm25"))  # the empty one


def test_bm25_finds_documents_with_words_of_the_query_alone(model):
    found = model.search("high", 5, by="bm25")
    assert rows_of(found) == [0]
    assert all(match["occurrences"] for hit in found for match in hit.matches)


def test_all_rankings_agree_on_an_obvious_query(model):
    for by in ("both", "tree", "bm25"):
        assert model.search(["cup", "tea", "pot"], 1, by=by)[0].row in (2, 3)
    with pytest.raises(ValueError, match="by must be one of both, tree, bm25"):
        model.search("tea", by="words")


@pytest.mark.parametrize("k", [0, -1])
def test_k_is_at_least_1(model, k):
    with pytest.raises(ValueError, match="at least 1"):
        model.search("tea", k)


def test_passages_show_the_words_of_the_query(model):
    (hit,) = [hit for hit in model.search("launched", length=40) if hit.row == 1]
    shown = [hit.snippet[start:end].lower() for start, end in hit.spans]
    assert shown
    assert all(word.startswith("launch") for word in shown)


def test_without_texts_or_length_there_are_no_passages(model):
    bare = Model(model.tree, source=model.source)
    for found in (bare.search("tea"), model.search("tea", length=0), bare.documents("tea")):
        assert found[0].snippet is found[0].spans is None


def test_a_model_without_counts_has_no_documents():
    tree = fit_tree([[1, 2], [2, 1]], ["a", "b"])
    bare = type(tree)(
        tree.children, tree.gains, tree.word_frequencies, ["a", "b"], base_log_likelihood=-1.0
    )
    for ask in (Model(bare).search, Model(bare).documents):
        with pytest.raises(ValueError, match="no training counts"):
            ask("a")
