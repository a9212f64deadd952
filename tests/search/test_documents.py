"""The documents about a topic and about a query, with reasons and passages."""

import math
from collections import Counter
from dataclasses import replace
from math import log

import numpy as np
import pytest

from tests.prediction.test_fit_documents import bursty_counts
from topicgrouper import Model, fit_documents, fit_tree
from topicgrouper.corpus import count_texts

TEXTS = ["tea cup pot tea cup pot"] * 20 + ["rocket orbit launch rocket orbit launch"] * 20


def rows_of(found):
    return [each.row for each in found]


def test_a_document_has_its_main_topic_first_and_shares_of_all(model):
    view = model.display_tree.view(3)
    shares, relative = view.document_counts.toarray(), view.relative_shares()
    for row, id_ in enumerate(model.document_ids):
        found = model.document(id_, view=view)
        assert (found.document.row, found.text) == (row, model.texts[row])
        assert bool(len(found)) is bool(shares[row].any())
        if not len(found):
            continue
        assert [each.main for each in found] == [True] + [False] * (len(found) - 1)
        assert found[0].topic == view[view.predict()[row]].number
        assert sum(each.share for each in found) == pytest.approx(1)
        places = {topic.number: place for place, topic in enumerate(view)}
        for each in found:
            place = places[each.topic]
            assert each.share == shares[row, place] / shares[row].sum() > 0
            assert each.relative_share == pytest.approx(relative[row, place])
        above = [each.share - view.shares[places[each.topic]] for each in found[1:]]
        assert above == sorted(above, reverse=True)


def test_documents_of_a_topic_have_most_of_it(model):
    found = model.documents(2, 3, length=30)
    counts = model.tree.counts.toarray()
    inside = counts[:, model.tree.words_of(node=model.tree.node_of(2))].sum(axis=1)
    strengths = [each.strength for each in found]
    assert strengths == sorted(strengths, reverse=True)
    for each in found:
        assert (each.id, each.label) == (model.document_ids[each.row], model.labels[each.row])
        length = counts[each.row].sum()
        assert (each.frequency, each.length) == (inside[each.row], length)
        assert each.share == inside[each.row] / length
        assert each.relative_share == pytest.approx(each.strength * counts.sum() / inside.sum())
        assert 0 < len(each.snippet) <= 30
    assert found.topic.n == 2
    assert found.words == {row.topic: row.words for row in model.topics(2)}[2]
    assert found.to_frame("polars").columns[:3] == ["row", "id", "title"]


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
    assert 4 not in rows_of(model.search("tea"))  # the empty one


def bm25(counts, query, document, *, k1=1.2, b=0.75):
    """Return the score of a document, word by word."""
    score = 0.0
    mean = sum(map(sum, counts)) / len(counts)
    length = sum(counts[document]) / mean
    for word, weight in (query if isinstance(query, dict) else Counter(query)).items():
        count = counts[document][word]
        containing = sum(row[word] > 0 for row in counts)
        idf = log(1 + (len(counts) - containing + 0.5) / (containing + 0.5))
        score += weight * idf * count * (k1 + 1) / (count + k1 * (1 - b + b * length))
    return score


def with_feedback(counts, query, *, n_documents=10, n_words=20):
    """Return the weight of each word of a query that its best documents widen."""
    scores = [bm25(counts, query, document) for document in range(len(counts))]
    best = sorted(range(len(counts)), key=lambda document: -scores[document])[:n_documents]
    total = sum(map(sum, counts))
    mean = total / len(counts)
    worth = {}
    for word in range(len(counts[0])):
        expected = sum(row[word] for row in counts) / total
        mixed = sum(
            scores[d] * (counts[d][word] + mean * expected) / (sum(counts[d]) + mean) for d in best
        )
        mixed /= sum(scores[document] for document in best)
        lift = mixed / expected
        worth[word] = mixed * log(lift) if lift > 1 else 0.0
    kept = sorted(worth, key=lambda word: -worth[word])[:n_words]
    weights = {word: 0.5 * worth[word] / sum(worth[each] for each in kept) for word in kept}
    for word in query:
        weights[word] = weights.get(word, 0.0) + 0.5 / len(query)
    return weights


def standardised(scores):
    return (scores - scores.mean()) / scores.std()


@pytest.fixture(scope="module")
def bursty():
    counts = bursty_counts(n_words=7, seed=3)
    counts[5] = 0
    counts[:5, 4] += 1
    counts[6:, 4] += 1  # in every document but the empty one: no score is lowered by it
    return counts, Model(fit_tree(counts, list("abcdefg")))


@pytest.mark.parametrize("query", ["a", "add", "ae", "bcdefg"])
def test_scores_are_those_of_bm25_and_of_the_document_model(bursty, query):
    counts, model = bursty
    columns = ["abcdefg".index(word) for word in query]
    documents = range(len(counts))
    wider = with_feedback(counts.tolist(), columns)
    by_words = standardised(np.array([bm25(counts.tolist(), wider, d) for d in documents]))
    asked = np.bincount(columns, minlength=7)[None]
    by_topics = model.fitted_document_model.query_log_likelihoods(asked, counts)[0]
    scores = by_words + standardised(by_topics)
    found = model.search(list(query), len(counts))
    assert len(found) >= np.count_nonzero(counts[:, columns].any(axis=1))
    assert [hit.score for hit in found] == pytest.approx(scores[rows_of(found)])
    assert rows_of(found) == sorted(rows_of(found), key=lambda row: (-scores[row].round(9), row))


