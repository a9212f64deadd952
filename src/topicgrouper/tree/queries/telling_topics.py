"""Which topics of a flat view to show first when there is no room for all.

By frequency the first topics are those of function words. Those that people find telling are the
ones that hold together: they appear early in the fit and are joined with others late.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic import Topic

__all__ = ["TellingTopic", "telling_topics"]


@dataclass(frozen=True, slots=True)
class TellingTopic:
    """A topic and the flat views that hold it.

    Attributes
    ----------
    topic : Topic
        The topic.
    first : int
        The number of topics of the first view that holds it, counted from the words up: the
        paper's number of the topic.
    last : int
        The number of topics of the last view that holds it: the next join makes it part of another.
    """

    topic: Topic
    first: int
    last: int

    @property
    def persistence(self) -> float:
        """By which factor the number of topics falls while this one stays as it is."""
        return self.first / self.last


def telling_topics(view: FlatView, *, min_words: int = 3) -> list[TellingTopic]:
    """Rank the topics of a view by how long they stay the same while others are joined.

    Parameters
    ----------
    view : FlatView
        The view.
    min_words : int, default=3
        Topics with fewer words come after all others: there is little to read in them.

    Returns
    -------
    list of TellingTopic
        All its topics, by falling persistence; of equals, the more frequent first.
    """
    ranked = []
    tree = view.tree
    for topic in view:
        parent = tree.parent(topic.id)
        last = 1 if parent is None else tree.n_of(parent) + 1
        ranked.append(TellingTopic(topic, first=topic.n, last=last))
    # The sort is stable and the topics come by falling frequency.
    ranked.sort(key=lambda telling: (telling.topic.size < min_words, -telling.persistence))
    return ranked
