"""The explorer in notebooks."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, SupportsIndex

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.explorer.documents import embedded_within
from topicgrouper.explorer.page import render_page
from topicgrouper.explorer.payload import make_payload
from topicgrouper.storage.atomic_file import atomic_write

if TYPE_CHECKING:
    from collections.abc import Iterable
    from os import PathLike

    from topicgrouper.model.model import Model
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["NotebookPage", "explore"]


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

    See Also
    --------
    explore : Return such a page.

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

    def save(self, path: str | PathLike[str]) -> None:
        """Write the page to a file, completely or not at all.

        Parameters
        ----------
        path : str or path-like
            The file. An existing file is replaced.
        """
        with atomic_write(Path(path)) as file:
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
    """Show a model in a notebook, with the page of ``topicgrouper explore``.

    Parameters
    ----------
    model : Model
        The model; ``Model(tree)`` for a tree alone.
    title : str, optional
        Title of the page (default: the name of the model's source).
    views : iterable of int or FlatView, default=()
        The page opens on the first of these. Refined views (`topicgrouper.refine`) can be switched
        on and off.
    height : int, default=720
        Height of the frame in pixels.
    document_limit : int, default=2000000
        Maximum number of bytes for documents, as the page is saved with the notebook. If they
        exceed it, the page has the strongest documents of each topic.

    Returns
    -------
    NotebookPage

    Raises
    ------
    ValueError
        If a view belongs to another tree or cannot be shown, or a number is out of range.

    See Also
    --------
    topicgrouper.Model.explore : The same as a method.
    write_page : Write the page to a file.

    Examples
    --------
    >>> from topicgrouper import Model, fit_tree
    >>> from topicgrouper.explorer import explore
    >>> tree = fit_tree([[2, 1, 0], [0, 1, 3]], ["cat", "dog", "tea"])
    >>> page = explore(Model(tree), title="Pets", height=500)
    >>> page
    NotebookPage(height=500)
    >>> page.save("pets.html")
    """
    for name, value, minimum in (("height", height, 1), ("document_limit", document_limit, 0)):
        if value < minimum:
            msg = f"{name} must be at least {minimum}, got {value}"
            raise ValueError(msg)
    views = list(views)
    documents = embedded_within(model, limit=document_limit, views=views)
    payload = make_payload(model, title=title, documents=documents, views=views)
    return NotebookPage(render_page(payload), height)
