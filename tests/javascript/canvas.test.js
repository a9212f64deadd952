import assert from "node:assert/strict";
import { test } from "node:test";

import { logarithmicTicks } from "#explorer/canvas.js";

test("ticks are 1, 2, 5 of every decade in range", () => {
  assert.deepEqual(logarithmicTicks(1, 100), [1, 2, 5, 10, 20, 50, 100]);
  assert.deepEqual(logarithmicTicks(3, 30), [5, 10, 20]);
  assert.deepEqual(logarithmicTicks(1, 1), [1]);
});

test("less than a decade has even steps", () => {
  assert.deepEqual(logarithmicTicks(0.5, 1), [0.5, 0.6, 0.7, 0.8, 0.9, 1]);
  assert.ok(logarithmicTicks(0.031, 0.033).length >= 3);
});

test("an axis without a span has no ticks, or one", () => {
  assert.deepEqual(logarithmicTicks(1, 0), []);
  assert.ok(logarithmicTicks(0.5, 0.5).length <= 1);
});

test("twelve decades are no burden", () => {
  assert.ok(logarithmicTicks(1e-6, 1e6).length <= 40);
});
