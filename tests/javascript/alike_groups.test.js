import assert from "node:assert/strict";
import { test } from "node:test";

import { alikeTogether } from "#explorer/alike_groups.js";

/** A table of relative shares, all of them clear unless they are null. */
function tableOf(shares, documents) {
  return {
    documents,
    topics: shares,
    isClear: (row, group) => shares[row][group] !== null,
    relativeShare: (row, group) => shares[row][group],
  };
}

test("neighbours are alike, from the largest on", () => {
  const table = tableOf([[4, 0.25, 4, 0.25], [0.25, 4, 0.25, 4]], [5, 9, 6, 7]);
  assert.deepEqual(alikeTogether(table, [0, 1, 2, 3]), [1, 3, 0, 2]);
});

test("every group has one place, clear or not, empty or not", () => {
  const table = tableOf([[null, 0, 1, NaN, 4], [null, 0, null, null, 0.1]].map((row) => row.map((value) => (Number.isNaN(value) ? null : value))), [1, 1, 1, 0, 1]);
  assert.deepEqual(alikeTogether(table, [0, 1, 2, 3, 4]).toSorted(), [0, 1, 2, 3, 4]);
});

test("equal groups keep their order", () => {
  const table = tableOf([[null, null, null]], [2, 2, 2]);
  assert.deepEqual(alikeTogether(table, [0, 1, 2]), [0, 1, 2]);
});

test("none and one", () => {
  const table = tableOf([[2]], [1]);
  assert.deepEqual(alikeTogether(table, []), []);
  assert.deepEqual(alikeTogether(table, [0]), [0]);
});
