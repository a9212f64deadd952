"""How rare a word may be by default, and whether topics can be found in documents.

Topics are words that occur in the same documents, so there must be several documents that differ
and share words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.common.sparse import row_sums

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.corpus.corpus import Corpus

_LARGE_SHARE = 0.9
_LARGE_BASKET = 0.01
_TIMES_MEAN = 10
_LONG = 20_000
_SPLIT = "split long texts into paragraphs or sentences"


def default_min_frequency(n_tokens: int) -> int:
    """Return the minimum frequency of words in a collection with so many word occurrences.

    Half of all distinct words of a large collection occur once or twice. They tell little about
    topics but take most of the time, which grows with the square of the vocabulary. Small
    collections keep all words.
    """
    if n_tokens >= 100_000:
        return 5
    return 2 if n_tokens >= 1_000 else 1


class UnfitDocumentsWarning(UserWarning):
    """Warn that documents may be unsuitable for topics, with the reason and what to do.

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
    No word occurs in two documents, so each topic would be a document
    """


def doubts_about(
    corpus: Corpus, *, is_of_texts: bool = True, pieces: str | None = None
) -> tuple[str, ...]:
    """Return why topics of these documents may be poor; ``pieces`` is set for baskets."""
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
    if pieces is not None and share > max(_LARGE_BASKET, _TIMES_MEAN / len(lengths)):
        rest = ', or damp quantities with pieces="damped" (--pieces damped)' * (pieces == "all")
        doubts.append(
            f"{share:.1%} of all pieces are in one basket ({corpus.document_ids[longest]}), which "
            f"may dominate the topics; leave it out{rest}."
        )
    elif share >= _LARGE_SHARE:
        doubts.append(
            f"{share:.0%} of the words are in one document ({corpus.document_ids[longest]}); "
            f"{_SPLIT}, or leave it out."
        )
    mean = n_tokens // max(int(np.count_nonzero(lengths)), 1)
    if is_of_texts and not doubts and mean >= _LONG:
        doubts.append(
            f"The documents have {mean:,} words on average, so most contain all topics; split them "
            'with split="paragraph" (--split-texts paragraph).'
        )
    word, document, advice = "word", "document", f", or {_SPLIT}"
    if pieces is not None:
        word, document, advice = "item", "basket", ""
    if np.diff(counts.indptr).max() == 1:
        doubts.append(
            f"Every {document} has only one distinct {word}, so no {word}s occur together; check "
            "which file and which columns are read."
        )
    elif corpus.document_frequencies.max() == 1:
        doubts.append(
            f"No {word} occurs in two {document}s, so each topic would be a {document}; add "
            f"{document}s{advice}."
        )
    return tuple(doubts)


def why_unfit(corpus: Corpus) -> str | None:
    """Return the reason if no topics can be found in these documents."""
    filled = np.flatnonzero(np.diff(corpus.counts.indptr))
    if len(filled) == 1:
        return (
            "Only one document contains words, and topics need at least two; add documents, or "
            f"{_SPLIT}."
        )
    if len(filled) > 1 and _are_equal(corpus.counts, filled):
        return (
            f"All {len(filled):,} documents have the same words, so no topics can be found; "
            "check which column is read, or add other documents."
        )
    return None


def _are_equal(counts: csr_array[Any], rows: NDArray[np.intp]) -> bool:
    """Return whether rows, which are all that are not empty, are equal."""
    widths = np.diff(counts.indptr)[rows]
    if (widths != widths[0]).any():
        return False
    both = (values.reshape(len(rows), -1) for values in (counts.indices, counts.data))
    return all(bool((values == values[0]).all()) for values in both)
