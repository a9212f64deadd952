/** Trees and payloads to test with. Nothing is random: numbers come from fixed sequences. */

import { unpack } from "#explorer/packed.js";
import { ShownWords } from "#explorer/shown_words.js";
import { TopicDocuments } from "#explorer/topic_documents.js";
import { makeTree } from "#explorer/tree_model.js";

const ARRAY_TYPES = {
  u1: Uint8Array,
  u2: Uint16Array,
  u4: Uint32Array,
  i4: Int32Array,
  f4: Float32Array,
  f8: Float64Array,
};

/** Pack numbers as `topicgrouper.explorer.packed` does. */
export function pack(values, type = "i4") {
  return { type, data: Buffer.from(ARRAY_TYPES[type].from(values).buffer).toString("base64") };
}

/** Return a function that gives whole numbers below a bound, the same ones for the same seed. */
export function sequence(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Return the children of all joins: any two topics that are left become one. */
export function mixedJoins(nWords, seed = 1) {
  const next = sequence(seed);
  const left = Array.from({ length: nWords }, (_, word) => word);
  const children = [];
  for (let node = nWords; node < 2 * nWords - 1; node++) {
    const [a] = left.splice(next(left.length), 1);
    const [b] = left.splice(next(left.length), 1);
    children.push(a, b);
    left.push(node);
  }
  return children;
}

/** Return the children of a chain: each join adds one word. */
export function chainJoins(nWords) {
  const children = [];
  for (let node = nWords; node < 2 * nWords - 1; node++) {
    children.push(node - nWords + 1, node === nWords ? 0 : node - 1);
  }
  return children;
}

/** Return the children of a tree as flat as can be: the two topics that were left first are joined. */
export function evenJoins(nWords) {
  const left = Array.from({ length: nWords }, (_, word) => word);
  const children = [];
  for (let node = nWords; left.length > 1; node++) {
    children.push(...left.splice(0, 2));
    left.push(node);
  }
  return children;
}

/** Return a payload with all that a page needs, and nothing else unless it is given. */
export function payloadOf({ children, frequencies, ...given }) {
  const nWords = frequencies.length;
  return {
    format: "topicgrouper-explorer",
    version: 3,
    title: "Sample",
    nWords,
    maxTopics: nWords,
    regrownAt: [],
    nDocuments: 0,
    tokens: frequencies.reduce((sum, frequency) => sum + frequency, 0),
    isOfBaskets: false,
    wholeCounts: true,
    startN: Math.min(2, nWords),
    vocabulary: frequencies.map((_, word) => `w${word}`),
    counted: null,
    children: pack(children),
    gains: pack(new Array(nWords - 1).fill(-1), "f8"),
    numbers: null,
    frequencies: pack(frequencies, "f8"),
    focus: null,
    quality: null,
    documentLevels: [],
    mainTopics: [],
    suggested: { n: Math.min(2, nWords), others: [] },
    levels: [2],
    cut: null,
    soft: null,
    documents: null,
    groups: null,
    names: [],
    changes: null,
    digest: "digest",
    ...given,
  };
}

/**
 * Five words, of which the first two are about space and the next two about tea:
 * 5 = rocket orbit, 6 = tea cup, 7 = 5 and 6, 8 = 7 and "the".
 */
export const SMALL = {
  vocabulary: ["rocket", "orbit", "tea", "cup", "the"],
  frequencies: [10, 8, 6, 4, 20],
  children: [0, 1, 2, 3, 5, 6, 7, 4],
  gains: pack([-1, -2, -6, -3], "f8"),
};

/** Numbers of the small tree's nodes, as they are after updates: in no order. */
export const KEPT_NUMBERS = { numbers: pack([7, 5, 8, 6, 31, 3, 4000000000, 1, 12], "u4") };

export function smallPayload(given = {}) {
  return payloadOf({ ...SMALL, ...given });
}

export function smallTree(given = {}) {
  return makeTree(smallPayload(given));
}

/** A tree in which many words and topics have the same frequency. */
export function tiedTree(nWords, seed = 1, given = {}) {
  const next = sequence(seed + 100);
  const frequencies = Array.from({ length: nWords }, () => 1 + next(3));
  return makeTree(payloadOf({ children: mixedJoins(nWords, seed), frequencies, ...given }));
}

/** Return the words below a node by walking down: slow and obvious. */
export function wordsBelow(model, node) {
  if (node < model.nWords) return [node];
  const join = node - model.nWords;
  return [...wordsBelow(model, model.firsts[join]), ...wordsBelow(model, model.seconds[join])];
}

/** Return the topics of T(n) by undoing joins from the root: slow and obvious. */
export function topicsOf(model, n) {
  const topics = new Set([model.root]);
  for (let node = model.root; topics.size < n; node--) {
    topics.delete(node);
    topics.add(model.firsts[node - model.nWords]).add(model.seconds[node - model.nWords]);
  }
  return [...topics].sort((a, b) => a - b);
}

/** Pack the words that stand for both parts of each join: its own, the last one first. */
function packWords(payload) {
  const model = makeTree({ ...payload, quality: null });
  return Array.from(unpack(payload.children)).flatMap((node) => {
    const words = wordsBelow(model, node).sort((a, b) => b - a).slice(0, 10);
    return [...words.map((word) => word + 1), ...Array(10 - words.length).fill(0)];
  });
}

/** Five documents: two about space, two about tea, and one that is about nothing. */
export const MAIN_TOPICS = {
  documentLevels: [2, 3],
  mainTopics: [
    { view: "2", nodes: pack([7, 4]), topics: pack([1, 1, 1, 1, 0], "u1"), examples: null },
    { view: "3", nodes: pack([5, 4, 6]), topics: pack([1, 1, 3, 3, 0], "u1"), examples: [["Moon", "Mars"], [], ["Oolong"]] },
    { view: "5", nodes: pack([0, 1, 2, 3, 4]), topics: pack([1, 2, 3, 4, 0], "u1"), examples: null },
  ],
};

/** The small payload with the focus of words, words that stand for topics, and main topics of documents. */
export function describedPayload(given = {}) {
  const payload = smallPayload({ gains: pack([0, 0, 0, 0], "f8"), focus: pack([2, 1, 1, 1, 0.1], "f8"), ...MAIN_TOPICS, ...given });
  const nParts = 2 * payload.nWords - 2;
  const unknown = { coherence: pack(Array(nParts).fill(255), "u1"), warnings: pack(Array(nParts).fill(0), "u1") };
  return { ...payload, quality: { ...unknown, words: pack(packWords(payload), "u1"), ...given.quality } };
}

/** The small payload with the quality of its topics: 5 is coherent, 6 is not, and 7 rests on near-duplicates. */
export function measuredPayload(given = {}) {
  const quality = {
    coherence: pack([255, 255, 255, 255, 142, 63, 110, 255], "u1"),
    warnings: pack([0, 0, 0, 0, 0, 1, 3, 0], "u1"),
  };
  return describedPayload({ quality, ...given });
}

/** Return what all views are made of, with a state that can be changed in place. */
export function sharedOf(payload, state = { frequent: false }) {
  const model = makeTree(payload);
  const words = new ShownWords(model, { state });
  return { model, words, vocabulary: payload.vocabulary, topicDocuments: new TopicDocuments(model, payload), state };
}

/** Pack a column of groups, with the group of each document; as many as there are groups for none. */
export function packColumn({ name = "country", every = null, groups, codes, words = [], ...given }) {
  return { name, every, groups, others: 0, gaps: 0, missing: 0, codes: pack(codes), words, ...given };
}

/** Return codes and main topics of documents from their numbers, a row per topic and a column per group. */
export function documentsOf(counts, topics) {
  const cells = counts.flatMap((row, i) => row.flatMap((count, group) => new Array(count).fill([group, topics[i]])));
  return { codes: cells.map(([group]) => group), mains: cells.map(([, topic]) => topic) };
}

/** Three soft topics; "the" is shared, and "cup" belongs more to space. */
export const SOFT = {
  nodes: pack([5, 6, 4]),
  frequencies: pack([30, 17.9, 0.01], "f8"),
  naming: pack([1, 0, 3, 2, 4, -1, -1, -1, -1]),
  sizes: pack([4, 2, 0]),
  words: pack([0, 1, 3, 4, 2, 4]),
  shares: pack([100, 90, 70, 60, 95, 30]),
};
