"""Accuracies that are compared on the same documents."""

from base64 import b64encode

import numpy as np
import pytest

from experiments.laboratory.classification_points import ClassifiedRow


def row(hits):
    bits = np.packbits(np.array(hits, dtype=bool)).tobytes()
    share = float(np.mean(hits))
    return ClassifiedRow("a", "b", 3, share, len(hits), 0, 0.0, 0, b64encode(bits).decode())


def test_the_documents_are_those_that_were_packed():
    hits = np.random.default_rng(0).random(37) < 0.7
    np.testing.assert_array_equal(row(hits).hits, hits)
    assert row(hits).standard_error == pytest.approx(np.std(hits) / np.sqrt(37))


def test_differences_count_documents_that_one_model_alone_got_right():
    one, other = [1] * 90 + [1] * 8 + [0] * 2, [1] * 90 + [0] * 8 + [1] * 2
    difference = row(one).minus(row(other))
    assert (difference.better, difference.worse) == (8, 2)
    assert difference.value == pytest.approx(0.06)
    assert difference.standard_error == pytest.approx(np.sqrt(10) / 100)
    assert difference.is_tie
    # With less disagreement, the same difference is more than two standard errors.
    assert not row([1] * 98 + [0] * 2).minus(row([1] * 92 + [0] * 8)).is_tie
    assert row(one).minus(row(one)).is_tie
