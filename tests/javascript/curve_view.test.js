import assert from "node:assert/strict";
import { test } from "node:test";

import { CurveView } from "#explorer/curve_view.js";

import { pageOf } from "./page_sample.js";
import { pack, smallPayload } from "./samples.js";

function curveOf(given = {}) {
  const page = pageOf(smallPayload(given), { ids: ["curve-note", "curve canvas"] });
  const view = new CurveView(page);
  Object.assign(view.canvas, { width: 1000, height: 400 });
  return { ...page, view };
}

test("what the next join costs", () => {
  const { view } = curveOf();
  assert.equal(view.sentence(1), "All words are in one topic.");
  assert.equal(view.sentence(2), "Joining 2 topics to 1 costs 3 nats of log-likelihood, 0.5 times the join before.");
  assert.equal(view.sentence(4), "Joining 4 topics to 3 costs 2 nats of log-likelihood, 2 times the join before.");
  assert.equal(view.sentence(5), "No words are joined.");
  assert.equal(curveOf({ maxTopics: 3 }).view.sentence(3), "Only words that are kept together are joined.");
  assert.equal(curveOf({ gains: pack([0, 0, -1, -1], "f8") }).view.sentence(3), "Joining 3 topics to 2 costs 1 nat of log-likelihood.");
});

test("a place across is a number, and back", () => {
  const { view } = curveOf();
  for (let n = 1; n <= 4; n++) assert.equal(view.nAt(view.xOf(n)), n);
  assert.deepEqual([view.nAt(-1000), view.nAt(1e6)], [1, 4]);
});

test("costs of nothing have a scale", () => {
  const { view } = curveOf({ gains: pack([0, 0, 0, 0], "f8") });
  assert.deepEqual(view.costRange, [1, 10]);
  const { yOf } = view.plot(0, 100, [1, 1]);
  assert.ok(Number.isFinite(yOf(1)));
});
