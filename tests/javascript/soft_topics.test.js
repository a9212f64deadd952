import assert from "node:assert/strict";
import { test } from "node:test";

import { SoftTopics } from "#explorer/soft_topics.js";

import { SOFT, smallTree } from "./samples.js";

const soft = new SoftTopics(smallTree(), SOFT);

test("words of a topic, and topics of a word, largest share first", () => {
  assert.deepEqual(soft.wordsOf(5).map(({ word, share }) => [word, share]), [[0, 1], [1, 0.9], [3, 0.7], [4, 0.6]]);
  assert.deepEqual(soft.topicsOf(4).map(({ topic, share }) => [topic, share]), [[5, 0.6], [6, 0.3]]);
  assert.deepEqual([soft.wordsOf(4), soft.topicsOf(99)], [[], []]);
});

test("where words were, and which have left", () => {
  assert.deepEqual([...soft.homes], [5, 5, 6, 6, 4]);
  assert.deepEqual(soft.leftFrom(6, [2, 3]).map(({ word, topic }) => [word, topic]), [[3, 5]]);
  assert.deepEqual(soft.leftFrom(5, [0, 1]), []);
});

test("a topic that a mixture does without", () => {
  assert.deepEqual([5, 6, 4].map((node) => soft.isEmpty(node)), [false, false, true]);
  assert.deepEqual([soft.has(5), soft.has(7), soft.shareOf(7), soft.n], [true, false, 0, 3]);
});
