import assert from "node:assert/strict";
import { test } from "node:test";

import { MatchReasons } from "#explorer/match_reasons.js";

import { pageOf } from "./page_sample.js";
import { smallPayload } from "./samples.js";

const FOUND = { word: 2, count: 3, lift: 5, topic: null };
const EXPECTED = { word: 0, count: 0, lift: 12.3, topic: 5 };

test("why a document matches", () => {
  const reasons = new MatchReasons(pageOf(smallPayload()));
  assert.equal(reasons.of({ reasons: [FOUND, EXPECTED], words: null }).textContent, "tea 3× · rocket expected from (4) rocket, orbit");
  const [, link] = reasons.line([FOUND, EXPECTED]).querySelectorAll("[data-word]");
  assert.match(link.title, /makes it 12× as likely as in all documents/);
});

test("where marked words say it already, nothing is said", () => {
  const reasons = new MatchReasons(pageOf(smallPayload()));
  assert.equal(reasons.of({ words: [2] }), null);
  assert.equal(reasons.of({ reasons: [{ ...FOUND, count: 1 }], words: [2] }), null);
  assert.notEqual(reasons.of({ reasons: [{ ...FOUND, count: 2 }], words: [2] }), null);
});

test("words that belong to a query", () => {
  const reasons = new MatchReasons(pageOf(smallPayload({ isOfBaskets: true })));
  assert.equal(reasons.expansion([0, 3]).textContent, "Items related to this query: rocket, cup");
});
