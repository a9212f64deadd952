"""Search with the lineage of a word, and the state in the address."""

import re

import pytest

from tests.browser.page_actions import (
    first_node,
    n_shown,
    search_for,
    selected,
    table_rows,
    type_n,
    wait_until,
)


def lineage(page):
    return page.evaluate(
        "[...document.querySelectorAll('#lineage [data-node]')].map(e => Number(e.dataset.node))"
    )


def test_a_word_is_found_in_any_form(visit, url, model):
    forms = {"kettl": ["kettl", "Kettle"], "comet": ["comet", "comets", "COMET"]}
    with visit(url) as page:
        type_n(page, 7)
        for stem, typed in forms.items():
            for form in typed:
                search_for(page, "violin")  # away from where the last form led
                search_for(page, form)
                assert selected(page) == model.tree.find(stem), form


def test_the_lineage_goes_from_leaf_to_root_with_the_n_of_each_join(visit, url, model):
    with visit(url) as page:
        search_for(page, "violin")
        path = model.tree.lineage("violin").tolist()
        assert lineage(page) == path
        text = " ".join(page.locator("#lineage [data-node] .number").all_inner_texts())
        numbers = [int(number) for number in re.findall(r"\((\d+)\)", text)]
        assert numbers == [model.tree.n_of(node=node) for node in path[1:]]
        page.locator(f"#lineage [data-node='{path[2]}']").click()
        assert selected(page) == path[2]


def test_results_are_chosen_by_keys_and_by_click(visit, url, model):
    with visit(url) as page:
        box = page.get_by_role("combobox")
        page.keyboard.press("/")
        page.keyboard.type("o")
        options = page.get_by_role("option")
        found = options.evaluate_all("all => all.map(e => Number(e.dataset.node))")
        assert len(found) > 3
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        assert selected(page) == found[2]
        box.fill("o")
        options.nth(1).click()
        assert selected(page) == found[1]
        box.fill("o")
        box.press("Escape")
        assert options.count() == 0 or not options.first.is_visible()


def test_a_view_can_be_shared_by_its_address(visit, url, model):
    with visit(url) as page:
        type_n(page, 11)
        search_for(page, "piano")
        page.get_by_role("tab", name="Curve").click()
        wait_until(page, "location.hash.includes('view=curve')")
        fragment = page.evaluate("location.hash")
    with visit(url, fragment) as page:
        assert n_shown(page) == 11
        assert selected(page) == model.tree.find("piano")
        assert page.get_by_role("tab", name="Curve").get_attribute("aria-selected") == "true"
        assert page.locator("#curve").is_visible()


def test_an_address_that_is_changed_changes_the_view(visit, url, model):
    node = model.tree.node_of(3)
    with visit(url) as page:
        page.evaluate(f"location.hash = 'n=6&sort=frequency&node={node}'")
        wait_until(page, "document.getElementById('n-field').value === '6'")
        assert selected(page) == node
        assert len(table_rows(page)) == 6


def test_back_undoes_a_selection(visit, url, model):
    with visit(url) as page:
        search_for(page, "piano")
        wait_until(page, "location.hash.includes('topic=')")
        search_for(page, "kettle")
        kettle = model.tree.topic("kettl")
        wait_until(page, f"location.hash.includes('topic={kettle.number}')")
        page.go_back()
        piano = model.tree.topic("piano")
        wait_until(page, f"location.hash.includes('topic={piano.number}')")
        assert selected(page) == piano.id


@pytest.mark.parametrize(
    "fragment",
    [
        "#n=abc&node=1.5&sort=__proto__&levels=x,y&view=constructor",
        "#filter=%3Cimg%20src=x%20onerror=alert(1)%3E",
    ],
)
def test_an_address_that_makes_no_sense_is_ignored(visit, url, model, fragment):
    with visit(url, fragment) as page:
        assert 1 <= n_shown(page) <= model.tree.n_words
        assert selected(page) == first_node(model)
        page.get_by_label("Filter topics by word").fill("")
        assert table_rows(page)
