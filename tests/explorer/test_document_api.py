"""What a server answers about documents."""

import json
import threading
from dataclasses import replace

import numpy as np
import pytest
from scipy.sparse import csr_array

from tests.page_payload import numbers, payload_of
from topicgrouper import Model, fit_tree
from topicgrouper.corpus import Source, count_texts

PASSAGE_LENGTH = 260
SHOWN_WORDS = 12
ANSWERS = "topicgrouper.explorer.document_api"


@pytest.fixture(scope="module")
def answers(asking, model):
    return asking(model)


def as_json(value):
    """Return a value as it arrives: tuples are lists."""
    return json.loads(json.dumps(value))


def test_documents_of_every_topic_are_those_of_the_package(answers, model):
    for node in range(model.tree.n_nodes):
        answer = answers.strongest(node)
        topic = model.display_tree.topic(node=node)
        strongest = model.documents(topic, 100, length=PASSAGE_LENGTH)
        assert answer["total"] == len(strongest)
        for found, strong in zip(answer["documents"], strongest, strict=True):
            assert found == {
                "row": strong.row,
                "id": model.document_ids[strong.row],
                "title": None,
                "label": model.labels[strong.row],
                "length": strong.length,
                "count": strong.frequency,
                "share": strong.share,
                "relativeShare": strong.relative_share,
                "passage": as_json(strong.passage.pieces()),
                "words": None,
            }
        shown = [found["relativeShare"] for found in answer["documents"]]
        assert shown == sorted(shown, reverse=True)


def test_documents_are_mainly_about_one_topic_of_a_view(answers, model):
    cut = model.display_tree.view(4)
    split = next(topic for topic in cut if topic.size > 2)
    cut = cut.split(split)
    for view, main in ((model.tree.view(4), "4"), (cut, f"4,s{split.n}")):
        expected = view.predict().tolist()
        found = {}
        for place, node in enumerate(view.nodes.tolist()):
            answer = answers.strongest(node, offset=0, limit=100, main=main)
            rows = [document["row"] for document in answer["documents"]]
            assert answer["total"] == len(rows)
            assert sorted(rows) == [row for row, each in enumerate(expected) if each == place]
            found.update(dict.fromkeys(rows, place))
        assert found == {row: place for row, place in enumerate(expected) if place >= 0}
        nodes = view.nodes.tolist()
        assert answers.main_topics(main) == [nodes[p] if p >= 0 else -1 for p in expected]
        assert len(set(found.values())) > 1
        root = answers.strongest(model.tree.n_nodes - 1, offset=0, limit=100, main=main)
        assert root["total"] == len(found)
    part = model.tree.children_of(node=max(model.tree.view(4).nodes.tolist()))[0]
    assert answers.strongest(part, offset=0, limit=1, main="4")["total"] == 0


def test_documents_without_words_of_their_main_topic_are_counted(asking):
    random = np.random.default_rng(1)
    themes = random.gamma(0.3, size=(5, 40))
    counts = random.poisson(random.dirichlet([0.1] * 5, size=90) @ themes)
    model = Model(fit_tree(counts[:, counts.any(axis=0)]))
    view, answers = model.tree.view(6), asking(model)
    positions = view.predict()
    contains = view.topic_counts(model.tree.counts)[np.arange(90), positions] > 0
    assert not contains[positions >= 0].all()
    for place, node in enumerate(view.nodes.tolist()):
        found = answers.strongest(node, offset=0, limit=100, main="6")
        assert found["total"] == (positions == place).sum()
        has_words = [document["count"] > 0 for document in found["documents"]]
        assert sum(has_words) == (contains & (positions == place)).sum()


def test_views_that_are_not_there_are_nothing(answers, model):
    for main in ("cut", "0", str(model.tree.n_words + 1)):
        with pytest.raises(ValueError, match="topics"):
            answers.strongest(0, offset=0, limit=1, main=main)
        with pytest.raises(ValueError, match="topics"):
            answers.main_topics(main)


def test_views_beyond_groups_of_words_are_nothing(asking):
    corpus = count_texts(["tea cup pot", "tea cup", "rocket moon", "moon"])
    model = Model.fit(corpus, together=[["cup", "moon"]])
    answers = asking(model)
    assert answers.main_topics("4") is not None
    with pytest.raises(ValueError, match="from 1 to 4, got 5"):
        answers.main_topics("5")
    assert answers.payload()["maxTopics"] == 4


def test_pages_follow_each_other(answers, model):
    root = model.tree.n_nodes - 1
    whole = answers.strongest(root, offset=0, limit=100)
    assert whole["total"] == 4  # the empty document holds no topic
    parts = [answers.strongest(root, offset=start, limit=3) for start in (0, 3, 6)]
    assert [len(part["documents"]) for part in parts] == [3, 1, 0]
    assert [found for part in parts for found in part["documents"]] == whole["documents"]
    assert {part["total"] for part in parts} == {4}


