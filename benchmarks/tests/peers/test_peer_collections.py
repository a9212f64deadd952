"""The collections: the same words in both parts, halves without common documents."""

import json

import numpy as np
import pytest
from scipy.sparse import csr_array, save_npz

from benchmarks.data import VARIABLE, DataNotFoundError
from benchmarks.peers.collections import QUICK, REAL, Divided

WORDS = ("the", "cat", "dog", "tea")


@pytest.fixture
def divided():
    train = csr_array(np.array([[1, 2, 0, 0], [3, 0, 0, 0], [0, 0, 0, 1], [1, 0, 0, 1]]))
    test = csr_array(np.array([[0, 1, 5, 0], [2, 0, 0, 0]]))
    return Divided(train, test, np.array([0, 1]), WORDS)


def test_what_is_known_comes_from_training_documents(divided):
    found = divided.without_stop_words().known()
    assert found.words == ("cat", "tea")
    assert found.train.toarray().tolist() == [[2, 0], [0, 1], [0, 1]]
    assert found.test.toarray().tolist() == [[1, 0], [0, 0]]
    assert found.classes.tolist() == [0, 1]


def test_halves_have_each_document_once(divided):
    halves = [divided.half(number).train.toarray().tolist() for number in (0, 1)]
    assert [len(half) for half in halves] == [2, 2]
    assert sorted(halves[0] + halves[1]) == sorted(divided.train.toarray().tolist())


def test_other_processes_read_the_same(divided, tmp_path):
    divided.save(tmp_path)
    found = Divided.load(tmp_path)
    assert (found.train != divided.train).nnz == (found.test != divided.test).nnz == 0
    assert found.words == WORDS
    assert found.classes.tolist() == [0, 1]


def test_published_counts_are_read_with_their_labels(tmp_path, monkeypatch, divided):
    folder = tmp_path / "neural" / "20NG"
    folder.mkdir(parents=True)
    save_npz(folder / "train_bow.npz", divided.train)
    save_npz(folder / "test_bow.npz", divided.test)
    (folder / "test_labels.txt").write_text("7\n3\n", encoding="utf-8")
    (folder / "vocab.txt").write_text("\n".join(WORDS), encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    found = next(one for one in REAL if one.name == "neural-20ng").load()
    assert found.words == ("the", "cat", "tea")
    assert found.classes.tolist() == [1, 0]


def test_made_up_counts_are_the_same_every_time():
    one, other = (QUICK[0].load() for _ in range(2))
    assert (one.train != other.train).nnz == 0
    assert json.dumps(one.words) == json.dumps(other.words)


@pytest.mark.parametrize("collection", REAL, ids=lambda one: one.name)
def test_missing_data_are_named(collection, tmp_path, monkeypatch):
    monkeypatch.delenv(VARIABLE, raising=False)
    with pytest.raises(DataNotFoundError, match=f"{VARIABLE} is not set"):
        collection.load()
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with pytest.raises(DataNotFoundError, match=collection.title):
        collection.load()
