"""The uneven cut on the page: a view beside all T(n), which every part of the page follows."""

import pytest

from tests.browser.page_actions import (
    BY_FREQUENCY,
    heading_of,
    n_shown,
    number_of,
    strongest_documents,
    table_rows,
    tree_rows,
    type_n,
    wait_until,
)

TALL = {"width": 1280, "height": 3000}  # all rows are in sight


@pytest.fixture(scope="module")
def cut(model):
    """Some topics of T(3) divided further than others, down to a single word."""
    tree = model.display_tree
    view = tree.view(3).split(tree.view(3)[0])
    while all(topic.size > 1 for topic in view):
        view = view.split(min(view, key=lambda topic: (topic.size, topic.id)))
    assert view != tree.view(view.n)
    return view


@pytest.fixture(scope="module")
def url(model, cut, page_of):
    return page_of(model, views=[cut])


def shown_rows(page):
    return [[row["node"], *row["cells"][:3], row["cells"][-1]] for row in table_rows(page)]


def expected_rows(view):
    return [
        [
            topic.id,
            number_of(topic),
            ", ".join(topic.top_words(10)),
            f"{topic.frequency:,}",
            f"{topic.size:,}",
        ]
        for topic in view
    ]


def switch(page):
    return page.locator("#show-cut")


def test_the_page_opens_on_the_cut(visit, url, cut):
    with visit(url, BY_FREQUENCY, viewport=TALL) as page:
        assert n_shown(page) == cut.n
        assert page.get_by_role("heading", name=f"Cut of {cut.n} topics").is_visible()
        assert page.get_by_label(f"Uneven cut of {cut.n} topics").is_checked()
        assert shown_rows(page) == expected_rows(cut)


def test_choosing_n_shows_the_tree_and_the_switch_goes_back(visit, url, model, cut):
    with visit(url, BY_FREQUENCY, viewport=TALL) as page:
        for n in (2, cut.n):  # the number of the cut is that of a T(n) too
            type_n(page, n)
            assert page.get_by_role("heading", name=heading_of(n), exact=True).is_visible()
            assert shown_rows(page) == expected_rows(model.display_tree.view(n))
            assert not switch(page).is_checked()
            switch(page).check()
            assert n_shown(page) == cut.n
            assert shown_rows(page) == expected_rows(cut)
        page.locator("#panels").press("+")
        assert shown_rows(page) == expected_rows(model.display_tree.view(cut.n + 1))
        switch(page).check()
        switch(page).uncheck()
        assert shown_rows(page) == expected_rows(model.display_tree.view(cut.n))


def test_the_address_keeps_what_is_shown(visit, url, model, cut):
    with visit(url, BY_FREQUENCY, viewport=TALL) as page:
        type_n(page, cut.n)
        wait_until(page, "location.hash.includes('cut=0')")
        page.reload()
        assert shown_rows(page) == expected_rows(model.display_tree.view(cut.n))
        switch(page).check()
        wait_until(page, "!location.hash.includes('cut')")
        page.reload()
        assert shown_rows(page) == expected_rows(cut)
    with visit(url, f"{BY_FREQUENCY}&n=2", viewport=TALL) as page:
        assert shown_rows(page) == expected_rows(model.display_tree.view(2))
        assert not switch(page).is_checked()


def test_the_tree_marks_the_topics_of_the_cut(visit, url, model, cut):
    def marked(page):
        rows = page.locator("#tree .in-view").evaluate_all("all => all.map(e => e.dataset.node)")
        return {int(node) for node in rows}

    with visit(url, f"{BY_FREQUENCY}&folders=binary", viewport=TALL) as page:
        page.locator("#tree").press("*")
        for node in cut.nodes.tolist():
            page.locator(f"#table [data-node='{node}']").click()  # opens the folders around it
        shown = {row["node"] for row in tree_rows(page)}
        assert shown >= set(cut.nodes.tolist())
        assert marked(page) == set(cut.nodes.tolist())
        switch(page).uncheck()
        assert marked(page) == shown & set(model.display_tree.view(cut.n).nodes.tolist())


def test_documents_have_the_topics_of_the_cut(visit, url, model, cut):
    topic = cut[1]
    strongest = strongest_documents(model, topic.id, 1)[0]
    counts = cut.transform(model.tree.counts)[[strongest.row], :].toarray().ravel()
    expected = {node for count, node in zip(counts, cut.nodes.tolist(), strict=True) if count}
    with visit(url, BY_FREQUENCY) as page:
        page.locator(f"#table [data-node='{topic.id}']").click()
        page.locator("#tab-documents").click()
        page.locator("#document-list [data-document]").first.click()
        topics = page.locator(".document-topics [data-node]")
        topics.first.wait_for()
        found = topics.evaluate_all("all => all.map(e => Number(e.dataset.node))")
        assert set(found) == expected
        assert page.get_by_role("heading", name="Topics of this document").is_visible()
        page.locator(".document-topics [data-node]").last.click()
        inside = model.tree.words_of(node=topic.id).tolist()
        words = page.locator("#document-text [data-word]")
        found = words.evaluate_all("all => all.map(e => Number(e.dataset.word))")
        words.nth(next(place for place, word in enumerate(found) if word in inside)).click()
        assert page.locator(f"#tree [data-node='{topic.id}'][aria-selected=true]").is_visible()
        type_n(page, 1)
        assert topics.count() == 1
