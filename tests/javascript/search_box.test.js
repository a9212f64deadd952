import assert from "node:assert/strict";
import { test } from "node:test";

import { SearchBox } from "#explorer/search_box.js";

import { pageOf } from "./page_sample.js";
import { KEPT_NUMBERS, smallPayload } from "./samples.js";

/** Make the box of the small page; `type` returns the nodes that are offered. */
function boxOf(given = {}) {
  const page = pageOf(smallPayload({ startN: 3, ...given }), { ids: ["search input", "search-results"] });
  const chosen = [];
  const box = new SearchBox({ ...page, select: (node) => chosen.push(node) });
  const type = (text) => {
    box.input.value = text;
    box.input.fire("input");
    return box.results;
  };
  return { box, chosen, type, press: (key) => box.input.fire("keydown", { key }) };
}

test("words, topics by number, and names", () => {
  const { type } = boxOf({ names: [{ node: 6, name: "Hot rock", note: "" }] });
  assert.deepEqual(type("rock"), [6, 0]);
  assert.deepEqual(type("3"), [6]);
  assert.deepEqual(type(" (2) "), [7]);
  assert.deepEqual(type("topic 3"), [6]);
  assert.deepEqual(type("9"), [4]); // a single word
  assert.deepEqual(type("99"), []);
  assert.deepEqual(type("0"), []);
});

test("the numbers of a tree that has grown", () => {
  const { box, type } = boxOf(KEPT_NUMBERS);
  assert.deepEqual([type("4,000,000,000"), type("Topic (3)"), type("31"), type("2")], [[6], [5], [4], []]);
  type("3");
  assert.match(box.list.textContent, /^Topic \(3\)/);
});

test("a word says where it is", () => {
  const { box, type } = boxOf();
  type("cup");
  assert.equal(box.list.textContent, "cup4with tea");
  assert.match(box.list.querySelector(".found-words").title, /In topic \(3\) of the view with 3 topics/);
});

test("nothing is found, and told", () => {
  const { box, type, press, chosen } = boxOf();
  assert.deepEqual(type("zzzz"), []);
  assert.equal(box.list.textContent, "No matching word or topic");
  press("Enter");
  assert.deepEqual(chosen, []);
});

test("keys go round, and choose", () => {
  const { box, type, press, chosen } = boxOf();
  assert.deepEqual(type("t"), [4, 2, 0, 1]); // the, tea; then rocket, orbit, which contain it
  press("ArrowUp");
  assert.equal(box.active, 3);
  press("ArrowDown");
  press("ArrowDown");
  press("Enter");
  assert.deepEqual(chosen, [box.results[1]]);
});

test("Escape closes the list, then empties the field", () => {
  const { box, type, press } = boxOf();
  type("tea");
  press("Escape");
  assert.deepEqual([box.list.hidden, box.input.value], [true, "tea"]);
  press("Escape");
  assert.equal(box.input.value, "");
  type("");
  assert.equal(box.list.hidden, true);
});

test("a click chooses", () => {
  const { box, type, chosen } = boxOf();
  type("cup");
  box.list.children[0].click();
  assert.deepEqual(chosen, [3]);
});
