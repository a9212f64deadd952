/**
 * The topics of one n, as the tree has them or refined: words moved to the topic where they fit best.
 * A refined topic keeps the node that it started from.
 */

import { unpack } from "./packed.js";
import { isWithin, numberOf, topicAround, topicOfEachWord, topWords } from "./tree_model.js";

const KEPT_WORDS = 10;

/**
 * @typedef {object} Move   a word that is in another topic than in T(n)
 * @property {number} word
 * @property {number} source  the topic that it was in
 * @property {number} target  the topic that it is in now
 * @property {number} gain    what the log-likelihood would lose if this word alone went back
 */

/** T(n) as the tree has it. */
class PlainView {
  constructor(model, orders, n) {
    Object.assign(this, { model, orders, n, isRefined: false });
    /** @type {Map<number, Move>} */
    this.moves = new Map();
  }

  /** Give the topics in an order. @returns {Int32Array} */
  topics(key, descending) {
    return this.orders.topics(this.n, key, descending);
  }

  frequency(node) {
    return this.model.frequencies[node];
  }

  size(node) {
    return this.model.sizes[node];
  }

  /** Give the ten most frequent words of a topic. @returns {number[]} */
  topWords(node) {
    return topWords(this.model, node);
  }

  /** Give the topic that a node is or lies in; null if the view divides the node. */
  topicAround(node) {
    return topicAround(this.model, node, this.n);
  }

  /** Tell whether a node is a topic or lies in it. */
  holds(topic, node) {
    return isWithin(this.model, node, topic);
  }

  topicOfEachWord() {
    return topicOfEachWord(this.model, this.n);
  }
}

/** T(n) after words have moved. */
class RefinedView {
  constructor(model, orders, packed) {
    Object.assign(this, { model, orders, n: packed.n, isRefined: true });
    const homes = topicOfEachWord(model, packed.n);
    this.labels = homes.slice();
    const targets = unpack(packed.targets);
    const gains = unpack(packed.gains);
    /** @type {Map<number, Move>} by falling gain */
    this.moves = new Map();
    unpack(packed.words).forEach((word, i) => {
      this.moves.set(word, { word, source: homes[word], target: targets[i], gain: gains[i] });
      this.labels[word] = targets[i];
    });
    this.addTotals();
  }

  addTotals() {
    const { model, labels } = this;
    this.totals = new Map();
    for (const word of model.byRank) {
      let total = this.totals.get(labels[word]);
      if (!total) this.totals.set(labels[word], (total = { frequency: 0, size: 0, words: [] }));
      total.frequency += model.frequencies[word];
      total.size++;
      if (total.words.length < KEPT_WORDS) total.words.push(word);
    }
  }

  topics(key, descending) {
    const places = key === "words" ? this.orders.alphabeticPlaces() : null;
    const value = {
      n: (node) => numberOf(this.model, node),
      words: (node) => places[this.topWords(node)[0]],
      size: (node) => this.size(node),
    }[key] ?? ((node) => this.frequency(node));
    const sign = descending ? -1 : 1;
    return Int32Array.from(this.totals.keys()).sort((a, b) => sign * (value(a) - value(b)) || a - b);
  }

  frequency(node) {
    return this.totals.get(node).frequency;
  }

  size(node) {
    return this.totals.get(node).size;
  }

  topWords(node) {
    return this.totals.get(node).words;
  }

  topicAround(node) {
    return node < this.model.nWords ? this.labels[node] : topicAround(this.model, node, this.n);
  }

  holds(topic, node) {
    return node < this.model.nWords ? this.labels[node] === topic : isWithin(this.model, node, topic);
  }

  topicOfEachWord() {
    return this.labels;
  }
}

/** The views of all n, and which of them can be refined. */
export class FlatViews {
  constructor(model, orders, payload) {
    Object.assign(this, { model, orders });
    this.packed = new Map(payload.refined.map((packed) => [packed.n, packed]));
    /** @type {Map<number, RefinedView>} */
    this.made = new Map();
  }

  /** The numbers of topics that have a refined view. @returns {number[]} */
  get refinedNumbers() {
    return [...this.packed.keys()];
  }

  hasRefined(n) {
    return this.packed.has(n);
  }

  /** Give the view that a state asks for. */
  at({ n, refined }) {
    if (!refined || !this.packed.has(n)) return new PlainView(this.model, this.orders, n);
    if (!this.made.has(n)) this.made.set(n, new RefinedView(this.model, this.orders, this.packed.get(n)));
    return this.made.get(n);
  }
}
