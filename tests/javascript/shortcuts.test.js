import assert from "node:assert/strict";

import { testWith } from "./stand_in.js";

import { isShortcut, startShortcuts } from "#explorer/shortcuts.js";
import { startViews, viewOfDigit } from "#explorer/views.js";

import { pageOf } from "./page_sample.js";
import { smallPayload } from "./samples.js";

let page;
const test = testWith(() => {
  page = pageOf(smallPayload({ startN: 3 }), { ids: ["help dialog", "help-button", "help-close", "search input", "show-frequent input", "views", "somewhere"] });
  startViews(page);
  startShortcuts(page);
});

const pressed = (key, details = {}, id = "somewhere") => document.getElementById(id).fire("keydown", { key, ...details }).defaultPrevented;

test("n changes from anywhere", () => {
  const steps = [["+", 4], ["=", 5], ["+", 5], ["-", 4], ["[", 3], ["]", 4], ["_", 2], ["}", 4], ["{", 2], ["*", 4]];
  for (const [key, n] of steps) {
    pressed(key);
    assert.equal(page.store.state.n, n, key);
  }
});

test("digits choose the views that the page has", () => {
  for (const [key, view] of [["2", "overview"], ["3", "curve"], ["4", "documents"], ["1", "topics"]]) {
    assert.equal(pressed(key), true);
    assert.equal(page.store.state.view, view);
  }
  assert.equal(pressed("5"), false); // no groups
  for (const key of ["0", "6", "9", "", " ", "x", "1.5"]) assert.equal(viewOfDigit(key), null, key);
});

test("the selection goes up, is split and joined, and its number is shown", () => {
  const { store } = page;
  store.set({ node: 5 });
  pressed("u");
  assert.equal(store.state.node, 7);
  pressed("g");
  assert.equal(store.state.n, 2);
  pressed("g"); // it is a topic already
  assert.equal(store.state.n, 2);
  pressed(">");
  assert.deepEqual([store.state.n, store.state.node], [3, 7]);
  pressed("<");
  assert.equal(store.state.n, 2);
  store.set({ node: 8 });
  pressed("u");
  assert.equal(store.state.node, 8);
});

test("a new search replaces the old one", () => {
  const search = document.getElementById("search");
  let isSelected = false;
  search.select = () => (isSelected = true);
  assert.equal(pressed("/"), true);
  assert.deepEqual([document.activeElement, isSelected], [search, true]);
});

test("while somebody types, keys are letters", () => {
  assert.equal(pressed("u", {}, "search"), false);
  document.getElementById("search").type = "checkbox";
  assert.equal(pressed("+", {}, "search"), true);
});

test("keys with a modifier, taken keys and others are left alone", () => {
  for (const details of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) assert.equal(pressed("+", details), false);
  for (const key of ["a", "Tab", "constructor", "__proto__", "toString"]) assert.equal(pressed(key), false, key);
});

test("nothing else may take the page's letters", () => {
  assert.deepEqual(["f", "u", "g", "1", "4", "5", "a", "F"].map(isShortcut), [true, true, true, true, true, false, false, false]);
});

test("an address may name a view that the page has not", () => {
  page.store.set({ view: "groups" });
  assert.equal(document.body.dataset.view, "topics");
  page.store.set({ view: "curve" });
  page.store.set({ view: "details" }); // stands beside: the curve stays in sight
  assert.deepEqual([document.body.dataset.view, document.body.dataset.main], ["details", "curve"]);
});
