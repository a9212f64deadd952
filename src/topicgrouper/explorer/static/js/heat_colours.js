/**
 * Colours of relative shares: red for more than average, blue for less, the ground for average; a hue apart even to the
 * colour-blind. What could be chance is pale.
 */

/** @import { Theme } from "./theme.js" */

import { mixed } from "./colour.js";

/** Relative shares that have a full colour, and those that the legend names. */
const MOST = 4;
export const SCALE = [0.25, 0.5, 1, 2, 4];

const STEPS = 24; // on each side
const PALE = 0.2;
const COLOURS = {
  light: { more: "#b2182b", less: "#548ac2", ground: "#f7f7f5" },
  dark: { more: "#ff7a62", less: "#4684cd", ground: "#212428" },
};

export class HeatColours {
  constructor() {
    this.clear = shades("light", 1);
    this.pale = shades("light", PALE);
  }

  /** @param {Theme} theme */
  useTheme(theme) {
    this.clear = shades(theme, 1);
    this.pale = shades(theme, PALE);
  }

  /** @param {number} relativeShare @param {boolean} isClear */
  of(relativeShare, isClear) {
    const place = Math.log(relativeShare) / Math.log(MOST); // -Infinity for none
    const step = Math.round(Math.max(-1, Math.min(1, place)) * STEPS);
    return (isClear ? this.clear : this.pale)[step + STEPS];
  }
}

/** @param {Theme} theme @param {number} strength */
function shades(theme, strength) {
  const { more, less, ground } = COLOURS[theme];
  return Array.from({ length: 2 * STEPS + 1 }, (_, i) => {
    const part = ((i - STEPS) / STEPS) * strength;
    return mixed(part < 0 ? less : more, ground, Math.abs(part) ** 0.85);
  });
}
