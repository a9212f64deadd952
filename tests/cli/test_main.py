"""The command as a whole: help, version, encodings, and how errors end it."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_command

from tests.command_runner import COMMANDS, NAMES, app, run_on_streams
from topicgrouper import TopicTree
from topicgrouper.storage import ArchiveError

FILES = Path(__file__).parents[1] / "saved_models" / "files"
EVERYTHING = FILES / "everything.tg"


def run_apart(code, *arguments, **options):
    """Run Python code in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        **options,
    )


def test_help_names_every_command(invoke):
    for arguments in (["--help"], ["-h"]):
        result = invoke(*arguments)
        assert result.exit_code == 0
        for group, commands in COMMANDS.items():
            assert f"\n{group}:\n" in result.stdout
            for command in commands:
                assert re.search(rf"^  {command} ", result.stdout, re.MULTILINE)


def test_no_command_shows_the_help_and_is_an_error(invoke):
    result = invoke()
    assert result.exit_code == 2
    assert "Usage: " in result.output


def test_version_is_that_of_the_package(invoke):
    result = invoke("--version")
    assert result.exit_code == 0
    assert re.fullmatch(r"topicgrouper \d+\.\d+\.\d+\S*\n", result.stdout)


def commands():
    group = get_command(app)
    return [group.get_command(None, name) for name in NAMES]


def test_the_list_of_commands_has_the_first_sentence_of_the_help_of_each():
    listed = [text for group in COMMANDS.values() for text in group.values()]
    assert listed == [" ".join(one.help.partition("\n\n")[0].split()) for one in commands()]


@pytest.mark.parametrize("command", commands(), ids=NAMES)
def test_no_option_with_one_value_is_given_twice(invoke, command):
    for option in command.params:
        if option.param_type_name == "option" and not option.is_flag:
            given = (option.opts[0], 1, option.opts[-1], 2)
            result = invoke(command.name, *given)
            is_refused = "given twice; give it once" in " ".join(result.stderr.split())
            assert is_refused != option.multiple, option.name
            assert result.exit_code == 2


def test_an_option_does_not_take_the_next_one_for_its_value(invoke, tmp_path):
    result = invoke("fit", tmp_path / "no.txt", "--stem", "-o", tmp_path / "x.tg")
    assert "Invalid value for '--stem': needs a value" in result.stderr
    assert result.exit_code == 2


@pytest.mark.parametrize(
    ("options", "is_refused"),
    [
        (("--stop-words", "de", "--stop-words", "extra.txt"), True),
        (("--regrow", "--no-regrow"), True),
        (("-o", "a.tg", "--output", "b.tg"), True),
        (("--json", "--json"), False),
        (("--columns", "a", "--columns", "b"), False),
    ],
)
def test_options_that_are_given_twice(invoke, tmp_path, options, is_refused):
    output = () if "-o" in options else ("-o", tmp_path / "x.tg")
    result = invoke("fit", tmp_path / "no.txt", *options, *output)
    assert ("given twice; give it once" in result.stderr) == is_refused
    assert result.exit_code == 1 + is_refused


def test_a_misspelt_command_is_answered_with_those_that_are_meant(invoke):
    result = invoke("topcs")
    assert result.exit_code == 2
    assert "Did you mean 'topics'" in result.stderr


def examples():
    """Return the command lines at the end of every help text."""
    for command in commands():
        title, *lines = command.epilog.replace("\b\n", "").splitlines()
        assert title == "Examples:"
        yield from (line.strip() for line in lines)


