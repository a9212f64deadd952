"""Documents, in the page and from the server: the same lists, the same words marked."""

import re

import numpy as np
import pytest

from tests.browser.page_actions import (
    listed,
    search_for,
    selected,
    strongest_documents,
    type_n,
    wait_until,
)
from topicgrouper import fit_tree
from topicgrouper.model import Model


@pytest.fixture(scope="module")
def url(model, published):
    return published(model)


def test_the_strongest_documents_of_a_topic(visit, url, model):
    node = model.tree.parent(node=model.tree.find("the"))
    strongest = strongest_documents(model, node, 1000)
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


def test_every_document_is_listed_with_its_passage(visit, url, model):
    node = model.tree.parent(node=model.tree.find("rocket"))
    strongest = strongest_documents(model, node, length=260)
    with visit(url, f"#node={node}&view=documents") as page:
        listed(page, len(strongest))
        passages = page.locator("#document-list .passage")
        for place, strong in enumerate(strongest):
            found = strong.passage.pieces()
            text = passages.nth(place).text_content().replace("\u00a0", " ")
            assert text == "".join(piece for piece, _ in found)
            marked = passages.nth(place).locator("mark").all_text_contents()
            assert marked == [piece for piece, is_word in found if is_word]


def test_another_topic_closes_the_document(visit, url, model):
    first, other = model.tree.find("violin"), model.tree.find("kettl")
    with visit(url, f"#node={first}&view=documents") as page:
        listed(page, 1)
        page.locator("#document-list [data-document]").first.click()
        page.locator("#document-text").wait_for()
        search_for(page, "kettle")
        strongest = strongest_documents(model, other)
        wait_until(
            page,
            "document.querySelector('#document-list [data-document]')?.dataset.document"
            f" === '{strongest[0].row}'",
        )
        assert listed(page, len(strongest)) == [strong.row for strong in strongest]
        assert not page.locator("#document-text").is_visible()
        assert "kettle" in page.locator("#documents-heading").inner_text()
        assert page.evaluate("document.activeElement.id") == "tree"  # where the search leads


def test_documents_are_found_by_their_text(visit, url, model):
    wanted = " ".join(model.texts[33].split()[3:5]).upper()
    texts = zip(model.document_ids, model.texts, strict=True)
    matches = [f"{name}\n{text}".lower().count(wanted.lower()) for name, text in texts]
    rows = sorted(np.flatnonzero(matches).tolist(), key=lambda row: -matches[row])
    assert 0 < len(rows) < 20
    with visit(url, f"#node={model.tree.n_nodes - 1}&view=documents&find=text") as page:
        listed(page, 20)
        page.locator("#document-search").fill(wanted)
        page.get_by_role("heading", name=f"Documents with “{wanted}”").wait_for()
        page.get_by_text(f"{len(rows)} document").first.wait_for()
        assert listed(page, len(rows)) == rows
        marked = page.locator("#document-list mark").all_inner_texts()
        assert len(marked) == sum(matches)
        assert {text.lower() for text in marked} == {wanted.lower()}
        page.locator("#document-list [data-document]").first.click()
        page.locator("#document-text").wait_for()
        page.locator("#documents-back").click()
        assert listed(page, len(rows)) == rows
        search_for(page, "violin")  # a topic ends the search
        page.get_by_role("heading", name="Documents for violin").wait_for()
        assert page.locator("#document-search").input_value() == ""


def test_the_list_can_be_of_documents_mainly_about_the_topic(visit, published):
    random = np.random.default_rng(4)
    themes = random.gamma(0.3, size=(5, 40))
    counts = random.poisson(random.dirichlet([0.4] * 5, size=90) @ themes * 3)
    model = Model(fit_tree(counts[:, counts.any(axis=0)]))
    n = model.tree.levels[0]
    view = model.tree.view(n)
    positions = view.predict()
    address = published(model)
    place = int(np.bincount(positions[positions >= 0]).argmax())
    node = int(view.nodes[place])
    strongest = strongest_documents(model, node, 1000)
    about = [strong for strong in strongest if positions[strong.row] == place]
    expected = [each.row for each in sorted(about, key=lambda each: -each.relative_share)]
    assert 0 < len(expected) < len(strongest)
    with visit(address, f"#n={n}&node={node}&view=documents") as page:
        listed(page, 1)
        assert page.get_by_label("Mainly about this").is_checked()
        note = page.locator(".list-note", has_text="mainly about it")
        note.wait_for()
        assert note.inner_text().startswith(f"{len(expected)} document")
        assert listed(page, min(20, len(expected))) == expected[:20]
        page.locator("#document-list [data-document]").first.click()
        page.locator(f".main-topic [data-node='{node}']").wait_for()
        page.locator("#documents-back").click()
        page.get_by_label("Mainly about this").uncheck()
        page.get_by_text(f"{len(strongest)} document").first.wait_for()
    with visit(address, f"#n={n}&node={model.tree.n_nodes - 1}&view=documents") as page:
        listed(page, 1)
        assert not page.get_by_label("Mainly about this").is_visible()


