"""Checks of arguments and of optional packages, and numbers of threads.

Each refuses what is wrong in one sentence.
"""

from __future__ import annotations

from importlib.util import find_spec
from math import inf
from numbers import Integral
from typing import TYPE_CHECKING, Any

from topicgrouper.arrays.short_repr import brief

if TYPE_CHECKING:
    from types import UnionType


def check_kind(name: str, value: Any, kind: type | UnionType, what: str) -> None:
    """Refuse a value of another kind."""
    if not isinstance(value, kind):
        raise TypeError(f"{name} must be {what}, got {brief(value)}.")


def whole_number(
    name: str,
    value: Any,
    *,
    minimum: float = -inf,
    maximum: float = 2**31 - 1,
    such: object = None,
) -> int:
    """Return a whole number in a range; neither a truth value nor a float is one."""
    if isinstance(value, bool) or not isinstance(value, Integral):
        like = "" if such is None else f", such as {such}"
        raise TypeError(f"{name} must be a whole number{like}, got {brief(value)}")
    number = int(value)
    if number < minimum:
        raise ValueError(f"{name} must be at least {minimum}, got {number}")
    if number > maximum:
        raise ValueError(f"{name} must be at most {maximum}, got {number}")
    return number


def thread_count(n_jobs: int | None) -> int:
    """Return the number of threads that ``n_jobs`` means to joblib, whose settings it follows.

    A fit in a thread goes on while Python exits, when joblib cannot be imported any more: modules
    that fit import it when they are imported.
    """
    if n_jobs is not None and not whole_number("n_jobs", n_jobs, such="-1 for all processors"):
        raise ValueError("n_jobs must be None, a positive number or a negative one; got 0")
    from joblib import effective_n_jobs  # noqa: PLC0415 - slow; looking at a model needs no threads

    return int(effective_n_jobs(n_jobs))


def free_threads() -> int:
    """Return the number of threads for a question about a model.

    All processors take part, unless joblib was told otherwise: in its workers there is one.
    """
    from joblib.parallel import get_active_backend  # noqa: PLC0415 - as above

    backend, n_jobs = get_active_backend()
    return thread_count(-1 if n_jobs is None and not backend.nesting_level else None)


EXTRAS = {
    "distributed": ("Dask", "dask"),
    "icu4py": ("ICU", "scripts"),
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
