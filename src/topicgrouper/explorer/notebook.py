"""The explorer in notebooks."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING, SupportsIndex

from topicgrouper.arrays.argument_checks import whole_number
from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.explorer.packed import unpack
from topicgrouper.explorer.page import render_page
from topicgrouper.explorer.page_documents import embedded_within
from topicgrouper.explorer.payload import make_payload
from topicgrouper.storage.atomic_file import atomic_write

if TYPE_CHECKING:
    from collections.abc import Iterable
    from os import PathLike

    from topicgrouper.model.model import Model
    from topicgrouper.tree.flat_view import FlatView


@shows_little
@dataclass(frozen=True, slots=True)
class NotebookPage:
    """A page that notebooks show in a frame without access to the notebook.

    Attributes
    ----------
    html : str
        The page.
    height : int
        Height of the frame in pixels.
    n_documents : int
        Number of documents in the page.
    n_passages : int
        Number of these that are long and reduced to the passage that shows a topic best.
    all_bytes : int
        Approximate size of all documents in bytes, if the page does not have all of them.

    See Also
    --------
    topicgrouper.Model.explore : Return such a page.

    Examples
    --------
    >>> from pathlib import Path
    >>> from topicgrouper import Model, fit_tree
    >>> tree = fit_tree([[2, 1, 0], [0, 1, 3]], ["cat", "dog", "tea"])
    >>> page = Model(tree).explore()
    >>> page.height, page.html[:15]
    (720, '<!doctype html>')
    >>> page.save("topics.html")
    >>> Path("topics.html").read_text(encoding="utf-8") == page.html
    True
    """

    html: str = field(repr=False)
    height: int = 720
    n_documents: int = 0
    n_passages: int = field(default=0, repr=False)
    all_bytes: int = field(default=0, repr=False)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the page to a file, completely or not at all.

        Parameters
        ----------
        path : str or path-like
            A new file, or an earlier page.

        Raises
        ------
        FileExistsError
            If another file is there.
        """
        with atomic_write(path, kind="page") as file:
            file.write(self.html.encode("utf-8"))

    def _repr_html_(self) -> str:
        # The sandbox gives the page its own origin: no cookies, no access to the notebook.
        return (
            f'<iframe title="Topics" sandbox="allow-scripts allow-downloads" width="100%" '
            f'height="{self.height}" '
            f'style="border: 0" srcdoc="{escape(self.html)}"></iframe>'
        )


def explore(
    model: Model,
    *,
    title: str | None = None,
    views: Iterable[SupportsIndex | FlatView] = (),
    height: int = 720,
    document_limit: int = 2_000_000,
) -> NotebookPage:
    """Return the page of a model; see `Model.explore`."""
    for name, value, minimum in (("height", height, 1), ("document_limit", document_limit, 0)):
        whole_number(name, value, minimum=minimum)
    views = list(views)
    documents, all_bytes = embedded_within(model, limit=document_limit, views=views)
    html = render_page(make_payload(model, title=title, documents=documents, views=views))
    if documents is not None and documents["rows"] is None:
        return NotebookPage(html, height, model.n_documents)
    rows = [] if documents is None else unpack(documents["rows"]).tolist()
    n_passages = 0
    if documents is not None and model.texts is not None:
        shown = zip(documents["texts"], rows, strict=True)
        n_passages = sum(text != model.texts[row] for text, row in shown)
    return NotebookPage(html, height, len(rows), n_passages, all_bytes)
