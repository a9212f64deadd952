/** One document: its topics in T(n), and its text or words with those of the selected node marked. */

import { button, element } from "./dom.js";
import { amount, counted, percent, visible, visibleText } from "./text.js";
import { isWithin, topicOfEachWord, topWords } from "./tree_model.js";

const LONGEST_TEXT = 20_000;
const FIRST_TOPICS = 12;
const FIRST_WORDS = 300;

export class DocumentPage {
  constructor(page) {
    Object.assign(this, page);
    this.element = element("article", { class: "document-page" });
    this.document = null;
    this.row = -1;
  }

  async show(row) {
    if (this.row === row) {
      this.draw();
      return;
    }
    this.row = row;
    this.isWhole = false;
    this.shownTopics = FIRST_TOPICS;
    this.document = null;
    this.element.replaceChildren();
    try {
      const document = await this.documents.open(row);
      if (row !== this.row) return;
      this.document = document;
      this.draw();
      this.element.scrollTop = 0;
    } catch (error) {
      if (row !== this.row) return;
      this.row = -1;
      const message = `The document cannot be reached: ${error.message}.`;
      this.element.replaceChildren(element("p", { class: "panel-note" }, message));
    }
  }

  draw() {
    if (!this.document) return;
    const { id, label, length } = this.document;
    const position = this.element.scrollTop;
    this.topicsPart = this.topics();
    this.element.replaceChildren(
      element(
        "header",
        {},
        element("h2", { tabindex: -1 }, element("bdi", { dir: "auto" }, visible(id))),
        label !== null && element("bdi", { class: "label", dir: "auto" }, visible(label)),
        element("span", { class: "muted" }, counted(length, "word of the tree", "words of the tree")),
      ),
      this.topicsPart,
      this.document.text === null ? this.bag() : this.text(),
    );
    this.element.scrollTop = position;
  }

  /** Show the shares of another T(n); the text does not depend on it. */
  showTopics() {
    if (!this.document) return;
    const topics = this.topics();
    this.topicsPart.replaceWith(topics);
    this.topicsPart = topics;
  }

  /** Give the document's shares of the topics of T(n), the largest first. */
  shares() {
    const topics = topicOfEachWord(this.model, this.store.state.n);
    const shares = new Map();
    for (const [word, count] of this.document.words) {
      shares.set(topics[word], (shares.get(topics[word]) ?? 0) + count);
    }
    return [...shares].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  }

  topics() {
    const shares = this.shares();
    const { n, node } = this.store.state;
    const rows = shares.slice(0, this.shownTopics).map(([topic, count]) => this.topicRow(topic, count, node));
    const left = shares.length - this.shownTopics;
    const showAll = () => this.showAllTopics(shares.length);
    const more = left > 0 && button({ onclick: showAll }, counted(left, "more topic", "more topics"));
    const title = element("h3", {}, `Its topics in T(${amount(n)})`);
    return element("section", { class: "document-topics" }, title, element("ol", {}, ...rows), more);
  }

  topicRow(topic, count, selected) {
    const share = count / this.document.length;
    const bar = element("span", { class: "bar" });
    bar.style.width = `${share * 100}%`;
    bar.style.background = this.colours.strong(topic);
    const words = element("span", { class: "words" });
    this.nodeText.fill(words, topWords(this.model, topic, 6));
    const isSelected = topic === selected;
    return element(
      "li",
      {},
      element(
        "button",
        { type: "button", "data-node": topic, "aria-pressed": String(isSelected) },
        element("span", { class: "share" }, percent(share)),
        element("span", { class: "track" }, bar),
        element("span", { class: "number" }, this.nodeText.number(topic)),
        words,
      ),
    );
  }

  showAllTopics(count) {
    this.shownTopics = count;
    this.showTopics();
  }

  isMarked(word) {
    const { node } = this.store.state;
    return word >= 0 && node !== this.model.root && isWithin(this.model, word, node);
  }

  text() {
    const { text, formWords } = this.document;
    const shown = this.isWhole ? text : text.slice(0, LONGEST_TEXT);
    const body = element("div", { class: "document-text", dir: "auto", id: "document-text" });
    for (const piece of this.reader.pieces(shown, formWords)) {
      const content = visibleText(piece.text);
      if (piece.word < 0) body.append(content);
      else body.append(element(this.isMarked(piece.word) ? "mark" : "span", { "data-word": piece.word }, content));
    }
    const isCut = shown.length < text.length;
    if (isCut) body.append(" …");
    const label = `Show all of the text (${amount(text.length)} characters)`;
    const all = isCut && button({ onclick: () => this.showWhole() }, label);
    return element("section", {}, this.textHeading("Text"), body, all);
  }

  textHeading(title) {
    const isAnyMarked = this.store.state.node !== this.model.root;
    const hint = isAnyMarked ? " words of the selected topic are marked" : " a click on a word selects its topic";
    return element("h3", {}, title, element("small", { class: "muted" }, hint));
  }

  showWhole() {
    this.isWhole = true;
    this.draw();
  }

  /** Without a text, the words that were counted. */
  bag() {
    const all = this.document.words;
    const shown = this.isWhole ? all : all.slice(0, FIRST_WORDS);
    const body = element("p", { class: "document-bag", id: "document-text" });
    for (const [word, count] of shown) {
      const tag = this.isMarked(word) ? "mark" : "bdi";
      const name = element(tag, { dir: "auto", "data-word": word }, this.nodeText.word(word));
      const number = element("small", { class: "count" }, amount(count));
      body.append(element("span", { class: "counted-word" }, name, " ", number), " ");
    }
    const isCut = shown.length < all.length;
    const more = isCut && button({ onclick: () => this.showWhole() }, `All ${amount(all.length)} words`);
    return element("section", {}, this.textHeading("Words"), body, more);
  }

  focus() {
    this.element.querySelector("h2")?.focus({ preventScroll: true });
  }
}
