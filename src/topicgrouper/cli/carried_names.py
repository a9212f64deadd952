"""What ``match --names`` does: the names of an old model's topics, saved in a new model."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from topicgrouper.cli.errors import user_errors
from topicgrouper.cli.name_tables import SPAN, hidden_line, span_cell, span_record
from topicgrouper.cli.topic_tables import counted, percent, percent_below

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from rich.console import Console

    from topicgrouper.model.model import Model
    from topicgrouper.naming.name_carrying import CarriedName
    from topicgrouper.tree.topic_names import TopicName

__all__ = ["CarriedNames", "carry"]

N_WORDS = 6
"""Words of a topic that gets a name: a line."""

N_REASON_WORDS = 3
"""Words of a topic that does not, beside the reason."""


@dataclass(frozen=True)
class CarriedNames:
    """Names that were carried over, and those that were not."""

    old: Model
    new: Model
    path: Path
    min_shared: float
    found: list[CarriedName]

    def records(self) -> list[dict[str, Any]]:
        """Return a record per name, for programs."""
        from topicgrouper.tree.node_names import name_of  # noqa: PLC0415 - needs NumPy

        return [
            {
                "name": each.name.name,
                "old": name_of(self.old.shown, each.old),
                "new": None if each.new is None else name_of(self.new.shown, each.new),
                "shared": round(each.shared, 4),
                "carried": not each.reason,
                "already_there": each.is_there,
                "reason": each.reason,
                **self._span(each),
                "words": self._words(each, 10),
            }
            for each in self.found
        ]

    def print(self) -> None:
        """Print a table of what was carried over, one of what was not, and a line."""
        from topicgrouper.cli.console import results  # noqa: PLC0415 - rich is slow to import

        console = results()
        if not self.found:
            console.print("The topics of the old model have no names; nothing to carry over.")
            return
        carried = [each for each in self.found if not each.reason]
        there = [each for each in self.found if each.is_there]
        others = [each for each in self.found if each.reason and not each.is_there]
        if carried:
            self._print_carried(console, carried)
        if there:
            console.print(f"Already there: {len(there):,}")
        if others:
            self._print_others(console, others)
        saved = f"Saved {counted(len(carried), 'name')}" if carried else "Nothing new to save"
        left = f"; {counted(len(others), 'name')} not carried over" if others else ""
        console.print(f"{saved} in {self.path}{left}.", soft_wrap=True)
        named = [each.new for each in (*carried, *there) if each.new is not None]
        hidden = hidden_line(self.new, named)
        if hidden is not None:
            console.print(hidden, soft_wrap=True)

    def _print_carried(self, console: Console, carried: list[CarriedName]) -> None:
        from topicgrouper.cli.console import name_cell, print_table, readable  # noqa: PLC0415

        rows = [
            (
                *self._places(each),
                percent(each.shared, digits=0),
                name_cell(console, each.name.name),
                "" if each.new is None else span_cell(self.new, each.new),
                readable(self._words(each, N_WORDS)),
            )
            for each in carried
        ]
        console.print("Carried over")
        columns = ("old", "new", "shared", "name", SPAN, "most distinctive words")
        print_table(console, columns, rows, one_line=True)

    def _print_others(self, console: Console, others: list[CarriedName]) -> None:
        from topicgrouper.cli.console import name_cell, print_table, readable  # noqa: PLC0415

        rows = []
        for each in others:
            words = readable(self._words(each, N_REASON_WORDS))
            reason = f"{each.reason} ({words})" if words else each.reason
            shared = percent_below(each.shared, self.min_shared)
            rows.append((*self._places(each), shared, name_cell(console, each.name.name), reason))
        console.print("Not carried over")
        columns = ("old", "closest", "shared", "name", "why not (words of the closest topic)")
        print_table(console, columns, rows, one_line=True)

    def _places(self, each: CarriedName) -> tuple[str, str]:
        from topicgrouper.cli.console import readable  # noqa: PLC0415
        from topicgrouper.tree.node_names import name_of  # noqa: PLC0415

        new = "" if each.new is None else readable([name_of(self.new.shown, each.new)])
        return readable([name_of(self.old.shown, each.old)]), new

    def _span(self, each: CarriedName) -> dict[str, int | None]:
        nothing: dict[str, int | None] = {"first_n": None, "last_n": None}
        return nothing if each.new is None else span_record(self.new, each.new)

    def _words(self, each: CarriedName, k: int) -> list[str]:
        from topicgrouper.naming.name_file import naming_words  # noqa: PLC0415

        return [] if each.new is None else list(naming_words(self.new, [each.new], k)[0])


def carry(old: Model, new: Model, path: Path, *, min_shared: float) -> CarriedNames:
    """Save names of an old model in the file of a new one.

    Parameters
    ----------
    old, new : Model
        The models.
    path : Path
        The file of the new one.
    min_shared : float
        The least that two topics must share.
    """
    from topicgrouper.cli.console import working  # noqa: PLC0415 - rich is slow to import
    from topicgrouper.model.model import Model  # noqa: PLC0415
    from topicgrouper.naming.name_carrying import carry_names  # noqa: PLC0415 - needs NumPy

    with working("Matching topics"), user_errors():
        found = carry_names(old, new, min_shared=min_shared)
        given = {each.new: each.name for each in found if not each.reason and each.new is not None}

        def change(names: Mapping[int, TopicName]) -> dict[int, TopicName]:
            return {**given, **names}  # names that it has stay

        if given:
            Model.update_names(path, change, digest=new.tree.digest())
    return CarriedNames(old, new, path, min_shared, found)
