import assert from "node:assert/strict";
import { test } from "node:test";

import { DetailsView } from "#explorer/details_view.js";
import { updateLine } from "#explorer/update_changes.js";

import { pageOf } from "./page_sample.js";
import { smallPayload } from "./samples.js";

const NEW = { node: 5, isNew: true, before: 0, since: 0.25, came: [], left: [] };
const OLD = { node: 6, isNew: false, before: 0.021, since: 0.034, came: ["cup", "te\u0007a"], left: ["orbit"] };

const said = (change) => updateLine(change).map((line) => line.textContent);

test("a line says what the last update changed", () => {
  pageOf(smallPayload());
  assert.deepEqual(said(OLD), ["Since the last update: share 2.10% → 3.40%; came: cup, te⟨U+0007⟩a; left: orbit."]);
  assert.deepEqual(said(NEW), ["Since the last update: share 0% → 25.0%."]);
  assert.deepEqual(said(undefined), []);
});

test("a new topic carries a mark, with its name and without", () => {
  const names = [{ node: 5, name: "Space", note: "" }];
  for (const [given, text] of [[names, "new Space · "], [[], "new "]]) {
    const { nodeText } = pageOf(smallPayload({ changes: [NEW, OLD], names: given }));
    assert.equal(nodeText.nameElements(5).map((part) => part.textContent ?? part).join(""), text);
    assert.deepEqual(nodeText.newMark(6), []);
  }
});

test("the details of a topic say what changed about it", () => {
  const page = pageOf(smallPayload({ startN: 3, changes: [NEW, OLD] }), { ids: ["details", "selection-bar"] });
  const { panel } = new DetailsView(page);
  const shown = (node) => {
    page.store.set({ node });
    return [panel.querySelector(".kind").textContent, panel.querySelector(".update")?.textContent ?? ""];
  };
  assert.deepEqual(shown(5), ["Topic (4) new", "Since the last update: share 0% → 25.0%."]);
  assert.match(shown(6)[1], /share 2\.10% → 3\.40%/);
  assert.deepEqual(shown(7), ["Topic (2)", ""]);
});
