"""The description of the package on PyPI: the README with links that work outside the repository.

scikit-build-core calls `dynamic_metadata` whenever it builds the package (see pyproject.toml), so
this module needs nothing but the standard library.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["absolute_links", "dynamic_metadata"]

_RELATIVE = r"(?![a-z]+:|#)(?P<path>[^)\s]+)\)"
_PICTURE = re.compile(r"(?P<text>!\[[^\]]*\]\()" + _RELATIVE)
_LINK = re.compile(r"(?P<text>\]\()" + _RELATIVE)


def absolute_links(text: str, *, repository: str, version: str) -> str:
    """Let relative links and pictures of a Markdown text lead to a tag of the repository.

    Parameters
    ----------
    text : str
        Markdown whose links are relative to the root of the repository.
    repository : str
        The address of the repository.
    version : str
        The version, whose tag is the same with a "v" before it.

    Returns
    -------
    str
        The text; absolute links and those within it are unchanged.
    """
    for pattern, kind in ((_PICTURE, "raw"), (_LINK, "blob")):
        text = pattern.sub(rf"\g<text>{repository}/{kind}/v{version}/\g<path>)", text)
    return text


def dynamic_metadata(settings: Mapping[str, Any], project: Mapping[str, Any]) -> dict[str, Any]:
    """Return the field ``readme``, as scikit-build-core asks for it.

    Parameters
    ----------
    settings : mapping
        Must be empty.
    project : mapping
        The project table; its version and its source address are used.

    Returns
    -------
    dict
        The field.
    """
    if settings:
        raise ValueError(f"pypi_readme takes no settings, got {', '.join(settings)}")
    text = absolute_links(
        Path("README.md").read_text(encoding="utf-8"),
        repository=project["urls"]["Source"],
        version=project["version"],
    )
    return {"readme": {"content-type": "text/markdown", "text": text}}
