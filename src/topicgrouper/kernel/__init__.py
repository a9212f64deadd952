"""From counts to joins: the exact agglomeration, its memory plan and its slow reference."""

from topicgrouper.kernel.agglomerate import Agglomeration, Joins, agglomerate
from topicgrouper.kernel.estimate import FitEstimate, estimate_fit
from topicgrouper.kernel.memory import ALGORITHMS, NotEnoughMemoryError
from topicgrouper.kernel.whole_counts import WholeCounts, to_whole_counts

__all__ = [
    "ALGORITHMS",
    "Agglomeration",
    "FitEstimate",
    "Joins",
    "NotEnoughMemoryError",
    "WholeCounts",
    "agglomerate",
    "estimate_fit",
    "to_whole_counts",
]
