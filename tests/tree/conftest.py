"""Settings of the property tests."""

from hypothesis import settings

# how long an example takes depends on the machine, and slow machines have no bug
settings.register_profile("any_machine", deadline=None)
settings.load_profile("any_machine")
