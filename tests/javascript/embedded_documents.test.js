import assert from "node:assert/strict";
import { test } from "node:test";

import { makeDocuments } from "#explorer/document_store.js";
import { TextReader } from "#explorer/document_text.js";
import { DocumentTopics } from "#explorer/document_topics.js";
import { cutTopics } from "#explorer/cuts.js";
import { FlatView } from "#explorer/flat_views.js";

import { pack, sharedOf, describedPayload } from "./samples.js";

const ROWS = [
  [3, 2, 0, 0, 4],
  [2, 3, 0, 0, 5],
  [0, 0, 3, 1, 4],
  [0, 1, 2, 3, 4],
  [0, 0, 0, 0, 3],
];
const TEXTS = ["Rocket and rocket, orbit", "orbit the ROCKET", "tea? Tea! the tea", "cup of tea", "the <b>the</b>"];

/** Make the documents of a page, with texts and ids unless they are null. */
function documentsOf(given = {}, groups = null) {
  const columns = ROWS.flatMap((row) => row.flatMap((count, word) => (count ? [word] : [])));
  const counts = ROWS.flatMap((row) => row.filter(Boolean));
  const sizes = ROWS.map((row) => row.filter(Boolean).length);
  const documents = {
    mode: "embedded",
    ids: ["space/0", "space/1", "tea/2", "tea/3", "Other/4"],
    labels: null,
    title: null,
    facts: [],
    lengths: pack(ROWS.map((row) => row.reduce((a, b) => a + b))),
    medianLength: 10,
    texts: TEXTS,
    forms: null,
    formWords: null,
    rowStarts: pack(sizes.reduce((starts, size) => [...starts, starts.at(-1) + size], [0])),
    columns: pack(columns),
    counts: pack(counts),
    rows: null,
    surprise: null,
    ...given,
  };
  const payload = describedPayload({ documents, nDocuments: 5 });
  const shared = sharedOf(payload);
  const { model } = shared;
  const { vocabulary } = payload;
  const page = { model, vocabulary, reader: new TextReader(vocabulary, null), documentTopics: new DocumentTopics(model, 48, 10), topicDocuments: shared.topicDocuments, groups };
  return { store: makeDocuments(payload, page), view: (n) => new FlatView(shared, cutTopics(shared.model, n), String(n)), shared };
}

const rowsOf = ({ documents }) => documents.map(({ row }) => row);

test("the main documents come first, then others with the topic", async () => {
  const { store } = documentsOf();
  const found = await store.strongest(5, 0, 10, null, null);
  assert.equal(found.total, 3);
  assert.deepEqual(rowsOf(found), [0, 1, 3]);
  const shares = found.documents.map(({ relativeShare }) => relativeShare);
  assert.deepEqual(shares, shares.toSorted((a, b) => b - a));
  assert.deepEqual(found.documents.map(({ count, length }) => [count, length]), [[5, 9], [5, 10], [1, 10]]);
  assert.deepEqual(rowsOf(await store.strongest(5, 1, 1, null, null)), [1]);
  assert.deepEqual(rowsOf(await store.strongest(5, 9, 9, null, null)), []);
});

test("equal documents stand by row", async () => {
  const { store } = documentsOf();
  const all = await store.strongest(8, 0, 10, null, null);
  assert.deepEqual(rowsOf(all), [0, 1, 2, 3, 4]);
});

test("another topic is ranked anew", async () => {
  const { store } = documentsOf();
  await store.strongest(5, 0, 10, null, null);
  assert.deepEqual(rowsOf(await store.strongest(6, 0, 10, null, null)), [3, 2]);
  assert.deepEqual(rowsOf(await store.strongest(5, 0, 10, null, null)), [0, 1, 3]);
});

test("only those that are mainly about a topic, in a view", async () => {
  const { store, view } = documentsOf();
  assert.deepEqual(rowsOf(await store.strongest(5, 0, 10, view(3), null)), [0, 1]);
  const inside = rowsOf(await store.strongest(7, 0, 10, view(3), null));
  assert.deepEqual(inside.toSorted(), [0, 1, 2, 3]);
  const aboutWord = rowsOf(await store.strongest(0, 0, 10, view(5), null));
  assert.deepEqual(aboutWord, [0]); // the first word is a topic like any other
});

