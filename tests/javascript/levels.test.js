import assert from "node:assert/strict";
import { test } from "node:test";

import { levelsIn } from "#explorer/levels.js";

test("numbers are ordered, each once", () => {
  assert.deepEqual(levelsIn("250; 10,50 10", 1000), [10, 50, 250]);
});

test("numbers that no view has are left out", () => {
  assert.deepEqual(levelsIn("0, 1, 2, 9, 10, 11", 10), [2, 9, 10]);
  assert.equal(levelsIn("1", 10), null);
  assert.equal(levelsIn("2", 1), null);
});

test("what is not a list of numbers is none", () => {
  for (const text of ["", "  ", ",;", "x", "3, x", "-3", "1e3", "3.5", "9999999999", "٣"]) assert.equal(levelsIn(text, 100), null, text);
});

test("there are at most twelve", () => {
  const many = Array.from({ length: 1000 }, (_, i) => i).join();
  assert.deepEqual(levelsIn(many, 1000), [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
});
