import assert from "node:assert/strict";
import { test } from "node:test";

import { pageOf } from "./page_sample.js";
import { smallPayload, describedPayload } from "./samples.js";

function tipOf(payload = smallPayload()) {
  const { tooltip } = pageOf(payload);
  Object.assign(globalThis, { innerWidth: 1000, innerHeight: 600 });
  Object.assign(tooltip.box, { offsetWidth: 200, offsetHeight: 100 });
  return tooltip;
}

test("what a node is", () => {
  const tip = tipOf();
  tip.showNode(5, 0, 0);
  assert.deepEqual(tip.box.children.map((line) => line.textContent), ["Topic (4) ", "rocket, orbit", "18 · 37.5% · 2 words", "A topic of its own among 3 to 4 topics"]);
  const distinctive = tipOf(describedPayload());
  distinctive.showNode(0, 0, 0);
  assert.match(distinctive.box.textContent, /10 · 20.8% · focus 2.00 · 1 word/);
});

test("it stands where there is room", () => {
  const tip = tipOf();
  const at = (x, y) => (tip.showLines(["a", "<b>"], x, y), [tip.box.style.left, tip.box.style.top]);
  assert.deepEqual(at(10, 10), ["24px", "24px"]);
  assert.deepEqual(at(990, 590), ["776px", "476px"]);
  assert.deepEqual(at(150, 10), ["164px", "24px"]);
  globalThis.innerWidth = 210;
  assert.deepEqual(at(100, 10), ["4px", "24px"]);
  assert.equal(tip.box.textContent, "a<b>");
});

test("lines and nodes replace each other", () => {
  const tip = tipOf();
  tip.showNode(5, 0, 0);
  tip.showLines(["x"], 0, 0);
  tip.showNode(5, 0, 0);
  assert.match(tip.box.textContent, /rocket/);
  tip.hide();
  assert.equal(tip.box.hidden, true);
});
