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
    if isinstance(value, Mapping):  # the formats
        summaries = {key: getattr(v, "summary", None) or v.description for key, v in value.items()}
        lines += ["", *(f"- ``{key}``: {summary}" for key, summary in summaries.items())]


def setup(app: Sphinx) -> dict[str, bool]:
    """Connect the docstrings to their pages."""
    app.connect("autodoc-process-docstring", _describe)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
