import assert from "node:assert/strict";
import { test } from "node:test";

import { hasRoom, offLine, writeWords } from "#explorer/block_labels.js";

/** Record what is written; every character is six pixels wide. */
function written(words, block, name = "") {
  const lines = [];
  const context = {
    save() {},
    restore() {},
    translate() {},
    rotate: (angle) => lines.push(`turned ${angle.toFixed(2)}`),
    measureText: (text) => ({ width: 6 * [...text].length }),
    fillText: (text) => lines.push(text),
  };
  writeWords(context, words, { x: 0, y: 0, ...block }, name);
  return lines;
}

test("a block needs room for a line, across or upright", () => {
  assert.deepEqual([[200, 20], [34, 16], [33, 20], [14, 44], [13, 400], [400, 15]].map(([width, height]) => hasRoom(width, height)), [true, true, false, true, false, false]);
});

test("words fill as many lines as fit", () => {
  const words = ["rocket", "orbit", "moon", "launch"];
  assert.deepEqual(written(words, { width: 90, height: 17 }), ["rocket"]);
  assert.deepEqual(written(words, { width: 100, height: 17 }), ["rocket, orbit"]);
  assert.deepEqual(written(words, { width: 100, height: 40 }), ["rocket, orbit,", "moon, launch"]);
});

test("the number comes first if there is room", () => {
  assert.deepEqual(written(["rocket"], { width: 100, height: 17 }, "(37)"), ["(37) rocket"]);
  assert.deepEqual(written(["rocket"], { width: 60, height: 17 }, "(37)"), ["rocket"]);
});

test("a word that is too long is cut, or gives way to a shorter one", () => {
  assert.deepEqual(written(["extraordinarily"], { width: 70, height: 17 }), ["extraordi…"]);
  assert.deepEqual(written(["tea", "extraordinarily", "cup"], { width: 70, height: 17 }), ["tea, cup"]);
  assert.deepEqual(written(["extraordinarily"], { width: 34, height: 17 }), []);
});

test("a character is never cut in half", () => {
  const [line] = written(["𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷"], { width: 70, height: 17 });
  assert.ok(line.isWellFormed ? line.isWellFormed() : !/[\ud800-\udbff](?![\udc00-\udfff])/.test(line), line);
});

test("narrow blocks have their words upright", () => {
  assert.deepEqual(written(["rocket"], { width: 20, height: 100 }, "(37)"), ["turned 1.57", "rocket"]);
});

test("a line through a block leaves the larger part for words", () => {
  const block = { x: 0, y: 0, width: 200, height: 100 };
  assert.deepEqual(offLine(block, 30), { x: 0, y: 32, width: 200, height: 68 });
  assert.deepEqual(offLine(block, 70), { x: 0, y: 0, width: 200, height: 68 });
  for (const y of [NaN, -5, 0, 100, 300]) assert.equal(offLine(block, y), block);
  const upright = { x: 0, y: 0, width: 20, height: 100 };
  assert.equal(offLine(upright, 50), upright);
});
