"""A small collection and what can be made of it, for the doors that start from models."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import csr_array

from topicgrouper import fit_tree, soften
from topicgrouper.corpus import ReadOptions, Source, TextOptions, count_texts
from topicgrouper.model import Model

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from topicgrouper.tree import TopicTree

__all__ = ["counts", "model", "saved", "tree"]

_TEXTS = (
    "The rocket was launched. Rockets are launched into orbit; the orbit is high.",
    "Launching rockets: the launch of a rocket into an orbit, THE ORBIT.",
    "A cup of tea, cups of teas and a pot for the tea.",
    "The tea in the cup was cold. Potted tea, the pot and the cups. Cafe\u0301 हिन्दी",
    "",
)


def counts() -> csr_array:
    """Return six documents over five words, one of which never occurs."""
    dense = [[3, 2, 0, 0, 0], [1, 2, 0, 1, 0], [0, 0, 0, 2, 3], [0, 1, 0, 4, 2], [0] * 5]
    return csr_array(np.array([*dense, [1, 1, 0, 1, 1]]))


def tree(*, weight: float = 1, together: Sequence[Sequence[str]] = ()) -> TopicTree:
    """Return the tree of these counts, times a weight, with groups of words."""
    words = ["cat", "dog", "emu", "gnu", "yak"]
    return fit_tree(counts() * weight, words, together=together)


def model(*, is_soft: bool = False) -> Model:
    """Return a model with everything that a model can have."""
    options = TextOptions(stemmer="porter", stop_words=["the"])
    corpus = count_texts(
        _TEXTS,
        options,
        ids=[f"{number}.txt" for number in range(len(_TEXTS))],
        labels=["space", "space", "tea", "tea", "none"],
        keep_texts=True,
    )
    how = ReadOptions(text=options, basket=("customer", "day"))
    source = Source(name="texts", format="folder", options=how, n_empty=1, max_words=50)
    fitted = Model.fit(corpus.with_source(source))
    if not is_soft:
        return fitted
    return Model(
        fitted.tree,
        display_words=fitted.display_words,
        document_ids=fitted.document_ids,
        soft=soften(fitted.tree.view(3)),
    )


def saved(save: Callable[[Path], object]) -> bytes:
    """Return the bytes of what is saved to a file."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "saved"
        save(path)
        return path.read_bytes()
