import assert from "node:assert/strict";
import { test } from "node:test";

import { FOLD } from "#explorer/topic_documents.js";
import { TimeLines } from "#explorer/time_lines.js";

const SHOWN = { rows: Int32Array.of(3, 4, FOLD, 5, 6, 7), groups: [0, 1, 2, 3, 4] };
const VIEW = { x: 0, y: 0, width: 700, height: 400 };

test("tiles fill the width, as many as fit", () => {
  const lines = new TimeLines({});
  assert.deepEqual(lines.measure(SHOWN, 700), { width: 700, height: 224 });
  assert.deepEqual([lines.across, lines.width], [3, 233]);
  lines.measure(SHOWN, 100);
  assert.equal(lines.across, 1);
});

test("a place leads to the topic and the nearest period", () => {
  const lines = new TimeLines({});
  lines.measure(SHOWN, 700);
  SHOWN.rows.forEach((topic, row) => {
    const { x, y, width } = lines.boxOf(SHOWN, row);
    if (topic === FOLD) {
      assert.deepEqual(lines.placeAt(SHOWN, x + 20, y + 60, VIEW), { topic, group: null });
      return;
    }
    assert.deepEqual(lines.placeAt(SHOWN, x + 1, y + 60, VIEW), { topic, group: 0 });
    assert.deepEqual(lines.placeAt(SHOWN, x + width - 2, y + 60, VIEW), { topic, group: 4 });
    assert.deepEqual(lines.placeAt(SHOWN, x + 5, y + 10, VIEW), { topic, group: null });
    assert.deepEqual(lines.placeAt(SHOWN, x + 1, y + 10, { ...VIEW, y: 50 }), { topic, group: 0 });
  });
});

test("beyond the last tile is nothing", () => {
  const lines = new TimeLines({});
  lines.measure(SHOWN, 700);
  assert.equal(lines.placeAt(SHOWN, 10, 300, VIEW), null);
  assert.equal(lines.placeAt(SHOWN, 699.5, 10, VIEW), null);
});

test("one period stands in the middle", () => {
  const lines = new TimeLines({});
  lines.measure(SHOWN, 700);
  const table = { documents: [3], share: () => 0.5 };
  const { xOf, yOf, bottom, shares } = lines.plot({ groups: [0], table }, 0, 0.5);
  assert.equal(xOf(0), 10 + (233 - 22) / 2);
  assert.equal(yOf(0), bottom);
  assert.equal(yOf(9), yOf(0.5)); // nothing leaves the tile
  assert.deepEqual(shares, [0.5]);
});

test("the scale is that of periods with enough documents", () => {
  const shares = [0.9, 0.2, 0.3];
  const table = { documents: [1, 50, 50], share: (_, group) => shares[group], rows: new Map([[3, 0]]) };
  const lines = new TimeLines({});
  assert.equal(lines.mostOfAll({ rows: [3, FOLD], groups: [0, 1, 2], table }), 0.3);
  table.documents = [1, 2, 3];
  assert.equal(lines.mostOfAll({ rows: [3, FOLD], groups: [0, 1, 2], table }), 0.9);
});

test("a line goes through all periods, with dots at those that are clear", () => {
  const paths = [];
  const dots = [];
  const known = {
    beginPath: () => paths.push([]),
    lineTo: (x) => paths.at(-1).push(Math.round(x)),
    arc: (x) => dots.push(Math.round(x)),
  };
  const context = new Proxy(known, { get: (target, name) => (name in target ? target[name] : () => undefined) });
  const inks = new Proxy({}, { get: (_, name) => name });
  const lines = new TimeLines({ inks, colour: () => "red" });
  lines.measure(SHOWN, 233);
  const table = { documents: [9, 9, 0, 9], rows: new Map([[3, 0]]), share: () => 0.5, average: () => 0.4, isClear: (_, group) => group === 1 };
  const groups = [0, 1, 2, 3];
  const plot = lines.plot({ groups, table }, 0, 1);
  lines.paintLine(context, { groups, table }, plot, "red");
  const xOf = (...places) => places.map((place) => Math.round(plot.xOf(place)));
  assert.deepEqual(paths.find((path) => path.length > 2), xOf(0, 1, 2, 3, 3, 0)); // and the way back below
  assert.deepEqual(dots, xOf(1));
});
