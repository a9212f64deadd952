import assert from "node:assert/strict";
import { test } from "node:test";

import { FlatView } from "#explorer/flat_views.js";
import { GroupColumns } from "#explorer/group_columns.js";

import { SMALL, pack, packColumn, packSpreads, sharedOf, smallPayload } from "./samples.js";

const COUNTS = [[300, 1], [0, 2], [3, 0], [0, 0], [4, 1000]];

function columnsOf(columns, leftOut = []) {
  return new GroupColumns({ columns, spreads: [packSpreads(1)], leftOut }, pack(SMALL.children));
}

const country = (given = {}) => packColumn({ groups: ["Peru", "Laos"], counts: COUNTS, documents: [6, 7], ...given });
const viewOf = (n) => new FlatView(sharedOf(smallPayload()), n);

test("counts of topics are sums of words, large ones included", () => {
  const [column] = columnsOf([country()]).columns;
  assert.deepEqual([...column.counts(viewOf(3), Int32Array.of(5, 6, 4))], [300, 3, 3, 0, 4, 1000]);
  assert.deepEqual([...column.counts(viewOf(3), Int32Array.of(4))], [4, 1000]);
  assert.deepEqual([...column.counts(viewOf(1), Int32Array.of(8))], [307, 1003]);
  assert.deepEqual([column.total, column.nDocuments], [1310, 13]);
});

test("periods consist of shorter ones", () => {
  const months = packColumn({ name: "date", every: "month", groups: ["2011-01", "2011-03", "2012-01"], counts: [[1, 2, 3], [0, 0, 1], [1, 0, 0], [0, 0, 0], [5, 5, 5]], documents: [1, 2, 4], codes: [0, 1, 2, 3] });
  const years = { ...packColumn({ name: "date", every: "year", groups: ["2011", "2012"], counts: [] }), base: 0, parts: pack([0, 0, 1]) };
  const columns = columnsOf([months, years]);
  const [, year] = columns.columns;
  assert.deepEqual([...year.documents], [3, 4]);
  assert.deepEqual([...year.counts(viewOf(3), Int32Array.of(5, 6, 4))], [3, 4, 1, 0, 10, 5]);
  assert.deepEqual([0, 1, 2, 3, 99].map((place) => year.has(place, 0)), [true, true, false, false, false]);
  assert.equal(year.has(2, 1), true);
});

test("without the groups of documents, none is in any", () => {
  const [column] = columnsOf([country()]).columns;
  assert.equal(column.has(0, 0), false);
});

test("names of groups are shown as words are, and the rest says how many it is", () => {
  const [column] = columnsOf([country({ name: "a\nb", groups: ["\u202ex", "rest"], others: 1200 })]).columns;
  assert.equal(column.name, "a⟨U+000A⟩b");
  assert.equal(column.key, "a\nb");
  assert.deepEqual(column.groups, ["⟨U+202E⟩x", "all 1,200 others"]);
});

test("the column that a state asks for, or the first", () => {
  const columns = columnsOf([country(), country({ name: "__proto__" })]);
  assert.deepEqual(columns.keys, ["country", "__proto__"]);
  assert.equal(columns.at({ by: "__proto__", every: "" }).index, 1);
  for (const by of ["", "nowhere", "constructor"]) assert.equal(columns.at({ by, every: "" }).index, 0);
  assert.equal(columnsOf([]).at({ by: "", every: "" }), null);
});

test("the usual length of periods gives six or more", () => {
  const column = (every, size) => ({ ...packColumn({ name: "date", every, groups: new Array(size).fill("p"), counts: COUNTS.map((row) => [row[0], ...new Array(size - 1).fill(0)]), documents: new Array(size).fill(1) }) });
  const usual = (...columns) => columnsOf(columns).at({ by: "date", every: "" }).every;
  assert.equal(usual(column("day", 30), column("week", 5), column("month", 1)), "day");
  assert.equal(usual(column("day", 300), column("week", 45), column("month", 10)), "month");
  assert.equal(usual(column("day", 40), column("week", 6), column("month", 2)), "week");
  assert.equal(usual(column("day", 2), column("year", 1)), "day");
  assert.equal(columnsOf([column("day", 30), column("year", 1)]).at({ by: "date", every: "year" }).every, "year");
  assert.equal(columnsOf([column("day", 30)]).at({ by: "date", every: "week" }).every, "day");
});

test("spreads are of parts of joins, and of refined topics", () => {
  const spreads = { ...packSpreads(2, 3, 4), refined: [{ n: 3, nodes: pack([5]), squares: pack([9], "f8"), cubes: pack([8], "f8") }] };
  const columns = new GroupColumns({ columns: [country()], spreads: [spreads], leftOut: [] }, pack(SMALL.children));
  const [column] = columns.columns;
  assert.deepEqual(column.spreads.of(viewOf(3), 4), { squares: 2, cubes: 3 });
  assert.equal(column.spreads.of(viewOf(3), 0), undefined); // only the last joins are known
  assert.deepEqual(column.spreads.of({ isRefined: true, n: 3 }, 5), { squares: 9, cubes: 8 });
  assert.equal(column.spreads.of({ isRefined: true, n: 4 }, 5), undefined);
});

test("columns that are left out say why", () => {
  const { leftOut } = columnsOf([], [{ name: "la\tng", reason: "all documents have the same value" }]);
  assert.deepEqual(leftOut, [{ name: "la⟨U+0009⟩ng", reason: "all documents have the same value" }]);
});
