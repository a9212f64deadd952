"""How settings are counted."""

from benchmarks.peers.settings import Step, count_settings


def fit(counts, n_topics, *, alpha=0.1, seed=0, n_jobs=1, verbose=False):
    return counts, n_topics, alpha, seed, n_jobs, verbose


def test_data_chance_and_threads_are_no_settings():
    assert count_settings([Step(fit)]) == (2, 0)
    assert count_settings([Step(fit, {"n_topics": 5, "seed": 1, "n_jobs": 2})]) == (2, 1)


def test_steps_are_summed():
    assert count_settings([Step(fit, {"n_topics": 5}), Step(fit, {"alpha": 1})]) == (4, 2)


def test_a_step_is_called_with_its_options():
    assert Step(fit, {"n_topics": 5})("data", verbose=True) == ("data", 5, 0.1, 0, 1, True)
