import json
import re
from dataclasses import replace
from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from scipy.sparse import csr_array

from tests.page_payload import numbers, payload_of
from topicgrouper import Model, fit_tree
from topicgrouper.corpus import ReadOptions, Source, TextOptions, count_texts
from topicgrouper.explorer.document_api import DocumentApi
from topicgrouper.explorer.page import json_for_html

ALL = 10**9
LONG_TEXT = 4_000


def embedded(model, limit=ALL, **options):
    """Return the documents in the page of a model."""
    return payload_of(model, document_limit=limit, **options)["documents"]


def size_of(model):
    """Return about how many bytes all documents would take."""
    return model.explore(document_limit=0).all_bytes


def counts_of(documents, n_words):
    """Put the counts of a page together again."""
    parts = [numbers(documents[name]) for name in ("counts", "columns", "rowStarts")]
    return csr_array(tuple(parts), shape=(len(parts[2]) - 1, n_words)).toarray()


def test_embedded_documents_come_back(model):
    documents = embedded(model)
    assert documents["mode"] == "embedded"
    assert documents["ids"] == list(model.document_ids)
    assert documents["labels"] == list(model.labels)
    assert documents["texts"] == list(model.texts)
    counts = model.tree.counts.toarray()
    assert np.array_equal(counts_of(documents, model.tree.n_words), counts)
    assert numbers(documents["lengths"]).tolist() == counts.sum(axis=1).tolist()
    forms = dict(zip(documents["forms"], numbers(documents["formWords"]).tolist(), strict=True))
    assert forms["launched"] == model.tree.find("launch")


def test_a_page_and_a_server_know_titles_and_columns(model):
    columns = {"subject": tuple(f"About {row}" for row in range(5)), "year": tuple("12345")}
    titled = replace(model, document_columns=columns)
    documents = embedded(titled)
    assert documents["title"] == "subject"
    assert documents["facts"] == [[name, list(values)] for name, values in columns.items()]
    answer = DocumentApi(titled).document(3)
    assert (answer["title"], answer["facts"]) == (
        "About 3",
        [["subject", "About 3"], ["year", "4"]],
    )
    found = DocumentApi(titled).search("ABOUT 2", offset=0, limit=9)
    assert [each["row"] for each in found["documents"]] == [2]


def test_a_page_gets_the_places_of_phrases():
    texts = ["Go to New York!", "new words, York"] * 10
    options = TextOptions(phrases=["new york"])
    corpus = count_texts(texts, options, keep_texts=True)
    source = Source(options=ReadOptions(text=options))
    model = Model.fit(corpus.with_source(source), min_frequency=1)
    spans = {name: numbers(packed).tolist() for name, packed in embedded(model)["spans"].items()}
    assert spans["texts"] == list(range(0, 20, 2))
    place = spans["words"].index(model.tree.index_of("new york"))
    assert place < spans["sizes"][0]
    assert sum(spans["gaps"][: place + 1]) == texts[0].index("New York")
    assert spans["lengths"][place] == len("New York")


def test_the_documented_surprise_is_that_of_the_package(model):
    documents = embedded(model)
    starts, words = numbers(documents["rowStarts"]), numbers(documents["columns"])
    tenths = numbers(documents["surprise"])
    for row, (start, end) in enumerate(pairwise(starts.tolist())):
        (expected,) = model.document_model.surprise(model.tree.counts[[row]])[
            :, model.tree.columns
        ].toarray()
        bits = tenths[start:end] / 10
        assert bits.tolist() == pytest.approx(expected[words[start:end]], abs=0.0501)


def test_surprise_is_left_out_without_a_document_model(model):
    assert embedded(replace(model, document_model=None))["surprise"] is None


def test_the_documented_ranking_is_that_of_the_package(model):
    documents = embedded(model)
    counts = counts_of(documents, model.tree.n_words)
    lengths = numbers(documents["lengths"])
    median, tokens = documents["medianLength"], model.tree.frequencies[-1]
    for node in range(model.tree.n_nodes):
        inside = counts[:, model.tree.words_of(node=node)].sum(axis=1)
        total = model.tree.frequencies[node]
        ranked = sorted(
            (-(float(f) + median * (total / tokens)) / (float(length) + median), row)
            for row, (f, length) in enumerate(zip(inside, lengths, strict=True))
            if f > 0
        )
        strongest = model.documents(model.display_tree.topic(node=node), 100)
        assert [each.row for each in strongest] == [row for _, row in ranked]


def test_a_server_keeps_all_but_the_median_length(asking, model):
    documents = asking(model).payload()["documents"]
    assert documents == {"mode": "server", "medianLength": embedded(model)["medianLength"]}


