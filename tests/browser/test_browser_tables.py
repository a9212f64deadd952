"""Tables of the page on the clipboard and as CSV files."""

import csv
import io

import pytest

from tests.browser.browser_samples import hostile_model, text_model
from tests.browser.page_actions import BY_FREQUENCY, table_rows, wait_until
from topicgrouper.storage.csv_cells import word_cell
from topicgrouper.tree.document_strength import rank_documents

CLIPBOARD = ["clipboard-read", "clipboard-write"]


def copied(page, place):
    page.evaluate("document.getElementById('announcer').textContent = ''")
    page.locator(f"{place} .copy-table").first.click()
    wait_until(page, "document.getElementById('announcer').textContent.startsWith('Copied')")
    text = page.evaluate("navigator.clipboard.readText()")
    return [line.split("\t") for line in text.split("\n")]


def downloaded(page, place):
    with page.expect_download() as waiting:
        page.locator(f"{place} .download-table").first.click()
    content = waiting.value.path().read_bytes()
    assert content.startswith(b"\xef\xbb\xbf")
    text = content.decode("utf-8-sig")
    return waiting.value.suggested_filename, list(csv.reader(io.StringIO(text, newline="")))


def expected_topics(view, order):
    total = view.tree.frequencies[-1]
    words = view.shown_words(view.nodes)
    return [
        [
            str(topic.number),
            ", ".join(words[topic.id]),
            str(topic.frequency),
            pytest.approx(topic.frequency / total, rel=1e-5),
            str(topic.size),
        ]
        for topic in order
    ]


def test_all_topics_are_copied_and_downloaded(visit, url, model):
    view = model.display_tree.view(8)
    expected = expected_topics(view, view.topics)
    with visit(url, "#n=8", permissions=CLIPBOARD) as page:
        rows = copied(page, "#topics-tools")
        name, same = downloaded(page, "#topics-tools")
    assert name == "Four-themes-8-topics.csv"
    head, *body = rows
    assert head == [
        *("topic", "name", "words", "frequency", "share", "focus", "coherence", "size", "warning"),
    ]
    assert [[r[0], r[2], r[3], float(r[4]), r[7]] for r in body] == expected
    assert same == rows


def test_rows_out_of_sight_are_copied_in_the_order_shown(visit, url, model):
    n = model.display_tree.n_words
    small = {"width": 1280, "height": 400}
    with visit(url, f"{BY_FREQUENCY}&n={n}", viewport=small, permissions=CLIPBOARD) as page:
        assert len(table_rows(page)) < n
        rows = copied(page, "#topics-tools")[1:]
    by_frequency = model.display_tree.view(n)
    assert [row[0] for row in rows] == [str(topic.number) for topic in by_frequency]


def test_words_documents_and_topics_of_a_document(visit, url, model):
    topic = model.display_tree.view(8)[0]  # the words of nearly all documents
    strongest = rank_documents(model.tree, topic.id).part(0, 100)
    with visit(url, f"#n=8&node={topic.id}", permissions=CLIPBOARD) as page:
        words = copied(page, "#details")
        assert words[0] == ["word", "counted_as", "frequency", "share_of_topic"]
        assert {row[0] for row in words[1:]} == set(topic.top_words(topic.size))
        page.locator("#tab-documents").click()
        page.locator("#document-list [data-document]").first.wait_for()
        documents = copied(page, "#documents")
        assert documents[0] == [
            "rank", "id", "title", "label", "times_average", "count", "share", "length", "passage",
        ]  # fmt: skip
        assert [row[1] for row in documents[1:]] == [
            model.document_ids[strong.row] for strong in strongest
        ]
        assert len(documents) > 21  # more than are in the list at first
        page.locator("#document-list [data-document]").first.click()
        page.locator(".document-topics [data-node]").first.wait_for()
        topics = copied(page, ".document-topics")
        assert topics[0] == ["topic", "name", "words", "share", "times_average"]
        assert sum(float(row[3]) for row in topics[1:]) == pytest.approx(1, rel=1e-4)


def test_formulas_and_quotes_stay_text(visit, page_of):
    model = hostile_model()
    n = model.display_tree.n_words
    with visit(page_of(model), f"{BY_FREQUENCY}&n={n}", permissions=CLIPBOARD) as page:
        _, rows = downloaded(page, "#topics-tools")
        assert len(copied(page, "#topics-tools")) == n + 1
    words = [row[2] for row in rows[1:]]
    expected = [
        word_cell(model.display_tree.vocabulary[topic.id]) for topic in model.display_tree.view(n)
    ]
    shown = [word if len(word) <= 200 else word[:199] + "…" for word in expected]
    assert words == [word.replace("\ud800", "\ufffd") for word in shown]
    assert "'-1" in words


def test_a_page_in_a_frame_downloads(browser, tmp_path):
    path = tmp_path / "notebook.html"
    path.write_text(text_model().explore()._repr_html_(), encoding="utf-8")
    page = browser.new_page()
    page.goto(path.as_uri())
    frame = page.frame_locator("iframe")
    with page.expect_download() as waiting:
        frame.locator("#topics-tools .download-table").click()
    assert waiting.value.path().read_bytes().startswith(b"\xef\xbb\xbftopic,")
    page.close()
