/**
 * Words in a block of the overview, separated by commas: as many lines as fit, whole words where possible.
 * Narrow blocks have them upright.
 */

const LINE_HEIGHT = 14;
const PADDING = 5;
const LEAST_LENGTH = 34;
const LEAST_UPRIGHT = 44;
const NARROW = 60; // below, most words would be cut

/** @typedef {{x: number, y: number, width: number, height: number}} Block */

/** Tell whether a block has room for any words. @param {number} width @param {number} height */
export function hasRoom(width, height) {
  return isWide(width, height) || isHigh(width, height);
}

/** @param {number} width @param {number} height */
function isWide(width, height) {
  const least = isHigh(width, height) ? NARROW : LEAST_LENGTH;
  return width >= least && height >= LINE_HEIGHT + 2;
}

/** @param {number} width @param {number} height */
function isHigh(width, height) {
  return height >= LEAST_UPRIGHT && width >= LINE_HEIGHT;
}

/**
 * Return the part of a block, above or below a line through it, that has more room for words.
 * @param {Block} block
 * @param {number} y  of the line; NaN if there is none
 * @returns {Block}
 */
export function offLine(block, y) {
  const { x, width } = block;
  const end = block.y + block.height;
  if (!(y > block.y && y < end) || !isWide(width, block.height)) return block; // upright words can cross it
  const above = { x, y: block.y, width, height: y - block.y - 2 };
  const below = { x, y: y + 2, width, height: end - y - 2 };
  return below.height > above.height ? below : above;
}

/**
 * Write words into a block; the font is that of the context. The name comes first if there is room for it.
 * @param {CanvasRenderingContext2D} context
 * @param {string[]} words
 * @param {Block} block
 * @param {string} name
 */
export function writeWords(context, words, block, name) {
  const { x, y, width, height } = block;
  context.save();
  if (isWide(width, height)) {
    context.translate(x, y);
    writeLines(context, words, width, height, name);
  } else if (isHigh(width, height)) {
    context.translate(x + width, y);
    context.rotate(Math.PI / 2);
    writeLines(context, words, height, width, "");
  }
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string[]} words
 * @param {number} length   of a line
 * @param {number} across   room for lines
 * @param {string} name
 */
function writeLines(context, words, length, across, name) {
  const room = length - 2 * PADDING;
  const most = Math.max(1, Math.floor((across - 3) / LINE_HEIGHT));
  const named = name ? `${name} ${words[0]}` : words[0];
  const isNamed = context.measureText(`${named},`).width <= room;
  const lines = brokenLines(context, isNamed ? [named, ...words.slice(1)] : words, room, most);
  const top = Math.min(3, (across - LINE_HEIGHT) / 2);
  lines.forEach((line, i) => {
    const text = i + 1 < lines.length ? `${line},` : line;
    context.fillText(text, PADDING, top + LINE_HEIGHT * (i + 0.5));
  });
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string[]} words
 * @param {number} room
 * @param {number} most
 */
function brokenLines(context, words, room, most) {
  /** @param {string} text */
  const widthOf = (text) => context.measureText(text).width;
  const lines = [];
  let line = "";
  for (const word of words) {
    const longer = line ? `${line}, ${word}` : word;
    if (widthOf(`${longer},`) <= room) {
      line = longer;
      continue;
    }
    const isFirst = !line && !lines.length;
    if (widthOf(word) > room && !isFirst) continue; // a shorter one may follow
    if (line) lines.push(line);
    if (lines.length >= most) return lines;
    line = widthOf(word) <= room ? word : shortened(word, room, widthOf);
  }
  if (line && lines.length < most) lines.push(line);
  return lines;
}

/**
 * Cut a word to the room; nothing if only a letter or two would be left. An unseen mark comes before them.
 * @param {string} word
 * @param {number} room
 * @param {(text: string) => number} widthOf
 */
function shortened(word, room, widthOf) {
  const letters = [...word];
  let count = Math.floor((letters.length * room) / widthOf(word));
  while (count > 3 && widthOf(`${letters.slice(0, count).join("")}…`) > room) count--;
  return count > 3 ? `${letters.slice(0, count).join("")}…` : "";
}
