/**
 * Which documents each topic is the main topic of, where that is known: at some numbers of topics, in the views that
 * the page was made with, and in those that a server was asked for.
 */

/** @import { FlatView } from "./flat_views.js" */
/** @import { PackedMainTopics, Payload } from "./payload.js" */
/** @import { State } from "./state.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { unpack } from "./packed.js";
import { counted, wholePercent } from "./text.js";
import { isWithin, largestNOf, smallestNOf } from "./tree_model.js";

/** Stands for a row that folds topics which are no document's main topic. */
export const FOLD = -1;

/**
 * @typedef {object} Known
 * @property {Int32Array} topics             the main topic of each document, -1 for none
 * @property {Map<number, number>} counts    how many documents each topic has
 * @property {Map<number, string[]>} examples  titles of the first of them
 */

export class TopicDocuments {
  /** @param {TreeModel} model @param {Pick<Payload, "mainTopics"|"documentLevels">} payload */
  constructor(model, { mainTopics, documentLevels }) {
    this.model = model;
    /** The numbers of topics whose documents describe nodes, the suggested one first. */
    this.levels = documentLevels;
    /** By the key of the view. @type {Map<string, Known>} */
    this.known = new Map();
    for (const each of mainTopics) this.add(each.view, each);
  }

  /** The numbers of topics at which documents are counted, rising. */
  get numbers() {
    return [...this.known.keys()].map(Number).filter(Number.isInteger).sort((a, b) => a - b);
  }

  /** @param {string} key @param {PackedMainTopics} packed */
  add(key, packed) {
    const nodes = unpack(packed.nodes);
    const topics = Int32Array.from(unpack(packed.topics), (place) => (place ? nodes[place - 1] : -1));
    const counts = new Map(Array.from(nodes, (node) => [node, 0]));
    for (const topic of topics) if (topic >= 0) counts.set(topic, (counts.get(topic) ?? 0) + 1);
    const examples = new Map(packed.examples?.map((titles, place) => [nodes[place], titles]));
    this.known.set(key, { topics, counts, examples });
  }

  /** @param {FlatView} view */
  isKnown({ key }) {
    return this.known.has(key);
  }

  /** Return the main topic of a document, -1 for none. @param {FlatView} view @param {number} row */
  topicOf({ key }, row) {
    return this.known.get(key)?.topics[row] ?? -1;
  }

  /** Return the main topic of each document, -1 for none; null if they are not known. @param {FlatView} view */
  topicsIn({ key }) {
    return this.known.get(key)?.topics ?? null;
  }

  /** Return the number of documents whose main topic is or lies in a node; null if not known. @param {FlatView} view @param {number} node */
  count({ key }, node) {
    const counts = this.known.get(key)?.counts;
    return counts ? (counts.get(node) ?? this.sum(counts, node)) : null;
  }

  /** The share of all documents. @param {FlatView} view @param {number} node */
  share(view, node) {
    return (this.count(view, node) ?? 0) / (this.known.get(view.key)?.topics.length ?? 1);
  }

  /** Return the titles of two documents that are most about a topic, where they are known. @param {FlatView} view @param {number} node */
  examples({ key }, node) {
    return this.known.get(key)?.examples.get(node) ?? [];
  }

  /** @param {Map<number, number>} counts @param {number} node */
  sum(counts, node) {
    let sum = 0;
    for (const [topic, count] of counts) if (isWithin(this.model, topic, node)) sum += count;
    return sum;
  }

  /** Return how to tell whether the main topic of a document is or lies in a node. @param {FlatView|null} view @param {number} node */
  about(view, node) {
    const topics = this.known.get(view ? view.key : String(this.levelOf(node)))?.topics;
    const { model } = this;
    return (/** @type {number} */ row) => topics !== undefined && topics[row] >= 0 && isWithin(model, topics[row], node);
  }

  /** Return the number of documents that a node of the tree is about; null below the finest level. @param {number} node */
  countOf(node) {
    const counts = this.known.get(String(this.levelOf(node)))?.counts;
    return counts ? this.sum(counts, node) : null;
  }

  /** Return the number of topics whose documents describe a node; undefined below the finest. @param {number} node */
  levelOf(node) {
    const first = smallestNOf(this.model, node);
    const [suggested] = this.levels;
    if (first <= suggested && suggested <= largestNOf(this.model, node)) return suggested;
    return this.levels.filter((n) => n >= first).sort((a, b) => a - b).at(0);
  }
}

/**
 * Return the topics of a view in the order of a state. Where those with most documents come first, those that are no
 * document's main topic come last, folded into one row; then these are returned, too.
 * @param {FlatView} view
 * @param {State} state
 */
export function foldedTopics(view, { sort, descending, rest: isOpen }) {
  const topics = view.topics(sort, descending);
  const isFolded = sort === "documents" && descending && view.documents(topics[0]) !== null;
  const rest = isFolded ? topics.filter((node) => view.documents(node) === 0) : new Int32Array();
  if (!rest.length) return { topics, rest };
  const main = topics.subarray(0, topics.length - rest.length);
  return { topics: Int32Array.from([...main, FOLD, ...(isOpen ? rest : [])]), rest };
}

/**
 * "▸ 3 topics are no document’s main topic; they hold 20% of the words".
 * @param {FlatView} view
 * @param {Int32Array} rest
 * @param {boolean} isOpen
 */
export function foldText(view, rest, isOpen) {
  const { model } = view;
  const share = rest.reduce((sum, node) => sum + model.frequencies[node], 0) / model.frequencies[model.root];
  const [are, they] = rest.length === 1 ? ["is", "it holds"] : ["are", "they hold"];
  return `${isOpen ? "▾" : "▸"} ${counted(rest.length, "topic")} ${are} no document’s main topic; ${they} ${wholePercent(share)} of the words`;
}
