import assert from "node:assert/strict";

import { announce, startAnnouncer } from "#explorer/announcer.js";

import { pageOf } from "./page_sample.js";
import { smallPayload } from "./samples.js";
import { heldTimers, testWith } from "./stand_in.js";

let timers;
let page;
const test = testWith(() => {
  timers = heldTimers();
  page = pageOf(smallPayload({ startN: 3 }));
  startAnnouncer(page);
}, () => timers.restore());

const said = () => document.getElementById("announcer").textContent.replace(/[\u2068\u2069]/g, "");

test("what a button did is heard, and seen for a while", () => {
  announce("Copied 3 rows.");
  assert.equal(said(), "Copied 3 rows.");
  assert.equal(document.getElementById("toasts").textContent, "Copied 3 rows.");
  timers.pass();
  assert.equal(document.getElementById("toasts").textContent, "");
});

test("where somebody stops is told, not the way there", () => {
  page.store.set({ n: 4 });
  page.store.set({ node: 6 });
  page.store.set({ n: 2, node: 5 });
  assert.equal(said(), "");
  timers.pass();
  assert.equal(said(), "2 topics. Selected (4) rocket, orbit; 18 occurrences, 2 words.");
});

test("what does not concern the selection is not told", () => {
  page.store.set({ filter: "x" });
  assert.equal(timers.count, 0);
});
