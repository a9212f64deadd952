"""The data of the page, as plain values for JSON.

The payload is all that the page gets from Python. Version 2 is `Payload` below. It does not contain
what the page can compute: parents, sizes, frequencies, focus and most frequent words of joined
topics. The page refuses versions that it does not know.

Nodes are numbered as in `topicgrouper.TopicTree`: words are 0 to V - 1, and join ``i`` makes node
``V + i``, which users see as number ``V - 1 - i``; words have the number V.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, SupportsIndex, TypedDict

import numpy as np

from topicgrouper.explorer.packed import PackedArray, cut, pack, pack_amounts, unpack
from topicgrouper.explorer.page_groups import Groups, PageGroups, page_groups
from topicgrouper.explorer.topic_words import (
    Distinctive,
    RefinedWords,
    SoftShares,
    distinctive_of_joins,
    refined_words,
    soft_shares,
)
from topicgrouper.naming.page_names import NamedNode, named_nodes
from topicgrouper.tree.flat_view import FlatView, as_view

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import numpy.typing as npt

    from topicgrouper.model import Model

__all__ = [
    "FORMAT",
    "VERSION",
    "Documents",
    "Payload",
    "Proportions",
    "Suggested",
    "TextSpans",
    "make_payload",
]

FORMAT = "topicgrouper-explorer"
VERSION = 2

MAX_LEVELS = 3
"""Levels of folders at first: the suggested numbers of topics, from the coarsest on."""

DIGEST_LENGTH = 16
"""Digits that tell a tree from others, as in files of names."""


class Suggested(TypedDict):
    """Suggested numbers of topics; see `topicgrouper.TopicTree.suggest_n`.

    Attributes
    ----------
    n : int
        The suggested number.
    others : list of int
        Coarser and finer ones, rising.
    """

    n: int
    others: list[int]


class Proportions(TypedDict):
    """How documents divide their words at each join; see `topicgrouper.prediction.DocumentModel`.

    Attributes
    ----------
    logits : PackedArray
        log(m / (1 − m)) of the mean proportion m of each join's first child.
    spreads : PackedArray
        1 / concentration of each join, 0 where all documents have the same proportion.
    """

    logits: PackedArray
    spreads: PackedArray


class TextSpans(TypedDict):
    """Where the words of texts stand; see `topicgrouper.explorer.word_forms`.

    Attributes
    ----------
    texts : PackedArray
        The places of these texts among all, rising.
    sizes : PackedArray
        Number of words of each of them.
    gaps : PackedArray
        Text after text, how far each word starts after the one before, or after the start of the
        text, in units of UTF-16.
    lengths, words : PackedArray
        Length and node of each word.
    """

    texts: PackedArray
    sizes: PackedArray
    gaps: PackedArray
    lengths: PackedArray
    words: PackedArray


class Documents(TypedDict):
    """The training documents.

    Attributes
    ----------
    mode : {"embedded", "server"}
        Whether the documents are embedded, or the page asks a server for them.
    ids, labels : list of str or None
        The id and label of each document; null if unknown, or if a server has them.
    lengths : PackedArray
        Occurrences of the tree's words in each document, |d|.
    medianLength : float
        The median of the lengths above 0, which the ranking of documents needs.
    texts : list of str or None
        Embedded only: the texts, or null if the model has none.
    forms : list of str or None
        Embedded only: exceptions to the rule of `topicgrouper.explorer.word_forms`.
    formWords : PackedArray or None
        Embedded only: the word of each of these forms.
    spans : TextSpans
        Embedded only, and only if there are such texts: the words of texts for which the rule
        cannot hold.
    rowStarts, columns, counts : PackedArray
        Embedded only: document ``d`` contains the word ``columns[i]`` ``counts[i]`` times, for
        ``i`` from ``rowStarts[d]`` to before ``rowStarts[d + 1]``.
    rows : PackedArray or None
        Embedded only: the row of each document if the page has only some of them, else null.
    proportions : Proportions or None
        Embedded only: what the surprise of words is computed from; null if the model has no
        document model, or the numbers would add more than 2 % to the page.
    """

    mode: Literal["embedded", "server"]
    ids: list[str] | None
    labels: list[str] | None
    lengths: PackedArray
    medianLength: float
    texts: NotRequired[list[str] | None]
    forms: NotRequired[list[str] | None]
    formWords: NotRequired[PackedArray | None]
    spans: NotRequired[TextSpans]
    rowStarts: NotRequired[PackedArray]
    columns: NotRequired[PackedArray]
    counts: NotRequired[PackedArray]
    rows: NotRequired[PackedArray | None]
    proportions: NotRequired[Proportions | None]


class Payload(TypedDict):
    """Everything that a page shows, as plain values for JSON.

    Attributes
    ----------
    format : str
        ``"topicgrouper-explorer"``.
    version : int
        The version of the format.
    title : str
        Title of the page.
    nWords : int
        Number V of words.
    maxTopics : int
        The largest number of topics: V, or fewer if groups of words stay together.
    nDocuments : int
        Number of documents, 0 if unknown.
    tokens : int or float
        Number of word occurrences.
    isOfBaskets : bool
        Whether documents are baskets and words are items, and called so.
    wholeCounts : bool
        Whether words were counted; otherwise frequencies are sums of real weights.
    startN : int
        The initial number of topics: of the first view, or a suggested number.
    vocabulary : list of str
        The display words. Long ones are cut and end in "…".
    counted : list of str or None
        The counted words (for instance stems or item codes), with null for those that equal the
        display word; null if all do.
    children : PackedArray
        The two nodes of each join: 2 (V - 1) integers, join by join.
    gains : PackedArray
        Δh of each join, at most 0: V - 1 real numbers, rounded.
    frequencies : PackedArray
        Occurrences of each word.
    distinctive : Distinctive or None
        The distinctive words of all joins, or null without training counts.
    focus : PackedArray or None
        The focus of each word in bits, or null without training counts.
    suggested : Suggested
        Suggested numbers of topics.
    levels : list of int
        Numbers of topics of the initial levels of folders.
    cut : PackedArray or None
        The nodes of an uneven cut to show first, by falling frequency.
    refined : list of RefinedWords
        The changes of refined views, by rising n.
    soft : SoftShares or None
        The soft topics and the words with substantial shares in them, or null.
    documents : Documents or None
        The training documents, or null.
    groups : Groups or None
        The groups of documents that topics can be compared by, or null without columns or counts.
    names : list of NamedNode
        The names of topics in the model.
    digest : str
        What tells the tree from others: the first 16 digits of `topicgrouper.TopicTree.digest`.
    savesNames : bool
        Whether the page's server saves names. The token for it is in the page's address only.
    """

    format: str
    version: int
    title: str
    nWords: int
    maxTopics: int
    nDocuments: int
    tokens: int | float
    isOfBaskets: bool
    wholeCounts: bool
    startN: int
    vocabulary: list[str]
    counted: list[str | None] | None
    children: PackedArray
    gains: PackedArray
    frequencies: PackedArray
    distinctive: Distinctive | None
    focus: PackedArray | None
    suggested: Suggested
    levels: list[int]
    cut: PackedArray | None
    refined: list[RefinedWords]
    soft: SoftShares | None
    documents: Documents | None
    groups: Groups | None
    names: list[NamedNode]
    digest: str
    savesNames: bool


def make_payload(
    model: Model,
    *,
    title: str | None = None,
    documents: Documents | None = None,
    views: Iterable[SupportsIndex | FlatView] = (),
    groups: PageGroups | None = None,
    saves_names: bool = False,
) -> Payload:
    """Return what a page shows of a model, as plain values for JSON."""
    tree = model.shown
    wanted = [as_view(tree, view) for view in views]
    changed = refined_words(wanted)
    uneven = _uneven_cut(wanted)
    suggestion = tree.suggest_n()
    has_counts = tree.counts is not None
    if title is None:
        title = model.source.name if model.source is not None else None
    total = tree.frequencies[-1].item()
    if groups is None:
        groups = page_groups(model, rows=_embedded_rows(model, documents), views=wanted)
    return {
        "format": FORMAT,
        "version": VERSION,
        "title": cut(title or "Topics"),
        "nWords": tree.n_words,
        "maxTopics": tree.max_topics,
        "nDocuments": model.n_documents,
        "tokens": total,
        "isOfBaskets": model.source is not None and model.source.is_of_baskets,
        "wholeCounts": isinstance(total, int),
        "startN": wanted[0].n if wanted else suggestion.n,
        "vocabulary": [cut(word) for word in tree.vocabulary],
        "counted": _counted(model.tree.vocabulary, tree.vocabulary),
        "children": pack(tree.children.ravel(), "i4"),
        "gains": pack(tree.gains, "f4" if abs(tree.gains).max(initial=0.0) < 1e38 else "f8"),
        "frequencies": pack_amounts(tree.word_frequencies),
        "distinctive": distinctive_of_joins(tree) if has_counts else None,
        "focus": pack(tree.focus[: tree.n_words], "f4") if has_counts else None,
        "suggested": {"n": suggestion.n, "others": list(suggestion.others)},
        "levels": sorted({suggestion.n, *suggestion.others})[:MAX_LEVELS],
        "cut": None if uneven is None else pack(uneven.nodes, "i4"),
        "refined": changed,
        "soft": None if model.soft is None else soft_shares(model.soft),
        "documents": documents,
        "groups": None if groups is None else groups.data,
        "names": named_nodes(tree.topic_names),
        "digest": model.tree.digest()[:DIGEST_LENGTH],
        "savesNames": saves_names,
    }


def _uneven_cut(views: Sequence[FlatView]) -> FlatView | None:
    """Return the view that is neither refined nor a T(n), if there is one."""
    uneven = [view for view in views if not view.is_refined and not view.is_tree_view]
    if len(uneven) > 1:
        msg = f"the page can show one uneven cut, got {len(uneven)}"
        raise ValueError(msg)
    return uneven[0] if uneven else None


def _counted(counted: Sequence[str], shown: Sequence[str]) -> list[str | None] | None:
    forms = [None if word == name else cut(word) for word, name in zip(counted, shown, strict=True)]
    return forms if any(form is not None for form in forms) else None


def _embedded_rows(model: Model, documents: Documents | None) -> npt.NDArray[Any] | None:
    if documents is None or documents["mode"] == "server":
        return None
    rows = documents["rows"]
    return np.arange(model.n_documents) if rows is None else unpack(rows)