def test_feedback_adds_twenty_words_of_ten_documents():
    counts = bursty_counts(n_words=80, seed=1)
    words = [f"w{column}" for column in range(80)]
    model = Model(fit_tree(counts, words))
    documents = range(len(counts))
    wider = with_feedback(counts.tolist(), [0])
    assert all(wider.values())
    assert len(wider) == 20
    scores = np.array([bm25(counts.tolist(), wider, document) for document in documents])
    asked = np.eye(80, dtype=int)[:1]
    by_topics = model.fitted_document_model.query_log_likelihoods(asked, counts)[0]
    expected = standardised(scores) + standardised(by_topics)
    for hit in model.search("w0", len(counts)):
        assert hit.score == pytest.approx(expected[hit.row])


def test_feedback_prefers_documents_that_share_words_with_the_best_ones():
    # Three documents have the word once; the last has no other word of the first.
    counts = [[1, 3, 3, 0, 0, 0]] * 3 + [[1, 0, 0, 3, 3, 0]] + [[0, 0, 0, 0, 2, 5]] * 6
    model = Model(fit_tree(counts, ["tea", "cup", "pot", "rose", "pea", "hay"]))
    found = model.search("tea")
    assert rows_of(found) == [0, 1, 2, 3]
    assert found[2].score > found[3].score + 0.5


def test_equal_scores_are_0():
    alike = Model(fit_tree([[1, 2], [1, 2], [1, 2]], ["a", "b"]))
    assert [hit.score for hit in alike.search("a")] == [0.0] * 3


def test_matches_say_what_a_word_rests_on(bursty):
    counts, model = bursty
    expected = model.fitted_document_model.expected_probabilities
    for hit in model.search(list("abcdefg"), 20):
        after = model.fitted_document_model.word_probabilities(counts[[hit.row]])[0]
        for match in hit.matches:
            word = "abcdefg".index(match["word"])
            assert match["occurrences"] == counts[hit.row, word]
            assert match["lift"] == pytest.approx(after[word] / expected[word])
            if match["topic"] is not None:
                below = model.tree.words_of(node=model.tree.node_of(match["topic"]))
                by_count = np.argsort(-counts[hit.row], kind="stable").tolist()
                inside = [each for each in by_count if each in below and counts[hit.row, each]]
                assert match["words"] == ["abcdefg"[each] for each in inside]


def test_a_forest_ranks_and_its_first_tree_explains(bursty):
    counts, model = bursty
    forest = fit_documents(model.tree, trees=3)
    wider = replace(model, document_model=forest)
    by_forest, by_tree = (
        standardised(each.query_log_likelihoods([[1, 0, 0, 0, 0, 0, 0]], counts)[0])
        for each in (forest, model.fitted_document_model)
    )
    explained = {hit.row: hit for hit in model.search("a", len(counts))}
    found = wider.search("a", len(counts))
    assert {hit.row for hit in found} == set(explained)
    for hit in found:
        known = explained[hit.row]
        assert hit.matches == known.matches
        assert hit.score - known.score == pytest.approx((by_forest - by_tree)[hit.row])


@pytest.mark.parametrize("k", [0, -1])
def test_k_is_at_least_1(model, k):
    for ask in (model.search, model.complete):
        with pytest.raises(ValueError, match="at least 1"):
            ask("tea", k)


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


# -- surprise: odd documents and odd words ---------------------------------------------------------


@pytest.fixture(scope="module", params=[1, 3])
def odd(request):
    corpus = count_texts([*TEXTS, "tea rocket cup orbit pot launch"])
    return Model.fit(corpus, min_frequency=1, trees=request.param)


def test_the_document_that_mixes_topics_is_the_oddest(odd):
    found = odd.surprise(3, min_words=2)
    assert found.mean_bits == pytest.approx(
        -odd.document_model.score(odd.tree.counts) / math.log(2)
    )
    assert (found[0].row, found[0].id, found[0].length) == (40, "40", 6)
    expected = -odd.document_model.log_probability(odd.tree.counts[[40]])[0] / 6 / math.log(2)
    assert found[0].bits_per_word == pytest.approx(expected)
    bits = [each.bits_per_word for each in found]
    assert bits == sorted(bits, reverse=True)
    assert found[0].words == tuple(each.word for each in odd.surprise(8, document="40"))


def test_short_documents_are_left_out(odd):
    found = odd.surprise(99, min_words=6)
    assert found
    assert all(each.length >= 6 for each in found)
    with pytest.raises(
        ValueError, match=r"at least 7 words \(the longest has 6\); lower min_words"
    ):
        odd.surprise(min_words=7)


def test_words_are_those_of_the_document_by_falling_bits(odd):
    found = odd.surprise(document=40)
    assert {each.word for each in found} == set(odd.tree.vocabulary)
    assert [each.bits for each in found] == sorted((each.bits for each in found), reverse=True)
    assert all(each.occurrences == 1 for each in found)
    usual = odd.surprise(document=0)
    assert min(each.lift for each in usual) > max(each.lift for each in found)
    assert len(odd.surprise(2, document=0)) == 2


def test_documents_are_found_by_their_ids(model):
    assert len(model.surprise(document="2.txt")) == len(model.surprise(document=2))
    with pytest.raises(KeyError, match=r"no document whose id is 'nowhere'"):
        model.surprise(document="nowhere")
    with pytest.raises(KeyError, match=r"5 documents have an id that ends in 'txt', such as '0"):
        model.surprise(document="txt")
    with pytest.raises(IndexError):
        model.surprise(document=5)
