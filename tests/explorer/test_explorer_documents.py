import json

import numpy as np
import pytest
from scipy.sparse import csr_array

from topicgrouper import fit_tree
from topicgrouper.collection import Model
from topicgrouper.explorer.documents import (
    documents_from_server,
    embedded_documents,
    embedded_size,
    embedded_within,
)
from topicgrouper.explorer.packed import unpack
from topicgrouper.tree.queries.document_strength import strongest_documents


def counts_of(documents, n_words):
    """Put the counts of a page together again."""
    parts = [unpack(documents[name]) for name in ("counts", "columns", "rowStarts")]
    return csr_array(tuple(parts), shape=(len(parts[2]) - 1, n_words)).toarray()


def test_embedded_documents_come_back(model):
    documents = embedded_documents(model)
    assert documents["mode"] == "embedded"
    assert documents["ids"] == list(model.document_ids)
    assert documents["labels"] == list(model.labels)
    assert documents["texts"] == list(model.texts)
    counts = model.tree.counts.toarray()
    assert np.array_equal(counts_of(documents, model.tree.n_words), counts)
    assert unpack(documents["lengths"]).tolist() == counts.sum(axis=1).tolist()
    forms = dict(zip(documents["forms"], unpack(documents["formWords"]).tolist(), strict=True))
    assert forms["launched"] == model.tree.find("launch")


def test_the_documented_ranking_is_that_of_the_package(model):
    documents = embedded_documents(model)
    counts = counts_of(documents, model.tree.n_words)
    lengths = unpack(documents["lengths"])
    median, tokens = documents["medianLength"], model.tree.frequencies[-1]
    for node in range(model.tree.n_nodes):
        inside = counts[:, model.tree.words_of(node)].sum(axis=1)
        total = model.tree.frequencies[node]
        ranked = sorted(
            (-(float(f) + median * (total / tokens)) / (float(length) + median), row)
            for row, (f, length) in enumerate(zip(inside, lengths, strict=True))
            if f > 0
        )
        strongest = strongest_documents(model.tree, node, k=100)
        assert [(-s.strength, s.row) for s in strongest] == ranked


def test_texts_can_be_left_out(model):
    documents = embedded_documents(model, texts=False)
    assert documents["texts"] is documents["forms"] is documents["formWords"] is None
    assert len(unpack(documents["columns"])) == model.tree.counts.nnz


def test_a_server_keeps_all_but_the_lengths(model):
    documents = documents_from_server(model)
    assert set(documents) == {"mode", "ids", "labels", "lengths", "medianLength"}
    assert documents["mode"] == "server"
    assert documents["ids"] is documents["labels"] is None
    assert documents["medianLength"] == embedded_documents(model)["medianLength"]


@pytest.mark.parametrize("texts", [True, False])
@pytest.mark.parametrize("weight", [1, 300, 70_000, 0.5])
def test_the_size_is_estimated_well(texts, weight):
    rng = np.random.default_rng(3)
    counts = csr_array(rng.poisson(0.2, size=(300, 400)) * weight)
    names = tuple(f"document {row}" for row in range(300))
    long = tuple("some words of a text " * 40 for _ in range(300))
    model = Model(fit_tree(counts), document_ids=names, labels=names, texts=long)
    size = len(json.dumps(embedded_documents(model, texts=texts)))
    assert embedded_size(model, texts=texts) == pytest.approx(size, rel=0.1)


def test_what_does_not_fit_is_left_out_texts_first(model):
    whole, counts = embedded_size(model), embedded_size(model, texts=False)
    assert counts < whole
    assert embedded_within(model, limit=whole)["texts"] is not None
    assert embedded_within(model, limit=whole - 1)["texts"] is None
    assert embedded_within(model, limit=counts)["texts"] is None
    assert embedded_within(model, limit=counts - 1) is None


def test_a_model_without_counts_has_no_documents(model, tmp_path):
    model.tree.save(tmp_path / "bare.tg", counts=False)
    bare = Model(type(model.tree).load(tmp_path / "bare.tg"))
    assert embedded_within(bare, limit=10**9) is None
    for make in (embedded_documents, documents_from_server, embedded_size):
        with pytest.raises(ValueError, match="no training counts"):
            make(bare)
