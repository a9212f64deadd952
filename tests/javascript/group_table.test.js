import assert from "node:assert/strict";
import { test } from "node:test";

import { FlatView } from "#explorer/flat_views.js";
import { GroupColumns } from "#explorer/group_columns.js";
import { GroupTable } from "#explorer/group_table.js";

import { SMALL, pack, packColumn, packSpreads, sharedOf, smallPayload } from "./samples.js";

/** Compare the topics of T(n) between groups. */
function tableOf(counts, { documents, spread = 1, n = 3, topics = [5, 6, 4], ...given }) {
  const groups = documents.map((_, group) => `g${group}`);
  const packed = packColumn({ groups, counts, documents, ...given });
  const columns = new GroupColumns({ columns: [packed], spreads: [packSpreads(spread)], leftOut: [] }, pack(SMALL.children));
  return new GroupTable(columns.columns[0], new FlatView(sharedOf(smallPayload()), n), Int32Array.from(topics));
}

const EVEN = [[10, 10], [10, 10], [10, 10], [10, 10], [40, 40]];
const UNEVEN = [[20, 0], [20, 0], [0, 20], [0, 20], [40, 40]];

test("shares, and how many times the average", () => {
  const table = tableOf(UNEVEN, { documents: [10, 10] });
  assert.deepEqual([table.share(0, 0), table.share(0, 1), table.average(0)], [0.5, 0, 0.25]);
  assert.deepEqual([table.relativeShare(0, 0), table.relativeShare(0, 1), table.relativeShare(2, 0)], [2, 0, 1]);
});

test("clear differences are told from chance", () => {
  const table = tableOf(UNEVEN, { documents: [10, 10], spread: 10 });
  const verdicts = [0, 1, 2].map((row) => [0, 1].map((group) => table.verdict(row, group)));
  assert.deepEqual(verdicts, [["more", "less"], ["less", "more"], ["chance", "chance"]]);
  assert.deepEqual(table.nClear, { clear: 4, known: 6 });
});

test("where documents differ much among themselves, nothing is clear", () => {
  const table = tableOf(UNEVEN, { documents: [10, 10], spread: 1e6 });
  assert.equal(table.nClear.clear, 0);
  assert.equal(table.verdict(0, 0), "chance");
});

test("groups of fewer than five documents say nothing", () => {
  const table = tableOf(UNEVEN, { documents: [4, 16], spread: 10 });
  assert.equal(table.verdict(0, 0), "few");
  assert.equal(table.isClear(0, 0), false);
  assert.notEqual(table.verdict(0, 1), "few");
  const five = tableOf(UNEVEN, { documents: [5, 15], spread: 10 });
  assert.deepEqual([five.verdict(0, 0), five.nClear.known], ["more", 6]);
});

test("a group of all documents differs from nothing", () => {
  const table = tableOf(UNEVEN.map(([count]) => [count]), { documents: [20] });
  assert.equal(table.verdict(0, 0), "unknown");
  assert.deepEqual(table.nClear, { clear: 0, known: 0 });
});

test("equal groups are not clear, and their order is kept", () => {
  const table = tableOf(EVEN, { documents: [10, 10] });
  assert.equal(table.nClear.clear, 0);
  assert.equal(table.weight(0, 0), table.weight(0, 1));
});

test("clear differences come first and last, all others in between", () => {
  const table = tableOf(UNEVEN, { documents: [10, 10], spread: 10 });
  assert.ok(table.weight(0, 0) > 1 && table.weight(1, 0) < 0);
  assert.ok(table.weight(2, 0) >= 0 && table.weight(2, 0) <= 1);
});

test("a topic that no group has, and a group without words, weigh nothing", () => {
  const absent = tableOf([[0, 0], [0, 0], [5, 5], [5, 5], [9, 9]], { documents: [10, 10] });
  assert.deepEqual([absent.average(0), absent.share(0, 0), absent.weight(0, 0)], [0, 0, 0]);
  assert.ok(Number.isNaN(absent.relativeShare(0, 0)));
  assert.equal(absent.isClear(0, 0), false);
  const empty = tableOf(EVEN.map(([count]) => [count, 0]), { documents: [10, 10] });
  assert.deepEqual([empty.share(0, 1), empty.weight(0, 1), empty.isClear(0, 1)], [0, 0, false]);
});

test("of many cells that are due to chance, few are called clear", () => {
  // chances are spread evenly: the smallest of 40 is not small enough
  const nGroups = 20;
  const counts = SMALL.frequencies.map((_, word) => Array.from({ length: nGroups }, (_, group) => 20 + ((group * 7 + word * 3) % 5)));
  const table = tableOf(counts, { documents: new Array(nGroups).fill(10), spread: 40 * nGroups });
  assert.ok(table.nClear.known === 60 && table.nClear.clear <= 3);
});
