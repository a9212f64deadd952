/** The search for documents: what to search for and, if documents can be ranked, how. */

/** @import { Page } from "./page.js" */
/** @import { State } from "./state.js" */

import { choice, element } from "./dom.js";
import { PagePart } from "./page_part.js";

const TYPING = 250; // milliseconds after a key until a search starts

export class DocumentSearch extends PagePart {
  /** @param {Page} page @param {boolean} canRank */
  constructor(page, canRank) {
    super(page);
    this.typing = 0;
    this.input = element("input", {
      id: "document-search",
      type: "search",
      placeholder: this.terms.say("Search the documents"),
      "aria-label": this.terms.say(canRank ? "Search the documents" : "Search the documents for a text or an id"),
      title: canRank && this.terms.isOfBaskets && "Separate items with commas",
      maxlength: 200,
      autocomplete: "off",
      spellcheck: "false",
    });
    this.input.addEventListener("input", () => {
      clearTimeout(this.typing);
      this.typing = setTimeout(() => this.store.set({ query: this.input.value.trim() }), TYPING);
    });
    this.choice = canRank ? this.makeChoice() : null;
    this.element = element("span", { class: "document-search" }, this.input, this.choice?.element);
  }

  makeChoice() {
    /** @type {Record<State["find"], [string, string, string]>} */
    const options = {
      match: ["find-match", "Best match", this.terms.say("Documents about the query, best match first: they contain its words, or have topics that make them likely")],
      text: ["find-text", "Exact text", this.terms.say("Documents whose text or id contains the query")],
    };
    return choice("How to search", options, (find) => this.store.set({ find }));
  }

  /** @param {State} state */
  show({ query, find }) {
    if (this.input.value.trim() !== query) this.input.value = query;
    this.choice?.show(find);
  }
}
