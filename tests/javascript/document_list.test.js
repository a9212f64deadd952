import assert from "node:assert/strict";
import { test } from "node:test";

import { DocumentList } from "#explorer/document_list.js";

import { pageOf, settled } from "./page_sample.js";
import { smallPayload } from "./samples.js";

const ASKED = { node: 5, query: "", isRanked: false, mainIn: null, inGroup: null };

/** Documents of a store: so many, each with its row. */
function rowsOf(offset, limit, total) {
  const length = Math.max(0, Math.min(limit, total - offset));
  return Array.from({ length }, (_, i) => ({ row: offset + i, id: `d${offset + i}`, title: null, label: null, length: 9, passage: [["text", true]], words: null, count: 2, share: 2 / 9, relativeShare: 3 }));
}

function listOf(total, given = {}) {
  const asked = [];
  const documents = {
    size: 5000,
    bestMatches: null,
    surprise: null,
    strongest: async (node, offset, limit) => (asked.push([node, offset, limit]), { total, documents: rowsOf(offset, limit, total) }),
    search: async (query, offset, limit) => ({ total, searched: 5000, documents: rowsOf(offset, limit, total).map(({ relativeShare, count, share, ...each }) => ({ ...each, matches: 2 })) }),
    ...given,
  };
  const page = pageOf(smallPayload({ nDocuments: 5000, documents: { mode: "server", medianLength: 9 } }));
  const list = new DocumentList(page, documents);
  return { ...page, list, asked, rows: () => list.list.children.map((item) => item.children[0].getAttribute("data-document")), note: () => list.note.textContent };
}

test("twenty at a time", async () => {
  const { list, rows, asked } = listOf(45);
  await list.show(ASKED);
  assert.equal(rows().length, 20);
  await list.showMore();
  await list.showMore();
  assert.deepEqual([rows().length, new Set(rows()).size, list.more.hidden], [45, 45, true]);
  assert.deepEqual(asked, [[5, 0, 20], [5, 20, 20], [5, 40, 20]]);
});

test("the same list is not asked for twice", async () => {
  const { list, asked } = listOf(5);
  await list.show(ASKED);
  await list.show({ ...ASKED });
  assert.equal(asked.length, 1);
  await list.show({ ...ASKED, inGroup: { column: 0, group: 1, name: "x" } });
  assert.equal(asked.length, 2);
});

test("two quick clicks list documents once", async () => {
  const { list, rows } = listOf(100);
  await list.show(ASKED);
  await settled(() => (list.more.click(), list.more.click()));
  assert.deepEqual([rows().length, new Set(rows()).size], [40, 40]);
});

test("an answer that comes too late is not shown", async () => {
  const waiting = [];
  const { list, rows } = listOf(3, { strongest: (node) => new Promise((resolve) => waiting.push(() => resolve({ total: 1, documents: [{ ...rowsOf(0, 1, 1)[0], row: node }] }))) });
  const first = list.show(ASKED);
  const second = list.show({ ...ASKED, node: 6 });
  waiting[1]();
  await second;
  waiting[0]();
  await first;
  assert.deepEqual(rows(), ["6"]);
});

test("what fails is told, and asked again at the next visit", async () => {
  let isDown = true;
  const { list, note, rows } = listOf(3, {
    strongest: async (_, offset, limit) => {
      if (isDown) throw new Error("the server does not respond");
      return { total: 3, documents: rowsOf(offset, limit, 3) };
    },
  });
  await list.show(ASKED);
  assert.equal(note(), "Cannot load the documents: the server does not respond.");
  isDown = false;
  await list.show(ASKED);
  assert.equal(rows().length, 3);
});

test("notes say how many and why", async () => {
  const { list } = listOf(3);
  const mainIn = { name: "the view with 3 topics", key: "3" };
  const inGroup = { column: 0, group: 1, name: "label: tea" };
  const notes = [
    [{}, 3, "3 documents contain words of this topic. Strongest first."],
    [{}, 1, "1 document contains words of this topic. Strongest first."],
    [{ node: 0 }, 0, "No document contains this word."],
    [{ node: 8 }, 2, "2 documents."],
    [{ inGroup }, 2, "2 documents of this group contain words of this topic. Strongest first."],
    [{ mainIn }, 1, "1 document is mainly about it in the view with 3 topics. Strongest first."],
    [{ mainIn, inGroup }, 0, "0 documents of this group are mainly about it in the view with 3 topics."],
  ];
  for (const [asked, total, note] of notes) assert.equal(list.topicNote({ ...ASKED, ...asked }, total), note);
  list.nDocuments = 9000; // of which the page has 5,000
  assert.equal(list.topicNote({ ...ASKED, mainIn: { ...mainIn, documents: () => 1127 } }, 53), "This page has 53 of the 1,127 documents that are mainly about it in the view with 3 topics. Strongest first.");
  assert.equal(list.foundNote(0, 5000), "No document contains this text.");
  assert.equal(list.foundNote(2, 100), "2 documents, most matches first. Only the first 100 of 5,000 were searched.");
});

test("an item says why it is there, and how much of it", async () => {
  const { list } = listOf(2);
  await list.show(ASKED);
  const [item] = list.list.children;
  assert.equal(item.textContent, "d03.0× average22.2%: 2 of 9 wordstext");
  assert.deepEqual([item.querySelector(".bar").style.width, item.querySelectorAll("mark").length], ["100%", 1]);
  await list.show({ ...ASKED, node: 8 }); // of all documents, every word is wanted
  assert.equal(list.list.children[0].textContent, "d09 wordstext");
  assert.equal(list.list.querySelectorAll("mark").length, 0);
  await list.show({ ...ASKED, node: 8, query: "text" });
  assert.equal(list.list.children[0].textContent, "d02 matches9 wordstext");
});

test("what cannot be ranked is searched as a text", async () => {
  const bestMatches = async (query) => (query === "ocke" ? { total: 0, documents: [], unknown: ["ocke"], expansion: [], problem: "no word is known" } : { total: 1, documents: rowsOf(0, 1, 1), unknown: ["<b>"], expansion: [2], problem: null });
  const { list, note } = listOf(2, { bestMatches });
  await list.show({ ...ASKED, query: "ocke", isRanked: true });
  assert.equal(note(), "Not ranked: no word is known. 2 documents, most matches first.");
  assert.equal(list.canRank("ocke"), false);
  assert.equal(list.canRank("rocket"), true);
  await list.show({ ...ASKED, query: "rocket", isRanked: true });
  assert.equal(note(), "1 of 5,000 documents, best match first. Unknown words were ignored: <b>.");
  assert.equal(list.aside.textContent, "Words related to this query: tea");
});

test("a thousand documents are copied at most, and it says so", async () => {
  const { list, tables, asked } = listOf(1234);
  await list.show(ASKED);
  const table = await list.table(tables);
  assert.equal(table.rows.length, 1000);
  assert.equal(table.remark, "the first of 1,234 documents");
  assert.ok(asked.slice(1).every(([, , limit]) => limit === 100));
  const few = listOf(150);
  await few.list.show(ASKED);
  assert.equal((await few.list.table(few.tables)).rows.length, 150);
});

test("a store that stops early does not keep the table waiting", async () => {
  const { list, tables } = listOf(0, { strongest: async () => ({ total: 500, documents: [] }) });
  await list.show(ASKED);
  assert.equal((await list.table(tables)).rows.length, 0);
});
