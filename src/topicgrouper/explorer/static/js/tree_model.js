/**
 * The tree as frozen arrays, and what follows from them.
 *
 * Nodes are numbered as in the payload: words 0 to V-1, join i makes node V+i. A node's parent always
 * has a larger id, so one loop upwards or downwards over the ids visits parts before wholes or wholes
 * before parts. Nothing here is recursive: a chain of 100,000 joins is a normal tree.
 */

/** @import { Numbers } from "./packed.js" */
/** @import { Payload } from "./payload.js" */
/** @import { TopicQuality } from "./topic_quality.js" */

import { unpack } from "./packed.js";
import { joinedQuality } from "./topic_quality.js";

/** How many of its most frequent words are kept for a topic. */
export const KEPT_WORDS = 10;

/**
 * @typedef {object} TreeModel
 * @property {number} nWords        the number V of words
 * @property {number} maxTopics     the largest n; smaller than V if groups of words stay together
 * @property {number} nNodes        2V-1
 * @property {number} root          the id of the root
 * @property {Int32Array} parents   the parent of each node; nNodes for the root
 * @property {Numbers} firsts    the more frequent part of each join, by join
 * @property {Numbers} seconds   the other part
 * @property {Int32Array} sizes     the number of words of each node
 * @property {Float64Array} frequencies
 * @property {Int32Array} starts    where a node's words start in `order`
 * @property {Int32Array} order     the words from left to right
 * @property {Int32Array} ranks     the place of each word by falling frequency
 * @property {Int32Array} byRank    the word at each place
 * @property {Map<number, number[]>} topWords  the most frequent words of nodes that were asked for
 * @property {Numbers} gains         Δh of each join
 * @property {Numbers|null} numbers  what people call each node; null if that follows from its id
 * @property {Map<number, number>} numbered  the node of each of these numbers
 * @property {Float64Array|null} focus    of each node, in bits; null if it is not known
 * @property {TopicQuality|null} quality  of the upper nodes; null if and only if `focus` is
 */

/** Make the model of a payload. @param {Payload} payload @returns {TreeModel} */
export function makeTree(payload) {
  const { nWords } = payload;
  const nNodes = 2 * nWords - 1;
  const children = unpack(payload.children);
  const totals = totalsOf(children, unpack(payload.frequencies));
  const parts = { firsts: children.filter((_, i) => i % 2 === 0), seconds: children.filter((_, i) => i % 2 === 1) };
  const numbers = payload.numbers && unpack(payload.numbers);
  return {
    nWords,
    maxTopics: payload.maxTopics,
    nNodes,
    root: nNodes - 1,
    ...totals,
    ...parts,
    ...laidOut(nWords, parts, totals.sizes),
    ...rankedWords(nWords, totals.frequencies),
    topWords: new Map(),
    gains: unpack(payload.gains),
    numbers,
    numbered: new Map(Array.from(numbers ?? [], (number, node) => [number, node])),
    quality: payload.quality && joinedQuality(children, payload.quality),
    focus: payload.focus && focusOf(children, totals.frequencies, unpack(payload.gains), unpack(payload.focus)),
  };
}

/** @param {Numbers} children @param {Numbers} wordFrequencies */
function totalsOf(children, wordFrequencies) {
  const nWords = wordFrequencies.length;
  const nNodes = 2 * nWords - 1;
  const parents = new Int32Array(nNodes).fill(nNodes);
  const sizes = new Int32Array(nNodes).fill(1, 0, nWords);
  const frequencies = new Float64Array(nNodes);
  frequencies.set(wordFrequencies);
  for (let node = nWords, at = 0; node < nNodes; node++, at += 2) {
    const a = children[at];
    const b = children[at + 1];
    parents[a] = parents[b] = node;
    sizes[node] = sizes[a] + sizes[b];
    frequencies[node] = frequencies[a] + frequencies[b];
  }
  return { parents, sizes, frequencies };
}

/**
 * Return the focus of all nodes in bits: what they tell about documents, per occurrence. A join changes the
 * sum of both parts by its gain.
 * @param {Numbers} children
 * @param {Float64Array} frequencies
 * @param {Numbers} gains
 * @param {Numbers} wordFocus
 */
function focusOf(children, frequencies, gains, wordFocus) {
  const nWords = wordFocus.length;
  const told = new Float64Array(frequencies.length); // frequency times focus
  for (let word = 0; word < nWords; word++) told[word] = frequencies[word] * wordFocus[word];
  for (let join = 0; join < gains.length; join++) {
    told[nWords + join] = told[children[2 * join]] + told[children[2 * join + 1]] + gains[join] / Math.LN2;
  }
  return told.map((value, node) => Math.max(0, value / frequencies[node]));
}

