"""Means and laws of growth: what was put in comes out."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from experiments.laboratory.regression import (
    fit_multiple,
    fit_power_law,
    fit_terms,
    mean_and_error,
)

SIZES = np.array([1.0, 10.0, 40.0, 100.0])


@given(st.floats(1e-6, 1e6), st.floats(-3, 3))
def test_a_power_law_is_found_again(factor, exponent):
    found = fit_power_law(SIZES, factor * SIZES**exponent)
    assert found.factor == pytest.approx(factor)
    assert found.exponent == pytest.approx(exponent, abs=1e-9)


def test_the_error_of_an_exponent_is_that_of_the_slope():
    assert str(fit_power_law([1.0, 2.0], [3.0, 12.0])) == "2.00"
    assert str(fit_power_law(SIZES, 5 * SIZES**2)) == "2.00 ± 0.00"
    noise = np.random.default_rng(0).normal(scale=0.3, size=(2000, len(SIZES)))
    laws = [fit_power_law(SIZES, SIZES * np.exp(one)) for one in noise]
    # Over many samples, exponents scatter as their errors say.
    scatter = np.std([law.exponent for law in laws])
    assert np.sqrt(np.mean([law.error**2 for law in laws])) == pytest.approx(scatter, rel=0.1)


def test_no_multiple_is_closer_than_the_one_found():
    y = np.array([2.0, 21.0, 79.0, 190.0])
    beta = fit_multiple(SIZES, y)
    errors = [np.sum((change * beta * SIZES - y) ** 2) for change in (0.999, 1.0, 1.001)]
    assert errors[1] == min(errors)


def test_terms_of_very_different_size_are_told_apart():
    terms = np.array([[1e9, 1e3, 1.0], [1e8, 5e3, 2.0], [4e9, 1e2, 3.0], [2e9, 7e3, 9.0]])
    costs = np.array([2e-9, 0.0, 3.0])
    assert fit_terms(terms, terms @ costs) == pytest.approx(costs, abs=1e-9)


def test_no_term_costs_less_than_nothing():
    terms = np.array([[1.0, 3.0], [2.0, 2.0], [3.0, 1.0]])
    assert fit_terms(terms, np.array([1.0, 2.0, 3.0])).tolist() == pytest.approx([1.0, 0.0])


def test_relative_errors_count():
    # Absolutely the second point would decide and give nearly 2; relatively both count alike.
    (cost,) = fit_terms([[1.0], [1000.0]], [1.0, 2000.0])
    assert cost == pytest.approx((1 + 0.5) / (1 + 0.25))


def test_means_are_of_what_is_known():
    assert mean_and_error([1.0, np.nan, 3.0, 5.0]) == pytest.approx((3.0, 2.0 / np.sqrt(3)))
    assert np.isnan(mean_and_error([1.0])[1])
