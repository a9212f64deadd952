import assert from "node:assert/strict";
import { test } from "node:test";

import { cellFacts, times } from "#explorer/cell_text.js";
import { Terms } from "#explorer/terms.js";

const words = new Terms({ isOfBaskets: false });

/** A table of one cell. */
function tableOf({ relativeShare = 2, verdict = "more", documents = 40, count = 20 } = {}) {
  return {
    documents: [documents],
    verdict: () => verdict,
    relativeShare: () => relativeShare,
    share: () => count / documents,
    average: () => 0.25,
    count: () => count,
  };
}

test("times the average", () => {
  const written = [[0, "0.0×"], [0.04, "0.04×"], [0.094, "0.09×"], [0.095, "0.1×"], [2.55, "2.5×"], [9.94, "9.9×"], [9.95, "10×"], [1234.4, "1,234×"]];
  for (const [value, text] of written) assert.equal(times(value), text);
});

test("the facts of a cell", () => {
  assert.deepEqual(cellFacts(tableOf(), 0, 0, words), [
    "2.0× average: clearly above average",
    "50.0% of the documents here, 25.0% overall",
    "20 of 40 documents mainly about it",
  ]);
  assert.equal(cellFacts(tableOf({ verdict: "unknown" }), 0, 0, words)[0], "2.0× average");
  assert.equal(cellFacts(tableOf({ verdict: "few", documents: 1 }), 0, 0, words)[0], "2.0× average: too few documents to tell");
});

test("a group without documents says so", () => {
  assert.deepEqual(cellFacts(tableOf({ documents: 0 }), 0, 0, words), ["No documents"]);
});

test("where there is nothing to compare, no number is made up", () => {
  const [first, ...others] = cellFacts(tableOf({ relativeShare: NaN, verdict: "chance", count: 0 }), 0, 0, words);
  assert.equal(first, "Nothing to compare");
  assert.ok([first, ...others].every((fact) => !fact.includes("NaN")));
});

test("baskets are called baskets", () => {
  const items = new Terms({ isOfBaskets: true });
  assert.match(cellFacts(tableOf(), 0, 0, items)[2], /^20 of 40 baskets /);
});
