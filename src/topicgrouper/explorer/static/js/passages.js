/**
 * The passage of a text that shows the most of what is looked for. `topicgrouper.search.passages` cuts texts by the
 * same rules, and both are tested with the same texts.
 */

export const PASSAGE_LENGTH = 260;
export const LONGEST_READ = 200_000; // characters of a text that are searched for a passage
/** What Python takes for a blank; `\s` lacks some controls, and has the byte order mark. */
const BLANK = /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
/** How many words stand for a document without a text. */
export const SHOWN_WORDS = 12;

/**
 * @typedef {[start: number, end: number]} Span
 * @typedef {[text: string, isMarked: boolean][]} Passage
 */

/** Return a text with single blanks between its words, as passages have it. @param {string} text */
export function flatText(text) {
  return text.slice(0, LONGEST_READ).split(BLANK).filter(Boolean).join(" ");
}

/** Return where each character of a text is in its flat form, and where its end is. @param {string} text */
export function flatPlaces(text) {
  const read = text.slice(0, LONGEST_READ);
  const places = new Int32Array(read.length + 1);
  let isAfterBlank = true;
  for (let i = 0; i < read.length; i++) {
    const isBlank = BLANK.test(read[i]);
    places[i + 1] = places[i] + Number(!isBlank || !isAfterBlank);
    isAfterBlank = isBlank;
  }
  return places;
}

/**
 * Return the first of the passages with the most spans, in pieces. Spans that overlap or touch are one piece.
 * @param {string} text   flat
 * @param {Span[]} spans  from left to right
 * @param {RegExp} runs   matches words
 * @param {{starts?: number[], length?: number}} [options]  where else words start
 * @returns {Passage}
 */
export function passageOf(text, spans, runs, { starts = [], length = PASSAGE_LENGTH } = {}) {
  const [start, end] = text.length <= length ? [0, text.length] : densest(unitsOf(text, runs, starts, length), spans, length);
  /** @type {Passage} */
  const pieces = [[start > 0 ? "… " : "", false]];
  let position = start;
  for (const [low, high] of spans) {
    if (low < start || low >= end) continue;
    const last = pieces[pieces.length - 1];
    const to = Math.min(high, end);
    if (last[1] && low <= position) last[0] += text.slice(position, to);
    else pieces.push([text.slice(position, low), false], [text.slice(low, to), true]);
    position = Math.max(position, to);
  }
  pieces.push([text.slice(position, end), false], [end < text.length ? " …" : "", false]);
  return pieces.filter(([piece]) => piece);
}

/**
 * Return what is never cut: text between blanks, or words where that would fill half of a passage.
 * @param {string} text
 * @param {RegExp} runs
 * @param {number[]} starts
 * @param {number} length
 */
function unitsOf(text, runs, starts, length) {
  const borders = new Set([...Array.from(text.matchAll(runs), ({ index }) => index), ...starts]);
  /** @type {Span[]} */
  const units = [];
  for (const { 0: chunk, index } of text.matchAll(/[^ ]+/g)) {
    const end = index + chunk.length;
    let low = index;
    for (let i = low + 1; i < end && 2 * chunk.length > length; i++) {
      if (!borders.has(i)) continue;
      units.push([low, i]);
      low = i;
    }
    units.push([low, end]);
  }
  return units;
}

/**
 * Return start and end of the first passage of whole units that holds the most spans, with as much on both sides as fits.
 * @param {Span[]} units
 * @param {Span[]} spans
 * @param {number} length
 * @returns {Span}
 */
function densest(units, spans, length) {
  let place = 0;
  const places = spans.map(([start]) => {
    while (place + 1 < units.length && units[place + 1][0] <= start) place++;
    return place;
  });
  let most = 0;
  let [from, to] = [0, 0];
  for (let last = 0, first = 0; last < places.length; last++) {
    while (units[places[last]][1] - units[places[first]][0] > length && first < last) first++;
    if (last - first + 1 > most) [most, from, to] = [last - first + 1, places[first], places[last]];
  }
  const [before, after] = [units[from][0], units[to][1]];
  for (;;) {
    const [start, end] = [units[from][0], units[to][1]];
    const left = units[from - 1]?.[0] ?? -Infinity;
    const right = units[to + 1]?.[1] ?? Infinity;
    const fitsRight = right - start <= length;
    if (end - left <= length && (!fitsRight || before - left <= right - after)) from--;
    else if (fitsRight) to++;
    else return [start, Math.min(end, start + length)]; // a single word may be longer
  }
}
