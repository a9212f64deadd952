"""Two parts of a corpus: documents to learn from, and documents held out at random."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from topicgrouper.corpus import Corpus

__all__ = ["Split", "choose_documents", "random_order", "split_at_random"]


@dataclass(frozen=True)
class Split:
    """Two parts of a corpus with the same vocabulary: to learn from, and held out."""

    train: Corpus
    test: Corpus

    def __post_init__(self) -> None:
        """Check that the parts belong together."""
        if self.train.vocabulary != self.test.vocabulary:
            raise ValueError("The parts of a split have different vocabularies.")

    def filter(self, **conditions: Any) -> Split:
        """Keep the words of the training part that meet the conditions of `Corpus.filter`."""
        train = self.train.filter(**conditions)
        return Split(train, self.test.with_words_of(train.vocabulary))


def split_at_random(corpus: Corpus, test_share: float = 0.1, *, seed: int = 0) -> Split:
    """Hold out a share of the documents; both parts keep their order."""
    is_test = choose_documents(corpus.n_documents, share=test_share, seed=seed)
    return Split(train=corpus.select(~is_test), test=corpus.select(is_test))


def random_order(number: int, *, seed: int) -> NDArray[np.int64]:
    """Return 0 to ``number - 1`` in random order."""
    return np.argsort(np.random.PCG64(seed).random_raw(number), kind="stable")


def choose_documents(n_documents: int, *, share: float, seed: int) -> NDArray[np.bool_]:
    """Choose a share of the documents: those with the smallest random numbers."""
    if not 0 < share < 1:
        raise ValueError(f"The share must be between 0 and 1, got {share}.")
    if n_documents < 2:
        raise ValueError(f"Cannot split {n_documents} documents; at least 2 are needed.")
    number = min(max(round(share * n_documents), 1), n_documents - 1)
    order = random_order(n_documents, seed=seed)
    is_chosen = np.zeros(n_documents, dtype=bool)
    is_chosen[order[:number]] = True
    return is_chosen
