/** Topics that hold every word once: T(n), or an uneven cut through the tree. */

/** @import { Payload } from "./payload.js" */
/** @import { ShownWords } from "./shown_words.js" */
/** @import { State } from "./state.js" */
/** @import { TopicDocuments } from "./topic_documents.js" */
/** @import { TopicNames } from "./topic_names.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { NAMED, cutTopics, namedTopics, readCut, writtenCut } from "./cuts.js";
import { unpack } from "./packed.js";
import { counted, folded } from "./text.js";
import { isWithin, nearestNOf, numberOf } from "./tree_model.js";

/** What topics can be ordered by, and whether the largest comes first when it is chosen. */
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
const UNKNOWN_COHERENCE = -2;

/** @typedef {keyof typeof SORT_KEYS} SortKey */
/** @typedef {{model: TreeModel, vocabulary: string[], words: ShownWords, topicDocuments: TopicDocuments}} Shared   what all views are made of */

export class FlatView {
  /**
   * @param {Shared} shared
   * @param {Iterable<number>} nodes  the topics
   * @param {string} key  what tells it from all others, and a server knows it by
   * @param {{isCut?: boolean, isNamed?: boolean, near?: number}} [kind]  near: where the overview has it
   */
  constructor({ model, vocabulary, words, topicDocuments }, nodes, key, { isCut = false, isNamed = false, near } = {}) {
    const { starts, sizes, order } = model;
    this.model = model;
    this.vocabulary = vocabulary;
    this.words = words;
    this.topicDocuments = topicDocuments;
    this.key = key;
    this.nodes = Int32Array.from(nodes);
    this.n = this.nodes.length;
    this.isCut = isCut;
    this.isNamed = isNamed;
    this.near = near ?? this.n;
    /** The topic of each word. */
    this.labels = new Int32Array(model.nWords);
    for (const node of this.nodes) {
      for (let i = starts[node], end = i + sizes[node]; i < end; i++) this.labels[order[i]] = node;
    }
    const topics = counted(this.n, "topic");
    /** What it is called in a heading, and within a sentence. */
    this.title = isNamed ? `${topics} with all named ones` : isCut ? `Cut of ${topics}` : topics;
    this.name = isNamed ? `the view of ${this.title}` : isCut ? `the cut of ${topics}` : `the view with ${topics}`;
    /**
     * Its course through the overview from left to right: each node is crossed at an n.
     * @type {{node: number, n: number}[]}
     */
    this.steps = isCut ? Array.from(this.nodes, (node) => ({ node, n: this.nOf(node) })) : [{ node: model.root, n: this.n }];
    this.steps.sort((a, b) => starts[a.node] - starts[b.node]);
  }

  /** Return the topics in an order; equal ones by rising id, or where documents are equal by falling frequency. @param {SortKey} key @param {boolean} descending @returns {Int32Array} */
  topics(key, descending) {
    const { frequencies } = this.model;
    const values = new Map(Array.from(this.nodes, (node) => [node, this.valueOf(key, node)]));
    return this.nodes.slice().sort((a, b) => {
      const [x, y] = [values.get(a) ?? 0, values.get(b) ?? 0];
      if (x !== y) return x < y === descending ? 1 : -1;
      return (key === "documents" && frequencies[b] - frequencies[a]) || a - b;
    });
  }

  /** Return what an order is by. @param {SortKey} key @param {number} node @returns {number|string} */
  valueOf(key, node) {
    if (key === "n") return numberOf(this.model, node);
    if (key === "words") return folded(this.vocabulary[this.wordsOf(node)[0]]); // a collator would take a second for 100,000 words
    if (key === "documents") return this.documents(node) ?? 0;
    if (key === "size") return this.model.sizes[node];
    if (key === "focus" && this.model.focus) return this.focus(node);
    if (key === "coherence") return this.coherence(node) ?? UNKNOWN_COHERENCE;
    return this.model.frequencies[node];
  }

  /** The number of documents whose main topic is or lies in a node; null if not known. @param {number} node */
  documents(node) {
    return this.topicDocuments.count(this, node);
  }

  /** The share of all documents. @param {number} node */
  documentShare(node) {
    return this.topicDocuments.share(this, node);
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

  /** Return the ten words that stand for a node. @param {number} node */
  wordsOf(node) {
    return this.isTopic(node) ? this.words.ofTopic(node) : this.words.of(node);
  }

  /** Return the n at which the line through the overview crosses a topic. @param {number} node */
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

  /** Tell whether a node holds several topics. @param {number} node */
  divides(node) {
    return this.model.sizes[node] > this.model.sizes[this.topicAt(node)];
  }

  /** Return the number of topics that a node is divided into. @param {number} node */
  countWithin(node) {
    return this.nodes.filter((topic) => isWithin(this.model, topic, node)).length;
  }

  /** Return the topic that a node is or lies in; null if the view divides the node. @param {number} node */
  topicAround(node) {
    return this.divides(node) ? null : this.topicAt(node);
  }
}

const VIEWS_KEPT = 8;

/** All views: of every n, and uneven cuts. */
export class FlatViews {
  /** @param {Shared} shared @param {Payload} payload @param {TopicNames} names */
  constructor(shared, payload, names) {
    this.shared = shared;
    this.names = names;
    /** @type {Map<string, FlatView|null>} */
    this.kept = new Map();
    names.subscribe(() => this.kept.clear());
    const opening = payload.cut && Array.from(unpack(payload.cut));
    /** The cut that the page was made with, however long; "" for none. */
    this.opening = opening ? (writtenCut(shared.model, opening) ?? "opening") : "";
    this.openingView = opening && new FlatView(shared, opening, "cut", { isCut: true });
  }

  /**
   * Return what is kept under a name, or else made.
   * @template {FlatView|null} T
   * @param {string} name
   * @param {() => T} make
   */
  keep(name, make) {
    const known = this.kept.get(name);
    if (known !== undefined) return /** @type {T} */ (known);
    const made = make();
    if (this.kept.size >= VIEWS_KEPT) this.kept.clear();
    this.kept.set(name, made);
    return made;
  }

  /** Return a written cut; null if there is none, or it makes no sense. @param {string} cut */
  cutView(cut) {
    if (this.openingView && cut === this.opening) return this.openingView;
    return this.keep(`cut ${cut}`, () => {
      const nodes = readCut(this.shared.model, cut);
      return nodes && new FlatView(this.shared, nodes, cut, { isCut: true });
    });
  }

  /** Return T(n). @param {number} n */
  plainView(n) {
    return this.keep(String(n), () => new FlatView(this.shared, cutTopics(this.shared.model, n), String(n)));
  }

  /** Return T(n) with all named topics in it. @param {number} n */
  namedView(n) {
    return this.keep(NAMED + n, () => {
      const topics = namedTopics(this.shared.model, n, this.names.all().map(([node]) => node));
      const key = writtenCut(this.shared.model, topics) ?? NAMED + n;
      return key ? new FlatView(this.shared, topics, key, { isCut: true, isNamed: true, near: n }) : this.plainView(topics.length);
    });
  }

  /** Return the view that a state asks for. @param {Pick<State, "n"|"cut">} state */
  at({ n, cut }) {
    if (cut === NAMED) return this.namedView(n);
    const view = cut ? this.cutView(cut) : null;
    return view?.n === n ? view : this.plainView(n);
  }
}
