/** The group that documents are limited to, with a button that ends it. */

/** @import { DocumentGroup } from "./document_store.js" */
/** @import { Page } from "./page.js" */
/** @import { State } from "./state.js" */

import { element } from "./dom.js";
import { PagePart } from "./page_part.js";

/** @typedef {DocumentGroup & {name: string}} ShownGroup */

export class GroupFilter extends PagePart {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    this.groups = page.groups;
    const leave = () => this.store.set({ group: null });
    this.element = element("button", { type: "button", class: "chip group-chip", id: "clear-group", onclick: leave });
    this.element.hidden = true;
  }

  /** Return the group that a state selects, if there is one. @param {State} state @returns {ShownGroup|null} */
  groupOf(state) {
    const column = this.groups?.at(state);
    const name = state.group === null ? undefined : column?.groups[state.group];
    if (!column || state.group === null || name === undefined) return null;
    return { column: column.index, group: state.group, name: `${column.name}: ${name}` };
  }

  /** Show the group that a list is limited to; a search is not. @param {State} state */
  show(state) {
    const found = state.query ? null : this.groupOf(state);
    this.element.hidden = found === null;
    if (!found) return null;
    this.element.replaceChildren(element("bdi", { dir: "auto" }, found.name), " ×");
    this.element.title = this.terms.say("Show the documents of all groups");
    this.element.setAttribute("aria-label", `${found.name}: ${this.element.title.toLowerCase()}`);
    return found;
  }
}
