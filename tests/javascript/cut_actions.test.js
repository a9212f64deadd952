import assert from "node:assert/strict";
import { test } from "node:test";

import { pageOf } from "./page_sample.js";
import { smallPayload } from "./samples.js";

const plain = (text) => text.replace(/[\u2068\u2069]/g, "");

/** Open the small page with n topics, and tell what a cut would do. */
function cutsOf(n, given = {}) {
  const page = pageOf(smallPayload({ startN: n, ...given }));
  const label = (kind, node) => {
    const action = page.cuts.at(kind, node);
    return action && plain(action.label);
  };
  const topics = () => [...page.views.at(page.store.state).topics("n", false)].sort((a, b) => a - b);
  return { ...page, label, topics };
}

test("what splitting would do", () => {
  const { label, cuts } = cutsOf(3);
  assert.equal(label("split", 5), "Split");
  assert.match(plain(cuts.at("split", 5).title), /two parts, “rocket” and “orbit”/);
  assert.equal(label("split", 0), "Split out of (4)");
  assert.equal(label("split", 4), null); // a word
  assert.equal(label("split", 7), null); // divided already
});

test("what joining would do", () => {
  const { label } = cutsOf(4);
  assert.equal(label("join", 2), "Join with “cup” into (3)");
  assert.equal(label("join", 5), "Join 3 topics into (2)"); // its sibling is divided
  assert.equal(label("join", 8), "Join 4 topics into (1)");
  assert.equal(label("join", 0), null); // a part of a topic
  assert.equal(cutsOf(1).label("join", 8), null);
});

test("splits and joins make cuts, and undo each other", () => {
  const { cuts, store, topics } = cutsOf(3);
  cuts.run("split", 5);
  assert.deepEqual([topics(), store.state.cut, store.state.n, store.state.node], [[0, 1, 4, 6], "3,s4", 4, 5]);
  cuts.run("join", 0);
  assert.deepEqual([topics(), store.state.cut, store.state.node], [[4, 5, 6], "", 5]);
  cuts.run("join", 6);
  assert.deepEqual([topics(), store.state.node], [[4, 7], 7]);
  cuts.run("split", 2);
  assert.deepEqual([topics(), store.state.cut, store.state.node], [[2, 3, 4, 5], "", 2]);
});

test("what cannot be done changes nothing", () => {
  const { cuts, store } = cutsOf(3);
  const before = store.state;
  cuts.run("split", 4);
  cuts.run("join", 0);
  assert.equal(store.state, before);
});

test("words that stay together are not split", () => {
  const { label } = cutsOf(3, { maxTopics: 3 });
  assert.equal(label("split", 5), null);
  assert.equal(label("split", 0), null);
});
