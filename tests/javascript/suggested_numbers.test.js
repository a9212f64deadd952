import assert from "node:assert/strict";
import { test } from "node:test";

import { Store } from "#explorer/state.js";
import { showNumberChips, suggestedNumbers } from "#explorer/suggested_numbers.js";

import { created, newPage } from "./stand_in.js";

test("numbers rise, each once, and say what they are", () => {
  assert.deepEqual(suggestedNumbers({ n: 12, others: [40, 3, 12, 40] }), [
    { n: 3, isBest: false, kind: "coarser" },
    { n: 12, isBest: true, kind: "suggested" },
    { n: 40, isBest: false, kind: "finer" },
  ]);
  assert.equal(suggestedNumbers({ n: 1, others: [] }).length, 1);
});

test("a button for each sets n, and shows that it is chosen", () => {
  newPage();
  const target = created("div");
  const store = new Store({ n: 3, cut: "" });
  showNumberChips(target, { store, payload: { suggested: { n: 1200, others: [3] } } }, { areExplained: true });
  const [coarse, best] = target.children;
  assert.deepEqual([coarse.textContent, best.textContent, best.title], ["3 coarser", "1,200 suggested", "Suggested: 1,200 topics"]);
  best.click();
  assert.equal(store.state.n, 1200);
  assert.deepEqual([coarse, best].map((each) => each.getAttribute("aria-pressed")), ["false", "true"]);
});
