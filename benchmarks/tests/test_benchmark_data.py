"""Data sets of the benchmarks."""

import gzip

import numpy as np
import pytest
from scipy.sparse import csr_array, save_npz

from benchmarks.data import (
    REAL,
    DataNotFoundError,
    Size,
    frequent_words,
    most_frequent_words,
    random_documents,
    size_of,
)
from benchmarks.tests.programs import run

COUNTS = csr_array([[1, 0, 2, 4], [0, 0, 3, 0], [1, 0, 0, 1]])
BY_NAME = {data.name: data for data in REAL}


def test_sizes_are_counted():
    expected = Size(documents=3, words=4, nonzeros=6, tokens=12, pairs=3 + 0 + 1)
    assert size_of(COUNTS) == expected


def test_rare_words_are_dropped():
    kept = frequent_words(COUNTS, min_frequency=3)
    assert kept.toarray().tolist() == [[2, 4], [3, 0], [0, 1]]
    assert kept.dtype == np.int32


def test_the_most_frequent_words_keep_their_order_and_the_first_wins_a_tie():
    assert most_frequent_words(COUNTS, number=1).toarray().tolist() == [[2], [3], [0]]
    assert most_frequent_words(COUNTS, number=3).shape == (3, 3)


def test_fewer_documents_are_among_the_more():
    numbered = csr_array(np.arange(1, 101).reshape(100, 1))
    few, more = (set(random_documents(numbered, number=n).data.tolist()) for n in (20, 40))
    assert len(few) == 20
    assert few < more


def test_a_bag_of_words_is_read(tmp_path, monkeypatch):
    (tmp_path / "uci_kos").mkdir()
    with gzip.open(tmp_path / "uci_kos" / "docword.kos.txt.gz", "wt", encoding="ascii") as file:
        file.write("2\n3\n3\n1 1 5\n1 3 1\n2 3 7\n")
    monkeypatch.setenv("TOPICGROUPER_DATA", str(tmp_path))
    assert BY_NAME["kos"].load().toarray().tolist() == [[5, 1], [0, 7]]


def test_the_growth_series_are_cut_from_one_matrix(tmp_path, monkeypatch):
    (tmp_path / "counts").mkdir()
    counts = np.random.default_rng(0).poisson(0.1, size=(200, 3000))
    save_npz(tmp_path / "counts" / "imdb_100000.npz", csr_array(counts))
    monkeypatch.setenv("TOPICGROUPER_DATA", str(tmp_path))
    assert BY_NAME["imdb-words-2000"].load().shape == (200, 2000)
    fewer = BY_NAME["imdb-documents-12500"].load()
    assert fewer.sum(axis=0).min() >= 5


def test_a_missing_folder_and_a_missing_file_are_told_apart(tmp_path, monkeypatch):
    monkeypatch.delenv("TOPICGROUPER_DATA", raising=False)
    with pytest.raises(DataNotFoundError, match="is not set"):
        BY_NAME["imdb"].load()
    monkeypatch.setenv("TOPICGROUPER_DATA", str(tmp_path))
    with pytest.raises(DataNotFoundError, match="no file counts/imdb_100000"):
        BY_NAME["imdb"].load()


@pytest.mark.parametrize(
    ("program", "file"),
    [
        ("commands", "20newsgroups/20news-bydate.tar.gz"),
        ("counting", "imdb/aclImdb_text.tar.xz"),
        ("document_model --data kos", "docword.kos.txt.gz"),
        ("large", "counts/imdb_100000.npz"),
        ("lda", "counts/twenty_newsgroups_14129.npz"),
        ("perplexity --data kos", "docword.kos.txt.gz"),
        ("refinement", "counts/twenty_newsgroups_14129.npz"),
        ("run --data nips", "uci_nips/docword.nips.txt.gz"),
        ("softening", "counts/twenty_newsgroups_14129.npz"),
        ("updating", "counts/twenty_newsgroups_14129.npz"),
    ],
)
def test_programs_name_the_data_that_are_missing(program, file, tmp_path):
    done = run(*program.split(), TOPICGROUPER_DATA=str(tmp_path))
    assert done.returncode == 2
    assert file in done.stderr
