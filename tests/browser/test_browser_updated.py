"""The page of a model that has been updated: topics are called by the numbers that they kept."""

import json
import shlex

import pytest

from tests.browser.browser_samples import updated_model
from tests.browser.page_actions import BY_FREQUENCY, search_for, selected, table_rows, wait_until
from tests.command_runner import run_command
from topicgrouper.explorer.document_api import read_cut

TALL = {"width": 1280, "height": 3000}  # all rows are in sight
N = 6


@pytest.fixture(scope="module")
def updated(model):
    """The model with a theme that it did not know."""
    made = updated_model(model)
    assert not made.tree.is_numbered_afresh
    return made


def test_an_address_of_the_old_page_leads_to_the_same_topic(visit, page_of, model, updated):
    topic = max(model.display_tree.view(N), key=lambda each: each.size)
    same = updated.display_tree.topic(topic.number)
    assert same.id != topic.id
    with visit(page_of(updated), f"{BY_FREQUENCY}&n={N}&topic={topic.number}") as page:
        assert selected(page) == same.id
        shown = page.locator("#details .kind").inner_text()
        assert shown == f"Topic ({topic.number})"
        numbers = {row["node"]: row["cells"][0] for row in table_rows(page)}
        assert numbers[same.id] == str(topic.number)
        word = updated.display_tree.topic("kettle")
        search_for(page, f"topic {word.number}")
        assert selected(page) == word.id
        wait_until(page, f"location.hash.includes('topic={word.number}')")


def test_a_cut_is_one_of_the_numbers_that_were_kept(visit, page_of, updated, tmp_path):
    path = tmp_path / "updated.tg"
    updated.save(path)
    view = updated.display_tree.view(N)
    topic = max(view, key=lambda each: each.size)
    fragment = f"{BY_FREQUENCY}&n={N}&topic={topic.number}"
    with visit(page_of(updated), fragment, viewport=TALL) as page:
        page.locator("#split-topic").click()
        expected = set(view.split(topic).nodes.tolist())
        assert {row["node"] for row in table_rows(page)} == expected
        wait_until(page, "location.hash.includes('cut=')")
        cut = page.evaluate("new URLSearchParams(location.hash.slice(1)).get('cut')")
        command = page.locator("#cut-command").inner_text()
    assert set(read_cut(updated.display_tree, cut).nodes.tolist()) == expected
    _, *arguments = shlex.split(command.replace("MODEL", shlex.quote(str(path))))
    rows = json.loads(run_command(*arguments, "--json").stdout)
    assert {updated.display_tree.node_of(row["topic"]) for row in rows} == expected


def test_a_new_topic_is_marked_and_says_what_changed(visit, page_of, updated):
    new = next(row for row in updated.changes.table(updated.view(N)) if row.is_new)
    with visit(page_of(updated), f"{BY_FREQUENCY}&n={N}&topic={new.topic}") as page:
        kind = page.locator("#details .kind").inner_text()
        assert kind.split() == ["Topic", f"({new.topic})", "new"]
        assert page.locator("#details .update").inner_text().startswith("Since the last update: ")
        marked = page.locator(".table-row:has(.new-mark)").get_attribute("data-node")
        assert int(marked) == updated.display_tree.node_of(new.topic)
