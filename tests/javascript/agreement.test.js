/** The page answers as Python does: see `python_answers.py`, whose answers pytest gives in a file. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { readCut, writtenCut } from "#explorer/cuts.js";
import { GroupTable } from "#explorer/group_table.js";
import { plainCell } from "#explorer/table_file.js";
import { problemOf } from "#explorer/topic_names.js";
import { largestNOf, numberOf } from "#explorer/tree_model.js";

import { pageOf } from "./page_sample.js";

const { TOPICGROUPER_ANSWERS: file } = process.env;
const ANSWERS = file ? JSON.parse(readFileSync(file, "utf8")) : {};
const skip = file ? false : "make test TESTS=tests/javascript gives the answers of Python";

/** Compare numbers that were computed in another order. */
function isNear(value, expected, message, relative = 1e-6) {
  assert.ok(Math.abs(value - expected) <= relative * Math.max(1e-9, Math.abs(expected)), `${message}: ${value}, not ${expected}`);
}

const wordsOf = ({ vocabulary }, words) => words.map((word) => vocabulary[word]);

/** Compare all topics of a view, their words and numbers, and their order. */
function checkTopics(page, view, expected) {
  assert.deepEqual([...view.topics("frequency", true)], expected.topics.map(([node]) => node));
  if (page.topicDocuments.isKnown(view)) {
    assert.deepEqual([...view.topics("documents", true)], expected.ordered);
    assert.deepEqual(expected.topics.map(([node]) => view.documents(node)), expected.documents);
  }
  for (const [node, frequent, shown, frequency, size, focus, [coherence, warning]] of expected.topics) {
    page.store.set({ frequent: true });
    assert.deepEqual(wordsOf(page, view.wordsOf(node)), frequent);
    page.store.set({ frequent: false });
    assert.deepEqual(wordsOf(page, view.wordsOf(node)), shown);
    assert.deepEqual([page.model.frequencies[node], page.model.sizes[node]], [frequency, size]);
    assert.ok(Math.abs(view.focus(node) - focus) < 1e-5, `focus of ${node}`);
    if (node === page.model.root) continue;
    assert.equal(view.coherence(node) === null, coherence === null);
    assert.ok(Math.abs((view.coherence(node) ?? 0) - (coherence ?? 0)) <= 0.005001, `coherence of ${node}`);
    assert.equal(view.warning(node)?.label ?? null, warning);
  }
}

/** Compare lists of documents: all that a server says of them, shares apart. */
function checkListed({ total, documents }, expected, message) {
  const ofShares = (each) => ({ ...each, share: null, relativeShare: null });
  assert.equal(total, expected.total, message);
  assert.deepEqual(documents.map(ofShares), expected.documents.map(ofShares), message);
  documents.forEach(({ row, share, relativeShare }, i) => {
    if (share === undefined) return;
    isNear(share, expected.documents[i].share, `${message}: share in ${row}`);
    isNear(relativeShare, expected.documents[i].relativeShare, `${message}: relative share in ${row}`);
  });
}

for (const name of ["themes", "bare"]) {
  test(`${name}: topics, their words and their order`, { skip }, () => {
    const { payload, views } = ANSWERS[name];
    const page = pageOf(payload);
    for (const [n, expected] of Object.entries(views)) {
      checkTopics(page, page.views.at({ n: Number(n), cut: "" }), expected);
    }
  });

  test(`${name}: main topics, in even and uneven views`, { skip }, () => {
    const { payload, main, cut } = ANSWERS[name];
    const { views, topicDocuments, model } = pageOf(payload);
    const mainOf = (view) => cut.main.map((_, row) => topicDocuments.topicOf(view, row));
    for (const [n, expected] of Object.entries(main)) {
      assert.deepEqual(mainOf(views.at({ n: Number(n), cut: "" })), expected, `T(${n})`);
    }
    const text = writtenCut(model, cut.nodes);
    assert.deepEqual(mainOf(views.at({ n: cut.nodes.length, cut: text })), cut.main, text);
  });
}

test("how surprising words are", { skip }, async () => {
  const { payload, surprise } = ANSWERS.themes;
  const { documents } = pageOf(payload);
  for (const { row, words, bits } of surprise) {
    const found = await documents.surprise(row);
    assert.deepEqual([...found], words.map((word, i) => [word, bits[i]]), `words of ${row}`);
  }
});

for (const name of ["themes", "bare", "odd", "pairs", "dictionary"]) {
  test(`${name}: the strongest documents of topics, and their passages`, { skip }, async () => {
    const { payload, strongest } = ANSWERS[name];
    const { documents } = pageOf(payload);
    for (const [node, expected] of Object.entries(strongest)) {
      checkListed(await documents.strongest(Number(node), 0, 1000, null, null), expected, `documents of ${node}`);
    }
  });
}

test("the topics of documents", { skip }, async () => {
  const { payload, opened } = ANSWERS.themes;
  const { documents, documentTopics, views, model } = pageOf(payload);
  const view = views.at({ n: payload.documentLevels[0], cut: "" });
  for (const [row, expected] of Object.entries(opened)) {
    const found = documentTopics.sharesOf(await documents.open(Number(row)), view);
    assert.deepEqual(found.map(({ topic }) => numberOf(model, topic)), expected.map(([topic]) => topic), row);
    found.forEach(({ share, relativeShare }, i) => {
      isNear(share, expected[i][1], `share ${i} of ${row}`);
      isNear(relativeShare, expected[i][2], `relative share ${i} of ${row}`);
    });
  }
});

