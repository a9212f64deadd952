"""Texts in scripts without blanks: the words that were counted are those that are marked."""

from itertools import pairwise

import pytest

from tests.browser.page_actions import listed
from topicgrouper.corpus import TextOptions, count_texts
from topicgrouper.explorer.document_api import PASSAGE_LENGTH
from topicgrouper.model import Model
from topicgrouper.search.passages import TextWords, snippet
from topicgrouper.tree.document_strength import rank_documents

TEXTS = [
    "火箭把卫星送入轨道，地面控制中心收到了卫星发回的信号。\n 宇航员在空间站工作了六个月。",
    "  宇航员穿上宇航服，在月球表面行走。火箭很大。" + "月球上没有空气，也没有水。" * 30,
    "😀𠮷野家的火箭，炒豆腐用小火，加酱油和糖，火箭不在锅里。",
    "ผัดไทยใส่เส้น ไข่ กุ้ง และถั่ว ผัดด้วยไฟแรง ปรุงรสด้วยน้ำตาลและน้ำปลา",
    "plain text about a rocket, and Tシャツ",
    "plain words only",
]


@pytest.fixture(scope="module", params=["pairs", "dictionary"])
def model(request):
    options = TextOptions(segmentation=request.param)
    return Model.fit(
        count_texts(TEXTS, options, keep_texts=True),
    )


@pytest.fixture(scope="module")
def url(model, published):
    return published(model)


def test_passages_are_those_of_the_package(visit, url, model):
    leaf = model.tree.index_of("月球")
    node = model.tree.n_nodes - 1 if leaf is None else model.tree.parent(node=leaf)
    strongest = rank_documents(model.tree, node).part(0, 20)
    with visit(url, f"#node={node}&view=documents") as page:
        assert listed(page, len(strongest)) == [strong.row for strong in strongest]
        passages = page.locator("#document-list .passage")
        for place, strong in enumerate(strongest):
            found = snippet(model, strong.row, node, length=PASSAGE_LENGTH).pieces()
            text = passages.nth(place).text_content().replace("\u00a0", " ")
            assert text == "".join(piece for piece, _ in found)
            marked = passages.nth(place).locator("mark").all_text_contents()
            assert marked == [piece for piece, is_word in found if is_word]


@pytest.mark.parametrize("row", [1, 2])
def test_the_text_of_a_document_is_taken_apart_at_its_words(visit, url, model, row):
    node = model.tree.find("火箭")
    spans = TextWords(model).find(TEXTS[row]).tolist()
    with visit(url, f"#n=3&node={node}&view=documents&document={row}") as page:
        body = page.locator("#document-text")
        body.wait_for()
        assert body.text_content().replace("\u00a0", " ") == TEXTS[row]
        words = body.locator("[data-word]")
        pieces = words.evaluate_all("all => all.map(e => [e.textContent, Number(e.dataset.word)])")
        found = {(TEXTS[row][start:end], leaf) for start, end, leaf in spans}
        # pairs overlap: what is not marked may show a part of itself, or nothing
        for text, leaf in pieces:
            assert any(leaf == other and text in whole for whole, other in found)
        chosen = body.locator("mark.selected").all_text_contents()
        assert chosen == ["火箭"] * sum(leaf == node for _, _, leaf in spans)
        if not any(end > start for (_, end, _), (start, _, _) in pairwise(spans)):
            assert pieces == [[TEXTS[row][start:end], leaf] for start, end, leaf in spans]
