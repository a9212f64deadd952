/** Documents: the list for the selected node or a search, or one document, and the ways between them and the topics. */

/** @import { DocumentStore } from "./document_store.js" */
/** @import { Page } from "./page.js" */
/** @import { Changes, State } from "./state.js" */

import { button, byId, dataOf, element } from "./dom.js";
import { DocumentList } from "./document_list.js";
import { DocumentPage } from "./document_page.js";
import { DocumentSearch } from "./document_search.js";
import { GroupFilter } from "./group_filter.js";
import { PagePart } from "./page_part.js";
import { amount } from "./text.js";

/** @param {HTMLElement[]} head @param {HTMLElement} body */
function documentsPart(head, body) {
  return element("div", { class: "documents-part" }, element("div", { class: "panel-head" }, ...head), body);
}

const ONLY_MAIN = "Show only documents of which it is the main topic, not all that contain its words";

/** Say how to have documents on a page that was made without them. @param {Page} page */
function absence({ terms }) {
  return element(
    "div",
    { class: "absence" },
    element("h2", {}, terms.say("Documents")),
    element("p", {}, terms.say("This page does not include the documents. If the model file does, view them from a server:")),
    element("p", {}, element("code", {}, "topicgrouper explore MODEL.tg --serve")),
    element("p", {}, "or create a page that includes them:"),
    element("p", {}, element("code", {}, "topicgrouper explore MODEL.tg")),
  );
}

/** Say that a page has only some of the documents. @param {Page} page @param {number} size */
function partOnly({ terms, nDocuments }, size) {
  const some = `This page includes ${amount(size)} of ${amount(nDocuments)} documents, those in which each topic is strongest. `;
  const what = terms.say(some);
  const serve = element("code", {}, "topicgrouper explore MODEL.tg --serve");
  return element("p", { class: "part-note", id: "part-note" }, what, serve, " shows all of them.");
}

/** @param {Page} page */
export function startDocuments(page) {
  if (page.documents) return new DocumentsView(page, page.documents);
  byId("documents").replaceChildren(absence(page));
  return null;
}

class DocumentsView extends PagePart {
  /** @param {Page} page @param {DocumentStore} documents */
  constructor(page, documents) {
    super(page);
    this.views = page.views;
    this.frame = byId("documents");
    this.list = new DocumentList(page, documents);
    this.page = new DocumentPage(page, documents);
    /** @type {number|null} */
    this.opened = null;
    this.heading = element("h2", { id: "documents-heading", tabindex: -1 });
    this.back = button({ id: "documents-back", onclick: () => this.store.set({ document: null }) });
    this.search = new DocumentSearch(page, documents.bestMatches !== null);
    this.mainly = element("input", { type: "checkbox", id: "only-main" });
    this.mainlySwitch = element(
      "label",
      { class: "check", title: page.terms.say(ONLY_MAIN) },
      this.mainly,
      " Mainly about this",
    );
    this.filter = new GroupFilter(page);
    const searching = [this.mainlySwitch, this.search.element];
    const tools = element("div", { class: "panel-tools" }, this.filter.element, ...searching, this.list.tools);
    this.listPart = documentsPart([this.heading, tools], this.list.element);
    this.pagePart = documentsPart([this.back], this.page.element);
    this.frame.replaceChildren(this.listPart, this.pagePart);
    if (documents.size < page.nDocuments) this.frame.prepend(partOnly(page, documents.size));
    this.listen();
    this.update(this.store.state, new Set(["node"]));
  }

  listen() {
    this.frame.addEventListener("click", (event) => this.onClick(event));
    this.mainly.addEventListener("change", () => this.store.set({ mainly: this.mainly.checked }));
    const shown = /** @type {const} */ (["view", "node", "document", "n", "cut", "frequent"]);
    const asked = /** @type {const} */ (["query", "find", "mainly", "surprise", "group", "by", "every"]);
    this.store.watch([...shown, ...asked], (state, changed) => this.update(state, changed));
  }

  /** Show what is in sight again: names have changed. */
  redraw() {
    this.update(this.store.state, new Set());
  }

  /**
   * Only what is in sight is worked out: ranking documents costs more than all else here.
   * @param {State} state
   * @param {Changes} changed
   */
  update(state, changed) {
    if (state.view !== "documents") return;
    const { document: row } = state;
    const isHere = this.frame.contains(document.activeElement); // who chose a topic elsewhere stays there
    this.listPart.hidden = row !== null;
    this.pagePart.hidden = row === null;
    if (row === null) this.showList(state, isHere && changed.has("document"));
    else this.showPage(row, state, isHere && changed.has("document"));
  }

  /** @param {number} document @param {State} state @param {boolean} isNew */
  async showPage(document, state, isNew) {
    this.opened = document;
    this.back.replaceChildren("‹ ", ...this.titleOf(state));
    await this.page.show(document);
    if (isNew) this.page.focus();
  }

  /** @param {State} state */
  titleOf({ node, query, find }) {
    const isRanked = find === "match" && this.list.canRank(query);
    if (query && isRanked) return ["Best matches for “", element("bdi", {}, query), "”"];
    if (query) return [this.terms.say("Documents with “"), element("bdi", {}, query), "”"];
    if (node === this.model.root) return [this.terms.say("All documents")];
    const number = this.nodeText.number(node);
    return [this.terms.say("Documents for "), number && `${number} `, this.nodeText.wordsElement(node, 4)];
  }

  /** @param {State} state @param {boolean} isBack */
  async showList(state, isBack) {
    const { node, query } = state;
    this.heading.replaceChildren(...this.titleOf(state));
    this.search.show(state);
    const view = this.views.at(state);
    // a part of a topic is no document's main topic, and the whole tree is every one's
    const isTopic = node !== this.model.root && (view.isTopic(node) || view.divides(node));
    const canBeMain = !query && isTopic && view.documents(node) !== null;
    this.mainlySwitch.hidden = !canBeMain;
    this.mainly.checked = state.mainly;
    const isRanked = state.find === "match";
    const mainIn = canBeMain && state.mainly ? view : null;
    await this.list.show({ node, query, isRanked, mainIn, inGroup: this.filter.show(state) });
    if (this.store.state === state) this.heading.replaceChildren(...this.titleOf(state)); // it may not be known before
    // back to where the reader left the list, if it still has the document
    if (isBack) (this.list.buttonOf(this.opened) ?? this.heading).focus();
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    const row = dataOf(event, "document");
    const node = dataOf(event, "node");
    const word = dataOf(event, "word");
    if (row !== null) this.store.set({ document: row });
    else if (node !== null) this.selectHere(node);
    else if (word !== null) this.selectHere(this.views.at(this.store.state).topicAround(word) ?? word);
  }

  /** Select a topic of the open document, which stays open. @param {number} node */
  selectHere(node) {
    const { document: row, query } = this.store.state;
    this.store.set({ node, document: row, query });
  }
}
