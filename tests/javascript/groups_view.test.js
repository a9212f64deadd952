import assert from "node:assert/strict";
import { test } from "node:test";

import { GroupsView } from "#explorer/groups_view.js";

import { pageOf, settled } from "./page_sample.js";
import { describedPayload, documentsOf, pack, packColumn, smallPayload } from "./samples.js";

/** Of space, tea and "the": space is in Peru, tea in Laos, and "the" everywhere; Chad has few documents. */
const COUNTS = [[12, 2, 1], [3, 22, 2], [5, 6, 0]];
const NODES = [5, 6, 4];
const { codes, mains } = documentsOf(COUNTS, [0, 1, 2]);
const mainsOf = (n, nodes) => [{ view: String(n), nodes: pack(nodes), topics: pack(mains.map((place) => place + 1)), examples: null }];

async function groupsOf({ hash = "#view=groups", make = smallPayload, column = {}, topics = mainsOf(3, NODES), leftOut = [], ...given } = {}) {
  const columns = column ? [packColumn({ groups: ["Peru 10", "laos", "Peru 9"], codes, missing: 2, ...column })] : [];
  const page = pageOf(make({ startN: 3, mainTopics: topics, groups: { columns, leftOut }, ...given }), { hash, ids: ["groups"] });
  const view = new GroupsView(page, page.groups);
  await settled(() => undefined);
  const names = () => view.shown.groups.map((group) => view.shown.table.column.groups[group]);
  const press = (key) => (view.element.fire("keydown", { key }), [page.store.state.node, page.store.state.group]);
  return { ...page, view, names, press, rows: () => [...view.shown.rows], note: () => view.controls.note.textContent };
}

test("groups stand as in the page, by name with numbers by size, or alike together", async () => {
  const { names, store } = await groupsOf();
  assert.deepEqual(names(), ["Peru 10", "laos", "Peru 9"]);
  store.set({ order: "name" });
  assert.deepEqual(names(), ["laos", "Peru 9", "Peru 10"]);
  store.set({ order: "alike" });
  assert.deepEqual(names().toSorted(), ["Peru 10", "Peru 9", "laos"]);
});

test("all others come last, whatever the order", async () => {
  const { names, store } = await groupsOf({ column: { others: 7, groups: ["laos", "Peru 9", "all 7 others"] } });
  for (const order of ["size", "name", "alike"]) {
    store.set({ order });
    assert.equal(names().at(-1), "all 7 others");
  }
});

test("topics are ordered by a group, groups by a topic", async () => {
  const { rows, names, store } = await groupsOf();
  store.set({ rows: 1 });
  assert.equal(rows()[0], 6);
  store.set({ rows: 0 });
  assert.equal(rows()[0], 5);
  store.set({ columns: 6 });
  assert.equal(names()[0], "laos");
  store.set({ rows: 99, columns: 8 }); // no such group, and no topic of the view
  assert.deepEqual([rows(), names()[0]], [[6, 5, 4], "Peru 10"]);
});

test("arrow keys go through the cells, Enter to the documents", async () => {
  const { press, store } = await groupsOf();
  assert.deepEqual(press("Home"), [6, 0]);
  assert.deepEqual(press("ArrowRight"), [6, 1]);
  assert.deepEqual(press("ArrowDown"), [5, 1]);
  assert.deepEqual(press("ArrowLeft"), [5, 0]);
  assert.deepEqual(press("ArrowLeft"), [5, 0]);
  assert.deepEqual(press("End"), [4, 0]);
  press("Enter");
  assert.equal(store.state.view, "groups"); // this page has no documents
});

test("topics without documents are folded, and keys unfold them", async () => {
  const { rows, press, store } = await groupsOf({ make: describedPayload, startN: 5, topics: mainsOf(5, [0, 1, 2, 3, 4]) });
  assert.deepEqual(rows(), [1, 0, 2, -1]);
  store.set({ node: 2, group: 0 });
  assert.deepEqual(press("ArrowDown"), [4, 0]);
  assert.equal(store.state.rest, true);
  assert.deepEqual(press("ArrowUp"), [2, 0]);
});

test("a click on a name orders by it, and again no longer; on a cell it leads to the documents", async () => {
  const { view, store } = await groupsOf();
  globalThis.PointerEvent = class {};
  let place = null;
  view.placeAt = () => place;
  const clicked = (at) => {
    place = at;
    view.element.fire("click");
    const { rows, columns, node, group, rest } = store.state;
    return { rows, columns, node, group, rest };
  };
  assert.equal(clicked({ topic: null, group: 1 }).rows, 1);
  assert.equal(clicked({ topic: null, group: 1 }).rows, null);
  assert.deepEqual([clicked({ topic: 6, group: null }).columns, store.state.node], [6, 6]);
  assert.equal(clicked({ topic: 6, group: null }).columns, null);
  assert.equal(clicked({ topic: -1, group: null }).rest, true);
  assert.deepEqual([clicked({ topic: 5, group: 2 }).node, store.state.group], [5, 2]);
});

