import assert from "node:assert/strict";
import { test } from "node:test";

import { GroupColumns } from "#explorer/group_columns.js";
import { GroupTable } from "#explorer/group_table.js";

import { documentsOf, packColumn } from "./samples.js";

const TOPICS = [5, 6, 4];

/** Compare numbers of documents, a row per topic and a column per group. */
function tableOf(counts, { without = 0 } = {}) {
  const groups = counts[0].map((_, group) => `g${group}`);
  const { codes, mains } = documentsOf(counts, TOPICS);
  for (let i = 0; i < without; i++) {
    codes.push(groups.length, 0); // one without a group, and one without a topic
    mains.push(5, -1);
  }
  const { columns } = new GroupColumns({ columns: [packColumn({ groups, codes })], leftOut: [] });
  return new GroupTable(columns[0], Int32Array.from(TOPICS), mains);
}

const EVEN = [[10, 10], [10, 10], [20, 20]];
const UNEVEN = [[10, 0], [0, 10], [10, 10]];

test("shares, and how many times the average", () => {
  const table = tableOf(UNEVEN, { without: 3 });
  assert.deepEqual([...table.counts], UNEVEN.flat());
  assert.deepEqual([[...table.documents], table.nDocuments], [[20, 20], 40]);
  assert.deepEqual([table.share(0, 0), table.share(0, 1), table.average(0)], [0.5, 0, 0.25]);
  assert.deepEqual([table.relativeShare(0, 0), table.relativeShare(0, 1), table.relativeShare(2, 0)], [2, 0, 1]);
});

test("clear differences are told from chance", () => {
  const table = tableOf(UNEVEN);
  const verdicts = [0, 1, 2].map((row) => [0, 1].map((group) => table.verdict(row, group)));
  assert.deepEqual(verdicts, [["more", "less"], ["less", "more"], ["chance", "chance"]]);
  assert.deepEqual(table.nClear, { clear: 4, known: 6 });
});

test("groups of fewer than five documents say nothing", () => {
  const table = tableOf([[4, 1], [0, 20], [0, 10]]);
  assert.equal(table.verdict(0, 0), "few");
  assert.equal(table.isClear(0, 0), false);
  assert.notEqual(table.verdict(0, 1), "few");
  assert.equal(tableOf([[5, 1], [0, 20], [0, 10]]).verdict(0, 0), "more");
});

test("a group of all documents differs from nothing", () => {
  const table = tableOf([[8], [2], [0]]);
  assert.deepEqual([0, 1, 2].map((row) => table.verdict(row, 0)), ["chance", "chance", "unknown"]);
  assert.deepEqual(table.nClear, { clear: 0, known: 2 });
});

test("equal groups are not clear, and their order is kept", () => {
  const table = tableOf(EVEN);
  assert.equal(table.nClear.clear, 0);
  assert.equal(table.weight(0, 0), table.weight(0, 1));
});

test("clear differences come first and last, all others in between", () => {
  const table = tableOf(UNEVEN);
  assert.ok(table.weight(0, 0) > 1 && table.weight(1, 0) < 0);
  assert.ok(table.weight(2, 0) >= 0 && table.weight(2, 0) <= 1);
});

test("a topic without documents, and a group without any, weigh nothing", () => {
  const absent = tableOf([[0, 0], [5, 5], [9, 9]]);
  assert.deepEqual([absent.average(0), absent.share(0, 0), absent.weight(0, 0)], [0, 0, 0]);
  assert.ok(Number.isNaN(absent.relativeShare(0, 0)));
  assert.deepEqual([absent.isClear(0, 0), absent.verdict(0, 0)], [false, "unknown"]);
  const empty = tableOf(EVEN.map(([count]) => [count, 0]));
  assert.deepEqual([empty.share(0, 1), empty.weight(0, 1), empty.isClear(0, 1)], [0, 0, false]);
});
