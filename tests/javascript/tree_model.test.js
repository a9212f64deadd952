import assert from "node:assert/strict";
import { test } from "node:test";

import {
  KEPT_WORDS,
  isWithin,
  lineageOf,
  makeTree,
  nearestNOf,
  nodeOfNumber,
  numberOf,
  largestNOf,
  partsOf,
  siblingOf,
  smallestNOf,
  topWords,
  wordsOf,
} from "#explorer/tree_model.js";

import { KEPT_NUMBERS, chainJoins, pack, payloadOf, smallTree, tiedTree, topicsOf, wordsBelow } from "./samples.js";

const TREES = [tiedTree(1), tiedTree(2), tiedTree(3), tiedTree(17, 2), tiedTree(33, 3)];

/** Compare by falling frequency, then by id. */
const byFrequency = (model) => (a, b) => model.frequencies[b] - model.frequencies[a] || a - b;

test("sums go from words to the root", () => {
  const model = smallTree();
  assert.deepEqual([...model.frequencies], [10, 8, 6, 4, 20, 18, 10, 28, 48]);
  assert.deepEqual([...model.sizes], [1, 1, 1, 1, 1, 2, 2, 4, 5]);
  assert.deepEqual([...model.parents], [5, 5, 6, 6, 8, 7, 7, 8, 9]);
  assert.equal(model.root, 8);
});

test("parts stand as in the payload, and words have none", () => {
  assert.deepEqual(partsOf(smallTree(), 8), [7, 4]);
  assert.deepEqual(partsOf(smallTree(), 0), []);
});

test("the words of a node are neighbours", () => {
  for (const model of TREES) {
    for (let node = 0; node < model.nNodes; node++) {
      const found = [...model.order.subarray(model.starts[node], model.starts[node] + model.sizes[node])];
      assert.deepEqual(found.sort((a, b) => a - b), wordsBelow(model, node).sort((a, b) => a - b));
    }
  }
});

test("words of a node by falling frequency, and the first ten of them", () => {
  for (const model of TREES) {
    for (let node = 0; node < model.nNodes; node++) {
      const expected = wordsBelow(model, node).sort(byFrequency(model));
      assert.deepEqual([...wordsOf(model, node)], expected);
      assert.deepEqual(topWords(model, node), expected.slice(0, KEPT_WORDS));
      assert.deepEqual(topWords(model, node, 3), expected.slice(0, 3));
      assert.deepEqual(topWords(model, node, 1000), expected.slice(0, KEPT_WORDS));
    }
  }
});

test("numbers tell when a node is a topic", () => {
  for (const model of TREES) {
    for (let n = 1; n <= model.nWords; n++) {
      const topics = new Set(topicsOf(model, n));
      for (let node = 0; node < model.nNodes; node++) {
        const isTopic = topics.has(node);
        assert.equal(smallestNOf(model, node) <= n && n <= largestNOf(model, node), isTopic);
      }
    }
  }
});

test("the nearest number shows the node, and is n where it does already", () => {
  const model = TREES[3];
  for (let node = 0; node < model.nNodes; node++) {
    for (let n = 1; n <= model.nWords; n++) {
      const nearest = nearestNOf(model, node, n);
      assert.ok(topicsOf(model, nearest).includes(node));
      if (topicsOf(model, n).includes(node)) assert.equal(nearest, n);
    }
  }
});

test("no number is beyond the largest", () => {
  const grouped = smallTree({ maxTopics: 3 });
  assert.equal(nearestNOf(grouped, 0, 1), 3);
});

test("every node has a number of its own: joined topics their largest n, then the words", () => {
  const model = smallTree();
  assert.deepEqual([1, 2, 3, 4, 5, 9].map((number) => nodeOfNumber(model, number)), [8, 7, 6, 5, 0, 4]);
  for (const tree of TREES) for (let node = 0; node < tree.nNodes; node++) assert.equal(nodeOfNumber(tree, numberOf(tree, node)), node);
  for (const number of [0, -1, 10, 1e9, NaN]) assert.equal(nodeOfNumber(model, number), null);
});

test("numbers that were kept through updates say nothing about n", () => {
  const model = smallTree(KEPT_NUMBERS);
  assert.deepEqual([0, 4, 6, 8].map((node) => numberOf(model, node)), [7, 31, 4000000000, 12]);
  for (let node = 0; node < model.nNodes; node++) assert.equal(nodeOfNumber(model, numberOf(model, node)), node);
  for (const number of [0, 2, 4, NaN]) assert.equal(nodeOfNumber(model, number), null);
  assert.deepEqual([0, 6, 8].map((node) => largestNOf(model, node)), [5, 3, 1]);
  assert.equal(smallestNOf(model, 6), 3);
});

test("family", () => {
  const model = smallTree();
  assert.equal(siblingOf(model, 0), 1);
  assert.equal(siblingOf(model, 1), 0);
  assert.equal(siblingOf(model, 7), 4);
  assert.deepEqual(lineageOf(model, 2), [2, 6, 7, 8]);
  assert.deepEqual(lineageOf(model, 8), [8]);
});

test("what lies in what", () => {
  for (const model of TREES) {
    for (let whole = 0; whole < model.nNodes; whole++) {
      const inside = new Set(wordsBelow(model, whole));
      for (let node = 0; node < model.nNodes; node++) {
        const expected = wordsBelow(model, node).every((word) => inside.has(word));
        assert.equal(isWithin(model, node, whole), expected, `${node} in ${whole}`);
      }
    }
  }
});

test("focus is what a topic tells per occurrence, never below 0", () => {
  const focus = pack([2, 1, 0.5, 0.25, 0], "f8");
  const gains = pack([-Math.LN2, -2 * Math.LN2, 0, -1e6], "f8");
  const model = smallTree({ focus, gains });
  assert.deepEqual([...model.focus.subarray(0, 5)], [2, 1, 0.5, 0.25, 0]);
  assert.ok(Math.abs(model.focus[5] - (20 + 8 - 1) / 18) < 1e-12);
  assert.ok(Math.abs(model.focus[6] - (3 + 1 - 2) / 10) < 1e-12);
  assert.equal(model.focus[8], 0);
  assert.equal(smallTree().focus, null);
});

test("a chain of joins is a normal tree, however long", () => {
  const nWords = 30_000;
  const model = makeTree(payloadOf({ children: chainJoins(nWords), frequencies: new Array(nWords).fill(1) }));
  assert.equal(lineageOf(model, 0).length, nWords);
  assert.deepEqual(topWords(model, model.root, 3), [0, 1, 2]);
});
