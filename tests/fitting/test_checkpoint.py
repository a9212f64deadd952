"""An interrupted fit goes on from its checkpoint, and ends in the identical tree."""

import numpy as np
import pytest

from tests.count_samples import zipf_counts
from topicgrouper import fit_tree
from topicgrouper.fitting import Checkpoint
from topicgrouper.fitting.checkpoint import CheckpointError, checkpointed_joins
from topicgrouper.kernel.agglomerate import Joins, agglomerate
from topicgrouper.storage import ArchiveError

COUNTS = zipf_counts(60, 150, length=30, seed=2)


class InterruptedFitError(Exception):
    """Stands for Ctrl-C."""


def interrupt_after(monkeypatch, joins):
    """Let fits be interrupted after some joins."""

    def some(*arguments, known, joined, **settings):
        made = agglomerate(*arguments, known=known, **settings).joins
        before = 0 if known is None else len(known.gains)
        joined(Joins(made.children[before:][:joins], made.gains[before:][:joins]))
        raise InterruptedFitError

    monkeypatch.setattr("topicgrouper.fitting.fit.agglomerate", some)


@pytest.mark.parametrize("weights", [COUNTS, COUNTS * np.sqrt(np.arange(1, 151))])
def test_a_fit_may_be_interrupted_again_and_again(monkeypatch, tmp_path, weights):
    path = tmp_path / "joins"
    with monkeypatch.context() as patch:
        interrupt_after(patch, 40)
        with pytest.raises(InterruptedFitError):
            fit_tree(weights, checkpoint=path)
        for _ in range(2):
            with pytest.raises(InterruptedFitError):
                fit_tree(weights, checkpoint=Checkpoint(path, resume=True))
    assert fit_tree(weights, checkpoint=Checkpoint(path, resume=True)) == fit_tree(weights)


def test_the_joins_are_kept_when_progress_ends_the_fit(tmp_path):
    def stop(share, note):
        raise KeyboardInterrupt

    path = tmp_path / "joins"
    with pytest.raises(KeyboardInterrupt):
        fit_tree(COUNTS, progress=stop, checkpoint=path)
    assert fit_tree(COUNTS, checkpoint=Checkpoint(path, resume=True)) == fit_tree(COUNTS)


def test_a_finished_fit_leaves_all_its_joins(tmp_path):
    path = tmp_path / "joins"
    tree = fit_tree(COUNTS, checkpoint=path)
    assert fit_tree(COUNTS, checkpoint=Checkpoint(path, resume=True)) == tree


def test_documents_in_another_order_or_empty_do_not_matter(tmp_path):
    path = tmp_path / "joins"
    fit_tree(COUNTS, checkpoint=path)
    other = np.concatenate([COUNTS[::-1], np.zeros((3, 150), int)])
    assert fit_tree(other, checkpoint=Checkpoint(path, resume=True)).digest() == (
        fit_tree(COUNTS).digest()
    )


def test_other_counts_or_words_are_refused(tmp_path):
    path = tmp_path / "joins"
    fit_tree(COUNTS, checkpoint=path)
    changed = COUNTS.copy()
    changed[[3, 4]] = changed[[4, 3]]
    changed[3, [0, 1]] += [1, 0]
    words = [f"y{i}" for i in range(150)]
    for counts, vocabulary in ((changed, None), (COUNTS, words), (COUNTS[:, ::-1], None)):
        with pytest.raises(CheckpointError, match="belongs to other counts"):
            fit_tree(counts, vocabulary, checkpoint=Checkpoint(path, resume=True))


def test_what_is_no_checkpoint_is_refused(tmp_path):
    with pytest.raises(CheckpointError, match="There is no checkpoint"):
        Checkpoint(tmp_path / "nothing", resume=True)
    with pytest.raises(ValueError, match="There is no folder"):
        Checkpoint(tmp_path / "nowhere" / "joins")
    with pytest.raises(ValueError, match="every must be at least 0 seconds, got -1"):
        Checkpoint(tmp_path / "joins", every=-1)
    (tmp_path / "empty").touch()
    with pytest.raises(ArchiveError):
        fit_tree(COUNTS, checkpoint=Checkpoint(tmp_path / "empty", resume=True))


@pytest.mark.parametrize("resume", [False, True])
def test_another_file_is_neither_read_nor_replaced(tmp_path, resume):
    text, model = tmp_path / "text", tmp_path / "model.tg"
    text.write_text("hello", encoding="utf-8")
    fit_tree(COUNTS).save(model)
    for path in (text, model):
        before = path.read_bytes()
        with pytest.raises(FileExistsError, match="exists and is not a topicgrouper checkpoint"):
            fit_tree(COUNTS, checkpoint=Checkpoint(path, resume=resume))
        assert path.read_bytes() == before


def test_a_file_that_appears_during_the_fit_is_not_replaced(tmp_path):
    path = tmp_path / "joins"
    with pytest.raises(FileExistsError, match="exists and is not a topicgrouper checkpoint"):
        fit_tree(COUNTS, checkpoint=path, progress=lambda *_: path.write_bytes(b"notes"))
    assert path.read_bytes() == b"notes"


def test_joins_are_written_every_so_often(tmp_path):
    checkpoint = Checkpoint(tmp_path / "joins", every=0.0)
    joins = Joins(np.array([[0, 1]]), np.array([-1.0]))
    with checkpointed_joins(checkpoint, identity=lambda: "i") as (_, add):
        add(joins)
        add(joins)
        kept = Checkpoint(tmp_path / "joins", resume=True).read("i")
    assert kept.children.tolist() == [[0, 1], [0, 1]]
    assert kept.gains.tolist() == [-1.0, -1.0]
