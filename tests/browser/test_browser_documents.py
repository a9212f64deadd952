"""Documents, in the page and from the server: the same lists, the same words marked."""

import re
import threading
from collections import Counter
from contextlib import ExitStack

import pytest

from tests.browser.page_actions import search_for, selected, type_n, wait_until
from topicgrouper.collection import Model
from topicgrouper.explorer.server import ExplorerServer
from topicgrouper.tree.queries.document_strength import strongest_documents


@pytest.fixture(scope="module", params=["embedded", "served"])
def published(request, page_of):
    """Return a function from a model to the address of its page: a file's or a server's."""
    with ExitStack() as servers:

        def serve(model):
            server = servers.enter_context(ExplorerServer(model))
            thread = threading.Thread(target=server.serve_forever, args=(0.05,))
            thread.start()
            servers.callback(thread.join)
            servers.callback(server.shutdown)
            return server.url

        yield page_of if request.param == "embedded" else serve


@pytest.fixture(scope="module")
def url(model, published):
    return published(model)


def listed(page, count):
    """Give the rows of the documents listed, once there are so many."""
    items = page.locator("#document-list [data-document]")
    items.nth(count - 1).wait_for()
    return items.evaluate_all("all => all.map(e => Number(e.dataset.document))")


@pytest.mark.parametrize("word", ["rocket", "tea", "the"])
def test_the_strongest_documents_of_a_topic(visit, url, model, word):
    node = model.tree.parent(model.tree.find(word)) if word != "tea" else model.tree.find("kettl")
    strongest = strongest_documents(model.tree, node, k=1000)
    with visit(url, f"#node={node}&view=documents") as page:
        first = min(20, len(strongest))
        assert listed(page, first) == [strong.row for strong in strongest[:first]]
        assert model.document_ids[strongest[0].row] in page.locator("#document-list").inner_text()
        while page.get_by_role("button", name="More documents").is_visible():
            before = page.locator("#document-list [data-document]").count()
            page.get_by_role("button", name="More documents").click()
            listed(page, before + 1)
        assert listed(page, len(strongest)) == [strong.row for strong in strongest]
        assert f"{len(strongest)} document" in page.locator("#documents").inner_text()


def test_two_quick_clicks_do_not_list_documents_twice(visit, url, model):
    with visit(url, f"#view=documents&node={model.tree.n_nodes - 1}") as page:
        listed(page, 20)
        more = page.get_by_role("button", name="More documents")
        more.evaluate("button => { button.click(); button.click(); }")
        rows = listed(page, 40)
        assert len(rows) == len(set(rows)) == 40


def test_a_document_shows_its_text_with_the_topics_words_marked(visit, url, model):
    node = model.tree.parent(model.tree.find("rocket"))
    row = strongest_documents(model.tree, node)[0].row
    text = model.texts[row]
    stems = {model.tree.vocabulary[word] for word in model.tree.words_of(node).tolist()}
    with visit(url, f"#node={node}&view=documents") as page:
        page.locator(f"#document-list [data-document='{row}']").click()
        shown = page.locator("#document-text")
        shown.wait_for()
        assert shown.inner_text().strip() == text
        marked = shown.locator("mark").all_inner_texts()
        # regular plurals only: the stem of a form is its beginning
        words = re.findall(r"\w+", text)
        expected = [
            w
            for w in words
            if any(w.lower().rstrip("s") == s or w.lower().startswith(s) for s in stems)
        ]
        assert marked == expected
        assert {mark.lower() for mark in marked} > {"rocket"}


def test_every_counted_word_is_found_in_the_text(visit, url, model):
    for row in (0, len(model.texts) - 1):  # the last one has marks and letters of other scripts
        with visit(url, f"#view=documents&document={row}") as page:
            words = page.locator("#document-text [data-word]")
            words.first.wait_for()
            found = Counter(words.evaluate_all("all => all.map(e => Number(e.dataset.word))"))
            counts = model.tree.counts[[row], :].toarray().ravel().tolist()
            assert found == {word: count for word, count in enumerate(counts) if count}


def test_a_document_tells_its_topics_and_leads_back_to_them(visit, url, model):
    row, n = 20, 6
    view = model.tree.view(n)
    counts = view.transform(model.tree.counts)[[row], :].toarray().ravel()
    expected = sorted(
        ((int(count), int(node)) for count, node in zip(counts, view.nodes, strict=True) if count),
        key=lambda pair: (-pair[0], pair[1]),
    )
    with visit(url, f"#n={n}&view=documents&document={row}") as page:
        topics = page.locator(".document-topics [data-node]")
        topics.first.wait_for()
        found = topics.evaluate_all("all => all.map(e => Number(e.dataset.node))")
        assert found == [node for _, node in expected]
        share = expected[0][0] / counts.sum()
        assert topics.first.inner_text().startswith(f"{share * 100:.1f}")
        topics.first.click()
        assert selected(page) == expected[0][1]
        type_n(page, 1)
        assert topics.count() == 1


def test_the_list_follows_the_selection(visit, url, model):
    with visit(url, "#view=documents") as page:
        search_for(page, "violin")
        node = model.tree.find("violin")
        strongest = strongest_documents(model.tree, node, k=20)
        wait_until(
            page,
            "document.querySelector('#document-list [data-document]')?.dataset.document"
            f" === '{strongest[0].row}'",
        )
        assert listed(page, len(strongest)) == [strong.row for strong in strongest]


def test_documents_without_ids_are_named_by_row_as_everywhere_else(visit, published, model):
    bare = Model(model.tree)
    with visit(published(bare), f"#view=documents&node={bare.tree.n_nodes - 1}") as page:
        rows = listed(page, 20)
        names = page.locator("#document-list .document-id").all_inner_texts()
        assert names == [bare.document_id(row) for row in rows]
        page.evaluate("location.hash = 'view=documents&document=0'")
        page.locator("#document-text").wait_for()
        assert page.locator("#documents h2").last.inner_text() == bare.document_id(0) == "0"


def test_without_documents_the_way_to_them_is_told(visit, page_of, model):
    with visit(page_of(model, limit=0), "#view=documents") as page:
        assert "topicgrouper serve" in page.locator("#documents").inner_text()


def test_without_texts_the_counted_words_are_shown(visit, page_of, model):
    bare = Model(model.tree)
    with visit(page_of(bare), "#view=documents&document=0") as page:
        words = page.locator("#document-text")
        words.wait_for()
        row = model.tree.counts[[0], :].toarray().ravel()
        for word in row.nonzero()[0].tolist():
            assert model.tree.vocabulary[word] in words.inner_text()
