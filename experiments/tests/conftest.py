"""Tiny data sets, and experiments that run on them."""

import pytest

from experiments.tests.small_data_sets import write_small_data
from tests.conftest import (
    data_directory,  # noqa: F401 - a fixture
    pytest_collection_modifyitems,  # noqa: F401 - all tests here are slow
)


@pytest.fixture(scope="session")
def small_data(tmp_path_factory):
    """Return a folder with tiny data sets in the forms of the originals, as --data wants it."""
    folder = tmp_path_factory.mktemp("data")
    write_small_data(folder)
    return folder


@pytest.fixture(scope="session")
def run_quick(small_data):
    """Return a function that runs an experiment's main on them and gives the folder of results."""

    def run(main, folder):
        folders = {"data": small_data, "results": folder / "results", "kept": folder / "kept"}
        main(["--quick", "--jobs=2", *(f"--{name}={path}" for name, path in folders.items())])
        return folders["results"]

    return run
