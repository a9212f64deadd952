"""What these tests share with those of the package."""

from tests.conftest import (
    data_directory,  # noqa: F401 - a fixture
    pytest_collection_modifyitems,  # noqa: F401 - all tests here are slow
)
