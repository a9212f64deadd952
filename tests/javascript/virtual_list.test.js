import assert from "node:assert/strict";

import { VirtualList, rowAfterKey } from "#explorer/virtual_list.js";

import { created, newPage, testWith } from "./stand_in.js";

let body;

const test = testWith(() => {
  body = newPage();
});

test("keys move by a row, a page, or to an end", () => {
  const at = (key, row = 5, last = 20) => rowAfterKey(key, { row, last, page: 8 });
  assert.deepEqual(["ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End"].map((key) => at(key)), [6, 4, 13, 0, 0, 20]);
  assert.equal(at("ArrowDown", 20), 20);
  assert.equal(at("PageDown", 19), 20);
  assert.equal(at("ArrowDown", -1), 0);
  assert.equal(at("ArrowUp", -1), 0);
});

test("other keys and empty lists move nothing", () => {
  for (const key of ["a", "Enter", "constructor", "__proto__", ""]) assert.equal(rowAfterKey(key, { row: 0, last: 9, page: 5 }), null);
  assert.equal(rowAfterKey("End", { row: -1, last: -1, page: 5 }), null);
});

/** Make a list of so many rows, 100 pixels high: five rows are in sight. */
function listOf(count, height = 100) {
  const scroller = created("div");
  scroller.clientHeight = height;
  const filled = [];
  const list = new VirtualList(scroller, {
    create: () => created("p"),
    fill: (row, index) => {
      filled.push(index);
      row.textContent = String(index);
    },
  });
  document.resized();
  list.setCount(count);
  const rows = () => list.body.children.map((row) => Number(row.textContent));
  return { list, scroller, rows, filled };
}

const span = (from, to) => Array.from({ length: to - from }, (_, i) => from + i);

test("only rows in sight exist, with some to spare", () => {
  const { list, scroller, rows } = listOf(100_000);
  assert.deepEqual(rows(), span(0, 11));
  assert.equal(list.body.style.height, "2000000px");
  scroller.scrollTop = 1000;
  scroller.fire("scroll");
  assert.deepEqual(rows(), span(44, 61));
  assert.equal(list.body.children[0].style.top, "880px");
});

test("rows stand in the order in which they are seen, and are used again", () => {
  const { list, scroller, rows, filled } = listOf(1000);
  scroller.scrollTop = 60;
  scroller.fire("scroll");
  filled.length = 0;
  scroller.scrollTop = 40;
  scroller.fire("scroll");
  assert.deepEqual(filled, []); // all of them were there
  for (const top of [5000, 4900, 0, 19_900, 300]) {
    scroller.scrollTop = top;
    scroller.fire("scroll");
    assert.deepEqual(rows(), rows().toSorted((a, b) => a - b));
  }
  assert.ok(list.shown.size + list.spare.length <= 17);
});

test("a shorter list moves up", () => {
  const { list, scroller, rows } = listOf(1000);
  scroller.scrollTop = 10_000;
  scroller.fire("scroll");
  list.setCount(3);
  assert.deepEqual(rows(), [0, 1, 2]);
  list.setCount(0);
  assert.deepEqual(rows(), []);
});

test("a list out of sight has no rows, and reveals one when it comes into sight", () => {
  const { list, scroller, rows } = listOf(1000, 0);
  assert.deepEqual(rows(), []);
  list.reveal(500);
  scroller.clientHeight = 100;
  document.resized();
  assert.ok(rows().includes(500));
  assert.ok(list.isInSight(500));
});

test("a row is revealed by the least way, or to the middle from afar", () => {
  const { list, scroller } = listOf(1000);
  list.reveal(2);
  assert.equal(scroller.scrollTop, 0);
  list.reveal(5);
  assert.equal(scroller.scrollTop, 20);
  list.reveal(0);
  assert.equal(scroller.scrollTop, 0);
  list.reveal(500);
  assert.equal(scroller.scrollTop, 500 * 20 - 40);
});

test("what is in sight", () => {
  const { list } = listOf(1000);
  assert.deepEqual([-1, 0, 4, 5, 999].map((index) => list.isInSight(index)), [false, true, true, false, false]);
  assert.equal(list.pageSize, 4);
});

test("on paper there are all rows, but not more than a printer takes", () => {
  const { rows } = listOf(5000);
  body.fire("beforeprint");
  assert.equal(rows().length, 2000);
  body.fire("afterprint");
  assert.equal(rows().length, 11);
});
