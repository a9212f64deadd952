import assert from "node:assert/strict";
import { test } from "node:test";

import { pageOf } from "./page_sample.js";
import { KEPT_NUMBERS, smallPayload, describedPayload } from "./samples.js";
import { created } from "./stand_in.js";

const textOf = (given) => pageOf(smallPayload(given)).nodeText;
const plain = (text) => text.replace(/[\u2068\u2069]/g, "");

test("joined topics are called by their numbers, words by themselves", () => {
  const nodeText = textOf();
  assert.deepEqual([nodeText.number(8), nodeText.number(5), nodeText.number(0)], ["(1)", "(4)", ""]);
  assert.deepEqual([nodeText.kind(5), nodeText.kind(0)], ["Topic (4)", "Word (5)"]);
  assert.deepEqual([nodeText.commandName(5), nodeText.commandName(0)], ["4", "word:rocket"]);
});

test("numbers that were kept are shown; when a node is a topic does not depend on them", () => {
  const nodeText = textOf(KEPT_NUMBERS);
  assert.deepEqual([nodeText.number(8), nodeText.number(5), nodeText.kind(0)], ["(12)", "(3)", "Word (7)"]);
  assert.deepEqual([nodeText.commandName(5), nodeText.title(5)].map(plain), ["3", "(3) rocket, orbit"]);
  assert.deepEqual([8, 7, 5].map((node) => nodeText.range(node)), ["A topic of its own among 1 topic", "A topic of its own among 2 topics", "A topic of its own among 3 to 4 topics"]);
});

test("baskets have items", () => {
  assert.equal(textOf({ isOfBaskets: true }).kind(0), "Item (5)");
});

test("when a node is a topic", () => {
  const nodeText = textOf();
  assert.deepEqual([8, 7, 5, 0].map((node) => nodeText.range(node)), ["A topic of its own among 1 topic", "A topic of its own among 2 topics", "A topic of its own among 3 to 4 topics", "A topic of its own among 5 topics"]);
  assert.equal(textOf({ maxTopics: 3 }).range(0), "Never a topic of its own: its words are kept with others");
  assert.equal(textOf({ maxTopics: 3 }).range(5), "A topic of its own among 3 topics");
});

test("words are isolated from each other's direction", () => {
  const nodeText = textOf({ vocabulary: ["שלום", "\u202eorbit", "tea", "cup", ""] });
  assert.equal(nodeText.title(5), "(4) \u2068שלום\u2069, \u2068⟨U+202E⟩orbit\u2069");
  assert.equal(nodeText.word(4), "∅");
  assert.equal(nodeText.isolatedWord(2), "\u2068tea\u2069");
});

test("a name comes before the words", () => {
  const nodeText = textOf({ names: [{ node: 5, name: "<b>Space</b>", note: "" }] });
  assert.equal(plain(nodeText.title(5)), "(4) <b>Space</b>: rocket, orbit");
  assert.equal(nodeText.wordsElement(5, 1).textContent, "<b>Space</b> · rocket");
  assert.equal(nodeText.wordsElement(6, 1).textContent, "tea");
  assert.equal(nodeText.link(5, 1).textContent, "(4) <b>Space</b> · rocket");
  assert.equal(nodeText.link(5, 1).getAttribute("data-node"), "5");
});

test("words are separated by commas and marked", () => {
  const { nodeText } = pageOf(describedPayload());
  const target = created("p");
  nodeText.fill(target, [0, 2], new Set([2]));
  assert.equal(target.textContent, "rocket, tea");
  assert.deepEqual(target.querySelectorAll("mark").map((mark) => mark.textContent), ["tea"]);
  nodeText.fill(target, []);
  assert.equal(target.textContent, "");
});
