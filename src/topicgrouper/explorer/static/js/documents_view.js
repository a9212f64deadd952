/** Documents: the list for the selected node, or one document, and the ways between them and the topics. */

/** @import { DocumentStore } from "./document_store.js" */
/** @import { Page } from "./page.js" */
/** @import { Changes, State } from "./state.js" */

import { button, byId, dataOf, element } from "./dom.js";
import { DocumentList } from "./document_list.js";
import { DocumentPage } from "./document_page.js";
import { PagePart } from "./page_part.js";

/** @param {HTMLElement} head @param {HTMLElement} body */
function documentsPart(head, body) {
  return element("div", { class: "documents-part" }, element("div", { class: "panel-head" }, head), body);
}

/** Say how to have documents on a page that was made without them. */
function absence() {
  return element(
    "div",
    { class: "absence" },
    element("h2", {}, "Documents"),
    element("p", {}, "This page does not include the documents. If the model file does, view them from a server:"),
    element("p", {}, element("code", {}, "topicgrouper serve MODEL.tg")),
    element("p", {}, "or create a page that includes them:"),
    element("p", {}, element("code", {}, "topicgrouper explore MODEL.tg --documents embed")),
  );
}

/** @param {Page} page */
export function startDocuments(page) {
  if (page.documents) new DocumentsView(page, page.documents);
  else byId("documents").replaceChildren(absence());
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
    this.listPart = documentsPart(this.heading, this.list.element);
    this.pagePart = documentsPart(this.back, this.page.element);
    this.frame.replaceChildren(this.listPart, this.pagePart);
    this.frame.addEventListener("click", (event) => this.onClick(event));
    this.store.watch(["view", "node", "document", "n", "cut"], (state, changed) => this.update(state, changed));
    this.update(this.store.state, new Set(["node"]));
  }

  /**
   * Only what is in sight is worked out: ranking documents costs more than all else here.
   * @param {State} state
   * @param {Changes} changed
   */
  update(state, changed) {
    if (state.view !== "documents") return;
    const { document } = state;
    this.listPart.hidden = document !== null;
    this.pagePart.hidden = document === null;
    if (document === null) this.showList(state, changed.has("document"));
    else if ([...changed].every((key) => key === "n" || key === "cut")) this.page.showTopics();
    else this.showPage(document, state, changed.has("document"));
  }

  /** @param {number} document @param {State} state @param {boolean} isNew */
  async showPage(document, state, isNew) {
    this.opened = document;
    this.back.replaceChildren("‹ ", ...this.titleOf(state.node));
    await this.page.show(document);
    if (isNew) this.page.focus();
  }

  /** @param {number} node */
  titleOf(node) {
    if (node === this.model.root) return ["All documents"];
    const number = this.nodeText.number(node);
    return ["Documents for ", number && `${number} `, this.nodeText.wordsElement(node, 4)];
  }

  /** @param {State} state @param {boolean} isBack */
  async showList(state, isBack) {
    this.heading.replaceChildren(...this.titleOf(state.node));
    await this.list.show(state.node);
    // back to where the reader left the list, if it still has the document
    if (isBack) (this.list.buttonOf(this.opened) ?? this.heading).focus();
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    const document = dataOf(event, "document");
    const node = dataOf(event, "node");
    const word = dataOf(event, "word");
    if (document !== null) this.store.set({ document });
    else if (node !== null) this.select(node);
    else if (word !== null) this.select(this.views.unrefinedAt(this.store.state).topicAround(word) ?? word);
  }
}
