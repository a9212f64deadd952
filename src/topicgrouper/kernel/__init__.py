"""From counts to joins: the exact agglomeration, its memory plan and its slow reference."""

from topicgrouper.kernel.memory import FitEstimate, NotEnoughMemoryError, estimate_fit

__all__ = ["FitEstimate", "NotEnoughMemoryError", "estimate_fit"]
