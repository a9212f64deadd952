"""``topicgrouper names``: the names that people give to topics."""

from __future__ import annotations

import shlex
from dataclasses import dataclass, replace
from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

import typer

from topicgrouper.cli.console import results, tell
from topicgrouper.cli.destinations import is_plain
from topicgrouper.cli.errors import UserError, option_errors, user_errors
from topicgrouper.cli.models import ModelArgument, check_exclusive, load, nouns_of, resolve_node
from topicgrouper.cli.progress import working
from topicgrouper.cli.table_output import TableOptions  # noqa: TC001 - typer evaluates annotations
from topicgrouper.cli.topic_tables import counted
from topicgrouper.cli.views import ViewOptions
from topicgrouper.naming import NameChange

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from topicgrouper import FlatView, Model, TopicName
    from topicgrouper.tables import Table

EXAMPLES = (
    "topicgrouper names news.tg --set 37=Elections --set 52='Space flight'",
    "topicgrouper names news.tg --note 37='without the primaries'",
    "topicgrouper names news.tg -n 40 -o names.csv  # for a spreadsheet",
    "topicgrouper names news.tg --import names.csv",
    "topicgrouper names news.tg",
    "topicgrouper names news.tg -n 40  # the topics of that view, also unnamed ones",
    "topicgrouper names news.tg --prompts -n 40 --unnamed -o prompts.jsonl",
    "topicgrouper names news.tg --import answers.jsonl",
)

_LINES = ".jsonl"
"""The format of prompts, unless a file names another."""

MAX_SHOWN = 20
"""Changed topics in the table after a change: a screenful."""


@dataclass(frozen=True, kw_only=True)
class ListedView(ViewOptions):
    """A view whose topics are listed; without one, all topics that have names are."""

    n: Annotated[
        int | None,
        typer.Option(
            "-n",
            "--topics",
            metavar="N",
            help="List the topics of this view (default: all that have names; with --prompts, the "
            "suggested number).",
        ),
    ] = None


@dataclass(frozen=True, kw_only=True)
class ChangeOptions:
    """What to change."""

    HELP_GROUP: ClassVar = "Changes"

    given: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="TOPIC=NAME",
            help="Name a topic; an empty name removes it; repeatable.",
        ),
    ] = None
    notes: Annotated[
        list[str] | None,
        typer.Option(
            "--note", metavar="TOPIC=TEXT", help="Add a note to a named topic; repeatable."
        ),
    ] = None
    remove: Annotated[
        list[str] | None,
        typer.Option("--remove", metavar="TOPIC", help="Remove the name of a topic; repeatable."),
    ] = None
    clear: Annotated[bool, typer.Option("--clear", help="Remove all names first.")] = False
    source: Annotated[
        Path | None,
        typer.Option("--import", metavar="PATH", help="Read names from a CSV or JSON lines file."),
    ] = None

    def of(self, model: Model) -> NameChange | None:
        """Return the change that the options ask for, checked; None if there is none."""
        if not (self.given or self.notes or self.remove or self.clear or self.source):
            return None
        read = NameChange()
        if self.source is not None:
            with user_errors():
                read = model.read_names(self.source)
        with option_errors("--remove"):
            removed = {resolve_node(model, topic): "" for topic in self.remove or ()}
        with option_errors("--set"):
            given = _pairs(model, self.given or (), like="37=Elections")
            NameChange(given)({})
        with option_errors("--note"):
            noted = _pairs(model, self.notes or (), like="37='without the primaries'")
            names = {**read.names, **removed, **given}
            notes = {node: note for node, note in read.notes.items() if names[node].strip()}
            change = NameChange(names, {**notes, **noted}, self.clear, read.n_empty)
            change(model.topic_names)
        return change


@dataclass(frozen=True, kw_only=True)
class PromptOptions:
    """What to write for those who are to name topics."""

    HELP_GROUP: ClassVar = "Prompts"

    prompts: Annotated[
        bool,
        typer.Option(
            "--prompts",
            help="Write what a person or a language model needs to name topics, a line of JSON "
            "each.",
        ),
    ] = False
    unnamed: Annotated[
        bool, typer.Option("--unnamed", help="Leave out topics that have a name.")
    ] = False
    general: Annotated[
        bool,
        typer.Option("--general", help="Include general topics, such as function words."),
    ] = False
    passages: Annotated[
        int,
        typer.Option("--passages", metavar="N", min=0, help="Passages per topic."),
    ] = 3
    length: Annotated[
        int,
        typer.Option(
            "--length",
            metavar="L",
            min=1,
            help="Maximum length of a passage in characters.",
        ),
    ] = 300


