"""How many examples property tests get, and from where."""

import os

from hypothesis import HealthCheck, Phase, settings
from hypothesis.internal.conjecture import providers

# How long an example takes depends on the machine, and slow machines have no bug.
settings.register_profile(
    "steady",  # the same examples in every run
    derandomize=True,
    max_examples=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.register_profile(
    "search",  # those of a seed, for `make properties`
    derandomize=False,  # which Hypothesis has by default where it sees CI
    max_examples=int(os.environ.get("EXAMPLES", "50")),
    database=None,
    deadline=None,
    phases=[Phase.generate, Phase.shrink],
    suppress_health_check=list(HealthCheck),
)
settings.load_profile("steady")

# Otherwise examples also depend on the constants in all modules that earlier tests have imported.
providers._get_local_constants = providers.Constants


def costly(test):
    """Give a test with slow examples a sixth of them."""
    return settings(max_examples=settings.default.max_examples // 6)(test)
