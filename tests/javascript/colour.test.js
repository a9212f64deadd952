import assert from "node:assert/strict";
import { test } from "node:test";

import { Colours } from "#explorer/colour.js";
import { isWithin } from "#explorer/tree_model.js";

import { smallTree, tiedTree } from "./samples.js";

test("branches divide the tree, the largest first, until there are six", () => {
  const model = tiedTree(40, 2);
  const { branches } = new Colours(model);
  assert.equal(branches.length, 6);
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
  assert.equal(new Set(colours.branches.map((branch) => colours.strong(branch))).size, 6);
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
