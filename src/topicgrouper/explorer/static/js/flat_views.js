/** Topics that hold every word once: T(n), or an uneven cut through the tree. */

/** @import { NodeOrders, SortKey } from "./node_orders.js" */
/** @import { Payload } from "./payload.js" */
/** @import { ShownWords } from "./shown_words.js" */
/** @import { State } from "./state.js" */
/** @import { TopicDocuments } from "./topic_documents.js" */
/** @import { TopicNames } from "./topic_names.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { UNKNOWN_COHERENCE } from "./node_orders.js";
import { NAMED, readCut, showNamed, writtenCut } from "./cuts.js";
import { unpack } from "./packed.js";
import { counted } from "./text.js";
import {
  countInView,
  isTopicOf,
  isWithin,
  largestNOf,
  nearestNOf,
  numberOf,
  topicAround,
  topicOfEachWord,
} from "./tree_model.js";

/** @typedef {{model: TreeModel, orders: NodeOrders, words: ShownWords, topicDocuments: TopicDocuments}} Shared   what all views are made of */

/** T(n) as the tree has it. */
export class FlatView {
  /** @param {Shared} shared @param {number} n */
  constructor({ model, orders, words, topicDocuments }, n) {
    this.model = model;
    this.topicDocuments = topicDocuments;
    this.orders = orders;
    this.words = words;
    this.n = n;
    /** What it is called in a heading, and within a sentence. */
    this.title = counted(n, "topic");
    this.name = `the view with ${this.title}`;
    /** What tells it from all others, and a server knows it by. */
    this.key = String(n);
    this.isCut = false;
    this.isNamed = false;
    /**
     * Its course through the overview from left to right: each node is crossed at an n.
     * @type {{node: number, n: number}[]}
     */
    this.steps = [{ node: model.root, n }];
  }

  /** Return the topics in an order. @param {SortKey} key @param {boolean} descending @returns {Int32Array} */
  topics(key, descending) {
    if (key !== "documents") return this.orders.topics(this.n, key, descending);
    const sign = descending ? -1 : 1;
    const topics = Array.from(this.topics("frequency", true), (node) => ({ node, count: this.documents(node) ?? 0 }));
    return Int32Array.from(topics.sort((a, b) => sign * (a.count - b.count)), ({ node }) => node);
  }

  /** The number of documents whose main topic is or lies in a node; null if not known. @param {number} node */
  documents(node) {
    return this.topicDocuments.count(this, node);
  }

  /** The share of all documents. @param {number} node */
  documentShare(node) {
    return this.topicDocuments.share(this, node);
  }

  /** @param {number} node */
  frequency(node) {
    return this.model.frequencies[node];
  }

  /** @param {number} node */
  size(node) {
    return this.model.sizes[node];
  }

  /** How far the documents of a topic differ from all, in bits; 0 if it is not known. @param {number} node */
  focus(node) {
    return this.model.focus?.[node] ?? 0;
  }

  /** How often its words occur together; null if it is not known. @param {number} node */
  coherence(node) {
    return this.model.quality?.coherence(node) ?? null;
  }

  /** What to be careful about with a topic; null if there is nothing. @param {number} node */
  warning(node) {
    return this.model.quality?.warning(node) ?? null;
  }

  /** How many other trees of a forest have a topic, such as "3 of 4 trees". @param {number} node */
  support(node) {
    return this.model.quality?.support(node) ?? null;
  }

  /** Return the ten words that stand for a node. @param {number} node */
  wordsOf(node) {
    return this.isTopic(node) ? this.words.ofTopic(node) : this.words.of(node);
  }

  /** @param {number} node */
  isTopic(node) {
    return isTopicOf(this.model, node, this.n);
  }

  /** Return the n at which the line through the overview crosses a topic. @param {number} _ */
  nOf(_) {
    return this.n;
  }

