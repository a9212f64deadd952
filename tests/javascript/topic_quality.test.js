import assert from "node:assert/strict";
import { test } from "node:test";

import { TopicQuality, joinedQuality } from "#explorer/topic_quality.js";

import { pack } from "./samples.js";

const packed = { coherence: pack([0, 100, 200, 255], "u1"), warnings: pack([1, 2, 3, 0], "u1") };

test("coherence is from -1 to 1, or not known; warnings have names", () => {
  const quality = new TopicQuality([7, 3, 9, 2], packed);
  assert.deepEqual([7, 3, 9, 2, 5].map((node) => quality.coherence(node)), [-1, 0, 1, null, null]);
  const labels = [7, 3, 9, 2, 5].map((node) => quality.warning(node)?.label ?? null);
  assert.deepEqual(labels, ["incoherent", "few documents", "near-duplicates", null, null]);
});

test("the parts of the last joins are known", () => {
  const quality = joinedQuality(Int32Array.of(0, 1, 2, 5, 3, 6, 4, 7), packed);
  assert.deepEqual([3, 6, 4, 7, 2].map((node) => quality.coherence(node)), [-1, 0, 1, null, null]);
});
