import assert from "node:assert/strict";
import { test } from "node:test";

import { fitted } from "#explorer/group_picture.js";

function contextOf(font) {
  const context = { font, count: 0, measureText: (text) => ({ width: (context.count++, 10 * [...text].length) }) };
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
