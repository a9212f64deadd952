import assert from "node:assert/strict";
import { test } from "node:test";

import { makeTree } from "#explorer/tree_model.js";
import { TreeRows } from "#explorer/tree_rows.js";

import { chainJoins, payloadOf, smallTree, tiedTree, topicsOf } from "./samples.js";

test("the root is open, and nothing else", () => {
  const rows = new TreeRows(smallTree());
  assert.deepEqual(rows.nodes, [8, 7, 4]);
  assert.deepEqual(rows.depths, [0, 1, 1]);
});

test("folders open and close; words are none", () => {
  const rows = new TreeRows(smallTree());
  rows.setOpen(7, true);
  assert.deepEqual(rows.nodes, [8, 7, 5, 6, 4]);
  rows.setOpen(4, true);
  assert.equal(rows.open.has(4), false);
  rows.setOpen(8, false);
  assert.deepEqual(rows.nodes, [8]);
  rows.setOpen(8, true);
  assert.deepEqual(rows.nodes, [8, 7, 5, 6, 4]); // what was open inside still is
});

test("so many levels are opened at once", () => {
  const rows = new TreeRows(smallTree());
  rows.openDeep(8, 2);
  assert.deepEqual(rows.nodes, [8, 7, 5, 6, 4]);
  rows.openDeep(8, 99);
  assert.deepEqual(rows.nodes, [8, 7, 5, 0, 1, 6, 2, 3, 4]);
});

test("what is revealed has a row", () => {
  const model = tiedTree(40, 4);
  for (let node = 0; node < model.nNodes; node++) {
    const rows = new TreeRows(model);
    assert.equal(rows.reveal(node), node);
    assert.equal(rows.nodes[rows.rowOf(node)], node);
  }
});

test("a hidden node has the row of the closed folder around it", () => {
  const rows = new TreeRows(smallTree());
  assert.equal(rows.rowOf(2), 1);
  assert.equal(rows.rowOf(4), 2);
  rows.setOpen(8, false);
  assert.equal(rows.rowOf(2), 0);
});

test("the folder of a row", () => {
  const rows = new TreeRows(smallTree());
  rows.openDeep(8, 99);
  assert.deepEqual(rows.nodes.map((_, row) => rows.folderRow(row)), [-1, 0, 1, 2, 2, 1, 5, 5, 0]);
});

test("at levels, a folder opens to its parts in the next view that divides it", () => {
  const model = tiedTree(30, 4);
  const rows = new TreeRows(model);
  rows.useLevels([4, 12]);
  rows.openDeep(model.root, 99);
  const atDepth = (depth) => rows.nodes.filter((_, row) => rows.depths[row] === depth);
  assert.deepEqual(atDepth(1).sort((a, b) => a - b), topicsOf(model, 4));
  const leaves = rows.nodes.filter((node) => !rows.isFolder(node));
  assert.deepEqual(leaves.sort((a, b) => a - b), Array.from({ length: 30 }, (_, word) => word));
  const levels = new Set([model.root, ...topicsOf(model, 4), ...topicsOf(model, 12), ...leaves]);
  assert.ok(rows.nodes.every((node) => levels.has(node)));
  assert.equal(rows.nodes.length, new Set(rows.nodes).size);
});

test("at levels, a node between them leads to the one that holds it", () => {
  const rows = new TreeRows(smallTree());
  rows.useLevels([3]);
  assert.equal(rows.hasPlace(7), false);
  assert.equal(rows.reveal(7), 8);
  assert.equal(rows.reveal(2), 2);
  rows.useLevels(null);
  assert.equal(rows.hasPlace(7), true);
});

test("a chain is opened to its end", () => {
  const nWords = 12_000;
  const rows = new TreeRows(makeTree(payloadOf({ children: chainJoins(nWords), frequencies: new Array(nWords).fill(1) })));
  rows.reveal(0);
  assert.equal(rows.nodes.length, 2 * nWords - 1);
  assert.equal(rows.depths[rows.rowOf(0)], nWords - 1);
});
