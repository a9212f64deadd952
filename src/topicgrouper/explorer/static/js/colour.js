/**
 * Colour by branch: topics of the same colour lie close together in the tree.
 *
 * The branches are an uneven cut, made so that subjects differ in colour: the branch in which most is hidden behind its
 * largest topic is divided until there are as many as colours. What lies above them, and what is no document’s main
 * topic, is grey. A topic has the same colour in all views. Marks in `strong` colours stand out from the
 * ground 3 to 1, text on `soft` and `vivid` ones 4.5 to 1, and people with any kind of colour blindness can tell all of
 * them apart.
 */

/** @import { Theme } from "./theme.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { partsOf } from "./tree_model.js";

// blue, gold, red, green, wine, teal, brown, violet: neighbours differ most; then the grey of what is in no branch
const HUES = {
  light: ["#1f4489", "#b18608", "#b84867", "#377223", "#810850", "#0c7c90", "#653d00", "#7651bb", "#8b9096"],
  dark: ["#5c99fc", "#ffc93e", "#c0534d", "#89f2aa", "#fc96b8", "#23d1f0", "#d58913", "#945fc5", "#858b93"],
};
const GROUNDS = { light: "#ffffff", dark: "#16181b" };
const MIXES = { light: { soft: 0.2, vivid: 0.46 }, dark: { soft: 0.18, vivid: 0.4 } };
const MOST_BRANCHES = HUES.light.length - 1;

export class Colours {
  /** @param {TreeModel} model @param {Map<number, number>} [subjects]  how many documents topics have; all words alike if not known */
  constructor(model, subjects = new Map(Array.from(model.byRank, (word) => [word, 1]))) {
    this.model = model;
    this.branches = branchesOf(model, subjects);
    this.hues = huesByNode(model, this.branches);
    this.shades = shadesOf("light");
  }

  /** @param {Theme} theme */
  useTheme(theme) {
    this.shades = shadesOf(theme);
  }

  /** @param {number} node */
  soft(node) {
    return this.shades.soft[this.hues[node]];
  }

  /** @param {number} node */
  vivid(node) {
    return this.shades.vivid[this.hues[node]];
  }

  /** @param {number} node */
  strong(node) {
    return this.shades.strong[this.hues[node]];
  }

  /** Return the branch that a node is or lies in; null if there is none. @param {number} node */
  branchOf(node) {
    return this.branches[this.hues[node]] ?? null;
  }
}

/** Return the nodes of the branches from left to right. @param {TreeModel} model @param {Map<number, number>} subjects */
function branchesOf(model, subjects) {
  const { nNodes, parents, root } = model;
  const total = new Float64Array(nNodes);
  for (const [node, weight] of subjects) total[node] = weight;
  const largest = total.slice();
  for (let node = 0; node < root; node++) {
    const parent = parents[node];
    total[parent] += total[node];
    largest[parent] = Math.max(largest[parent], largest[node]);
  }
  /** @param {number} node */
  const hidden = (node) => total[node] - largest[node];
  const branches = [root];
  while (branches.length < MOST_BRANCHES) {
    const mixed = branches.reduce((a, b) => (hidden(b) > hidden(a) ? b : a));
    if (!hidden(mixed)) break;
    branches.splice(branches.indexOf(mixed), 1, ...partsOf(model, mixed).filter((part) => total[part]));
  }
  return branches;
}

/** @param {TreeModel} model @param {number[]} branches */
function huesByNode({ nNodes, parents }, branches) {
  const hues = new Uint8Array(nNodes).fill(MOST_BRANCHES);
  branches.forEach((branch, hue) => {
    hues[branch] = hue;
  });
  // parents have larger ids than their parts, so a colour falls from a branch to all that lies in it
  for (let node = nNodes - 2; node >= 0; node--) {
    if (hues[node] === MOST_BRANCHES) hues[node] = hues[parents[node]];
  }
  return hues;
}

/** @param {Theme} theme */
function shadesOf(theme) {
  const strong = HUES[theme];
  const { soft, vivid } = MIXES[theme];
  /** @param {number} part */
  const mixes = (part) => strong.map((hue) => mixed(hue, GROUNDS[theme], part));
  return { soft: mixes(soft), vivid: mixes(vivid), strong };
}

/** Mix a part of a colour into another. @param {string} hue @param {string} ground @param {number} part */
export function mixed(hue, ground, part) {
  const values = [1, 3, 5].map((at) => {
    const [from, to] = [ground, hue].map((colour) => parseInt(colour.slice(at, at + 2), 16));
    return Math.round(from + (to - from) * part);
  });
  return `rgb(${values.join(" ")})`;
}
