/**
 * The passage of a text that shows the most of what is looked for, as `topicgrouper.search.snippets` has it:
 * cut at blanks, with the same operations in the same order.
 */

export const PASSAGE_LENGTH = 260;
export const LONGEST_READ = 200_000; // characters of a text that are searched for a passage
/** What Python takes for blanks; `\s` lacks some controls, and has the byte order mark. */
const BLANKS = /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;
/** How many words stand for a document without a text. */
export const SHOWN_WORDS = 12;

/**
 * @typedef {[start: number, end: number]} Span
 * @typedef {[text: string, isMarked: boolean][]} Passage
 */

/** Bring a text into the form that passages are taken from: single blanks. @param {string} text */
export function flatText(text) {
  return text.slice(0, LONGEST_READ).replace(BLANKS, " ").replace(/^ | $/g, "");
}

/** Return where each character of a text stands in its flat form; one more for its end. @param {string} text */
export function flatPlaces(text) {
  const read = text.slice(0, LONGEST_READ);
  const places = new Int32Array(read.length + 1);
  let removed = 0;
  let from = 0;
  for (const { 0: blanks, index } of read.matchAll(BLANKS)) {
    for (let i = from; i <= index; i++) places[i] = i - removed;
    removed += index > 0 ? blanks.length - 1 : blanks.length;
    from = index + 1;
  }
  for (let i = from; i < places.length; i++) places[i] = i - removed;
  return places;
}

/**
 * Return the first of the passages with the most spans.
 * @param {string} text   flat
 * @param {Span[]} spans  from left to right
 * @param {RegExp} runs   matches words
 * @param {{starts?: number[], length?: number}} [options]  where else words start, rising
 * @returns {Passage}
 */
export function passageOf(text, spans, runs, { starts = [], length = PASSAGE_LENGTH } = {}) {
  const [start, end] = densest(text, spans, runs, starts, length);
  /** @type {Passage} */
  const pieces = start > 0 ? [["… ", false]] : [];
  let position = start;
  for (const [low, high] of united(spans.filter(([low]) => low >= start && low < end))) {
    pieces.push([text.slice(position, low), false], [text.slice(low, Math.min(high, end)), true]);
    position = Math.min(high, end);
  }
  pieces.push([text.slice(position, end), false]);
  if (end < text.length) pieces.push([" …", false]);
  return pieces.filter(([piece]) => piece);
}

/** Make one span of those that overlap or touch. @param {Span[]} spans */
function united(spans) {
  /** @type {Span[]} */
  const found = [];
  for (const [low, high] of spans) {
    const last = found.at(-1);
    if (last && low <= last[1]) last[1] = Math.max(last[1], high);
    else found.push([low, high]);
  }
  return found;
}

/**
 * @param {string} text
 * @param {Span[]} spans
 * @param {RegExp} runs
 * @param {number[]} starts
 * @param {number} length
 * @returns {Span}
 */
function densest(text, spans, runs, starts, length) {
  if (text.length <= length) return [0, text.length];
  const units = unitsOf(text, runs, starts, length);
  const places = placesOf(spans, units);
  let best = 0;
  let from = 0;
  let to = 0;
  for (let last = 0, first = 0; last < places.length; last++) {
    while (units[places[last]][1] - units[places[first]][0] > length && first < last) first++;
    if (last - first + 1 > best) [best, from, to] = [last - first + 1, places[first], places[last]];
  }
  const [start, end] = widened(units, from, to, length);
  return [start, Math.min(end, start + length)]; // a single word may be longer
}

/**
 * Return what is never cut: text between blanks, or words where that would fill half of a passage.
 * @param {string} text
 * @param {RegExp} runs
 * @param {number[]} starts
 * @param {number} length
 */
function unitsOf(text, runs, starts, length) {
  /** @type {Span[]} */
  const units = [];
  let start = 0;
  let next = 0;
  for (const chunk of text.split(" ")) {
    const end = start + chunk.length;
    while (next < starts.length && starts[next] <= start) next++;
    let low = start;
    if (2 * chunk.length > length) {
      const inner = Array.from(chunk.matchAll(runs), ({ index }) => start + index);
      while (next < starts.length && starts[next] < end) inner.push(starts[next++]);
      for (const border of inner.sort((a, b) => a - b)) {
        if (border > low) units.push([low, border]);
        low = border;
      }
    }
    units.push([low, end]);
    start = end + 1;
  }
  return units;
}

/** Return the unit of each span. @param {Span[]} spans @param {Span[]} units */
function placesOf(spans, units) {
  let place = 0;
  return spans.map(([start]) => {
    while (place + 1 < units.length && units[place + 1][0] <= start) place++;
    return place;
  });
}

/** Add units on both sides as evenly as they fit. @param {Span[]} units @param {number} first @param {number} last
 * @param {number} length @returns {Span} */
function widened(units, first, last, length) {
  const [before, after] = [units[first][0], units[last][1]];
  for (;;) {
    const [start, end] = [units[first][0], units[last][1]];
    let left = first > 0 && end - units[first - 1][0] <= length;
    const right = last + 1 < units.length && units[last + 1][1] - start <= length;
    if (!left && !right) return [start, end];
    if (left && right) left = before - units[first - 1][0] <= units[last + 1][1] - after;
    if (left) first--;
    else last++;
  }
}
