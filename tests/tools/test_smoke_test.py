"""The smoke test of wheels passes here, and notices a tree that differs."""

import numpy as np
import pytest

from tools import smoke_test


def test_the_trees_of_fixed_counts_are_those_of_every_system():
    assert smoke_test.check_digests() == ", ".join(smoke_test.DIGESTS.values())


def test_another_tree_is_noticed(monkeypatch):
    counts = smoke_test.fixed_counts()
    monkeypatch.setattr(smoke_test, "fixed_counts", lambda: np.roll(counts, 1, axis=0) + counts)
    with pytest.raises(AssertionError, match="counts times 1"):
        smoke_test.check_digests()


def test_the_counts_use_both_widths():
    counts = smoke_test.fixed_counts()
    narrow, wide = smoke_test.DIGESTS
    assert counts.sum() * narrow < 2**31
    assert counts.max() * wide >= 2**32


def test_a_command_that_fails_is_told():
    with pytest.raises(AssertionError, match="No such command"):
        smoke_test.run_command("no-such-command")