def names(
    model: ModelArgument,
    *,
    changes: ChangeOptions,
    view: ListedView,
    k: Annotated[
        int | None,
        typer.Option(
            "-k", metavar="K", min=1, help="Words per topic (default: 10; with --prompts, 15)."
        ),
    ] = None,
    asked: PromptOptions,
    out: TableOptions,
) -> None:
    """List, set, import and export the names of topics.

    A name belongs to a topic of the tree and is shown wherever that topic is, whatever the number
    of topics. It is saved in the model; numbers, words and results stay as they are. A topic is
    given by its number, or by a word if it has one word only. The column "at n" says at which
    numbers of topics it is one of its own: "32–69" is -n 32 to -n 69.

    A file to import has the columns topic and name, and if you like note, as -o writes it; a
    spreadsheet may change its separators. Answers to the lines of --prompts can be imported, too.
    Topics that are not in the file, or have an empty name there, keep their names. If a line is
    wrong, nothing is imported. Names of another model are refused: "topicgrouper match OLD NEW
    --names" carries them over.

    With --prompts, each line describes a topic for whoever is to name it: its most distinctive and
    its most frequent words, its sibling, passages from the documents in which it is strongest (if
    the model has its texts, fit --keep-texts; otherwise words of these documents), and an
    instruction that says what to answer. Nothing is sent anywhere: give the lines to whom you like,
    and read the answers with --import.
    """
    for option, is_given in {"--json": out.as_json, "--csv": out.as_csv}.items():
        check_exclusive({"--prompts": asked.prompts, option: is_given})
    out.check(model, default=_LINES if asked.prompts else "")
    loaded = load(model, texts=asked.prompts)
    if view.given():
        view.cut_of(loaded)  # is checked before anything is saved
    change = changes.of(loaded)
    is_listed = asked.prompts or bool(view.given()) or not out.is_for_people
    if change is not None:
        before = loaded.topic_names
        loaded = _save(model, loaded, change)
        _tell_change(model, before, loaded, change, quiet=is_listed)
        if not is_listed:
            return
    chosen = view.view_of(loaded) if view.given() else None  # with the new names
    if asked.prompts:
        _write_prompts(model, loaded, chosen, asked, k=k or 15, out=out)
        return
    table = loaded.named_topics(chosen, k=k or 10)
    if out.is_for_people:
        _list(model, loaded, table)
    else:
        # the mark is for spreadsheets, which open files, and in the way of programs in a pipe
        out.deliver(table, bom=out.output is not None and is_plain(out.output))


def _pairs(model: Model, values: Sequence[str], *, like: str) -> dict[int, str]:
    """Return texts by node from values such as 37=Elections."""
    found: dict[int, str] = {}
    for value in values:
        topic, equals, text = value.partition("=")
        if not (equals and topic.strip()):
            message = f"{value[:60]!r} must be a topic and a text, such as {like}"
            raise UserError(message)
        node = resolve_node(model, topic.strip())
        if node in found:
            raise UserError(f"topic {topic.strip()} is given twice")
        found[node] = text
    return found


def _save(path: Path, model: Model, change: NameChange) -> Model:
    with working(f"Saving {path.name}"), user_errors():
        return type(model).update_names(path, change, digest=model.tree.digest())


def _tell_change(
    path: Path, before: Mapping[int, TopicName], model: Model, change: NameChange, *, quiet: bool
) -> None:
    after = model.topic_names
    changed = {
        "named": {node for node in after if node not in before},
        "changed": {node for node in after if after[node] != before.get(node, after[node])},
        "removed": {node for node in before if node not in after},
        "unchanged": {
            node for node, name in change.names.items() if name and after[node] == before.get(node)
        },
    }
    parts = [f"{len(nodes):,} {what}" for what, nodes in changed.items() if nodes]
    empty = f"; {change.n_empty:,} without a name in the file" if change.n_empty else ""
    line = (
        f"{', '.join(parts) or 'Nothing to change'}{empty}. {path} has "
        f"{counted(len(after), 'named topic')}."
    )
    if quiet:
        tell(line)
        return
    shown = changed["named"] | changed["changed"]
    table = model.named_topics()
    rows = [_with_old_name(each, before) for each in table if each.id in shown]
    if rows:
        _print(model, replace(table, rows=rows[:MAX_SHOWN]))
    if len(rows) > MAX_SHOWN:
        more = f'… and {len(rows) - MAX_SHOWN:,} more; "topicgrouper names {path}" lists all.'
        results().print(more, soft_wrap=True)
    results().print(line, soft_wrap=True)


def _with_old_name(row: Any, before: Mapping[int, TopicName]) -> Any:
    """Return a row that shows the name that a topic had, too: "Ice hockey → Hockey"."""
    old = before.get(row.id)
    return (
        row
        if old is None or old.name == row.name
        else replace(row, name=f"{old.name} → {row.name}")
    )


def _list(path: Path, model: Model, table: Table[Any]) -> None:
    if table:
        _print(model, table)
    else:
        results().print(
            f"No topic of {path} has a name. Give one with --set 37=Elections, or write a table "
            f"for a spreadsheet with -n {model.tree.suggest_n().n} -o names.csv and read it back "
            "with --import.",
            soft_wrap=True,
        )
    n_others = len(set(model.topic_names).difference(each.id for each in table))
    if n_others:
        are = "is" if n_others == 1 else "are"
        line = (
            f"{counted(n_others, 'other named topic')} {are} not in this view; omit -n to see all."
        )
        results().print(line, soft_wrap=True)


def _print(model: Model, table: Table[Any]) -> None:
    console = results()
    kind = "most frequent" if model.tree.counts is None else "most distinctive"
    shown = table.select("topic", "name", "span", "words")
    heading = f"{kind} {nouns_of(model).words}"
    shown.with_headings(words=heading).print(console, one_line=True)
    for each in table:
        if each.note:
            console.print(f"Note on {each.topic}: {' '.join(each.note.split())}", soft_wrap=True)


def _write_prompts(
    path: Path,
    model: Model,
    view: FlatView | None,
    asked: PromptOptions,
    *,
    k: int,
    out: TableOptions,
) -> None:
    with working("Describing topics"), user_errors():
        prompts = model.naming_prompts(
            view,
            general=asked.general,
            unnamed=asked.unnamed,
            k=k,
            n_passages=asked.passages,
            length=asked.length,
        )
    if not prompts:
        tell("No topic to describe: all are general (--general includes them) or have names.")
    out.deliver(prompts, default=_LINES)
    if out.output is not None:
        answers = f"topicgrouper names {shlex.quote(str(path))} --import answers.jsonl"
        results(beside=out.output).print(f"Read the answers with: {answers}", soft_wrap=True)
