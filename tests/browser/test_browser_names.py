"""Names of topics on the page: shown everywhere, edited in place, kept and downloaded."""

import csv
import io

import pytest

from tests.browser.page_actions import drawn, table_rows, type_n, wait_until
from tests.command_runner import run_command
from topicgrouper import TopicName
from topicgrouper.model import Model

N = 8
TALL = {"width": 1280, "height": 3000}  # all rows are in sight
ANNOUNCED = "document.getElementById('announcer').textContent"
HOSTILE = "<img src=x onerror=alert(1)></script><b>&lt;"


@pytest.fixture(scope="module")
def topic(model):
    return max(model.display_tree.view(N), key=lambda topic: topic.size)


@pytest.fixture(scope="module")
def named(model, topic):
    return model.with_topic_names({topic.number: TopicName("Garden", "All that\ngrows.")})


@pytest.fixture(scope="module")
def named_url(named, page_of):
    return page_of(named)


def give(page, name, note=None):
    page.locator("#edit-name").click()
    page.locator("#topic-name").fill(name)
    if note is not None:
        page.locator("#topic-note").fill(note)
    page.locator("#save-name").click()


def test_named_topics_stay_in_view_whatever_n_is(visit, named, named_url, topic):
    # A context of its own, as every test that changes names: the browser keeps them.
    place = "#n=3&sort=frequency&general=1"
    with visit(named_url, place, viewport=TALL, accept_downloads=True) as page:
        page.get_by_label("Named topics").check()
        for n in (3, 14, 30):
            type_n(page, n)
            view = named.display_tree.view(n).including()
            assert [row["node"] for row in table_rows(page)] == view.nodes.tolist()
            assert topic.id in view.nodes
        wait_until(page, "location.hash.includes('cut=named')")
        assert page.locator("#cut-command").inner_text().endswith("-n 30 --named")
        for tab in ("overview", "groups", "documents", "topics"):
            page.locator(f"#tab-{tab}").click()
        page.locator(f"#table [data-node='{topic.id}']").click()
        give(page, "", "")  # without its name, the topic is divided like any other
        assert [row["node"] for row in table_rows(page)] == named.display_tree.view(
            30
        ).nodes.tolist()
        page.get_by_label("Named topics").uncheck()
        assert [row["node"] for row in table_rows(page)] == named.display_tree.view(
            30
        ).nodes.tolist()


def test_a_name_is_shown_wherever_its_topic_is(visit, named_url, model, topic):
    part = model.display_tree.children_of(node=topic.id)[0]
    number = f"({topic.number})"
    with visit(named_url, f"#n={N}&node={topic.id}") as page:
        row = page.locator(f"#table [data-node='{topic.id}']")
        assert row.locator(".words").inner_text().startswith("Garden · ")
        assert row.locator(".n").inner_text() == str(topic.number)
        tree = page.locator(f"#tree [data-node='{topic.id}']")
        assert number in tree.inner_text()
        assert "Garden · " in tree.inner_text()
        details = page.locator("#details")
        assert details.get_by_role("heading", name="Garden").is_visible()
        assert number in details.locator(".kind").inner_text()
        assert details.locator(".topic-note").inner_text() == "All that\ngrows."
        assert page.locator("#edit-name").inner_text() == "Rename"
        page.get_by_role("combobox").fill("gARden")
        option = page.locator("#search-results [role=option]").first
        assert option.get_attribute("data-node") == str(topic.id)
        page.keyboard.press("Escape")
        page.locator("#filter").fill("garden")
        assert page.locator("#table .table-row:visible").count() == 1
        page.locator("#filter").fill("")
        page.locator("#tab-documents").click()
        assert "Garden" in page.locator("#documents-heading").inner_text()
        page.locator("#document-list [data-document]").first.click()
        shown = page.locator(f".document-topics [data-node='{topic.id}']")
        assert "Garden · " in shown.inner_text()
        page.evaluate(f"location.hash = 'n={N}&node={part}'")
        wait_until(page, "document.querySelector('#details .place').textContent.includes('Garden')")


def test_names_are_in_the_overview(visit, url, named_url):
    def picture(page):
        drawn(page)
        return page.locator("#overview").evaluate("canvas => canvas.toDataURL()")

    with visit(url, f"#n={N}&view=overview") as page:
        before = picture(page)
    with visit(named_url, f"#n={N}&view=overview") as page:
        assert picture(page) != before


