/**
 * The words that stand for a topic: those that describe its documents or, as the user chooses, its most frequent ones.
 *
 * Topics without documents always have their frequent words. A page made without the counts of documents has frequent
 * words only.
 */

/** @import { Store } from "./state.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { KEPT_WORDS, topWords } from "./tree_model.js";

export class ShownWords {
  /** @param {TreeModel} model @param {Store} store */
  constructor(model, store) {
    this.model = model;
    this.store = store;
  }

  /** Whether the most frequent words are shown. */
  get areFrequent() {
    return this.model.quality === null || this.store.state.frequent;
  }

  /** Return the words of a topic; a single word stands for itself. @param {number} node @param {number} [count] @returns {number[]} */
  of(node, count = KEPT_WORDS) {
    return node < this.model.nWords ? [node] : this.ofTopic(node, count);
  }

  /** Return the words of a topic, even if it is a single word. @param {number} node @param {number} [count] @returns {number[]} */
  ofTopic(node, count = KEPT_WORDS) {
    const words = this.areFrequent ? null : this.model.quality?.words(node);
    return words?.slice(0, count) ?? topWords(this.model, node, count);
  }

  /** Return the word that a node is known by. @param {number} node */
  first(node) {
    return this.of(node, 1)[0];
  }
}