test("documents that are mainly about a topic are listed even without its words", async () => {
  const { store, view, shared } = documentsOf();
  shared.topicDocuments.add("3", { nodes: pack([5, 6]), topics: pack([1, 1, 2, 2, 1]), examples: null });
  assert.equal(view(3).documents(5), 3);
  const found = await store.strongest(5, 0, 10, view(3), null);
  assert.deepEqual([found.total, rowsOf(found), found.documents[2].count], [3, [0, 1, 4], 0]);
  assert.deepEqual(rowsOf(await store.strongest(5, 0, 10, null, null)), [0, 1, 4, 3]); // then those with its words
});

test("only those of a group", async () => {
  const groups = { columns: [{ codes: [0, 1, 0, 1, 0] }] };
  const { store } = documentsOf({}, groups);
  assert.deepEqual(rowsOf(await store.strongest(8, 0, 10, null, { column: 0, group: 1 })), [1, 3]);
  assert.deepEqual(rowsOf(await store.strongest(8, 0, 10, null, { column: 0, group: 0 })), [0, 2, 4]);
  assert.deepEqual(rowsOf(await store.strongest(8, 0, 10, null, null)), [0, 1, 2, 3, 4]);
  const some = documentsOf({ rows: pack([10, 11, 12, 13, 14]) }, { columns: [{ codes: [...new Array(10).fill(0), 1, 0, 1, 0, 1] }] });
  assert.deepEqual(rowsOf(await some.store.strongest(8, 0, 10, null, { column: 0, group: 1 })), [10, 12, 14]);
});

test("a text is found in texts and ids, in any case, most matches first", async () => {
  const { store } = documentsOf();
  const found = await store.search("TEA", 0, 10);
  assert.deepEqual(found.documents.map(({ row, matches }) => [row, matches]), [[2, 4], [3, 2]]);
  assert.equal(found.searched, 5);
  assert.deepEqual(found.documents[0].passage.filter(([, isMarked]) => isMarked).map(([text]) => text), ["tea", "Tea", "tea"]);
  assert.deepEqual(rowsOf(await store.search("other", 0, 10)), [4]);
  assert.equal((await store.search("[(*", 0, 10)).total, 0);
  assert.deepEqual(rowsOf(await store.search("<b>", 0, 10)), [4]);
});

test("titles are found, and columns known", async () => {
  const titles = ["Rain", "Sun", "", "Fog", "Sun"];
  const { store } = documentsOf({ title: "name", facts: [["name", titles], ["year", ["1", "2", "3", "4", "5"]]] });
  const found = await store.search("FOG", 0, 10);
  assert.deepEqual(found.documents.map(({ row, title }) => [row, title]), [[3, "Fog"]]);
  assert.deepEqual((await store.open(3)).facts, [["name", "Fog"], ["year", "4"]]);
});

test("without texts, words are searched and shown, the wanted ones first", async () => {
  const { store } = documentsOf({ texts: null, ids: null });
  const found = await store.search("cu", 0, 10);
  assert.deepEqual(found.documents.map(({ row, id, matches, passage, words }) => [row, id, matches, passage, words]), [
    [3, "3", 3, null, [3, 4, 2, 1]],
    [2, "2", 1, null, [3, 4, 2]],
  ]);
  const [strongest] = (await store.strongest(6, 0, 1, null, null)).documents;
  assert.deepEqual(strongest.words, [3, 2, 4, 1]);
});

test("a document opens with its words, most frequent first", async () => {
  const { store } = documentsOf();
  const document = await store.open(1);
  assert.deepEqual(document.words, [[4, 5], [1, 3], [0, 2]]);
  assert.deepEqual([document.id, document.label, document.text, document.length], ["space/1", null, TEXTS[1], 10]);
});

test("a page with some of the documents knows them by row", async () => {
  const { store } = documentsOf({ rows: pack([10, 20, 30, 40, 50]) });
  assert.deepEqual(rowsOf(await store.strongest(5, 0, 10, null, null)), [10, 20, 40]);
  assert.equal((await store.open(30)).text, TEXTS[2]);
  await assert.rejects(() => store.open(0), /this one is not among them/);
});

test("surprise is known where the page has it", async () => {
  assert.equal(documentsOf().store.surprise, null);
  const nCells = ROWS.flat().filter(Boolean).length;
  const tenths = Array.from({ length: nCells }, (_, i) => 132 - i);
  const { store } = documentsOf({ surprise: pack(tenths, "u1") });
  assert.deepEqual([...(await store.surprise(4))], [[4, tenths.at(-1) / 10]]);
});

test("only a server ranks, and there may be no documents at all", () => {
  assert.equal(documentsOf().store.bestMatches, null);
  assert.equal(makeDocuments({ documents: null }, {}), null);
});
