/**
 * The words that stand for a topic: its most distinctive ones or, as the user chooses, its most frequent ones.
 *
 * Distinctive words distinguish a topic from all other words. Those of a general topic are chance, so it always has
 * its frequent words. A page made without the counts of documents has frequent words only.
 */

/** @import { Payload } from "./payload.js" */
/** @import { Store } from "./state.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { DistinctiveWords } from "./distinctive_words.js";
import { KEPT_WORDS, topWords } from "./tree_model.js";

export class ShownWords {
  /** @param {TreeModel} model @param {Payload} payload @param {Store} store */
  constructor(model, { distinctive }, store) {
    this.model = model;
    this.store = store;
    /** @type {number[]} */
    this.summary = [];
    this.distinctive = distinctive && new DistinctiveWords(model, distinctive);
    this.generalFocus = distinctive ? distinctive.generalFocus : 0;
  }

  /** Whether the most frequent words are shown. */
  get areFrequent() {
    return this.distinctive === null || this.store.state.frequent;
  }

  /** @param {number} node @param {number} [count] @returns {number[]} */
  of(node, count = KEPT_WORDS) {
    if (this.distinctive === null || this.areFrequent) return topWords(this.model, node, count);
    if (node === this.model.root) return this.summary.slice(0, count);
    return this.isGeneral(this.model.focus?.[node] ?? 0) ? topWords(this.model, node, count) : this.distinctive.of(node, count);
  }

  /** Tell whether a topic with such a focus is shown by its frequent words in any case. @param {number} focus */
  isGeneral(focus) {
    return focus < this.generalFocus;
  }

  /**
   * Give the root, which nothing is left to tell from, the first words of other topics.
   * @param {Int32Array} topics  most distinctive first
   */
  summarize(topics) {
    this.summary = Array.from(topics.subarray(0, KEPT_WORDS), (topic) => this.distinctive?.of(topic, 1)[0] ?? topic);
  }

  /** Return the word that a node is known by. @param {number} node */
  first(node) {
    return this.of(node, 1)[0];
  }
}
