"""Options that several commands share, declared once as the fields of a dataclass.

typer knows only options that are parameters of a function. A command may instead take a whole group
as one parameter: `with_groups` shows typer the fields and hands the command the object.
"""

from __future__ import annotations

import functools
import inspect
from dataclasses import MISSING, fields, is_dataclass
from typing import TYPE_CHECKING, Any, get_type_hints

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["with_groups"]


def with_groups(command: Callable[..., None]) -> Callable[..., None]:
    """Return a command whose groups of options are separate options for typer.

    Parameters
    ----------
    command : callable
        A command. A parameter annotated with a dataclass stands for all fields of that class,
        which are annotated as typer wants it.

    Returns
    -------
    callable
    """
    signature = inspect.signature(command, eval_str=True)
    groups = {
        name: parameter.annotation
        for name, parameter in signature.parameters.items()
        if isinstance(parameter.annotation, type) and is_dataclass(parameter.annotation)
    }

    @functools.wraps(command)
    def run(**given: Any) -> None:
        for name, group in groups.items():
            values = {field.name: given.pop(field.name) for field in fields(group)}
            given[name] = group(**values)
        command(**given)

    parameters = [
        option
        for parameter in signature.parameters.values()
        for option in (
            _options(groups[parameter.name]) if parameter.name in groups else [parameter]
        )
    ]
    run.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run


def _options(group: type[Any]) -> Iterator[inspect.Parameter]:
    annotations = get_type_hints(group, include_extras=True)
    for field in fields(group):
        yield inspect.Parameter(
            field.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=inspect.Parameter.empty if field.default is MISSING else field.default,
            annotation=annotations[field.name],
        )
