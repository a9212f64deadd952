import assert from "node:assert/strict";

import { FOLD } from "#explorer/topic_documents.js";
import { HeatColours } from "#explorer/heat_colours.js";
import { HeatMap } from "#explorer/heat_map.js";

import { newPage, testWith } from "./stand_in.js";

/** A context that measures six pixels per character, and records rectangles and texts. */
function contextOf() {
  const painted = { cells: [], texts: [] };
  const known = {
    fillStyle: "",
    measureText: (text) => ({ width: 6 * text.length }),
    fillRect: (x, y, width, height) => painted.cells.push({ x, y, width, height, colour: context.fillStyle }),
    fillText: (text) => painted.texts.push(text),
    painted,
  };
  const context = new Proxy(known, { get: (target, key) => (key in target ? target[key] : () => undefined) });
  return context;
}

const STYLE = {
  inks: new Proxy({}, { get: (_, name) => name }),
  heat: new HeatColours(),
  colour: () => "branch",
  label: (topic) => ({ number: String(topic), words: [`words of ${topic}`] }),
};

/** What is shown of a table of relative shares, one row per topic. */
function shownOf(shares, { every = null, rows = shares.map((_, topic) => topic), names } = {}) {
  const size = shares[0].length;
  const groups = shares[0].map((_, group) => group);
  const column = { groups: names ?? groups.map((group) => `g${group}`), every, isTime: every !== null, lengths: groups.map(() => 10), size };
  const table = {
    column,
    rows: new Map(shares.map((_, topic) => [topic, topic])),
    relativeShare: (row, group) => shares[row][group],
    isClear: () => true,
  };
  return { table, rows: Int32Array.from(rows), groups, foldText: "folded", topic: -1, group: null, hovered: null, sortedBy: null, sortedByTopic: null };
}

let map;

const test = testWith(() => {
  newPage();
  map = new HeatMap(STYLE);
});

test("a place leads to its cell and back", () => {
  const shown = shownOf([[1, 2, 3], [1, 1, 1], [4, 0, 1]]);
  map.measure(shown, 900);
  for (const scrolled of [0, 15]) {
    const view = { x: scrolled, y: scrolled, width: 900, height: 400 };
    shown.rows.forEach((topic, row) => {
      shown.groups.forEach((group, place) => {
        const { x, y, width, height } = map.boxOf(shown, row, place);
        const [left, top] = [x + width - 2 - scrolled, y + height - 2 - scrolled];
        if (left < map.fixed.left || top < map.fixed.top) return;
        assert.deepEqual(map.placeAt(shown, left, top, view), { topic, group });
      });
    });
  }
});

test("names of topics and groups are places too; beyond is none", () => {
  const shown = shownOf([[1, 2], [3, 4]]);
  const { width, height } = map.measure(shown, 900);
  const view = { x: 0, y: 0, width, height };
  assert.deepEqual(map.placeAt(shown, 5, map.fixed.top + 5, view), { topic: 0, group: null });
  const { x } = map.boxOf(shown, 0, 1);
  assert.deepEqual(map.placeAt(shown, x + 5, map.fixed.top - 1, view), { topic: null, group: 1 });
  assert.equal(map.placeAt(shown, 5, 5, view), null);
  assert.equal(map.placeAt(shown, x, height + 50, view), null);
});

test("a fold has no groups", () => {
  const shown = shownOf([[1, 2]], { rows: [0, FOLD] });
  map.measure(shown, 900);
  const { x, y } = map.boxOf(shown, 1, 1);
  assert.deepEqual(map.placeAt(shown, x + 5, y + 5, { x: 0, y: 0, width: 900, height: 400 }), { topic: FOLD, group: null });
});

test("a cell without a share is left empty, and does not take another's colour", () => {
  const shown = shownOf([[4, NaN, 0.25]]);
  map.measure(shown, 900);
  const context = contextOf();
  map.paintCells(context, shown, { x: 0, y: 0, width: 900, height: 400 });
  assert.deepEqual(context.painted.cells.map(({ colour }) => colour), [STYLE.heat.of(4, true), STYLE.heat.of(0.25, true)]);
});

test("only cells in sight are painted", () => {
  const shares = Array.from({ length: 500 }, () => new Array(300).fill(1));
  const shown = shownOf(shares);
  map.measure(shown, 900);
  const context = contextOf();
  map.paint(context, shown, { x: 1000, y: 2000, width: 900, height: 400 });
  assert.ok(context.painted.cells.length < 1500);
});

test("of many months, the first of each year has a name", () => {
  const names = Array.from({ length: 48 }, (_, month) => `${2010 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`);
  const shown = shownOf([names.map(() => 1)], { every: "month", names });
  map.measure(shown, 500);
  const along = map.namesAlong(shown.table.column, shown.groups);
  assert.deepEqual(along.filter(Boolean), ["2010", "2011", "2012", "2013"]);
  assert.deepEqual([along[0], along[12], along[13]], ["2010", "2011", ""]);
});

test("with room, every group has its name", () => {
  const shown = shownOf([[1, 1, 1]]);
  map.measure(shown, 1200);
  assert.deepEqual(map.namesAlong(shown.table.column, shown.groups), ["g0", "g1", "g2"]);
});
