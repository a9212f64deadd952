"""The benchmark of large collections, on made-up data."""

import numpy as np
import pytest
from scipy.sparse import csr_array

from benchmarks.large import SHARE, mixed_counts, mixed_texts
from benchmarks.tests.programs import run

DRAWN = np.random.default_rng(1).poisson(0.4, size=(300, 40))
COUNTS = csr_array(DRAWN + np.eye(300, 40, dtype=int))


def test_collections_have_the_size_asked_for():
    for nonzeros in (1, 500, 20_000):
        mixed = mixed_counts(COUNTS, nonzeros=nonzeros)
        assert nonzeros <= mixed.nnz < nonzeros + 2 * COUNTS.shape[1]
        assert (mixed.sum(axis=0) > 0).all()
        assert (mixed.data > 0).all()


def test_documents_are_as_long_as_before():
    mixed = mixed_counts(COUNTS, nonzeros=100_000)
    assert mixed.sum() / mixed.shape[0] == pytest.approx(COUNTS.sum() / 300, rel=0.02)


def test_texts_have_words_of_two_others():
    texts = [" ".join(f"{letter}{i}" for i in range(1000)) for letter in "abcd"]
    for mixed in mixed_texts(texts, number=20):
        letters = [word[0] for word in mixed.split()]
        first = letters.count(letters[0]) / 1000
        assert len(set(letters)) <= 2
        assert first == pytest.approx(SHARE if len(set(letters)) == 2 else 1, abs=0.1)


def test_it_runs():
    done = run("large", "--quick", "--threads", 1, 2)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n| ") == 2 * 3 + 2 * 2  # two sizes and a file, and two headers
