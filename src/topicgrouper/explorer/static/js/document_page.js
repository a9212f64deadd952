/** One document: its topics in the flat view, and its text or words with those of the selected node marked. */

/** @import { DocumentStore, OpenDocument } from "./document_store.js" */
/** @import { FlatView } from "./flat_views.js" */
/** @import { Page } from "./page.js" */

import { bar, button, element } from "./dom.js";
import { PagePart } from "./page_part.js";
import { amount, counted, messageOf, percent, visible, visibleText } from "./text.js";
import { isWithin } from "./tree_model.js";

const LONGEST_TEXT = 20_000;
const FIRST_TOPICS = 12;
const FIRST_WORDS = 300;

export class DocumentPage extends PagePart {
  /** @param {Page} page @param {DocumentStore} documents */
  constructor(page, documents) {
    super(page);
    this.views = page.views;
    this.reader = page.reader;
    this.documents = documents;
    this.element = element("article", { class: "document-page" });
    this.topicsPart = element("section", {});
    this.row = -1;
    this.isWhole = false;
    this.shownTopics = FIRST_TOPICS;
    /** @type {OpenDocument|null} */
    this.document = null;
  }

  /** @param {number} row */
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
      const message = `Cannot load the document: ${messageOf(error)}.`;
      this.element.replaceChildren(element("p", { class: "panel-note" }, message));
    }
  }

  draw() {
    const { document } = this;
    if (!document) return;
    const { id, label, length } = document;
    const position = this.element.scrollTop;
    this.topicsPart = this.topics(document);
    this.element.replaceChildren(
      element(
        "header",
        {},
        element("h2", { tabindex: -1 }, element("bdi", { dir: "auto" }, visible(id))),
        label !== null && element("bdi", { class: "label", dir: "auto" }, visible(label)),
        element("span", { class: "muted" }, counted(length, "counted word")),
      ),
      this.topicsPart,
      document.text === null ? this.bag(document.words) : this.text(document.text, document.formWords),
    );
    this.element.scrollTop = position;
  }

  /** Show the shares of another view; the text does not depend on it. */
  showTopics() {
    if (!this.document) return;
    const topics = this.topics(this.document);
    this.topicsPart.replaceWith(topics);
    this.topicsPart = topics;
  }

  /**
   * Count a document's words by topic, the largest first.
   * @param {OpenDocument} document
   * @param {FlatView} view
   */
  counts({ words }, view) {
    const topics = view.topicOfEachWord();
    /** @type {Map<number, number>} */
    const counts = new Map();
    for (const [word, count] of words) counts.set(topics[word], (counts.get(topics[word]) ?? 0) + count);
    return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  }

  /** @param {OpenDocument} document */
  topics(document) {
    // words that a refined view has moved stay with their nodes here, as in the list of documents
    const view = this.views.unrefinedAt(this.store.state);
    const counts = this.counts(document, view);
    const shown = counts.slice(0, this.shownTopics);
    const rows = shown.map(([topic, count]) => this.topicRow(topic, count / document.length));
    const left = counts.length - this.shownTopics;
    const showAll = () => {
      this.shownTopics = Infinity;
      this.showTopics();
    };
    const more = left > 0 && button({ onclick: showAll }, counted(left, "more topic"));
    const title = element("h3", {}, `Topics in ${view.name}`);
    return element("section", { class: "document-topics" }, title, element("ol", {}, ...rows), more);
  }

  /** @param {number} topic @param {number} share */
  topicRow(topic, share) {
    const isSelected = topic === this.store.state.node;
    return element(
      "li",
      {},
      element(
        "button",
        { type: "button", "data-node": topic, "aria-pressed": String(isSelected) },
        element("span", { class: "share" }, percent(share)),
        element("span", { class: "track" }, bar(share, this.colours.strong(topic))),
        element("span", { class: "number" }, this.nodeText.number(topic)),
        this.nodeText.wordsElement(topic, 6, "words"),
      ),
    );
  }

  /** @param {number} word */
  isMarked(word) {
    const { node } = this.store.state;
    return word >= 0 && node !== this.model.root && isWithin(this.model, word, node);
  }

  /** @param {string} text @param {OpenDocument["formWords"]} formWords */
  text(text, formWords) {
    const shown = this.isWhole ? text : text.slice(0, LONGEST_TEXT);
    const body = element("div", { class: "document-text", dir: "auto", id: "document-text" });
    for (const piece of this.reader.pieces(shown, formWords)) {
      const content = visibleText(piece.text);
      if (piece.word < 0) body.append(content);
      else body.append(element(this.isMarked(piece.word) ? "mark" : "span", { "data-word": piece.word }, content));
    }
    const isCut = shown.length < text.length;
    if (isCut) body.append(" …");
    const label = `Show the full text (${amount(text.length)} characters)`;
    const all = isCut && button({ onclick: () => this.showWhole() }, label);
    return element("section", {}, this.textHeading("Text"), body, all);
  }

  /** @param {string} title */
  textHeading(title) {
    const isAnyMarked = this.store.state.node !== this.model.root;
    const hint = isAnyMarked ? " Words of the selected topic are highlighted" : " Click a word to select its topic";
    return element("h3", {}, title, element("small", { class: "muted" }, hint));
  }

  showWhole() {
    this.isWhole = true;
    this.draw();
  }

  /** Without a text, the words that were counted. @param {OpenDocument["words"]} all */
  bag(all) {
    const shown = this.isWhole ? all : all.slice(0, FIRST_WORDS);
    const body = element("p", { class: "document-bag", id: "document-text" });
    for (const [word, count] of shown) {
      const tag = this.isMarked(word) ? "mark" : "bdi";
      const name = element(tag, { dir: "auto", "data-word": word }, this.nodeText.word(word));
      const number = element("small", { class: "count" }, amount(count));
      body.append(element("span", { class: "counted-word" }, name, " ", number), " ");
    }
    const isCut = shown.length < all.length;
    const more = isCut && button({ onclick: () => this.showWhole() }, `Show all ${amount(all.length)} words`);
    return element("section", {}, this.textHeading("Words"), body, more);
  }

  focus() {
    this.element.querySelector("h2")?.focus({ preventScroll: true });
  }
}
