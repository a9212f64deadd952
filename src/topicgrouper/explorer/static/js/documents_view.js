/** Documents: the list for the selected node, or one document, and the ways between them and the topics. */

import { button, byId, dataOf, element } from "./dom.js";
import { DocumentList } from "./document_list.js";
import { DocumentPage } from "./document_page.js";
import { topicAround, topWords } from "./tree_model.js";

function documentsPart(head, body) {
  return element("div", { class: "documents-part" }, element("div", { class: "panel-head" }, head), body);
}

export class DocumentsView {
  constructor(page) {
    Object.assign(this, page);
    this.frame = byId("documents");
    if (!this.documents) {
      this.frame.replaceChildren(this.absence());
      return;
    }
    this.list = new DocumentList(page);
    this.page = new DocumentPage(page);
    this.heading = element("h2", { id: "documents-heading", tabindex: -1 });
    this.back = button({ id: "documents-back", onclick: () => this.store.set({ document: null }) });
    this.listPart = documentsPart(this.heading, this.list.element);
    this.pagePart = documentsPart(this.back, this.page.element);
    this.frame.replaceChildren(this.listPart, this.pagePart);
    this.frame.addEventListener("click", (event) => this.onClick(event));
    this.store.subscribe((state, changed) => {
      if (["view", "node", "document", "n"].some((key) => changed.has(key))) this.update(state, changed);
    });
    this.update(this.store.state, new Set(["node"]));
  }

  absence() {
    return element(
      "div",
      { class: "absence" },
      element("h2", {}, "Documents"),
      element("p", {}, "This page was made without documents. To have them, show the model from its computer with"),
      element("p", {}, element("code", {}, "topicgrouper serve MODEL.tg")),
      element("p", {}, "or make a page that holds them, if the model keeps them, with"),
      element("p", {}, element("code", {}, "topicgrouper explore MODEL.tg --documents embed")),
    );
  }

  /** Only what is in sight is worked out: ranking documents costs more than all else here. */
  update(state, changed) {
    if (state.view !== "documents") return;
    const isOpen = state.document !== null;
    this.listPart.hidden = isOpen;
    this.pagePart.hidden = !isOpen;
    if (isOpen && changed.size === 1 && changed.has("n")) this.page.showTopics();
    else if (isOpen) this.showPage(state, changed.has("document"));
    else this.showList(state, changed.has("document"));
  }

  async showPage(state, isNew) {
    this.opened = state.document;
    const isAny = state.node === this.model.root;
    this.back.replaceChildren("‹ Documents of ", isAny ? "all topics" : this.wordsOf(state.node));
    await this.page.show(state.document);
    if (isNew) this.page.focus();
  }

  async showList(state, isBack) {
    const number = this.nodeText.number(state.node);
    this.heading.replaceChildren("Documents of ", number && `${number} `, this.wordsOf(state.node));
    await this.list.show(state.node);
    // back to where the reader left the list, if it still has the document
    if (isBack) (this.list.buttonOf(this.opened) ?? this.heading).focus();
  }

  wordsOf(node) {
    const words = element("span", {});
    this.nodeText.fill(words, topWords(this.model, node, 4));
    return words;
  }

  onClick(event) {
    const document = dataOf(event, "document");
    const node = dataOf(event, "node");
    const word = dataOf(event, "word");
    if (document !== null) this.store.set({ document: Number(document) });
    else if (node !== null) this.select(Number(node));
    else if (word !== null) this.select(topicAround(this.model, Number(word), this.store.state.n) ?? Number(word));
  }
}
