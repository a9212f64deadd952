"""The package's own archives: trees and models."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import csr_array

from tests.fuzz.door import Door
from tests.fuzz.mutations.topic_archives import mutate_topic_archive
from tests.fuzz.samples import model, saved, tree
from topicgrouper import TopicTree
from topicgrouper.model import Model
from topicgrouper.storage.archive_file import read_contents
from topicgrouper.storage.archive_format import ArchiveError
from topicgrouper.tree.archive import save_tree

if TYPE_CHECKING:
    from collections.abc import Hashable

    from tests.fuzz.door import Run

__all__ = ["DOORS"]

_FIXTURES = Path(__file__).parents[2] / "tree" / "fixtures"


def _walk(found: TopicTree) -> Hashable:
    """Ask a tree for what every command asks it for: what is loaded can be used."""
    n = min(3, found.max_topics)
    labels = found.view(n).labels
    assert len(set(labels.tolist())) == n, "n topics"
    found.log_likelihood(1), found.digest(), found.suggest_n(), found.view(found.max_topics)
    [found.topic(node=node) for node in set(labels.tolist())]
    counts = found.counts
    if counts is not None:
        sums = np.asarray(csr_array(counts).sum(axis=0)).ravel()
        frequencies = found.word_frequencies.astype(float)
        assert np.allclose(sums.astype(float), frequencies), "counts of the words"
    return min(found.n_words, 30), found.word_frequencies.dtype.kind, counts is not None


def _trees(folder: Path) -> Run:
    path = folder / "x.tg"

    def run(data: bytes) -> Hashable:
        path.write_bytes(data)
        return _walk(TopicTree.load(path))

    return run


def _models(folder: Path) -> Run:
    path = folder / "x.tg"

    def run(data: bytes) -> Hashable:
        path.write_bytes(data)
        contents = read_contents(path)
        found = Model.load(path)
        shape = _walk(found.display_tree)
        if found.soft is not None:
            found.soft.transform(np.ones((1, found.tree.n_columns), dtype=np.int64))
        return shape, tuple(contents["sections"]), found.n_documents

    return run


def _tree_seeds() -> list[bytes]:
    return [
        saved(tree().save),
        saved(lambda path: save_tree(tree(), path, counts=False)),
        saved(tree(weight=0.3).save),
        saved(tree(together=[["cat", "yak"]]).save),
        *(path.read_bytes() for path in sorted(_FIXTURES.glob("*.tg"))),
    ]


def _model_seeds() -> list[bytes]:
    return [
        saved(lambda path: model().save(path)),
        saved(lambda path: model(is_soft=True).save(path)),
        saved(lambda path: model().save(path, texts=False)),
    ]


DOORS = [
    Door(
        "tree-archive",
        errors=(ArchiveError,),
        prepare=_trees,
        seeds=_tree_seeds,
        mutate=mutate_topic_archive,
    ),
    Door(
        "model-archive",
        errors=(ArchiveError,),
        prepare=_models,
        seeds=_model_seeds,
        mutate=mutate_topic_archive,
    ),
]
