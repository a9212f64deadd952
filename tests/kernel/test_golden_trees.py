"""Trees that must never change, and trees of the authors' own program."""

import gzip

import numpy as np
import pytest
from scipy.sparse import csr_array, load_npz

from tests.count_samples import assert_same_joins, joins_digest
from tests.digests.fixed_counts import scattered_counts, tie_free_counts
from topicgrouper import fit_tree
from topicgrouper.fitting import Checkpoint

# A different digest is a different tree for every user: never update one to make a test pass.
SCATTERED_DIGEST = "aa72fc61f9ec65562f2961af86ad146e5beb794826a17ca65ee083716429535a"
TIE_FREE_DIGEST = "a633cd7e0939aa885ce535057929d3c5491683232ceb8a71faa97638fc9f6386"
KOS_DIGEST = "73486d8a814a73b5f4fcb6a5755216e0019105b44292a5086f5586c6df409594"


def read_uci(path):
    """Read a matrix of the UCI Bag of Words collection."""
    with gzip.open(path, "rt", encoding="ascii") as file:
        documents, words, _ = (int(file.readline()) for _ in range(3))
        document, word, count = np.loadtxt(file, dtype=np.int64).T
    return csr_array((count, (document - 1, word - 1)), shape=(documents, words))


@pytest.mark.parametrize("algorithm", ["auto", "ehac", "mehac"])
def test_the_tree_of_made_up_counts_stays_as_it_was(algorithm):
    counts = scattered_counts(90, 250)
    assert counts.sum() == 1360
    for n_jobs in (1, 2):
        joins = fit_tree(counts, algorithm=algorithm, n_jobs=n_jobs)
        assert joins_digest(joins) == SCATTERED_DIGEST


@pytest.mark.parametrize("algorithm", ["auto", "ehac", "mehac"])
def test_the_tree_of_counts_without_ties_stays_as_it_was(algorithm):
    counts = tie_free_counts(40, 120)
    assert counts.sum() == 2_401_827
    for n_jobs in (1, 2):
        joins = fit_tree(counts, algorithm=algorithm, n_jobs=n_jobs)
        assert joins_digest(joins) == TIE_FREE_DIGEST


def test_without_ties_the_order_of_the_words_does_not_matter():
    counts = tie_free_counts(40, 120)
    order = np.random.default_rng(2).permutation(120)
    words_of_joins = []
    for joins, names in (
        (fit_tree(counts), np.arange(120)),
        (fit_tree(counts[:, order]), order),
    ):
        nodes = [frozenset([int(name)]) for name in names]
        for left, right in joins.children.tolist():
            nodes.append(nodes[left] | nodes[right])
        words_of_joins.append(nodes[120:])
    assert words_of_joins[0] == words_of_joins[1]


@pytest.mark.parametrize("algorithm", ["auto", "ehac", "mehac"])
@pytest.mark.parametrize("name", ["poisson240", "nips800"])
def test_the_tree_is_that_of_the_authors_program(data_directory, name, algorithm):
    counts = load_npz(data_directory / "goldens" / f"{name}.npz")
    golden = np.loadtxt(data_directory / "goldens" / f"{name}.joins.csv", delimiter=",", skiprows=1)
    joins = fit_tree(counts, algorithm=algorithm, n_jobs=2)
    np.testing.assert_array_equal(joins.children, golden[:, :2])
    np.testing.assert_allclose(joins.gains, golden[:, 2], rtol=1e-6)


@pytest.fixture(scope="module")
def kos(data_directory):
    return read_uci(data_directory / "uci_kos" / "docword.kos.txt.gz")


@pytest.mark.parametrize("n_jobs", [1, 2])
@pytest.mark.parametrize("algorithm", ["auto", "ehac", "mehac"])
def test_real_text_full_of_ties_gives_one_tree(kos, algorithm, n_jobs):
    joins = fit_tree(kos, algorithm=algorithm, n_jobs=n_jobs)
    assert joins_digest(joins) == KOS_DIGEST


def test_real_text_in_another_order_gives_the_same_tree(kos):
    order = np.random.default_rng(1).permutation(kos.shape[0])
    joins = fit_tree(kos[order], memory_limit=0)
    assert joins_digest(joins) == KOS_DIGEST


def test_a_fit_of_real_text_can_be_continued(kos, tmp_path):
    def stop(share, note):
        if share > 0.3:
            raise KeyboardInterrupt

    path = tmp_path / "joins"
    with pytest.raises(KeyboardInterrupt):
        fit_tree(kos, progress=stop, checkpoint=path)
    again = fit_tree(kos, n_jobs=2, checkpoint=Checkpoint(path, resume=True))
    assert_same_joins(again, fit_tree(kos))
