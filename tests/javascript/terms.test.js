import assert from "node:assert/strict";
import { test } from "node:test";

import { Terms } from "#explorer/terms.js";

const words = new Terms({ isOfBaskets: false });
const items = new Terms({ isOfBaskets: true });

test("sentences about documents stay as they are", () => {
  assert.equal(words.say("No document contains a word."), "No document contains a word.");
  assert.deepEqual([words.word, words.words, words.document, words.documents], ["word", "words", "document", "documents"]);
});

test("baskets have items", () => {
  assert.equal(items.say("No document contains a word."), "No basket contains an item.");
  assert.equal(items.say("Words of Documents"), "Items of Baskets");
  assert.deepEqual([items.word, items.words, items.document, items.documents], ["item", "items", "basket", "baskets"]);
});

test("only whole words are changed", () => {
  assert.equal(items.say("keywords, documented, password"), "keywords, documented, password");
  assert.equal(items.say(""), "");
});
