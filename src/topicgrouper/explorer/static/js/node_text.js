/** Nodes in words: the same everywhere they are named. */

import { element } from "./dom.js";
import { amount, short, visible } from "./text.js";
import { numberOf, topWords } from "./tree_model.js";

/** Isolate a word from the direction of the text around it, where there are no elements to do so. */
function isolated(word) {
  return `\u2068${word}\u2069`;
}

/** Names of the nodes of one model. */
export class NodeText {
  /**
   * @param {import("./tree_model.js").TreeModel} model
   * @param {string[]} vocabulary
   */
  constructor(model, vocabulary) {
    this.model = model;
    this.vocabulary = vocabulary;
  }

  word(word) {
    return visible(this.vocabulary[word]);
  }

  /** "(37)" for a joined topic; a word has no number that tells it from other words. */
  number(node) {
    return node < this.model.nWords ? "" : `(${amount(numberOf(this.model, node))})`;
  }

  /** "rocket, launch, space" as one text. */
  words(node, count = 10) {
    return topWords(this.model, node, count)
      .map((word) => isolated(this.word(word)))
      .join(", ");
  }

  /** "(37) rocket, launch, space" as one text, for labels, canvases and announcements. */
  title(node, count = 3) {
    return `${this.number(node)} ${this.words(node, count)}`.trim();
  }

  /** Make the element of one word. */
  wordElement(word, { frequencies = false, isMarked = false, move = null } = {}) {
    let made = element(isMarked ? "mark" : "bdi", { dir: "auto" }, this.word(word));
    if (move) made = this.movedWord(made, move);
    if (!frequencies) return made;
    const frequency = element("small", { class: "count" }, amount(this.model.frequencies[word]));
    return element("span", { class: "counted-word" }, made, " ", frequency);
  }

  /** Mark a word that came from another topic: a star to be seen, and where it came from to be heard. */
  movedWord(word, { source, gain }) {
    const from = `moved here from ${this.title(source)}`;
    const star = element("sup", { class: "moved", "aria-hidden": "true" }, "*");
    const heard = element("span", { class: "hidden" }, ` (${from})`);
    return element("span", { class: "moved-word", title: `${from}; gain ${short(gain)}` }, word, star, heard);
  }

  /** Fill an element with words, separated by commas; `marked` ones stand out, those with a move say so. */
  fill(target, words, { frequencies = false, marked = null, moves = null } = {}) {
    const parts = [];
    for (const word of words) {
      if (parts.length) parts.push(", ");
      const isMarked = marked?.has(word) ?? false;
      parts.push(this.wordElement(word, { frequencies, isMarked, move: moves?.get(word) ?? null }));
    }
    target.replaceChildren(...parts);
  }
}
