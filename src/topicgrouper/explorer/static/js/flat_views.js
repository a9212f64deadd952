/**
 * The topics of one n, as the tree has them or refined: words moved to the topic where they fit best.
 * A refined topic keeps the node that it started from.
 */

/** @import { NodeOrders, SortKey } from "./node_orders.js" */
/** @import { Payload, RefinedWords } from "./payload.js" */
/** @import { State } from "./state.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { unpack } from "./packed.js";
import { KEPT_WORDS, isWithin, numberOf, topicAround, topicOfEachWord, topWords } from "./tree_model.js";

/**
 * @typedef {object} Move   a word that is in another topic than in T(n)
 * @property {number} word
 * @property {number} source  the topic that it was in
 * @property {number} target  the topic that it is in now
 * @property {number} gain    what the log-likelihood would lose if this word alone went back
 */

/** T(n) as the tree has it. */
export class FlatView {
  /** @param {TreeModel} model @param {NodeOrders} orders @param {number} n */
  constructor(model, orders, n) {
    this.model = model;
    this.orders = orders;
    this.n = n;
    this.isRefined = false;
    /** @type {Map<number, Move>} */
    this.moves = new Map();
  }

  /** Return the topics in an order. @param {SortKey} key @param {boolean} descending */
  topics(key, descending) {
    return this.orders.topics(this.n, key, descending);
  }

  /** @param {number} node */
  frequency(node) {
    return this.model.frequencies[node];
  }

  /** @param {number} node */
  size(node) {
    return this.model.sizes[node];
  }

  /** Return the ten most frequent words of a topic. @param {number} node */
  topWords(node) {
    return topWords(this.model, node);
  }

  /** Return the topic that a node is or lies in; null if the view divides the node. @param {number} node */
  topicAround(node) {
    return topicAround(this.model, node, this.n);
  }

  /** Tell whether a node is a topic or lies in it. @param {number} topic @param {number} node */
  holds(topic, node) {
    return isWithin(this.model, node, topic);
  }

  topicOfEachWord() {
    return topicOfEachWord(this.model, this.n);
  }
}

/** @typedef {{frequency: number, size: number, words: number[]}} Total   of a topic, with its top words */

/** T(n) after words have moved. */
class RefinedView extends FlatView {
  /** @param {TreeModel} model @param {NodeOrders} orders @param {RefinedWords} packed */
  constructor(model, orders, packed) {
    super(model, orders, packed.n);
    this.isRefined = true;
    const homes = topicOfEachWord(model, packed.n);
    this.labels = homes.slice();
    const targets = unpack(packed.targets);
    const gains = unpack(packed.gains);
    // by falling gain, as in the payload
    unpack(packed.words).forEach((word, i) => {
      this.moves.set(word, { word, source: homes[word], target: targets[i], gain: gains[i] });
      this.labels[word] = targets[i];
    });
    this.totals = totalsOf(model, this.labels);
  }

  /** @param {SortKey} key @param {boolean} descending */
  topics(key, descending) {
    const value = this.valueBy(key);
    const sign = descending ? -1 : 1;
    return Int32Array.from(this.totals.keys()).sort((a, b) => sign * (value(a) - value(b)) || a - b);
  }

  /** @param {SortKey} key @returns {(node: number) => number} */
  valueBy(key) {
    if (key === "n") return (node) => numberOf(this.model, node);
    if (key === "size") return (node) => this.size(node);
    if (key !== "words") return (node) => this.frequency(node);
    const places = this.orders.alphabeticPlaces();
    return (node) => places[this.topWords(node)[0]];
  }

  /** @param {number} node */
  frequency(node) {
    return this.total(node).frequency;
  }

  /** @param {number} node */
  size(node) {
    return this.total(node).size;
  }

  /** @param {number} node */
  topWords(node) {
    return this.total(node).words;
  }

  /** @param {number} node @returns {Total} */
  total(node) {
    return this.totals.get(node) ?? { frequency: 0, size: 0, words: [] };
  }

  /** @param {number} node */
  topicAround(node) {
    return node < this.model.nWords ? this.labels[node] : super.topicAround(node);
  }

  /** @param {number} topic @param {number} node */
  holds(topic, node) {
    return node < this.model.nWords ? this.labels[node] === topic : super.holds(topic, node);
  }

  topicOfEachWord() {
    return this.labels;
  }
}

/** @param {TreeModel} model @param {Int32Array} labels  the topic of each word */
function totalsOf(model, labels) {
  /** @type {Map<number, Total>} */
  const totals = new Map();
  for (const word of model.byRank) {
    let total = totals.get(labels[word]);
    if (!total) totals.set(labels[word], (total = { frequency: 0, size: 0, words: [] }));
    total.frequency += model.frequencies[word];
    total.size++;
    if (total.words.length < KEPT_WORDS) total.words.push(word);
  }
  return totals;
}

/** The views of all n, and which of them can be refined. */
export class FlatViews {
  /** @param {TreeModel} model @param {NodeOrders} orders @param {Payload} payload */
  constructor(model, orders, payload) {
    this.model = model;
    this.orders = orders;
    this.packed = new Map(payload.refined.map((packed) => [packed.n, packed]));
    /** @type {Map<number, FlatView>} */
    this.made = new Map();
  }

  /** The numbers of topics that have a refined view. */
  get refinedNumbers() {
    return [...this.packed.keys()];
  }

  /** @param {number} n */
  hasRefined(n) {
    return this.packed.has(n);
  }

  /** Return the view that a state asks for. @param {State} state */
  at({ n, refined }) {
    const packed = refined ? this.packed.get(n) : undefined;
    if (!packed) return new FlatView(this.model, this.orders, n);
    const view = this.made.get(n) ?? new RefinedView(this.model, this.orders, packed);
    this.made.set(n, view);
    return view;
  }
}
