"""Rows about models of documents."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["DcmRow", "DocumentCurveRow", "DocumentRow", "OrderRow"]


@dataclass(frozen=True)
class DocumentRow:
    """How well a model predicts held-out documents.

    ``perplexity`` is that of whole documents. With half of each document's tokens seen,
    ``completion`` is the perplexity of the others, each given all before it, and ``prediction``
    their perplexity given the seen half alone. Errors are standard errors over documents; the bias
    of sampled perplexities and completions is at most the bound. ``ratio`` is that of the
    perplexity to the Dirichlet tree's, with its standard error over the same documents.
    ``counting`` is "all", or "once" where every word of a document counts once. ``n`` is 0 for
    models without a number of topics. Seconds are of computing: of what the model starts from (the
    tree, or LDA), of its own fit, and of log p(d) of the test documents, which for T(n) and the
    Dirichlet over words includes their fit again.
    """

    data_set: str
    model: str
    n: int
    counting: str
    split: int
    perplexity: float
    perplexity_error: float
    perplexity_bias: float
    completion: float
    completion_error: float
    completion_bias: float
    prediction: float
    prediction_error: float
    ratio: float
    ratio_error: float
    documents: int
    start_seconds: float
    fit_seconds: float
    scoring_seconds: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.model, self.n, self.counting, self.split


@dataclass(frozen=True)
class DcmRow:
    """DCM-LDA on a sample of the test documents: what more steps of annealing change."""

    data_set: str
    n: int
    steps: int
    lower: float
    upper: float
    documents: int
    cpu_seconds: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.n, self.steps


@dataclass(frozen=True)
class OrderRow:
    """Perplexity under a forest with the words of documents in several orders.

    The lowest and the highest of any order, and that of the mean of p(d) over the orders.
    """

    data_set: str
    trees: int
    orders: int
    lowest: float
    highest: float
    over_orders: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.trees, self.orders


@dataclass(frozen=True)
class DocumentCurveRow:
    """Perplexity at one n of the joins above T(n) as Dirichlet tree, and of T(n) itself."""

    data_set: str
    n: int
    tree: float
    view: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.n
