"""``topicgrouper topics``: the topics of one view of a saved model."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from topicgrouper.cli.console import print_notice, print_result, user_errors, working
from topicgrouper.cli.destinations import TableOptions, size_of
from topicgrouper.cli.models import (
    ModelArgument,
    SoftViewOptions,
    load,
    nouns_of,
)
from topicgrouper.cli.options import flag
from topicgrouper.cli.topic_tables import (
    frequent_option,
    print_empty,
    print_topics,
    rest_line,
    warning_lines,
    why_frequent,
    words_option,
)
from topicgrouper.common.short_repr import count_phrase
from topicgrouper.storage import is_plain_file

if TYPE_CHECKING:
    from pathlib import Path

    from topicgrouper import Model
    from topicgrouper.cli.models import Nouns
    from topicgrouper.tree import TopicTable

EXAMPLES = (
    "topicgrouper topics news.tg",
    "topicgrouper topics news.tg -n 40 -k 5 --details --all",
    "topicgrouper topics news.tg -n 40 --frequent",
    "topicgrouper topics news.tg -n 40 --refine",
    "topicgrouper topics news.tg -n 20 --split 37,52  # 22 topics",
    "topicgrouper topics news.tg --soft",
    "topicgrouper topics news.tg -n 40 -o topics.xlsx",
    "topicgrouper topics news.tg -n 40 -k 7 -o topics.tex",
    "topicgrouper topics news.tg -n 40 -k 0 --json > topics.json",
)

KEPT_WORDS = 20
"""Words of the suggested topics that files of models keep."""


def topics(
    model: ModelArgument,
    *,
    view: SoftViewOptions,
    k: int = words_option(),
    frequent: bool = frequent_option(),
    every: bool = flag("Also list topics that are no document's main topic.", "--all"),
    details: bool = flag("Also show the share of words, focus, coherence and number of words."),
    out: TableOptions,
) -> None:
    """Show the topics of a saved model, those with most documents first.

    Every number of topics is available without another fit. The column "topic" is the number of a
    topic, which is the same in every view and does not change when documents are added. Use it to
    refer to the topic, as in --split 37; a topic of one word can also be given by the word.

    Every document has one main topic, found from all its words: it may contain none of the topic's
    own. Documents and share say how many have the topic as their main topic. The words are those
    that more of these documents contain than of the others, clearest first; they may belong to
    other topics. Topics that are no document's main topic, such as function words, are summed up in
    the last line; files, JSON and CSV list them last. A warning marks topics that are incoherent,
    or rest on few documents or on near-duplicates.

    With --details, the share of words is that of all word occurrences. Focus is how unevenly a
    topic is spread over the documents, in bits; function words have almost none. Coherence is how
    often the words occur together in a document: 1 if they only occur together, 0 if as often as by
    chance. If the model has a forest, support is the number of its other trees that have the topic.

    -o FILE.xlsx writes a workbook: a summary, the topics, the documents with their titles, groups
    of documents and words. Other files have the table of topics.

    --split, --join and --cut choose uneven cuts through the tree: fine where you are interested,
    coarse elsewhere. --soft shows the soft topics of the model, which share words; each is shown
    with the words of which it has at least a tenth, or more than its share of the text.

    The tree joins topics and never splits them again. With --refine, words move, one at a time, to
    the topics where they fit better, until no single move makes the documents more likely. Topics
    keep their numbers. The model itself does not change.
    """
    out.check()
    book = out.workbook
    if book is None:
        loaded = _loaded(model, view, k)
    else:
        loaded = load(model, texts=True, needs_soft=view.soft, document_model="forest")
    nouns = nouns_of(loaded)
    shown: Any = view.topics_of(loaded)
    table = loaded.topics(shown, k or None, frequent=frequent)
    if out.is_for_people:
        if view.refine:
            print_result(f"Refined: log-likelihood raised by {shown.refinement.gain:,.1f}")
        _print(table, nouns, by_frequency=frequent, every=every, details=details)
        print_empty(loaded.display_tree, table, nouns)
        print_result(*warning_lines(table if every else table.main, nouns))
        if details and loaded.n_trees > 1 and not view.soft:
            others = count_phrase(loaded.n_trees - 1, "other tree")
            print_result(f"Support: how many of the forest's {others} have the topic.")
    elif book is not None:
        with working("Writing the workbook"), user_errors():
            loaded.export(book, view=shown, k=k or None, frequent=frequent)
        what = "summary, topics, documents, groups and words"
        print_result(f"Wrote {book}{size_of(book)}: {what}.")
    else:
        out.deliver(table)
    if not shown.has_documents and not frequent:
        (print_result if out.is_for_people else print_notice)(why_frequent(nouns))


def _loaded(path: Path, view: SoftViewOptions, k: int) -> Model:
    """Load a model; without counts, if its file says what is shown of its topics."""
    if {*view.given()} <= {"-n"} and 0 < k <= KEPT_WORDS and is_plain_file(path):
        loaded = load(path, document_model="forest", counts=False, documents=False)
        if view.topics_of(loaded).has_documents:
            return loaded
    return load(path, needs_soft=view.soft, document_model="forest")


def _print(
    table: TopicTable, nouns: Nouns, *, by_frequency: bool, every: bool, details: bool
) -> None:
    is_sorted = by_frequency or not table or table[0].documents is None
    order = "most frequent" if is_sorted else f"those with most {nouns.documents}"
    unit = "; focus in bits" if details and table and table[0].focus is not None else ""
    print_result(f"{count_phrase(len(table), table.noun)}, {order} first{unit}")
    shown = [row for row in table if not row.empty] if by_frequency and every else table.main
    print_topics(replace(table, rows=shown), nouns, details=details)
    if table.rest and every and not by_frequency:
        print_result(f"{rest_line(table.rest, nouns)}:")
        print_topics(table.rest, nouns, details=details)
    elif table.rest and not every:
        them = "it" if len(table.rest) == 1 else "them"
        print_result(f"{rest_line(table.rest, nouns)}. --all lists {them}.")
