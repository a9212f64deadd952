"""The counts on record, which the pages show."""

import csv
from pathlib import Path

import pytest

RESULTS = Path(__file__).parents[2] / "results" / "data_set_counts.csv"


@pytest.fixture(scope="session")
def recorded():
    """Return what is on record for a data set as described, with seed 0 if it is split at random.

    Words, training documents, test documents and training tokens.
    """
    counts = ("words", "train_documents", "test_documents", "train_tokens")
    with RESULTS.open(encoding="utf-8", newline="") as file:
        return {
            row["data_set"]: tuple(int(row[name]) for name in counts)
            for row in csv.DictReader(file)
            if row["reading"] == "as described" and row["seed"] in ("", "0")
        }


@pytest.fixture(scope="session")
def counts_of():
    """Return a function that counts a split in the same way."""

    def count(split):
        train = split.train
        return train.n_words, train.n_documents, split.test.n_documents, train.n_tokens

    return count
