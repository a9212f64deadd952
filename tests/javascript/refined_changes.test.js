import assert from "node:assert/strict";
import { test } from "node:test";

import { refinedChanges } from "#explorer/refined_changes.js";

import { pageOf } from "./page_sample.js";
import { pack, smallPayload } from "./samples.js";

function said(node, refined = true) {
  const moved = { n: 3, words: pack([2, 4]), targets: pack([5, 5]), gains: pack([1234.5, 3], "f8"), distinctive: null };
  const { views, store, nodeText } = pageOf(smallPayload({ startN: 3, refined: [moved] }));
  return refinedChanges(views.at({ ...store.state, refined }), node, nodeText).map((part) => part.textContent);
}

test("what came to a topic and what left it", () => {
  assert.deepEqual(said(5), ["2 words moved here", "tea ← (3) tea, cup 1,235the ← the 3"]);
  assert.deepEqual(said(6), ["1 word moved away", "tea → (4) rocket, orbit 1,235"]);
  assert.deepEqual(said(7), []);
});

test("where a word went", () => {
  assert.deepEqual(said(2), ["This word moved from (3) tea, cup to (4) rocket, orbit (gain 1,235)"]);
});

test("a view that is not refined has no changes", () => {
  assert.deepEqual(said(5, false), []);
});
