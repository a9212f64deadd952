"""Ctrl-C ends a long fit, scoring or prediction."""

import pytest

from tests.interrupted_process import work_after_ctrl_c

pytestmark = pytest.mark.slow

MAX_SECONDS = 5.0

SETUP = """
import numpy as np
from benchmarks.document_model import chain
from topicgrouper import DocumentModel, fit_documents

tree = chain(30_000, 2_000)
model = DocumentModel(tree, np.full(29_999, 0.01), np.full(29_999, 2.0))
model.log_probability(tree.counts[:1])
"""


@pytest.mark.parametrize(
    "call",
    [
        "fit_documents(tree)",
        "fit_documents(tree, n_jobs=2)",
        "model.log_probability(tree.counts)",
        "model.top_words(tree.counts)",
        "model.query_log_likelihoods(tree.counts[:1], tree.counts)",
        "model.surprise(tree.counts)",
    ],
)
def test_ctrl_c_ends_a_call(call):
    assert work_after_ctrl_c(call, setup=SETUP) < MAX_SECONDS
