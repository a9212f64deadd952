/** What lies under the pointer, beside it. Screen readers hear the same from the selection. */

/** @import { NodeText } from "./node_text.js" */
/** @import { Terms } from "./terms.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { byId, element } from "./dom.js";
import { amount, bits, counted, percent } from "./text.js";

const DISTANCE = 14;

export class Tooltip {
  /** @param {TreeModel} model @param {NodeText} nodeText @param {Terms} terms */
  constructor(model, nodeText, terms) {
    this.model = model;
    this.nodeText = nodeText;
    this.terms = terms;
    this.box = byId("tooltip");
    /** @type {number|null} */
    this.node = null;
  }

  /** @param {number} node @param {number} x @param {number} y */
  showNode(node, x, y) {
    if (this.node !== node || this.box.hidden) this.box.replaceChildren(...this.nodeLines(node));
    this.node = node;
    this.place(x, y);
  }

  /** @param {string[]} lines @param {number} x @param {number} y */
  showLines(lines, x, y) {
    this.node = null;
    this.box.replaceChildren(...lines.map((line, i) => element(i ? "p" : "b", {}, line)));
    this.place(x, y);
  }

  hide() {
    this.box.hidden = true;
  }

  /** @param {number} node */
  nodeLines(node) {
    const { model, nodeText } = this;
    const words = element("p", { class: "tooltip-words" });
    nodeText.fill(words, nodeText.words.of(node));
    const frequency = model.frequencies[node];
    const focus = model.focus && `focus ${bits(model.focus[node])}`;
    const facts = [
      amount(frequency),
      percent(frequency / model.frequencies[model.root]),
      ...(focus === null ? [] : [focus]),
      counted(model.sizes[node], this.terms.word),
    ];
    /** @param {string} text */
    const muted = (text) => element("p", { class: "muted" }, text);
    const title = element("b", {}, `${nodeText.kind(node)} `, ...nodeText.nameElements(node, ""));
    return [title, words, muted(facts.join(" · ")), muted(nodeText.range(node))];
  }

  /** Beside the pointer, on the side where there is room. @param {number} x @param {number} y */
  place(x, y) {
    this.box.hidden = false;
    const { offsetWidth: width, offsetHeight: height } = this.box;
    const left = x + DISTANCE + width > innerWidth ? x - DISTANCE - width : x + DISTANCE;
    const top = y + DISTANCE + height > innerHeight ? y - DISTANCE - height : y + DISTANCE;
    this.box.style.left = `${Math.max(4, left)}px`;
    this.box.style.top = `${Math.max(4, top)}px`;
  }
}
