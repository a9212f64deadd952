/**
 * How unexpected the words of a document are, as `topicgrouper.prediction.DocumentModel.surprise` has it: at every join,
 * documents divide their words by a proportion that is drawn from the join's Beta distribution.
 */

/** @import { PackedProportions } from "./payload.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { unpack } from "./packed.js";

export class WordSurprise {
  /** @param {TreeModel} model @param {PackedProportions} packed */
  constructor(model, { logits, spreads }) {
    this.model = model;
    this.logits = unpack(logits);
    this.spreads = unpack(spreads);
  }

  /**
   * Return −log₂ p(word | the document without one occurrence of it) of each word.
   * @param {[word: number, count: number][]} words
   * @returns {Map<number, number>}
   */
  of(words) {
    const { parents, root } = this.model;
    /** @type {Map<number, number>} occurrences of each topic */
    const counts = new Map();
    for (const [word, count] of words) {
      for (let node = word; node <= root; node = parents[node]) counts.set(node, (counts.get(node) ?? 0) + count);
    }
    return new Map(words.map(([word]) => [word, this.bits(word, counts)]));
  }

  /** @param {number} word @param {Map<number, number>} counts */
  bits(word, counts) {
    const { parents, root, nWords, walk } = this.model;
    let bits = 0;
    for (let node = word; node < root; node = parents[node]) {
      const parent = parents[node];
      const isLeft = walk.starts[node] === walk.starts[parent];
      const logit = this.logits[parent - nWords];
      const spread = this.spreads[parent - nWords];
      const mean = 1 / (1 + Math.exp(isLeft ? -logit : logit));
      const others = (counts.get(node) ?? 0) - 1;
      const all = (counts.get(parent) ?? 0) - 1;
      bits -= Math.log2((mean + others * spread) / (1 + all * spread));
    }
    return bits;
  }
}
