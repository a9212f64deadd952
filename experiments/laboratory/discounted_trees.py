"""The tree's document model for other texts than the document's own continuation.

Within a document words repeat, and the fitted model expects that. A query, like any other text
about the same subject, repeats the document's words less. So each token of a document counts as 1/s
of a token, which is the same as multiplying all concentrations by s. No judgement and no query is
needed to find s: it is where documents are most probable given the other documents.

That tokens should be discounted, and that whole documents should tell by how much (not samples of 5
or 10 of their tokens, and not the queries), was seen in the judgements of the four classic
collections. The rule has no setting, but those collections cannot confirm it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.optimize import minimize_scalar
from scipy.sparse import csr_array
from scipy.special import logsumexp

from topicgrouper.prediction import DocumentModel

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray

__all__ = ["best_discount", "discounted"]

SAMPLE = 300
"""Documents that are predicted from all others."""
BOUNDS = (-2.0, 6.0)
TOLERANCE = 0.1
"""Of log₂ s."""


def discounted(model: DocumentModel, s: float) -> DocumentModel:
    """Return the model in which each token of a document counts as 1/s.

    Parameters
    ----------
    model : DocumentModel
        As fitted.
    s : float
        Above 0; 1 leaves the model as it is.
    """
    return DocumentModel(model.tree, model.means, model.concentrations * s)


def best_discount(
    model: DocumentModel, documents: csr_array[Any], *, n_jobs: int, seed: int = 0
) -> float:
    """Find the s that makes documents most probable given the others.

    A document is predicted by the mean of p(document | other document) over all other documents,
    word by word as a query is.

    Parameters
    ----------
    model : DocumentModel
        Of the documents.
    documents : csr_array
        Counts.
    n_jobs : int
        Threads.
    seed : int, default=0
        Of the sample of documents that are predicted.

    Returns
    -------
    float
        1 if there are not two documents with words.
    """
    with_words = np.flatnonzero(np.diff(documents.indptr))
    if len(with_words) < 2:
        return 1.0
    sample = np.random.default_rng(seed).permutation(with_words)[:SAMPLE]
    predicted, others = csr_array(documents[sample]), csr_array(documents[with_words])
    itself = (np.arange(len(sample)), np.searchsorted(with_words, sample))

    def loss(log_s: float) -> float:
        logs: FloatArray = discounted(model, 2.0**log_s).query_log_likelihoods(
            predicted, others, n_jobs=n_jobs
        )
        logs[itself] = -np.inf
        return -float(logsumexp(logs, axis=1).sum())

    found = minimize_scalar(
        loss, bounds=BOUNDS, method="bounded", options={"xatol": TOLERANCE, "maxiter": 30}
    )
    return float(2.0**found.x)
