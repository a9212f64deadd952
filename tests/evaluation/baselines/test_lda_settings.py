"""Settings of LDA."""

import numpy as np
import pytest

from topicgrouper.evaluation.baselines import LdaSettings


def test_the_papers_two_settings():
    heuristics, optimized = LdaSettings.heuristics(), LdaSettings.optimized()
    assert (heuristics.optimize, optimized.optimize) == (False, True)
    for settings in (heuristics, optimized):
        assert (settings.burn_in, settings.samples) == (2_000, 1_000)
        assert settings.optimize_every == 10
        assert settings.beta == 0.1
        np.testing.assert_array_equal(settings.alpha_of(20), np.full(20, 2.5))
    assert LdaSettings.optimized(burn_in=5, samples=3).burn_in == 5


def test_alpha_and_beta_of_ones_own():
    np.testing.assert_array_equal(LdaSettings(alpha=0.5).alpha_of(2), [0.5, 0.5])
    np.testing.assert_array_equal(LdaSettings(alpha=[1, 2]).alpha_of(2), [1.0, 2.0])
    with pytest.raises(ValueError, match="got 2 for 3 topics"):
        LdaSettings(alpha=[1, 2]).alpha_of(3)
    matrix = np.full((4, 2), 0.3)
    np.testing.assert_array_equal(LdaSettings(beta=matrix).beta_of(2, n_columns=4), matrix)
    with pytest.raises(ValueError, match=r"= \(5, 2\), got"):
        LdaSettings(beta=matrix).beta_of(2, n_columns=5)


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"alpha": 0.0}, "alpha must be positive"),
        ({"alpha": [1.0, np.nan]}, "alpha must be positive and finite"),
        ({"alpha": [[1.0]]}, "alpha must be one number"),
        ({"beta": -1.0}, "beta must be positive"),
        ({"beta": [0.1, 0.2]}, "columns × topics"),
        ({"burn_in": -1}, "burn_in must be at least 0"),
        ({"samples": 0}, "samples must be at least 1"),
        ({"optimize_every": 0}, "optimize_every must be at least 1"),
        ({"optimize": "alpha"}, 'optimize must be True, False or "beta"'),
        ({"estimate": "mean"}, '"paper" or "smoothed"'),
    ],
)
def test_bad_values_are_refused(values, message):
    with pytest.raises(ValueError, match=message):
        LdaSettings(**values)
