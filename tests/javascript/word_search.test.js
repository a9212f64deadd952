import assert from "node:assert/strict";
import { test } from "node:test";

import { makeTree } from "#explorer/tree_model.js";
import { WordSearch } from "#explorer/word_search.js";

import { mixedJoins, pack, payloadOf } from "./samples.js";

/** Make the search of some words, the first ones the most frequent. */
function searchOf(vocabulary, given = {}) {
  const frequencies = vocabulary.map((_, word) => 100 - word);
  const payload = payloadOf({ children: mixedJoins(vocabulary.length), frequencies, vocabulary, ...given });
  const search = new WordSearch(makeTree(payload), payload);
  return {
    find: (query, limit = 10) => search.find(query, limit).map((word) => vocabulary[word]),
    containing: (text) => search.containing(text).map((word) => vocabulary[word]),
  };
}

test("the word itself comes first, then beginnings, then parts; the frequent before the rare", () => {
  const { find } = searchOf(["steam", "team", "teapot", "tea", "tears"]);
  assert.deepEqual(find("tea"), ["tea", "team", "teapot", "tears", "steam"]);
  assert.deepEqual(find("tea", 2), ["tea", "team"]);
});

test("neither case nor accents matter, nor blanks around", () => {
  const { find } = searchOf(["Éclair", "naïve", "Straße"]);
  assert.deepEqual(find(" eclair "), ["Éclair"]);
  assert.deepEqual(find("NAI\u0308VE"), ["naïve"]);
});

test("a word is found by the form it was counted as, and by those in texts", () => {
  const documents = { mode: "embedded", forms: ["Comets", "Xyz"], formWords: pack([1, -1]) };
  const { find } = searchOf(["kettle", "comet"], { counted: ["kettl", null], documents });
  assert.deepEqual(find("kettl"), ["kettle"]);
  assert.deepEqual(find("COMETS"), ["comet"]);
  assert.deepEqual(find("xyz"), []);
});

test("where nothing matches, words that begin alike are offered", () => {
  const { find } = searchOf(["launched", "laundry", "launcher", "moon"]);
  assert.deepEqual(find("launching"), ["launched", "launcher"]);
  assert.deepEqual(find("laxxx"), []);
  assert.deepEqual(find("zzz"), []);
});

test("at most ten words that begin alike", () => {
  const { find } = searchOf(Array.from({ length: 30 }, (_, i) => `launch${i}`));
  assert.equal(find("launchx", 40).length, 10);
});

test("nothing is found by nothing", () => {
  const { find, containing } = searchOf(["a", "b"]);
  for (const query of ["", "  ", "\u0301"]) {
    assert.deepEqual(find(query), []);
    assert.deepEqual(containing(query), []);
  }
});

test("names of the language are only words", () => {
  const { find } = searchOf(["__proto__", "plain"]);
  assert.deepEqual(find("__proto__"), ["__proto__"]);
  assert.deepEqual(find("hasOwnProperty"), []);
  assert.deepEqual(find("constructor"), []);
});

test("queries of any length are searched by their start", () => {
  const { find } = searchOf(["x".repeat(500), "y"]);
  assert.equal(find("x".repeat(10_000_000)).length, 1);
});

test("a filter keeps all words that contain a text", () => {
  const { containing } = searchOf(["steam", "moon", "TEA", "plain"]);
  assert.deepEqual(containing("ea"), ["steam", "TEA"]);
  assert.deepEqual(containing("launching"), []);
});
