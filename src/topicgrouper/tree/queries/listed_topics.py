"""The topics of a view as lists and tables show them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from topicgrouper.tree.queries.distinctive_order import distinctive_order

if TYPE_CHECKING:
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic import Topic

__all__ = ["ListOrder", "ListedTopic", "TopicList", "list_topics"]

ListOrder: TypeAlias = Literal["distinctive", "frequency"]


@dataclass(frozen=True, slots=True)
class ListedTopic:
    """A row of a list.

    Attributes
    ----------
    topic : Topic
        The topic.
    words : tuple of str
        The words to show: the most distinctive ones, or the most frequent.
    share : float
        The topic's share of all occurrences.
    focus : float or None
        What it says about documents, in bits; None without training counts.
    is_general : bool or None
        Whether it is general; None without training counts.
    """

    topic: Topic
    words: tuple[str, ...]
    share: float
    focus: float | None
    is_general: bool | None


@dataclass(frozen=True, slots=True)
class TopicList:
    """The topics of a view in the order in which to show them.

    Attributes
    ----------
    rows : tuple of ListedTopic
        The topics.
    is_distinctive : bool
        Whether their words are the most distinctive ones; otherwise the most frequent ones.
    general_share : float
        The general topics' share of all occurrences.
    """

    rows: tuple[ListedTopic, ...]
    is_distinctive: bool
    general_share: float

    @property
    def heading(self) -> str:
        """What the words are."""
        return "most distinctive words" if self.is_distinctive else "most frequent words"

    @property
    def distinctive(self) -> tuple[ListedTopic, ...]:
        """The rows of topics that are not general."""
        return tuple(row for row in self.rows if not row.is_general)

    @property
    def general(self) -> tuple[ListedTopic, ...]:
        """The rows of general topics."""
        return tuple(row for row in self.rows if row.is_general)

    @property
    def general_title(self) -> str:
        """How many general topics there are, and how much of the text they hold."""
        n_general = len(self.general)
        topics = f"{n_general:,} general topic" + ("" if n_general == 1 else "s")
        return f"{topics}: {self.general_share:.0%} of all occurrences"


def list_topics(
    view: FlatView, k: int, *, frequent: bool = False, order: ListOrder | None = None
) -> TopicList:
    """List the topics of a view with words.

    Parameters
    ----------
    view : FlatView
        The view. Without training counts, `frequent` is the only choice.
    k : int
        Maximum number of words per topic.
    frequent : bool, default=False
        Show the most frequent words instead of the most distinctive ones.
    order : {"distinctive", "frequency"}, optional
        The topics that come first (default: the most distinctive ones, with `frequent` the most
        frequent).

    Returns
    -------
    TopicList

    Raises
    ------
    ValueError
        If `k` is below 1.
    """
    has_counts = view.tree.counts is not None
    is_distinctive = has_counts and not frequent
    if order is None:
        order = "frequency" if frequent else "distinctive"
    ranked = distinctive_order(view)
    general = set(ranked.general)
    places = range(view.n) if order == "frequency" else (*ranked.distinctive, *ranked.general)
    words = (
        view.distinctive_words(k)
        if is_distinctive
        else tuple(topic.top_words(k) for topic in view.topics)
    )
    focus = view.focus.tolist() if has_counts else [None] * view.n
    total = float(view.tree.frequencies[-1])
    return TopicList(
        rows=tuple(
            ListedTopic(
                view.topics[place],
                words[place],
                view.topics[place].frequency / total,
                focus[place],
                place in general if has_counts else None,
            )
            for place in places
        ),
        is_distinctive=is_distinctive,
        general_share=ranked.general_share,
    )
