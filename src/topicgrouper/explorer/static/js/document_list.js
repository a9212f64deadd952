/** The documents in which the selected node is strongest, a few at a time, each with a passage. */

import { button, element } from "./dom.js";
import { amount, counted, percent, visible, visibleText } from "./text.js";
import { isWithin } from "./tree_model.js";

const AT_ONCE = 20;
const PASSAGE = 260;
const LONGEST_READ = 50_000; // characters of a text that are looked at for a passage
const SHOWN_WORDS = 12;

export class DocumentList {
  constructor({ store, model, nodeText, documents, reader, colours }) {
    Object.assign(this, { store, model, nodeText, documents, reader, colours });
    this.node = -1;
    this.element = element("div", { class: "document-list-frame" });
  }

  /** Show the documents of a node from the first on. */
  async show(node) {
    if (this.node === node) return;
    this.node = node;
    this.offset = 0;
    this.list = element("ol", { class: "document-list", id: "document-list" });
    this.note = element("p", { class: "panel-note" }, "Looking …");
    this.more = button({ hidden: true, onclick: () => this.showMore() }, "More documents");
    this.element.replaceChildren(this.note, this.list, this.more);
    this.element.scrollTop = 0;
    await this.showMore();
  }

  /** @returns {HTMLElement|null} */
  buttonOf(row) {
    return this.list.querySelector(`[data-document="${Number(row)}"]`);
  }

  async showMore() {
    const { node } = this;
    try {
      const { total, documents } = await this.documents.strongest(node, this.offset, AT_ONCE);
      if (node !== this.node) return; // somebody has gone on meanwhile
      this.offset += documents.length;
      this.list.append(...documents.map((document) => this.item(document)));
      this.more.hidden = this.offset >= total;
      this.note.textContent = total
        ? `${counted(total, "document has", "documents have")} words of it; where it is strongest comes first.`
        : "No document has a word of it.";
    } catch (error) {
      if (node !== this.node) return;
      this.node = -1; // so that the next visit asks again
      this.note.textContent = `The documents cannot be reached: ${error.message}.`;
    }
  }

  item(document) {
    const bar = element("span", { class: "bar" });
    bar.style.width = `${document.share * 100}%`;
    bar.style.background = this.colours.strong(this.node);
    const length = counted(document.length, "word", "words");
    const facts = `${percent(document.share)} · ${amount(document.count)} of ${length}`;
    const head = element(
      "span",
      { class: "document-head" },
      element("bdi", { class: "document-id", dir: "auto" }, visible(document.id)),
      document.label !== null && element("bdi", { class: "label", dir: "auto" }, visible(document.label)),
      element("span", { class: "document-facts" }, facts),
    );
    const track = element("span", { class: "track" }, bar);
    const passage = this.passage(document.row);
    const attributes = { type: "button", "data-document": document.row };
    return element("li", {}, element("button", attributes, head, track, passage));
  }

  passage(row) {
    const opened = this.documents.openNow(row);
    if (!opened) return null;
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
