"""Topics as plain values: what tables, JSON and CSV show of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from topicgrouper.cli.errors import user_errors

if TYPE_CHECKING:
    from topicgrouper.mixtures.softening.soft_topics import SoftTopics
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic import Topic
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = [
    "WordsOption",
    "show_telling_words",
    "soft_records",
    "topic_record",
    "view_records",
]

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


def topic_record(topic: Topic, n_words: int) -> dict[str, Any]:
    """Return a topic as plain values.

    Parameters
    ----------
    topic : Topic
        The topic.
    n_words : int
        Number of its words to include; 0 for all.
    """
    return {
        "id": topic.id,
        "n": topic.n,
        "frequency": topic.frequency,
        "size": topic.size,
        "words": list(topic.top_words(n_words or topic.size)),
    }


def view_records(view: FlatView, n_words: int) -> list[dict[str, Any]]:
    """Return the topics of a view; in a refined one, "moved" has those words shown that moved.

    Parameters
    ----------
    view : FlatView
        The view.
    n_words : int
        Number of words per topic; 0 for all.
    """
    records = [topic_record(topic, n_words) for topic in view]
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
    frequencies = soft.word_topic_counts.sum(axis=0).tolist()
    records = []
    for place, (node, number) in enumerate(zip(soft.nodes.tolist(), soft.numbers, strict=True)):
        words = soft.top_words(place, n_words or soft.tree.n_words)
        columns = soft.tree.columns[[soft.tree.find(word) for word in words]]
        records.append(
            {
                "id": node,
                "n": int(number),
                "frequency": frequencies[place],
                "words": list(words),
                "probabilities": soft.topic_words[place, columns].tolist(),
            }
        )
    return records


def show_telling_words(
    records: list[dict[str, Any]],
    tree: TopicTree,
    n_words: int,
    *,
    against: Literal["sibling", "rest"],
) -> None:
    """Replace the words of records by those that set the topics apart.

    Single words and the root keep theirs.

    Parameters
    ----------
    records : list of dict
        Records of nodes; they are changed.
    tree : TopicTree
        The tree.
    n_words : int
        Number of words per topic; 0 for all.
    against : {"sibling", "rest"}
        See `TopicTree.telling_words`.
    """
    with user_errors():
        for record in records:
            if record["size"] not in (1, tree.n_words):
                k = n_words or record["size"]
                record["words"] = list(tree.telling_words(record["id"], k, against=against))
