"""Collections in which no topics can be found, or hardly any.

Topics are words that occur in the same documents, so a collection needs several documents that
differ and share words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.arrays.sums import row_sums

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.corpus.corpus import Corpus

_LARGE_SHARE = 0.9
_LONG = 20_000
_BLOCK_ROWS = 1_000
_SPLIT = "split long texts into paragraphs or sentences"


class UnfitDocumentsWarning(UserWarning):
    """The documents may be unsuitable for topics; the message says why and what to do.

    See Also
    --------
    topicgrouper.TextTopicGrouper : The estimator that issues it.

    Examples
    --------
    >>> import warnings
    >>> from topicgrouper import TextTopicGrouper
    >>> from topicgrouper.corpus import UnfitDocumentsWarning
    >>> with warnings.catch_warnings(record=True, action="always") as caught:
    ...     _ = TextTopicGrouper().fit(["cats and dogs", "tea with milk"])
    >>> caught[0].category is UnfitDocumentsWarning
    True
    >>> print(str(caught[0].message).partition(";")[0])
    No word occurs in two documents, so topics can only be the documents themselves
    """


def doubts_about(corpus: Corpus, *, is_of_texts: bool = True) -> tuple[str, ...]:
    """Return why topics of these documents may mean little."""
    unfit = why_unfit(corpus)
    if unfit is not None:
        return (unfit,)
    if corpus.n_documents == 0:
        return ()
    counts = corpus.counts
    lengths = row_sums(counts)
    n_tokens, longest = int(lengths.sum()), int(lengths.argmax())
    if n_tokens == 0:
        return ()
    doubts = []
    share = lengths[longest] / n_tokens
    if share >= _LARGE_SHARE:
        doubts.append(
            f"{share:.0%} of the words are in one document ({corpus.document_ids[longest]}); "
            f"{_SPLIT}, or leave it out."
        )
    mean = n_tokens // max(int(np.count_nonzero(lengths)), 1)
    if is_of_texts and not doubts and mean >= _LONG:
        doubts.append(
            f"The documents have {mean:,} words on average, so most of them share all topics; "
            'split them with split="paragraph" (--split-texts paragraph).'
        )
    if np.diff(counts.indptr).max() == 1:
        doubts.append(
            "Every document has only one distinct word, so no words occur together; check which "
            "documents and which column are read."
        )
    elif corpus.document_frequencies.max() == 1:
        doubts.append(
            "No word occurs in two documents, so topics can only be the documents themselves; add "
            f"documents, or {_SPLIT}."
        )
    return tuple(doubts)


def why_unfit(corpus: Corpus) -> str | None:
    """Return why these documents say nothing about topics, if so."""
    filled = np.flatnonzero(np.diff(corpus.counts.indptr))
    if len(filled) == 1:
        return (
            "There is only one document with words, so nothing tells which words belong together; "
            f"add documents, or {_SPLIT}."
        )
    if len(filled) > 1 and _are_equal(corpus.counts, filled):
        return (
            f"All {len(filled):,} documents have the same words, so nothing tells which words "
            "belong together; check which column is read, and add other documents."
        )
    return None


def _are_equal(counts: csr_array[Any], rows: NDArray[np.intp]) -> bool:
    """Tell whether rows are equal; the first block with a difference decides."""
    widths = np.diff(counts.indptr)[rows]
    if (widths != widths[0]).any():
        return False
    first = slice(counts.indptr[rows[0]], counts.indptr[rows[0] + 1])
    for start in range(0, len(rows), _BLOCK_ROWS):
        block = counts[rows[start : start + _BLOCK_ROWS]]
        for values, known in ((block.indices, counts.indices), (block.data, counts.data)):
            if (values.reshape(-1, widths[0]) != known[first]).any():
                return False
    return True
