"""Search with the lineage of a word, and the state in the address."""

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


def test_a_word_is_found_in_any_form(visit, url, model):
    forms = {"kettl": ["kettl", "Kettle"], "comet": ["comet", "comets", "COMET"]}
    with visit(url) as page:
        type_n(page, 7)
        for stem, typed in forms.items():
            for form in typed:
                search_for(page, "violin")  # away from where the last form led
                search_for(page, form)
                assert selected(page) == model.tree.find(stem), form


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
