/** What splitting and joining would do at a node, in words, and doing it. */

/** @import { FlatView, FlatViews } from "./flat_views.js" */
/** @import { NodeText } from "./node_text.js" */
/** @import { Store } from "./state.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { canSplit, joinInto, splitOut, writtenCut } from "./cuts.js";
import { counted } from "./text.js";
import { partsOf, siblingOf } from "./tree_model.js";

/**
 * @typedef {object} CutAction
 * @property {string} label
 * @property {string} title
 * @property {number} node      what is selected afterwards
 * @property {() => number[]} topics  the topics afterwards
 *
 * @typedef {"split"|"join"} CutKind
 */

export const CUT_KINDS = /** @type {const} */ (["split", "join"]);

export class CutActions {
  /** @param {{store: Store, model: TreeModel, views: FlatViews, nodeText: NodeText}} page */
  constructor({ store, model, views, nodeText }) {
    this.store = store;
    this.model = model;
    this.views = views;
    this.nodeText = nodeText;
  }

  /** Return what can be done at a node in the current view. @param {CutKind} kind @param {number} node @returns {CutAction|null} */
  at(kind, node) {
    const view = this.views.at(this.store.state);
    return kind === "split" ? this.splitAt(node, view) : this.joinAt(node, view);
  }

  /** Do it, if it can be done. @param {CutKind} kind @param {number} node */
  run(kind, node) {
    const action = this.at(kind, node);
    if (!action) return;
    const topics = action.topics();
    const cut = writtenCut(this.model, topics);
    if (cut !== null) this.store.set({ node: action.node, n: topics.length, cut });
  }

  /** @param {number} node @param {FlatView} view @returns {CutAction|null} */
  splitAt(node, view) {
    const { model } = this;
    const around = view.topicAround(node);
    if (around === null) return null;
    if (around === node) {
      if (!canSplit(model, node)) return null;
      const parts = partsOf(model, node).map((part) => this.nameOf(part));
      const title = `Replace this topic by its two parts, ${parts.join(" and ")} (>)`;
      return { label: "Split", title, node, topics: () => splitOut(model, view.nodes, partsOf(model, node)[0]) };
    }
    if (!canSplit(model, model.parents[node])) return null;
    const label = `Split out of ${this.nameOf(around)}`;
    const title = `Split ${this.nameOf(around)} until this topic is separate (>)`;
    return { label, title, node, topics: () => splitOut(model, view.nodes, node) };
  }

  /** @param {number} node @param {FlatView} view @returns {CutAction|null} */
  joinAt(node, view) {
    const { model } = this;
    const isWhole = view.divides(node);
    if (!isWhole && (!view.isTopic(node) || node === model.root)) return null;
    const whole = isWhole ? node : model.parents[node];
    const name = this.nameOf(whole);
    const action = { node: whole, topics: () => joinInto(model, view.nodes, whole) };
    const sibling = isWhole ? -1 : siblingOf(model, node);
    if (!isWhole && view.isTopic(sibling)) {
      const title = `Replace both by their parent, ${name} (<)`;
      return { ...action, label: `Join with ${this.nameOf(sibling)} into ${name}`, title };
    }
    const count = counted(view.countWithin(whole), "topic");
    return { ...action, label: `Join ${count} into ${name}`, title: `Join all ${count} of this view that are part of ${name} (<)` };
  }

  /** @param {number} node */
  nameOf(node) {
    return this.nodeText.number(node) || `“${this.nodeText.isolatedWord(node)}”`;
  }
}
