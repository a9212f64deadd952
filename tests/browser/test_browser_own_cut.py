"""Uneven cuts that are made on the page, by splitting and joining topics."""

import json
import shlex

import numpy as np

from tests.browser.page_actions import (
    BY_FREQUENCY,
    n_shown,
    search_for,
    table_rows,
    wait_until,
)
from tests.command_runner import run_command
from topicgrouper.explorer.document_api import read_cut

TALL = {"width": 1280, "height": 3000}  # all rows are in sight
START = 6


def shown(page):
    return {row["node"] for row in table_rows(page)}


def largest(view):
    return max(view, key=lambda topic: topic.size).id


def cut_in_address(page):
    return page.evaluate("new URLSearchParams(location.hash.slice(1)).get('cut')")


def test_a_topic_is_split_and_joined_again(visit, url, model):
    view = model.display_tree.view(START)
    node = largest(view)
    with visit(url, f"{BY_FREQUENCY}&n={START}&node={node}", viewport=TALL) as page:
        split = page.locator("#split-topic")
        split.click()
        expected = view.split(node=node)
        assert shown(page) == set(expected.nodes.tolist())
        assert n_shown(page) == START + 1
        assert page.get_by_role("heading", name=f"Cut of {START + 1} topics").is_visible()
        assert not split.is_visible()
        join = page.locator("#join-topic")
        assert join.inner_text() == f"Join 2 topics into ({model.display_tree.topic(node=node).n})"
        join.click()
        assert shown(page) == set(view.nodes.tolist())
        assert page.get_by_role("heading", name=f"{START} topics", exact=True).is_visible()
        assert not page.locator("#cut-line").is_visible()


def test_a_row_has_buttons(visit, url, model):
    view = model.display_tree.view(START)
    node = largest(view)
    with visit(url, f"{BY_FREQUENCY}&n={START}", viewport=TALL) as page:
        row = page.locator(f"#table [data-node='{node}']")
        row.hover()
        split = row.get_by_text("Split", exact=True)
        assert "two parts" in split.get_attribute("title")
        split.click()
        assert shown(page) == set(view.split(node=node).nodes.tolist())
        assert page.locator("#table .part").count() == 2


def test_back_undoes_and_a_reload_keeps(visit, url, model):
    view = model.display_tree.view(START)
    node = largest(view)
    expected = view.split(node=node)
    with visit(url, f"{BY_FREQUENCY}&n={START}&node={node}", viewport=TALL) as page:
        page.locator("#table").press(">")
        wait_until(page, "location.hash.includes('cut=')")
        assert read_cut(model.display_tree, cut_in_address(page)) == expected
        page.reload()
        assert shown(page) == set(expected.nodes.tolist())
        page.go_back()
        wait_until(page, "!location.hash.includes('cut=')")
        assert shown(page) == set(view.nodes.tolist())
        page.go_forward()
        wait_until(page, "location.hash.includes('cut=')")
        assert shown(page) == set(expected.nodes.tolist())


def steps(page, view, random, count):
    """Split and join at random on the page and in Python; give the view that results."""
    tree = view.tree
    for _ in range(count):
        node = int(random.integers(tree.n_words, tree.n_nodes - 1))
        inside = np.unique(view.labels[tree.words_of(node=node)])
        is_divided = inside.max() <= node and len(inside) > 1
        search_for(page, str(tree.topic(node=node).n))
        if is_divided:
            page.keyboard.press("<")
            kept = [other for other in view.nodes.tolist() if other not in inside]
            view = tree.cut(nodes=[*kept, node])
        else:
            page.keyboard.press(">")
            if node in view.nodes:
                view = view.split(node=node)
            while node not in view.nodes and inside[0] > node:
                holder = int(view.labels[tree.words_of(node=node)[0]])
                view = view.split(node=holder)
    return view


def test_the_command_gives_the_same_topics(visit, url, model, tmp_path):
    path = tmp_path / "model.tg"
    model.save(path)
    random = np.random.default_rng(0)
    with visit(url, f"{BY_FREQUENCY}&n={START}", viewport=TALL) as page:
        view = model.display_tree.view(START)
        for _ in range(3):
            view = steps(page, view, random, 3)
            assert shown(page) == set(view.nodes.tolist())
            if not page.locator("#cut-line").is_visible():
                assert view.is_tree_view
                continue
            program, *words = shlex.split(page.locator("#cut-command").inner_text())
            assert program == "topicgrouper"
            arguments = [str(path) if word == "MODEL" else word for word in words]
            result = run_command(*arguments, "--json")
            assert result.exit_code == 0, result.output
            records = json.loads(result.output)
            assert {record["topic"] for record in records} == {each.number for each in view}
            wait_until(page, f"location.hash.includes('n={view.n}&cut=')")
            assert read_cut(model.display_tree, cut_in_address(page)) == view


def test_a_served_page_knows_main_topics_of_the_cut(visit, served, model):
    view = model.display_tree.view(START)
    node = largest(view)
    cut = view.split(node=node)
    part = model.display_tree.children_of(node=node)[0]
    positions = cut.predict()
    expected = int((cut.nodes[positions[positions >= 0]] == part).sum())
    with visit(served(model), f"#n={START}&node={node}") as page:
        page.locator("#table").press(">")
        page.locator(f"#table [data-node='{part}']").click()
        page.locator("#tab-documents").click()
        page.locator("#only-main").check()
        are = "document is" if expected == 1 else "documents are"
        said = f"{expected} {are} mainly about it in the cut of {START + 1} topics"
        page.get_by_text(said).wait_for()
