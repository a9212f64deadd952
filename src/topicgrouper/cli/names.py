"""``topicgrouper names``: the names that people give to topics."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Annotated

import typer

from topicgrouper.cli.destinations import check_destination, is_plain
from topicgrouper.cli.errors import UserError, option_errors, user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import (
    CsvOption,
    JsonOption,
    ModelArgument,
    check_exclusive,
    load,
    resolve_node,
)
from topicgrouper.cli.name_tables import name_records, not_listed, print_names
from topicgrouper.cli.safe_streams import write_result
from topicgrouper.cli.topic_tables import counted
from topicgrouper.cli.views import CutOptions

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from topicgrouper.model.model import Model
    from topicgrouper.naming.name_file import GivenName
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_names import TopicName

__all__ = ["EXAMPLES", "names"]

EXAMPLES = examples(
    "topicgrouper names news.tg --set 37=Elections --set 52='Space flight'",
    "topicgrouper names news.tg --note 37='without the primaries'",
    "topicgrouper names news.tg --export names.csv -n 40  # for a spreadsheet",
    "topicgrouper names news.tg --import names.csv",
    "topicgrouper names news.tg",
    "topicgrouper names news.tg -n 40  # the topics of that view, also unnamed ones",
)

MAX_SHOWN = 20
"""Changed topics in the table after a change: a screenful."""


@dataclass(frozen=True, kw_only=True)
class ListedCut(CutOptions):
    """A cut whose topics are listed; without one, all topics that have names are."""

    n: Annotated[
        int | None,
        typer.Option(
            "-n",
            "--topics",
            metavar="N",
            help="List the topics of this view (default: all that have names).",
        ),
    ] = None


@dataclass(frozen=True)
class _Change:
    """What the user wants to change."""

    clear: bool = False
    remove: list[int] = field(default_factory=list)
    given: dict[int, GivenName] = field(default_factory=dict)
    notes: dict[int, str] = field(default_factory=dict)
    n_empty: int = 0

    def __call__(self, old: Mapping[int, TopicName]) -> dict[int, TopicName]:
        from topicgrouper.naming.name_file import with_names  # noqa: PLC0415
        from topicgrouper.tree.topic_names import TopicName  # noqa: PLC0415

        names = {} if self.clear else dict(old)
        for node in self.remove:
            names.pop(node, None)
        names = with_names(names, self.given)
        for node, note in self.notes.items():
            if node not in names:
                message = "a note needs a name; give the topic one with --set, too"
                raise typer.BadParameter(message, param_hint="--note")
            names[node] = TopicName(names[node].name, note)
        return names


def names(  # noqa: PLR0913 - a command has as many arguments as options
    model: ModelArgument,
    *,
    given: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="TOPIC=NAME",
            help="Name a topic; an empty name removes it; repeatable.",
        ),
    ] = None,
    notes: Annotated[
        list[str] | None,
        typer.Option(
            "--note", metavar="TOPIC=TEXT", help="Add a note to a named topic; repeatable."
        ),
    ] = None,
    remove: Annotated[
        list[str] | None,
        typer.Option("--remove", metavar="TOPIC", help="Remove the name of a topic; repeatable."),
    ] = None,
    clear: Annotated[bool, typer.Option("--clear", help="Remove all names first.")] = False,
    source: Annotated[
        Path | None,
        typer.Option("--import", metavar="PATH", help="Read names from a CSV or JSON lines file."),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "--export",
            metavar="PATH",
            help="Write the names as CSV (- for standard output); with -n, also unnamed topics.",
        ),
    ] = None,
    cut: ListedCut,
    as_json: JsonOption = False,
    as_csv: CsvOption = False,
) -> None:
    """List, set, import and export the names of topics.

    A name belongs to a topic of the tree and is shown wherever that topic is, whatever the number
    of topics. It is saved in the model; numbers, words and results stay as they are. A topic is
    given by its number, or by a word if it has one word only. The column "at n" says at which
    numbers of topics it is one of its own: "32–69" is -n 32 to -n 69.

    A file to import has the columns topic and name, and if you like note, as --export writes it; a
    spreadsheet may change its separators. Answers to the lines of "topicgrouper prompts" can be
    imported, too. Topics that are not in the file, or have an empty name there, keep their names.
    If a line is wrong, nothing is imported. Names of another model are refused: "topicgrouper
    match OLD NEW --names" carries them over.
    """
    check_exclusive({"--json": as_json, "--csv": as_csv, "--export": output is not None})
    to_terminal = output is not None and str(output) == "-"
    if output is not None and not to_terminal:
        check_destination(output, model)
    loaded = load(model)
    before = loaded.tree.topic_names
    is_listed = as_json or as_csv or output is not None or bool(cut.given())
    if cut.given():
        cut.cut_of(loaded)  # is checked before anything is saved
    change = _change(loaded, given, notes, remove, clear=clear, source=source)
    if change != _Change() or source is not None:
        loaded = _save(model, loaded, change)
        _tell_change(model, before, loaded, change, quiet=is_listed)
        if not is_listed:
            return
    view = cut.cut_of(loaded) if cut.given() else None  # with the new names
    if output is not None:
        _export(loaded, output, view, to_terminal=to_terminal)
    else:
        _list(model, loaded, view, as_json=as_json, as_csv=as_csv)


def _change(
    model: Model,
    given: Sequence[str] | None,
    notes: Sequence[str] | None,
    remove: Sequence[str] | None,
    *,
    clear: bool,
    source: Path | None,
) -> _Change:
    from topicgrouper.naming.name_file import GivenName, ReadNames, read_names  # noqa: PLC0415
    from topicgrouper.tree.topic_names import TopicName  # noqa: PLC0415

    read = ReadNames({}, 0)
    if source is not None:
        with user_errors():
            read = read_names(source, model)
    with option_errors("--remove"):
        removed = [resolve_node(model, name) for name in remove or ()]
    with option_errors("--set"):
        texts = _pairs(model, given or (), like="37=Elections")
        removed += [node for node, text in texts.items() if not text.strip()]
        set_names = {
            node: GivenName(TopicName(text), keeps_note=True)
            for node, text in texts.items()
            if text.strip()
        }
    with option_errors("--note"):
        noted = _pairs(model, notes or (), like="37='without the primaries'")
        for text in noted.values():
            TopicName("checked before anything is saved", text)
    kept = {node: name for node, name in read.names.items() if node not in removed}
    return _Change(clear, removed, {**kept, **set_names}, noted, read.n_empty)


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


def _save(path: Path, model: Model, change: _Change) -> Model:
    from topicgrouper.cli.console import working  # noqa: PLC0415 - rich is slow to import
    from topicgrouper.model.model import Model  # noqa: PLC0415

    with working(f"Saving {path.name}"), user_errors():
        return Model.update_names(path, change, digest=model.tree.digest())


def _tell_change(
    path: Path, before: Mapping[int, TopicName], model: Model, change: _Change, *, quiet: bool
) -> None:
    from topicgrouper.cli.console import results, tell  # noqa: PLC0415
    from topicgrouper.naming.name_file import in_order  # noqa: PLC0415

    after = model.tree.topic_names
    new = [node for node in after if node not in before]
    changed = [node for node in after if node in before and after[node] != before[node]]
    gone = [node for node in before if node not in after]
    same = [node for node in change.given if after.get(node) == before.get(node)]
    numbers = {
        "named": new,
        "changed": changed,
        "removed": gone,
        "unchanged": same,
    }
    parts = [f"{len(nodes):,} {what}" for what, nodes in numbers.items() if nodes]
    empty = f"; {change.n_empty:,} without a name in the file" if change.n_empty else ""
    line = (
        f"{', '.join(parts) or 'Nothing to change'}{empty}. {path} has "
        f"{counted(len(after), 'named topic')}."
    )
    if quiet:
        tell(line)
        return
    if new or changed:
        nodes = in_order([*new, *changed], n_words=model.tree.n_words)
        print_names(model, nodes[:MAX_SHOWN], before=before)
        if len(nodes) > MAX_SHOWN:
            more = f'… and {len(nodes) - MAX_SHOWN:,} more; "topicgrouper names {path}" lists all.'
            results().print(more, soft_wrap=True)
    results().print(line, soft_wrap=True)


def _export(model: Model, output: Path, view: FlatView | None, *, to_terminal: bool) -> None:
    from topicgrouper.cli.console import results  # noqa: PLC0415
    from topicgrouper.naming.name_file import (  # noqa: PLC0415
        names_csv,
        topic_name_rows,
        write_topic_names,
    )

    rows = topic_name_rows(model, view=view)
    if to_terminal:
        write_result(names_csv(rows))
        return
    # the mark is for spreadsheets, which open files, and in the way of programs in a pipe
    write_topic_names(model, output, view=view, bom=is_plain(output))
    n_named = sum(bool(row["name"]) for row in rows)
    empty = f" and {counted(len(rows) - n_named, 'topic')} without a name" if view else ""
    line = f"Wrote {counted(n_named, 'name')}{empty} to {output}."
    results(beside=output).print(line, soft_wrap=True)


def _list(path: Path, model: Model, view: FlatView | None, *, as_json: bool, as_csv: bool) -> None:
    from topicgrouper.cli.console import print_json, results  # noqa: PLC0415
    from topicgrouper.naming.name_file import (  # noqa: PLC0415
        in_order,
        names_csv,
        nodes_of_view,
        topic_name_rows,
    )

    tree = model.shown
    if view is None:
        nodes = in_order(tree.topic_names, n_words=tree.n_words)
    else:
        nodes = nodes_of_view(model, view)
    if as_csv:
        # of a view, its own topics only, as in the other tables
        write_result(names_csv(topic_name_rows(model, view=view)[: len(nodes)]))
    elif as_json:
        print_json(name_records(model, nodes))
    elif nodes:
        print_names(model, nodes)
        others = not_listed(model, nodes)
        if others is not None:
            results().print(others, soft_wrap=True)
    else:
        results().print(
            f"No topic of {path} has a name. Give one with --set 37=Elections, or write a table "
            f"for a spreadsheet with --export names.csv -n {tree.suggest_n().n} and read it back "
            "with --import.",
            soft_wrap=True,
        )
