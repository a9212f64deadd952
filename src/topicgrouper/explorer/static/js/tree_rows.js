/**
 * Which rows the tree of folders has: the nodes whose folders are all open, from top to bottom.
 *
 * Folders open either join by join or at chosen levels, as `TopicTree.outline` has it: a topic opens to its parts in
 * the view of the next level that divides it. Below the last level are its words.
 */

/** @import { TreeModel } from "./tree_model.js" */

import { cutTopics } from "./cuts.js";
import { isWithin, lineageOf, largestNOf, partsOf, smallestNOf } from "./tree_model.js";

export class TreeRows {
  /** @param {TreeModel} model */
  constructor(model) {
    this.model = model;
    /** @type {Set<number>} */
    this.open = new Set([model.root]);
    /** @type {number[]|null} */
    this.levels = null;
    /** The topics of levels, as far as they were asked for. @type {Map<number, number[]>} */
    this.topics = new Map();
    /** @type {Map<number, number[]>} */
    this.partsByNode = new Map();
    /** @type {number[]} */
    this.nodes = [];
    /** @type {number[]} */
    this.depths = [];
    this.rebuild();
  }

  /** Open folders join by join (null) or at levels. @param {number[]|null} levels */
  useLevels(levels) {
    this.levels = levels === null ? null : [...new Set([...levels, this.model.nWords])];
    this.partsByNode.clear();
    this.rebuild();
  }

  /** @param {number} node */
  isFolder(node) {
    return node >= this.model.nWords;
  }

  /** @param {number} node */
  parts(node) {
    if (this.levels === null) return partsOf(this.model, node);
    let parts = this.partsByNode.get(node);
    if (!parts) {
      const next = this.levels.find((level) => level > largestNOf(this.model, node));
      parts = next === undefined ? [] : this.partsAt(next, node);
      this.partsByNode.set(node, parts);
    }
    return parts;
  }

  /** Return the topics of a level in a node, the most frequent first. @param {number} level @param {number} node */
  partsAt(level, node) {
    const { frequencies } = this.model;
    const topics = this.topics.get(level) ?? cutTopics(this.model, level);
    this.topics.set(level, topics);
    return topics.filter((topic) => isWithin(this.model, topic, node)).sort((a, b) => frequencies[b] - frequencies[a] || a - b);
  }

  /** Tell whether the node has a row when all folders around it are open. @param {number} node */
  hasPlace(node) {
    if (this.levels === null || node === this.model.root) return true;
    const least = smallestNOf(this.model, node);
    const number = largestNOf(this.model, node);
    return this.levels.some((level) => level >= least && level <= number);
  }

  /** Work out the rows again, in time linear in their number. */
  rebuild() {
    this.nodes = [];
    this.depths = [];
    /** @type {[node: number, depth: number][]} */
    const waiting = [[this.model.root, 0]];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [node, depth] = next;
      this.nodes.push(node);
      this.depths.push(depth);
      if (!this.open.has(node)) continue;
      const parts = this.parts(node);
      for (let i = parts.length - 1; i >= 0; i--) waiting.push([parts[i], depth + 1]);
    }
  }

  /** @param {number} node @param {boolean} isOpen */
  setOpen(node, isOpen) {
    if (isOpen === this.open.has(node) || !this.isFolder(node)) return;
    if (isOpen) this.open.add(node);
    else this.open.delete(node);
    this.rebuild();
  }

  /** Open a folder and those below it, so many levels deep. @param {number} node @param {number} levels */
  openDeep(node, levels) {
    let layer = [node];
    for (let level = 0; level < levels; level++) {
      layer = layer.filter((at) => this.isFolder(at));
      for (const at of layer) this.open.add(at);
      layer = layer.flatMap((at) => this.parts(at));
    }
    this.rebuild();
  }

  /**
   * Open all folders around a node.
   * @param {number} node
   * @returns {number} the node, or the smallest one with a place that it lies in
   */
  reveal(node) {
    const lineage = lineageOf(this.model, node).filter((at) => this.hasPlace(at));
    const size = this.open.size;
    for (const at of lineage.slice(1)) this.open.add(at);
    if (this.open.size !== size) this.rebuild();
    return lineage[0];
  }

  /** Return the row of a node, or of the closed folder that hides it. @param {number} node */
  rowOf(node) {
    const exact = this.nodes.indexOf(node);
    if (exact >= 0) return exact;
    for (let row = this.nodes.length - 1; row > 0; row--) {
      if (isWithin(this.model, node, this.nodes[row])) return row;
    }
    return 0;
  }

  /** Return the row of the folder that a row lies in; -1 for the first. @param {number} row */
  folderRow(row) {
    const depth = this.depths[row];
    let at = row - 1;
    while (at >= 0 && this.depths[at] >= depth) at--;
    return at;
  }
}
