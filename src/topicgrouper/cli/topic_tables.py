"""Tables of topics for people: distinctive ones first, general ones in a line or a second table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from topicgrouper.tables.shown import percent

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import Console

    from topicgrouper.cli.nouns import Nouns
    from topicgrouper.mixtures.soft_topics import TopicShare
    from topicgrouper.mixtures.soft_words import SoftWords
    from topicgrouper.tree.topic import Topic
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = [
    "called",
    "counted",
    "empty_line",
    "general_line",
    "percent",
    "percent_below",
    "print_distinctive",
    "print_topics",
    "shown_name",
    "topic_shares",
    "why_frequent",
]

MAX_TOPICS = 20
"""Topics in a table for a glance: a screenful."""

N_NAMING = 3
"""Words that name a soft topic."""

MAX_NAME = 40
"""Characters of a name in a line of text."""

N_EXAMPLES = 3
"""General topics, and words of each, in the line about them."""


def print_topics(
    console: Console,
    records: Sequence[dict[str, Any]],
    *,
    nouns: Nouns,
    kind: str,
    one_line: bool = False,
) -> None:
    """Print a table of topics: number, name, share of all occurrences, focus, size, words.

    There is a column of names if any of the topics has one.

    Parameters
    ----------
    console : Console
        Where to print.
    records : sequence of dict
        The topics; soft ones have no size and no focus. Words in "moved" are marked.
    nouns : Nouns
        What words are called.
    kind : str
        What the words shown are, such as "most distinctive".
    one_line : bool, default=False
        Cut words that do not fit the terminal instead of wrapping them.
    """
    from topicgrouper.cli.console import name_cell, print_table, readable  # noqa: PLC0415

    has_names = any(record.get("name") for record in records)
    has_focus = records[0].get("focus") is not None
    has_sizes = "size" in records[0]
    marks = " (*: moved here)" if "moved" in records[0] else ""
    columns = [
        "topic",
        *(["name"] if has_names else []),
        "share",
        *(["focus"] if has_focus else []),
        *([nouns.words] if has_sizes else []),
        f"{kind} {nouns.words}{marks}",
    ]
    rows = []
    for record in records:
        moved = {move["word"] for move in record.get("moved", ())}
        words = [f"{word}*" if word in moved else word for word in record["words"]]
        cells = [
            str(record["n"]),
            *([name_cell(console, record.get("name"))] if has_names else []),
            percent(record["share"]),
            *([f"{record['focus']:.2f}"] if has_focus else []),
            *([f"{record['size']:,}"] if has_sizes else []),
            readable(words),
        ]
        rows.append(cells)
    print_table(console, columns, rows, one_line=one_line)


def print_distinctive(
    console: Console, records: Sequence[dict[str, Any]], *, noun: str, nouns: Nouns
) -> None:
    """Print the first distinctive topics for a glance, with a line about general ones.

    Parameters
    ----------
    console : Console
        Where to print.
    records : sequence of dict
        All topics, the most distinctive first; "general" and "empty" ones are not in the table.
    noun : str
        What a topic is called.
    nouns : Nouns
        What words and documents are called.
    """
    distinctive = [each for each in records if not (each["general"] or each.get("empty", False))]
    general = [each for each in records if each["general"]]
    shown = distinctive[:MAX_TOPICS]
    number = f"The {len(shown)} most distinctive of " if len(shown) < len(records) else ""
    console.print(
        f"\n{number}{counted(len(records), noun)}. Share: of {nouns.everything}. Focus: how "
        f"concentrated a topic is in some of the {nouns.documents}, in bits.",
        soft_wrap=True,
    )
    # one line per topic, whatever the width: the table is meant for a glance
    print_topics(console, shown, nouns=nouns, kind="most distinctive", one_line=True)
    if general:
        console.print(f"{general_line(general, nouns=nouns)}.", soft_wrap=True)


def general_line(general: Sequence[dict[str, Any]], *, nouns: Nouns) -> str:
    """Return a sentence about general topics, with examples, without its end.

    Parameters
    ----------
    general : sequence of dict
        The general topics, most frequent first.
    nouns : Nouns
        What the text is called.
    """
    from topicgrouper.cli.console import readable  # noqa: PLC0415

    share = percent(sum(record["share"] for record in general), digits=0)
    examples = [readable(record["words"][:N_EXAMPLES]) for record in general[:N_EXAMPLES]]
    more = ["…"] if len(general) > N_EXAMPLES else []
    holds = "holds" if len(general) == 1 else "hold"
    return (
        f"{counted(len(general), 'general topic')} {holds} {share} of {nouns.everything} "
        f"({'; '.join([*examples, *more])})"
    )


def empty_line(words: SoftWords, *, nouns: Nouns) -> str:
    """Return a sentence about empty soft topics, by the words that the tree gives them.

    Parameters
    ----------
    words : SoftWords
        The words of the soft topics, some of them empty.
    nouns : Nouns
        What the text is called.
    """
    from topicgrouper.cli.console import readable  # noqa: PLC0415

    tree = words.soft.tree
    topics = [tree.topic(int(words.soft.nodes[place])) for place in words.empty]
    examples = [
        _in_brackets(tree, topic.id) + readable(topic.top_words(N_EXAMPLES))
        for topic in topics[:N_EXAMPLES]
    ]
    more = ["…"] if len(topics) > N_EXAMPLES else []
    holds = "holds" if len(topics) == 1 else "hold"
    return (
        f"{counted(len(topics), 'topic')} of the tree {holds} hardly any of {nouns.everything} "
        f"once softened: {'; '.join([*examples, *more])}"
    )


def topic_shares(words: SoftWords, topics: Iterable[TopicShare]) -> str:
    """Return the soft topics of a word, such as "60% (7) loan money credit; 40% (5) river water".

    Parameters
    ----------
    words : SoftWords
        The words of the soft topics.
    topics : iterable of TopicShare
        The topics of the word.
    """
    from topicgrouper.cli.console import readable  # noqa: PLC0415

    tree = words.soft.tree
    return "; ".join(
        f"{percent(each.share, digits=0)} "
        + _in_brackets(tree, each.node)
        + readable(words.distinctive(each.topic, N_NAMING))
        for each in topics
    )


def called(topic: Topic) -> str:
    """Return what a topic is called in a sentence, such as "37 Elections" or "rocket".

    Parameters
    ----------
    topic : Topic
        The topic.
    """
    from topicgrouper.cli.console import readable  # noqa: PLC0415

    number = str(topic.n) if topic.size > 1 else readable(topic.words)
    return number if topic.name is None else f"{number} {shown_name(topic.name)}"


def shown_name(name: str) -> str:
    """Return a name for a line of text, in quotation marks.

    Parameters
    ----------
    name : str
        The name, which may be anybody's.
    """
    from topicgrouper.tree.representation import printable  # noqa: PLC0415 - needs NumPy

    return f'"{printable(name, limit=MAX_NAME)}"'


def _in_brackets(tree: TopicTree, node: int) -> str:
    """Return "(37) " or '(37 "Elections") ' for a topic, nothing for a word without a name."""
    topic = tree.topic(node)
    if topic.size == 1 and topic.name is None:
        return ""
    return f"({called(topic)}) "


def why_frequent(nouns: Nouns) -> str:
    """Return why frequent words are shown where distinctive ones would be."""
    return (
        f"This model has no training counts, which distinctive {nouns.words} and the focus of "
        f"topics need: the most frequent topics come first, with their most frequent {nouns.words}."
    )


def counted(number: int, noun: str) -> str:
    """Return a number of things, such as "1 topic" and "2 topics"."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def percent_below(share: float, least: float) -> str:
    """Format a share; what is too little is not shown as enough: 19.8%, where 20% would be.

    Parameters
    ----------
    share : float
        The share.
    least : float
        What would be enough.
    """
    for digits in (0, 1, 2):
        if share >= least or round(share, digits + 2) < least:
            return percent(share, digits=digits)
    return f"<{100 * least:g}%"
