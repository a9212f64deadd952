"""Take the pictures in docs/tutorial.md.

The tutorial is followed line by line in a temporary folder, and the page that it makes is shown.
"""

from __future__ import annotations

import contextlib
import re
import shlex
import tempfile
from pathlib import Path

from benchmarks.chromium import chromium
from benchmarks.screenshots import PICTURES, take
from topicgrouper import TopicTree
from topicgrouper.cli.main import app

PAGE = PICTURES.parent / "tutorial.md"
TOPIC = "101"
VIEWS = {"tutorial-topics": "", "tutorial-documents": "&view=documents"}


def follow(page: str) -> None:
    """Run the examples and commands of a page in the current folder."""
    for language, body in re.findall(r"^```(\w+)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
        if language == "python":
            exec(body, {})  # noqa: S102 - our own page
        for line in body.splitlines() if language == "sh" else ():
            program, *arguments = shlex.split(line)
            if program == "topicgrouper":
                app(arguments, standalone_mode=False)


def main() -> None:
    """Take the pictures."""
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder), chromium() as browser:
        follow(PAGE.read_text(encoding="utf-8"))
        tree = TopicTree.load("reference.tg")
        address = (
            f"{Path('reference.html').resolve().as_uri()}#n=57&node={tree.node_of(int(TOPIC))}"
        )
        for name, rest in VIEWS.items():
            picture = take(browser, address + rest, scheme="light")
            PICTURES.joinpath(f"{name}.webp").write_bytes(picture)
            print(f"{name}.webp: {len(picture):,} bytes")


if __name__ == "__main__":
    main()
