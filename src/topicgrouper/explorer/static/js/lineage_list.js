/** The way from a node up to the root: what it was joined with, and how many topics were left then. */

/** @import { FlatView } from "./flat_views.js" */
/** @import { Page } from "./page.js" */

import { button, element, mark } from "./dom.js";
import { PagePart } from "./page_part.js";
import { counted } from "./text.js";
import { largestNOf, lineageOf, numberOf, siblingOf } from "./tree_model.js";

const FIRST_STEPS = 30;
const MORE_STEPS = 200;
const SIBLING_WORDS = 4;

export class LineageList extends PagePart {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    this.views = page.views;
    /** @type {number[]} */
    this.lineage = [];
    this.list = element("ol", { class: "lineage", id: "lineage" });
    this.more = button({ onclick: () => this.showMore() });
    this.element = element("div", {}, this.list, this.more);
    this.shownSteps = FIRST_STEPS;
  }

  /** @param {number} node */
  show(node) {
    this.lineage = lineageOf(this.model, node);
    this.shownSteps = FIRST_STEPS;
    this.draw();
  }

  showMore() {
    this.shownSteps += MORE_STEPS;
    this.draw();
  }

  draw() {
    const { lineage, shownSteps } = this;
    const view = this.views.at(this.store.state);
    const items = [];
    let isBelow = true;
    for (let i = 0; i < Math.min(lineage.length, shownSteps); i++) {
      if (isBelow && view.divides(lineage[i])) {
        items.push(this.border(view));
        isBelow = false;
      }
      items.push(i ? this.join(lineage[i], lineage[i - 1]) : this.start(lineage[0]));
    }
    if (isBelow && lineage.length <= shownSteps) items.push(this.border(view));
    this.list.replaceChildren(...items);
    const left = lineage.length - shownSteps;
    this.more.hidden = left <= 0;
    this.more.textContent = `${counted(Math.max(0, left), "more join")} up to the root`;
  }

  /** @param {number} node */
  start(node) {
    return this.item(node, element("b", {}, this.nodeText.wordsElement(node, SIBLING_WORDS, "lineage-words")));
  }

  /** @param {number} node @param {number} part */
  join(node, part) {
    const sibling = siblingOf(this.model, part);
    const words = this.nodeText.wordsElement(sibling, SIBLING_WORDS, "lineage-words");
    words.prepend("+ ");
    return this.item(node, words);
  }

  /** @param {number} node @param {HTMLElement} content */
  item(node, content) {
    const number = String(numberOf(this.model, node));
    const isWord = node < this.model.nWords;
    const dot = mark("dot", this.colours.strong(node));
    const label = isWord ? this.terms.word : this.nodeText.number(node);
    const left = largestNOf(this.model, node);
    const after = `After this join, there ${left === 1 ? "was" : "were"} ${counted(left, "topic")}.`;
    const title = isWord ? this.terms.say("A single word") : `${after} Click to select topic (${number}).`;
    const name = element("span", { class: "number" }, label);
    return element("li", {}, dot, element("button", { type: "button", "data-node": node, title }, name, content));
  }

  /** @param {FlatView} view */
  border(view) {
    const title = "Joins above this line have been made in this view; those below have not";
    return element("li", { class: "border" }, element("span", { title }, view.title));
  }
}
