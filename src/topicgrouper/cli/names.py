"""``topicgrouper names``: the names that people give to topics."""

from __future__ import annotations

import shlex
from collections.abc import Sequence  # noqa: TC003 - typer resolves it
from dataclasses import dataclass, replace
from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Any, ClassVar

from topicgrouper.cli.console import (
    UserError,
    option_errors,
    print_notice,
    print_result,
    results,
    user_errors,
    working,
)
from topicgrouper.cli.destinations import TableOptions  # noqa: TC001 - typer evaluates annotations
from topicgrouper.cli.models import (
    ModelArgument,
    SoftViewOptions,
    check_exclusive,
    load,
    nouns_of,
    resolve_node,
)
from topicgrouper.cli.options import flag, option, topics_option
from topicgrouper.common.short_repr import count_phrase
from topicgrouper.naming import NameChange
from topicgrouper.storage import is_plain_file

if TYPE_CHECKING:
    from collections.abc import Mapping

    from topicgrouper import FlatView, Model, SoftTopics, TopicName
    from topicgrouper.tables import Table

EXAMPLES = (
    "topicgrouper names news.tg --set 37=Elections --set 52='Space flight'",
    "topicgrouper names news.tg --note 37='without the primaries'",
    "topicgrouper names news.tg -n 40 -o names.csv  # for a spreadsheet",
    "topicgrouper names news.tg --import names.csv",
    "topicgrouper names news.tg",
    "topicgrouper names news.tg -n 40  # all topics of that view, named or not",
    "topicgrouper names news.tg --prompts -n 40 --unnamed -o prompts.jsonl",
    "topicgrouper names news.tg --import answers.jsonl",
)

_LINES = ".jsonl"
"""The format of prompts, unless a file names another."""

MAX_SHOWN = 20
"""Changed topics in the table after a change: a screenful."""


@dataclass(frozen=True, kw_only=True)
class ListedView(SoftViewOptions):
    """A view whose topics are listed; without one, all topics that have names are."""

    n: int | None = topics_option(
        "List the topics of this view (default: all named topics; with --prompts, the suggested "
        "number)."
    )


@dataclass(frozen=True, kw_only=True)
class ChangeOptions:
    """The changes."""

    HELP_GROUP: ClassVar = "Changes"

    given: Sequence[str] = option(
        "Name a topic, or remove its name if empty; repeatable.", "TOPIC=NAME", "--set", default=()
    )
    notes: Sequence[str] = option(
        "Add a note to a named topic; repeatable.", "TOPIC=TEXT", "--note", default=()
    )
    remove: Sequence[str] = option("Remove the name of a topic; repeatable.", "TOPIC", default=())
    clear: bool = flag("Remove all names first.")
    source: Path | None = option(  # noqa: RUF009 - a declaration
        "Import names from a CSV or JSON Lines file.", "PATH", "--import"
    )

    def of(self, model: Model) -> NameChange | None:
        """Return the change that the options ask for, checked; None if there is none."""
        if not (self.given or self.notes or self.remove or self.clear or self.source):
            return None
        read = NameChange()
        if self.source is not None:
            with user_errors():
                read = model.read_names(self.source)
        with option_errors("--remove"):
            removed = {_number(model, topic): "" for topic in self.remove}
        with option_errors("--set"):
            given = _pairs(model, self.given, like="37=Elections")
            NameChange(given)({})
        with option_errors("--note"):
            noted = _pairs(model, self.notes, like="37='without the primaries'")
            names = {**read.names, **removed, **given}
            notes = {number: note for number, note in read.notes.items() if names[number].strip()}
            change = NameChange(names, {**notes, **noted}, self.clear, read.n_empty)
            change(model.topic_names)
        return change


@dataclass(frozen=True, kw_only=True)
class PromptOptions:
    """The files for those who are to name topics."""

    HELP_GROUP: ClassVar = "Prompts"

    prompts: bool = flag(
        "Write one line of JSON per topic, with what a person or a language model needs to name it."
    )
    unnamed: bool = flag("Leave out topics that have a name.")
    every: bool = flag("Include topics that are no document's main topic.", "--all")
    passages: int = option("Passages per topic.", "N", default=3, min=0)
    length: int = option("Maximum length of a passage in characters.", "L", default=300, min=1)


