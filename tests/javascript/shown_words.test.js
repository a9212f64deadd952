import assert from "node:assert/strict";
import { test } from "node:test";

import { unpack } from "#explorer/packed.js";

import { pack, sharedOf, smallPayload, describedPayload } from "./samples.js";

test("words of documents or frequent ones, as the state says", () => {
  const { words, state } = sharedOf(describedPayload());
  assert.deepEqual(words.of(7), [3, 2, 1, 0]);
  assert.deepEqual(words.of(7, 2), [3, 2]);
  assert.equal(words.first(5), 1);
  state.frequent = true;
  assert.deepEqual(words.of(7), [0, 1, 2, 3]);
  assert.equal(words.first(5), 0);
});

test("a page without counts has frequent ones only", () => {
  const { words } = sharedOf(smallPayload());
  assert.equal(words.areFrequent, true);
  assert.deepEqual(words.of(6), [2, 3]);
});

test("the root has frequent words; a single word stands for itself, and as a topic for its documents", () => {
  const payload = describedPayload();
  const words = unpack(payload.quality.words);
  words[0] = 2; // word 0 is known by word 1
  const shown = sharedOf({ ...payload, quality: { ...payload.quality, words: pack(words, "u1") } }).words;
  assert.deepEqual(shown.of(8), [4, 0, 1, 2, 3]);
  assert.deepEqual([shown.of(0), shown.ofTopic(0)], [[0], [1]]);
});
