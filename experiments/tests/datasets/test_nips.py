"""NIPS: the bag of words of the UCI repository."""

import gzip

import pytest

from experiments.datasets import load_nips, read_nips


@pytest.fixture
def folder(tmp_path):
    # Ten documents; word 1 occurs once in each, word 2 four times in all, word 3 never.
    entries = [f"{document} 1 1\n" for document in range(1, 11)] + ["1 2 2\n", "2 2 2\n"]
    content = "10\n3\n12\n" + "".join(sorted(entries, key=lambda line: int(line.split()[0])))
    (tmp_path / "docword.nips.txt.gz").write_bytes(gzip.compress(content.encode()))
    (tmp_path / "vocab.nips.txt").write_text("alpha\nbeta\ngamma\n", encoding="utf-8")
    return tmp_path


def test_a_folder_and_its_file_are_the_same(folder):
    for path in (folder, folder / "docword.nips.txt.gz"):
        corpus = read_nips(path)
        assert corpus.vocabulary == ("alpha", "beta", "gamma")
        assert corpus.counts.sum(axis=0).tolist() == [10, 4, 0]
        assert corpus.document_ids[0] == "1"


def test_words_occur_five_times_in_the_training_part(folder):
    split = load_nips(folder)
    assert split.train.vocabulary == split.test.vocabulary == ("alpha",)
    assert (split.train.n_documents, split.test.n_documents) == (9, 1)


def test_words_of_one_stem_count_as_one(folder):
    # Words 2 and 3 occur four times each: too rare alone, frequent enough together.
    entries = [f"{document} 1 1\n" for document in range(1, 11)]
    entries += [f"{document} {word} 1\n" for document in range(1, 5) for word in (2, 3)]
    content = f"10\n3\n{len(entries)}\n" + "".join(entries)
    (folder / "docword.nips.txt.gz").write_bytes(gzip.compress(content.encode()))
    (folder / "vocab.nips.txt").write_text("gamma\nmodels\nmodeling\n", encoding="utf-8")
    assert load_nips(folder).train.vocabulary == ("gamma", "model")
    assert load_nips(folder, stem=False).train.vocabulary == ("gamma",)


def test_the_counts_are_those_on_record(data_directory, recorded, counts_of):
    corpus = read_nips(data_directory / "uci_nips")
    assert (corpus.n_documents, corpus.n_words, corpus.n_tokens) == (1_500, 12_419, 1_932_365)
    assert counts_of(load_nips(data_directory / "uci_nips")) == recorded["NIPS"]
