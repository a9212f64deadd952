"""The columns of the documents as a section of the file of a model.

Column ``i`` has its different values, sorted, and the position of each document's value in them:
most columns repeat few values.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.storage.archive_format import Section
from topicgrouper.storage.string_table import decode_strings, encode_strings

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import numpy.typing as npt

__all__ = ["columns_of_section", "columns_section"]


def columns_section(columns: Mapping[str, Sequence[str]]) -> Section:
    """Return columns as a section."""
    arrays: dict[str, npt.NDArray[Any]] = {}
    arrays["names_text"], arrays["names_ends"] = encode_strings(list(columns))
    for number, values in enumerate(columns.values()):
        different = sorted(set(values))
        places = {value: place for place, value in enumerate(different)}
        arrays[f"values_{number}_text"], arrays[f"values_{number}_ends"] = encode_strings(different)
        arrays[f"places_{number}"] = np.array(
            [places[value] for value in values], dtype=np.min_scalar_type(len(different))
        )
    return Section(arrays)


def columns_of_section(section: Section, *, n_documents: int) -> dict[str, tuple[str, ...]]:
    """Return the columns in a section; equal values are one string.

    Parameters
    ----------
    section : Section
        The section.
    n_documents : int
        Number of documents of the model, each of which has one value per column.

    Returns
    -------
    dict of str to tuple of str

    Raises
    ------
    ValueError, LookupError
        If the section does not hold valid columns.
    """
    arrays = section.arrays
    names = decode_strings(arrays["names_text"], ends=arrays["names_ends"])
    if len(set(names)) < len(names):
        msg = "two columns of the documents have the same name"
        raise ValueError(msg)
    columns = {}
    for number, name in enumerate(names):
        values = decode_strings(
            arrays[f"values_{number}_text"], ends=arrays[f"values_{number}_ends"]
        )
        places = arrays[f"places_{number}"]
        if (
            places.shape != (n_documents,)
            or places.dtype.kind != "u"
            or places.max(initial=0) >= max(len(values), 1)
        ):
            msg = (
                f"the values of column {name!r:.40} must be {n_documents:,} positions in the list "
                "of its values, one per document"
            )
            raise ValueError(msg)
        if len(places) and not values:
            msg = f"column {name!r} has documents but no values"
            raise ValueError(msg)
        columns[name] = tuple(map(values.__getitem__, places.data))
    return columns
