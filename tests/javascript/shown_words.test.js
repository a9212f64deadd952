import assert from "node:assert/strict";
import { test } from "node:test";

import { sharedOf, smallPayload, distinctivePayload } from "./samples.js";

test("distinctive words or frequent ones, as the state says", () => {
  const { words, state } = sharedOf(distinctivePayload());
  assert.deepEqual(words.of(7), [3, 2, 1, 0]);
  assert.deepEqual(words.of(7, 2), [3, 2]);
  assert.equal(words.first(5), 1);
  state.frequent = true;
  assert.deepEqual(words.of(7), [0, 1, 2, 3]);
  assert.equal(words.first(5), 0);
});

test("a page without distinctive words has frequent ones only", () => {
  const { words } = sharedOf(smallPayload());
  assert.equal(words.areFrequent, true);
  assert.deepEqual(words.of(6), [2, 3]);
});

test("a general topic always has frequent words", () => {
  const { model, words } = sharedOf(distinctivePayload({ generalFocus: 1.2 }));
  assert.ok(model.focus[6] < 1.2);
  assert.deepEqual(words.of(6), [2, 3]);
  assert.ok(model.focus[5] > 1.2);
  assert.deepEqual(words.of(5), [1, 0]);
});

test("the root has the first words of the most distinctive topics", () => {
  const { words } = sharedOf(distinctivePayload());
  words.summarize(Int32Array.of(6, 5, 4));
  assert.deepEqual(words.of(8), [3, 1, 4]);
  assert.deepEqual(words.of(8, 2), [3, 1]);
});
