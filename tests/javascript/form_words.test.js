import assert from "node:assert/strict";
import { test } from "node:test";

import { formMap, formWordsOf } from "#explorer/form_words.js";

import { pack } from "./samples.js";

test("forms have the words that they were counted as", () => {
  const found = formWordsOf({ mode: "embedded", forms: ["Comets", "__proto__"], formWords: pack([3, -1]) });
  assert.deepEqual([...found], [["Comets", 3], ["__proto__", -1]]);
});

test("pages without forms have none", () => {
  for (const documents of [null, { mode: "server" }, { mode: "embedded", forms: null, formWords: null }]) {
    assert.equal(formWordsOf(documents).size, 0);
  }
  assert.equal(formMap(["a"], null).size, 0);
});
