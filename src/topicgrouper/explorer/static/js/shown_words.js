/**
 * The words that stand for a topic: its most distinctive ones or, as the user chooses, its most frequent ones.
 *
 * Distinctive words distinguish a topic from all other words or, in the tree, from the topic beside it. A page
 * made without the counts of documents has frequent words only.
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
    this.distinctive = distinctive && {
      rest: new DistinctiveWords(model, distinctive.rest),
      sibling: new DistinctiveWords(model, distinctive.sibling),
    };
  }

  /** Whether the most frequent words are shown. */
  get areFrequent() {
    return this.distinctive === null || this.store.state.frequent;
  }

  /** @param {number} node @param {number} [count] @returns {number[]} */
  of(node, count = KEPT_WORDS) {
    if (this.distinctive === null || this.areFrequent) return topWords(this.model, node, count);
    return node === this.model.root ? this.summary.slice(0, count) : this.distinctive.rest.of(node, count);
  }

  /** Return the words that tell a node from the one beside it. @param {number} node @param {number} count */
  besideSibling(node, count) {
    if (this.distinctive === null || this.areFrequent) return topWords(this.model, node, count);
    return node === this.model.root ? this.of(node, count) : this.distinctive.sibling.of(node, count);
  }

  /**
   * Give the root, which nothing is left to tell from, the first words of other topics.
   * @param {Int32Array} topics  most distinctive first
   */
  summarize(topics) {
    this.summary = Array.from(topics.subarray(0, KEPT_WORDS), (topic) => this.distinctive?.rest.of(topic, 1)[0] ?? topic);
  }

  /** Return the word that a node is known by. @param {number} node */
  first(node) {
    return this.of(node, 1)[0];
  }
}
