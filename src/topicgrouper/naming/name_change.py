"""Changes to the names of topics."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.tree.topic_names import TopicName

if TYPE_CHECKING:
    from collections.abc import Mapping


@shows_little
@dataclass(frozen=True, slots=True)
class NameChange:
    """Names to give and to remove, as `Model.read_names` returns them.

    `Model.with_topic_names` and `Model.update_names` take a change in place of names.

    Parameters
    ----------
    names : mapping of int to str, optional
        The names by node id. An empty one removes the name that a topic has.
    notes : mapping of int to str, optional
        The notes by node id; other topics keep the notes they have.
    clear : bool, default=False
        Remove all other names and notes.
    n_empty : int, default=0
        How many topics of a file have no name there; they keep the names they have.

    See Also
    --------
    topicgrouper.Model.update_names : Change the names in the file of a model.

    Examples
    --------
    >>> from topicgrouper import TopicName
    >>> from topicgrouper.naming import NameChange
    >>> change = NameChange({5: "Drinks", 6: ""})
    >>> change({5: TopicName("Tea", note="hot"), 6: TopicName("Pets")})
    {5: TopicName(name='Drinks', note='hot')}
    """

    names: Mapping[int, str] = field(default_factory=dict)
    notes: Mapping[int, str] = field(default_factory=dict)
    clear: bool = False
    n_empty: int = 0

    def __call__(self, old: Mapping[int, TopicName]) -> dict[int, TopicName]:
        """Return the names after the change.

        Parameters
        ----------
        old : mapping of int to TopicName
            The names before, by node id.

        Returns
        -------
        dict of int to TopicName

        Raises
        ------
        ValueError
            If a name or note is invalid, or there is a note for a topic without a name.
        """
        found = {} if self.clear else dict(old)
        for node, name in self.names.items():
            given = found.pop(node, None)
            if name.strip():
                found[node] = TopicName(name, given.note if given else "")
        for node, note in self.notes.items():
            if node not in found:
                raise ValueError("a note needs a name; give the topic one, too")
            found[node] = TopicName(found[node].name, note)
        return found
