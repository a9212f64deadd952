import assert from "node:assert/strict";
import { test } from "node:test";

import { CutControl } from "#explorer/cut_control.js";

import { pageOf } from "./page_sample.js";
import { pack, smallPayload } from "./samples.js";

const IDS = ["show-cut input", "show-named input", "named-switch", "cut-switch", "cut-line", "cut-name", "cut-plan", "cut-command", "copy-command", "reset-cut"];

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

test("named topics are kept when n changes, and have a command of their own", () => {
  const { names, store, control, views, text, isHidden } = controlOf({ names: [{ node: 0, name: "Rocket", note: "" }] });
  assert.deepEqual([isHidden("named-switch"), control.namedBox.checked], [false, false]);
  control.namedBox.checked = true;
  control.namedBox.fire("change");
  assert.deepEqual([store.state.n, store.state.cut, views.at(store.state).n], [3, "named", 4]);
  assert.equal(text("cut-plan"), "3 topics, adjusted to show all named ones");
  assert.equal(text("cut-command"), "topicgrouper topics MODEL -n 3 --named");
  assert.deepEqual([isHidden("cut-line"), isHidden("cut-switch")], [false, true]);
  store.set({ n: 2 });
  assert.deepEqual([store.state.cut, views.at(store.state).isTopic(0)], ["named", true]);
  names.set(6, { name: "Drinks", note: "" }); // which the model does not have
  assert.equal(text("cut-command"), "topicgrouper topics MODEL -n 3 --split 4");
  document.getElementById("reset-cut").click();
  assert.deepEqual([store.state.n, store.state.cut, control.namedBox.checked], [2, "", false]);
});

test("without names there is nothing to show; from a cut, named topics start where it started", () => {
  const { cuts, names, store, control, isHidden } = controlOf();
  assert.equal(isHidden("named-switch"), true);
  names.set(2, { name: "Tea", note: "" });
  assert.equal(isHidden("named-switch"), false);
  cuts.run("split", 5);
  control.namedBox.checked = true;
  control.namedBox.fire("change");
  assert.deepEqual([store.state.n, store.state.cut], [3, "named"]);
  cuts.run("split", 5); // every word, which is T(5)
  assert.deepEqual([store.state.n, store.state.cut, control.namedBox.checked], [5, "", false]);
});
