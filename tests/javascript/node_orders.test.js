import assert from "node:assert/strict";
import { test } from "node:test";

import { SORT_KEYS } from "#explorer/node_orders.js";
import { numberOf } from "#explorer/tree_model.js";

import { mixedJoins, pack, payloadOf, sequence, sharedOf, smallPayload, describedPayload, topicsOf } from "./samples.js";

test("T(n) in any order is what sorting gives, ties by rising id", () => {
  const next = sequence(8);
  const frequencies = Array.from({ length: 50 }, () => 1 + next(4));
  const focus = pack(frequencies.map(() => next(3)), "f8");
  const bytes = (below) => pack(Array.from({ length: 98 }, () => next(below)), "u1");
  const quality = { coherence: bytes(256), warnings: bytes(4), words: pack([], "u1") };
  const { model, orders } = sharedOf(payloadOf({ children: mixedJoins(50, 4), frequencies, focus, quality }));
  const values = {
    n: (node) => numberOf(model, node),
    frequency: (node) => model.frequencies[node],
    share: (node) => model.frequencies[node],
    size: (node) => model.sizes[node],
    focus: (node) => model.focus[node],
    coherence: (node) => model.quality.coherence(node) ?? -2,
  };
  for (const [key, value] of Object.entries(values)) {
    for (const sign of [1, -1]) {
      for (const n of [1, 2, 7, 33, 50]) {
        const expected = topicsOf(model, n).sort((a, b) => sign * (value(a) - value(b)) || a - b);
        assert.deepEqual([...orders.topics(n, key, sign < 0)], expected, `${key} ${sign} ${n}`);
      }
    }
  }
  assert.deepEqual(Object.keys(SORT_KEYS).sort(), [...Object.keys(values), "documents", "words"].sort());
});

test("by word: without case and accents, by the word that is shown first", () => {
  const vocabulary = ["Zebra", "école", "apple", "Éclair", "eclair"];
  const payload = smallPayload({ vocabulary });
  const { orders } = sharedOf(payload);
  assert.deepEqual([...orders.topics(5, "words", false)], [2, 3, 4, 1, 0]);
  assert.deepEqual([...orders.topics(5, "words", true)], [0, 1, 4, 3, 2]);
});

test("the order by word follows the choice of words", () => {
  const { orders, state } = sharedOf(describedPayload());
  assert.deepEqual([...orders.topics(3, "words", false)], [6, 5, 4]); // cup, orbit, the
  state.frequent = true;
  assert.deepEqual([...orders.topics(3, "words", false)], [5, 6, 4]); // rocket, tea, the
});

test("without focus, its orders are those of frequency", () => {
  const { orders } = sharedOf(smallPayload());
  for (const key of ["focus"]) assert.deepEqual([...orders.topics(3, key, true)], [4, 5, 6]);
});
