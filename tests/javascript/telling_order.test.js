import assert from "node:assert/strict";
import { test } from "node:test";

import { FlatView } from "#explorer/flat_views.js";
import { tellingOrder, tellingness } from "#explorer/telling_order.js";

import { pack, sharedOf, smallPayload, tellingPayload } from "./samples.js";

test("three bits count at most", () => {
  assert.equal(tellingness(10, 2), 40);
  assert.equal(tellingness(10, 3), 90);
  assert.equal(tellingness(10, 300), 90);
  assert.equal(tellingness(10, 0), 0);
});

test("topics with less than half the average focus are general", () => {
  const { telling, general, generalShare } = tellingOrder(new FlatView(sharedOf(tellingPayload()), 5));
  assert.deepEqual([...telling], [0, 1, 2, 3]);
  assert.deepEqual([...general], [4]);
  assert.equal(generalShare, 20 / 48);
});

test("general topics are those with most occurrences first", () => {
  const focus = pack([3, 0.1, 0.2, 0, 0.1], "f8");
  const { telling, general } = tellingOrder(new FlatView(sharedOf(tellingPayload({ focus })), 5));
  assert.deepEqual([...telling], [0]);
  assert.deepEqual([...general], [4, 1, 2, 3]);
});

test("where all say the same, none is general", () => {
  const focus = pack([1, 1, 1, 1, 1], "f8");
  assert.equal(tellingOrder(new FlatView(sharedOf(tellingPayload({ focus })), 5)).general.length, 0);
  const none = tellingOrder(new FlatView(sharedOf(tellingPayload({ focus: pack([0, 0, 0, 0, 0], "f8") })), 5));
  assert.deepEqual([none.general.length, none.generalShare], [0, 0]);
});

test("without focus the order is that of frequency", () => {
  const { telling, general } = tellingOrder(new FlatView(sharedOf(smallPayload()), 3));
  assert.deepEqual([...telling], [4, 5, 6]);
  assert.equal(general.length, 0);
});
