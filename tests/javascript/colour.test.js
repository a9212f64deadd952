import assert from "node:assert/strict";
import { test } from "node:test";

import { Colours } from "#explorer/colour.js";
import { isWithin } from "#explorer/tree_model.js";

import { smallTree, tiedTree, topicsOf } from "./samples.js";

test("where no topic is known to be distinctive, the branch with most words is divided, until there are eight", () => {
  const model = tiedTree(40, 2);
  const { branches } = new Colours(model);
  assert.equal(branches.length, 8);
  assert.equal(branches.reduce((sum, branch) => sum + model.sizes[branch], 0), model.nWords);
  const parents = branches.map((branch) => model.parents[branch]);
  assert.ok(Math.max(...branches.map((branch) => model.sizes[branch])) <= Math.min(...parents.map((node) => model.sizes[node])));
  assert.deepEqual(branches, branches.toSorted((a, b) => model.starts[a] - model.starts[b]));
});

test("a node has the colour of its branch; what lies above is grey", () => {
  const model = tiedTree(40, 2);
  const colours = new Colours(model);
  const grey = colours.strong(model.root);
  for (let node = 0; node < model.nNodes; node++) {
    const branch = colours.branches.find((each) => isWithin(model, node, each)) ?? null;
    assert.equal(colours.branchOf(node), branch);
    assert.equal(colours.strong(node), branch === null ? grey : colours.strong(branch));
  }
  assert.equal(new Set(colours.branches.map((branch) => colours.strong(branch))).size, 8);
});

test("subjects differ in colour, and what has none is grey", () => {
  const model = smallTree(); // 5 of 0 and 1, 6 of 2 and 3, 7 of both, then 4
  const colours = new Colours(model, new Map([[5, 1], [6, 0.1]]));
  assert.deepEqual(colours.branches, [5, 6]);
  assert.equal(colours.strong(4), colours.strong(model.root));
  assert.notEqual(colours.strong(0), colours.strong(2));
  assert.deepEqual(new Colours(model, new Map([[5, 1]])).branches, [model.root]);
});

test("the branch that hides most is divided first", () => {
  const model = tiedTree(60, 2);
  const topics = topicsOf(model, 20);
  const subjects = new Map(topics.map((node, i) => [node, 1 + (i % 7)]));
  const { branches } = new Colours(model, subjects);
  const hidden = (node) => {
    const weights = topics.filter((topic) => isWithin(model, topic, node)).map((topic) => subjects.get(topic));
    return weights.reduce((a, b) => a + b, 0) - Math.max(...weights);
  };
  assert.equal(branches.length, 8);
  const divided = branches.map((branch) => hidden(model.parents[branch]));
  assert.ok(Math.max(...branches.map(hidden)) <= Math.min(...divided));
});

test("trees with fewer words have fewer branches", () => {
  assert.deepEqual(new Colours(tiedTree(1)).branches, [0]);
  const small = new Colours(smallTree());
  assert.deepEqual(small.branches.toSorted(), [0, 1, 2, 3, 4]);
  assert.equal(small.branchOf(8), null);
});

test("a mix of hue and ground lies between them", () => {
  const colours = new Colours(smallTree());
  const brightness = (colour) => colour.match(/\d+/g).reduce((sum, part) => sum + Number(part), 0);
  for (let node = 0; node < 5; node++) {
    assert.match(colours.soft(node), /^rgb\(\d+ \d+ \d+\)$/);
    assert.ok(brightness(colours.soft(node)) > brightness(colours.vivid(node)));
  }
  const light = colours.soft(0);
  colours.useTheme("dark");
  assert.ok(brightness(colours.soft(0)) < brightness(light));
  assert.ok(brightness(colours.soft(0)) < brightness(colours.vivid(0)));
});

const THEMES = { light: { ground: "#ffffff", text: "#1d2024" }, dark: { ground: "#16181b", text: "#e7e9ec" } };

/** Red, green and blue as amounts of light, from "#123456" or "rgb(1 2 3)". */
function lightOf(colour) {
  const hex = colour.match(/[0-9a-f]{2}/gi);
  const parts = colour.startsWith("#") ? hex.map((part) => parseInt(part, 16)) : colour.match(/\d+/g).map(Number);
  return parts.map((part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
}

/** The ratio that WCAG 2 asks of text (4.5) and of marks (3). */
function contrast(a, b) {
  const [low, high] = [a, b].map((colour) => lightOf(colour)).map(([r, g, b_]) => 0.2126 * r + 0.7152 * g + 0.0722 * b_).sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const times = (matrix, vector) => matrix.map((row) => row.reduce((sum, value, i) => sum + value * vector[i], 0));

/** A place in Oklab, where distances are those that people see. */
function labOf(light) {
  const cones = times([[0.4122, 0.5363, 0.0514], [0.2119, 0.6807, 0.1074], [0.0883, 0.2817, 0.63]], light.map((part) => Math.min(1, Math.max(0, part))));
  return times([[0.2105, 0.7936, -0.0041], [1.978, -2.4286, 0.4506], [0.0259, 0.7828, -0.8087]], cones.map(Math.cbrt));
}

// as seen without red, green or blue cones (Machado, Oliveira & Fernandes 2009)
const SIGHTS = {
  all: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.1523, 1.0526, -0.2049], [0.1145, 0.7863, 0.0992], [-0.0039, -0.0481, 1.052]],
  deuteranopia: [[0.3673, 0.8606, -0.228], [0.2801, 0.6725, 0.0474], [-0.0118, 0.0429, 0.9689]],
  tritanopia: [[1.2555, -0.0767, -0.1788], [-0.0784, 0.9308, 0.1476], [0.0047, 0.6914, 0.3039]],
};
const LEAST_DISTANCE = { all: 0.13, protanopia: 0.08, deuteranopia: 0.08, tritanopia: 0.065 };

for (const [theme, { ground, text }] of Object.entries(THEMES)) {
  test(`${theme}: marks stand out, text is legible on all colours, and no two colours look alike`, () => {
    const model = tiedTree(40, 2);
    const colours = new Colours(model);
    colours.useTheme(theme);
    const nodes = [...colours.branches, model.root];
    assert.equal(nodes.length, 9);
    for (const node of nodes) {
      assert.ok(contrast(colours.strong(node), ground) >= 3, colours.strong(node));
      for (const back of [colours.soft(node), colours.vivid(node)]) assert.ok(contrast(text, back) >= 4.5, `${contrast(text, back)} on ${back}`);
    }
    for (const [sight, matrix] of Object.entries(SIGHTS)) {
      const places = nodes.map((node) => labOf(times(matrix, lightOf(colours.strong(node)))));
      places.forEach((a, i) => places.slice(0, i).forEach((b, j) => {
        const distance = Math.hypot(...a.map((value, axis) => value - b[axis]));
        assert.ok(distance >= LEAST_DISTANCE[sight], `${distance} between ${i} and ${j}: ${sight}`);
      }));
    }
  });
}
