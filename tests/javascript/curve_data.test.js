import assert from "node:assert/strict";
import { test } from "node:test";

import { curveOf, forEachColumn, positiveRange } from "#explorer/curve_data.js";

import { pack, smallTree, tiedTree } from "./samples.js";

test("the cost at n is that of the join which makes T(n)", () => {
  const { costs, ratios, last } = curveOf(smallTree());
  assert.equal(last, 4);
  assert.deepEqual([...costs], [0, 3, 6, 2, 1]);
  assert.deepEqual([...ratios], [NaN, 0.5, 3, 2, NaN]);
});

test("joins that cost nothing", () => {
  const { costs, ratios } = curveOf(smallTree({ gains: pack([0, 1e-12, -5, 0], "f8") }));
  assert.deepEqual([...costs], [0, 0, 5, 0, 0]);
  assert.deepEqual([...ratios], [NaN, 0, Infinity, 1, NaN]);
});

test("words that stay together have no costs", () => {
  const { costs, last } = curveOf(smallTree({ maxTopics: 3 }));
  assert.equal(last, 2);
  assert.deepEqual([...costs], [0, 3, 6]);
});

test("a single word has no curve", () => {
  const { costs, ratios, last } = curveOf(tiedTree(1));
  assert.deepEqual([last, costs.length, ratios.length], [0, 1, 1]);
});

test("the range knows positive finite values only", () => {
  assert.deepEqual(positiveRange(Float64Array.of(NaN, 0, -1, Infinity, 3, 0.5, 2)), [0.5, 3]);
  assert.equal(positiveRange(Float64Array.of(NaN, 0, Infinity)), null);
  assert.equal(positiveRange(new Float64Array()), null);
});

test("each pixel is drawn once, with its least and largest value", () => {
  const columns = [];
  forEachColumn(Float64Array.of(99, 3, 1, 2, NaN, 7, Infinity), (n) => Math.floor(n / 4) * 10, (...column) => columns.push(column));
  assert.deepEqual(columns, [[0, 1, 3], [10, 7, 7]]);
  forEachColumn(Float64Array.of(1, NaN, 0), () => 0, () => assert.fail("nothing is to be drawn"));
});

test("a hundred thousand points are some hundred columns", () => {
  const values = new Float64Array(100_001).fill(2);
  let count = 0;
  forEachColumn(values, (n) => Math.log(n) * 50, () => count++);
  assert.ok(count <= 2 * 50 * Math.log(100_000) + 2);
});
