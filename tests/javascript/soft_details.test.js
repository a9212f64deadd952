import assert from "node:assert/strict";
import { test } from "node:test";

import { softDetails } from "#explorer/soft_details.js";
import { wordsOf } from "#explorer/tree_model.js";

import { pageOf } from "./page_sample.js";
import { SOFT, pack, smallPayload } from "./samples.js";

/** What the details say of a node. */
function said(node, given = {}) {
  const page = pageOf(smallPayload({ soft: SOFT, ...given }));
  return softDetails(page.soft, node, wordsOf(page.model, node), page.nodeText).map((part) => part.textContent);
}

test("the details of a topic", () => {
  const [title, note, list] = said(5);
  assert.equal(title, "Soft topic");
  assert.equal(note, "One of 3 topics that share words; 62.5% of all occurrences. Beside each word: the share of it that belongs here.");
  assert.match(list, /rocket100%.*orbit90%.*cup70%from \(3\)/);
  const left = said(6);
  assert.match(left.join(" "), /1 word of the tree’s topic belongs more to another soft topic\. The share that does: /);
  assert.match(said(4)[1], /Hardly any words belong to it any more/);
});

test("the details of a word", () => {
  assert.match(said(3)[1], /orbit.*rocket.*cup.*70%/);
  assert.equal(said(3)[2], "30% in topics with only a small share of the word");
  assert.equal(said(0).length, 2);
  assert.match(said(1, { soft: { ...SOFT, sizes: pack([0, 0, 0]), words: pack([]), shares: pack([]) } })[1], /too rare/);
});

test("other nodes, and pages without soft topics, have none", () => {
  assert.deepEqual(said(7), []);
  assert.deepEqual(said(5, { soft: null }), []);
});
