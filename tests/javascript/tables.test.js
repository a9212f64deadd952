import assert from "node:assert/strict";
import { test } from "node:test";

import { pageOf } from "./page_sample.js";
import { KEPT_NUMBERS, pack, smallPayload, describedPayload } from "./samples.js";

const NAMED = { names: [{ node: 5, name: "Space", note: "all of it" }] };

test("the topics of a view", () => {
  const { tables, views, store } = pageOf(smallPayload({ ...NAMED, title: "news.tar.gz" }));
  const table = tables.topics(views.at({ ...store.state, n: 3 }), [5, 4]);
  assert.equal(table.file, "news-3-topics");
  assert.deepEqual(table.columns, ["topic", "name", "words", "frequency", "share", "size"]);
  assert.deepEqual(table.rows, [[4, "Space", "rocket, orbit", 18, 0.375, 2], [9, "", "the", 20, 0.416667, 1]]);
});

test("tables have the numbers that were kept", () => {
  const { tables, views, store, names } = pageOf(smallPayload({ ...NAMED, ...KEPT_NUMBERS }));
  const table = tables.topics(views.at({ ...store.state, n: 3 }), [6, 5, 4]);
  assert.deepEqual(table.rows.map(([topic]) => topic), [4000000000, 3, 31]);
  assert.equal(tables.names(names, "d1").rows[0][0], 3);
});

test("with counts, topics have documents and focus", () => {
  const { tables, views, store } = pageOf(describedPayload());
  const table = tables.topics(views.at({ ...store.state, n: 5 }), [0, 4]);
  assert.deepEqual(table.columns.slice(3), ["documents", "frequency", "share", "focus", "coherence", "size", "warning"]);
  assert.deepEqual(table.rows.map((row) => row.slice(3)), [[1, 10, 0.208333, 2, null, 1, null], [0, 20, 0.416667, 0.1, null, 1, null]]);
});

test("the words of a topic, with the form that was counted", () => {
  const { tables } = pageOf(smallPayload({ counted: ["rocket", null, null, null, null] }));
  const table = tables.words(5, [0, 1]);
  assert.deepEqual(table.columns, ["word", "counted_as", "frequency", "share_of_topic"]);
  assert.deepEqual(table.rows, [["rocket", "rocket", 10, 0.555556], ["orbit", "orbit", 8, 0.444444]]);
  assert.equal(table.file, "Sample-words-of-4");
});

test("documents have the measure that they are listed by", () => {
  const { tables } = pageOf(smallPayload());
  const found = tables.documents([{ row: 3, id: "x", title: "t", label: null, length: 9, matches: 2, passage: [["a ", false], ["b", true]], words: null }], "documents");
  assert.deepEqual(found.columns, ["rank", "id", "title", "label", "matches", "length", "passage"]);
  assert.deepEqual(found.rows, [[1, "x", "t", null, 2, 9, "a b"]]);
  const strong = tables.documents([{ row: 3, id: "x", label: "l", length: 9, relativeShare: 1.23456789, count: 3, share: 1 / 3, passage: null, words: [2, 0] }], "documents");
  assert.deepEqual(strong.columns, ["rank", "id", "title", "label", "times_average", "count", "share", "length", "passage"]);
  assert.deepEqual(strong.rows, [[1, "x", null, "l", 1.23457, 3, 0.333333, 9, "tea, rocket"]]);
  assert.deepEqual(tables.documents([], "documents").rows, []);
});

test("names are as the command imports them", () => {
  const { tables, names } = pageOf(smallPayload(NAMED));
  names.set(0, { name: "=cmd", note: "" });
  const table = tables.names(names, "d1");
  assert.equal(table.file, "names");
  assert.deepEqual(table.rows, [[5, "=cmd", "", "rocket", "d1"], [4, "Space", "all of it", "rocket, orbit", "d1"]]);
});

test("the topics of a document, and soft shares", () => {
  const { tables } = pageOf(smallPayload(NAMED));
  assert.deepEqual(tables.documentTopics("a/b", [{ topic: 5, share: 0.5, relativeShare: 2, score: 1 }]).rows, [[4, "Space", "rocket, orbit", 0.5, 2]]);
  assert.deepEqual(tables.soft(5, [{ word: 2, topic: 5, share: 0.25 }]).rows, [["tea", 4, "Space", "rocket, orbit", 0.25]]);
});
