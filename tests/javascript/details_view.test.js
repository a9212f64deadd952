import assert from "node:assert/strict";
import { test } from "node:test";

import { DetailsView } from "#explorer/details_view.js";

import { pageOf } from "./page_sample.js";
import { measuredPayload, mixedJoins, payloadOf, smallPayload } from "./samples.js";

const plain = (text) => text.replace(/[\u2068\u2069]/g, "");

function detailsOf(payload, hash = "") {
  const page = pageOf(payload, { hash, ids: ["details", "selection-bar"] });
  const view = new DetailsView(page);
  return { ...page, view, place: () => plain(view.place.textContent), find: (selector) => view.panel.querySelector(selector) };
}

test("how a node and the view stand to each other", () => {
  const { place, store, view } = detailsOf(smallPayload({ startN: 3 }));
  const places = [
    [5, "A topic of its own among 3 to 4 topics."],
    [0, "A topic of its own among 5 topics. In the view with 3 topics, it is part of (4) rocket, orbit"],
    [7, "A topic of its own among 2 topics. In the view with 3 topics, it is split into 2 topics."],
  ];
  for (const [node, text] of places) {
    store.set({ node });
    assert.equal(place(), text);
    assert.equal(view.goButton.hidden, node === 5);
  }
  assert.equal(view.goButton.textContent, "Show it among 2 topics");
  view.goButton.click();
  assert.equal(store.state.n, 2);
  store.set({ node: 8 });
  assert.equal(view.goButton.textContent, "Show 1 topic");
  store.set({ node: 5 });
  view.cutButtons[0].click(); // splits it out
  assert.match(place(), /and in the cut of|A topic of its own among/);
});

test("a word that stays with others has no number to go to", () => {
  const { place, view, store } = detailsOf(smallPayload({ startN: 3, maxTopics: 3 }));
  store.set({ node: 0 });
  assert.match(place(), /^Never a topic of its own: its words are kept with others\./);
  assert.equal(view.goButton.hidden, true);
});

test("facts and words", () => {
  const { find, view, store } = detailsOf(smallPayload({ startN: 3, counted: ["rocket", "orbit", "tea", "cup", "the"] }));
  store.set({ node: 7 });
  assert.equal(find(".facts").textContent, "Frequency28Share of words58.3%Words4");
  assert.equal(view.wordList.textContent, "rocket10orbit8tea6cup4");
  store.set({ node: 2 });
  assert.match(view.panel.textContent, /counted as tea/);
});

test("coherence, and what to be careful about", () => {
  const { find, store } = detailsOf(measuredPayload({ startN: 3, isOfBaskets: true }));
  store.set({ node: 5 });
  assert.match(find(".facts").textContent, /Coherence0\.42/);
  assert.equal(find(".topic-warning"), null);
  store.set({ node: 7 });
  assert.match(find(".topic-warning").textContent, /^near-duplicates Its items occur together mostly in baskets that are copies/);
  store.set({ node: 4 });
  assert.doesNotMatch(find(".facts").textContent, /Coherence/);
});

test("the words of a topic, most frequent first", () => {
  const payload = payloadOf({ children: mixedJoins(40, 2), frequencies: Array.from({ length: 40 }, (_, word) => word + 1) });
  const { view, store, model } = detailsOf(payload);
  store.set({ node: model.root });
  assert.deepEqual(view.words, Array.from({ length: 40 }, (_, i) => 39 - i));
  assert.equal(view.wordList.children.length, 15);
  assert.equal(view.moreWords.textContent, "25 more words");
  view.moreWords.click();
  assert.deepEqual([view.wordList.children.length, view.moreWords.hidden], [40, true]);
});

test("a name takes the place of the words in the title", () => {
  const { find } = detailsOf(smallPayload({ names: [{ node: 5, name: "<i>Space</i>", note: "" }] }), "#node=5");
  assert.equal(find(".node-title").textContent, "<i>Space</i>");
});

test("a single word has no words", () => {
  const { view } = detailsOf(payloadOf({ children: [], frequencies: [3] }));
  assert.match(view.place.textContent, /A topic of its own among 1 topic\./);
});

test("how many documents a topic has, two of them, and the way to all", () => {
  const { find, store } = detailsOf(measuredPayload({ startN: 3 }), "#node=5");
  assert.deepEqual(find(".examples").children.map((item) => item.textContent), ["Moon", "Mars"]);
  assert.equal(find("#show-documents").textContent, "2 documents (40.0%)");
  store.set({ n: 4 });
  store.set({ node: 6 });
  assert.equal(find("#show-documents").textContent, "Documents with its words");
  find("#show-documents").click();
  assert.deepEqual([store.state.view, store.state.mainly], ["documents", true]);
});
