import assert from "node:assert/strict";
import { test } from "node:test";

import { FlatView } from "#explorer/flat_views.js";
import { distinctiveOrder, distinctiveness } from "#explorer/distinctive_order.js";

import { pack, sharedOf, smallPayload, distinctivePayload } from "./samples.js";

test("three bits count at most", () => {
  assert.equal(distinctiveness(10, 2), 40);
  assert.equal(distinctiveness(10, 3), 90);
  assert.equal(distinctiveness(10, 300), 90);
  assert.equal(distinctiveness(10, 0), 0);
});

test("topics with less than half the average focus are general", () => {
  const { distinctive, general, generalShare } = distinctiveOrder(new FlatView(sharedOf(distinctivePayload()), 5));
  assert.deepEqual([...distinctive], [0, 1, 2, 3]);
  assert.deepEqual([...general], [4]);
  assert.equal(generalShare, 20 / 48);
});

test("general topics are those with most occurrences first", () => {
  const focus = pack([3, 0.1, 0.2, 0, 0.1], "f8");
  const { distinctive, general } = distinctiveOrder(new FlatView(sharedOf(distinctivePayload({ focus })), 5));
  assert.deepEqual([...distinctive], [0]);
  assert.deepEqual([...general], [4, 1, 2, 3]);
});

test("where all say the same, none is general", () => {
  const focus = pack([1, 1, 1, 1, 1], "f8");
  assert.equal(distinctiveOrder(new FlatView(sharedOf(distinctivePayload({ focus })), 5)).general.length, 0);
  const none = distinctiveOrder(new FlatView(sharedOf(distinctivePayload({ focus: pack([0, 0, 0, 0, 0], "f8") })), 5));
  assert.deepEqual([none.general.length, none.generalShare], [0, 0]);
});

test("without focus the order is that of frequency", () => {
  const { distinctive, general } = distinctiveOrder(new FlatView(sharedOf(smallPayload()), 3));
  assert.deepEqual([...distinctive], [4, 5, 6]);
  assert.equal(general.length, 0);
});
