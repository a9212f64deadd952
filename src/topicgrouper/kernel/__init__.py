"""From counts to joins: the exact agglomeration, its memory plan and its slow reference."""

from topicgrouper.kernel.memory import NotEnoughMemoryError

__all__ = ["NotEnoughMemoryError"]
