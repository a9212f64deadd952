"""Commands that are given a model: whatever it is, they end with a message and an exit code."""

from __future__ import annotations

import io
from contextlib import redirect_stderr, redirect_stdout
from typing import TYPE_CHECKING

from typer.main import get_command

from tests.fuzz.door import Door
from tests.fuzz.mutations.choices import chosen, mutating_rest, with_each
from tests.fuzz.mutations.topic_archives import mutate_topic_archive
from tests.fuzz.samples import model, saved
from topicgrouper.cli.main import app

if TYPE_CHECKING:
    from collections.abc import Hashable
    from pathlib import Path

    from tests.fuzz.door import Run

__all__ = ["DOORS"]

_COMMANDS = (
    ("info",),
    ("topics", "-n", "3"),
    ("tree", "-n", "3"),
    ("word", "rocket"),
    ("documents", "1"),
    ("info", "--json"),
    ("topics", "--soft"),
)


def _prepare(folder: Path) -> Run:
    path = folder / "x.tg"
    commands = get_command(app)  # once: it takes longer than a command

    def run(data: bytes) -> Hashable:
        (command, *options), content = chosen(data, _COMMANDS)
        path.write_bytes(content)
        code: object = None
        try:
            commands([command, str(path), *options])
        except SystemExit as end:
            code = end.code
        assert code in (0, 1, 2), "the command ends as a command does"
        return command, code

    # What commands import on first use is imported here, not again by each worker.
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        for seed in _seeds():
            run(seed)
    return run


def _seeds() -> list[bytes]:
    models = (model(), model(is_soft=True))
    return with_each(_COMMANDS, [saved(lambda path, one=one: one.save(path)) for one in models])


DOORS = [
    Door(
        "commands",
        errors=(),
        prepare=_prepare,
        seeds=_seeds,
        mutate=mutating_rest(mutate_topic_archive),
        share=0.1,
    )
]
