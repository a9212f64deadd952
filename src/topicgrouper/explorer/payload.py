"""What the page knows: plain values, made from a model, that JSON can carry.

The payload is the only crossing between Python and the page. Version 1 is `Payload` below. What the
page can work out itself is not in it: parents, sizes, the frequencies of joined topics, the words
of a topic. A reader refuses a version that it does not know.

Nodes are numbered as in `topicgrouper.TopicTree`: words are 0 to V - 1, and join ``i`` makes node
``V + i``, whose number to show is ``V - 1 - i``; that of a word is V.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Literal, NotRequired, SupportsIndex, TypedDict

from topicgrouper.explorer.packed import PackedArray, pack, pack_amounts
from topicgrouper.explorer.refined_words import RefinedWords, refined_words
from topicgrouper.tree.flat_view import FlatView, as_view
from topicgrouper.tree.usual_number import usual_n

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from topicgrouper.collection import Model
    from topicgrouper.tree import TopicTree

__all__ = ["FORMAT", "VERSION", "Documents", "Payload", "Suggested", "cut", "make_payload"]

FORMAT = "topicgrouper-explorer"
VERSION = 1

LEVELS = (10, 50, 250)
"""Numbers of topics at which the tree of folders opens first."""

MAX_SUGGESTED = 10
MAX_TOPICS_SUGGESTED = 1_000
LONGEST_WORD = 200


class Suggested(TypedDict):
    """A number of topics that the curve suggests.

    Attributes
    ----------
    n : int
        The number.
    ratio : float or None
        How many times more the join to n - 1 topics costs than the one before; null if infinite.
    sharpness : float
        What the suggestions are ranked by, see `topicgrouper.tree.curve.suggest`.
    """

    n: int
    ratio: float | None
    sharpness: float


class Documents(TypedDict):
    """The training documents.

    Attributes
    ----------
    mode : {"embedded", "server"}
        "embedded" if they are here, "server" if the page has to ask for them.
    ids, labels : list of str or None
        What each document is called; null if nothing is known, or if the server tells.
    lengths : PackedArray
        Occurrences of the tree's words in each document, |d|.
    medianLength : float
        The median of the lengths above 0, which the ranking of documents needs.
    texts : NotRequired
        Embedded only. The texts, or null if the model keeps none.
    forms, formWords : NotRequired
        Embedded only. The words of the texts, by `topicgrouper.explorer.word_forms`.
    rowStarts, columns, counts : NotRequired
        Embedded only. The counts: document ``d`` holds the words ``columns[i]`` as often as
        ``counts[i]`` for ``i`` from ``rowStarts[d]`` to before ``rowStarts[d + 1]``.
    """

    mode: Literal["embedded", "server"]
    ids: list[str] | None
    labels: list[str] | None
    lengths: PackedArray
    medianLength: float
    texts: NotRequired[list[str] | None]
    forms: NotRequired[list[str] | None]
    formWords: NotRequired[PackedArray | None]
    rowStarts: NotRequired[PackedArray]
    columns: NotRequired[PackedArray]
    counts: NotRequired[PackedArray]


class Payload(TypedDict):
    """All that a page shows.

    Attributes
    ----------
    format, version : str or int
        What this is.
    title : str
        What the page is called.
    nWords, nDocuments, tokens : int or int or float
        Number V of words, of documents (0 if unknown), and of all word occurrences.
    wholeCounts : bool
        Whether words were counted; otherwise frequencies are sums of real weights.
    startN : int
        The number of topics to show first: that of the first view given, or else of the command
        ``topics``.
    vocabulary : list of str
        The words as people are to see them. Long ones are cut and end in "…".
    counted : list of str or None or None
        The words as they were counted (stems, codes of articles), null for those that are the same;
        null altogether if all are.
    children : PackedArray
        The two nodes of each join, one join after the other: 2 (V - 1) integers.
    gains : PackedArray
        Δh of each join, at most 0: V - 1 real numbers, rounded.
    frequencies : PackedArray
        Occurrences of each word.
    suggested : list of Suggested
        Suggested numbers of topics, the best first.
    levels : list of int
        Numbers of topics at which the tree of folders opens first.
    cut : PackedArray or None
        The nodes of an uneven cut that the page opens on, by falling frequency.
    refined : list of RefinedWords
        What refined views change, by rising n; empty if there are none.
    documents : Documents or None
        The training documents, or null.
    """

    format: str
    version: int
    title: str
    nWords: int
    nDocuments: int
    tokens: int | float
    wholeCounts: bool
    startN: int
    vocabulary: list[str]
    counted: list[str | None] | None
    children: PackedArray
    gains: PackedArray
    frequencies: PackedArray
    suggested: list[Suggested]
    levels: list[int]
    cut: PackedArray | None
    refined: list[RefinedWords]
    documents: Documents | None


def make_payload(
    model: Model,
    *,
    title: str | None = None,
    documents: Documents | None = None,
    views: Iterable[SupportsIndex | FlatView] = (),
) -> Payload:
    """Make the payload of a model.

    Parameters
    ----------
    model : Model
        The model.
    title : str, optional
        What the page is called; the name of the model's source if left out.
    documents : Documents, optional
        The documents, by `topicgrouper.explorer.documents`; none if left out.
    views : iterable of int or FlatView
        The page opens on the first of them. Refined views of T(n) can be switched on there, one
        per n.

    Raises
    ------
    ValueError
        If a view belongs to another tree, or the page cannot show it.
    """
    tree = model.shown
    wanted = [as_view(tree, view) for view in views]
    changed = refined_words(view.refinement for view in wanted if view.refinement is not None)
    if title is None:
        title = model.source.name if model.source is not None else None
    total = tree.frequencies[-1].item()
    return {
        "format": FORMAT,
        "version": VERSION,
        "title": cut(title or "Topics"),
        "nWords": tree.n_words,
        "nDocuments": model.n_documents,
        "tokens": total,
        "wholeCounts": isinstance(total, int),
        "startN": wanted[0].n if wanted else usual_n(tree),
        "vocabulary": [cut(word) for word in tree.vocabulary],
        "counted": _counted(model.tree.vocabulary, tree.vocabulary),
        "children": pack(tree.children.ravel(), "i4"),
        "gains": pack(tree.gains, "f4" if abs(tree.gains).max(initial=0.0) < 1e38 else "f8"),
        "frequencies": pack_amounts(tree.word_frequencies),
        "suggested": _suggested(tree),
        "levels": sorted({min(level, tree.n_words) for level in LEVELS}),
        "cut": _uneven_cut(wanted),
        "refined": changed,
        "documents": documents,
    }


def _uneven_cut(views: Sequence[FlatView]) -> PackedArray | None:
    """Return the nodes of the one view that is neither refined nor one of the T(n)."""
    uneven = [view for view in views if not view.is_refined and view != view.tree.view(view.n)]
    if len(uneven) > 1:
        msg = f"the page can show one uneven cut, got {len(uneven)}; pass only one"
        raise ValueError(msg)
    return pack(uneven[0].nodes, "i4") if uneven else None


def cut(text: str, *, limit: int = LONGEST_WORD) -> str:
    """Cut a long text, and show that it was cut."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


def _counted(counted: Sequence[str], shown: Sequence[str]) -> list[str | None] | None:
    forms = [None if word == name else cut(word) for word, name in zip(counted, shown, strict=True)]
    return forms if any(form is not None for form in forms) else None


def _suggested(tree: TopicTree) -> list[Suggested]:
    high = max(2, min(MAX_TOPICS_SUGGESTED, tree.n_words - 1))
    return [
        {
            "n": drop.n,
            "ratio": drop.ratio if math.isfinite(drop.ratio) else None,
            "sharpness": drop.sharpness,
        }
        for drop in tree.suggest_n(2, high, n_drops=MAX_SUGGESTED).drops
    ]
