"""Search for documents: ranked by words and topics, with reasons."""

import pytest

from topicgrouper import Model, fit_tree
from topicgrouper.search.document_search import DocumentSearch


def test_the_best_documents_come_first(model):
    search = DocumentSearch(model)
    query = search.query(["rockets", "orbit"])
    found = search.find(query, k=5)
    assert {hit.row for hit in found[:2]} == {0, 1}
    assert [hit.score for hit in found] == sorted((hit.score for hit in found), reverse=True)


def test_reasons_are_words_that_are_there_then_topics(model):
    search = DocumentSearch(model)
    query = search.query(["launching", "high"])
    (hit,) = [hit for hit in search.find(query) if hit.row == 1]
    words = [model.tree.vocabulary[match.word] for match in hit.matches]
    assert words[0] == "launch"
    there = [bool(match.n_occurrences) for match in hit.matches]
    assert there == sorted(there, reverse=True)
    for match in hit.matches:
        lineage = model.tree.lineage(node=match.word).tolist()
        assert match.node in lineage
        assert (match.node == match.word) == bool(match.n_occurrences)


def test_documents_without_anything_in_common_are_left_out(model):
    search = DocumentSearch(model)
    rows = {hit.row for hit in search.find(search.query(["tea"]), k=10, by="bm25")}
    assert 4 not in rows  # the empty one


def test_bm25_finds_documents_with_words_of_the_query_alone(model):
    search = DocumentSearch(model)
    found = search.find(search.query(["high"]), k=5, by="bm25")
    assert [hit.row for hit in found] == [0]
    assert all(match.n_occurrences for hit in found for match in hit.matches)


@pytest.mark.parametrize("k", [0, -1])
def test_k_is_at_least_1(model, k):
    search = DocumentSearch(model)
    with pytest.raises(ValueError, match="at least 1"):
        search.find(search.query(["tea"]), k=k)


def test_passages_show_the_words_of_the_query(model):
    search = DocumentSearch(model)
    query = search.query(["launched"])
    snippet = search.snippet(1, query, length=40)
    shown = [snippet.text[start:end].lower() for start, end in snippet.spans]
    assert shown
    assert all(word.startswith("launch") for word in shown)


def test_without_texts_there_are_no_passages(model):
    search = DocumentSearch(Model(model.tree, source=model.source))
    assert search.snippet(0, search.query(["tea"]), length=40) is None


def test_all_rankings_agree_on_an_obvious_query(model):
    search = DocumentSearch(model)
    query = search.query(["cup", "tea", "pot"])
    for by in ("both", "tree", "bm25"):
        assert search.find(query, k=1, by=by)[0].row in (2, 3)


def test_a_model_without_counts_cannot_search():
    tree = fit_tree([[1, 2], [2, 1]], ["a", "b"])
    bare = type(tree)(
        tree.children, tree.gains, tree.word_frequencies, ["a", "b"], base_log_likelihood=-1.0
    )
    with pytest.raises(ValueError, match="no training counts"):
        DocumentSearch(Model(bare))
