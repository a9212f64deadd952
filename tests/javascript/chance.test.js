import assert from "node:assert/strict";
import { test } from "node:test";

import { chanceOfSum } from "#explorer/chance.js";

/** Compare with a known probability. */
function isNear(value, expected, relative = 2e-3) {
  assert.ok(Math.abs(value - expected) <= relative * expected, `${value} is not near ${expected}`);
}

test("sums without a skew are normal", () => {
  isNear(chanceOfSum(1.959964, 1, 0), 0.05, 1e-5);
  isNear(chanceOfSum(-2.575829, 1, 0), 0.01, 1e-5);
  isNear(chanceOfSum(10, 25, 0), 0.0455003, 1e-5);
  isNear(chanceOfSum(30, 25, 0), 1.973e-9, 1e-3);
});

test("towards the long tail the distribution is a gamma one", () => {
  // skewness 2 is the exponential distribution: P(X − 1 ≥ z) = exp(−1 − z)
  for (const z of [0.5, 1, 2, 5, 20]) isNear(chanceOfSum(z, 1, 2), Math.min(1, 2 * Math.exp(-1 - z)), 1e-6);
  // skewness 1: shape 4, P(Y ≥ y) = exp(−y) (1 + y + y²/2 + y³/6)
  for (const z of [0.5, 1, 3, 8]) {
    const y = 4 + 2 * z;
    isNear(chanceOfSum(z, 1, 1), Math.min(1, 2 * Math.exp(-y) * (1 + y + y ** 2 / 2 + y ** 3 / 6)), 1e-6);
  }
});

test("both signs are alike", () => {
  for (const [sum, third] of [[3, 1], [3, -1], [0.5, 2]]) assert.equal(chanceOfSum(sum, 2, third), chanceOfSum(-sum, 2, -third));
});

test("towards the short tail it is a normal one, which is too wide there", () => {
  assert.equal(chanceOfSum(-2, 1, 1), chanceOfSum(-2, 1, 0));
});

test("a small skew joins the normal distribution without a step", () => {
  for (const skewness of [1e-5, 1e-4, 1.1e-4, 1e-3]) isNear(chanceOfSum(3, 1, skewness), chanceOfSum(3, 1, 0), 0.02);
});

test("the two ways for gamma distributions meet", () => {
  const at = (shape) => chanceOfSum(2, 1, 2 / Math.sqrt(shape));
  isNear(at(24.99), at(25.01), 0.01);
});

test("a chance is never above 1, and 1 where nothing varies", () => {
  assert.equal(chanceOfSum(0, 1, 0.5), 1);
  assert.equal(chanceOfSum(5, 0, 0), 1);
  assert.equal(chanceOfSum(5, NaN, 0), 1);
  assert.equal(chanceOfSum(5, -1e-20, 0), 1);
});

test("larger sums are never more probable", () => {
  for (const third of [-1, 0, 0.3, 1, 3, 20]) {
    let last = 1;
    for (let sum = 0; sum < 40; sum += 0.25) {
      const chance = chanceOfSum(sum, 1, third);
      assert.ok(chance >= 0 && chance <= last + 1e-7, `third ${third}, sum ${sum}: ${chance} after ${last}`);
      last = chance;
    }
  }
});