def test_a_document_is_told_with_its_words(answers, model):
    documents = payload_of(model)["documents"]
    embedded = dict(zip(documents["forms"], numbers(documents["formWords"]).tolist(), strict=True))
    for row in range(model.n_documents):
        answer = answers.document(row)
        counts = model.tree.counts[[row], :].toarray().ravel().tolist()
        assert dict(answer["words"]) == {w: count for w, count in enumerate(counts) if count}
        amounts = [count for _, count in answer["words"]]
        assert amounts == sorted(amounts, reverse=True)
        assert answer["length"] == sum(counts)
        assert answer["text"] == model.texts[row]
        forms = dict(zip(answer["forms"], answer["formWords"], strict=True))
        assert forms.items() <= embedded.items()
        assert "spans" not in answer
        assert json.loads(json.dumps(answer))["id"] == model.document_ids[row]


def test_without_texts_and_names_there_are_counts(asking, model):
    answer = asking(Model(model.tree)).document(1)
    assert answer["text"] is answer["forms"] is answer["formWords"] is answer["label"] is None
    assert answer["id"] == "1"
    assert answer["words"]


def test_without_texts_a_list_shows_words_those_of_the_topic_first(asking, model):
    answers = asking(Model(model.tree))
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


def test_documents_are_found_by_text_and_id_in_any_case(answers, model):
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


def test_without_texts_words_are_searched(asking, model):
    bare = Model(model.tree, document_ids=model.document_ids)
    answer = asking(bare).search("ORB", offset=0, limit=9)
    assert [(found["row"], found["matches"]) for found in answer["documents"]] == [(0, 2), (1, 2)]
    orbit = model.tree.find("orbit")
    assert all(found["words"][0] == orbit for found in answer["documents"])


def test_a_search_that_takes_too_long_says_how_far_it_came(asking, model, monkeypatch):
    monkeypatch.setattr(f"{ANSWERS}.SEARCH_SECONDS", -1.0)
    answer = asking(model).search("tea", offset=0, limit=9)
    assert answer == {"total": 0, "searched": 0, "documents": []}


@pytest.mark.parametrize("beyond", [0, 10**9])
def test_what_is_not_there_is_nothing(answers, model, beyond):
    assert answers.strongest(model.tree.n_nodes + beyond) is None
    assert answers.document(model.n_documents + beyond) is None
    assert answers.document(-1) is answers.strongest(-1) is None


def test_a_model_without_counts_has_no_documents(asking, model, tmp_path):
    model.tree.save(tmp_path / "bare.tg", counts=False)
    bare = asking(Model(type(model.tree).load(tmp_path / "bare.tg")))
    assert bare.payload()["documents"] is None
    assert bare.document(0) is bare.about("tea") is None


def test_documents_of_one_group(asking, answers, model):
    root = model.tree.n_nodes - 1
    for place, name in enumerate(("space", "tea")):
        answer = answers.strongest(root, offset=0, limit=100, group=(0, place))
        assert answer["total"] == 2
        assert {document["label"] for document in answer["documents"]} == {name}
    with pytest.raises(ValueError, match="no group 7 in column 0"):
        answers.strongest(root, offset=0, limit=1, group=(0, 7))
    with pytest.raises(ValueError, match="no columns"):
        asking(Model(model.tree)).strongest(root, group=(0, 0))


def test_best_matches_are_those_of_the_package(answers, model):
    for text in ("rocket", "hot tea in an orbit", "Launching"):
        answer = answers.about(text, offset=0, limit=100)
        hits = model.search(text, 100, length=PASSAGE_LENGTH)
        names = model.display_tree.vocabulary
        assert answer["total"] == len(hits) > 0
        assert tuple(names[word] for word in answer["words"]) == hits.words
        for found, hit in zip(answer["documents"], hits, strict=True):
            assert (found["row"], found["score"]) == (hit.row, hit.score)
            assert found["id"] == model.document_ids[hit.row]
            assert found["passage"] == as_json(hit.passage.pieces())
            for reason, match in zip(found["reasons"], hit.matches, strict=True):
                assert names[reason["word"]] == match["word"]
                assert reason["count"] == match["occurrences"]
                topic = None if reason["topic"] is None else model.tree.n_of(node=reason["topic"])
                assert topic == match["topic"]


