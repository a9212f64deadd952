"""What axe-core finds wrong with a page for people who do not see it or use no mouse."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

__all__ = ["Accessibility"]

_AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
_TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice")
_RUN = """async tags => {
  const { violations } = await axe.run({ runOnly: tags, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
    `${id}: ${target.join(" ")}: ${failureSummary.split(/\\n\\s*/).slice(1).join("; ")}`));
}"""


class Accessibility:
    """All rules of axe-core, none turned off."""

    def __init__(self):
        if not _AXE.is_file():
            missing = "axe-core is not installed: run npm ci"
            if os.environ.get("TOPICGROUPER_REQUIRE_NODE") == "1":
                pytest.fail(f"TOPICGROUPER_REQUIRE_NODE is set, but {missing}")
            pytest.skip(missing)
        self._source = _AXE.read_text(encoding="utf-8")

    def violations(self, page) -> list[str]:
        """Return what is wrong with a page as it is now: rules with elements and reasons."""
        # not as a script element, which the page's policy forbids
        if not page.evaluate("'axe' in window"):
            page.evaluate(self._source)
        return page.evaluate(_RUN, _TAGS)
