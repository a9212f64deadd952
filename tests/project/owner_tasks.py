"""What is left to the owner of the project; needs Python and nothing else.

::

    python -m tests.project.owner_tasks

prints tables. What is missing in files disappears once it is filled in. What only the owner can
confirm, and what is done on other sites, is always listed, as nobody can tell from here.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NOBODY = "The topicgrouper developers"
MARKER = "OWNER:"
"""What the paper has where only the owner can write."""


@dataclass(frozen=True)
class Task:
    """Something that only the owner can do.

    Attributes
    ----------
    where : str
        A file, or a site.
    what : str
        What to do there.
    """

    where: str
    what: str


TO_CONFIRM = (
    Task("SECURITY.md, CODE_OF_CONDUCT.md", "the response times; name the maintainers"),
    Task("CHANGELOG.md, CITATION.cff", "the date of the release"),
)
"""What the files say, and only the owner can promise."""


def tasks_in_files(root=ROOT):
    """Return what is missing in files.

    Parameters
    ----------
    root : Path, optional
        The folder of the project.
    """

    def text(name):
        return (root / name).read_text(encoding="utf-8")

    found = []

    def task(is_open, where, what):
        if is_open:
            found.append(Task(where, what))

    authors = tomllib.loads(text("pyproject.toml"))["project"]["authors"]
    task(
        any(one.get("name") == NOBODY or "email" not in one for one in authors),
        "pyproject.toml",
        "`authors`: names and e-mail addresses",
    )
    task(NOBODY in text("LICENSE"), "LICENSE", "the copyright holder")
    software = text("CITATION.cff").partition("references:")[0]
    task(NOBODY in software, "CITATION.cff", "`authors`: family and given names, ORCID iDs")
    task(
        not re.search(r"^doi:", software, re.MULTILINE),
        "CITATION.cff",
        "`doi:` of the archived release",
    )
    task(
        not re.search(r"\S+@\S+\.\w+", text("CODE_OF_CONDUCT.md")),
        "CODE_OF_CONDUCT.md",
        "an e-mail address for reports",
    )
    recipe = text("conda-recipe/recipe.yaml")
    task(
        re.search(r'sha256: "0+"', recipe),
        "conda-recipe/recipe.yaml",
        "`sha256` of the source distribution, after it is on PyPI",
    )
    task(
        re.search(r"recipe-maintainers: \[\]", recipe),
        "conda-recipe/recipe.yaml",
        "`recipe-maintainers`: GitHub names",
    )
    paper = text("paper/paper.md").count(MARKER)
    task(paper, "paper/paper.md", f"{paper} places marked `{MARKER}`")
    return found


def tasks_elsewhere(root=ROOT):
    """Return what is to be done on other sites, in this order.

    Parameters
    ----------
    root : Path, optional
        The folder of the project.
    """
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    repository = project["urls"]["Source"].removeprefix("https://")
    name = project["name"]
    return [
        Task(
            repository,
            "create the repository; turn on private vulnerability reporting and discussions",
        ),
        Task(repository, "environment `pypi`: tags `v*` only, with a person who approves"),
        Task("pypi.org", f"pending publisher: project `{name}`, `release.yml`, environment `pypi`"),
        Task(
            "readthedocs.org",
            f"import the repository as `{name}`, which {project['urls']['Homepage']} belongs to",
        ),
        Task("zenodo.org", "archive releases of the repository; copy the DOI to CITATION.cff"),
        Task("conda-forge", "after the release, submit `conda-recipe/recipe.yaml`"),
        Task(
            "joss.theoj.org",
            "submit `paper/paper.md` after six months of public development, which the journal "
            "asks for; it also requires a statement on the use of AI, which only you can write",
        ),
    ]


def table(tasks):
    """Return tasks as a Markdown table.

    Parameters
    ----------
    tasks : iterable of Task
        The tasks.
    """
    rows = [("where", "what"), ("---", "---"), *((task.where, task.what) for task in tasks)]
    return "\n".join(f"| {where} | {what} |" for where, what in rows)


def main():
    """Print what is left."""
    in_files = tasks_in_files()
    print("# Left to the owner\n")  # noqa: T201
    print("In files:\n\n" + table(in_files) if in_files else "In files: nothing.")  # noqa: T201
    print("\nTo confirm in files:\n\n" + table(TO_CONFIRM))  # noqa: T201
    print("\nOn other sites, in this order:\n\n" + table(tasks_elsewhere()))  # noqa: T201
    print("\nThe steps of the release itself: docs/project/releasing.md")  # noqa: T201


if __name__ == "__main__":
    main()
