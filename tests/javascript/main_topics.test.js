import assert from "node:assert/strict";
import { test } from "node:test";

import { FlatView } from "#explorer/flat_views.js";
import { mainTopics } from "#explorer/main_topics.js";

import { pack, sharedOf, smallPayload, distinctivePayload } from "./samples.js";

/** Put rows of counts into the form of the page. */
function countsOf(rows) {
  const rowStarts = [0];
  const columns = [];
  const counts = [];
  for (const row of rows) {
    row.forEach((count, word) => {
      if (count) columns.push(word), counts.push(count);
    });
    rowStarts.push(columns.length);
  }
  return { rowStarts, columns, counts };
}

const ROWS = [
  [3, 2, 0, 0, 4],
  [2, 3, 0, 0, 5],
  [0, 0, 3, 1, 4],
  [0, 1, 2, 3, 4],
  [0, 0, 0, 0, 3],
  [0, 0, 0, 0, 0],
];

test("a document is about the topic of its words", async () => {
  const shared = sharedOf(distinctivePayload());
  assert.deepEqual(await mainTopics(shared.model, new FlatView(shared, 3), countsOf(ROWS)), [5, 5, 6, 6, 5, -1]);
});

test("in one topic all are about it", async () => {
  const shared = sharedOf(distinctivePayload());
  assert.deepEqual(await mainTopics(shared.model, new FlatView(shared, 1), countsOf(ROWS)), [8, 8, 8, 8, 8, -1]);
});

test("without focus the words alone decide", async () => {
  const shared = sharedOf(smallPayload());
  const found = await mainTopics(shared.model, new FlatView(shared, 3), countsOf(ROWS));
  assert.equal(found[5], -1);
  assert.ok(found.slice(0, 5).every((topic) => [4, 5, 6].includes(topic)));
});

test("of equals the first topic is taken, also where nothing tells them apart", async () => {
  const shared = sharedOf(distinctivePayload({ focus: pack([1, 1, 1, 1, 0], "f8") }));
  const equal = [[1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 1, 0], [0, 0, 0, 0, 9]];
  assert.deepEqual(await mainTopics(shared.model, new FlatView(shared, 5), countsOf(equal)), [0, 1, 2, 4]);
});

test("there may be no documents", async () => {
  const shared = sharedOf(smallPayload());
  assert.deepEqual(await mainTopics(shared.model, new FlatView(shared, 3), countsOf([])), []);
});

test("the page goes on in between, and nothing is found that is not wanted any more", async (t) => {
  const shared = sharedOf(distinctivePayload());
  let now = 0;
  t.mock.method(performance, "now", () => (now += 1000)); // every look at the clock finds that time is over
  let asked = 0;
  const none = await mainTopics(shared.model, new FlatView(shared, 3), countsOf(ROWS), () => ++asked < 2);
  assert.equal(asked, 2);
  assert.equal(none, null);
});