test("named topics within views", { skip }, () => {
  const { payload, views: expected } = ANSWERS.named;
  const { views } = pageOf(payload);
  assert.ok(payload.names.length > 2);
  for (const [n, nodes] of Object.entries(expected)) {
    const view = views.at({ n: Number(n), cut: "named" });
    assert.deepEqual(view.topics("n", true).toSorted((a, b) => a - b), Int32Array.from(nodes), `T(${n})`);
  }
});

for (const name of ["themes", "odd"]) test(`${name}: documents that contain a text`, { skip }, async () => {
  const { payload, search } = ANSWERS[name];
  const { documents } = pageOf(payload);
  for (const [query, expected] of Object.entries(search)) checkListed(await documents.search(query, 0, 1000), expected, query);
});

test("every counted word is found in its text, and no other", { skip }, async () => {
  for (const name of ["themes", "odd", "pairs", "dictionary"]) {
    const { documents, reader, nDocuments } = pageOf(ANSWERS[name].payload);
    for (let row = 0; row < nDocuments; row++) {
      const { text, words, known } = await documents.open(row);
      const counts = new Map();
      for (const [, , word] of reader.wordsIn(text, known)) counts.set(word, (counts.get(word) ?? 0) + 1);
      assert.deepEqual([...counts].sort(([a], [b]) => a - b), words.toSorted(([a], [b]) => a - b), `${name} ${row}`);
    }
  }
});

test("words stand where they were counted, where no blanks divide them", { skip }, async () => {
  for (const name of ["pairs", "dictionary"]) {
    const { payload, spans } = ANSWERS[name];
    const { documents, reader } = pageOf(payload);
    for (const [row, expected] of spans.entries()) {
      const { text, known } = await documents.open(row);
      const characters = [...text];
      const startOf = (place) => characters.slice(0, place).join("").length; // Python counts whole characters
      const found = reader.wordsIn(text, known).map((span) => [...span]);
      assert.deepEqual(found, expected.map(([start, end, word]) => [startOf(start), startOf(end), word]), `${name} ${row}`);
    }
  }
});

test("large views, in which many topics are equally frequent", { skip }, () => {
  const { payload, views } = ANSWERS.large;
  const page = pageOf(payload);
  for (const [n, expected] of Object.entries(views)) {
    const view = page.views.at({ n: Number(n), cut: "" });
    const found = Array.from(view.topics("frequency", true), (node) => [node, wordsOf(page, view.wordsOf(node)), page.model.frequencies[node], page.model.sizes[node]]);
    assert.deepEqual(found, expected, `T(${n})`);
  }
});

for (const name of ["large", "grown"]) {
  test(`${name}: cuts are read alike, or not at all`, { skip }, () => {
    const { payload, cuts } = ANSWERS[name];
    const { model } = pageOf(payload);
    for (const [text, nodes] of Object.entries(cuts)) assert.deepEqual(readCut(model, text)?.sort((a, b) => a - b) ?? null, nodes, text);
    assert.ok(Object.values(cuts).some((nodes) => nodes !== null));
  });
}

test("the numbers of an updated model, and when its nodes are topics", { skip }, () => {
  const { payload, numbers, largest } = ANSWERS.grown;
  const { model } = pageOf(payload);
  assert.deepEqual(numbers.map((_, node) => numberOf(model, node)), numbers);
  assert.deepEqual(largest.map((_, node) => largestNOf(model, node)), largest);
});

test("groups: documents, shares, and what is clear", { skip }, () => {
  const { payload, columns } = ANSWERS.groups;
  const { topicDocuments, groups, views } = pageOf(payload);
  const mains = topicDocuments.topicsIn(views.at({ n: 4, cut: "" }));
  for (const [by, expected] of Object.entries(columns)) {
    const column = groups.at({ by, every: "" });
    const table = new GroupTable(column, Int32Array.from(expected.topics), mains);
    expected.topics.forEach((_, row) => {
      expected.groups.forEach((name, place) => {
        const group = column.groups.indexOf(name);
        assert.equal(table.count(row, group), expected.counts[row][place]);
        isNear(table.relativeShare(row, group), expected.relativeShares[row][place], `${by} ${row} ${name}`);
        assert.equal(table.isClear(row, group), expected.isSignificant[row][place], `${by} ${row} ${name}`);
      });
    });
  }
});

test("texts that no spreadsheet runs", { skip }, () => {
  for (const [text, cell] of Object.entries(ANSWERS.cells)) assert.equal(plainCell(text), cell);
});

test("names and notes that a model takes", { skip }, () => {
  const { refused, characters } = ANSWERS;
  const refusedIn = (given) => characters.filter((character) => problemOf(given(character)) !== null);
  assert.deepEqual(refusedIn((character) => ({ name: `a${character}b`, note: "" })), refused.inNames);
  assert.deepEqual(refusedIn((character) => ({ name: "a", note: `a${character}b` })), refused.inNotes);
  // the editor drops blanks around a name before it is looked at, and an empty one removes it
  const asNames = refused.asNames.filter((character) => character.trim());
  assert.deepEqual(characters.filter((each) => each.trim() && problemOf({ name: each.trim(), note: "" }) !== null), asNames);
});
