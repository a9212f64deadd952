/**
 * Colour by branch: topics of the same colour lie close together in the tree.
 *
 * The branches are an uneven cut: the one with most words is divided until there are as many as colours.
 * What lies above them is grey. A topic has the same colour in all views. The hues are those of Paul Tol's
 * "bright" scheme, which people with any kind of colour blindness can tell apart. `soft` and `vivid`
 * colours lie under text, `strong` ones are marks.
 */

/** @import { Theme } from "./theme.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { partsOf } from "./tree_model.js";

// blue, yellow, red, green, purple, cyan: neighbours differ most; then the grey of what lies above
const HUES = {
  light: ["#3f72ab", "#b3a02c", "#e05a6c", "#228833", "#aa3377", "#3ea9cf", "#8b9096"],
  dark: ["#6f9fd8", "#d8c650", "#f27c8b", "#4fb562", "#d46aa6", "#6fcbea", "#858b93"],
};
const GROUNDS = { light: "#ffffff", dark: "#16181b" };
const MIXES = { light: { soft: 0.24, vivid: 0.5 }, dark: { soft: 0.22, vivid: 0.52 } };
const MOST_BRANCHES = HUES.light.length - 1;

export class Colours {
  /** @param {TreeModel} model */
  constructor(model) {
    this.model = model;
    this.branches = branchesOf(model);
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

  /** Return the branch that a node is or lies in; null above all branches. @param {number} node */
  branchOf(node) {
    return this.branches[this.hues[node]] ?? null;
  }
}

/** Return the nodes of the branches from left to right. @param {TreeModel} model */
function branchesOf(model) {
  const branches = [model.root];
  while (branches.length < MOST_BRANCHES) {
    const largest = branches.reduce((a, b) => (model.sizes[b] > model.sizes[a] ? b : a));
    if (model.sizes[largest] === 1) break;
    branches.splice(branches.indexOf(largest), 1, ...partsOf(model, largest));
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
function mixed(hue, ground, part) {
  const values = [1, 3, 5].map((at) => {
    const [from, to] = [ground, hue].map((colour) => parseInt(colour.slice(at, at + 2), 16));
    return Math.round(from + (to - from) * part);
  });
  return `rgb(${values.join(" ")})`;
}
