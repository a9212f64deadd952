/**
 * The distinctive words of all joined topics, as the payload has them: places within a topic's words.
 *
 * Words stand in the order of a walk down the tree, left part first, in which the words of a topic are
 * neighbours. Places in topics of at most 256 words are bytes; those in larger ones have an array of their own.
 */

/** @import { Numbers } from "./packed.js" */
/** @import { PackedDistinctive } from "./payload.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { unpack } from "./packed.js";

const NEAR = 256;

export class DistinctiveWords {
  /** @param {TreeModel} model @param {PackedDistinctive} packed */
  constructor(model, packed) {
    this.model = model;
    this.most = packed.most;
    this.near = unpack(packed.near);
    this.far = unpack(packed.far);
    this.from = this.firstPlaces();
  }

  /** Return where the places of each join begin, in the one array or the other. */
  firstPlaces() {
    const { nWords, nNodes, sizes } = this.model;
    const from = new Int32Array(nNodes - nWords);
    let near = 0;
    let far = 0;
    for (let join = 0; join < from.length; join++) {
      const size = sizes[nWords + join];
      const count = Math.min(this.most, size);
      from[join] = size <= NEAR ? near : far;
      if (size <= NEAR) near += count;
      else far += count;
    }
    return from;
  }

  /**
   * Return a node's most distinctive words, at most as many as were kept.
   * @param {number} node
   * @param {number} count
   * @returns {number[]}
   */
  of(node, count) {
    const { nWords, sizes, walk } = this.model;
    if (node < nWords) return [node];
    /** @type {Numbers} */
    const places = sizes[node] <= NEAR ? this.near : this.far;
    const from = this.from[node - nWords];
    const start = walk.starts[node];
    const words = [];
    for (let i = from; i < from + Math.min(count, this.most, sizes[node]); i++) {
      words.push(walk.order[start + places[i]]);
    }
    return words;
  }
}
