"""Access from a tree to the explorer, which depends on trees and so cannot be imported here.

The explorer is an entry point of the package, as plotting backends are; another package can
register its own.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["notebook_explorer"]

_GROUP = "topicgrouper.notebook"


def notebook_explorer() -> Callable[..., Any]:
    """Return the function that shows a tree or a model in a notebook.

    Raises
    ------
    ImportError
        If no explorer is installed.
    """
    for entry in entry_points(group=_GROUP, name="explore"):
        function: Callable[..., Any] = entry.load()
        return function
    msg = "no explorer is installed; reinstall topicgrouper with `pip install topicgrouper`"
    raise ImportError(msg)
