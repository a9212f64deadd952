"""The file format of topicgrouper archives.

An archive is a zip file. It holds ``manifest.json`` and arrays in NumPy's ``.npy`` format, grouped
in sections: section ``tree`` has the files ``tree/children.npy`` and so on. The manifest is ::

    {
      "format": "topicgrouper",
      "format_version": 1,
      "package_version": "0.2.0",
      "sections": {
        "tree": {
          "arrays": {"children": {"dtype": "<i8", "shape": [3, 2]}, …},
          "meta": {"n_columns": 4, …}
        }, …
      }
    }

The manifest declares every array in the archive, and the archive holds every array declared.
Readers ignore sections that they do not know, so a new kind of content is a new section and not a
new format. The format version rises only when old readers could no longer read the sections they
know. ``docs/reference/file-format.md`` specifies all sections.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from topicgrouper.common.short_repr import short_repr

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy.typing as npt


Meta: TypeAlias = "Mapping[str, str | int | float | bool | None]"


class ArchiveError(ValueError):
    """Raised if a file is not a topicgrouper archive, is damaged, or must not be trusted.

    The message says what is wrong with the file and what to do.

    See Also
    --------
    Model.load : Read a model.
    TopicTree.load : Read a tree.

    Examples
    --------
    >>> from pathlib import Path
    >>> from topicgrouper import ArchiveError, Model
    >>> _ = Path("notes.tg").write_text("just some text")
    >>> try:
    ...     Model.load("notes.tg")
    ... except ArchiveError as error:
    ...     print(str(error).partition("; ")[0])
    cannot read 'notes.tg': not a topicgrouper file
    """


@short_repr
@dataclass(frozen=True, slots=True, eq=False)
class Section:
    """One part of a ``.tg`` file: arrays of numbers and single values, by name."""

    arrays: Mapping[str, npt.NDArray[Any]]
    meta: Meta = field(default_factory=dict)

    def check_version(self, known: int, *, what: str) -> None:
        """Refuse what a newer version wrote. That is not damage, so it is an `ArchiveError`."""
        version = self.meta["version"]
        if version != known:
            raise ArchiveError(
                f"its {what} has version {version!r:.40}, which a newer version wrote; upgrade "
                "topicgrouper"
            )
