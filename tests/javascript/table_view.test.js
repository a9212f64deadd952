import assert from "node:assert/strict";
import { test } from "node:test";

import { TableView } from "#explorer/table_view.js";

import { pageOf } from "./page_sample.js";
import { smallPayload, describedPayload, measuredPayload } from "./samples.js";

const IDS = ["filter input", "show-frequencies input", "table", "topics-tools", "topics-heading", "topics-note"];

/** Show the table of a payload, all rows in sight. */
function tableOf(payload, hash = "") {
  const page = pageOf(payload, { hash, ids: IDS });
  const view = new TableView(page);
  view.list.scroller.clientHeight = 1000;
  document.resized();
  return {
    ...page,
    view,
    nodes: () => [...view.topics],
    rows: () => view.list.body.children.map((row) => row.children.slice(1, -1).map((cell) => cell.textContent).filter(Boolean)),
    press: (key) => (view.table.fire("keydown", { key }), page.store.state.node),
    type: (text) => {
      view.filter.value = text;
      view.filter.fire("input");
    },
    note: () => document.getElementById("topics-note").textContent,
  };
}

test("a row has number, words, frequency, share and size", () => {
  const { rows, view } = tableOf(smallPayload({ startN: 3 }));
  assert.deepEqual(rows(), [
    ["word", "the", "20", "41.7%", "1"],
    ["4", "rocket, orbit", "18", "37.5%", "2"],
    ["3", "tea, cup", "10", "20.8%", "2"],
  ]);
  const bars = view.list.body.querySelectorAll(".bar").filter((_, i) => i % 2).map(({ style }) => Math.round(parseFloat(style.width)));
  assert.deepEqual(bars, [100, 90, 50]);
});

test("coherence has a column, and a warning stands before the words", () => {
  const { rows, view, nodes } = tableOf(measuredPayload({ startN: 3 }), "sort=coherence");
  assert.deepEqual(nodes(), [5, 6, 4]);
  assert.deepEqual(rows().map((row) => [row[1], row.at(-2)]), [["orbit, rocket", "0.42"], ["incoherent cup, tea", "−0.37"], ["the", "–"]]);
  assert.match(view.list.body.querySelectorAll(".coherence").at(-1).title, /^Not measured: the topic is a single word/);
  const [mark] = view.list.body.querySelectorAll(".warning-mark");
  assert.equal(mark.title, "Most pairs of its words occur together less often than by chance.");
});

test("a column orders the rows, and turns them at the second click", () => {
  const { view, nodes, store } = tableOf(smallPayload({ startN: 3 }));
  const orders = (key) => [0, 1].map(() => (view.sortBy(key), nodes()));
  assert.deepEqual(orders("words"), [[5, 6, 4], [4, 6, 5]]);
  assert.deepEqual(orders("n"), [[6, 5, 4], [4, 5, 6]]);
  assert.deepEqual(orders("frequency"), [[4, 5, 6], [6, 5, 4]]);
  const header = view.headers.find((cell) => cell.dataset.sort === "frequency");
  assert.deepEqual([header.getAttribute("aria-sort"), store.state.descending], ["ascending", false]);
});

test("a filter keeps topics with such a word, shown first if it is not among the ten", () => {
  const { type, nodes, note, rows, view } = tableOf(smallPayload({ startN: 2 }));
  type("cu");
  assert.deepEqual([nodes(), note()], [[7], "1 of 2 topics"]);
  assert.deepEqual(view.list.body.querySelectorAll("mark").map((mark) => mark.textContent), ["cup"]);
  assert.equal(rows()[0][1], "rocket, orbit, tea, cup");
  type("no such <b>word</b>");
  assert.deepEqual(nodes(), []);
  assert.equal(view.nothing.textContent, "No topic contains “no such <b>word</b>”. Clear the filter");
  view.nothing.querySelector("button").click();
  assert.deepEqual([nodes(), view.filter.value, view.nothing.hidden], [[7, 4], "", true]);
});

test("names are found by the filter too", () => {
  const { type, nodes } = tableOf(smallPayload({ startN: 3, names: [{ node: 6, name: "Drinks", note: "" }, { node: 7, name: "Drinking", note: "" }] }));
  type("drink");
  assert.deepEqual(nodes(), [6]);
});

