"""Rows about rankings and completions."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["CompletionRow", "QuantityRow", "RankingRow", "RankingTestRow"]


@dataclass(frozen=True)
class RankingRow:
    """How well a method ranks the documents of a collection: means over queries, and errors."""

    collection: str
    method: str
    documents: int
    words: int
    queries: int
    average_precision: float
    average_precision_error: float
    precision_at_10: float
    precision_at_10_error: float
    ndcg_at_10: float
    ndcg_at_10_error: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.collection, self.method


@dataclass(frozen=True)
class RankingTestRow:
    """The difference in mean average precision between two methods, over the same queries."""

    collection: str
    method: str
    rival: str
    queries: int
    difference: float
    error: float
    p_value: float
    better: int
    worse: int

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.collection, self.method, self.rival


@dataclass(frozen=True)
class CompletionRow:
    """A measure of one method: a mean over baskets, and by how much the tree is ahead of it."""

    data_set: str
    split: int
    method: str
    setting: str
    measure: str
    articles: int
    baskets: int
    value: float
    error: float
    tree_ahead: float
    tree_ahead_error: float
    fit_cpu_seconds: float
    cpu_milliseconds: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.split, self.method, self.measure


@dataclass(frozen=True)
class QuantityRow:
    """How well baskets are completed whose quantities count in one way: a mean over baskets."""

    data_set: str
    split: int
    pieces: str
    method: str
    measure: str
    articles: int
    baskets: int
    value: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.split, self.pieces, self.method, self.measure
