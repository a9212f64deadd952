import assert from "node:assert/strict";
import { test } from "node:test";

import { LineageList } from "#explorer/lineage_list.js";

import { pageOf } from "./page_sample.js";
import { chainJoins, payloadOf, smallPayload } from "./samples.js";

const linesOf = (list) => list.list.children.map((item) => item.textContent);

test("the way from a word to the root, with the view's border in it", () => {
  const page = pageOf(smallPayload({ startN: 3 }));
  const list = new LineageList(page);
  list.show(2);
  assert.deepEqual(linesOf(list), ["wordtea", "(3)+ cup", "3 topics", "(2)+ rocket, orbit", "(1)+ the"]);
  assert.deepEqual(list.list.querySelectorAll("button").map(({ title }) => title), [
    "A single word",
    "After this join, there were 3 topics. Click to select topic (3).",
    "After this join, there were 2 topics. Click to select topic (2).",
    "After this join, there was 1 topic. Click to select topic (1).",
  ]);
  list.show(8);
  assert.deepEqual(linesOf(list), ["3 topics", "(1)the, rocket, orbit, tea"]);
  page.store.set({ n: 1 });
  list.draw();
  assert.deepEqual(linesOf(list), ["(1)the, rocket, orbit, tea", "1 topic"]);
});

test("a long way is shown in parts", () => {
  const list = new LineageList(pageOf(payloadOf({ children: chainJoins(300), frequencies: new Array(300).fill(1) })));
  list.show(0);
  assert.equal(list.list.children.length, 30);
  assert.equal(list.more.textContent, "270 more joins up to the root");
  list.more.click();
  assert.equal(list.list.children.length, 230);
  list.more.click();
  assert.equal(list.list.children.length, 301);
  assert.equal(list.more.hidden, true);
});