test("topics that are no main topic are folded, and unfolded by a click", () => {
  const { view, nodes, store } = tableOf(describedPayload({ startN: 5 }));
  assert.deepEqual(nodes(), [0, 1, 2, 3, -1]);
  const fold = view.list.body.children.at(-1);
  assert.equal(fold.children[2].textContent, "▸ 1 topic is no document’s main topic; it holds 42% of the words");
  fold.click();
  assert.equal(store.state.rest, true);
  assert.deepEqual(nodes(), [0, 1, 2, 3, -1, 4]);
});

test("another order, or a filter, folds nothing", () => {
  const { view, nodes, type } = tableOf(describedPayload({ startN: 5 }));
  view.sortBy("size");
  assert.equal(nodes().includes(-1), false);
  view.sortBy("documents");
  type("the");
  assert.deepEqual(nodes(), [4]);
});

test("keys go on past the fold", () => {
  const { press, store } = tableOf(describedPayload({ startN: 5 }));
  assert.equal(press("Home"), 0);
  assert.equal(press("ArrowDown"), 1);
  store.set({ node: 3 });
  assert.equal(press("ArrowDown"), 4);
  assert.equal(press("ArrowUp"), 3);
  assert.equal(press("x"), 3);
});

test("on a topic without documents, Enter folds and unfolds all of them", () => {
  const { press, store, view } = tableOf(describedPayload({ startN: 5 }));
  press("Enter");
  assert.equal(store.state.rest, false);
  store.set({ node: 4 });
  const words = () => view.list.body.children[4].children[2];
  assert.equal(words().getAttribute("aria-expanded"), "false");
  assert.equal(press("Enter"), 4);
  assert.deepEqual([store.state.rest, words().getAttribute("aria-expanded")], [true, "true"]);
  press("Enter");
  assert.equal(store.state.rest, false);
});

test("what is copied has the folded topics too, as far as they match", () => {
  const { view, tables, type } = tableOf(describedPayload({ startN: 5 }));
  assert.deepEqual(view.copied(tables).rows.map((row) => row[0]), [5, 6, 7, 8, 9]);
  assert.deepEqual(view.copied(tables).rows.map((row) => row[3]), [1, 1, 1, 1, 0]);
  type("te");
  assert.deepEqual(view.copied(tables).rows.map((row) => row[0]), [7]);
});

test("the row of the selection, and of what holds it", () => {
  const { view, store } = tableOf(smallPayload({ startN: 3 }));
  const marked = (name) => view.list.body.children.filter((row) => row.classList.contains(name)).map((row) => row.dataset.node);
  store.set({ node: 0 });
  assert.deepEqual([marked("around"), marked("part")], [["5"], []]);
  store.set({ node: 7 });
  assert.deepEqual([marked("around"), marked("part")], [[], ["5", "6"]]);
  store.set({ node: 8 });
  assert.deepEqual([marked("around"), marked("part")], [[], []]); // all rows would be
});

test("the tools of a row say what they do when the pointer comes to it", () => {
  const { view, store } = tableOf(smallPayload({ startN: 3 }));
  const row = view.list.body.children.find((each) => each.dataset.node === "5");
  row.fire("pointerover");
  assert.match(row.querySelector(".split").title.replace(/[\u2068\u2069]/g, ""), /^Split\. Replace this topic by its two parts, “rocket” and “orbit”/);
  row.querySelector(".split").click();
  assert.equal(store.state.cut, "3,s4");
});

test("a topic has its documents, with a bar and two titles; other numbers of topics have none", () => {
  const { rows, view, nodes, note, store } = tableOf(describedPayload({ startN: 3 }));
  assert.deepEqual(nodes(), [5, 6, -1]);
  assert.deepEqual(rows()[0].slice(1, 4), ["orbit, rocket", "MoonMars", "2 · 40.0%"]);
  assert.equal(view.table.classList.contains("with-documents"), true);
  store.set({ n: 4 });
  assert.equal(view.table.classList.contains("with-documents"), false);
  assert.equal(note(), "Documents are counted at 2, 3, 5 topics");
  assert.deepEqual(nodes(), [4, 5, 2, 3]); // by frequency
});
