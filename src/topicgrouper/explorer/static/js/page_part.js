/** What every part of the page keeps of what all of them share. */

/** @import { Page } from "./page.js" */

export class PagePart {
  /** @param {Page} page */
  constructor({ store, model, terms, nodeText, colours, select }) {
    this.store = store;
    this.model = model;
    this.terms = terms;
    this.nodeText = nodeText;
    this.colours = colours;
    this.select = select;
  }
}
