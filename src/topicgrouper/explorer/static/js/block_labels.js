/** Words in a block of the overview, separated by commas: as many lines as fit, whole words where possible. */

const LINE_HEIGHT = 14;
const PADDING = 5;
const LEAST_WIDTH = 34;

/** Tell whether a block has room for any words. @param {number} width @param {number} height */
export function hasRoom(width, height) {
  return width >= LEAST_WIDTH && height >= LINE_HEIGHT + 2;
}

/**
 * Write words into a block; the font is that of the context.
 * @param {CanvasRenderingContext2D} context
 * @param {string[]} words
 * @param {{x: number, y: number, width: number, height: number}} block
 */
export function writeWords(context, words, block) {
  const room = block.width - 2 * PADDING;
  const most = Math.floor((block.height - 3) / LINE_HEIGHT);
  const lines = brokenLines(context, words, room, most);
  lines.forEach((line, i) => {
    context.fillText(line, block.x + PADDING, block.y + 3 + LINE_HEIGHT * (i + 0.5), room);
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
    if (line) lines.push(lines.length + 1 < most ? `${line},` : line);
    if (lines.length >= most) return lines;
    line = widthOf(word) <= room ? word : shortened(word, room, widthOf);
    if (!line) return lines;
  }
  if (line && lines.length < most) lines.push(line);
  return lines;
}

/**
 * Cut a word to the room; nothing if only a letter or two would be left.
 * @param {string} word
 * @param {number} room
 * @param {(text: string) => number} widthOf
 */
function shortened(word, room, widthOf) {
  const letters = [...word];
  let count = Math.floor((letters.length * room) / widthOf(word));
  while (count > 2 && widthOf(`${letters.slice(0, count).join("")}…`) > room) count--;
  return count > 2 ? `${letters.slice(0, count).join("")}…` : "";
}
