"""The tree as folders, and its selection shared with the table."""

from tests.browser.page_actions import (
    selected,
    table_rows,
    tree_rows,
    type_n,
)
from topicgrouper import TopicTree
from topicgrouper.model import Model

TALL = {"width": 1280, "height": 3000}  # all rows are in sight
JOINS = "#folders=binary"


def test_a_row_of_the_table_is_selected_and_revealed_in_the_tree(visit, url, model):
    with visit(url, JOINS) as page:
        type_n(page, 12)
        for row in table_rows(page)[3:6]:
            page.get_by_role("row").and_(page.locator(f"[data-node='{row['node']}']")).click()
            assert selected(page) == row["node"]
            assert [other["node"] for other in table_rows(page) if other["selected"]] == [
                row["node"]
            ]
            # every folder above it is open and in the page
            nodes = [shown["node"] for shown in tree_rows(page)]
            above = model.tree.parent(node=row["node"])
            while above is not None:
                assert above in nodes
                above = model.tree.parent(node=above)


def test_a_folder_is_selected_in_the_table(visit, url, model):
    with visit(url) as page:
        type_n(page, 3)
        topic = model.tree.view(3)[1].id
        page.get_by_role("treeitem").and_(page.locator(f"[data-node='{topic}']")).click()
        assert [row["node"] for row in table_rows(page) if row["selected"]] == [topic]


def test_the_keys_of_file_managers_work(visit, url, model):
    root = model.tree.n_nodes - 1
    with visit(url, JOINS) as page:
        page.get_by_role("tree").focus()
        page.keyboard.press("Home")
        assert selected(page) == root
        page.keyboard.press("ArrowLeft")  # closes
        assert [row["node"] for row in tree_rows(page)] == [root]
        page.keyboard.press("ArrowRight")  # opens
        rows = tree_rows(page)
        assert {row["node"] for row in rows[1:]} >= set(model.tree.children_of(node=root))
        page.keyboard.press("ArrowRight")  # goes in
        inner = selected(page)
        assert inner in model.tree.children_of(node=root)
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")  # closes if it was open, and goes out
        assert selected(page) == root
        page.keyboard.press("ArrowDown")
        assert selected(page) == tree_rows(page)[1]["node"]
        page.keyboard.press("ArrowUp")
        assert selected(page) == root
        page.keyboard.press("End")
        last = tree_rows(page)[-1]
        assert last["selected"]
        page.keyboard.press("Home")
        page.keyboard.press("Enter")
        assert len(tree_rows(page)) == 1


def test_the_tree_opens_at_the_suggested_levels(visit, url, model):
    suggested = model.tree.suggest_n()
    levels = sorted([suggested.n, *suggested.others])[:3]
    with visit(url, viewport=TALL) as page:
        assert page.get_by_role("radio", name="Levels").is_checked()
        assert page.locator("#levels").input_value() == ", ".join(map(str, levels))
        rows = [row["node"] for row in tree_rows(page) if row["level"] == 2]
        assert rows == model.tree.view(levels[0]).nodes.tolist()


def test_the_overview_shares_the_selection(visit, url, model):
    with visit(url) as page:
        page.get_by_role("tab", name="Overview").click()
        canvas = page.locator("#overview")
        box = canvas.bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 5)
        assert selected(page) == model.tree.n_nodes - 1
        canvas.focus()
        page.keyboard.press("ArrowDown")
        assert selected(page) in model.tree.children_of(node=model.tree.n_nodes - 1)
        page.keyboard.press("ArrowUp")
        assert selected(page) == model.tree.n_nodes - 1
        page.mouse.move(box["x"] + box["width"] / 3, box["y"] + box["height"] / 3)
        page.mouse.wheel(0, -600)  # zooming neither errs nor selects
        assert selected(page) == model.tree.n_nodes - 1


def test_a_chain_of_joins_neither_hangs_nor_runs_out_of_stack(visit, page_of):
    n_words = 25_000
    children = [[0, 1], *([word, n_words + word - 2] for word in range(2, n_words))]
    chain = TopicTree(
        children,
        [-1.0] * (n_words - 1),
        [n_words - word for word in range(n_words)],
        [f"w{word}" for word in range(n_words)],
        base_log_likelihood=0.0,
    )
    with visit(page_of(Model(chain)), f"{JOINS}&node=0&n=100") as page:
        assert selected(page) == 0
        rows = tree_rows(page)
        assert len(rows) < 200, "only what is in sight is in the page"
        assert max(row["level"] for row in rows) >= n_words - 10
        type_n(page, 24_000)
        assert page.get_by_role("grid").get_attribute("aria-rowcount") == "24001"
        for tab in ("Overview", "Curve", "Topics"):
            page.get_by_role("tab", name=tab, exact=True).click()
        page.get_by_role("tree").focus()
        page.keyboard.press("Home")
        assert selected(page) == chain.n_nodes - 1
