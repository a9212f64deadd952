/** The documents in which the selected node is strongest, a few at a time, each with a passage. */

/** @import { DocumentStore, StrongDocument } from "./document_store.js" */
/** @import { Page } from "./page.js" */

import { bar, button, element } from "./dom.js";
import { PagePart } from "./page_part.js";
import { amount, counted, messageOf, percent, visible, visibleText } from "./text.js";
import { isWithin } from "./tree_model.js";

const AT_ONCE = 20;
const PASSAGE = 260;
const LONGEST_READ = 50_000; // characters of a text that are looked at for a passage
const SHOWN_WORDS = 12;

export class DocumentList extends PagePart {
  /** @param {Page} page @param {DocumentStore} documents */
  constructor(page, documents) {
    super(page);
    this.reader = page.reader;
    this.documents = documents;
    this.node = -1;
    this.offset = 0;
    this.request = 0;
    this.list = element("ol", { class: "document-list", id: "document-list" });
    this.note = element("p", { class: "panel-note" });
    this.more = button({ onclick: () => this.showMore() }, "More documents");
    this.element = element("div", { class: "document-list-frame" }, this.note, this.list, this.more);
  }

  /** Show the documents of a node from the first on. @param {number} node */
  async show(node) {
    if (this.node === node) return;
    this.node = node;
    this.offset = 0;
    this.note.textContent = "Loading …";
    this.list.replaceChildren();
    this.more.hidden = true;
    this.element.scrollTop = 0;
    await this.showMore();
  }

  /** @param {number|null} row @returns {HTMLElement|null} */
  buttonOf(row) {
    return this.list.querySelector(`[data-document="${row}"]`);
  }

  async showMore() {
    const request = ++this.request;
    try {
      const { total, documents } = await this.documents.strongest(this.node, this.offset, AT_ONCE);
      if (request !== this.request) return; // somebody has gone on meanwhile
      this.offset += documents.length;
      this.list.append(...documents.map((document) => this.item(document)));
      this.more.hidden = this.offset >= total;
      const what = this.node < this.model.nWords ? "this word" : "words of this topic";
      this.note.textContent = total
        ? `${counted(total, "document contains", "documents contain")} ${what}, strongest first.`
        : `No document contains ${what}.`;
    } catch (error) {
      if (request !== this.request) return;
      this.node = -1; // so that the next visit asks again
      this.note.textContent = `Cannot load the documents: ${messageOf(error)}.`;
    }
  }

  /** @param {StrongDocument} document */
  item(document) {
    const length = counted(document.length, "word");
    const facts = `${percent(document.share)} · ${amount(document.count)} of ${length}`;
    const head = element(
      "span",
      { class: "document-head" },
      element("bdi", { class: "document-id", dir: "auto" }, visible(document.id)),
      document.label !== null && element("bdi", { class: "label", dir: "auto" }, visible(document.label)),
      element("span", { class: "document-facts" }, facts),
    );
    const track = element("span", { class: "track" }, bar(document.share, this.colours.strong(this.node)));
    const passage = this.passage(document.row);
    const attributes = { type: "button", "data-document": document.row };
    return element("li", {}, element("button", attributes, head, track, passage));
  }

  /** @param {number} row */
  passage(row) {
    const opened = this.documents.openNow(row);
    if (!opened) return null;
    /** @param {number} word */
    const isWanted = (word) => word >= 0 && isWithin(this.model, word, this.node);
    const passage = element("span", { class: "passage", dir: "auto" });
    if (opened.text === null) {
      const words = opened.words.map(([word]) => word);
      const shown = [...words.filter(isWanted), ...words.filter((word) => !isWanted(word))].slice(0, SHOWN_WORDS);
      this.nodeText.fill(passage, shown, { marked: new Set(words.filter(isWanted)) });
      return passage;
    }
    const text = opened.text.slice(0, LONGEST_READ);
    for (const piece of this.reader.passage(text, opened.formWords, isWanted, PASSAGE)) {
      const shown = visibleText(piece.text);
      passage.append(isWanted(piece.word) && this.node !== this.model.root ? element("mark", {}, shown) : shown);
    }
    return passage;
  }
}
