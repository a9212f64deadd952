/**
 * The rows of T(n) in any order, without sorting.
 *
 * All nodes of the tree are sorted once, when an order is first asked for. The topics of T(n) in that
 * order are then picked out in one pass over the nodes, whatever n is.
 */

/** @import { ShownWords } from "./shown_words.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { folded } from "./text.js";
import { numberOf } from "./tree_model.js";

/** What rows can be ordered by, and whether the largest comes first when it is chosen. */
export const SORT_KEYS = {
  documents: true,
  n: false,
  words: false,
  frequency: true,
  share: true,
  focus: true,
  coherence: true,
  size: true,
};

/** Where topics of unknown coherence stand: below all others. */
export const UNKNOWN_COHERENCE = -2;

/** @typedef {keyof typeof SORT_KEYS} SortKey */

export class NodeOrders {
  /**
   * @param {TreeModel} model
   * @param {string[]} vocabulary
   * @param {ShownWords} words
   */
  constructor(model, vocabulary, words) {
    this.model = model;
    this.vocabulary = vocabulary;
    this.words = words;
    /** @type {Map<string, Int32Array>} */
    this.orders = new Map();
  }

  /**
   * Return the topics of T(n).
   * @param {number} n
   * @param {SortKey} key
   * @param {boolean} descending
   * @returns {Int32Array}
   */
  topics(n, key, descending) {
    const { parents, nWords } = this.model;
    const existing = 2 * nWords - n;
    const order = this.order(key === "share" ? "frequency" : key, descending);
    const topics = new Int32Array(n);
    for (let i = 0, found = 0; i < order.length && found < n; i++) {
      const node = order[i];
      if (node < existing && parents[node] >= existing) topics[found++] = node;
    }
    return topics;
  }

  /**
   * Return all nodes in an order. Equal ones stand by rising id, up or down.
   * @param {SortKey} key
   * @param {boolean} descending
   */
  order(key, descending) {
    const name = `${key} ${descending} ${key === "words" && this.words.areFrequent}`;
    let order = this.orders.get(name);
    if (!order) {
      const values = this.values(key);
      order = new Int32Array(this.model.nNodes);
      for (let node = 0; node < order.length; node++) order[node] = node;
      order.sort(descending ? (a, b) => values[b] - values[a] || a - b : (a, b) => values[a] - values[b] || a - b);
      this.orders.set(name, order);
    }
    return order;
  }

  /** @param {SortKey} key */
  values(key) {
    const { model } = this;
    if (key === "frequency") return model.frequencies;
    if (key === "size") return model.sizes;
    if (key === "focus") return model.focus ?? model.frequencies;
    const places = key === "words" ? this.alphabeticPlaces() : null;
    return Float64Array.from(model.frequencies, (_, node) => {
      if (key === "coherence") return model.quality?.coherence(node) ?? UNKNOWN_COHERENCE;
      return places ? places[this.words.first(node)] : numberOf(model, node);
    });
  }

  /** Topics of one view share no word, so the place of its first word is all that orders a topic. */
  alphabeticPlaces() {
    // without case and accents; a collator would take a second for 100,000 words
    const forms = this.vocabulary.map(folded);
    const words = forms.map((_, word) => word);
    words.sort((a, b) => (forms[a] < forms[b] ? -1 : forms[a] > forms[b] ? 1 : a - b));
    const places = new Int32Array(words.length);
    words.forEach((word, place) => {
      places[word] = place;
    });
    return places;
  }
}
