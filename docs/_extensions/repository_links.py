"""Links from a page to files outside ``docs/``.

On a code host such a link opens the file. On the site it leads to the page that includes the file,
if there is one, and otherwise to the file on the code host.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parents[2]
PAGES = {
    "CHANGELOG.md": "docs/project/changelog.md",
    "CODE_OF_CONDUCT.md": "docs/project/conduct.md",
    "CONTRIBUTING.md": "docs/project/contributing.md",
    "README.md": "docs/index.md",
    "SECURITY.md": "docs/project/security.md",
    "benchmarks/README.md": "docs/project/benchmarks.md",
}
_LINK = re.compile(r"(?<!!)(?<=\]\()(?P<target>[^)#\s:]+)(?P<anchor>#[^)\s]*)?(?=\))")
_INCLUDE = re.compile(r"^```\{include\} (?P<file>\S+)\n```$", re.MULTILINE)
_EXAMPLE = re.compile(r"examples/(plot_\w+)\.py")
_PICTURE = (".svg", ".png", ".webp")


def with_site_links(text: str, page: Path, *, written_in: Path, repository: str) -> str:
    """Return the text of a page with links that work on the site.

    Parameters
    ----------
    text : str
        Markdown.
    page : pathlib.Path
        The page that shows it, relative to the root of the repository.
    written_in : pathlib.Path
        The file the text was written for, relative to the root: links start from there.
    repository : str
        Where the files of the repository are shown.

    Returns
    -------
    str
    """

    def site_link(match: re.Match[str]) -> str:
        target = os.path.normpath(written_in.parent / match["target"])
        shown = PAGES.get(target) or _EXAMPLE.sub(r"docs/examples/\1.rst", target)
        inside = shown.startswith("docs/") or shown.endswith(_PICTURE)
        if inside and (ROOT / shown).exists():
            return os.path.relpath(shown, page.parent) + (match["anchor"] or "")
        return f"{repository}/blob/main/{target}{match['anchor'] or ''}"

    return _LINK.sub(site_link, text)


def _read(app: Sphinx, docname: str, source: list[str]) -> None:
    path = Path(app.env.doc2path(docname)).resolve()
    if path.suffix != ".md":
        return
    page = path.relative_to(ROOT)
    repository: str = app.config.html_theme_options["github_url"]

    def included(match: re.Match[str]) -> str:
        file = Path(os.path.normpath(page.parent / match["file"]))
        text = (ROOT / file).read_text(encoding="utf-8")
        return with_site_links(text, page, written_in=file, repository=repository)

    if _INCLUDE.search(source[0]):
        source[0] = _INCLUDE.sub(included, source[0])
    else:
        source[0] = with_site_links(source[0], page, written_in=page, repository=repository)


def setup(app: Sphinx) -> dict[str, bool]:
    """Connect the rewriting of links to the reading of pages."""
    app.connect("source-read", _read)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
