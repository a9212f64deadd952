"""All measurements of a run, and figures derived from them."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

from benchmarks.subjects import YARDSTICK, Subject

if TYPE_CHECKING:
    from benchmarks.data import DataSet, Size
    from benchmarks.import_time import ImportTime
    from benchmarks.measure import Measurement, Settings

# The memory that MEHAC may take beyond that of the process before the fit.
_BYTES_PER_NONZERO = 40
_BYTES_PER_WORD = 2_000
_FIXED_BYTES = 32_000_000


@dataclass
class Results:
    """A run so far.

    Attributes
    ----------
    subjects : list
        In the order of the tables.
    sizes : dict
        Of the data sets, by name, in the order in which they are measured.
    measurements : list
        In the order in which they were made.
    """

    machine: dict[str, str]
    settings: Settings
    subjects: list[Subject]
    import_time: ImportTime | None = None
    sizes: dict[str, Size] = field(default_factory=dict)
    measurements: list[Measurement] = field(default_factory=list)

    def titles(self) -> dict[str, str]:
        """Return the subjects' titles by name."""
        return {subject.name: subject.title for subject in self.subjects}

    def of(self, data: DataSet) -> list[Measurement]:
        """Return all subjects on one data set."""
        return [found for found in self.measurements if found.data == data.name]

    def find(self, data: DataSet, subject: str) -> Measurement | None:
        """Return one subject on one data set, if it was measured."""
        return next((found for found in self.of(data) if found.subject == subject), None)

    def ratio(self, data: DataSet, measurement: Measurement) -> float | None:
        """Return the time relative to that of the yardstick."""
        yardstick = self.find(data, YARDSTICK)
        if yardstick is None or yardstick.seconds is None or measurement.seconds is None:
            return None
        return measurement.seconds / yardstick.seconds

    def share_of_allowed(self, measurement: Measurement) -> float | None:
        """Return the share of the memory bound that MEHAC has used; ``None`` for other subjects."""
        if not measurement.subject.startswith("mehac") or measurement.peak_bytes is None:
            return None
        return measurement.peak_bytes / allowed_bytes(self.sizes[measurement.data])

    def digests(self, data: DataSet) -> list[str]:
        """Return the distinct digests of a data set, the yardstick's first; there should be one."""
        found = sorted(self.of(data), key=lambda one: one.subject != YARDSTICK)
        return list(dict.fromkeys(one.digest for one in found if one.digest is not None))

    def to_json(self) -> dict[str, Any]:
        """Return everything as plain values."""
        return asdict(self)


def allowed_bytes(size: Size) -> int:
    """Return MEHAC's bound: 40 bytes per non-zero, 2 KB per word and 32 MB."""
    return _BYTES_PER_NONZERO * size.nonzeros + _BYTES_PER_WORD * size.words + _FIXED_BYTES