  /** Tell whether a node holds several topics. @param {number} node */
  divides(node) {
    return largestNOf(this.model, node) < this.n;
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

/** An uneven cut: nodes of any levels of the tree. */
class CutView extends FlatView {
  /** @param {Shared} shared @param {string} key @param {number[]} nodes @param {number} [near]  where the overview has it */
  constructor(shared, key, nodes, near = nodes.length) {
    const { model } = shared;
    const { starts, sizes, order } = model;
    const labels = new Int32Array(model.nWords);
    for (const node of nodes) {
      for (let i = starts[node], end = i + sizes[node]; i < end; i++) labels[order[i]] = node;
    }
    super(shared, nodes.length);
    this.labels = labels;
    this.nodes = Int32Array.from(nodes);
    this.key = key;
    this.isCut = true;
    this.near = near;
    this.title = `Cut of ${counted(this.n, "topic")}`;
    this.name = `the cut of ${counted(this.n, "topic")}`;
    this.steps = Array.from(this.nodes, (node) => ({ node, n: this.nOf(node) }));
    this.steps.sort((a, b) => starts[a.node] - starts[b.node]);
  }

  /** @param {SortKey} key @param {boolean} descending */
  topics(key, descending) {
    if (key === "documents") return super.topics(key, descending);
    const value = this.valueBy(key);
    const sign = descending ? -1 : 1;
    return this.nodes.slice().sort((a, b) => sign * (value(a) - value(b)) || a - b);
  }

  /** @param {SortKey} key @returns {(node: number) => number} */
  valueBy(key) {
    if (key === "n") return (node) => numberOf(this.model, node);
    if (key === "size") return (node) => this.size(node);
    if (key === "focus" && this.model.focus) return (node) => this.focus(node);
    if (key === "coherence") return (node) => this.coherence(node) ?? UNKNOWN_COHERENCE;
    if (key !== "words") return (node) => this.frequency(node);
    const places = this.orders.alphabeticPlaces();
    return (node) => places[this.wordsOf(node)[0]];
  }

  topicOfEachWord() {
    return this.labels;
  }

  /** @param {number} node */
  nOf(node) {
    return nearestNOf(this.model, node, this.near);
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

const CUTS_KEPT = 8;

/** All views: of every n, and uneven cuts. */
export class FlatViews {
  /** @param {Shared} shared @param {Payload} payload @param {TopicNames} names */
  constructor(shared, payload, names) {
    this.shared = shared;
    this.names = names;
    /** The last view of named topics that was asked for. @type {{n: number, view: FlatView}|null} */
    this.named = null;
    names.subscribe(() => {
      this.named = null;
    });
    const opening = payload.cut && Array.from(unpack(payload.cut));
    /** The cut that the page was made with, however long; "" for none. */
    this.opening = opening ? (writtenCut(shared.model, opening) ?? "opening") : "";
    /** @type {Map<string, CutView|null>} */
    this.cuts = new Map();
    this.openingView = opening && new CutView(shared, "cut", opening);
  }

  /** Return a written cut; null if there is none, or it makes no sense. @param {string} cut */
  cutView(cut) {
    if (this.openingView && (cut === this.opening || cut === "1")) return this.openingView;
    const known = this.cuts.get(cut);
    if (known !== undefined) return known;
    const nodes = readCut(this.shared.model, cut);
    const made = nodes && new CutView(this.shared, cut, nodes);
    if (this.cuts.size >= CUTS_KEPT) this.cuts.clear();
    this.cuts.set(cut, made);
    return made;
  }

  /** Return T(n) with all named topics in it. @param {number} n */
  namedView(n) {
    if (this.named?.n !== n) this.named = { n, view: this.makeNamed(n) };
    return this.named.view;
  }

  /** @param {number} n */
  makeNamed(n) {
    const { model, orders } = this.shared;
    const topics = showNamed(model, orders.topics(n, "frequency", true), this.names.all().map(([node]) => node));
    const key = writtenCut(model, topics) ?? NAMED + n;
    if (!key) return new FlatView(this.shared, topics.length);
    const view = new CutView(this.shared, key, topics, n);
    const title = `${counted(topics.length, "topic")} with all named ones`;
    return Object.assign(view, { isNamed: true, title, name: `the view of ${title}` });
  }

  /** Return the view that a state asks for. @param {Pick<State, "n"|"cut">} state */
  at({ n, cut }) {
    if (cut === NAMED) return this.namedView(n);
    const view = cut ? this.cutView(cut) : null;
    return view?.n === n ? view : new FlatView(this.shared, n);
  }
}
