"""Tables of topics for people: those with documents, and a line about the others."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from topicgrouper.cli.console import print_result, results
from topicgrouper.cli.options import flag, option
from topicgrouper.common.short_repr import count_phrase
from topicgrouper.tables import printable

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from topicgrouper import TopicTree
    from topicgrouper.cli.models import Nouns
    from topicgrouper.tables import Table
    from topicgrouper.tree import TopicTable

MAX_TOPICS = 20
"""Topics in a table for a glance: a screenful."""

MAX_NAME = 40
"""Characters of a name in a line of text."""

_DETAILS = ("share", "focus", "coherence", "support", "size")
"""Columns of the method, which --details shows."""

DEFAULT_LENGTH = 240
"""Characters of a passage."""

CARRIED = ("old", "new", "shared", "name", "span", "summary")
"""The columns of names that are carried over, for people."""

N_EXAMPLES = 3
"""Topics that are no main topic, and words of each, in the line about them."""


def words_option() -> Any:
    """Declare -k, the number of words."""
    text = "Words to show per topic (default: 10; 0 for all)."
    return option(text, "K", "-k", default=10, min=0, show_default=False)


def frequent_option() -> Any:
    """Declare --frequent."""
    return flag("Show the most frequent words of topics, and the topics with most words first.")


def print_topics(
    table: Table[Any], nouns: Nouns, *, details: bool = False, one_line: bool = False
) -> None:
    """Print a table of topics, whose words may be items and whose documents baskets."""
    headings: dict[str, str | None] = {
        each.name: each.heading.replace("words", nouns.words).replace("documents", nouns.documents)
        for each in table.shown_columns
        if each.heading is not None
    }
    if not details and any(getattr(row, "documents", None) is not None for row in table[:1]):
        headings |= dict.fromkeys(_DETAILS)
    table.with_headings(**headings).print(results(), one_line=one_line)


def print_largest(table: TopicTable, *, nouns: Nouns) -> None:
    """Print the first topics for a glance, with a line about those that are no main topic."""
    shown = table.main[:MAX_TOPICS]
    how_many = f"{len(shown)} " if len(shown) > 1 else ""
    number = f"The {how_many}largest of " if len(shown) < len(table) else ""
    print_result(
        f"\n{number}{count_phrase(len(table), table.noun)}. {nouns.documents.capitalize()}: those "
        f"that are mostly about the topic. {nouns.words.capitalize()}: what distinguishes these "
        f"{nouns.documents}."
    )
    # one line per topic, whatever the width: the table is meant for a glance
    print_topics(replace(table, rows=shown), nouns, one_line=True)
    if table.rest:
        print_result(f"{rest_line(table.rest, nouns)}.")
    print_result(*warning_lines(shown, nouns))


def warning_lines(topics: Sequence[Any], nouns: Nouns) -> list[str]:
    """Return a sentence about each kind of warning that topics have."""
    near = f"on near-duplicates: at most half of its {nouns.documents} are not nearly the same"
    sentences = {
        "incoherent": (
            "is",
            "are",
            f"incoherent: most pairs of {nouns.words} occur together less often than by chance",
        ),
        "near-duplicates": ("rests", "rest", near),
        "few documents": (
            "rests",
            "rest",
            f"on few {nouns.documents}: it is the main topic of fewer than 5",
        ),
    }
    numbers = Counter(each.warning for each in topics)
    return [
        f"{count_phrase(n, 'topic')} {one if n == 1 else many} {what}."
        for warning, (one, many, what) in sentences.items()
        if (n := numbers[warning])
    ]


def rest_line(topics: Sequence[Any], nouns: Nouns) -> str:
    """Return a sentence about topics that are no main topic, without its end."""
    share = printable(sum(each.share for each in topics), ".0%")
    examples = _listed([printable(each.words[:N_EXAMPLES]) for each in topics])
    holds = "holds" if len(topics) == 1 else "hold"
    number = count_phrase(len(topics), "topic")
    return (
        f"{number} that {holds} {share} of {nouns.everything} "
        f"{'is' if len(topics) == 1 else 'are'} no {nouns.document}'s main topic ({examples})"
    )


def print_empty(tree: TopicTree, table: TopicTable, nouns: Nouns) -> None:
    """Print a line about empty soft topics, if any, with the words that the tree gives them."""
    topics = [tree.topic(node=row.id) for row in table if row.empty]
    if topics:
        holds = "holds" if len(topics) == 1 else "hold"
        examples = [
            _bracketed(each.number, each) + printable(each.top_words(N_EXAMPLES)) for each in topics
        ]
        print_result(
            f"{count_phrase(len(topics), 'topic')} of the tree {holds} hardly any of "
            f"{nouns.everything} once softened: {_listed(examples)}"
        )


def _listed(examples: Sequence[str]) -> str:
    more = ["…"] if len(examples) > N_EXAMPLES else []
    return "; ".join([*examples[:N_EXAMPLES], *more])


def shared_topics(topics: Iterable[Any]) -> str:
    """Return the soft topics of a word, such as "60% (7) loan money; 40% (5) river"."""
    return "; ".join(
        f"{printable(each.share, '.0%')} {_bracketed(each.topic, each)}{printable(each.words)}"
        for each in topics
    )


def _bracketed(number: int, topic: Any) -> str:
    """Return "(37) " or '(37 "Elections") ' for a topic, nothing for a word without a name."""
    numbers = [str(number)] if topic.size > 1 else []
    names = [] if topic.name is None else [shown_name(topic.name)]
    return f"({' '.join([*numbers, *names])}) " if numbers or names else ""


def shown_name(name: str) -> str:
    """Return a name for a line of text, in quotation marks."""
    return f'"{printable(name, limit=MAX_NAME)}"'


def why_frequent(nouns: Nouns) -> str:
    """Return why frequent words are shown where those of documents would be."""
    return (
        f"This model has no training counts, from which the main topics of {nouns.documents} "
        f"follow, so the most frequent topics come first, with their most frequent {nouns.words}."
    )


def length_option() -> Any:
    """Declare --length."""
    text = "Maximum length of a passage in characters; 0 for none."
    return option(text, "L", default=DEFAULT_LENGTH, min=0)


def print_passage(passage: Any, *, indent: int) -> None:
    """Print a passage, its words in bold where colours show and between asterisks elsewhere."""
    from rich.text import Text  # noqa: PLC0415 - slow to import

    if passage is None:
        return
    console = results()
    mark = "*" if not console.is_terminal or console.color_system is None else ""
    text = Text()
    for piece, is_word in passage.pieces():
        shown = printable(piece, limit=None)
        text.append(f"{mark}{shown}{mark}" if is_word else shown, "bold cyan" if is_word else "")
    for line in text.wrap(console, console.width - indent):
        console.print(" " * (indent - 1), line)


def print_not_carried(table: Table[Any], rows: Sequence[Any]) -> None:
    """Print the names that found no topic, with the reasons."""
    print_result("Not carried over")
    why = {"new": "closest", "span": None, "summary": "reason (words of the closest topic)"}
    shown = replace(table, rows=rows).with_headings(**why)
    shown.select(*CARRIED).print(results(), one_line=True)
