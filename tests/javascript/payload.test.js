import assert from "node:assert/strict";
import { test } from "node:test";

import { readPayload } from "#explorer/payload.js";

import { newPage } from "./stand_in.js";

function pageWith(text) {
  newPage("payload script");
  document.getElementById("payload").textContent = text;
}

test("the payload is read once, and its text let go", () => {
  pageWith('{"format": "topicgrouper-explorer", "version": 3, "title": "<\\/script>"}');
  assert.equal(readPayload().title, "</script>");
  assert.equal(document.getElementById("payload").textContent, "");
});

test("another version or format is refused", () => {
  for (const text of ['{"format": "topicgrouper-explorer", "version": 2}', '{"format": "other", "version": 3}', "{}"]) {
    pageWith(text);
    assert.throws(readPayload, /the page and its data have different versions; create the page again/);
  }
  pageWith("{");
  assert.throws(readPayload, SyntaxError);
});
