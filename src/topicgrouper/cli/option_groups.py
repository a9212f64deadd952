"""Commands whose options come in groups: declared once in dataclasses, and listed so in the help.

typer knows only options that are parameters of a function. A command may instead take a whole
dataclass as one parameter: `with_groups` shows typer its fields and hands the command the object.
`rich_help_panel` of an option, or `HELP_GROUP` of its dataclass, is its heading in the help.
"""

from __future__ import annotations

import copy
import functools
import inspect
from dataclasses import MISSING, fields, is_dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_type_hints

import typer
from typer.core import TyperCommand

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_OPTIONAL_VALUES = {"--stem": "stemmer", "--stop-words": "list"}


class GroupedCommand(TyperCommand):
    """A command whose help lists its options in groups.

    ``--stem`` and ``--stop-words`` need no value. typer does not support that, so ``auto`` is
    inserted after such an option before typer parses the arguments.
    """

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write the help of arguments and options, each group under its heading."""
        sections: dict[str, list[tuple[str, str]]] = {}
        for parameter in self.get_params(ctx):
            record = parameter.get_help_record(ctx)
            if record is not None:
                is_argument = parameter.param_type_name == "argument"
                group = getattr(parameter, "rich_help_panel", None) or "Options"
                sections.setdefault("Arguments" if is_argument else group, []).append(record)
        # options of no group, such as --help, come last
        for title in sorted(sections, key=lambda title: title == "Options"):
            with formatter.section(title):
                formatter.write_dl(sections[title])

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Insert values that may be left out, then parse."""
        names = {name for parameter in self.params for name in parameter.opts}
        completed = _completed(args, _OPTIONAL_VALUES.keys() & names)
        try:
            return super().parse_args(ctx, [*completed])  # which it empties
        except typer.BadParameter as error:
            if not error.message:  # an argument is missing
                error.message = _why_missing(completed)
            raise


def _completed(args: list[str], options: set[str]) -> list[str]:
    completed = []
    for position, argument in enumerate(args):
        completed.append(argument)
        following = args[position + 1] if position + 1 < len(args) else "-"
        if argument in options and not _is_value(argument, following):
            completed.append("auto")
    return completed


def _is_value(option: str, following: str) -> bool:
    """Return whether an argument is the value of the option before it, not the input."""
    if option == "--stop-words":  # any file can be a list
        return not following.startswith("-")
    from topicgrouper.corpus import TextOptions  # noqa: PLC0415 - slow to import

    try:
        return following == "none" or bool(TextOptions(stemmer=following))
    except ValueError:
        # A word that names no file is a language that is not known, or is misspelt.
        return following.isalpha() and not Path(following).exists()


def _why_missing(completed: list[str]) -> str:
    """Return a sentence about an option that has taken what may have been the input."""
    for option, value in pairwise(completed):
        if option in _OPTIONAL_VALUES and value != "auto":
            taken = _OPTIONAL_VALUES[option]
            return f"{value} was taken as the {taken} of {option}; put INPUT first."
    return ""


def option(declared: str, about: str, **settings: Any) -> Any:
    """Return an option for typer, declared as the help lists it: "-n --topics N"."""
    names = [part for part in declared.split() if part.startswith("-")]
    metavar = declared.removeprefix(" ".join(names)).strip() or None
    return typer.Option(*names, metavar=metavar, help=about, **settings)


def options_given(group: Any) -> list[str]:
    """Return the options of a group whose values are not the defaults, as they are typed."""
    annotations = get_type_hints(type(group), include_extras=True)
    return [
        get_args(annotations[field.name])[1].default
        for field in fields(group)
        if getattr(group, field.name) != field.default
    ]


def with_groups(command: Callable[..., None]) -> Callable[..., None]:
    """Return a command for typer: each field of a dataclass it takes becomes an option."""
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
        kind, option = get_args(annotations[field.name])
        if option.rich_help_panel is None:
            option = copy.copy(option)
            option.rich_help_panel = getattr(group, "HELP_GROUP", None)
        yield inspect.Parameter(
            field.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=inspect.Parameter.empty if field.default is MISSING else field.default,
            annotation=Annotated[kind, option],
        )
