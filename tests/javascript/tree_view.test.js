import assert from "node:assert/strict";

import { heldTimers, testWith } from "./stand_in.js";

import { TreeView } from "#explorer/tree_view.js";

import { pageOf } from "./page_sample.js";
import { smallPayload } from "./samples.js";

let timers;
const test = testWith(() => {
  timers = heldTimers();
}, () => timers.restore());

function treeOf(given = {}, hash = "#folders=binary") {
  const page = pageOf(smallPayload({ startN: 3, ...given }), { hash, ids: ["tree", "levels input", "tree-binary button", "tree-levels button"] });
  const view = new TreeView(page);
  view.tree.clientHeight = 1000;
  document.resized();
  const press = (key) => {
    const event = view.tree.fire("keydown", { key });
    return event.defaultPrevented ? page.store.state.node : "not taken";
  };
  return { ...page, view, press, nodes: () => view.rows.nodes };
}

test("the keys of file managers", () => {
  const { press, nodes } = treeOf();
  assert.deepEqual(nodes(), [8, 7, 5, 0, 1, 6, 2, 3, 4]);
  assert.equal(press("Home"), 8);
  assert.equal(press("ArrowDown"), 7);
  assert.equal(press("ArrowLeft"), 7); // closes it
  assert.deepEqual(nodes(), [8, 7, 4]);
  assert.equal(press("ArrowLeft"), 8); // goes out
  assert.equal(press("ArrowRight"), 7); // goes in
  assert.equal(press("ArrowRight"), 7); // opens it
  assert.equal(press("ArrowRight"), 5);
  assert.equal(press("End"), 4);
  assert.equal(press("ArrowRight"), 4); // a word has nothing to open
  assert.equal(press("ArrowLeft"), 8);
  assert.equal(press("Enter"), 8);
  assert.deepEqual(nodes(), [8]);
  assert.equal(press("*"), 8);
  assert.equal(nodes().length, 9);
});

test("keys with a modifier, and those that mean nothing, are left alone", () => {
  const { view, press } = treeOf();
  assert.equal(press("F5"), "not taken");
  assert.equal(view.tree.fire("keydown", { key: "ArrowDown", ctrlKey: true }).defaultPrevented, false);
});

test("typing goes to the row that starts so, one letter looks further", () => {
  const { press } = treeOf();
  press("Home");
  assert.equal(press("t"), 6); // tea, of the topic
  timers.pass(); // a pause begins anew
  assert.equal(press("t"), 2); // tea, the word
  timers.pass();
  press("t");
  assert.equal(press("h"), 4); // "th": the
});

test("digits go to numbers, and the page's own keys stay its own", () => {
  const { press } = treeOf();
  press("Home");
  for (const key of ["f", "u", "g"]) assert.equal(press(key), "not taken");
  assert.equal(press("3"), 6);
});

test("levels are typed, and shown as they were understood", () => {
  const { view, store } = treeOf({}, "#folders=levels");
  view.levelsField.value = "4; 2, 2, 99";
  view.levelsField.fire("change");
  assert.deepEqual(store.state.levels, [2, 4]);
  assert.equal(view.levelsField.value, "2, 4");
  assert.equal(document.getElementById("announcer").textContent, "");
  view.levelsField.value = "50,foo";
  view.levelsField.fire("change");
  assert.equal(view.levelsField.value, "2, 4");
  assert.equal(document.getElementById("announcer").textContent, "Type numbers of topics, such as 6, 25, 100.");
});

test("the tree opens on levels: the suggested numbers, and that of the page", () => {
  const { view, store, nodes } = treeOf({ startN: 3, levels: [2] }, "#node=6");
  assert.deepEqual([store.state.folders, store.state.levels, view.levelsField.value], ["levels", [2, 3], "2, 3"]);
  assert.deepEqual(nodes(), [8, 7, 5, 6, 4]);
  assert.equal(treeOf({ startN: 1, levels: [1] }, "").store.state.folders, "binary");
});

test("topics of the view stand out", () => {
  const { view, store } = treeOf();
  const marked = () => view.list.body.children.filter((row) => row.classList.contains("in-view")).map((row) => Number(row.dataset.node));
  assert.deepEqual(marked(), [5, 6, 4]);
  store.set({ n: 2 });
  assert.deepEqual(marked(), [7, 4]);
});

test("a row tells its level, its number and its words", () => {
  const { view } = treeOf();
  const [root, first] = view.list.body.children;
  assert.deepEqual([root.getAttribute("aria-level"), root.getAttribute("aria-expanded"), root.textContent], ["1", "true", "(1)48the, rocket, orbit, tea, cup"]);
  assert.equal(first.getAttribute("aria-level"), "2");
  const word = view.list.body.children.find((row) => row.dataset.node === "4");
  assert.equal(word.getAttribute("aria-expanded"), null);
});