def test_a_name_is_given_and_kept_in_the_browser(visit, url, topic):
    with visit(url, f"#n={N}&node={topic.id}", accept_downloads=True) as page:
        assert not page.locator("#names-line").is_visible()
        give(page, "  Garden  ", "All that\ngrows.")
        wait_until(page, f"{ANNOUNCED} === 'Name kept in this browser.'")
        title = page.locator("#details .node-title")
        assert title.inner_text() == "Garden"
        row = page.locator(f"#table [data-node='{topic.id}'] .words")
        assert row.inner_text().startswith("Garden · ")
        assert page.locator(".unsaved").inner_text() == "Not in the model file"
        assert "1 name is only in this browser" in page.locator("#names-line").inner_text()
        page.reload()
        assert title.inner_text() == "Garden"
        page.locator("#drop-name").click()
        assert title.inner_text() != "Garden"
        assert not page.locator("#names-line").is_visible()
        page.reload()
        assert title.inner_text() != "Garden"


def test_names_of_the_page_win_over_the_file_and_can_be_discarded(visit, named_url, topic):
    with visit(named_url, f"#n={N}&node={topic.id}", accept_downloads=True) as page:
        title = page.locator("#details .node-title")
        give(page, "Plants")
        assert title.inner_text() == "Plants"
        page.reload()
        assert title.inner_text() == "Plants"
        give(page, "")  # the note is still there
        assert page.locator("#name-problem").inner_text() == "A note needs a name."
        page.locator("#topic-note").fill("")
        page.keyboard.press("Escape")
        assert title.inner_text() == "Plants"
        give(page, "", "")
        assert page.locator(".unsaved").inner_text() == "Removed in this browser only"
        page.locator("#drop-names").click()
        assert title.inner_text() == "Garden"


def test_names_are_downloaded_as_the_command_line_takes_them(visit, url, model, topic, tmp_path):
    word = model.display_tree.find("kettle")
    with visit(url, f"#n={N}&node={topic.id}", accept_downloads=True) as page:
        give(page, '=1+1, "x"', "two\nlines")
        page.evaluate(f"location.hash = 'n={N}&node={word}'")
        page.get_by_text("Name this word").click()
        page.locator("#topic-name").fill("Kettle")
        page.keyboard.press("Enter")
        with page.expect_download() as waiting:
            page.locator("#download-names").click()
        assert waiting.value.suggested_filename == "names.csv"
        content = waiting.value.path().read_bytes()
    text = content.decode("utf-8-sig")
    head, first, second = csv.reader(io.StringIO(text, newline=""))
    assert head == ["topic", "name", "note", "words", "tree"]
    digest = model.tree.digest()[:16]
    assert first == [str(model.tree.topic("kettl").number), "Kettle", "", "kettle", digest]
    words = ", ".join(model.display_tree.shown_words([topic.id])[topic.id])
    assert second == [str(topic.number), '\'=1+1, "x"', "two\nlines", words, digest]
    file, path = tmp_path / "names.csv", tmp_path / "model.tg"
    file.write_bytes(content)
    model.save(path)
    result = run_command("names", path, "--import", file)
    assert result.exit_code == 0, result.output
    assert dict(Model.load(path).tree.names_by_node) == {
        word: TopicName("Kettle"),
        topic.id: TopicName('=1+1, "x"', "two\nlines"),
    }


def test_markup_in_names_is_text(visit, page_of, model, topic):
    hostile = model.with_topic_names({topic.number: TopicName(HOSTILE, HOSTILE)})
    with visit(page_of(hostile), f"#n={N}&node={topic.id}", accept_downloads=True) as page:
        assert page.locator("#details .node-title").inner_text() == HOSTILE
        assert page.locator(".topic-note").inner_text() == HOSTILE
        for tab in ("overview", "documents", "topics"):
            page.locator(f"#tab-{tab}").click()
        page.get_by_role("combobox").fill("onerror")
        page.locator("#search-results [role=option]").first.wait_for()
        give(page, f"{HOSTILE}2")
        assert page.locator("#details .node-title").inner_text() == f"{HOSTILE}2"
        assert page.locator("img, .topic-name *, .topic-note *").count() == 0
