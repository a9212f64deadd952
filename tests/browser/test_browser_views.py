"""Opening a page, and the view: n by field, slider and keys; order, filter and colour."""

import numpy as np
import pytest

from tests.browser.page_actions import (
    BY_FREQUENCY,
    check_orders,
    heading_of,
    n_shown,
    number_of,
    selected,
    table_rows,
    type_n,
)
from topicgrouper import fit_tree
from topicgrouper.model import Model

TALL = {"width": 1280, "height": 3000}  # all rows are in sight
GREY = "rgb(139, 144, 150)"


def expected_rows(tree, n):
    """The paper's table of T(n), with the id of each topic."""
    return [
        [
            topic.id,
            number_of(topic),
            ", ".join(topic.top_words(10)),
            f"{topic.frequency:,}",
            f"{topic.size:,}",
        ]
        for topic in tree.view(n)
    ]


def shown_rows(page):
    """The same as the page shows it, as far as it is in sight; shares are left out."""
    return [[row["node"], *row["cells"][:3], row["cells"][-1]] for row in table_rows(page)]


def test_a_page_opens_with_the_suggested_view(visit, url, model):
    with visit(url, BY_FREQUENCY, viewport=TALL) as page:
        assert page.title() == "Four themes"
        assert page.get_by_role("heading", level=1).text_content() == "Four themes"
        n = model.tree.suggest_n().n
        assert n_shown(page) == n
        assert shown_rows(page) == expected_rows(model.display_tree, n)


def test_typing_n_shows_its_view(visit, url, model):
    with visit(url, BY_FREQUENCY, viewport=TALL) as page:
        for n in (1, 8, model.tree.n_words):
            type_n(page, n)
            assert shown_rows(page) == expected_rows(model.display_tree, n)
            assert page.get_by_role("heading", name=heading_of(n), exact=True).is_visible()
        type_n(page, 10**9)  # brought into range
        assert n_shown(page) == model.tree.n_words


def test_the_slider_has_the_numbers_at_which_documents_are_counted(visit, url, model):
    levels = sorted(model.display_tree.levels)
    with visit(url, BY_FREQUENCY) as page:
        slider = page.get_by_role("slider", name="Number of topics")
        slider.press("Home")
        seen = [n_shown(page)]
        for _ in levels[1:]:
            slider.press("ArrowRight")
            seen.append(n_shown(page))
        assert seen == levels
        page.locator(f"#suggestions [data-n='{levels[0]}']").click()
        assert n_shown(page) == levels[0]
        page.locator("#n-more").click()
        assert n_shown(page) == levels[0] + 1
        assert page.get_by_role("grid").get_attribute("aria-rowcount") == str(levels[0] + 2)


def test_the_table_can_be_ordered(visit, url, model):
    with visit(url, BY_FREQUENCY) as page:
        type_n(page, 9)
        check_orders(page, model.display_tree.view(9))


def test_colours_are_branches_of_the_tree(visit, url, model):
    tree = model.tree
    with visit(url, f"{BY_FREQUENCY}&view=overview", viewport=TALL) as page:
        legend = page.locator("#branches .branch").evaluate_all(
            "all => all.map(e => [Number(e.dataset.node), "
            "e.querySelector('.swatch').style.background])"
        )
        assert len({colour for _, colour in legend}) == len(legend) > 3
        words = {branch: set(tree.words_of(node=branch).tolist()) for branch, _ in legend}
        usual = tree.view(tree.suggest_n().n)
        for place in np.flatnonzero(usual.documents):  # each is of one colour
            topic = set(tree.words_of(node=usual.nodes[place]).tolist())
            assert any(topic <= branch for branch in words.values())
        page.locator("#tab-topics").click()
        type_n(page, 20)
        for node in tree.view(20).nodes.tolist():
            swatch = page.locator(f"#table [data-node='{node}'] .swatch")
            inside = set(tree.words_of(node=node).tolist())
            found = [colour for branch, colour in legend if inside <= words[branch]]
            assert swatch.evaluate("e => e.style.background") == (found or [GREY])[0]
        page.locator("#tab-overview").click()
        page.locator("#branches .branch").first.click()
        assert selected(page) == legend[0][0]


def test_the_curve_sets_n_by_a_click(visit, url, model):
    with visit(url, BY_FREQUENCY) as page:
        page.get_by_role("tab", name="Curve").click()
        canvas = page.locator("#curve")
        box = canvas.bounding_box()
        seen = []
        for place in (0.3, 0.6, 0.9):
            page.mouse.click(box["x"] + place * box["width"], box["y"] + box["height"] / 2)
            seen.append(n_shown(page))
        assert seen == sorted(set(seen))


@pytest.mark.parametrize("n_words", [1, 2, 3])
def test_the_smallest_trees_have_a_page(visit, page_of, n_words):
    model = Model(fit_tree(np.ones((2, n_words), dtype=int), ["cat", "dog", "emu"][:n_words]))
    with visit(page_of(model), BY_FREQUENCY) as page:
        type_n(page, n_words)
        assert [row["cells"][1] for row in table_rows(page)] == ["cat", "dog", "emu"][:n_words]
        for tab in ("Overview", "Curve", "Documents", "Topics"):
            page.get_by_role("tab", name=tab, exact=True).click()
        type_n(page, 1)
        assert len(table_rows(page)) == 1
