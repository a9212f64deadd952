/** One document: its topics in the view, and its text or words with those of several topics marked in colours. */

/** @import { DocumentStore, OpenDocument } from "./document_store.js" */
/** @import { TopicShare } from "./document_topics.js" */
/** @import { Page } from "./page.js" */

import { documentNames, TIMES_AVERAGE } from "./document_list.js";
import { bar, button, element } from "./dom.js";
import { PagePart } from "./page_part.js";
import { amount, counted, messageOf, percent, timesText, visible, visibleText } from "./text.js";
import { tableTools } from "./table_file.js";
import { SurpriseShades } from "./surprise_shades.js";
import { TopicMarks } from "./topic_marks.js";
import { isWithin } from "./tree_model.js";

const LONGEST_TEXT = 20_000;
const FIRST_TOPICS = 12;
const FIRST_WORDS = 300;

/** How a document got its topic. */
const WHY_MAIN = ": of all topics in this view, the one whose documents use the words of this document most.";

export class DocumentPage extends PagePart {
  /** @param {Page} page @param {DocumentStore} documents */
  constructor(page, documents) {
    super(page);
    this.views = page.views;
    this.reader = page.reader;
    this.tables = page.tables;
    this.documentTopics = page.documentTopics;
    this.topicDocuments = page.topicDocuments;
    this.documents = documents;
    this.marks = new TopicMarks();
    this.shades = new SurpriseShades(page, documents, () => this.draw());
    this.element = element("article", { class: "document-page" });
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
    this.marks.forget();
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
      const message = `${this.terms.say("Cannot load the document")}: ${messageOf(error)}.`;
      this.element.replaceChildren(element("p", { class: "list-note" }, message));
    }
  }

  draw() {
    const { document } = this;
    if (!document) return;
    const { facts, length, title } = document;
    const position = this.element.scrollTop;
    const isAtSwitch = this.shades.hasFocus;
    const view = this.views.at(this.store.state);
    const shares = this.documentTopics.sharesOf(document, view);
    this.marks.choose(view.key, shares);
    const topics = view.labels;
    /** @param {number} word */
    const hueOf = (word) => (this.shades.isOn ? null : this.marks.hueOf(topics[word]));
    this.element.replaceChildren(
      element(
        "header",
        {},
        ...documentNames(document, (name) => element("h2", { tabindex: -1 }, element("bdi", { dir: "auto" }, name))),
        element("span", { class: "muted" }, this.terms.say(counted(length, "counted word"))),
      ),
      element("dl", { class: "facts" }, ...facts.filter(([, value]) => value && value !== title).map(factOf)),
      this.mainTopic(),
      this.topics(shares),
      document.text === null ? this.bag(document.words, hueOf) : this.text(document.text, document.known, hueOf),
    );
    this.element.scrollTop = position;
    if (isAtSwitch) this.shades.box.focus({ preventScroll: true });
    this.shades.ask(this.row);
  }

  /** Say what the document is mainly about, where that is known. */
  mainTopic() {
    const topic = this.topicDocuments.topicOf(this.views.at(this.store.state), this.row);
    if (topic < 0) return "";
    const link = button({ class: "link", "data-node": topic }, this.nodeText.title(topic));
    const why = element("span", { class: "muted" }, this.terms.say(WHY_MAIN));
    return element("p", { class: "main-topic" }, this.terms.say("Mainly about "), link, why);
  }

  /** @param {TopicShare[]} shares */
  topics(shares) {
    const rows = shares.slice(0, this.shownTopics).map((share) => this.topicRow(share));
    const left = shares.length - this.shownTopics;
    const showAll = () => {
      this.shownTopics = Infinity;
      this.draw();
    };
    const more = left > 0 && button({ onclick: showAll }, counted(left, "more topic"));
    const hint = element("small", { class: "muted" }, this.terms.say(this.shades.isOn ? "" : " The boxes mark a topic’s words below"));
    const title = element("h3", {}, this.terms.say("Topics of this document"), hint);
    const id = this.document?.id ?? "";
    const tools = tableTools("these topics", () => this.tables.documentTopics(id, shares));
    return element("section", { class: "document-topics" }, element("div", { class: "heading-row" }, title, tools), element("ol", {}, ...rows), more);
  }

  /** @param {TopicShare} share */
  topicRow({ topic, share, relativeShare }) {
    const isSelected = topic === this.store.state.node;
    return element(
      "li",
      {},
      !this.shades.isOn && this.markBox(topic),
      element(
        "button",
        { type: "button", class: "topic", "data-node": topic, "aria-pressed": String(isSelected) },
        element("span", { class: "share" }, percent(share)),
        element("span", { class: "track" }, bar(share, this.colours.strong(topic))),
        element("span", { class: "times method", title: this.terms.say(TIMES_AVERAGE) }, timesText(relativeShare)),
        element("span", { class: "number" }, this.nodeText.number(topic)),
        this.nodeText.wordsElement(topic, 6, "words"),
      ),
    );
  }

  /** The legend of a topic's colour, which turns the marks of its words on and off. @param {number} topic */
  markBox(topic) {
    const hue = this.marks.hueOf(topic);
    const isOn = hue !== null;
    const toggle = () => {
      this.marks.toggle(topic);
      this.draw();
      /** @type {HTMLElement|null} */ (this.element.querySelector(`[data-mark="${topic}"]`))?.focus();
    };
    return element("button", {
      type: "button",
      class: isOn ? `mark-box hue-${hue}` : "mark-box",
      "data-mark": topic,
      "aria-pressed": String(isOn),
      "aria-label": `${this.terms.say("Mark the words of")} ${this.nodeText.title(topic)}`,
      title: this.terms.say(isOn ? "Unmark these words" : "Mark these words"),
      disabled: !isOn && this.marks.isFull,
      onclick: toggle,
    });
  }

  /** @param {number} word */
  isSelected(word) {
    const { node } = this.store.state;
    return node !== this.model.root && isWithin(this.model, word, node);
  }

  /**
   * Make the element of a word: in its topic's colour, or in that of the selection.
   * @param {number} word
   * @param {string} content
   * @param {(word: number) => number|null} hueOf
   */
  word(word, content, hueOf) {
    const isSelected = this.isSelected(word);
    const hue = hueOf(word);
    const kind = [isSelected && "selected", hue !== null && `hue-${hue}`].filter(Boolean).join(" ");
    const made = element(kind ? "mark" : "span", { class: kind || null, "data-word": word, dir: "auto" }, content);
    if (this.shades.isOn) this.shades.shade(made, word);
    return made;
  }

  /**
   * @param {string} text
   * @param {OpenDocument["known"]} known
   * @param {(word: number) => number|null} hueOf
   */
  text(text, known, hueOf) {
    const shown = this.isWhole ? text : text.slice(0, LONGEST_TEXT);
    const body = element("div", { class: "document-text", dir: "auto", id: "document-text" });
    /** @param {number} word */
    const weightOf = (word) => (this.isSelected(word) ? 2 : hueOf(word) === null ? 0 : 1);
    for (const piece of this.reader.pieces(shown, known, weightOf)) {
      const content = visibleText(piece.text);
      body.append(piece.word < 0 ? content : this.word(piece.word, content, hueOf));
    }
    const isCut = shown.length < text.length;
    if (isCut) body.append(" …");
    const label = `Show the full text (${amount(text.length)} characters)`;
    const all = isCut && button({ onclick: () => this.showWhole() }, label);
    return element("section", {}, this.textHeading("Text"), this.shades.legend(), body, all);
  }

  showWhole() {
    this.isWhole = true;
    this.draw();
  }

  /** Without a text, the words that were counted. @param {OpenDocument["words"]} all @param {(word: number) => number|null} hueOf */
  bag(all, hueOf) {
    const { shades } = this;
    const ordered = shades.isOn ? [...all].sort(([a], [b]) => (shades.bitsOf(b) ?? 0) - (shades.bitsOf(a) ?? 0)) : all;
    const shown = this.isWhole ? ordered : ordered.slice(0, FIRST_WORDS);
    const body = element("p", { class: "document-bag", id: "document-text" });
    for (const [word, count] of shown) {
      const name = this.word(word, this.nodeText.word(word), hueOf);
      const bits = shades.isOn ? shades.bitsOf(word) : null;
      const number = element("small", { class: "count" }, bits === null ? amount(count) : `${bits.toFixed(1)} bits`);
      body.append(element("span", { class: "counted-word" }, name, " ", number), " ");
    }
    const isCut = shown.length < all.length;
    const more = isCut && button({ onclick: () => this.showWhole() }, this.terms.say(`Show all ${amount(all.length)} words`));
    return element("section", {}, this.textHeading("Words"), this.shades.legend(), body, more);
  }

  /** @param {string} title */
  textHeading(title) {
    const hint = element("small", { class: "muted" }, this.terms.say(" Click a word to select its topic"));
    return element("div", { class: "text-heading" }, element("h3", {}, this.terms.say(title), hint), this.shades.control());
  }

  focus() {
    this.element.querySelector("h2")?.focus({ preventScroll: true });
  }
}

/** What is known of a document besides its text. @param {[name: string, value: string]} fact */
function factOf([name, value]) {
  return element("div", {}, element("dt", {}, visible(name)), element("dd", { dir: "auto" }, visible(value)));
}