@pytest.mark.parametrize("line", list(examples()))
def test_examples_in_the_help_have_no_mistake(invoke, line, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("topicgrouper.corpus.read_docstrings", raising(OSError("no data")))
    program, *arguments = shlex.split(re.split(r" [|<>] ", line)[0], comments=True)
    assert program == "topicgrouper"
    result = invoke(*arguments)
    # 2 would be a wrong option or argument; all that may be wrong is that there is no such file
    assert result.exit_code == 1, result.output
    reasons = ("No such file", "no data", "standard input: no input; give one document per line")
    assert any(reason in result.stderr for reason in reasons)


def test_help_tables_and_formats_import_nothing_heavy(model):
    code = """
import sys
from topicgrouper.cli.entry import run
def imported_by(*arguments):
    sys.argv[1:] = arguments
    try:
        run()
    except SystemExit as end:
        assert end.code == 0
    return set(sys.modules)
table = sys.argv[1:]
heavy = {"numpy", "polars", "rich.table", "scipy", "sklearn"}
heavy.add("topicgrouper.corpus.corpus")
listed = {name for name in imported_by("--help") if name.startswith("topicgrouper.cli.")}
found = [heavy & imported_by(command, "--help") for command in ("demo", "fit", "improve")]
found.append({"polars", "scipy.optimize", "scipy.stats", "sklearn"} & imported_by(*table))
import topicgrouper.export
found.append({"matplotlib", "polars"} & set(sys.modules))
print(listed & {f"topicgrouper.cli.{name}" for name in ("demo", "fit", "topics", "word")})
print(set().union(*found))
"""
    result = run_apart(code, "topics", model)
    assert result.stdout.splitlines()[-2:] == ["set()", "set()"], result.stderr


HEAVY = {"joblib", "numpy.ma", "numpy.testing", "pandas", "polars", "rich.progress", "sklearn"}
HEAVY |= {f"scipy.{part}" for part in ("linalg", "optimize", "sparse", "special", "stats")}
UNUSED = ("distributed", "estimators", "evaluation", "explorer", "export", "fitting", "groups")
NOT_NEEDED = {
    "info": ("prediction", "search"),
    "topics": ("likelihood", "mixtures", "prediction", "search"),
    "word": ("search.documents", "search.completion", "mixtures.softening"),
    "names": ("likelihood", "mixtures", "prediction", "search.documents", "naming.carrying"),
}
"""Commands that only look, and the modules that they can do without, besides `UNUSED`."""


@pytest.mark.parametrize("command", NOT_NEEDED)
def test_looking_at_a_model_imports_only_what_it_shows(command):
    code = """
import atexit, sys
atexit.register(lambda: print(*sys.modules, file=sys.stderr))
from topicgrouper.cli.entry import run
run()
"""
    word = ["and"] if command == "word" else []
    # whose file says what is shown of its topics
    result = run_apart(code, command, FILES / "topics.tg", *word)
    assert result.returncode == 0, result.stderr
    imported = set(result.stderr.split())
    assert "topicgrouper.tree.topic_tree" in imported
    unneeded = {f"topicgrouper.{name}" for name in (*UNUSED, *NOT_NEEDED[command])}
    assert imported & (HEAVY | unneeded) == set()


def test_trees_and_models_need_no_estimators():
    code = """
import sys
from topicgrouper import Model, fit_tree
fit_tree([[2, 1, 0], [0, 1, 3]]).view(2)
Model.fit(["cat dog", "tea cup", "dog cat"]).topics(2)
print({"sklearn", "topicgrouper.estimators"} & set(sys.modules))
"""
    result = run_apart(code)
    assert result.stdout == "set()\n", result.stderr


def test_the_command_is_installed_with_its_entry_point():
    from importlib.metadata import entry_points  # noqa: PLC0415

    (script,) = entry_points(group="console_scripts", name="topicgrouper")
    assert script.load().__module__ == "topicgrouper.cli.entry"


def raising(error):
    def read_docstrings():
        raise error

    return read_docstrings


@pytest.mark.parametrize(
    ("error", "line"),
    [
        (ArchiveError("take\nanother one"), "take another one"),
        (ModuleNotFoundError("needs polars; pip install x"), "needs polars; pip install x"),
        (FileNotFoundError("No sources here"), "No sources here"),
        (PermissionError(13, "Permission denied", "x.tg"), "x.tg: Permission denied"),
        (OSError(28, "No space left on device"), "No space left on device"),
        (MemoryError("Needs 3 GB; raise memory_limit"), "Needs 3 GB; raise memory_limit"),
        (MemoryError(), "Out of memory."),
    ],
)
def test_what_a_user_can_put_right_is_one_line(invoke, monkeypatch, tmp_path, error, line):
    monkeypatch.setattr("topicgrouper.corpus.read_docstrings", raising(error))
    result = invoke("demo", "-o", tmp_path / "demo.tg")
    assert result.exit_code == 1
    assert result.stderr == f"Error: {line}\n"


def test_ctrl_c_is_no_traceback(invoke, monkeypatch, tmp_path):
    monkeypatch.setattr("topicgrouper.corpus.read_docstrings", raising(KeyboardInterrupt()))
    result = invoke("demo", "-o", tmp_path / "demo.tg")
    assert (result.exit_code, result.stderr) == (130, "\nInterrupted.\n")


@pytest.mark.parametrize("fault", [ZeroDivisionError("a bug"), ModuleNotFoundError("No module x")])
def test_a_fault_of_the_program_is_not_hidden(invoke, monkeypatch, tmp_path, fault):
    monkeypatch.setattr("topicgrouper.corpus.read_docstrings", raising(fault))
    assert invoke("demo", "-o", tmp_path / "demo.tg").exception is fault


def test_a_reader_that_leaves_early_is_no_error(model):
    code = "from topicgrouper.cli.entry import run; run()"
    command = [sys.executable, "-c", code, "topics", str(model), "-n", "6"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        errors = process.stderr.read()
    assert b"Traceback" not in errors


def run_in(encoding, *arguments):
    """Run a command that prints in an encoding, as its own process would."""
    out, _, code = run_on_streams(*arguments, encoding=encoding)
    assert code == 0
    return out


@pytest.mark.parametrize("command", ["topics", "tree", "word", "info"])
def test_a_terminal_without_unicode_is_no_error(model, command):
    assert run_in("ascii", command, model, *(["cat"] if command == "word" else [])).isascii()


def test_json_stays_json_without_unicode(tmp_path):
    tree = TopicTree([[0, 1]], [-1.0], [2, 1], ["ärger", "δh"], base_log_likelihood=-1.0)
    tree.save(tmp_path / "greek.tg")
    printed = run_in("latin-1", "topics", tmp_path / "greek.tg", "-n", 1, "--json")
    assert json.loads(printed)[0]["words"] == ["ärger", "δh"]
