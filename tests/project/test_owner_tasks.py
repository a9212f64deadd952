"""What is left to the owner is found in the files, and is gone once it is filled in."""

import shutil

import pytest

from tests.project.owner_tasks import (
    NOBODY,
    ROOT,
    TO_CONFIRM,
    main,
    table,
    tasks_elsewhere,
    tasks_in_files,
)

FILES = (
    "pyproject.toml",
    "LICENSE",
    "CITATION.cff",
    "CODE_OF_CONDUCT.md",
    "conda-recipe/recipe.yaml",
    "paper/paper.md",
)
# What the owner writes: file, old text, new text, and the start of the task that is then done.
ANSWERS = [
    (
        "pyproject.toml",
        f'authors = [{{ name = "{NOBODY}" }}]',
        'authors = [{ name = "Ada Example", email = "ada@example.org" }]',
        "`authors`: names and e-mail",
    ),
    ("LICENSE", NOBODY, "Ada Example", "the copyright holder"),
    (
        "CITATION.cff",
        f"  - name: {NOBODY}",
        "  - family-names: Example\n    given-names: Ada",
        "`authors`: family",
    ),
    ("CITATION.cff", "type: software\n", "type: software\ndoi: 10.5281/1\n", "`doi:`"),
    ("CODE_OF_CONDUCT.md", "Write to a maintainer", "Write to help@example.org", "an e-mail"),
    ("conda-recipe/recipe.yaml", '"' + "0" * 64 + '"', '"' + "ab" * 32 + '"', "`sha256`"),
    ("conda-recipe/recipe.yaml", "maintainers: []", "maintainers: [ada]", "`recipe-maintainers`"),
    ("paper/paper.md", "OWNER:", "Ada:", "places marked"),
]


@pytest.fixture
def project(tmp_path):
    for name in FILES:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


@pytest.mark.parametrize(("name", "old", "new", "task"), ANSWERS, ids=lambda text: text[:20])
def test_what_is_filled_in_is_no_task(project, name, old, new, task):
    def is_open():
        return any(one.where == name and task in one.what for one in tasks_in_files(project))

    path = project / name
    text = path.read_text(encoding="utf-8").replace(new, old)
    path.write_text(text, encoding="utf-8")
    assert old in text
    assert is_open()
    path.write_text(text.replace(old, new), encoding="utf-8")
    assert not is_open()


def test_the_program_prints_all_tasks(capsys):
    main()
    shown = capsys.readouterr().out
    for task in [*tasks_in_files(), *TO_CONFIRM, *tasks_elsewhere()]:
        assert f"| {task.where} | {task.what} |" in shown


def test_what_is_to_be_confirmed_is_in_files():
    for task in TO_CONFIRM:
        assert all((ROOT / name).is_file() for name in task.where.split(", "))


def test_a_table_is_markdown():
    assert table([]) == "| where | what |\n| --- | --- |"
