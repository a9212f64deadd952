"""Names of topics that a served page saves in the file of its model.

A page sends the name that it saw before with the new one. If the file has another by then, from a
second tab or from ``topicgrouper names``, nothing is written and the page learns the current one:
nobody overwrites a name without having seen it.
"""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

from topicgrouper.tree.topic import TopicName

if TYPE_CHECKING:
    from collections.abc import Mapping
    from os import PathLike

    from topicgrouper.model.model import Model


def named_nodes(names: Mapping[int, TopicName]) -> list[dict[str, Any]]:
    """Return names for a page."""
    return [{"node": node, "name": given.name, "note": given.note} for node, given in names.items()]


class NameConflictError(Exception):
    """The name in the file is not the one that the page saw; `current` is."""

    def __init__(self, current: TopicName | None) -> None:
        super().__init__("this topic has been named elsewhere meanwhile")
        self.current = current


class NameSaver:
    """Saves the names of a model in the file that it was loaded from."""

    def __init__(self, path: str | PathLike[str], model: Model) -> None:
        self._path = Path(path)
        self._model = model
        self._digest = model.tree.digest()
        self._names: Mapping[int, TopicName] = model.topic_names
        self._stamp: tuple[int, ...] | None = None
        self._lock = threading.Lock()

    def names(self) -> dict[str, Any]:
        """Return the names that the file has now; it is read only if it has changed."""
        with self._lock:
            stamp = self._current_stamp()
            if self._stamp != stamp:
                model = self._model.load(self._path, texts=False, soft=False)
                if model.tree.digest() != self._digest:
                    msg = f"{self._path.name} now holds another tree; restart the server"
                    raise ValueError(msg)
                self._names, self._stamp = model.topic_names, stamp
            return {"names": named_nodes(self._names)}

    def save(self, request: Any) -> dict[str, Any]:
        """Save the name of one topic, and return what the file has now.

        The request is from JSON: ``node``, ``name`` (empty to remove it), ``note``, and ``before``,
        the ``name`` and ``note`` that the page saw, or null.
        """
        if not isinstance(request, dict) or set(request) != {"node", "name", "note", "before"}:
            raise ValueError("a request must be an object with node, name, note and before")
        node, before = request["node"], _name_in(request["before"])
        last = self._model.tree.n_nodes - 1
        if type(node) is not int or not 0 <= node <= last:
            raise ValueError(f"node must be a whole number from 0 to {last}")
        wanted = _name_in({"name": request["name"], "note": request["note"]})

        def change(names: Mapping[int, TopicName]) -> Mapping[int, TopicName]:
            if names.get(node) not in (before, wanted):
                raise NameConflictError(names.get(node))
            changed = {**names, node: wanted}
            return {named: name for named, name in changed.items() if name is not None}

        with self._lock:
            changed = self._model.update_names(self._path, change, digest=self._digest)
            self._names, self._stamp = changed.topic_names, self._current_stamp()
        name, note = (wanted.name, wanted.note) if wanted else ("", "")
        return {"node": node, "name": name, "note": note}

    def _current_stamp(self) -> tuple[int, ...]:
        status = self._path.stat()
        return status.st_ino, status.st_size, status.st_mtime_ns


def _name_in(value: Any) -> TopicName | None:
    """Return the name in a request, or None if there is none."""
    if value is None:
        return None
    if not isinstance(value, dict) or not all(
        isinstance(value.get(key), str) for key in ("name", "note")
    ):
        raise ValueError("a name must be an object with the texts name and note")
    if not value["name"].strip():
        if value["note"].strip():
            raise ValueError("a note needs a name; give the topic one")
        return None
    return TopicName(value["name"], value["note"])
