"""Notebooks of the gallery without the roles of Sphinx.

A link to the API becomes a name in code, a link to a page becomes its title. sphinx-gallery leaves
both as they are, and has no setting for it; so its conversion to Markdown is wrapped.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sphinx_gallery import notebook

if TYPE_CHECKING:
    from sphinx.application import Sphinx

__all__ = ["without_roles"]

ROOT = Path(__file__).resolve().parents[2]
_CODE = re.compile(
    r":(?:func|class|meth):`(?:(?P<text>[^`<]+) <[^`]+>|(?:~[\w.]*\.)?(?P<name>[\w.]+))`"
)
_PAGE = re.compile(r":doc:`(?P<page>[^`]+)`")


def without_roles(text: str) -> str:
    """Return reStructuredText with roles replaced by what they show.

    Parameters
    ----------
    text : str
        A text of an example.

    Returns
    -------
    str
    """
    named = _CODE.sub(lambda match: f"``{match['text'] or match['name']}``", text)
    return _PAGE.sub(lambda match: f"*{_title(match['page'])}*", named)


def _title(page: str) -> str:
    if page.startswith("/"):
        source = (ROOT / "docs" / f"{page[1:]}.md").read_text(encoding="utf-8")
        return source.partition("\n")[0].removeprefix("# ")
    source = (ROOT / "examples" / f"{page}.py").read_text(encoding="utf-8")
    return (ast.get_docstring(ast.parse(source)) or page).partition("\n")[0]


def setup(_: Sphinx) -> dict[str, bool]:
    """Wrap the conversion."""
    to_markdown = notebook.rst2md

    def converted(text: str, *rest: Any) -> str:
        return str(to_markdown(without_roles(text), *rest))

    notebook.rst2md = converted
    return {"parallel_read_safe": True, "parallel_write_safe": True}
