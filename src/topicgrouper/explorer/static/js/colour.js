/**
 * Colour by frequency: blue for frequent, red for rare, as in the paper.
 *
 * What counts is the mean frequency of the words that a topic shows: the frequency of a whole topic says
 * little, as it grows with every join. Function words come out blue, particular ones red. The scale is
 * logarithmic; its red end is a word such that half of all words are rarer, its blue end the most frequent
 * words of all. A topic has the same colour in all views. `soft` and `vivid` colours lie under text,
 * `strong` ones are marks.
 */

/** @import { Theme } from "./theme.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { topWords } from "./tree_model.js";

const SHADES = 64;

// red, through purple, to blue; one list per theme
const STOPS = {
  light: {
    soft: ["#fbdcd6", "#f7e2e4", "#efe7f3", "#e4e8f7", "#d5e2f7"],
    vivid: ["#f2a093", "#e7b0b8", "#d5bfe2", "#b8c4ec", "#92b6ec"],
    strong: ["#cf3a26", "#bd5570", "#8f66ac", "#5a78c8", "#1f5fb8"],
  },
  dark: {
    soft: ["#44211e", "#3b242b", "#302838", "#262d42", "#1e3252"],
    vivid: ["#8f3429", "#7b3c4c", "#5c4674", "#3d5088", "#2a5ca8"],
    strong: ["#f0705c", "#dd7f92", "#b28fd0", "#7f9fe4", "#5aa0ff"],
  },
};

export class Colours {
  /** @param {TreeModel} model */
  constructor(model) {
    this.model = model;
    this.red = model.frequencies[model.byRank[model.nWords >> 1]] || 1;
    // the root shows the most frequent words of all
    this.span = Math.log(this.meanOf(model.root) / this.red) || 1;
    this.shades = shadesOf("light");
  }

  /** @param {Theme} theme */
  useTheme(theme) {
    this.shades = shadesOf(theme);
  }

  /** @param {number} node */
  soft(node) {
    return this.shades.soft[this.shadeOf(node)];
  }

  /** @param {number} node */
  vivid(node) {
    return this.shades.vivid[this.shadeOf(node)];
  }

  /** @param {number} node */
  strong(node) {
    return this.shades.strong[this.shadeOf(node)];
  }

  /** @param {number} node */
  meanOf(node) {
    const words = topWords(this.model, node);
    return words.reduce((sum, word) => sum + this.model.frequencies[word], 0) / words.length;
  }

  /** @param {number} node */
  shadeOf(node) {
    const place = Math.log(this.meanOf(node) / this.red) / this.span;
    return Math.round(Math.max(0, Math.min(1, place)) * (SHADES - 1)) || 0;
  }
}

/**  */
/** @param {Theme} theme */
function shadesOf(theme) {
  const { soft, vivid, strong } = STOPS[theme];
  return { soft: mixed(soft), vivid: mixed(vivid), strong: mixed(strong) };
}

/** Mix all shades of a list of stops. @param {string[]} stops */
function mixed(stops) {
  const colours = stops.map((hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)));
  return Array.from({ length: SHADES }, (_, shade) => {
    const place = (shade / (SHADES - 1)) * (stops.length - 1);
    const low = Math.min(Math.floor(place), stops.length - 2);
    const parts = colours[low].map((from, i) => Math.round(from + (colours[low + 1][i] - from) * (place - low)));
    return `rgb(${parts.join(" ")})`;
  });
}
