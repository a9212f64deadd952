"""Check the docstring of every public name against the numpydoc standard.

    python -m tests.docs.docstring_lint [package ...]

prints what is wrong and ends with 1 if anything is. Without arguments it checks all public
packages.
"""

from __future__ import annotations

import inspect
import sys

from numpydoc.docscrape import get_doc_object
from numpydoc.validate import Validator, error, validate

from tests.docs.api_page import ROOMS, public_members, public_names

__all__ = ["IGNORED", "problems"]

IGNORED = {
    "ES01": "often the summary says it all",
    "EX01": "examples stand where they help",
    "PR08": "descriptions may begin with a symbol: αm, log q, p(t | d)",
    "RT03": "often the type of the result says it all",
    "RT04": "as PR08",
    "SS02": "as PR08",
    "SA01": "docs/reference/api.md shows related names side by side",
}


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
    def parameter_mismatches(self):
        """Let classes have attributes that are not parameters."""
        if not inspect.isclass(self.obj):
            return super().parameter_mismatches
        expected = {name for name in self.signature_parameters if name[0] not in "*_"}
        missing = sorted(expected - set(self.doc_all_parameters))
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
            documented = [(name, value)]
            documented += [(f"{name}.{member}", what) for member, what in public_members(value)]
            for path, what in documented:
                found += [f"{room}.{path}: {code} {text}" for code, text in _errors(what)]
    return found


def _errors(value: object) -> list[tuple[str, str]]:
    if isinstance(value, classmethod | staticmethod):
        value = value.__func__
    # without the members that numpydoc would add to the sections of a class
    doc = get_doc_object(value, config={"show_class_members": False})
    found = validate("", validator_cls=lambda obj_name: PublicValidator(doc))
    return [(code, text) for code, text in found["errors"] if code not in IGNORED]


if __name__ == "__main__":
    lines = [line for room in sys.argv[1:] or ROOMS for line in problems(room)]
    sys.stdout.writelines(f"{line}\n" for line in lines)
    sys.exit(1 if lines else 0)
