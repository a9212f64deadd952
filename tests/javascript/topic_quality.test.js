import assert from "node:assert/strict";
import { test } from "node:test";

import { TopicQuality, joinedQuality } from "#explorer/topic_quality.js";

import { pack } from "./samples.js";

const words = pack([...[5, 1, 4, 0, 0, 0, 0, 0, 0, 0], ...Array(20).fill(0), ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]], "u1");
const packed = { coherence: pack([0, 100, 200, 255], "u1"), warnings: pack([1, 2, 3, 0], "u1"), words };

test("coherence is from -1 to 1, or not known; warnings have names", () => {
  const quality = new TopicQuality([7, 3, 9, 2], packed);
  assert.deepEqual([7, 3, 9, 2, 5].map((node) => quality.coherence(node)), [-1, 0, 1, null, null]);
  const labels = [7, 3, 9, 2, 5].map((node) => quality.warning(node)?.label ?? null);
  assert.deepEqual(labels, ["incoherent", "few documents", "near-duplicates", null, null]);
});

test("with a forest, topics say in how many other trees they are found again", () => {
  const forest = { support: pack([4, 0, 3, 1], "u2"), otherTrees: 4 };
  const quality = new TopicQuality([7, 3, 9, 2], { ...packed, ...forest });
  assert.deepEqual([7, 3, 5].map((node) => quality.support(node)), ["4 of 4 trees", "0 of 4 trees", null]);
  assert.equal(new TopicQuality([7, 3, 9, 2], packed).support(7), null);
});

test("topics know the words that stand for them", () => {
  const quality = new TopicQuality([7, 3, 9, 2], packed);
  assert.deepEqual([7, 3, 5].map((node) => quality.words(node)), [[4, 0, 3], null, null]);
  assert.deepEqual(quality.words(2), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("the parts of the last joins are known", () => {
  const quality = joinedQuality(Int32Array.of(0, 1, 2, 5, 3, 6, 4, 7), packed);
  assert.deepEqual([3, 6, 4, 7, 2].map((node) => quality.coherence(node)), [-1, 0, 1, null, null]);
});