@pytest.mark.parametrize("texts", [True, False])
@pytest.mark.parametrize("weight", [1, 300, 70_000, 0.5])
def test_the_size_is_estimated_well(texts, weight):
    model = made_up(weight=weight, texts=texts)
    size = len(json.dumps(embedded(model), ensure_ascii=False))
    assert size_of(model) == pytest.approx(size, rel=0.05)


@pytest.mark.parametrize("more", ["", "é…"])
def test_the_size_of_a_text_is_that_in_the_page(more):
    text = "".join(map(chr, range(128))) * 2 + more
    tree = fit_tree([[2, 1, 0], [0, 1, 2]])
    empty, full = (size_of(Model(tree, texts=(each, ""))) for each in ("", text))
    assert full - empty == len(json_for_html(text).encode()) - len(json_for_html(""))


@cache
def tree_of_weights(weight):
    rng = np.random.default_rng(3)
    return fit_tree(csr_array(rng.poisson(0.2, size=(300, 400)) * weight))


def made_up(*, weight=1, texts=True):
    names = tuple(f"document {row}" for row in range(300))
    long = tuple(f'"some" words of a text {row}\n' * 40 for row in range(300)) if texts else None
    return Model(tree_of_weights(weight), document_ids=names, labels=names, texts=long)


@pytest.mark.parametrize("texts", [True, False])
def test_what_does_not_fit_is_a_sample_within_the_limit(texts):
    model = made_up(texts=texts)
    whole = size_of(model)
    assert embedded(model, limit=whole)["rows"] is None
    assert embedded(model, limit=10) is None
    for limit in (whole - 1, whole // 2, whole // 20):
        documents = embedded(model, limit=limit)
        rows = numbers(documents["rows"]).tolist()
        assert 0 < len(rows) < 300
        assert rows == sorted(set(rows))
        assert len(json.dumps(documents, ensure_ascii=False)) <= limit * 1.05 + 1000
        assert documents["ids"] == [model.document_ids[row] for row in rows]
        assert documents["texts"] == ([model.texts[row] for row in rows] if texts else None)
        counts = model.tree.counts.toarray()[rows]
        assert np.array_equal(counts_of(documents, model.tree.n_words), counts)
        assert documents["medianLength"] == embedded(model)["medianLength"]


def test_every_topic_of_the_page_and_of_the_usual_views_has_its_strongest_document():
    model = made_up()
    rows = set(numbers(embedded(model, limit=200_000, views=[33])["rows"]).tolist())
    for n in (33, *model.tree.levels):
        for node in model.tree.view(n).nodes.tolist():
            assert model.documents(model.tree.topic(node=node), 1, length=0)[0].row in rows


def test_long_texts_of_a_sample_become_passages():
    random = np.random.default_rng(2)
    words = [f"word{chr(97 + i % 26)}{chr(97 + i // 26)}" for i in range(60)]
    texts = [" ".join(random.choice(words, size=2000)) for _ in range(12)]
    model = Model.fit(count_texts(texts, keep_texts=True))
    documents = embedded(model, limit=20_000)
    assert documents["texts"]
    for row, text in zip(numbers(documents["rows"]).tolist(), documents["texts"], strict=True):
        assert len(text) <= LONG_TEXT + 4
        assert text.strip("… ") in texts[row]


def test_a_model_without_counts_has_no_documents(model, tmp_path):
    model.tree.save(tmp_path / "bare.tg", counts=False)
    assert embedded(Model(type(model.tree).load(tmp_path / "bare.tg"))) is None


# --  ----------------------------------------------------------------------------------------------


def runs_of(text):
    """Return runs of letters and digits; these texts have only few combining marks."""
    return re.findall(r"[\w\u0300-\u036f\u0900-\u097f]+", text)


def page_words(model, texts):
    """Return exceptions to the rule, and the places of words in texts that come with them."""
    others = [""] * (model.n_documents - len(texts))
    documents = payload_of(replace(model, texts=(*texts, *others)))["documents"]
    forms = dict(zip(documents["forms"], numbers(documents["formWords"]).tolist(), strict=True))
    spans, first = {}, 0
    if "spans" in documents:
        packed = {name: numbers(each).astype(int) for name, each in documents["spans"].items()}
        for place, size in zip(packed["texts"].tolist(), packed["sizes"].tolist(), strict=True):
            part = slice(first, first + size)
            starts = np.cumsum(packed["gaps"][part])
            ends = starts + packed["lengths"][part]
            spans[place] = np.stack([starts, ends, packed["words"][part]], axis=1).tolist()
            first += size
    return forms, {place: found for place, found in spans.items() if place < len(texts)}


def word_of(form, model, exceptions):
    """The rule as the page follows it."""
    if form in exceptions:
        return exceptions[form]
    words = list(model.tree.vocabulary)
    return words.index(form.lower()) if form.lower() in words else -1


def fitted(texts, **options):
    text = TextOptions(**options)
    return Model.fit(count_texts(texts, text, keep_texts=True))


def exceptions_of(model, texts):
    exceptions, spans = page_words(model, texts)
    assert spans == {}
    return exceptions


def test_the_rule_finds_every_counted_word_and_no_other(model):
    exceptions = exceptions_of(model, model.texts)
    for row, text in enumerate(model.texts):
        found = [word_of(run, model, exceptions) for run in runs_of(text)]
        counts = model.tree.counts[[row], :].toarray().ravel().tolist()
        assert [found.count(word) for word in range(model.tree.n_words)] == counts


def test_only_exceptions_are_listed(model):
    exceptions = exceptions_of(model, model.texts)
    assert exceptions["launched"] == exceptions["Launching"] == model.tree.find("launch")
    assert not {"rocket", "the", "THE", "orbit", "of"} & exceptions.keys()


def test_a_form_that_is_no_word_is_told(model):
    # "ar" is the stem of "are"; two letters alone are too short for a word
    assert model.tree.find("ar") >= 0
    assert exceptions_of(model, ["ar are"]) == {"ar": -1, "are": model.tree.find("ar")}


def test_names_of_javascript_are_words_like_others(model):
    assert exceptions_of(model, ["__proto__ constructor toString"]) == {}


@pytest.mark.parametrize("segmentation", ["pairs", "dictionary"])
def test_texts_in_which_a_form_has_several_words_come_with_their_words(segmentation):
    texts = ["a plain text", "我们学习自然语言", "plain 文 text", "", "白いTシャツ"]
    model = fitted(texts, segmentation=segmentation)
    exceptions, found = page_words(model, texts)
    assert exceptions == {}
    assert found.keys() == {1, 4}
    counts = model.tree.counts.toarray()
    for place, spans in found.items():
        assert len(spans) == counts[place].sum()
        for start, end, word in spans:
            assert texts[place][start:end].lower() == model.tree.vocabulary[word]


def test_words_of_a_tokenizer_come_with_their_places(tmp_path):
    texts = ["The rockets launched", "rocket in orbit"]
    model = fitted(texts, tokenizer=lambda text: [word.rstrip("s") for word in text.split()])
    exceptions, spans = page_words(model, texts)
    assert exceptions == {}
    places = [(start, end) for start, end, leaf in spans[1] if leaf == model.tree.find("orbit")]
    assert [texts[1][start:end] for start, end in places] == ["orbit"]
    model.save(tmp_path / "model.tg")
    loaded = Model.load(tmp_path / "model.tg")  # without the function, none are found
    assert not any(page_words(loaded, texts)[1].values())


def test_places_are_counted_as_javascript_does():
    text = "😀𠮷野家で食べる"
    model = fitted([text, "else"], segmentation="pairs")
    ((start, end, _), *_) = page_words(model, [text])[1][0]
    assert text.encode("utf-16-le")[2 * start : 2 * end].decode("utf-16-le") == "𠮷野"


def test_texts_with_phrases_come_with_the_places_of_their_words():
    texts = ["Go to New\nYork!"] * 10 + ["New words, York", "no such 𝒜 New York words"] * 2
    model = fitted(texts, phrases=True)
    _, found = page_words(model, texts)
    assert set(found) == {*range(10), 11, 13}  # 10 and 12 have no phrase
    place = model.tree.index_of("new york")
    assert [texts[0][start:end] for start, end, leaf in found[0] if leaf == place] == ["New\nYork"]
    assert [11, 19, place] in found[11]  # in units of UTF-16


def test_words_that_are_no_runs_come_with_their_places():
    texts = ["the #moon and the moon", "", "a moon 😀"]
    model = fitted(texts, hashtags=True, emoji=True)
    exceptions, found = page_words(model, texts)
    assert exceptions == {}
    assert [len(spans) for spans in found.values()] == [5, 0, 2]
    places = {texts[0][start:end] for start, end, _ in found[0]}
    assert places == {"the", "#moon", "and", "moon"}


def test_words_with_soft_hyphens_come_with_their_places():
    texts = ["infor\u00admation and tea", "information, infor and tea"]
    model = fitted(texts)
    _, found = page_words(model, texts)
    assert list(found) == [0]
    assert found[0][0] == [0, 12, model.tree.find("information")]
