"""What the subjects do, in this process."""

import numpy as np
import pytest
from scipy.spatial.distance import pdist

from benchmarks.data import QUICK
from benchmarks.measure_one import measure_here
from benchmarks.subjects import SkippedError, Subject, list_subjects, scipy_linkage
from topicgrouper import fit_tree
from topicgrouper.kernel import memory
from topicgrouper.kernel.agglomerate import agglomerate

SUBJECTS = {subject.name: subject for subject in list_subjects(quick=True)}


@pytest.fixture(scope="module")
def counts():
    return QUICK[0].load()


@pytest.mark.parametrize("name", [name for name, one in SUBJECTS.items() if one.is_own])
def test_the_package_tells_tree_and_counters(name, counts):
    told = measure_here(SUBJECTS[name], counts)
    options = SUBJECTS[name].options
    assert told["digest"] == fit_tree(counts).digest()
    assert told["counters"] == agglomerate(counts, **options).counters
    assert told["seconds"] == told["measured_seconds"]


def test_ehac_beyond_the_memory_is_skipped(counts, monkeypatch):
    monkeypatch.setattr(memory, "available_memory", lambda: 0)
    told = measure_here(SUBJECTS["ehac-1"], counts)
    assert told.keys() == {"skipped"}
    assert "keeps all pairs of" in told["skipped"]


def test_linkage_beyond_the_memory_is_skipped(counts, monkeypatch):
    monkeypatch.setattr(scipy_linkage, "_SHARE_OF_AVAILABLE", 0.0)
    assert "more than half" in measure_here(SUBJECTS["scipy-linkage"], counts)["skipped"]


@pytest.mark.parametrize("block_bytes", [1, 64_000_000])
def test_distances_are_scipys(counts, block_bytes, monkeypatch):
    monkeypatch.setattr(scipy_linkage, "_BLOCK_BYTES", block_bytes)
    expected = pdist(counts.toarray().T, metric="cosine")
    np.testing.assert_allclose(scipy_linkage.cosine_distances(counts), expected, atol=1e-12)


# tomotopy warns that several workers give no reproducible model
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_iterations_that_were_not_run_are_extrapolated(counts):
    pytest.importorskip("tomotopy")
    told = measure_here(SUBJECTS["tomotopy-lda"], counts)
    assert told["seconds"] > 10 * told["measured_seconds"]


def test_a_library_that_is_not_installed_is_named(counts):
    with pytest.raises(SkippedError, match="nothing_like_it is not installed"):
        Subject(name="x", title="x", module="nothing_like_it").prepare(counts)
