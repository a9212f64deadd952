/** Documents in a list, a few at a time, each with a passage: those of the selected node, or those that were found. */

/** @import { DocumentStore, ListedDocument } from "./document_store.js" */
/** @import { FlatView } from "./flat_views.js" */
/** @import { Page } from "./page.js" */

import { bar, button, element } from "./dom.js";
import { PagePart } from "./page_part.js";
import { amount, counted, messageOf, percent, timesText, visible, visibleText } from "./text.js";
import { isWithin } from "./tree_model.js";

const AT_ONCE = 20;

export const TIMES_AVERAGE =
  "How many times as much of the topic this document has as all documents together. " +
  "Short documents are drawn towards 1, as a few words say little.";

/**
 * @typedef {object} Asked   what the list shows
 * @property {number} node
 * @property {string} query         if it is not empty, documents with this text, of any topic
 * @property {FlatView|null} mainIn  if given, only documents that in this view are mainly about the node
 */

export class DocumentList extends PagePart {
  /** @param {Page} page @param {DocumentStore} documents */
  constructor(page, documents) {
    super(page);
    this.documents = documents;
    this.nDocuments = page.nDocuments;
    /** @type {Asked|null} */
    this.asked = null;
    this.offset = 0;
    this.request = 0;
    this.most = 0;
    this.list = element("ol", { class: "document-list", id: "document-list" });
    this.note = element("p", { class: "list-note", role: "status" });
    this.more = button({ onclick: () => this.showMore() }, this.terms.say("More documents"));
    this.element = element("div", { class: "document-list-frame" }, this.note, this.list, this.more);
  }

  /** Show documents from the first on. @param {Asked} asked */
  async show(asked) {
    if (this.asked && keyOf(this.asked) === keyOf(asked)) return;
    this.asked = asked;
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
    const { asked } = this;
    if (!asked) return;
    const request = ++this.request;
    const { node, query, mainIn } = asked;
    try {
      const { total, documents, searched } = query
        ? await this.documents.search(query, this.offset, AT_ONCE)
        : { searched: null, ...(await this.documents.strongest(node, this.offset, AT_ONCE, mainIn)) };
      if (request !== this.request) return; // somebody has gone on meanwhile
      if (!this.offset) this.most = documents[0]?.relativeShare ?? documents[0]?.matches ?? 0;
      this.offset += documents.length;
      this.list.append(...documents.map((document) => this.item(document, asked)));
      this.more.hidden = this.offset >= total;
      const note = searched === null ? this.topicNote(asked, total) : this.foundNote(total, searched);
      this.note.textContent = this.terms.say(note);
    } catch (error) {
      if (request !== this.request) return;
      this.asked = null; // so that the next visit asks again
      this.note.textContent = `${this.terms.say("Cannot load the documents")}: ${messageOf(error)}.`;
    }
  }

  /** @param {Asked} asked @param {number} total */
  topicNote({ node, mainIn }, total) {
    if (mainIn) {
      const about = counted(total, "document is", "documents are");
      return `${about} mainly about this in ${mainIn.name}.${total ? " Ordered by times the average." : ""}`;
    }
    if (node === this.model.root) return `${counted(total, "document")}.`;
    const what = node < this.model.nWords ? "this word" : "words of this topic";
    return total
      ? `${counted(total, "document contains", "documents contain")} ${what}. Ordered by times the average.`
      : `No document contains ${what}.`;
  }

  /** @param {number} total @param {number} searched */
  foundNote(total, searched) {
    const found = total ? `${counted(total, "document")}, most matches first.` : "No document contains this text.";
    const { size } = this.documents;
    return searched < size ? `${found} Only the first ${amount(searched)} of ${amount(size)} were searched.` : found;
  }

  /** @param {ListedDocument} document @param {Asked} asked */
  item(document, asked) {
    const { id, label, row } = document;
    const isWhole = !asked.query && asked.node === this.model.root;
    const head = element(
      "span",
      { class: "document-head" },
      element("bdi", { class: "document-id", dir: "auto" }, visible(id)),
      label !== null && element("bdi", { class: "label", dir: "auto" }, visible(label)),
    );
    const facts = element("span", { class: "document-facts" }, !isWhole && this.rank(document), this.terms.say(factsOf(document, isWhole)));
    const value = document.relativeShare ?? document.matches ?? 0;
    const colour = asked.query ? "" : this.colours.strong(asked.node);
    const track = !isWhole && element("span", { class: "track" }, bar(this.most ? value / this.most : 0, colour));
    const attributes = { type: "button", "data-document": row };
    return element("li", {}, element("button", attributes, head, facts, track, this.passage(document, asked)));
  }

  /** The number that the list is ordered by. @param {ListedDocument} document */
  rank({ relativeShare, matches }) {
    if (relativeShare === undefined) return element("span", { class: "rank" }, counted(matches ?? 0, "match", "matches"));
    return element("span", { class: "rank", title: this.terms.say(TIMES_AVERAGE) }, `${timesText(relativeShare)} average`);
  }

  /** @param {ListedDocument} document @param {Asked} asked */
  passage({ passage, words }, { node, query }) {
    const shown = element("span", { class: "passage", dir: "auto" });
    const isAnyMarked = query !== "" || node !== this.model.root;
    if (passage) {
      for (const [piece, isMarked] of passage) {
        const text = visibleText(piece).replace(/^ …$/, "\u00a0…"); // at the end of a line, not on a new one
        shown.append(isMarked && isAnyMarked ? element("mark", {}, text) : text);
      }
    } else if (words) {
      const isMarked = query
        ? (/** @type {number} */ word) => this.nodeText.word(word).toLowerCase().includes(query.toLowerCase())
        : (/** @type {number} */ word) => isWithin(this.model, word, node);
      this.nodeText.fill(shown, words, { marked: new Set(isAnyMarked ? words.filter(isMarked) : []) });
    }
    return shown;
  }
}

/** @param {Asked} asked */
function keyOf({ node, query, mainIn }) {
  return query ? `?${query}` : `${node} ${mainIn?.name ?? ""}`;
}

/** @param {ListedDocument} document @param {boolean} isWhole */
function factsOf({ length, count, share }, isWhole) {
  const words = counted(length, "word");
  return isWhole || count === undefined || share === undefined
    ? words
    : `${percent(share)}: ${amount(count)} of ${words}`;
}
