"""Collections for ranking: what is counted and what is left out."""

from types import SimpleNamespace

import numpy as np
import pytest

from experiments.datasets.smart import TestCollection
from experiments.laboratory.retrieval_collections import (
    COLLECTIONS,
    counted,
    read_collection,
    read_known_collections,
)
from experiments.tests.small_retrieval import (
    DOCUMENTS,
    made_up_texts,
    relevant_pairs,
    write_archives,
    write_folder,
)


@pytest.fixture(scope="module")
def expected():
    relevant = np.zeros((8, DOCUMENTS), dtype=bool)
    relevant[tuple(np.transpose(relevant_pairs()))] = True
    return relevant


def test_the_archives_hold_the_same_in_their_different_forms(tmp_path, expected):
    options = SimpleNamespace(data=write_archives(tmp_path), only=())
    found = list(read_known_collections(options))
    assert [collection.name for collection in found] == list(COLLECTIONS)
    for collection in found:
        np.testing.assert_array_equal(collection.relevant, expected)
        assert collection.documents.vocabulary == found[0].documents.vocabulary
        assert (collection.documents.counts != found[0].documents.counts).nnz == 0
        assert (collection.queries.counts != found[0].queries.counts).nnz == 0
        assert (collection.n_unjudged, collection.n_unknown) == (0, 0)
    only = SimpleNamespace(data=tmp_path, only=("MED",))
    assert [collection.name for collection in read_known_collections(only)] == ["MED"]
    with pytest.raises(ValueError, match="unknown collection 'NPL'; choose from Cranfield"):
        list(read_known_collections(SimpleNamespace(data=tmp_path, only=("NPL",))))


def test_a_folder_with_gaps_empty_documents_and_unknown_ids(tmp_path, expected):
    collection = read_collection(write_folder(tmp_path / "tiny"))
    documents, _ = made_up_texts()
    assert collection.name == "tiny"
    assert collection.documents.n_documents == DOCUMENTS + 2
    assert collection.documents.document_ids[:2] == ("7", "10")
    assert collection.documents.n_tokens == sum(map(len, documents))
    np.testing.assert_array_equal(collection.relevant[:8, :DOCUMENTS], expected)
    # One query is judged but has no known word, one is not judged.
    assert collection.relevant.shape == (9, DOCUMENTS + 2)
    assert collection.queries.counts[[8]].nnz == 0
    assert (collection.n_unjudged, collection.n_unknown) == (1, 1)
    assert "left out 1 queries" in str(collection)


def test_words_are_stems_without_stop_words():
    texts = TestCollection({"1": "The moons are rising"}, {"1": "what moon"}, {("1", "1")})
    collection = counted("made up", texts)
    assert collection.documents.vocabulary == ("moon", "rise")
    assert collection.queries.counts.toarray().tolist() == [[1, 0]]
