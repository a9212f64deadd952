import assert from "node:assert/strict";
import { test } from "node:test";

import { TextReader, passageWith } from "#explorer/document_text.js";

const reader = new TextReader(["rocket", "kettle", "__proto__", "हिन्दी"], ["rocket", "kettl", null, null]);
const NONE = { formWords: new Map(), spans: null };
const evenly = () => 0;
const textOf = (passage) => passage.map(([piece]) => piece).join("");
const markedOf = (passage) => passage.filter(([, isMarked]) => isMarked).map(([piece]) => piece);

test("a form is known by itself, or as its counted word in lower case", () => {
  const formWords = new Map([["Kettles", 1], ["ROCKET", -1]]);
  assert.equal(reader.wordOf("Rocket", NONE.formWords), 0);
  assert.equal(reader.wordOf("Kettles", formWords), 1);
  assert.equal(reader.wordOf("kettl", formWords), 1);
  assert.equal(reader.wordOf("kettle", NONE.formWords), -1);
  assert.equal(reader.wordOf("ROCKET", formWords), -1);
});

test("names of the language are words like any other", () => {
  assert.equal(reader.wordOf("__proto__", NONE.formWords), 2);
  assert.equal(reader.wordOf("constructor", NONE.formWords), -1);
  assert.equal(new TextReader([], null).wordOf("toString", NONE.formWords), -1);
});

test("a text is taken apart without loss", () => {
  for (const text of ["", "rocket", "A Rocket, a rocket!", "हिन्दी __proto__", "<b>rocket</b>", "x\ud800 rocket"]) {
    const pieces = reader.pieces(text, NONE, evenly);
    assert.equal(pieces.map((piece) => piece.text).join(""), text);
  }
  assert.deepEqual(reader.pieces("A Rocket!", NONE, evenly), [
    { text: "A ", word: -1 },
    { text: "Rocket", word: 0 },
    { text: "!", word: -1 },
  ]);
});

test("of words that overlap, the heavier one is whole, or else the later", () => {
  const known = { formWords: new Map(), spans: [[0, 2, 5], [1, 3, 6]] };
  const words = (weightOf) => reader.pieces("abc", known, weightOf).map(({ text, word }) => `${text}${word}`);
  assert.deepEqual(words(evenly), ["a5", "bc6"]);
  assert.deepEqual(words((word) => (word === 5 ? 1 : 0)), ["ab5", "c6"]);
  assert.deepEqual(words((word) => (word === 6 ? 1 : 0)), ["a5", "bc6"]);
});

test("of the start of a text only the words in it are shown", () => {
  const known = { formWords: new Map(), spans: [[0, 2, 5], [4, 8, 6], [9, 12, 7]] };
  const pieces = reader.pieces("ab cde", known, evenly);
  assert.equal(pieces.map(({ text }) => text).join(""), "ab cde");
  assert.deepEqual(pieces.map(({ word }) => word), [5, -1, 6]);
});

test("the passage shows the words that are wanted", () => {
  const text = `${"filler ".repeat(80)}\n\n the  Rocket   and the rocket`;
  const passage = reader.passage(text, NONE, (word) => word === 0);
  assert.deepEqual(markedOf(passage), ["Rocket", "rocket"]);
  assert.match(textOf(passage), /the Rocket and the rocket$/);
  assert.deepEqual(markedOf(reader.passage(text, NONE, () => false)), []);
});

test("spans follow a text into its flat form", () => {
  const text = "  月球\n\n没有   空气";
  const starts = [2, 6, 11];
  const spans = starts.map((start, word) => [start, start + 2, word]);
  const passage = reader.passage(text, { formWords: new Map(), spans }, (word) => word !== 1);
  assert.deepEqual(passage, [["月球", true], [" 没有 ", false], ["空气", true]]);
});

test("a text is found in any case, and nothing in it is a pattern", () => {
  assert.deepEqual(markedOf(passageWith("Tea, more TEA", "tea")), ["Tea", "TEA"]);
  assert.deepEqual(markedOf(passageWith("a [(* b", "[(*")), ["[(*"]);
  assert.deepEqual(markedOf(passageWith("a.b axb", "a.b")), ["a.b"]);
  for (const hostile of ["\\", "^$", "a{1,2}", "(?=", "/", "-", "]", "\\u{1F600}", "\ud800"]) {
    assert.deepEqual(markedOf(passageWith(`x ${hostile} y`, hostile)), [hostile]);
  }
});

test("blanks are blanks, however many", () => {
  assert.deepEqual(markedOf(passageWith("green\n  tea", " green   tea ")), ["green tea"]);
  assert.deepEqual(markedOf(passageWith("green tea", "  ")), []);
});
