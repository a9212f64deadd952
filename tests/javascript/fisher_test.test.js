import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { fisherP, mostClear } from "#explorer/fisher_test.js";

/** The table of exact results on which Python is tested, too. */
const CASES = JSON.parse(readFileSync(new URL("../groups/fisher_cases.json", import.meta.url), "utf8"));

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

for (const { name, counts, pValues, significant } of CASES) {
  test(`exact p values: ${name}`, () => {
    const sizes = counts[0].map((_, group) => sum(counts.map((row) => row[group])));
    const found = counts.map((row, i) =>
      row.map((count, group) => (pValues[i][group] === null ? NaN : fisherP(count, sum(row), sizes[group], sum(sizes)))),
    );
    found.flat().forEach((p, cell) => {
      const exact = pValues.flat()[cell];
      assert.ok(exact === null ? Number.isNaN(p) : Math.abs(p - exact) <= 1e-9 * exact, `${p}, not ${exact}`);
    });
    const most = mostClear(Float64Array.from(found.flat()));
    assert.deepEqual(found.map((row) => row.map((p) => p <= most)), significant);
  });
}

test("far from what is likely, nothing overflows", () => {
  assert.equal(fisherP(5000, 5000, 5000, 10_000), 0);
  assert.ok(Math.abs(fisherP(900, 1600, 100_900, 201_800) / 5.703168618008353e-07 - 1) < 1e-6);
  assert.equal(fisherP(3, 3, 10, 10), 1);
});

test("without tests, nothing is clear", () => {
  assert.equal(mostClear(Float64Array.of(NaN, NaN)), -1);
  assert.equal(mostClear(Float64Array.of(0.9, NaN)), -1);
});
