import assert from "node:assert/strict";
import { test } from "node:test";

import { GroupColumns } from "#explorer/group_columns.js";

import { pack, packColumn } from "./samples.js";

const columnsOf = (columns, leftOut = []) => new GroupColumns({ columns, leftOut });
const country = (given = {}) => packColumn({ groups: ["Peru", "Laos"], codes: [0, 1, 2], ...given });

test("names of groups are shown as words are, and the rest says how many it is", () => {
  const [column] = columnsOf([country({ name: "a\nb", groups: ["\u202ex", "all 1,200 others"], others: 1200 })]).columns;
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

test("the usual length of periods comes first", () => {
  const columns = columnsOf(["month", "day", "year"].map((every) => country({ name: "date", every })));
  assert.equal(columns.at({ by: "date", every: "" }).every, "month");
  assert.equal(columns.at({ by: "date", every: "year" }).every, "year");
  assert.equal(columns.at({ by: "date", every: "week" }).every, "month");
});

test("columns that are left out say why", () => {
  const { leftOut } = columnsOf([], [{ name: "la\tng", reason: "all documents have the same value" }]);
  assert.deepEqual(leftOut, [{ name: "la⟨U+0009⟩ng", reason: "all documents have the same value" }]);
});
