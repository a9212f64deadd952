"""The documents of a page that cannot hold all: for each topic those in which it is strongest.

The views that people look at first take turns: the strongest document of each of their topics, most
distinctive topics first, then the second strongest, and so on while there is room. Long texts are
reduced to the passage with most words of the topic.
"""

from __future__ import annotations

from json.encoder import encode_basestring
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
from scipy.sparse import csc_array

from topicgrouper.corpus.segmentation import has_unspaced
from topicgrouper.search.passages import snippet
from topicgrouper.search.text_words import TextWords
from topicgrouper.tree.flat_view import as_view
from topicgrouper.tree.queries.distinctive_order import distinctive_order
from topicgrouper.tree.queries.document_strength import (
    document_lengths,
    median_length,
    smoothed_shares,
)
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    import numpy.typing as npt

    from topicgrouper.model import Model
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["BYTES_PER_SPAN", "document_sizes", "sample_documents", "text_size"]

LEVELS = (10, 50, 250)
"""Numbers of topics whose documents are taken, besides those of the page and the suggested ones."""

MAX_PER_TOPIC = 100
"""Maximum number of documents that are taken for a topic."""

LONG_TEXT = 4_000
"""Texts with more characters are reduced to a passage of this length."""


BYTES_PER_SPAN = 6
"""What the place of a word takes in a page, about, where texts come with the places of words."""


def document_sizes(model: Model, *, bytes_per_pair: int) -> npt.NDArray[np.int64]:
    """Return the bytes that each document takes in a page, without its text."""
    counts = required_counts(model.tree.counts)
    numbers = np.diff(counts.indptr).astype(np.int64) * bytes_per_pair + 8
    sizes = 4 * numbers // 3 + 1
    for names in (model.document_ids, model.labels):
        if names is not None:
            sizes += np.fromiter(map(text_size, names), dtype=np.int64, count=len(sizes))
    if model.texts is not None:
        has_spans = np.fromiter(map(has_unspaced, model.texts), dtype=bool, count=len(sizes))
        sizes += np.where(has_spans, document_lengths(counts) * BYTES_PER_SPAN, 0).astype(np.int64)
    return sizes


def text_size(text: str) -> int:
    """Return the bytes that a text takes in a page, with its comma."""
    written = encode_basestring(text)
    return len(written.encode("utf-8", "surrogatepass")) + 5 * written.count("<") + 1


def sample_documents(
    model: Model,
    sizes: npt.NDArray[np.int64],
    *,
    limit: int,
    views: Iterable[SupportsIndex | FlatView] = (),
    finder: TextWords | None = None,
) -> dict[int, str | None]:
    """Choose documents that show the topics best.

    Parameters
    ----------
    model : Model
        A model with training counts.
    sizes : ndarray of int
        Bytes of each document without its text.
    limit : int
        Maximum number of bytes of all documents together.
    views : iterable of int or FlatView, default=()
        The views of the page, whose topics come first.
    finder : TextWords, optional
        What finds the words of this model (default: a new one).

    Returns
    -------
    dict of int to str or None
        The rows chosen, rising, each with its text or a passage of it, if the model has texts.
    """
    finder = finder or TextWords(model)
    chosen: dict[int, str | None] = {}
    tried: set[int] = set()
    # Finding a passage takes milliseconds, and a document may have hundreds of turns.
    least = sizes + [min(len(text), LONG_TEXT) for text in model.texts or [""] * len(sizes)]
    left = limit
    for row, node in _turns(_views(model, views), model):
        if row in tried or least[row] > left:
            continue
        tried.add(row)
        text = None if model.texts is None else _text(model, row, node, finder=finder)
        size = int(sizes[row]) + (0 if text is None else text_size(text))
        if size <= left:
            chosen[row] = text
            left -= size
    return dict(sorted(chosen.items()))


def _views(model: Model, views: Iterable[SupportsIndex | FlatView]) -> list[FlatView]:
    tree = model.shown
    suggested = tree.suggest_n()
    numbers = dict.fromkeys((suggested.n, *suggested.others, *LEVELS))
    usual = [tree.view(n) for n in numbers if n <= tree.max_topics]
    return [*(as_view(tree, view) for view in views), *usual]


def _turns(views: Sequence[FlatView], model: Model) -> Iterator[tuple[int, int]]:
    """Yield rows and the topics that they are taken for."""
    words = required_counts(model.tree.counts)
    lengths = document_lengths(words)
    ranked: dict[int, list[int]] = {}
    for view in views:
        order = distinctive_order(view)
        counts = csc_array(view.topic_counts(words))
        for place in (*order.distinctive, *order.general):
            node = int(view.nodes[place])
            if node not in ranked:
                ranked[node] = _strongest(counts[:, [place]], lengths)
    for turn in range(MAX_PER_TOPIC):
        for node, rows in ranked.items():
            if turn < len(rows):
                yield rows[turn], node


def _strongest(topic: csc_array[Any], lengths: npt.NDArray[Any]) -> list[int]:
    """Return the rows in which a topic is strongest; see `tree.queries.document_strength`."""
    rows, frequencies = topic.indices, topic.data
    average = frequencies.sum() / lengths.sum()
    strengths = smoothed_shares(
        frequencies, lengths[rows], average=average, weight=median_length(lengths)
    )
    best: list[int] = rows[np.argsort(-strengths, kind="stable")[:MAX_PER_TOPIC]].tolist()
    return best


def _text(model: Model, row: int, node: int, *, finder: TextWords) -> str:
    texts = model.texts or ()
    if len(texts[row]) <= LONG_TEXT:
        return texts[row]
    found = snippet(model, row, node, length=LONG_TEXT, finder=finder)
    return "".join(piece for piece, _ in found.pieces())
