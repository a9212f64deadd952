"""Ranking of a view's topics, for showing the most telling ones first.

The most frequent topics are usually those of function words. Telling topics are stable: they are
formed early in the fit and joined with others late.
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
    """A topic and the range of T(n) that contain it.

    Attributes
    ----------
    topic : Topic
        The topic.
    first : int
        The largest n whose T(n) has the topic: its paper's number.
    last : int
        The smallest n whose T(n) has the topic; the next join makes it part of another one.
    """

    topic: Topic
    first: int
    last: int

    @property
    def persistence(self) -> float:
        """Factor by which the number of topics falls while this one stays the same."""
        return self.first / self.last


def telling_topics(view: FlatView, *, min_words: int = 3) -> list[TellingTopic]:
    """Rank the topics of a view by how long they stay the same while others are joined.

    Parameters
    ----------
    view : FlatView
        The view.
    min_words : int, default=3
        Topics with fewer words come last.

    Returns
    -------
    list of TellingTopic
        All topics of the view by falling persistence, then by falling frequency.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> view = fit_tree(counts, ["cat", "dog", "tea", "milk"]).view(2)
    >>> [(telling.topic.words, telling.persistence) for telling in telling_topics(view)]
    [(('dog', 'cat'), 1.5), (('tea', 'milk'), 1.0)]
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
