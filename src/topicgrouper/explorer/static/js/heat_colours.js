/**
 * Colours of relative shares: red for more than average, blue for less, the ground for average; a hue apart even to the
 * colour-blind. What could be chance is pale.
 */

/** @import { Theme } from "./theme.js" */

/** Relative shares that have a full colour, and those that the legend names. */
const MOST = 4;
export const SCALE = [0.25, 0.5, 1, 2, 4];

const STEPS = 24; // on each side
const PALE = 0.2;
/** @type {Record<Theme, {more: number[], less: number[], ground: number[]}>} */
const COLOURS = {
  light: { more: [178, 24, 43], less: [84, 138, 194], ground: [247, 247, 245] },
  dark: { more: [255, 122, 98], less: [70, 132, 205], ground: [33, 36, 40] },
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
    return mixed(ground, part < 0 ? less : more, Math.abs(part) ** 0.85);
  });
}

/** @param {number[]} from @param {number[]} to @param {number} part */
function mixed(from, to, part) {
  return `rgb(${from.map((value, i) => Math.round(value + (to[i] - value) * part)).join(" ")})`;
}
