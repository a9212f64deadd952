import assert from "node:assert/strict";
import { test } from "node:test";

import { Store } from "#explorer/state.js";

globalThis.requestAnimationFrame ??= () => 0;

const START = { n: 5, cut: "", node: 8, document: 3, query: "tea", by: "", every: "", group: 2, rows: 1, columns: 7, levels: [2, 4], filter: "" };

/** Make a store, and record what its listeners hear. */
function recorded(state = START) {
  const store = new Store(state);
  const heard = [];
  store.subscribe((_, changed) => heard.push([...changed].sort().join()));
  return { store, heard };
}

test("listeners hear what changed, and nothing of what did not", () => {
  const { store, heard } = recorded();
  store.set({ filter: "x" });
  store.set({ filter: "x" });
  store.set({ levels: [2, 4] });
  store.set({ levels: [2, 5], filter: "" });
  store.set({});
  assert.deepEqual(heard, ["filter", "filter,levels"]);
});

test("some values can be watched alone", () => {
  const { store } = recorded();
  let count = 0;
  store.watch(["filter", "query"], () => count++);
  store.set({ group: 1 });
  assert.equal(count, 0);
  store.set({ filter: "a", query: "b" });
  assert.equal(count, 1);
});

test("named topics stay when n changes, and all hear when they are others", () => {
  const { store, heard } = recorded({ ...START, cut: "named" });
  store.set({ n: 6 });
  assert.equal(store.state.cut, "named");
  store.renew("cut");
  store.set({ n: 6, cut: "" });
  assert.deepEqual(heard, ["n", "cut", "cut"]);
});

test("whoever chooses a number of topics leaves the cut", () => {
  const { store, heard } = recorded({ ...START, cut: "5,s7" });
  store.set({ n: 5 });
  assert.equal(store.state.cut, "");
  store.set({ n: 6, cut: "5,s7" });
  assert.equal(store.state.cut, "5,s7");
  assert.deepEqual(heard, ["cut", "cut,n"]);
});

test("whoever chooses a node leaves the document and the search", () => {
  const { store } = recorded();
  store.set({ node: 8 });
  assert.deepEqual([store.state.document, store.state.query], [null, ""]);
  store.set({ node: 7, document: 4 });
  assert.equal(store.state.document, 4);
});

test("another column has other groups", () => {
  for (const patch of [{ by: "country" }, { every: "month" }]) {
    const { store } = recorded();
    store.set(patch);
    assert.deepEqual([store.state.group, store.state.rows, store.state.columns], [null, null, null]);
  }
});

test("a state is never changed in place", () => {
  const { store } = recorded();
  const before = store.state;
  store.set({ filter: "x" });
  assert.equal(before.filter, "");
  assert.throws(() => {
    store.state.filter = "y";
  }, TypeError);
});

test("listeners are told in the order in which they came", () => {
  const store = new Store(START);
  const order = [];
  for (const name of "abc") store.subscribe(() => order.push(name));
  store.set({ filter: "x" });
  assert.deepEqual(order, ["a", "b", "c"]);
});
