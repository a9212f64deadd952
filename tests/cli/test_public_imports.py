"""The command line is a client: what it imports from the package, anybody may import."""

import ast
from pathlib import Path

import pytest

import topicgrouper
from tests.docs.api_page import ROOMS, public_names

PUBLIC = {(room, name) for room in ROOMS for name, _ in public_names(room)}
# A phrase such as "2 topics" is nothing to offer, but the package and its commands print it alike;
# the commands add advice of their own to the warning.
SHARED = {
    "topicgrouper.common.short_repr count_phrase",
    "topicgrouper.fitting.fit LongFitWarning",
}
MODULES = sorted(Path(topicgrouper.__file__).parent.glob("cli/*.py"))


def hidden_imports(program):
    """Return what a program imports of the package that is not public, wherever it does so."""
    imports = [
        (statement.module, name.name) if isinstance(statement, ast.ImportFrom) else (name.name, "")
        for statement in ast.walk(ast.parse(program))
        if isinstance(statement, ast.Import | ast.ImportFrom)
        for name in statement.names
    ]
    return {
        f"{module} {name}".strip()
        for module, name in imports
        if module.partition(".")[0] == "topicgrouper"
        and module.split(".")[1:2] != ["cli"]
        and (module, name) not in PUBLIC
    }


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_commands_import_public_names_only(path):
    assert hidden_imports(path.read_text(encoding="utf-8")) - SHARED == set()


@pytest.mark.parametrize(
    ("program", "hidden"),
    [
        ("from topicgrouper import Model", set()),
        ("from topicgrouper.tables import Table", set()),
        ("from topicgrouper.cli.console import explain", set()),
        ("from topicgrouper.tables import json_text", {"topicgrouper.tables json_text"}),
        ("def f():\n    from topicgrouper.tree.cuts import cut", {"topicgrouper.tree.cuts cut"}),
        ("if TYPE_CHECKING:\n    from topicgrouper import tree", {"topicgrouper tree"}),
        ("import topicgrouper.corpus as corpus", {"topicgrouper.corpus"}),
    ],
)
def test_imports_are_found_wherever_they_stand(program, hidden):
    assert hidden_imports(program) == hidden