def test_a_page_with_some_of_the_documents_says_so(visit, page_of, model):
    root = model.tree.n_nodes - 1
    with visit(page_of(model, limit=9_000), f"#node={root}&view=documents") as page:
        note = page.locator("#part-note").inner_text()
        rows = listed(page, 5)
        assert re.match(r"This page includes \d+ of 60 documents", note)
        assert "topicgrouper explore MODEL.tg --serve" in note
        assert [model.document_ids[row] for row in rows] == page.locator(
            "#document-list .document-id"
        ).all_inner_texts()
        page.locator("#document-list [data-document]").nth(2).click()
        page.locator("#document-text").wait_for()
        assert page.locator("#document-text").inner_text().strip() == model.texts[rows[2]]
        missing = next(row for row in range(60) if row not in rows)
        page.evaluate(f"location.hash = 'view=documents&document={missing}'")
        page.get_by_text("this one is not among them").wait_for()


def test_words_are_marked_in_the_colours_of_their_topics(visit, url, model):
    row, n = 20, 6
    view = model.tree.view(n)
    with visit(url, f"#n={n}&view=documents&document={row}") as page:
        page.locator("#document-text mark").first.wait_for()
        boxes = page.locator(".mark-box[aria-pressed=true]")
        assert boxes.count() >= 1

        def colours():
            """Return the topics of the words in each colour."""
            found = {}
            for word, colour in page.locator("#document-text mark").evaluate_all(
                "all => all.map(e => [Number(e.dataset.word), getComputedStyle(e).backgroundColor])"
            ):
                found.setdefault(colour, set()).add(int(view.labels[word]))
            return found

        marked = {int(box.get_attribute("data-mark")) for box in boxes.all()}
        shown = colours()
        assert sorted(topic for topics in shown.values() for topic in topics) == sorted(marked)
        assert all(len(topics) == 1 for topics in shown.values())
        box = boxes.first
        topic = int(box.get_attribute("data-mark"))
        colour = box.evaluate("box => getComputedStyle(box).backgroundColor")
        assert shown[colour] == {topic}
        box.click()
        assert colour not in colours()
        other = page.locator(".mark-box[aria-pressed=false]").last
        added = int(other.get_attribute("data-mark"))
        other.click()
        assert {added} in colours().values()


def test_a_document_tells_its_topics_and_leads_back_to_them(visit, url, model):
    row, n = 20, 6
    view = model.tree.view(n)
    counts = view.transform(model.tree.counts)[[row], :].toarray().ravel()
    shares = {
        int(node): count / counts.sum()
        for count, node in zip(counts, view.nodes, strict=True)
        if count
    }
    with visit(url, f"#n={n}&view=documents&document={row}") as page:
        topics = page.locator(".document-topics [data-node]")
        topics.first.wait_for()
        found = topics.evaluate_all("all => all.map(e => Number(e.dataset.node))")
        assert sorted(found) == sorted(shares)
        for node, text in zip(found, topics.all_inner_texts(), strict=True):
            assert float(text.partition("%")[0]) == pytest.approx(shares[node] * 100, rel=0.01)
        topics.first.click()
        assert selected(page) == found[0]
        type_n(page, 1)
        assert topics.count() == 1


def test_documents_without_ids_are_named_by_row_as_everywhere_else(visit, published, model):
    bare = Model(model.tree)
    with visit(published(bare), f"#view=documents&node={bare.tree.n_nodes - 1}") as page:
        rows = listed(page, 20)
        names = page.locator("#document-list .document-id").all_inner_texts()
        assert names == [bare.document_id(row) for row in rows]
        page.evaluate("location.hash = 'view=documents&document=0'")
        page.locator("#document-text").wait_for()
        assert page.locator("#documents h2").last.inner_text() == bare.document_id(0) == "0"
