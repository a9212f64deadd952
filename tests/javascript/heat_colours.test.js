import assert from "node:assert/strict";
import { test } from "node:test";

import { HeatColours, SCALE } from "#explorer/heat_colours.js";

const heat = new HeatColours();

test("the average has the colour of the ground, clear or not", () => {
  assert.equal(heat.of(1, true), "rgb(247 247 245)");
  assert.equal(heat.of(1, false), "rgb(247 247 245)");
});

test("more is red, less is blue, and four times as much is all there is", () => {
  assert.equal(heat.of(4, true), "rgb(178 24 43)");
  assert.equal(heat.of(1000, true), heat.of(4, true));
  assert.equal(heat.of(0.25, true), "rgb(84 138 194)");
  assert.equal(heat.of(0, true), heat.of(0.25, true));
});

test("what could be chance is paler", () => {
  const distance = (colour) => colour.match(/\d+/g).reduce((sum, part, i) => sum + Math.abs(part - [247, 247, 245][i]), 0);
  for (const value of SCALE.filter((each) => each !== 1)) {
    assert.ok(distance(heat.of(value, false)) < distance(heat.of(value, true)) / 2);
  }
});

test("a theme has its own ground", () => {
  const dark = new HeatColours();
  dark.useTheme("dark");
  assert.equal(dark.of(1, true), "rgb(33 36 40)");
});
