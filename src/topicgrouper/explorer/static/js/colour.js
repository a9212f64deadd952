/**
 * Colour by frequency: blue for frequent, red for rare, as in the paper.
 *
 * The scale is logarithmic, from the rarest word to the whole tree, and the same in all views: a topic
 * keeps its colour wherever it is seen. `soft` and `vivid` colours lie under text, `strong` ones are marks.
 */

const SHADES = 64;

// red, through a neutral middle, to blue; one list a theme
const STOPS = {
  light: {
    soft: ["#fbdcd6", "#fbe6e2", "#f1eff1", "#e3ebf8", "#d2e0f6"],
    vivid: ["#f2a093", "#f3bdb3", "#d9d3da", "#b3caee", "#8db2ea"],
    strong: ["#c8321f", "#d9745f", "#9a8f9c", "#5b8bd0", "#1f5fb8"],
  },
  dark: {
    soft: ["#43221f", "#3a2726", "#2a2a2f", "#232e40", "#1e3252"],
    vivid: ["#8f3429", "#75403a", "#4d4a53", "#35537f", "#2a5ca8"],
    strong: ["#f0705c", "#d58475", "#9b95a3", "#6f9fe0", "#5aa0ff"],
  },
};

/** @typedef {"light"|"dark"} Theme */

export class Colours {
  /** @param {import("./tree_model.js").TreeModel} model */
  constructor(model) {
    let least = Infinity;
    for (let word = 0; word < model.nWords; word++) {
      const frequency = model.frequencies[word];
      if (frequency > 0 && frequency < least) least = frequency;
    }
    this.frequencies = model.frequencies;
    this.least = least;
    this.span = Math.log(model.frequencies[model.root] / least) || 1;
    this.useTheme("light");
  }

  /** @param {Theme} theme */
  useTheme(theme) {
    this.softShades = shades(STOPS[theme].soft);
    this.vividShades = shades(STOPS[theme].vivid);
    this.strongShades = shades(STOPS[theme].strong);
  }

  soft(node) {
    return this.softShades[this.shadeOf(node)];
  }

  vivid(node) {
    return this.vividShades[this.shadeOf(node)];
  }

  strong(node) {
    return this.strongShades[this.shadeOf(node)];
  }

  shadeOf(node) {
    const place = Math.log(this.frequencies[node] / this.least) / this.span;
    return Math.max(0, Math.min(SHADES - 1, Math.round(place * (SHADES - 1)) || 0));
  }
}

function shades(stops) {
  const colours = stops.map((hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)));
  return Array.from({ length: SHADES }, (_, shade) => {
    const place = (shade / (SHADES - 1)) * (stops.length - 1);
    const low = Math.min(Math.floor(place), stops.length - 2);
    const mixed = colours[low].map((from, i) => Math.round(from + (colours[low + 1][i] - from) * (place - low)));
    return `rgb(${mixed.join(" ")})`;
  });
}
