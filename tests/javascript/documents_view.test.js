import assert from "node:assert/strict";

import { startDocuments } from "#explorer/documents_view.js";

import { pageOf, settled } from "./page_sample.js";
import { MAIN_TOPICS, smallPayload } from "./samples.js";
import { heldTimers, testWith } from "./stand_in.js";

let timers;
const test = testWith(() => {
  timers = heldTimers();
}, () => timers.restore());

const NONE = { formWords: new Map(), spans: null };

/** Show the documents of a page; each question is answered by one document. */
async function documentsOf(hash = "#view=documents&node=5", given = {}, counted = {}) {
  const page = pageOf(smallPayload({ startN: 3, nDocuments: 9, ...counted, documents: { mode: "server", medianLength: 4 } }), { hash, ids: ["documents"] });
  const asked = [];
  const listed = { row: 3, id: "d3", title: null, label: null, length: 4, passage: null, words: [0] };
  page.documents = {
    size: 9,
    bestMatches: null,
    surprise: null,
    strongest: async (node, _, __, mainIn, group) => (asked.push([node, mainIn?.key ?? null, group?.group ?? null]), { total: 1, documents: [{ ...listed, count: 1, share: 0.25, relativeShare: 2 }] }),
    search: async (query) => (asked.push(query), { total: 1, searched: 9, documents: [{ ...listed, matches: 1 }] }),
    mainTopics: null,
    open: async (row) => ({ row, id: `d${row}`, title: null, label: null, facts: [], length: 1, text: "rocket cup", words: [[0, 1]], known: NONE }),
    ...given,
  };
  let view;
  await settled(() => {
    view = startDocuments(page);
  });
  return { ...page, view, asked, heading: () => view.heading.textContent };
}

test("the list follows the selection and the search", async () => {
  const { store, asked, heading } = await documentsOf();
  assert.equal(heading(), "Documents for (4) rocket, orbit");
  await settled(() => store.set({ node: 8 }));
  assert.equal(heading(), "All documents");
  await settled(() => store.set({ query: "<b>" }));
  assert.equal(heading(), "Documents with “<b>”");
  assert.deepEqual(asked, [[5, null, null], [8, null, null], "<b>"]);
});

test("only what is in sight is asked for", async () => {
  const { store, asked } = await documentsOf("#view=topics");
  await settled(() => store.set({ node: 6 }));
  assert.deepEqual(asked, []);
  await settled(() => store.set({ view: "documents" }));
  assert.equal(asked.length, 1);
});

test("mainly about this: a topic of the view, or what it divides, but not all", async () => {
  const { store, asked, view } = await documentsOf("#view=documents&node=5", {}, MAIN_TOPICS);
  assert.deepEqual([asked.at(-1), view.mainlySwitch.hidden], [[5, "3", null], false]);
  for (const [node, isHidden] of [[7, false], [0, true], [8, true]]) {
    await settled(() => store.set({ node }));
    assert.equal(view.mainlySwitch.hidden, isHidden, `${node}`);
  }
  assert.deepEqual(asked.at(-1), [8, null, null]);
});

test("a document opens, and its words lead to their topics while it stays open", async () => {
  const { store, view } = await documentsOf();
  await settled(() => view.list.list.querySelector("[data-document]").click());
  assert.deepEqual([store.state.document, view.listPart.hidden, view.pagePart.hidden], [3, true, false]);
  const word = view.page.element.querySelectorAll("[data-word]").find((each) => each.textContent === "cup");
  await settled(() => word.click());
  assert.deepEqual([store.state.node, store.state.document], [6, 3]);
  await settled(() => view.back.click());
  assert.deepEqual([store.state.document, view.listPart.hidden], [null, false]);
});

test("what is typed is searched after a pause, without blanks around it", async () => {
  const { store, view } = await documentsOf();
  for (const text of ["t", "te", " tea "]) {
    view.search.input.value = text;
    view.search.input.fire("input");
  }
  assert.equal(timers.count, 1);
  await settled(() => timers.pass());
  assert.equal(store.state.query, "tea");
});

test("a page with some of the documents, or none, says so", async () => {
  const { view } = await documentsOf(undefined, { size: 4 });
  assert.match(view.frame.textContent, /^This page includes 4 of 9 documents, those in which each topic is strongest\. topicgrouper explore MODEL\.tg --serve shows all of them\./);
  const page = pageOf(smallPayload(), { ids: ["documents"] });
  assert.equal(startDocuments(page), null);
  assert.match(document.getElementById("documents").textContent, /This page does not include the documents.*topicgrouper explore MODEL\.tg --serve/);
});
