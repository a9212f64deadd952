import assert from "node:assert/strict";
import { test } from "node:test";

import { DocumentTopics } from "#explorer/document_topics.js";
import { cutTopics } from "#explorer/cuts.js";
import { FlatView } from "#explorer/flat_views.js";

import { sharedOf, smallPayload, describedPayload } from "./samples.js";

function topicsOf(payload, n) {
  const shared = sharedOf(payload);
  return { topics: new DocumentTopics(shared.model, 48, 10), view: new FlatView(shared, cutTopics(shared.model, n), String(n)) };
}

test("the shares of a document add up to 1", () => {
  const { topics, view } = topicsOf(smallPayload(), 3);
  const shares = topics.sharesOf({ row: 0, words: [[0, 3], [1, 1], [4, 4]], length: 8 }, view);
  assert.deepEqual(shares.map(({ topic, share }) => [topic, share]), [[5, 0.5], [4, 0.5]]);
});

test("the main topic comes first, then those that it has most of, compared with the average", () => {
  const { topics, view } = topicsOf(describedPayload(), 5);
  const words = [[4, 5], [1, 1], [0, 2]];
  const orderOf = (row) => topics.sharesOf({ row, words, length: 8 }, view).map(({ topic }) => topic);
  assert.deepEqual(orderOf(9), [4, 0, 1]);
  assert.deepEqual(orderOf(1), [1, 4, 0]); // its main topic is the word 1
});

test("equal topics stand by id", () => {
  const { topics, view } = topicsOf(smallPayload({ frequencies: [9, 9, 9, 9, 9] }), 5);
  const shares = topics.sharesOf({ row: 0, words: [[3, 1], [2, 1], [0, 1]], length: 3 }, view);
  assert.deepEqual(shares.map(({ topic }) => topic), [0, 2, 3]);
});

test("short documents are drawn towards the average", () => {
  const { topics } = topicsOf(smallPayload(), 5);
  const average = 10 / 48;
  assert.ok(Math.abs(topics.relativeShare(0, average * 30, 30) - 1) < 1e-12);
  assert.ok(topics.relativeShare(0, 1, 1) < topics.relativeShare(0, 100, 100));
  assert.ok(topics.relativeShare(0, 0, 1) > topics.relativeShare(0, 0, 100));
});

test("an empty document has no topics", () => {
  const { topics, view } = topicsOf(smallPayload(), 3);
  assert.deepEqual(topics.sharesOf({ row: 0, words: [], length: 0 }, view), []);
});