test("what is said of a cell, and of a name", async () => {
  const { view, store } = await groupsOf();
  store.set({ node: 5, group: 0 });
  const said = view.readout.textContent;
  assert.match(said, /^Peru 10 · \(4\) rocket, orbit/);
  assert.match(said, /12 of 20 documents mainly about it/);
  assert.match(view.linesOf({ topic: null, group: 1 }).join("; "), /30 documents; Click to order the topics by this group/);
  assert.match(view.linesOf({ topic: 5, group: null }).join("; "), /of all documents; Click to order the groups by this topic/);
  assert.deepEqual(view.linesOf({ topic: -1, group: null }), []);
  assert.match(view.linesOf({ topic: 5, group: 2 }).join("; "), /too few documents to tell/);
});

test("cells are downloaded one per row, and copied as the picture shows them", async () => {
  const { view, store } = await groupsOf();
  store.set({ order: "name" });
  const cells = view.cells();
  assert.equal(cells.file, "Sample-topics-by-country");
  assert.equal(cells.rows.length, 9);
  const [, , group, documents, count, share] = cells.rows.find(([topic, , name]) => topic === 4 && name === "Peru 10");
  assert.deepEqual([group, documents, count, share], ["Peru 10", 20, 12, 0.6]);
  assert.equal(cells.rows.find(([, , name]) => name === "Peru 9").at(-1), null);
  const wide = view.wide();
  assert.deepEqual(wide.columns, ["topic", "name", "words", "laos", "Peru 9", "Peru 10"]);
  assert.equal(wide.rows.length, 3);
});

test("the note says what is compared, and what is not", async () => {
  const { note } = await groupsOf({ leftOut: [{ name: "lang", reason: "all documents have the same value" }] });
  assert.match(note(), /^3 groups\. \d+ of 6 cells clearly above or below average\. Left out: 2 documents without a value\. Not compared: \u2068lang\u2069 \(all documents have the same value\)\.$/);
});

test("time stands in its own order", async () => {
  const { names, note, view, store } = await groupsOf({ column: { name: "date", every: "month", groups: ["2011-01", "2011-02", "2011-03"] } });
  store.set({ order: "name", rows: 1, columns: 6 });
  assert.deepEqual(names(), ["2011-01", "2011-02", "2011-03"]);
  assert.equal(view.shown.sortedBy, null);
  assert.match(note(), /^3 months, 2011-01 to 2011-03\. \d+ of 6 points clearly above or below average/);
  assert.equal(view.picture, view.lines);
  store.set({ lines: false });
  assert.equal(view.picture, view.map);
});

test("a page whose columns have no groups says why", async () => {
  await groupsOf({ column: null, leftOut: [{ name: "lang", reason: "all documents have the same value" }] });
  assert.match(document.getElementById("groups").textContent, /lang: all documents have the same value$/);
});

test("out of sight, nothing is worked out", async () => {
  const { view, store } = await groupsOf({ hash: "" });
  assert.equal(view.shown, null);
  await settled(() => store.set({ view: "groups" }));
  assert.notEqual(view.shown, null);
});

test("words typical of a group are in its tooltip", async () => {
  const { view } = await groupsOf({ column: { words: [[0, 1], [2], []] } });
  assert.match(view.linesOf({ topic: null, group: 0 }).join("; ").replace(/[\u2068\u2069]/g, ""), /20 documents; Typical words: rocket, orbit/);
  assert.doesNotMatch(view.linesOf({ topic: null, group: 2 }).join("; "), /Typical/);
});

test("documents are counted for the numbers of topics that are known, or when the server has answered", async () => {
  const { note, view, store, topicDocuments } = await groupsOf();
  store.set({ n: 2 });
  assert.equal(view.shown, null);
  assert.equal(note(), "Documents are counted for these numbers of topics:");
  view.controls.legend.querySelector("[data-n]").fire("click");
  assert.equal(store.state.n, 3);
  assert.equal(view.shown.table.nDocuments, 53);
  view.documents = { mainTopics: async () => null };
  store.set({ n: 2 });
  assert.equal(note(), "Counting documents …");
  topicDocuments.add("2", { nodes: pack([7, 4]), topics: pack(mains.map(() => 1)), examples: null });
  store.renew("n");
  assert.equal(view.shown.table.nDocuments, 53);
});
