"""Ctrl-C ends the samplers, even within one long document."""

import pytest

from tests.interrupted_process import work_after_ctrl_c

pytestmark = pytest.mark.slow

MAX_SECONDS = 5.0

SETUP = """
import numpy as np
from topicgrouper.likelihood.samplers import anneal, fold_in, left_to_right

topics = np.random.default_rng(0).dirichlet(np.ones(50), size=20)
"""


@pytest.mark.parametrize(
    "call",
    [
        "anneal(np.full((1, 50), 2000), topics, np.ones(20), steps=10**6)",
        "left_to_right(np.full((1, 50), 2000), topics, np.ones(20))",
        "fold_in(np.full((1, 50), 2000), topics, np.ones(20), sweeps=10**9)",
    ],
)
def test_ctrl_c_ends_a_sampler(call):
    assert work_after_ctrl_c(call, setup=SETUP) < MAX_SECONDS
