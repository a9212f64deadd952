/**
 * Topics that hold every word once: T(n), an uneven cut through the tree, or T(n) refined, with words moved
 * to the topic where they fit best. A refined topic keeps the node that it started from.
 */

/** @import { NodeOrders, SortKey } from "./node_orders.js" */
/** @import { PackedArray } from "./packed.js" */
/** @import { Payload, RefinedWords } from "./payload.js" */
/** @import { State } from "./state.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { unpack } from "./packed.js";
import { counted } from "./text.js";
import {
  KEPT_WORDS,
  countInView,
  isTopicOf,
  isWithin,
  nearestNumberOf,
  numberOf,
  topicAround,
  topicOfEachWord,
  topWords,
} from "./tree_model.js";

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
    /** What it is called in a heading, and within a sentence. */
    this.title = counted(n, "topic");
    this.name = `the view with ${this.title}`;
    this.isCut = false;
    this.isRefined = false;
    /**
     * Its course through the overview from left to right: each node is crossed at an n.
     * @type {{node: number, n: number}[]}
     */
    this.steps = [{ node: model.root, n }];
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

  /** @param {number} node */
  isTopic(node) {
    return isTopicOf(this.model, node, this.n);
  }

  /** Tell whether a node holds several topics. @param {number} node */
  divides(node) {
    return numberOf(this.model, node) < this.n;
  }

  /** Return the number of topics that a node is divided into. @param {number} node */
  countWithin(node) {
    return countInView(this.model, node, this.n);
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

/** Topics that differ from T(n): given by the topic of each word. */
class LabelledView extends FlatView {
  /** @param {TreeModel} model @param {NodeOrders} orders @param {number} n @param {Int32Array} labels */
  constructor(model, orders, n, labels) {
    super(model, orders, n);
    this.labels = labels;
    this.nodes = new Int32Array(new Set(labels));
  }

  /** @param {SortKey} key @param {boolean} descending */
  topics(key, descending) {
    const value = this.valueBy(key);
    const sign = descending ? -1 : 1;
    return this.nodes.slice().sort((a, b) => sign * (value(a) - value(b)) || a - b);
  }

  /** @param {SortKey} key @returns {(node: number) => number} */
  valueBy(key) {
    if (key === "n") return (node) => numberOf(this.model, node);
    if (key === "size") return (node) => this.size(node);
    if (key !== "words") return (node) => this.frequency(node);
    const places = this.orders.alphabeticPlaces();
    return (node) => places[this.topWords(node)[0]];
  }

  topicOfEachWord() {
    return this.labels;
  }
}

/** An uneven cut: nodes of any levels of the tree. */
class CutView extends LabelledView {
  /** @param {TreeModel} model @param {NodeOrders} orders @param {PackedArray} packed */
  constructor(model, orders, packed) {
    const { starts, sizes, order } = model;
    const nodes = unpack(packed);
    const labels = new Int32Array(model.nWords);
    for (const node of nodes) {
      for (let i = starts[node], end = i + sizes[node]; i < end; i++) labels[order[i]] = node;
    }
    super(model, orders, nodes.length, labels);
    this.isCut = true;
    this.title = `Cut of ${counted(this.n, "topic")}`;
    this.name = `the cut of ${counted(this.n, "topic")}`;
    this.steps = Array.from(this.nodes, (node) => ({ node, n: nearestNumberOf(model, node, this.n) }));
    this.steps.sort((a, b) => starts[a.node] - starts[b.node]);
  }

  /** Return the topic of a node's first word. @param {number} node */
  topicAt(node) {
    return this.labels[this.model.order[this.model.starts[node]]];
  }

  /** @param {number} node */
  isTopic(node) {
    return this.topicAt(node) === node;
  }

  /** @param {number} node */
  divides(node) {
    return this.model.sizes[node] > this.model.sizes[this.topicAt(node)];
  }

  /** @param {number} node */
  countWithin(node) {
    return this.nodes.filter((topic) => isWithin(this.model, topic, node)).length;
  }

  /** @param {number} node */
  topicAround(node) {
    return this.divides(node) ? null : this.topicAt(node);
  }
}

/** @typedef {{frequency: number, size: number, words: number[]}} Total   of a topic, with its top words */

/** T(n) after words have moved. */
class RefinedView extends LabelledView {
  /** @param {TreeModel} model @param {NodeOrders} orders @param {RefinedWords} packed */
  constructor(model, orders, packed) {
    const homes = topicOfEachWord(model, packed.n);
    const words = unpack(packed.words);
    const targets = unpack(packed.targets);
    const labels = homes.slice();
    words.forEach((word, i) => {
      labels[word] = targets[i];
    });
    super(model, orders, packed.n, labels);
    this.isRefined = true;
    this.title = `${counted(packed.n, "topic")}, refined`;
    this.name = `the refined view with ${counted(packed.n, "topic")}`;
    const gains = unpack(packed.gains);
    // by falling gain, as in the payload
    words.forEach((word, i) => {
      this.moves.set(word, { word, source: homes[word], target: targets[i], gain: gains[i] });
    });
    this.totals = totalsOf(model, labels);
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

/** All views: of every n, those of them that can be refined, and the uneven cut if there is one. */
export class FlatViews {
  /** @param {TreeModel} model @param {NodeOrders} orders @param {Payload} payload */
  constructor(model, orders, payload) {
    this.model = model;
    this.orders = orders;
    this.cut = payload.cut && new CutView(model, orders, payload.cut);
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

  /** Return the view that a state asks for, before any refinement: its topics are nodes. @param {State} state */
  unrefinedAt({ n, cut }) {
    return cut && this.cut?.n === n ? this.cut : new FlatView(this.model, this.orders, n);
  }

  /** Return the view that a state asks for. @param {State} state */
  at(state) {
    const { n, refined } = state;
    const unrefined = this.unrefinedAt(state);
    const packed = refined && !unrefined.isCut ? this.packed.get(n) : undefined;
    if (!packed) return unrefined;
    const view = this.made.get(n) ?? new RefinedView(this.model, this.orders, packed);
    this.made.set(n, view);
    return view;
  }
}
