"""What a visitor sees and does on the page.

These run hundreds of times, so they find elements by id; by role and name takes twice as long, and
is for the tests that are about them.
"""

from __future__ import annotations

import re

__all__ = [
    "BY_FREQUENCY",
    "READY",
    "check_orders",
    "first_node",
    "heading_of",
    "listed",
    "n_shown",
    "number_of",
    "search_for",
    "selected",
    "table_rows",
    "tree_rows",
    "type_n",
    "wait_until",
]

BY_FREQUENCY = "#sort=frequency&frequent=1"
"""Opens a page with the most frequent topics first, each with its most frequent words."""

READY = "html[data-ready='1']"
"""Matches when the first view has been painted."""

_TABLE = """
grid => [...grid.querySelectorAll('[role=row][data-node]:not(.fold)')]
  .sort((a, b) => a.getAttribute("aria-rowindex") - b.getAttribute("aria-rowindex"))
  .map(row => ({
    node: Number(row.dataset.node),
    selected: row.getAttribute("aria-selected") === "true",
    documents: row.querySelector(".cell.documents .share-text").textContent,
    cells: [...row.querySelectorAll("[role=gridcell]:not(.documents, .examples)")]
      .map(cell => cell.textContent),
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
    """Give the rows of the view that are drawn, from the top."""
    return page.locator("#table").evaluate(_TABLE)


def tree_rows(page):
    """Give the rows of the tree that are drawn, from the top."""
    return page.locator("#tree").evaluate(_TREE)


def selected(page):
    """Give the node that is selected."""
    return int(page.locator("#details").get_attribute("data-node"))


def first_node(model):
    """Return the node that a page opens with: the root, which stands for none."""
    return model.tree.n_nodes - 1


def places_in_order(view):
    """Return the places of the topics in a view: of those with documents, and of the rest."""
    table = view.table()
    places = {topic.id: place for place, topic in enumerate(view)}
    return [[places[row.id] for row in part] for part in (table.main, table.rest)]


def strongest_documents(model, node, k=20, *, length=0):
    """Return the documents in which a topic is strongest, as the package finds them."""
    return model.documents(model.display_tree.topic(node=node), k, length=length)


def number_of(topic):
    """Return the number of a topic as the table shows it: single words have none of their own."""
    return f"{topic.number:,}" if topic.size > 1 else "word"


def heading_of(n):
    """Return the heading of the view with n topics."""
    return f"{n:,} topic" if n == 1 else f"{n:,} topics"


def n_shown(page):
    """Give the number of topics of the view, as the page says it."""
    return int(page.locator("#n-field").input_value().replace(",", ""))


def type_n(page, n):
    """Type a number of topics."""
    field = page.locator("#n-field")
    field.fill(str(n))
    field.press("Enter")


def listed(page, count):
    """Give the rows of the documents listed, once there are so many."""
    items = page.locator("#document-list [data-document]")
    items.nth(count - 1).wait_for()
    return items.evaluate_all("all => all.map(e => Number(e.dataset.document))")


def search_for(page, text):
    """Search a word and take the first that is found."""
    box = page.get_by_role("combobox")
    box.fill(text)
    box.press("Enter")


def drawn(page):
    """Wait until what was asked for is drawn: with the next frame."""
    page.evaluate("new Promise((ok) => requestAnimationFrame(() => requestAnimationFrame(ok)))")


def wait_until(page, condition, *, milliseconds=30_000):
    """Wait until an expression is true.

    Playwright's own way evaluates text in the page, which the page's policy forbids.
    """
    for _ in range(milliseconds // 20):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(20)
    message = f"never true: {condition}"
    raise AssertionError(message)


_ORDERS = {
    "Number": lambda topic: topic.n,
    "Frequency": lambda topic: topic.frequency,
    "Words": lambda topic: topic.size,
    "Most frequent words": lambda topic: topic.top_words(1),
}


def check_orders(page, topics):
    """Sort the view by each column, up and down, and compare with its topics."""
    topics = {topic.id: topic for topic in topics}
    for column, key in _ORDERS.items():
        header = page.get_by_role("columnheader", name=re.compile(rf"^{column}\b"))
        directions = set()
        for _ in range(2):
            header.get_by_role("button").click()
            direction = header.get_attribute("aria-sort")
            values = [key(topics[row["node"]]) for row in table_rows(page)]
            assert values == sorted(values, reverse=direction == "descending"), column
            directions.add(direction)
        assert directions == {"ascending", "descending"}
