"""The explorer, which is built upon trees, reached from a tree without importing it.

The package declares it as an entry point, as plotting backends do: whoever installs another one
under the same name replaces it.
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
        If none is installed.
    """
    for entry in entry_points(group=_GROUP, name="explore"):
        function: Callable[..., Any] = entry.load()
        return function
    msg = "no explorer is installed; reinstall topicgrouper with `pip install topicgrouper`"
    raise ImportError(msg)
