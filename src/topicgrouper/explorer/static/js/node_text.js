/** Nodes in words: the same everywhere they are named. */

/** @import { TopicChange } from "./payload.js" */
/** @import { ShownWords } from "./shown_words.js" */
/** @import { Terms } from "./terms.js" */
/** @import { TopicNames } from "./topic_names.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { element } from "./dom.js";
import { amount, counted, visible } from "./text.js";
import { largestNOf, numberOf, smallestNOf } from "./tree_model.js";

/** Names of the nodes of one model. */
export class NodeText {
  /**
   * @param {{model: TreeModel, vocabulary: string[], terms: Terms, words: ShownWords, names: TopicNames,
   *     changes: Map<number, TopicChange>}} page
   */
  constructor({ model, vocabulary, terms, words, names, changes }) {
    this.model = model;
    this.vocabulary = vocabulary;
    this.terms = terms;
    this.words = words;
    this.names = names;
    this.changes = changes;
  }

  /** The name that somebody gave a node; "" if nobody did. @param {number} node */
  name(node) {
    const name = this.names.nameOf(node);
    return name && visible(name);
  }

  /**
   * Make the elements to stand before a node's words: that it is new, and its name; none without either.
   * @param {number} node
   * @param {string} [end]  what parts the name from them
   */
  nameElements(node, end = " · ") {
    const name = this.name(node);
    return [...this.newMark(node), ...(name ? [element("bdi", { class: "topic-name", dir: "auto" }, name), end] : [])];
  }

  /** Make the mark of a topic that the model did not have before its last update. @param {number} node */
  newMark(node) {
    if (!this.changes.get(node)?.isNew) return [];
    return [element("small", { class: "new-mark", title: "New since the last update of the model" }, "new"), " "];
  }

  /** @param {number} word */
  word(word) {
    return visible(this.vocabulary[word]);
  }

  /** The word isolated from the direction of the text around it, where no element does so. @param {number} word */
  isolatedWord(word) {
    return `\u2068${this.word(word)}\u2069`;
  }

  /** "(37)" for a joined topic; in lists, a word stands for itself. @param {number} node */
  number(node) {
    return node < this.model.nWords ? "" : `(${numberOf(this.model, node)})`;
  }

  /** What commands call a node: "37", or "word:rocket". @param {number} node */
  commandName(node) {
    return node < this.model.nWords ? `word:${this.vocabulary[node]}` : String(numberOf(this.model, node));
  }

  /** "Topic (37)", or "Word (5,012)". @param {number} node */
  kind(node) {
    return `${node < this.model.nWords ? this.terms.say("Word") : "Topic"} (${numberOf(this.model, node)})`;
  }

  /** Say among how many topics a node is a topic: "A topic of its own among 12 to 37 topics". @param {number} node */
  range(node) {
    const low = smallestNOf(this.model, node);
    const high = Math.min(largestNOf(this.model, node), this.model.maxTopics);
    if (low > high) return this.terms.say("Never a topic of its own: its words are kept with others");
    return `A topic of its own among ${low === high ? counted(low, "topic") : `${amount(low)} to ${counted(high, "topic")}`}`;
  }

  /**
   * "(37) rocket, launch, space" or "(37) Space: rocket, launch, space" as one text, for labels and announcements.
   * @param {number} node
   * @param {number} [count]
   */
  title(node, count = 3) {
    const words = this.words.of(node, count).map((word) => this.isolatedWord(word));
    const name = this.name(node);
    return `${this.number(node)} ${name ? `\u2068${name}\u2069: ` : ""}${words.join(", ")}`.trim();
  }

  /**
   * Fill an element with words, separated by commas; `marked` ones stand out.
   * @param {Element} target
   * @param {Iterable<number>} words
   * @param {Set<number>} [marked]
   */
  fill(target, words, marked) {
    const parts = [];
    for (const word of words) {
      if (parts.length) parts.push(", ");
      parts.push(element(marked?.has(word) ? "mark" : "bdi", { dir: "auto" }, this.word(word)));
    }
    target.replaceChildren(...parts);
  }

  /**
   * Make an element of the name and the words that stand for a node.
   * @param {number} node
   * @param {number} count
   * @param {string} [name]  its class
   */
  wordsElement(node, count, name) {
    const made = element("span", { class: name });
    this.fill(made, this.words.of(node, count));
    made.prepend(...this.nameElements(node));
    return made;
  }

  /** Make a link to a node, by its number and words. @param {number} node @param {number} count */
  link(node, count) {
    const number = this.number(node);
    const words = this.wordsElement(node, count);
    return element("button", { type: "button", class: "link", "data-node": node }, number && `${number} `, words);
  }
}
