import assert from "node:assert/strict";
import { test } from "node:test";

import { DistinctiveWords } from "#explorer/distinctive_words.js";
import { makeTree } from "#explorer/tree_model.js";

import { chainJoins, mixedJoins, packDistinctive, payloadOf } from "./samples.js";

/** Compare with the words of the walk, the last one first, which is what `packDistinctive` packs. */
function check(payload, most) {
  const model = makeTree(payload);
  const distinctive = new DistinctiveWords(model, packDistinctive(payload, most));
  const { starts, order } = model.walk;
  for (let node = 0; node < model.nNodes; node++) {
    const all = [...order.subarray(starts[node], starts[node] + model.sizes[node])].reverse();
    for (const count of [1, 3, 10, 99]) {
      const expected = node < model.nWords ? [node] : all.slice(0, Math.min(count, most));
      assert.deepEqual(distinctive.of(node, count), expected);
    }
  }
}

test("every node has its own words", () => {
  check(payloadOf({ children: mixedJoins(40, 3), frequencies: new Array(40).fill(1) }), 10);
});

test("topics of more than 256 words have places of their own", () => {
  check(payloadOf({ children: chainJoins(300), frequencies: new Array(300).fill(1) }), 4);
});

test("a single word has no joins", () => {
  check(payloadOf({ children: [], frequencies: [3] }), 10);
});
