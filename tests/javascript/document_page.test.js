import assert from "node:assert/strict";
import { test } from "node:test";

import { DocumentPage } from "#explorer/document_page.js";

import { pageOf, settled } from "./page_sample.js";
import { pack, smallPayload } from "./samples.js";

/** Document 7 is mainly about space. */
const ABOUT = { view: "3", nodes: pack([5, 6, 4]), topics: pack([0, 0, 0, 0, 0, 0, 0, 1], "u1"), examples: null };
const NONE = { formWords: new Map(), spans: null };

/** Show a document, with a text or without. */
async function shown(document, { hash = "", ...given } = {}) {
  const page = pageOf(smallPayload({ startN: 3, documentLevels: [3], mainTopics: [ABOUT] }), { hash });
  const documents = {
    surprise: null,
    open: async (row) => ({ row, id: "<i>d</i>", title: null, label: null, facts: [], length: 4, text: null, words: [], known: NONE, ...document }),
    ...given,
  };
  const view = new DocumentPage(page, documents);
  await settled(() => view.show(7));
  const marks = () => view.element.querySelectorAll("mark").map((mark) => `${mark.textContent} ${mark.getAttribute("class")}`);
  return { ...page, view, marks, text: () => view.element.querySelector("#document-text").textContent };
}

const TEXT = "Rocket, <b>rocket</b> the cup";
const WORDS = [[0, 2], [3, 1], [4, 1]];

test("words are marked in the colours of their topics, and by the selection", async () => {
  const { marks, store, view, text } = await shown({ text: TEXT, words: WORDS });
  assert.equal(text(), TEXT);
  assert.deepEqual(marks(), ["Rocket hue-0", "rocket hue-0", "cup hue-1"]); // "the" is not above average
  store.set({ node: 6, document: 7 });
  view.draw();
  assert.deepEqual(marks(), ["Rocket hue-0", "rocket hue-0", "cup selected hue-1"]);
  store.set({ node: 4, document: 7 });
  view.draw();
  assert.deepEqual(marks(), ["Rocket hue-0", "rocket hue-0", "the selected", "cup hue-1"]);
});

test("the title names it, and other columns are told", async () => {
  const facts = [["title", "<b>Rain</b>"], ["year", "1987"], ["by", ""]];
  const { view } = await shown({ title: "<b>Rain</b>", facts, words: WORDS });
  assert.equal(view.element.querySelector("header").textContent.replace(/[\u2068\u2069]/g, ""), "<b>Rain</b><i>d</i>4 counted words");
  assert.equal(view.element.querySelector("dl").textContent.replace(/[\u2068\u2069]/g, ""), "year1987");
});

test("a box marks and unmarks the words of a topic", async () => {
  const { marks, view } = await shown({ text: TEXT, words: WORDS });
  const box = (topic) => view.element.querySelector(`[data-mark="${topic}"]`);
  box(5).click();
  assert.deepEqual(marks(), ["cup hue-1"]);
  box(4).click();
  assert.deepEqual(marks(), ["the hue-0", "cup hue-1"]);
  assert.equal(box(4).getAttribute("aria-pressed"), "true");
});

test("what it is mainly about is said when it is known", async () => {
  const { view } = await shown({ text: TEXT, words: WORDS });
  const line = view.element.querySelector(".main-topic");
  assert.match(line.textContent.replace(/[\u2068\u2069]/g, ""), /^Mainly about \(4\) rocket, orbit: of all topics in this view, the one whose documents use/);
  const unknown = await shown({ text: TEXT, words: WORDS }, { hash: "#n=2" });
  assert.equal(unknown.view.element.querySelector(".main-topic"), null);
});

test("a long text is cut until asked for", async () => {
  const long = "rocket ".repeat(3000);
  const { view, text } = await shown({ text: long, words: [[0, 3000]] });
  assert.ok(text().length < 20_010);
  const [button] = view.element.querySelectorAll("button").filter((each) => each.textContent.startsWith("Show the full text"));
  assert.equal(button.textContent, "Show the full text (21,000 characters)");
  button.click();
  assert.equal(text(), long);
});

test("without a text, the words that were counted", async () => {
  const { text } = await shown({ words: WORDS });
  assert.equal(text(), "rocket 2 cup 1 the 1 ");
});

test("with surprise, words stand by it", async () => {
  const surprise = async () => new Map([[0, 1], [3, 9.25], [4, 2]]);
  const { text, view } = await shown({ words: WORDS }, { hash: "#surprise=1", surprise });
  assert.equal(text(), "cup 9.3 bits the 2.0 bits rocket 1.0 bits ");
  assert.equal(view.element.querySelectorAll(".shaded").length, 3);
  assert.equal(view.element.querySelectorAll(".mark-box").length, 0);
});

test("what fails is told, and asked again", async () => {
  let isDown = true;
  const { view } = await shown({}, {
    open: async () => {
      if (isDown) throw new Error("it is not in this page");
      return { row: 7, id: "d", title: null, label: null, facts: [], length: 0, text: "", words: [], known: NONE };
    },
  });
  assert.equal(view.element.textContent, "Cannot load the document: it is not in this page.");
  isDown = false;
  await settled(() => view.show(7));
  assert.match(view.element.textContent, /^d0 counted words/);
});
