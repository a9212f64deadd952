"""Options, each declared once: a field of a dataclass, or a parameter of a command, by `option`.

typer knows only options that are parameters of a function. A command may instead take a whole
dataclass as one parameter: `with_groups` shows typer its fields and hands the command the object.
`HELP_GROUP` of the dataclass, or `rich_help_panel` of an option, is the heading in the help. Fields
that `SHOWN` does not name, if there is one, are options that the help does not list.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Sequence
from dataclasses import Field, field, fields, is_dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Any, get_type_hints

import typer
from typer.core import TyperCommand

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class GroupedCommand(TyperCommand):
    """A command whose help lists its options in groups, none of which contradicts itself."""

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
        """Refuse options without their value, or with two, then parse."""
        options = {name: one for one in self.params for name in (*one.opts, *one.secondary_opts)}
        for name, value in pairwise(args):
            if value in options and name in options and _takes_value(options[name]):
                raise typer.BadParameter("needs a value", ctx, options[name])
        _, _, given = self.make_parser(ctx).parse_args([*args])  # which it empties
        for parameter in given:
            if _takes_one_value(parameter) and given.count(parameter) > 1:
                raise typer.BadParameter("given twice; give it once", ctx, parameter)
        return super().parse_args(ctx, args)


def _takes_value(parameter: Any) -> bool:
    """Return whether the next argument belongs to an option."""
    return parameter.param_type_name == "option" and not parameter.is_flag


def _takes_one_value(parameter: Any) -> bool:
    """Return whether an option that is given twice contradicts itself."""
    if parameter.param_type_name != "option" or parameter.multiple:
        return False
    return not parameter.is_flag or bool(parameter.secondary_opts)


def option(
    help_text: str, metavar: str | None = None, *names: str, default: Any = None, **settings: Any
) -> Any:
    """Declare an option; its type is that of the field or parameter, and so is its name.

    `names` are given where they differ; the settings are those of `typer.Option`. An option whose
    default is ``...`` must be given.
    """
    metadata = {"names": names, "help": help_text, "metavar": metavar, **settings}
    return field(default=default, metadata=metadata)


def flag(help_text: str, *names: str, **settings: Any) -> Any:
    """Declare an option that takes no value and is off by default."""
    return option(help_text, None, *names, default=False, **settings)


def output_option(help_text: str, **settings: Any) -> Any:
    """Declare -o, a file to write."""
    return option(help_text, "PATH", "-o", "--output", **settings)


def topics_option(
    help_text: str = "Number of topics (default: the suggested number).", **settings: Any
) -> Any:
    """Declare -n."""
    return option(help_text, "N", "-n", "--topics", **settings)


def option_name(field_name: str) -> str:
    """Return how an option is typed that has the name of its field."""
    return f"--{field_name.replace('_', '-')}"


def given_fields(options: Any) -> dict[str, Any]:
    """Return the fields of an object of options that the user gave, with their values."""
    values = {one.name: (getattr(options, one.name), one.default) for one in fields(options)}
    return {name: value for name, (value, default) in values.items() if value != default}


def given_options(options: Any) -> list[str]:
    """Return the options that the user gave, as they are typed."""
    given = given_fields(options)
    declared = {one.name: one.metadata["names"] for one in fields(options)}
    return [(*declared[name], option_name(name))[0] for name in given]


def with_groups(command: Callable[..., None]) -> Callable[..., None]:
    """Return a command for typer: each field of a dataclass it takes becomes an option."""
    signature = inspect.signature(command, eval_str=True)
    groups: dict[str, Any] = {}
    parameters: list[inspect.Parameter] = []
    for name, parameter in signature.parameters.items():
        if is_dataclass(parameter.annotation):
            groups[name] = parameter.annotation
            parameters += _options(groups[name])
        elif isinstance(parameter.default, Field):
            parameters.append(_parameter(name, parameter.annotation, parameter.default))
        else:
            parameters.append(parameter)

    @functools.wraps(command)
    def run(**given: Any) -> None:
        for name, group in groups.items():
            values = {one.name: given.pop(one.name) for one in fields(group)}
            lists = {one: tuple(value) for one, value in values.items() if isinstance(value, list)}
            given[name] = group(**values | lists)
        command(**given)

    run.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run


def _options(group: type[Any]) -> Iterator[inspect.Parameter]:
    annotations = get_type_hints(group)
    heading, shown = getattr(group, "HELP_GROUP", None), getattr(group, "SHOWN", annotations)
    for one in fields(group):
        more = {"rich_help_panel": heading, "hidden": one.name not in shown}
        yield _parameter(one.name, annotations[one.name], one, **more)


def _parameter(name: str, annotation: Any, declared: Field[Any], **more: Any) -> inspect.Parameter:
    settings = {**more, **declared.metadata}
    names = settings.pop("names") or [option_name(name)]
    kind = list[str] if annotation == Sequence[str] else annotation
    return inspect.Parameter(
        name,
        inspect.Parameter.KEYWORD_ONLY,
        default=declared.default,
        annotation=Annotated[kind, typer.Option(*names, **settings)],
    )


def _checked_jobs(jobs: int) -> int:
    if jobs == 0:
        raise typer.BadParameter("0 is not a number of threads; give at least 1")
    return jobs


def jobs_option(of: str = "threads") -> Any:
    """Declare --jobs."""
    text = f"Number of {of} (default: one per processor)."
    return option(text, "N", default=-1, callback=_checked_jobs, show_default=False)


def _checked_memory_limit(limit: str | None) -> str | None:
    """Refuse an invalid memory limit at once, not after minutes of reading."""
    if limit is None:
        return None
    from topicgrouper.distributed import ClusterOptions  # noqa: PLC0415 - needs NumPy

    try:
        ClusterOptions(memory_limit=limit)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    return limit


def memory_option() -> Any:
    """Declare --memory-limit."""
    text = "Memory for joins, such as 2GB (default: half of the free memory)."
    return option(text, "SIZE", callback=_checked_memory_limit)
