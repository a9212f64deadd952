"""The docstrings of constants, which Sphinx looks for only in the module that a page names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tests.docs.api_page import constant_doc

if TYPE_CHECKING:
    from sphinx.application import Sphinx


def _describe(
    _app: Sphinx, what: str, name: str, value: object, _options: object, lines: list[str]
) -> None:
    if what != "data":
        return
    lines[:] = constant_doc(name.rpartition(".")[2], value).splitlines()
    if isinstance(value, Mapping):  # formats and measures
        lines += ["", *(f"- ``{key}``: {_summary(each)}" for key, each in value.items())]


def _summary(value: object) -> str:
    """Return what an entry of a constant says about itself."""
    found = (getattr(value, name, None) for name in ("summary", "description", "heading"))
    return next(text for text in found if text)


def setup(app: Sphinx) -> dict[str, bool]:
    """Connect the docstrings to their pages."""
    app.connect("autodoc-process-docstring", _describe)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
