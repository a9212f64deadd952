"""Check the docstring of every public name against the numpydoc standard.

    python -m tests.docs.docstring_lint [package ...]

prints what is wrong and ends with 1 if anything is. Without arguments it checks all public
packages.
"""

from __future__ import annotations

import inspect
import sys
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING

from numpydoc.docscrape import get_doc_object
from numpydoc.validate import Validator, error, validate

from tests.docs.api_page import ROOMS, public_members, public_names
from topicgrouper.tables import Table

if TYPE_CHECKING:
    from collections.abc import Collection

__all__ = ["IGNORED", "MEMBERS_IGNORED", "problems"]

IGNORED = {
    "ES01": "often the summary says it all",
    "PR08": "descriptions may begin with a symbol: αm, log q, p(t | d)",
    "RT03": "often the type of the result says it all",
    "RT04": "as PR08",
    "SS02": "as PR08",
    "SA01": "not every name has a sibling",
}
SECTIONS = ("PR01", "RT01")
"""What a summary that ends in "see `name`" leaves to that name, and what a text without sections
says if it names all parameters."""
MEMBERS_IGNORED = {"EX01": "the examples of a class use its members"}


class PublicValidator(Validator):
    """numpydoc's checks, adapted to the habits of this package."""

    @property
    def doc_all_parameters(self):
        """Count attributes as parameters: results are described by what users read of them."""
        sections = ["Parameters", "Other Parameters"]
        return self._doc_parameters(
            [*sections, "Attributes"] if inspect.isclass(self.obj) else sections
        )

    @property
    def signature_parameters(self):
        """Leave out the first of a function that is a method of `Model`, unless it is explained."""
        found = super().signature_parameters
        is_object = found[:1] in (("model",), ("cls",)) and found[0] not in self.doc_parameters
        return found[1:] if is_object else found

    @property
    def described_elsewhere(self) -> set[str]:
        """The fields that are declared as columns, with their meaning, or are those of tables."""
        if not is_dataclass(self.obj):
            return set()
        inherited = {each.name for each in fields(Table)} if self.obj is not Table else set()
        return inherited | {each.name for each in fields(self.obj) if "column" in each.metadata}

    @property
    def parameter_mismatches(self):
        """Let classes have attributes that are not parameters."""
        if not inspect.isclass(self.obj):
            return super().parameter_mismatches
        expected = {name for name in self.signature_parameters if name[0] not in "*_"}
        missing = sorted(expected - set(self.doc_all_parameters) - self.described_elsewhere)
        unknown = sorted(set(self.doc_parameters) - expected)
        return [
            *([error("PR01", missing_params=missing)] if missing else []),
            *([error("PR02", unknown_params=unknown)] if unknown else []),
        ]

    @property
    def method_returns_something(self):
        """Let "Return …" in one line stand for a section of its own."""
        if not self.signature_parameters and self.summary.startswith("Return "):
            return False
        return super().method_returns_something


def problems(room: str) -> list[str]:
    """Return what is wrong with the docstrings of a package's public names."""
    found = []
    for name, value in public_names(room):
        if inspect.isclass(value) or inspect.isfunction(value):
            found += [f"{room}.{name}: {text}" for text in _errors(value, IGNORED)]
            for member, what in public_members(value):
                if value is not Table and what is vars(Table).get(member):
                    continue  # described there
                errors = _errors(what, {**IGNORED, **MEMBERS_IGNORED})
                found += [f"{room}.{name}.{member}: {text}" for text in errors]
    return found


def _errors(value: object, ignored: Collection[str]) -> list[str]:
    if isinstance(value, classmethod | staticmethod):
        value = value.__func__
    # without the members that numpydoc would add to the sections of a class
    doc = get_doc_object(value, config={"show_class_members": False})
    found = validate("", validator_cls=lambda obj_name: PublicValidator(doc))
    said = " ".join([*doc["Summary"], *doc["Extended Summary"]])
    names = [*inspect.signature(value).parameters] if inspect.isfunction(value) else []
    are_named = all(f"`{name}`" in said for name in names if name not in ("self", "cls"))
    if "; see `" in " ".join(doc["Summary"]) or (names and are_named):
        ignored = {*ignored, *SECTIONS}
    errors = [f"{code} {text}" for code, text in found["errors"] if code not in ignored]
    related = [name for names, _ in doc["See Also"] for name, _ in names]
    return errors + [f"unknown name to see: {name}" for name in related if not _exists(name, value)]


def _exists(name: str, value: object) -> bool:
    """Return whether a name of "See Also" is public: in the room of the value, or with its path."""
    homes = [room for room in ROOMS for _, named in public_names(room) if named is value]
    for path in (*(f"{room}.{name}" for room in homes[:1]), name):
        room = max((room for room in ROOMS if path.startswith(f"{room}.")), key=len, default=None)
        first, _, member = path.removeprefix(f"{room}.").partition(".")
        found = dict(public_names(room)).get(first) if room else None
        if found is not None and (not member or member in dict(public_members(found))):
            return True
    return False


if __name__ == "__main__":
    lines = [line for room in sys.argv[1:] or ROOMS for line in problems(room)]
    sys.stdout.writelines(f"{line}\n" for line in lines)
    sys.exit(1 if lines else 0)
