/** What the colours mean: the branches of the tree, each with the words it is known by. */

/** @import { Page } from "./page.js" */

import { byId, dataOf, element, mark } from "./dom.js";
import { PagePart } from "./page_part.js";

const SHOWN_WORDS = 2;

export class BranchLegend extends PagePart {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    this.list = byId("branches");
    this.list.addEventListener("click", (event) => {
      const node = dataOf(event, "node");
      if (node !== null) this.select(node);
    });
    this.useTheme();
    this.store.watch(["frequent"], () => this.useTheme());
  }

  /** Colours are set on the elements: make them again. */
  useTheme() {
    this.list.replaceChildren(...this.colours.branches.map((branch) => this.branch(branch)));
  }

  /** @param {number} branch */
  branch(branch) {
    const words = this.nodeText.wordsElement(branch, SHOWN_WORDS, "words");
    const attributes = { type: "button", class: "branch", "data-node": branch, title: "Select this branch" };
    return element("button", attributes, mark("swatch", this.colours.strong(branch)), words);
  }
}