def names(
    model: ModelArgument,
    *,
    changes: ChangeOptions,
    view: ListedView,
    k: int | None = option("Words per topic (default: 10; with --prompts, 15).", "K", "-k", min=1),
    asked: PromptOptions,
    out: TableOptions,
) -> None:
    """List, set, import and export topic names.

    A name belongs to a topic of the tree and is shown wherever that topic is, at any number of
    topics. It is saved in the model; numbers, words and results do not change. Give a topic by its
    number or, if it has only one word, by that word. The column "at n" gives the numbers of topics
    at which it is separate: "32–69" means -n 32 to -n 69. A soft topic has the name of the topic it
    comes from; --soft lists these.

    A file to import has the columns topic and name, and optionally note, as -o writes them; a
    spreadsheet may change the separators. Answers to --prompts can be imported, too. Topics that
    are not in the file, or have an empty name there, keep their names. If a line is wrong, nothing
    is imported. Names of another model are refused; "topicgrouper match OLD NEW --names" carries
    them over.

    With --prompts, each line describes a topic for the person or language model that names it: its
    words, its most frequent own words, its sibling, passages from its strongest documents
    (words of these documents, if the model has no texts) and an instruction that says what to
    answer. Nothing is sent anywhere: pass the lines on yourself, and read the answers with
    --import.
    """
    check_exclusive({"--prompts": asked.prompts, "--json": out.as_json})
    check_exclusive({"--prompts": asked.prompts, "--csv": out.as_csv})
    out.check(changes.source, default=_LINES if asked.prompts else "")
    loaded = load(model, texts=asked.prompts, needs_soft=view.soft, document_model=False)
    if view.given():
        view.check(loaded)  # before anything is saved
    change = changes.of(loaded)
    is_listed = asked.prompts or bool(view.given()) or not out.is_for_people
    if change is not None:
        before = loaded.topic_names
        with working(f"Saving {model.name}"), user_errors():
            loaded = loaded.update_names(model, change, digest=loaded.tree.digest())
        _print_change(model, before, loaded, change, quiet=is_listed)
        if not is_listed:
            return
    chosen = view.topics_of(loaded) if view.given() else None  # with the new names
    if asked.prompts:
        _write_prompts(model, loaded, chosen, asked, k or 15, out)
        return
    table = loaded.named_topics(chosen, k=k or 10)
    if out.is_for_people:
        _list(model, loaded, table)
    else:
        # the mark is for spreadsheets, which open files, and in the way of programs in a pipe
        out.deliver(table, bom=out.output is not None and is_plain_file(out.output))


def _number(model: Model, topic: str) -> int:
    """Return the number of the topic that a user means."""
    return int(model.tree.numbers[resolve_node(model, topic)])


def _pairs(model: Model, values: Sequence[str], *, like: str) -> dict[int, str]:
    """Return texts by number from values such as 37=Elections."""
    found: dict[int, str] = {}
    for value in values:
        topic, equals, text = value.partition("=")
        if not (equals and topic.strip()):
            message = f"{value[:60]!r} must be a topic and a text, such as {like}"
            raise UserError(message)
        number = _number(model, topic.strip())
        if number in found:
            raise UserError(f"topic {topic.strip()} is given twice; give it once")
        found[number] = text
    return found


def _print_change(
    path: Path, before: Mapping[int, TopicName], model: Model, change: NameChange, *, quiet: bool
) -> None:
    after = model.topic_names
    given = {number for number, name in change.names.items() if name}
    changed = {
        "named": after.keys() - before.keys(),
        "changed": {each for each in after.keys() & before.keys() if after[each] != before[each]},
        "removed": before.keys() - after.keys(),
        "unchanged": {each for each in given & before.keys() if after[each] == before[each]},
    }
    parts = [f"{len(nodes):,} {what}" for what, nodes in changed.items() if nodes]
    empty = f"; {change.n_empty:,} without a name in the file" if change.n_empty else ""
    line = (
        f"{', '.join(parts) or 'Nothing to change'}{empty}. {path} has "
        f"{count_phrase(len(after), 'named topic')}."
    )
    if quiet:
        print_notice(line)
        return
    shown = changed["named"] | changed["changed"]
    table = model.named_topics()
    rows = [_with_old_name(each, before) for each in table if each.topic in shown]
    if rows:
        _print(model, replace(table, rows=rows[:MAX_SHOWN]))
    if len(rows) > MAX_SHOWN:
        print_result(
            f'… and {len(rows) - MAX_SHOWN:,} more; "topicgrouper names {path}" lists all.'
        )
    print_result(line)


def _with_old_name(row: Any, before: Mapping[int, TopicName]) -> Any:
    """Return a row that shows the name that a topic had, too: "Ice hockey → Hockey"."""
    old = before.get(row.topic, row)
    return row if old.name == row.name else replace(row, name=f"{old.name} → {row.name}")


def _list(path: Path, model: Model, table: Table[Any]) -> None:
    if table:
        _print(model, table)
    else:
        print_result(
            f"No topic of {path} has a name. Give one with --set 37=Elections, or write a table "
            f"with -n {model.tree.suggest_n().n} -o names.csv, fill it in and import it with "
            "--import."
        )
    n_others = len(set(model.topic_names).difference(each.topic for each in table))
    if n_others:
        others = count_phrase(n_others, "other named topic")
        print_result(
            f"{others} {'is' if n_others == 1 else 'are'} not in this view; omit -n to see all."
        )


def _print(model: Model, table: Table[Any]) -> None:
    shown = table.select("topic", "name", "span", "words")
    kind = "" if model.tree.has_counts else "most frequent "
    heading = kind + nouns_of(model).words
    shown.with_headings(words=heading).print(results(), one_line=True)
    print_result(
        *(f"Note on {each.topic}: {' '.join(each.note.split())}" for each in table if each.note)
    )


def _write_prompts(
    path: Path,
    model: Model,
    view: FlatView | SoftTopics | None,
    asked: PromptOptions,
    k: int,
    out: TableOptions,
) -> None:
    with working("Describing topics"), user_errors():
        prompts = model.naming_prompts(
            view,
            all_topics=asked.every,
            unnamed=asked.unnamed,
            k=k,
            n_passages=asked.passages,
            length=asked.length,
        )
    if not prompts:
        print_notice(
            "No topic to describe: all have names or are no main topic (--all includes them)."
        )
    out.deliver(prompts, default=_LINES)
    if out.output is not None:
        answers = f"topicgrouper names {shlex.quote(str(path))} --import answers.jsonl"
        print_result(f"Import the answers with: {answers}")
