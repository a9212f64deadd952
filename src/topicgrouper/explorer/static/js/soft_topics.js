/**
 * Soft topics: a word may belong to several. Each has the node of the topic that it started from.
 *
 * Only substantial shares are known: at least a tenth of a word's occurrences, and at least ten of them.
 */

/** @import { NodeText } from "./node_text.js" */
/** @import { SoftShares } from "./payload.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { unpack } from "./packed.js";

const NAMING_WORDS = 3;
/** Part of the mean topic's occurrences below which a topic is empty. */
const EMPTY_SHARE = 0.01;

/**
 * @typedef {object} Share
 * @property {number} word
 * @property {number} topic  its node
 * @property {number} share  of the word's occurrences that belong to the topic
 */

export class SoftTopics {
  /** @param {TreeModel} model @param {SoftShares} packed */
  constructor(model, packed) {
    const { starts, sizes, order } = model;
    this.model = model;
    /** The nodes of the topics. */
    this.nodes = unpack(packed.nodes);
    /** The topic that each word has in the tree. */
    this.homes = new Int32Array(model.nWords);
    /** @type {Map<number, number>} */
    this.frequencies = new Map();
    /** @type {Map<number, number[]>} */
    this.naming = new Map();
    /** @type {Map<number, Share[]>} */
    this.byTopic = new Map();
    /** @type {Map<number, Share[]>} */
    this.byWord = new Map();
    const frequencies = unpack(packed.frequencies);
    const naming = [...unpack(packed.naming)];
    const counts = unpack(packed.sizes);
    const words = unpack(packed.words);
    const shares = unpack(packed.shares);
    let at = 0;
    this.nodes.forEach((topic, i) => {
      for (let place = starts[topic], end = place + sizes[topic]; place < end; place++) this.homes[order[place]] = topic;
      this.frequencies.set(topic, frequencies[i]);
      this.naming.set(topic, naming.slice(NAMING_WORDS * i, NAMING_WORDS * (i + 1)).filter((word) => word >= 0));
      /** @type {Share[]} */
      const listed = [];
      for (const end = at + counts[i]; at < end; at++) listed.push({ word: words[at], topic, share: shares[at] / 100 });
      this.byTopic.set(topic, listed);
      for (const each of listed) this.byWord.set(each.word, [...(this.byWord.get(each.word) ?? []), each]);
    });
    for (const each of this.byWord.values()) each.sort((a, b) => b.share - a.share);
  }

  get n() {
    return this.nodes.length;
  }

  /** Tell whether a node has a soft topic. @param {number} node */
  has(node) {
    return this.byTopic.has(node);
  }

  /** The topic's share of all occurrences. @param {number} node */
  shareOf(node) {
    return (this.frequencies.get(node) ?? 0) / this.model.frequencies[this.model.root];
  }

  /** Tell whether hardly anything belongs to a topic: a mixture may do without it. @param {number} node */
  isEmpty(node) {
    return this.shareOf(node) < EMPTY_SHARE / this.n;
  }

  /** The words of a topic, in the order of the payload. @param {number} node */
  wordsOf(node) {
    return this.byTopic.get(node) ?? [];
  }

  /** The topics of a word, largest share first. @param {number} word */
  topicsOf(word) {
    return this.byWord.get(word) ?? [];
  }

  /**
   * Words that the tree has in a topic, but of which another one has most.
   * @param {number} node
   * @param {Iterable<number>} words  those of the node
   */
  leftFrom(node, words) {
    return [...words].flatMap((word) => this.topicsOf(word).slice(0, 1)).filter(({ topic }) => topic !== node);
  }

  /**
   * Make an element that names a topic by its number and its words here, not those of the tree.
   * @param {number} node
   * @param {NodeText} nodeText
   */
  nameOf(node, nodeText) {
    const words = this.naming.get(node) ?? [];
    const made = nodeText.wordsElement(node, NAMING_WORDS);
    if (words.length) {
      nodeText.fill(made, words);
      made.prepend(...nodeText.nameElements(node));
    }
    made.prepend(`${nodeText.number(node)} `);
    return made;
  }
}
