import assert from "node:assert/strict";
import { test } from "node:test";

import { CutControl } from "#explorer/cut_control.js";

import { pageOf } from "./page_sample.js";
import { pack, smallPayload } from "./samples.js";

const IDS = ["show-cut input", "cut-switch", "cut-line", "cut-name", "cut-plan", "cut-command", "copy-command", "reset-cut"];

function controlOf(given = {}) {
  const page = pageOf(smallPayload({ startN: 3, ...given }), { ids: IDS });
  const control = new CutControl(page);
  return { ...page, control, text: (id) => document.getElementById(id).textContent, isHidden: (id) => document.getElementById(id).hidden };
}

test("a cut says how it came about, with its command", () => {
  const { cuts, text, isHidden } = controlOf();
  assert.deepEqual([isHidden("cut-switch"), isHidden("cut-line")], [true, true]);
  cuts.run("split", 5);
  assert.deepEqual([isHidden("cut-switch"), isHidden("cut-line")], [false, false]);
  assert.equal(text("cut-plan"), "3 topics, 1 split");
  assert.equal(text("cut-command"), "topicgrouper topics MODEL -n 3 --split 4");
  assert.equal(text("cut-name"), "Uneven cut of 4 topics");
  assert.equal(text("reset-cut"), "Back to 3 topics");
});

test("the way out of a cut, and back to it", () => {
  const { cuts, store, control, isHidden } = controlOf();
  cuts.run("split", 5);
  store.set({ n: 2 });
  assert.deepEqual([isHidden("cut-switch"), isHidden("cut-line"), control.box.checked], [false, true, false]);
  control.box.checked = true;
  control.box.fire("change");
  assert.deepEqual([store.state.n, store.state.cut], [4, "3,s4"]);
  document.getElementById("reset-cut").click();
  assert.deepEqual([store.state.n, store.state.cut], [3, ""]);
});

test("a page that opened with a cut leads back to it first", () => {
  const { cuts, store, text } = controlOf({ cut: pack([0, 1, 4, 6]) });
  assert.equal(text("reset-cut"), "Back to 3 topics");
  cuts.run("join", 6);
  assert.equal(store.state.cut, "");
  cuts.run("split", 7);
  store.set({ n: 4, cut: "3,s4" });
  cuts.run("split", 6);
  assert.equal(store.state.n, 5);
});
