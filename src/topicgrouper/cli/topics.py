"""``topicgrouper topics``: the topics of one view of a saved model."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any, Literal

from topicgrouper.arrays.short_repr import counted
from topicgrouper.cli.console import results, say, tell
from topicgrouper.cli.destinations import TableOptions  # noqa: TC001 - typer evaluates annotations
from topicgrouper.cli.models import ModelArgument, load, nouns_of
from topicgrouper.cli.options import flag, option
from topicgrouper.cli.topic_tables import (
    folded_line,
    frequent_option,
    general_line,
    print_empty,
    print_topics,
    warning_lines,
    why_frequent,
    words_option,
)
from topicgrouper.cli.views import RefiningOptions  # noqa: TC001 - typer evaluates annotations
from topicgrouper.tables import Column, Table

if TYPE_CHECKING:
    from topicgrouper import FlatView
    from topicgrouper.cli.models import Nouns
    from topicgrouper.tree import TopicTable

EXAMPLES = (
    "topicgrouper topics news.tg",
    "topicgrouper topics news.tg -n 40 -k 5 --general",
    "topicgrouper topics news.tg -n 40 --frequent --sort frequency",
    "topicgrouper topics news.tg -n 40 --refine --moves",
    "topicgrouper topics news.tg -n 20 --split 37,52  # 22 topics",
    "topicgrouper topics news.tg --soft",
    "topicgrouper topics news.tg -n 40 -o topics.xlsx",
    "topicgrouper topics news.tg -n 40 -k 7 -o topics.tex",
    "topicgrouper topics news.tg -n 40 --refine --moves -o moves.csv",
    "topicgrouper topics news.tg -n 40 -k 0 --json > topics.json",
)

N_MOVES = 20
"""Moved words that are shown; files have all."""


def topics(
    model: ModelArgument,
    *,
    view: RefiningOptions,
    k: int = words_option(),
    frequent: bool = frequent_option(),
    general: bool = flag("Also list general topics, such as function words."),
    sort: Literal["distinctive", "frequency"] | None = option(
        "Order of topics: distinctive (default), or frequency, with general topics.", "ORDER"
    ),
    out: TableOptions,
) -> None:
    """Show the topics of a saved model, most distinctive first.

    Every number of topics is available without another fit. The column "topic" is the number of a
    topic, which is the same in every view and does not change when documents are added. Use it to
    refer to the topic, as in --split 37; a topic of one word can also be given by the word. The
    share is of all word occurrences. Focus is how unevenly a topic is spread over the documents,
    in bits; function words have almost none. Coherence is how often the most distinctive words of a
    topic occur together in a document: 1 if they only occur together, 0 if as often as by chance. A
    warning marks topics that are incoherent, or rest on few documents or on near-duplicates. If the
    model has a forest, support is the number of its other trees that have the topic.

    Distinctive topics are large and focused; distinctive words set a topic apart from all others.
    General topics have less than half the focus of the average word occurrence. They are summed up
    in the last line; files, JSON and CSV list them last.

    --split, --join and --cut choose uneven cuts through the tree: fine where you are interested,
    coarse elsewhere. --soft shows the soft topics of the model, which share words; each is shown
    with the words of which it has at least a tenth, or more than its share of the text.

    The tree joins topics and never splits them again. With --refine, words move, one at a time, to
    the topics where they fit better, until no single move makes the documents more likely. Topics
    keep their numbers, and words that the tree has in another topic are marked with *. --moves
    lists the moved words with their old and new topics; the gain is the log-likelihood that would
    be lost if only that word went back. The model itself does not change.
    """
    out.check()
    loaded = load(model, needs_soft=view.soft, document_model="forest")
    nouns = nouns_of(loaded)
    shown: Any = view.topics_of(loaded, max_passes=view.passes or 100)
    table = loaded.topics(shown, k or None, frequent=frequent, order=sort or "distinctive")
    if out.is_for_people:
        by_focus = shown.tree.has_counts and sort != "frequency"
        if view.refine:
            _tell_refinement(shown, nouns)
        _print(table, nouns, by_focus=by_focus, general=general)
        print_empty(results(), loaded.shown, table, nouns)
        say(*warning_lines([row for row in table if general or not row.general], nouns))
        if loaded.n_trees > 1 and not view.soft:
            others = counted(loaded.n_trees - 1, "other tree")
            say(f"Support: how many of the forest's {others} have the topic.")
        if view.moves:
            _print_moves(shown, table)
    elif view.moves:
        out.deliver(shown.moves, document=_refined(shown, table))
    else:
        out.deliver(table)
    if not shown.tree.has_counts and not (frequent and sort == "frequency"):
        (say if out.is_for_people else tell)(why_frequent(nouns))


def _refined(view: FlatView, table: TopicTable) -> dict[str, Any]:
    """Return a refined view as a document: its topics, the passes and the moves."""
    how = view.refinement
    assert how is not None  # noqa: S101 - for the type checker
    return {
        "n": view.n,
        "log_likelihood": view.log_likelihood,
        "tree_log_likelihood": how.start.log_likelihood,
        "converged": how.converged,
        "passes": [asdict(each) for each in how.passes],
        "topics": table,
        "moves": view.moves,
    }


def _tell_refinement(view: FlatView, nouns: Nouns) -> None:
    how = view.refinement
    if how is not None:
        ending = "" if how.converged else "; more passes would move more words"
        say(
            f"Refined: {len(view.moves):,} of {view.tree.n_words:,} {nouns.words} moved in "
            f"{counted(len(how.passes), 'pass', 'passes')}, which raised the log-likelihood by "
            f"{how.gain:,.1f}{ending}"
        )


def _print(table: TopicTable, nouns: Nouns, *, by_focus: bool, general: bool) -> None:
    console, last = results(), table.general
    order = "distinctive" if by_focus else "frequent"
    unit = "; focus in bits" if table and table[0].focus is not None else ""
    console.print(f"{counted(len(table), table.noun)}, most {order} first{unit}")
    if not (by_focus and last):
        print_topics(console, replace(table, rows=[row for row in table if not row.empty]), nouns)
        return
    print_topics(console, table.distinctive, nouns)
    say(f"{general_line(last, nouns)}:" if general else folded_line(last, nouns))
    if general:
        print_topics(console, last, nouns)


def _print_moves(view: FlatView, table: TopicTable) -> None:
    """Print the first words that moved, with the words of their new topics."""
    moves = view.moves
    if not moves:
        return
    words = {row.id: row.words[:6] for row in table}
    heading = f"{table.heading} of its new topic"
    columns = (*moves.shown_columns, Column(name="words", kind="words", heading=heading))
    rows = [
        (move.gain, move.source, move.target, move.word, words[move.target_id])
        for move in moves[:N_MOVES]
    ]
    shown = "all" if len(rows) == len(moves) else f"the {len(rows)} with the largest gains"
    console = results()
    console.print(f"Words that moved ({shown})")
    Table(columns, rows).print(console, one_line=True)
