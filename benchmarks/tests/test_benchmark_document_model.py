"""The benchmark of the document model, on made-up counts."""

import json

import numpy as np

from benchmarks.document_model import chain
from benchmarks.tests.programs import run


def test_all_subjects_are_measured(tmp_path):
    output = tmp_path / "document_model.json"
    done = run("document_model", "--quick", "--repeat", 1, "--output", output)
    assert done.returncode == 0, done.stderr
    found = json.loads(output.read_text(encoding="utf-8"))["data"]
    both = {"fit-1", "fit-all", "score", "words", "top", "surprise"}
    real = {"tree", "query", "query-sorted", "lda-fit", "lda-score"}
    assert set(found["quick"]["subjects"]) == both | real
    assert set(found["chain"]["subjects"]) == both
    assert all(one["seconds"] > 0 for one in found["quick"]["subjects"].values())
    assert done.stdout.count("| made up") == 11
    assert done.stdout.count("| chain") == 6


def test_a_chain_joins_one_word_at_a_time():
    tree = chain(40, 10)
    assert tree.n_words == 40
    assert np.array_equal(tree.children[1:, 1], np.arange(40, 78))
    assert (tree.word_frequencies > 0).all()
