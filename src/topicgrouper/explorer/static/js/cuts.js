/**
 * Uneven cuts through the tree, made by splitting and joining topics.
 *
 * A cut is written as "30,s37,s52,j12": T(30) with topics 37 and 52 split into their two parts, and all that lies in
 * topic 12 joined. Only joined topics are split or result from joining, so their numbers name them. Of all ways to
 * write a cut the shortest is taken, which makes the text a function of its topics. T(n) itself is written as "".
 * `topicgrouper.explorer.document_api.read_cut` reads the same.
 */

/** @import { TreeModel } from "./tree_model.js" */

import { isWithin, largestNOf, lineageOf, nodeOfNumber, numberOf, partsOf } from "./tree_model.js";

/** Stands for T(n) with all named topics in it, whatever these are. */
export const NAMED = "named";

const MOST_CHARACTERS = 30_000;
const FORM = /^\d{1,9}(,[sj]\d{1,16})*$/;

/**
 * @typedef {object} CutPlan   how to come to a cut
 * @property {number} n         from T(n)
 * @property {number[]} splits  the nodes to split, wholes before their parts
 * @property {number[]} joins   the nodes that all within them is joined to
 */

/** Return the shortest plan of a cut. @param {TreeModel} model @param {Iterable<number>} topics @returns {CutPlan} */
export function planOf(model, topics) {
  const divided = dividedBy(model, topics);
  const joined = Array.from(topics).filter((node) => node >= model.nWords).sort((a, b) => b - a);
  // T(n) divides what joins left fewer than n topics; what it divides and the cut does not is joined, and the other way round
  let best = { n: 1, cost: divided.length };
  let joins = 0;
  divided.forEach((node, i) => {
    while (joins < joined.length && joined[joins] > node) joins++;
    const cost = divided.length - i - 1 + joins;
    if (cost < best.cost && canSplit(model, node)) best = { n: largestNOf(model, node) + 1, cost };
  });
  const { n } = best;
  const isDivided = (/** @type {number} */ node) => largestNOf(model, node) < n;
  return { n, splits: divided.filter((node) => !isDivided(node)), joins: joined.filter(isDivided) };
}

/** Return all nodes that a cut divides, wholes before their parts. @param {TreeModel} model @param {Iterable<number>} topics */
function dividedBy(model, topics) {
  /** @type {Set<number>} */
  const divided = new Set();
  for (const topic of topics) {
    for (let node = model.parents[topic]; node < model.nNodes && !divided.has(node); node = model.parents[node]) {
      divided.add(node);
    }
  }
  return Array.from(divided).sort((a, b) => b - a);
}

/** Write a cut; null if it is too long. @param {TreeModel} model @param {Iterable<number>} topics @returns {string|null} */
export function writtenCut(model, topics) {
  const { n, splits, joins } = planOf(model, topics);
  const changes = [...splits.map((node) => `s${numberOf(model, node)}`), ...joins.map((node) => `j${numberOf(model, node)}`)];
  const text = changes.length ? [n, ...changes].join() : "";
  return text.length <= MOST_CHARACTERS ? text : null;
}

/**
 * Return the topics of a written cut; null if it is none. Splits and joins that change nothing are ignored.
 * @param {TreeModel} model
 * @param {string} text
 * @returns {number[]|null}
 */
export function readCut(model, text) {
  if (text.length > MOST_CHARACTERS || !FORM.test(text)) return null;
  const [first, ...changes] = text.split(",");
  const n = Number(first);
  if (n < 1 || n > model.maxTopics) return null;
  /** @param {string} kind */
  const nodesOf = (kind) => new Set(changes.filter((change) => change[0] === kind).map((change) => nodeOfNumber(model, Number(change.slice(1)))));
  return cutTopics(model, n, nodesOf("s"), nodesOf("j"));
}

/**
 * Return the topics of T(n) with some nodes split and others joined: a node is divided if its parent is, it is not joined, and
 * T(n) divides it or it is split. Topics are the other parts of divided nodes.
 * @param {TreeModel} model
 * @param {number} n
 * @param {ReadonlySet<number|null>} split
 * @param {ReadonlySet<number|null>} joined
 */
export function cutTopics(model, n, split = new Set(), joined = new Set()) {
  const isDivided = new Uint8Array(model.nNodes + 1);
  isDivided[model.nNodes] = 1; // what the root's parent would be
  const topics = [];
  for (let node = model.root; node >= 0; node--) {
    if (!isDivided[model.parents[node]]) continue;
    const canDivide = node >= model.nWords && (largestNOf(model, node) < n || split.has(node));
    if (canDivide && !joined.has(node)) isDivided[node] = 1;
    else topics.push(node);
  }
  return topics;
}

/** Tell whether a topic has parts; groups of words that stay together have none. @param {TreeModel} model @param {number} node */
export function canSplit(model, node) {
  return node >= model.nWords && largestNOf(model, node) < model.maxTopics;
}

/**
 * Return the topics after those around a node are split until it is one of them.
 * @param {TreeModel} model
 * @param {Iterable<number>} topics
 * @param {number} node
 */
export function splitOut(model, topics, node) {
  const divided = new Set(dividedBy(model, [...topics, node]));
  return [...divided].flatMap((whole) => partsOf(model, whole)).filter((part) => !divided.has(part));
}

/**
 * Return the topics after all of them that lie in a node are joined to it.
 * @param {TreeModel} model
 * @param {Iterable<number>} topics
 * @param {number} node
 */
export function joinInto(model, topics, node) {
  return [...[...topics].filter((topic) => !isWithin(model, topic, node)), node];
}

/**
 * Return the topics of T(n) after others are split or joined so that all named ones, but for those with named parts, are
 * among them, as `FlatView.including` has it.
 * @param {TreeModel} model
 * @param {number} n
 * @param {number[]} named
 */
export function namedTopics(model, n, named) {
  const split = new Set(named.flatMap((node) => lineageOf(model, node).slice(1)));
  return cutTopics(model, n, split, new Set(named.filter((node) => !split.has(node))));
}

/**
 * Return the options of the command line for a cut. They name topics by their numbers, words too: these might
 * contain commas or quotes.
 * @param {TreeModel} model
 * @param {Iterable<number>} topics
 */
export function cutOptions(model, topics) {
  const { n, splits, joins } = planOf(model, topics);
  const numbers = (/** @type {Iterable<number>} */ nodes) => Array.from(nodes, (node) => numberOf(model, node)).join();
  if (joins.length) return `--cut ${numbers(topics)}`;
  return splits.length ? `-n ${n} --split ${numbers(splits)}` : `-n ${n}`;
}
