/** What heat map and lines have in common: what they show, and words that fit. */

/** @import { Inks } from "./canvas.js" */
/** @import { GroupTable } from "./group_table.js" */
/** @import { HeatColours } from "./heat_colours.js" */
/** @import { Box } from "./scrolled_canvas.js" */

/**
 * @typedef {object} Shown            what is compared now
 * @property {GroupTable} table
 * @property {Int32Array} rows        topics, or FOLD
 * @property {number[]} groups        in their order
 * @property {string} foldText
 * @property {number} topic           the selected topic, -1 for none
 * @property {number|null} group      the selected group
 * @property {Place|null} hovered
 * @property {boolean} isCommon       whether lines have the same scale
 * @property {number|null} sortedBy   the group that rows are ordered by
 * @property {number|null} sortedByTopic
 *
 * @typedef {object} Place            what is at a point
 * @property {number|null} topic      or FOLD
 * @property {number|null} group
 *
 * @typedef {object} Style            how it is painted
 * @property {Inks} inks
 * @property {HeatColours} heat
 * @property {(topic: number) => string} colour  of its branch
 * @property {(topic: number) => {number: string, words: string[]}} label
 *
 * @typedef {object} Picture
 * @property {(shown: Shown, width: number) => {width: number, height: number}} measure
 * @property {(context: CanvasRenderingContext2D, shown: Shown, view: Box) => void} paint
 * @property {(shown: Shown, x: number, y: number, view: Box) => Place|null} placeAt
 * @property {(shown: Shown, row: number, place: number) => Box} boxOf    of a cell, by the places of row and group
 * @property {{left: number, top: number}} fixed   what does not scroll
 */

/** @type {Map<string, string>} */
const shortened = new Map();
const MOST_SHORTENED = 5000;
const SEPARATOR = ", ";
const FIRST = 0.55; // the share of the first of two that are cut
const ISOLATED = "\u2069"; // the end of what is written in its own direction, which a cut takes off

/**
 * Cut a text to a width; the work is remembered, as measuring costs more than painting.
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {number} width
 */
export function fitted(context, text, width) {
  return remembered(`${context.font} ${width} ${text}`, () => cutTo(context, text, width));
}

/**
 * Return the words that fit into a width, whole. Of those that are too long for that, such as names of articles, two
 * are cut, the first and one that begins differently: one alone would say little about a topic. If all begin alike, the
 * first has all the room.
 * @param {CanvasRenderingContext2D} context
 * @param {string[]} words
 * @param {number} width
 */
export function fittedWords(context, words, width) {
  const all = words.join(SEPARATOR);
  const key = `${context.font} ${width} ${all}\n`;
  return remembered(key, () => {
    let whole = "";
    let isTwo = false;
    for (const word of words) {
      const longer = whole ? whole + SEPARATOR + word : word;
      if (context.measureText(longer).width > width) break;
      isTwo = whole !== "";
      whole = longer;
    }
    if (isTwo) return whole;
    const [first = ""] = words;
    const second = words.find((word) => beginning(word) !== beginning(first));
    if (second === undefined) return cutTo(context, first, width);
    const rest = width - context.measureText(SEPARATOR + second).width;
    const start = cutTo(context, first, Math.max(rest, FIRST * width)) + ISOLATED;
    return start + SEPARATOR + cutTo(context, second, width - context.measureText(start + SEPARATOR).width) + ISOLATED;
  });
}

/** @param {string} word */
function beginning(word) {
  return word.split(" ", 1)[0];
}

/** @param {string} key @param {() => string} make */
function remembered(key, make) {
  let result = shortened.get(key);
  if (result === undefined) {
    result = make();
    if (shortened.size >= MOST_SHORTENED) shortened.clear();
    shortened.set(key, result);
  }
  return result;
}

/** @param {CanvasRenderingContext2D} context @param {string} text @param {number} width */
function cutTo(context, text, width) {
  if (context.measureText(text).width <= width) return text;
  const characters = [...text];
  let low = 0;
  let high = characters.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const isFit = context.measureText(`${characters.slice(0, middle).join("")}…`).width <= width;
    if (isFit) low = middle;
    else high = middle - 1;
  }
  return `${characters.slice(0, low).join("").trimEnd()}…`;
}