/** @param {number} nWords @param {Pick<TreeModel, "firsts"|"seconds">} parts @param {Int32Array} sizes */
function laidOut(nWords, { firsts, seconds }, sizes) {
  const starts = new Int32Array(sizes.length);
  const order = new Int32Array(nWords);
  for (let node = sizes.length - 1; node >= nWords; node--) {
    const first = firsts[node - nWords];
    starts[first] = starts[node];
    starts[seconds[node - nWords]] = starts[node] + sizes[first];
  }
  for (let word = 0; word < nWords; word++) order[starts[word]] = word;
  return { starts, order };
}

/** @param {number} nWords @param {Float64Array} frequencies */
function rankedWords(nWords, frequencies) {
  const byRank = new Int32Array(nWords);
  for (let word = 0; word < nWords; word++) byRank[word] = word;
  byRank.sort((a, b) => frequencies[b] - frequencies[a] || a - b);
  const ranks = new Int32Array(nWords);
  for (let rank = 0; rank < nWords; rank++) ranks[byRank[rank]] = rank;
  return { byRank, ranks };
}

/**
 * Return up to `count` of a node's most frequent words, at most ten.
 * @param {TreeModel} model
 * @param {number} node
 * @param {number} [count]
 * @returns {number[]}
 */
export function topWords(model, node, count = KEPT_WORDS) {
  const words = model.topWords.get(node) ?? [...wordsOf(model, node).subarray(0, KEPT_WORDS)];
  model.topWords.set(node, words);
  return words.slice(0, count);
}

/**
 * Return all words of a node by falling frequency.
 * @param {TreeModel} model
 * @param {number} node
 * @returns {Int32Array}
 */
export function wordsOf(model, node) {
  const start = model.starts[node];
  const words = model.order.slice(start, start + model.sizes[node]);
  for (let i = 0; i < words.length; i++) words[i] = model.ranks[words[i]];
  words.sort();
  for (let i = 0; i < words.length; i++) words[i] = model.byRank[words[i]];
  return words;
}

/**
 * Return the largest n whose T(n) has a node as a topic.
 * @param {TreeModel} model
 * @param {number} node
 */
export function largestNOf(model, node) {
  return node < model.nWords ? model.nWords : model.nNodes - node;
}

/** Return the smallest n whose T(n) has the node as a topic. @param {TreeModel} model @param {number} node */
export function smallestNOf(model, node) {
  return node === model.root ? 1 : largestNOf(model, model.parents[node]) + 1;
}

/**
 * Return the number of topics next to n whose view has the node as a topic, or the group that it is part of.
 * @param {TreeModel} model
 * @param {number} node
 * @param {number} n
 */
export function nearestNOf(model, node, n) {
  return Math.min(model.maxTopics, Math.max(smallestNOf(model, node), Math.min(largestNOf(model, node), n)));
}

/**
 * Return the number that people call a node by: no other has it, and it stays when the tree grows. In a tree that
 * has not grown it is the largest n of a joined topic, and the words follow.
 * @param {TreeModel} model
 * @param {number} node
 */
export function numberOf(model, node) {
  if (model.numbers) return model.numbers[node];
  return node < model.nWords ? model.nWords + node : model.nNodes - node;
}

/**
 * Return the node with a number; null if there is none.
 * @param {TreeModel} model
 * @param {number} number
 */
export function nodeOfNumber(model, number) {
  if (model.numbers) return model.numbered.get(number) ?? null;
  if (!(number >= 1 && number <= model.nNodes)) return null;
  return number < model.nWords ? model.nNodes - number : number - model.nWords;
}

/**
 * Return the two parts of a node, the more frequent first; none for a word.
 * @param {TreeModel} model
 * @param {number} node
 * @returns {number[]}
 */
export function partsOf(model, node) {
  return node < model.nWords ? [] : [model.firsts[node - model.nWords], model.seconds[node - model.nWords]];
}

/**
 * Return the other part of a node's parent; the root has none.
 * @param {TreeModel} model
 * @param {number} node
 */
export function siblingOf(model, node) {
  const join = model.parents[node] - model.nWords;
  return model.firsts[join] === node ? model.seconds[join] : model.firsts[join];
}

/**
 * Tell whether `node` lies in `whole` or is it.
 * @param {TreeModel} model
 * @param {number} node
 * @param {number} whole
 */
export function isWithin(model, node, whole) {
  const from = model.starts[whole];
  return node <= whole && model.starts[node] >= from && model.starts[node] < from + model.sizes[whole];
}

/**
 * Return a node and all that it lies in, up to the root.
 * @param {TreeModel} model
 * @param {number} node
 * @returns {number[]}
 */
export function lineageOf(model, node) {
  const lineage = [];
  for (let at = node; at < model.nNodes; at = model.parents[at]) lineage.push(at);
  return lineage;
}
