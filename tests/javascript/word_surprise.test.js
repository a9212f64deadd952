import assert from "node:assert/strict";
import { test } from "node:test";

import { WordSurprise } from "#explorer/word_surprise.js";

import { pack, smallTree } from "./samples.js";

const logit = (share) => Math.log(share / (1 - share));

test("where documents do not differ, words are as likely as everywhere", () => {
  // 5 = rocket 3/4, orbit 1/4; 6 = tea 1/2, cup 1/2; 7 = 5 1/2, 6 1/2; 8 = 7 1/8, the 7/8
  const logits = pack([logit(0.75), logit(0.5), logit(0.5), logit(0.125)], "f8");
  const surprise = new WordSurprise(smallTree(), { logits, spreads: pack([0, 0, 0, 0], "f8") });
  const bits = surprise.of([[0, 5], [2, 1], [4, 9]]);
  assert.ok(Math.abs(bits.get(0) + Math.log2(0.125 * 0.5 * 0.75)) < 1e-9);
  assert.ok(Math.abs(bits.get(2) + Math.log2(0.125 * 0.5 * 0.5)) < 1e-9);
  assert.ok(Math.abs(bits.get(4) + Math.log2(0.875)) < 1e-9);
  assert.equal(bits.has(1), false);
});

test("where they do, other words of a topic make a word likely", () => {
  const surprise = new WordSurprise(smallTree(), { logits: pack([0, 0, 0, 0], "f8"), spreads: pack([1, 1, 1, 1], "f8") });
  const alone = surprise.of([[0, 1], [4, 3]]).get(0);
  const amongOthers = surprise.of([[0, 1], [1, 3]]).get(0);
  assert.ok(amongOthers < alone);
  // a single occurrence leaves nothing to learn from: half at each of three joins
  assert.ok(Math.abs(surprise.of([[0, 1]]).get(0) - 3) < 1e-9);
});

test("a tree of one word never surprises, nor does an empty document", () => {
  const one = { ...smallTree(), root: 0, parents: Int32Array.of(1), nWords: 1 };
  const surprise = new WordSurprise(one, { logits: pack([], "f8"), spreads: pack([], "f8") });
  assert.equal(surprise.of([[0, 5]]).get(0), 0);
  assert.equal(surprise.of([]).size, 0);
});
