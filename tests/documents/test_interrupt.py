"""Ctrl-C ends a long fit, scoring or prediction."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow

# A loaded machine may take long and is no bug.
MAX_SECONDS = 5.0

PROGRAM = """
import os, signal, threading, time
import numpy as np
from benchmarks.document_model import chain
from topicgrouper import DocumentModel, fit_documents

tree = chain(30_000, 2_000)
model = DocumentModel(tree, np.full(29_999, 0.01), np.full(29_999, 2.0))
model.log_probability(tree.counts[:1])
sent = []

def interrupt():
    time.sleep(0.3)
    sent.append(time.perf_counter())
    os.kill(os.getpid(), signal.SIGINT)

threading.Thread(target=interrupt).start()
try:
    while True:  # however fast the machine is
        {call}
except KeyboardInterrupt:
    print(time.perf_counter() - sent[0])
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
    result = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(call=call)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert float(result.stdout) < MAX_SECONDS
