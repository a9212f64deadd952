"""Settings and data that tests of several packages share."""

import os
import signal
from pathlib import Path

import pytest

import tests.property_profiles  # noqa: F401 - loads the profile of property tests

pytest_plugins = ["tests.time_by_folder"]

# A shell's background processes ignore Ctrl-C, and tests that send it would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Programs that tests start import helpers from this package too, wherever they run.
ROOT = Path(__file__).resolve().parents[1]
os.environ["PYTHONPATH"] = os.pathsep.join(
    filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")])
)


# What measures and reproduces is not the package: who changes it runs its tests, and so does CI.
SLOW_FOLDERS = ("benchmarks/tests/", "experiments/tests/")


def pytest_collection_modifyitems(items):
    """Count tests of real data among the slow ones, as the data sets are large."""
    for item in items:
        is_of_data = "data_directory" in getattr(item, "fixturenames", ())
        if is_of_data or item.path.relative_to(ROOT).as_posix().startswith(SLOW_FOLDERS):
            item.add_marker(pytest.mark.slow)


def pytest_terminal_summary(terminalreporter, exitstatus, config):
    """Say why nothing was run, if the tests that were asked for may be slow ones."""
    if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and config.option.markexpr == "not slow":
        terminalreporter.line("If these tests are slow ones, run them with make test-slow TESTS=…")


@pytest.fixture(scope="session")
def data_directory():
    """Return the directory of the real data sets, which are not part of the repository."""
    name = os.environ.get("TOPICGROUPER_DATA")
    if not name:
        pytest.skip("TOPICGROUPER_DATA does not name the directory of the data sets")
    directory = Path(name)
    if not directory.is_dir():
        pytest.skip(f"TOPICGROUPER_DATA names {name}, which is not a directory")
    return directory


@pytest.fixture
def newest_versions():
    """Skip a test of what pages show where other versions of our dependencies print other words."""
    if os.environ.get("TOPICGROUPER_OLDEST_VERSIONS"):
        pytest.skip("pages show what the newest versions of our dependencies print")
