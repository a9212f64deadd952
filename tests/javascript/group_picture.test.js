import assert from "node:assert/strict";
import { test } from "node:test";

import { fitted, fittedWords } from "#explorer/group_picture.js";

function contextOf(font) {
  const context = { font, count: 0, measureText: (text) => ({ width: (context.count++, 10 * [...text.replaceAll("\u2069", "")].length) }) };
  return context;
}

test("a text that fits stays, another is cut to the width", () => {
  const context = contextOf("a");
  assert.equal(fitted(context, "tea", 30), "tea");
  assert.equal(fitted(context, "rocket", 40), "roc…");
  assert.equal(fitted(context, "tea pot", 50), "tea…"); // no blank before the dots
  assert.equal(fitted(context, "rocket", 5), "…");
  assert.equal(fitted(context, "", 5), "");
  assert.equal(fitted(context, "𠮷𠮷𠮷𠮷", 30), "𠮷𠮷…");
});

test("words are whole where two fit; of long ones, two are cut", () => {
  const context = contextOf("w");
  const plain = (words, width) => fittedWords(context, words, width).replaceAll("\u2069", "");
  assert.equal(plain(["tea", "cup", "pot"], 100), "tea, cup");
  assert.equal(plain(["tea", "cup", "pot"], 130), "tea, cup, pot");
  assert.equal(plain(["RED CAKE STAND", "BLUE CAKE STAND", "cup"], 200), "RED CAKE S…, BLUE C…");
  assert.equal(plain(["tea", "BLUE CAKE STAND"], 120), "tea, BLUE C…");
  assert.equal(plain(["BLUE CAKE STAND", "tea"], 140), "BLUE CAK…, tea");
  assert.equal(plain(["BLUE CAKE STAND"], 90), "BLUE CAK…");
  assert.equal(plain(["BLUE CAKE STAND", "BLUE CAKE TIN", "RED CUP"], 190), "BLUE CAKE…, RED CUP");
  assert.equal(plain(["BLUE CAKE STAND", "BLUE CAKE TIN"], 170), "BLUE CAKE STAND");
  assert.equal(plain([], 90), "");
});

test("measuring is remembered, for each font and width", () => {
  const context = contextOf("b");
  fitted(context, "rocket", 40);
  const { count } = context;
  fitted(context, "rocket", 40);
  assert.equal(context.count, count);
  fitted(context, "rocket", 50);
  assert.ok(context.count > count);
});

test("what is remembered is bounded", () => {
  const context = contextOf("c");
  for (let i = 0; i < 12_000; i++) fitted(context, `text ${i}`, 1000);
  context.count = 0;
  fitted(context, "text 0", 1000);
  assert.equal(context.count, 1);
});
