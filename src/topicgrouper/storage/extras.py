"""The optional packages, and what to install if one is missing."""

from __future__ import annotations

from importlib.util import find_spec

__all__ = ["EXTRAS", "check_extra", "has_extra", "missing_extra"]

EXTRAS = {
    "distributed": ("Dask", "dask"),
    "icu4py": ("ICU", "scripts"),
    "matplotlib": ("matplotlib", "plots"),
    "polars": ("polars", "parquet"),
    "pypdfium2": ("pypdfium2", "files"),
    "python_calamine": ("python-calamine", "files"),
    "xlsxwriter": ("XlsxWriter", "files"),
}
"""The name of the package and its extra, by the module that is imported."""


def has_extra(module: str) -> bool:
    """Return whether an optional package is installed.

    Parameters
    ----------
    module : str
        A key of `EXTRAS`.

    Returns
    -------
    bool
    """
    return find_spec(module) is not None


def missing_extra(module: str, purpose: str) -> str:
    """Return a message about an optional package that is missing.

    Parameters
    ----------
    module : str
        A key of `EXTRAS`.
    purpose : str
        What it is needed for.

    Returns
    -------
    str

    Examples
    --------
    >>> missing_extra("pypdfium2", "reading PDF")
    "reading PDF needs pypdfium2; install it with: pip install 'topicgrouper[files]'"
    """
    package, extra = EXTRAS[module]
    return f"{purpose} needs {package}; install it with: pip install 'topicgrouper[{extra}]'"


def check_extra(module: str, purpose: str) -> None:
    """Check that an optional package is installed.

    Parameters
    ----------
    module : str
        A key of `EXTRAS`.
    purpose : str
        What it is needed for.

    Raises
    ------
    ModuleNotFoundError
        If it is not.
    """
    if not has_extra(module):
        raise ModuleNotFoundError(missing_extra(module, purpose), name=module)
