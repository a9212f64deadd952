"""Words of documents, the order by documents, and the first screen."""

import re

import pytest

from tests.browser.page_actions import (
    listed,
    places_in_order,
    selected,
    table_rows,
    tree_rows,
    type_n,
    wait_until,
)
from topicgrouper.model import Model

TALL = {"width": 1280, "height": 3000}  # all rows are in sight


def expected_rows(view, positions):
    words = view.shown_words(view.nodes)
    rows = [(view[place].id, view.focus[place]) for place in positions]
    return [(node, ", ".join(words[node]), f"{focus:.2f}") for node, focus in rows]


def shown_rows(page):
    return [(row["node"], row["cells"][1], row["cells"][4]) for row in table_rows(page)]


def fold(page):
    return page.locator("#table .fold")


def test_topics_with_most_documents_come_first_and_those_without_are_folded(visit, url, model):
    n = model.display_tree.levels[0]
    view = model.display_tree.view(n)
    distinctive, general = places_in_order(view)
    assert general
    with visit(url, f"#n={n}", viewport=TALL) as page:
        assert shown_rows(page) == expected_rows(view, distinctive)
        count = len(general)
        said = fold(page).inner_text()
        assert re.search(rf"{count} topics? (is|are) no document’s main topic", said)
        share = float(re.search(r"([\d.]+)%", said)[1])
        expected = sum(row.share for row in view.table().rest)
        assert share == pytest.approx(100 * expected, abs=0.51)
        fold(page).click()
        assert shown_rows(page) == expected_rows(view, (*distinctive, *general))
        wait_until(page, "location.hash.includes('rest=1')")
        fold(page).click()
        assert len(table_rows(page)) == len(distinctive)


def test_the_page_opens_as_an_answer_and_the_method_waits(visit, url, model):
    view = model.display_tree.view(model.display_tree.levels[0])
    main, _ = places_in_order(view)
    with visit(url, details=False) as page:
        rows = table_rows(page)
        assert [row["node"] for row in rows] == [view[place].id for place in main]
        for row, place in zip(rows, main, strict=True):
            share = view.documents[place] / model.n_documents
            assert row["documents"].startswith(
                f"{view.documents[place]:,} · {100 * share:.1f}"[:-2]
            )
        first = page.locator("#table .table-row").first
        assert first.locator(".examples span").count() == 2
        method = "#tree-panel, #details, .cell.focus, .cell.n, #tab-curve, #frequent-switch"
        hidden = page.locator(method)
        assert not any(each.is_visible() for each in hidden.all())
        first.click()
        node = view[main[0]].id
        assert selected(page) == node
        assert page.locator("#details").is_visible()
        assert not page.locator("#lineage").is_visible()
        page.locator("#show-documents").click()
        assert len(listed(page, 1)) == min(20, view.documents[main[0]])
        page.locator("#show-details").check()
        assert page.locator("#tree-panel").is_visible()
        assert page.locator("#lineage").is_visible()
        wait_until(page, "location.hash.includes('details=1')")


def test_other_numbers_of_topics_are_counted_by_a_server_alone(visit, url, served, model):
    n = next(n for n in range(4, 30) if n not in model.display_tree.levels)
    with visit(url, f"#n={n}") as page:
        assert "Documents are counted at" in page.locator("#topics-note").inner_text()
        assert not page.locator(".cell.documents").first.is_visible()
    view = model.display_tree.view(n)
    with visit(served(model), f"#n={n}") as page:
        page.locator(".table-row .cell.documents").first.wait_for()
        main, _ = places_in_order(view)
        assert [row["node"] for row in table_rows(page)] == [view[place].id for place in main]


def test_the_tree_has_the_words_of_all_lists(visit, url, model):
    with visit(url) as page:
        rows = [row for row in tree_rows(page) if row["node"] >= model.tree.n_words][1:]
        assert len(rows) > 4
        for row in rows:
            words = model.display_tree.shown_words([row["node"]], 7)[row["node"]]
            assert row["text"].endswith(", ".join(words)), row


def test_the_most_frequent_words_are_one_key_away(visit, url, model):
    view = model.display_tree.view(5)
    shown = [view[place] for place in places_in_order(view)[0]]  # others are folded
    topic = next(topic for topic in shown if topic.keywords(10) != topic.top_words(10))
    with visit(url, f"#n=5&node={topic.id}") as page:
        box = page.get_by_label("Frequent words")
        cell = page.locator(f"#table [data-node='{topic.id}'] .cell.words")
        distinctive, frequent = view.shown_words([topic.id])[topic.id], topic.top_words(10)
        assert distinctive != frequent
        assert cell.inner_text() == ", ".join(distinctive)
        page.get_by_role("tree").focus()
        page.keyboard.press("f")
        assert box.is_checked()
        assert cell.inner_text() == ", ".join(frequent)
        assert page.locator("#details .node-title").inner_text() == ", ".join(frequent[:3])
        wait_until(page, "location.hash.includes('frequent=1')")
        page.reload()
        assert cell.inner_text() == ", ".join(frequent)
        box.uncheck()
        assert cell.inner_text() == ", ".join(distinctive)


def test_without_counts_frequent_words_are_shown_and_the_page_says_so(
    visit, page_of, model, tmp_path
):
    path = tmp_path / "bare.tg"
    model.tree.save(path, counts=False)
    bare = Model(type(model.tree).load(path))
    with visit(page_of(bare), "#frequent=0&sort=documents", viewport=TALL) as page:
        type_n(page, 6)
        assert page.get_by_label("Frequent words").is_disabled()
        assert page.locator("#no-keywords").is_visible()
        assert not page.locator("#table [data-sort=focus]").is_visible()
        assert [(row["node"], row["cells"][1]) for row in table_rows(page)] == [
            (topic.id, ", ".join(topic.top_words(10))) for topic in bare.tree.view(6)
        ]
