import assert from "node:assert/strict";

import { makeDocuments } from "#explorer/document_store.js";

import { testWith } from "./stand_in.js";

const { fetch } = globalThis;
const test = testWith(() => undefined, () => {
  globalThis.fetch = fetch;
});

/** Answer all questions; return what was asked. */
function answering(answer, status = 200) {
  const asked = [];
  globalThis.fetch = async (address) => {
    asked.push(address);
    if (status === null) throw new TypeError("network");
    return { ok: status === 200, status, json: async () => answer };
  };
  return asked;
}

const served = (wholeCounts = true) => makeDocuments({ documents: { mode: "server" }, nDocuments: 9, wholeCounts }, {});

test("questions name the node, the view and the group", async () => {
  const asked = answering({ total: 0, documents: [] });
  const store = served();
  await store.strongest(7, 20, 10, null, null);
  await store.strongest(7, 0, 10, { key: "30,s37" }, { column: 1, group: 4 });
  await store.search("a&b=c #ü", 0, 5);
  assert.deepEqual(asked, [
    "api/node/7/documents?offset=20&limit=10",
    "api/node/7/documents?offset=0&limit=10&main=30%2Cs37&by=1&group=4",
    "api/search?q=a%26b%3Dc%20%23%C3%BC&offset=0&limit=5",
  ]);
});

test("half a character does not stop a search", async () => {
  const asked = answering({ total: 0, documents: [] });
  await served().search("half \ud800", 0, 5);
  assert.deepEqual(asked, ["api/search?q=half%20%EF%BF%BD&offset=0&limit=5"]);
});

test("a document opens with the words of its forms", async () => {
  answering({ row: 2, id: "x", forms: ["Teas"], formWords: [4], words: [], spans: [[0, 1, 2]] });
  const document = await served().open(2);
  assert.deepEqual([...document.known.formWords], [["Teas", 4]]);
  assert.deepEqual(document.known.spans, [[0, 1, 2]]);
  assert.equal("forms" in document, false);
  answering({ row: 2, forms: null, formWords: null });
  assert.equal((await served().open(2)).known.spans, null);
});

test("main topics and surprise", async () => {
  const asked = answering({ nodes: "n" });
  assert.deepEqual(await served().mainTopics({ key: "3,s4" }), { nodes: "n" });
  assert.deepEqual(asked, ["api/main?main=3%2Cs4"]);
  answering({ words: [4, 1], bits: [2.5, 9] });
  assert.deepEqual([...(await served().surprise(3))], [[4, 2.5], [1, 9]]);
});

test("weights are neither ranked nor surprising", () => {
  const store = served(false);
  assert.deepEqual([store.bestMatches, store.surprise, store.size], [null, null, 9]);
});

test("what goes wrong is told in a sentence", async () => {
  answering({ error: "the query is too long" }, 400);
  await assert.rejects(() => served().bestMatches("x", 0, 5), /^Error: the query is too long$/);
  answering({}, 500);
  await assert.rejects(() => served().open(1), /the server responded with status 500; check that it is running/);
  answering({}, null);
  await assert.rejects(() => served().open(1), /the server does not respond; check that it is running/);
});
