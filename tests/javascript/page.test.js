import assert from "node:assert/strict";
import { test } from "node:test";

import { pageOf } from "./page_sample.js";
import { pack, smallPayload, describedPayload } from "./samples.js";

test("a page opens with its number of topics, none selected", () => {
  const { store } = pageOf(describedPayload({ startN: 3 }));
  const { n, node, sort, frequent, view, details } = store.state;
  assert.deepEqual({ n, node, sort, frequent, view, details }, { details: false, n: 3, node: 8, sort: "documents", frequent: false, view: "topics" });
});

test("a page without counts opens with the root and frequent words", () => {
  const { store } = pageOf(smallPayload());
  const { node, sort, frequent } = store.state;
  assert.deepEqual({ node, sort, frequent }, { node: 8, sort: "frequency", frequent: true });
});

test("a start out of range is brought into it", () => {
  assert.equal(pageOf(smallPayload({ startN: 99 })).store.state.n, 5);
  assert.equal(pageOf(smallPayload({ startN: 0 })).store.state.n, 1);
});

test("a cut of its own comes first, and an address before that", () => {
  const payload = smallPayload({ cut: pack([0, 1, 4, 6]) });
  assert.deepEqual([pageOf(payload).store.state.n, pageOf(payload).store.state.cut], [4, "3,s4"]);
  const { store, initial } = pageOf(payload, { hash: "#n=2&node=7&view=documents" });
  assert.deepEqual([store.state.n, store.state.node, store.state.view], [2, 7, "documents"]);
  assert.equal(initial.cut, "3,s4");
});

test("an address that makes no sense opens the usual page", () => {
  const usual = pageOf(describedPayload()).store.state;
  const { store } = pageOf(describedPayload(), { hash: "#n=0&node=-1&view=nowhere&__proto__=1&document=3" });
  assert.deepEqual(store.state, usual);
});
