import assert from "node:assert/strict";
import { test } from "node:test";

import { GroupsView } from "#explorer/groups_view.js";

import { pageOf } from "./page_sample.js";
import { packColumn, packSpreads, smallPayload, distinctivePayload } from "./samples.js";

/** Space is in Peru, tea in Laos, and "the" everywhere; Chad has few documents. */
const COUNTS = [[40, 1, 2], [40, 1, 2], [1, 60, 2], [1, 40, 0], [50, 52, 9]];

function groupsOf({ hash = "#view=groups", make = smallPayload, column = {}, leftOut = [], ...given } = {}) {
  const columns = column && [packColumn({ groups: ["Peru 10", "laos", "Peru 9"], counts: COUNTS, documents: [20, 30, 3], missing: 2, ...column })];
  const groups = { columns: columns || [], spreads: [packSpreads(20)], leftOut };
  const page = pageOf(make({ startN: 3, groups, ...given }), { hash, ids: ["groups"] });
  const view = new GroupsView(page, page.groups);
  const names = () => view.shown.groups.map((group) => view.shown.table.column.groups[group]);
  const press = (key) => (view.element.fire("keydown", { key }), [page.store.state.node, page.store.state.group]);
  return { ...page, view, names, press, rows: () => [...view.shown.rows], note: () => view.controls.note.textContent };
}

test("groups stand as in the page, by name with numbers by size, or alike together", () => {
  const { names, store } = groupsOf();
  assert.deepEqual(names(), ["Peru 10", "laos", "Peru 9"]);
  store.set({ order: "name" });
  assert.deepEqual(names(), ["laos", "Peru 9", "Peru 10"]);
  store.set({ order: "alike" });
  assert.deepEqual(names().toSorted(), ["Peru 10", "Peru 9", "laos"]);
});

test("all others come last, whatever the order", () => {
  const { names, store } = groupsOf({ column: { others: 7 } });
  for (const order of ["size", "name", "alike"]) {
    store.set({ order });
    assert.equal(names().at(-1), "all 7 others");
  }
});

test("topics are ordered by a group, groups by a topic", () => {
  const { rows, names, store } = groupsOf();
  store.set({ rows: 1 });
  assert.equal(rows()[0], 6);
  store.set({ rows: 0 });
  assert.equal(rows()[0], 5);
  store.set({ columns: 6 });
  assert.equal(names()[0], "laos");
  store.set({ rows: 99, columns: 8 }); // no such group, and no topic of the view
  assert.deepEqual([rows(), names()[0]], [[4, 5, 6], "Peru 10"]);
});

test("arrow keys go through the cells, Enter to the documents", () => {
  const { press, store } = groupsOf();
  assert.deepEqual(press("Home"), [4, 0]);
  assert.deepEqual(press("ArrowRight"), [4, 1]);
  assert.deepEqual(press("ArrowDown"), [5, 1]);
  assert.deepEqual(press("ArrowLeft"), [5, 0]);
  assert.deepEqual(press("ArrowLeft"), [5, 0]);
  assert.deepEqual(press("End"), [6, 0]);
  press("Enter");
  assert.equal(store.state.view, "groups"); // this page has no documents
});

test("general topics are folded, and keys unfold them", () => {
  const { rows, press, store } = groupsOf({ make: distinctivePayload, startN: 5 });
  assert.deepEqual(rows(), [0, 1, 2, 3, -1]);
  store.set({ node: 3, group: 0 });
  assert.deepEqual(press("ArrowDown"), [4, 0]);
  assert.equal(store.state.general, true);
  assert.deepEqual(press("ArrowUp"), [3, 0]);
});

test("a click on a name orders by it, and again no longer; on a cell it leads to the documents", () => {
  const { view, store } = groupsOf();
  globalThis.PointerEvent = class {};
  let place = null;
  view.placeAt = () => place;
  const clicked = (at) => {
    place = at;
    view.element.fire("click");
    const { rows, columns, node, group, general } = store.state;
    return { rows, columns, node, group, general };
  };
  assert.equal(clicked({ topic: null, group: 1 }).rows, 1);
  assert.equal(clicked({ topic: null, group: 1 }).rows, null);
  assert.deepEqual([clicked({ topic: 6, group: null }).columns, store.state.node], [6, 6]);
  assert.equal(clicked({ topic: 6, group: null }).columns, null);
  assert.equal(clicked({ topic: -1, group: null }).general, true);
  assert.deepEqual([clicked({ topic: 5, group: 2 }).node, store.state.group], [5, 2]);
});

test("what is said of a cell, and of a name", () => {
  const { view, store } = groupsOf();
  store.set({ node: 5, group: 0 });
  const said = view.readout.textContent;
  assert.match(said, /^Peru 10 · \(4\) rocket, orbit/);
  assert.match(said, /80 of 132 occurrences in 20 documents/);
  assert.match(view.linesOf({ topic: null, group: 1 }).join("; "), /30 documents, 154 occurrences; Click to order the topics by this group/);
  assert.match(view.linesOf({ topic: 5, group: null }).join("; "), /of all occurrences; Click to order the groups by this topic/);
  assert.deepEqual(view.linesOf({ topic: -1, group: null }), []);
  assert.match(view.linesOf({ topic: 5, group: 2 }).join("; "), /too few documents to tell/);
});

test("cells are downloaded one per row, and copied as the picture shows them", () => {
  const { view, store } = groupsOf();
  store.set({ order: "name" });
  const cells = view.cells();
  assert.equal(cells.file, "Sample-topics-by-country");
  assert.equal(cells.rows.length, 9);
  const [, , group, documents, count, share] = cells.rows.find(([topic, , name]) => topic === 4 && name === "Peru 10");
  assert.deepEqual([group, documents, count, share], ["Peru 10", 20, 80, 0.606061]);
  assert.equal(cells.rows.find(([, , name]) => name === "Peru 9").at(-1), null);
  const wide = view.wide();
  assert.deepEqual(wide.columns, ["topic", "name", "words", "laos", "Peru 9", "Peru 10"]);
  assert.equal(wide.rows.length, 3);
});

test("the note says what is compared, and what is not", () => {
  const { note } = groupsOf({ leftOut: [{ name: "lang", reason: "all documents have the same value" }] });
  assert.match(note(), /^3 groups\. \d+ of 6 cells clearly above or below average\. Left out: 2 documents without a value\. Not compared: \u2068lang\u2069 \(all documents have the same value\)\.$/);
});

test("time stands in its own order", () => {
  const { names, note, view, store } = groupsOf({ column: { name: "date", every: "month", groups: ["2011-01", "2011-02", "2011-03"] } });
  store.set({ order: "name", rows: 1, columns: 6 });
  assert.deepEqual(names(), ["2011-01", "2011-02", "2011-03"]);
  assert.equal(view.shown.sortedBy, null);
  assert.match(note(), /^3 months, 2011-01 to 2011-03\. \d+ of 6 points clearly above or below average/);
  assert.equal(view.picture, view.lines);
  store.set({ lines: false });
  assert.equal(view.picture, view.map);
});

test("a page whose columns have no groups says why", () => {
  groupsOf({ column: null, leftOut: [{ name: "lang", reason: "all documents have the same value" }] });
  assert.match(document.getElementById("groups").textContent, /lang: all documents have the same value$/);
});

test("out of sight, nothing is worked out", () => {
  const { view, store } = groupsOf({ hash: "" });
  assert.equal(view.shown, null);
  store.set({ view: "groups" });
  assert.notEqual(view.shown, null);
});
