"""What a door is, and what is shared by the functions that try one."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tests.fuzz.mutations.plain import mutate_bytes

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping
    from random import Random

    Run = Callable[[bytes], Hashable]
    Mutate = Callable[[bytes, Random, list[bytes]], bytes]

__all__ = ["CORPUS", "Door", "shape_of"]

CORPUS = Path(__file__).with_name("corpus")
"""Inputs that failed once, in a folder for each door."""

_VARIABLE = re.compile(r"'[^']*'|\"[^\"]*\"|\([^)]*\)|[\d,.]*\d|[^\x20-\x7e×…]+")


@dataclass(frozen=True)
class Door:
    """One way for foreign bytes to come in.

    Attributes
    ----------
    name
        How to ask for it.
    errors
        What it is documented to raise. Anything else is a finding.
    prepare
        Gets an empty folder, in memory if the system has such, and gives the function that takes
        an input. That returns something small that tells apart what was accepted: inputs with a
        new answer, like those with a new message, are mutated further.
    seeds
        Gives the inputs to start from.
    mutate
        Makes another input of one, with the others at hand.
    built
        Gives inputs that failed once and are too large to keep as files. They are not mutated.
    share
        The part of inputs and time that it gets, 1 for most.
    """

    name: str
    errors: tuple[type[BaseException], ...]
    prepare: Callable[[Path], Run]
    seeds: Callable[[], list[bytes]]
    mutate: Mutate = mutate_bytes
    built: Callable[[], Mapping[str, bytes]] = dict
    share: float = 1.0

    def former_failures(self) -> dict[str, bytes]:
        """Return the inputs that failed once, by name."""
        folder = CORPUS / self.name
        files = sorted(folder.iterdir()) if folder.is_dir() else []
        return {path.name: path.read_bytes() for path in files} | dict(self.built())


def shape_of(error: BaseException) -> str:
    """Return an error's type and text without what varies from input to input."""
    return f"{type(error).__name__}: {_VARIABLE.sub('#', str(error))[:90]}"
