import assert from "node:assert/strict";
import { test } from "node:test";

import { LONGEST_READ, PASSAGE_LENGTH, flatPlaces, flatText, passageOf } from "#explorer/passages.js";

const RUNS = /\p{L}+/gu;
const textOf = (passage) => passage.map(([piece]) => piece).join("");
const markedOf = (passage) => passage.filter(([, isMarked]) => isMarked).map(([piece]) => piece);

/** Return the places of a word in a text. */
function spansOf(text, word) {
  return Array.from(text.matchAll(new RegExp(word, "g")), ({ index }) => [index, index + word.length]);
}

test("a short text is its own passage", () => {
  assert.deepEqual(passageOf("a dog, a cat", [[2, 5], [9, 12]], RUNS), [["a ", false], ["dog", true], [", a ", false], ["cat", true]]);
  assert.deepEqual(passageOf("a dog", [], RUNS), [["a dog", false]]);
  assert.deepEqual(passageOf("", [], RUNS), []);
});

test("spans that overlap or touch are one", () => {
  assert.deepEqual(passageOf("月球上", [[0, 2], [1, 3]], RUNS), [["月球上", true]]);
  assert.deepEqual(passageOf("abc", [[0, 1], [1, 2]], RUNS), [["ab", true], ["c", false]]);
  assert.deepEqual(passageOf("abcdef", [[0, 6], [2, 3]], RUNS), [["abcdef", true]]);
});

test("the densest passage is shown, the first of equals", () => {
  const text = `${"filler ".repeat(60)}cat ${"filler ".repeat(60)}cat and cat ${"filler ".repeat(60)}cat or cat`;
  const passage = passageOf(text, spansOf(text, "cat"), RUNS);
  assert.deepEqual(markedOf(passage), ["cat", "cat"]);
  assert.match(textOf(passage), /cat and cat/);
  assert.equal(passage[0][0], "… ");
  assert.equal(passage.at(-1)[0].endsWith(" …"), true);
  assert.ok(textOf(passage).length <= PASSAGE_LENGTH + 4);
});

test("a passage is cut at blanks", () => {
  const text = Array.from({ length: 200 }, (_, i) => `word${i}`).join(" ");
  for (let at = 0; at < 200; at += 7) {
    const passage = passageOf(text, spansOf(text, `word${at} `).slice(0, 1), RUNS);
    const words = textOf(passage).replace(/^… | …$/g, "").split(" ");
    assert.ok(words.every((word) => /^word\d+$/.test(word)), words.join(" "));
    assert.ok(words.includes(`word${at}`));
  }
});

test("no passage is longer than asked, even within one long word", () => {
  const long = "x".repeat(10_000);
  for (const [text, spans] of [[long, []], [long, [[5000, 6000]]], [`a ${long} b`, [[2, 10_002]]]]) {
    const shown = textOf(passageOf(text, spans, RUNS)).replace(/^… | …$/g, "");
    assert.ok(shown.length <= PASSAGE_LENGTH, `${shown.length}`);
  }
});

test("where no blanks divide, words do", () => {
  const text = "月球没有空气".repeat(100);
  const starts = Array.from({ length: 300 }, (_, i) => 2 * i);
  const passage = passageOf(text, [[300, 302]], RUNS, { starts });
  assert.deepEqual(markedOf(passage), ["月球"]);
  const [, before] = passage;
  assert.equal(before[0].length % 2, 0);
});

test("a text is made flat, and its places with it", () => {
  for (const text of ["", " ", "a", "  a  b ", "\n\n a\t\tb\u00a0c\n", "a b", " x".repeat(50)]) {
    const flat = flatText(text);
    const places = flatPlaces(text);
    assert.equal(places.length, text.length + 1);
    for (let i = 0; i < text.length; i++) {
      if (/\S/.test(text[i])) assert.equal(flat[places[i]], text[i], JSON.stringify(text));
    }
  }
});

test("of very long texts only the start is read", () => {
  const text = `${"a ".repeat(LONGEST_READ)}needle`;
  assert.ok(flatText(text).length <= LONGEST_READ);
  assert.equal(flatPlaces(text).length, LONGEST_READ + 1);
});

test("a text full of what is wanted takes one pass", () => {
  const text = "cat ".repeat(50_000).trim();
  const passage = passageOf(text, spansOf(text, "cat"), RUNS);
  assert.equal(markedOf(passage).length, 65);
});
