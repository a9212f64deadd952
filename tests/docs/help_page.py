"""The help texts on the page of the commands, written again.

    python -m tests.docs.help_page

replaces every ``$ topicgrouper … --help`` block of ``docs/reference/command-line.md``; a test
compares them with what the commands print.
"""

from __future__ import annotations

import re
from pathlib import Path

from tests.command_runner import run_command

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "command-line.md"
WIDTH = 78
"""What a terminal of 80 columns gets."""


def with_help(page: str) -> str:
    """Return a page with the help texts that the commands print now."""

    def block(match: re.Match[str]) -> str:
        arguments = (*match["arguments"].split(), "--help")
        result = run_command(*arguments, prog_name="topicgrouper", terminal_width=WIDTH)
        return f"{match['prompt']}{result.stdout}```\n" if result.exit_code == 0 else match[0]

    return re.sub(
        r"^(?P<prompt>```console\n\$ topicgrouper(?P<arguments>.*) --help\n)(?s:.*?)^```\n",
        block,
        page,
        flags=re.MULTILINE,
    )


if __name__ == "__main__":
    PAGE.write_text(with_help(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
