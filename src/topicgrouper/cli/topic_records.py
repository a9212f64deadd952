"""Topics as plain values: what tables, JSON and CSV show of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.mixtures.soft_topics import SoftTopics
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic import Topic
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = [
    "FrequentOption",
    "SortOrder",
    "WordsOption",
    "node_records",
    "soft_records",
    "topic_record",
    "view_records",
]

_MANY_TOPICS = 200

SortOrder = Literal["distinctive", "frequency"]  # typer needs it without loading NumPy
WordsOption = Annotated[
    int,
    typer.Option(
        "--words",
        "--top",
        metavar="K",
        min=0,
        show_default=False,
        help="Words to show per topic (default: 10; 0 for all).",
    ),
]
FrequentOption = Annotated[
    bool,
    typer.Option(
        "--frequent", help="Show the most frequent words of topics instead of the most distinctive."
    ),
]


def topic_record(
    topic: Topic,
    n_words: int,
    words: Sequence[str] | None = None,
    *,
    frequent: Sequence[str] | None = None,
) -> dict[str, Any]:
    """Return a topic as plain values.

    Parameters
    ----------
    topic : Topic
        The topic.
    n_words : int
        Number of its words to include; 0 for all.
    words : sequence of str, optional
        The words to show (default: the most frequent).
    frequent : sequence of str, optional
        The most frequent words, if they are known.
    """
    frequent = list(topic.top_words(n_words or topic.size) if frequent is None else frequent)
    return {
        "id": topic.id,
        "n": topic.n,
        "name": topic.name,
        "frequency": topic.frequency,
        "size": topic.size,
        "words": frequent if words is None else list(words),
        "frequent_words": frequent,
    }


def node_records(
    tree: TopicTree,
    topics: Sequence[Topic],
    n_words: int,
    *,
    against: Literal["sibling", "rest"],
    frequent: bool = False,
) -> list[dict[str, Any]]:
    """Return topics with their distinctive words, or frequent ones if there are no counts.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    topics : sequence of Topic
        Any nodes of it.
    n_words : int
        Number of words per topic; 0 for all.
    against : {"sibling", "rest"}
        See `TopicTree.distinctive_words`.
    frequent : bool, default=False
        Show the most frequent words instead.
    """
    from topicgrouper.tree.queries.top_words import top_words_of_all  # noqa: PLC0415

    total = float(tree.frequencies[-1])
    has_counts = tree.counts is not None
    words: Sequence[Sequence[str] | None] = [None] * len(topics)
    if has_counts and not frequent:
        k = n_words or max((topic.size for topic in topics), default=1)
        nodes = [topic.id for topic in topics]
        words = tree.node_words.distinctive_words(nodes, k, against=against)
    # topic by topic, those of a chain would take time quadratic in its words
    of_all = top_words_of_all(tree, n_words) if n_words and len(topics) > _MANY_TOPICS else None
    return [
        {
            **topic_record(
                topic, n_words, distinctive, frequent=None if of_all is None else of_all[topic.id]
            ),
            "share": topic.frequency / total,
            "focus": float(tree.focus[topic.id]) if has_counts else None,
        }
        for topic, distinctive in zip(topics, words, strict=True)
    ]


def view_records(
    view: FlatView, n_words: int, *, frequent: bool = False, sort: SortOrder = "distinctive"
) -> list[dict[str, Any]]:
    """Return the topics of a view, most distinctive ones first and general ones last.

    In a refined view, "moved" has those words shown that moved. Without training counts, the words
    and the topics are the most frequent, and none is general.

    Parameters
    ----------
    view : FlatView
        The view.
    n_words : int
        Number of words per topic; 0 for all.
    frequent : bool, default=False
        Show the most frequent words instead of the most distinctive.
    sort : {"distinctive", "frequency"}, default="distinctive"
        The order of the topics.
    """
    from topicgrouper.tree.queries.listed_topics import list_topics  # noqa: PLC0415

    k = n_words or max(topic.size for topic in view)
    records = [
        {
            **topic_record(row.topic, n_words, row.words),
            "share": row.share,
            "focus": row.focus,
            "general": bool(row.is_general),
        }
        for row in list_topics(view, k, frequent=frequent, order=sort).rows
    ]
    if view.refinement is not None:
        moves = {move.word: move for move in view.refinement.moves}
        for record in records:
            record["moved"] = [
                {
                    "word": word,
                    "from": {"id": moves[word].source, "n": view.tree.n_of(moves[word].source)},
                    "gain": moves[word].gain,
                }
                for word in record["words"]
                if word in moves
            ]
    return records


def soft_records(soft: SoftTopics, n_words: int) -> list[dict[str, Any]]:
    """Return soft topics with their most probable words.

    Parameters
    ----------
    soft : SoftTopics
        The soft topics.
    n_words : int
        Number of words per topic; 0 for all.
    """
    frequencies = soft.word_topic_counts.sum(axis=0)
    shares = frequencies / frequencies.sum()
    records = []
    for place, (node, number) in enumerate(zip(soft.nodes.tolist(), soft.numbers, strict=True)):
        words = soft.top_words(place, n_words or soft.tree.n_words)
        columns = soft.tree.columns[[soft.tree.find(word) for word in words]]
        records.append(
            {
                "id": node,
                "n": int(number),
                "name": soft.tree.topic(node).name,
                "frequency": float(frequencies[place]),
                "words": list(words),
                "share": float(shares[place]),
                "probabilities": soft.topic_words[place, columns].tolist(),
            }
        )
    return records
