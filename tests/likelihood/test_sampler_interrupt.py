"""Ctrl-C ends the samplers, even within one long document."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow

# A loaded machine may take long and is no bug.
MAX_SECONDS = 5.0

PROGRAM = """
import os, signal, threading, time
import numpy as np
from topicgrouper.likelihood import anneal, fold_in, left_to_right

topics = np.random.default_rng(0).dirichlet(np.ones(50), size=20)
sent = []

def interrupt():
    time.sleep(0.4)
    sent.append(time.perf_counter())
    os.kill(os.getpid(), signal.SIGINT)

threading.Thread(target=interrupt).start()
try:
    {call}
except KeyboardInterrupt:
    print(time.perf_counter() - sent[0])
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
    result = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(call=call)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert float(result.stdout) < MAX_SECONDS
