"""False alarms on shuffled labels: the test beside ours, and a whole run."""

import numpy as np
import pytest
from scipy.stats import chi2_contingency

from experiments import group_tests
from experiments.laboratory.results import Results
from topicgrouper import fit_tree
from topicgrouper.groups import compare_groups


@pytest.fixture
def comparison():
    rng = np.random.default_rng(0)
    counts = rng.poisson(2.0, size=(60, 5))
    return compare_groups(fit_tree(counts).view(4), ["x"] * 20 + ["y"] * 40)


def test_chi_squared_is_that_of_a_table_of_four_cells(comparison):
    found = group_tests.chi_squared_p_values(comparison)
    counts = group_tests.word_counts(comparison)
    lengths = counts.sum(axis=0)
    assert counts / lengths == pytest.approx(comparison.word_shares)
    for topic, row in enumerate(counts):
        table = [row, lengths - row]
        expected = chi2_contingency(table, correction=False).pvalue
        assert found[topic] == pytest.approx([expected, expected])


def test_a_quick_run(run_quick, tmp_path):
    results = run_quick(group_tests.main, tmp_path)
    rows = list(Results(results / "group_tests.csv", group_tests.AlarmRow))
    assert [(row.data_set, row.column) for row in rows] == [
        ("Twenty News Groups", "class"),
        ("Reuters 21578", "class"),
        ("Online Retail", "country"),
        ("Online Retail", "month"),
    ]
    for row in rows:
        assert row.shuffles == group_tests.QUICK_SHUFFLES
        assert row.groups >= 2
        assert 0 <= row.alarms <= row.shuffles
    assert "Online Retail, by month" in (results / "group_tests.md").read_text(encoding="utf-8")