def test_a_word_that_is_missing_is_explained_by_a_topic(asking):
    random = np.random.default_rng(2)
    themes = np.kron(np.eye(2), np.ones(6))[random.integers(2, size=80)]
    tree = fit_tree(random.poisson(themes * 0.7 + 0.02))
    answers = asking(Model(tree))
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


def test_without_texts_words_are_shown_those_of_the_query_first(asking, model):
    answer = asking(replace(model, texts=None)).about("cup", offset=0, limit=9)
    first = answer["documents"][0]
    assert first["passage"] is None
    assert first["words"][0] == model.tree.find("cup")


def test_items_of_baskets_are_separated_by_commas(asking):
    counts = csr_array(np.array([[1, 1, 0], [1, 0, 1], [0, 1, 1], [1, 1, 0]]))
    items = ["whole milk", "soda", "tea, green"]
    model = Model(fit_tree(counts, items), source=Source(name="shop", format="baskets-wide"))
    answers = asking(model)
    for text, words in (("Soda, whole milk", [0, 1]), ("tea, green", [2]), ("soda milk", [1])):
        answer = answers.about(text, offset=0, limit=9)
        assert answer["words"] == words
    assert answer["unknown"] == ["milk"]
    assert answers.about("milk", offset=0, limit=9)["problem"]


def test_surprise_is_that_of_the_package(answers, model):
    for row in range(model.n_documents):
        answer = answers.surprise(row)
        words = (model.display_tree.vocabulary[word] for word in answer["words"])
        bits = dict(zip(words, answer["bits"], strict=True))
        expected = {each.word: each.bits for each in model.surprise(99, document=row)}
        assert bits == pytest.approx(expected, abs=0.0501)
    assert answers.surprise(-1) is answers.surprise(model.n_documents) is None


def test_many_may_ask_at_once(asking, answers, model):
    together = asking(replace(model, document_model=None))
    found = {}

    def ask(text):
        found[text] = together.about(text)

    texts = ("tea", "rocket", "cup of tea", "orbit")
    threads = [threading.Thread(target=ask, args=(text,)) for text in texts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {text: answers.about(text) for text in texts}


def test_weights_that_are_no_counts_cannot_be_ranked(asking):
    answers = asking(Model(fit_tree([[0.5, 1.0], [2.0, 0.25]], ["tea", "cup"])))
    assert "whole" in answers.about("tea", offset=0, limit=1)["problem"]
    with pytest.raises(ValueError, match="whole"):
        answers.surprise(0)


@pytest.fixture(scope="module")
def tree():
    counts = np.random.default_rng(3).poisson(1.0, size=(30, 24))
    counts[0] += 1
    return fit_tree(counts, [f"w{i}" for i in range(24)])


@pytest.fixture(scope="module")
def cutting(asking, tree):
    """Return what says the main topics of all documents in a cut, as the page writes it."""
    served = asking(Model(tree))
    return served.main_topics


def main_nodes(view):
    places = view.predict()
    return np.where(places < 0, -1, view.nodes[places]).tolist()


def test_a_number_is_the_view_with_so_many_topics(cutting, tree):
    for n in (1, 7, 24):
        assert cutting(str(n)) == main_nodes(tree.view(n))


def test_splits_and_joins_are_those_of_the_view(cutting, tree):
    view = tree.view(8)
    large = max(view, key=lambda topic: topic.size)
    parts = [tree.topic(node=node) for node in tree.children_of(node=large.id)]
    part = max(parts, key=lambda topic: topic.size)
    split = view.split(large).split(part)
    assert cutting(f"8,s{large.n},s{part.n}") == main_nodes(split)
    first, second = next(
        (first, second)
        for first in split
        for second in split
        if first.id != second.id
        and tree.parent(node=first.id) == tree.parent(node=second.id)
        and first.id not in tree.children_of(node=part.id)
        and tree.topic(node=tree.parent(node=first.id)).n < 8
    )
    whole = tree.topic(node=tree.parent(node=first.id))
    joined = split.join(first, second)
    assert cutting(f"8,s{large.n},s{part.n},j{whole.n}") == main_nodes(joined)
    # all that lies in a topic is joined, however far it is divided
    assert cutting("8,j1") == main_nodes(tree.view(1))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "25",
        "8,",
        "8,37",
        "8,x9",
        "٣",
        "8 ,s9",
        "8" + ",s9" * 10_000,
    ],
)
def test_cuts_that_make_no_sense_are_refused(cutting, text):
    with pytest.raises(ValueError, match=r"topics"):
        cutting(text)


@pytest.mark.parametrize("changes", ["s0", "s24", "s7", "j8", "s9999999999"])
def test_splits_and_joins_that_change_nothing_are_ignored(cutting, tree, changes):
    assert cutting(f"8,{changes}") == main_nodes(tree.view(8))
