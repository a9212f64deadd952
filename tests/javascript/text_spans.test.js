import assert from "node:assert/strict";
import { test } from "node:test";

import { TextSpans } from "#explorer/text_spans.js";

import { pack } from "./samples.js";

const spans = new TextSpans({
  texts: pack([1, 4]),
  sizes: pack([3, 0]),
  gaps: pack([2, 1, 5]),
  lengths: pack([2, 2, 1]),
  words: pack([7, 8, 7]),
});

test("gaps are between starts, so that words may overlap", () => {
  assert.deepEqual(spans.of(1), [[2, 4, 7], [3, 5, 8], [8, 9, 7]]);
});

test("a text may have no words, or follow the rule", () => {
  assert.deepEqual(spans.of(4), []);
  assert.equal(spans.of(0), null);
});
