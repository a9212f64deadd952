"""``topicgrouper documents``: the documents in which a topic is strongest, or unusual ones."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

import typer

from topicgrouper.cli.console import (
    print_notice,
    print_result,
    results,
    usage_error,
    user_errors,
    working,
)
from topicgrouper.cli.destinations import TableOptions  # noqa: TC001 - typer evaluates annotations
from topicgrouper.cli.models import ModelArgument, load, nouns_of, soft_of, soft_option
from topicgrouper.cli.options import flag, option
from topicgrouper.cli.topic_tables import DEFAULT_LENGTH, length_option, print_passage, shown_name
from topicgrouper.common.short_repr import count_phrase
from topicgrouper.tables import printable

if TYPE_CHECKING:
    from topicgrouper import Model

EXAMPLES = (
    "topicgrouper documents news.tg 37",
    "topicgrouper documents news.tg rocket -k 5 --length 400",
    "topicgrouper documents sales.tg word:22423  # a word that looks like a number",
    "topicgrouper documents news.tg name:Elections  # a topic with this name",
    "topicgrouper documents news.tg 37 -k 100 -o documents.xlsx",
    "topicgrouper documents news.tg 37 --soft",
    "topicgrouper documents news.tg 37 --json",
    "topicgrouper documents news.tg --document sci.space/60859  # its columns and topics",
    "topicgrouper documents news.tg --unusual --min-words 100 -o odd.csv",
    "topicgrouper documents news.tg --unusual --document sci.space/60859",
)


_TEXT = 2_000
"""Characters of the text of an opened document."""


@dataclass(frozen=True, kw_only=True)
class UnusualOptions:
    """Whether to show unusual documents instead of those of a topic."""

    HELP_GROUP: ClassVar[str] = "One document, or unusual ones"

    document: str | None = option(
        "Show this document: its columns, topics and text; with --unusual, its words.", "ID"
    )
    unusual: bool = flag("Show the most surprising documents instead of those of a topic.")
    min_words: int | None = option(
        "With --unusual: leave out shorter documents (default: 20).", "N", min=1
    )

    def check(self, topic: str | None, others: dict[str, bool]) -> None:
        """Refuse a topic, or the options of topics, with --unusual, and these without it."""
        if not self.unusual:
            if self.min_words is not None:
                raise usage_error("--min-words", "needs --unusual")
            if (topic is None) is (self.document is None):
                message = "name a topic, a document with --document, or use --unusual"
                raise usage_error("TOPIC", message)
        for name, is_given in {"TOPIC": topic is not None, **others}.items():
            if self.unusual and is_given:
                raise usage_error(name, "cannot be combined with --unusual; omit one of them")


def documents(
    model: ModelArgument,
    topic: Annotated[
        str | None,
        typer.Argument(
            metavar="[TOPIC]",
            help='A topic: its number (column "topic" of the tables), its name, or a word.',
        ),
    ] = None,
    *,
    k: int = option("Number of documents or words to show.", "K", "-k", default=10, min=1),
    length: int = length_option(),
    soft: bool = soft_option(),
    odd: UnusualOptions,
    out: TableOptions,
) -> None:
    """Show the documents in which a topic is strongest, or unusual ones.

    Documents are ranked by "times average": the topic's share of the document, relative to its
    share of the collection. As a high share means little in a very short document, every share is
    computed after adding as many average words as the median document has. If the model has texts
    (fit --keep-texts), the passage with the most words of the topic is shown, with these words
    highlighted.

    "Typical of its documents" lists words of any topic that are more common in documents with at
    least twice the average share of the topic than in other documents, the clearest first.

    With --soft, TOPIC is the number or name of a soft topic. Occurrences are then expected numbers,
    and the highlighted words belong more to this topic than to any other in that document.

    With --document, one document is shown: what is known of it, its topics in the view of the
    suggested number of topics, its main topic first, and the beginning of its text.

    With --unusual, documents are ordered by bits per word: how unexpected their words are, each
    given the words before it. The first are often documents that do not belong in the collection:
    binary data, other languages, lists of names. Each is listed with the words that the rest of it
    makes least likely. With --document, the words of one document are ordered by bits. "times
    average" compares a word's probability, given the rest of the document, with that in an average
    document: far below 1, the rest of the document speaks against the word.
    """
    odd.check(topic, {"--length": length != DEFAULT_LENGTH, "--soft": soft})
    out.check()
    if odd.unusual:
        _show_unusual(load(model), odd, k, out)
        return
    loaded = load(model, texts=length > 0, needs_soft=soft)
    view = soft_of(loaded) if soft else None
    if topic is None:
        _show_one(loaded, odd.document or "", view, k=k, out=out)
        return
    with user_errors():
        found = loaded.documents(topic, k, length=length, view=view)
    if found.remark:
        print_notice(found.remark)
    about = found.topic
    if not out.is_for_people:
        document = {
            "topic": about.number,
            "name": about.name,
            "frequency": about.frequency,
            "size": about.size,
            "words": found.words,
            "own_words": about.top_words(),
            "main": found.n_main,
            "documents": found,
        }
        out.deliver(found, document=document)
        return
    title = f"Topic {about.number}" if about.size > 1 else "Word"
    if view is not None:
        title = f"Soft topic {view.tree.reference(node=about.id)}"
    if about.name is not None:
        title += f" {shown_name(about.name)}"
    print_result(f"{title}: {printable(found.words)}")
    nouns = nouns_of(loaded)
    if found.n_main:
        print_result(f"Main topic of {count_phrase(found.n_main, nouns.document)}")
    if about.size > 1:
        print_result(f"Its own {nouns.words}: {printable(about.top_words())}")
    if all(each.passage is None for each in found):
        heading = nouns.document
        found.with_headings(document=heading).print(results(), one_line=True)
        return
    for each in found:
        of_words = f"{printable(each.frequency)} of {printable(each.length)} words"
        facts = f"{printable(each.share, '.0%')}: {of_words}"
        if each.is_main and not each.frequency:
            facts = f"by its other words, none of these {printable(each.length)} is the topic's"
        print_result(
            f"\n{printable(each.relative_share, 'times')} average  {each.document}  ({facts})"
        )
        print_passage(each.passage, indent=4)


def _show_one(model: Model, document: str, view: Any, *, k: int, out: TableOptions) -> None:
    with user_errors():
        found = model.document(document, view=view)
    about = found.document
    if not out.is_for_people:
        named = {"id": about.id, "title": about.title, "label": about.label}
        out.deliver(
            found, document={**named, "columns": found.facts, "text": found.text, "topics": found}
        )
        return
    print_result(about.document)
    for name, value in found.facts.items():
        print_result(f"{printable(name)}: {printable(value, limit=None)}")
    replace(found, rows=found[:k]).print(results(), one_line=True)
    if found.text:
        text = found.text if len(found.text) <= _TEXT else f"{found.text[:_TEXT]} …"
        print_result(printable(text, limit=None, keep="\n"))


def _show_unusual(model: Model, odd: UnusualOptions, k: int, out: TableOptions) -> None:
    with working("Measuring surprise"), user_errors():
        found = model.surprise(k, document=odd.document, min_words=odd.min_words or 20)
    nouns = nouns_of(model)
    if not out.is_for_people:
        out.deliver(found)
    elif odd.document is not None:
        found.with_headings(word=nouns.word).print(results())
    else:
        per_word = f"bits per {nouns.word}"
        shown = found.select("bits_per_word", "length", "document", "words").with_headings(
            bits_per_word=per_word,
            length=nouns.words,
            document=nouns.document,
            words=f"least expected {nouns.words}",
        )
        shown.print(results(), one_line=True)
        print_result(f"On average, {nouns.documents} have {found.mean_bits:.1f} {per_word}.")
