"""What a visitor sees and does on the page."""

from __future__ import annotations

__all__ = [
    "READY",
    "n_shown",
    "search_for",
    "selected",
    "table_rows",
    "tree_rows",
    "type_n",
    "wait_until",
]

READY = "html[data-ready='1']"
"""Matches when the first view has been painted."""

_TABLE = """
grid => [...grid.querySelectorAll('[role=row][data-node]')]
  .sort((a, b) => a.getAttribute("aria-rowindex") - b.getAttribute("aria-rowindex"))
  .map(row => ({
    node: Number(row.dataset.node),
    selected: row.getAttribute("aria-selected") === "true",
    cells: [...row.querySelectorAll("[role=gridcell]")].map(cell => cell.textContent),
  }))
"""
_TREE = """
tree => [...tree.querySelectorAll("[role=treeitem]")]
  .map(row => ({
    node: Number(row.dataset.node),
    level: Number(row.getAttribute("aria-level")),
    expanded: row.getAttribute("aria-expanded"),
    selected: row.getAttribute("aria-selected") === "true",
    top: row.getBoundingClientRect().top,
    text: row.textContent,
  }))
  .sort((a, b) => a.top - b.top)
"""


def table_rows(page):
    """Give the rows of the flat view that are drawn, from the top."""
    return page.get_by_role("grid").evaluate(_TABLE)


def tree_rows(page):
    """Give the rows of the tree that are drawn, from the top."""
    return page.get_by_role("tree").evaluate(_TREE)


def selected(page):
    """Give the node that is selected in the tree."""
    (node,) = [row["node"] for row in tree_rows(page) if row["selected"]]
    return node


def n_shown(page):
    """Give the number of topics of the view, as the page says it."""
    return int(
        page.get_by_role("textbox", name="Topics", exact=True).input_value().replace(",", "")
    )


def type_n(page, n):
    """Type a number of topics."""
    field = page.get_by_role("textbox", name="Topics", exact=True)
    field.fill(str(n))
    field.press("Enter")


def search_for(page, text):
    """Search a word and take the first that is found."""
    box = page.get_by_role("combobox")
    box.fill(text)
    box.press("Enter")


def wait_until(page, condition, *, milliseconds=5_000):
    """Wait until an expression is true.

    Playwright's own way evaluates text in the page, which the page's policy forbids.
    """
    for _ in range(milliseconds // 20):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(20)
    message = f"never true: {condition}"
    raise AssertionError(message)
