"""The optional packages, and what to install if one is missing."""

from __future__ import annotations

from importlib.util import find_spec

EXTRAS = {
    "distributed": ("Dask", "dask"),
    "icu4py": ("ICU", "scripts"),
    "matplotlib": ("matplotlib", "plots"),
    "polars": ("polars", "parquet"),
    "pypdfium2": ("pypdfium2", "files"),
    "python_calamine": ("python-calamine", "files"),
}
"""The name of the package and its extra, by the module that is imported."""


def has_extra(module: str) -> bool:
    """Return whether an optional package is installed."""
    return find_spec(module) is not None


def missing_extra(module: str, purpose: str) -> str:
    """Return a message about an optional package that is missing."""
    package, extra = EXTRAS[module]
    return f"{purpose} needs {package}; install it with: pip install 'topicgrouper[{extra}]'"


def check_extra(module: str, purpose: str) -> None:
    """Check that an optional package is installed."""
    if not has_extra(module):
        raise ModuleNotFoundError(missing_extra(module, purpose), name=module)
