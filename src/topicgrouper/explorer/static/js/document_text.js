/** The text of a document taken apart: which of the tree's words each of its words is. */

/** @import { Span } from "./passages.js" */
/** @import { WordSpan } from "./text_spans.js" */

import { flatPlaces, flatText, passageOf } from "./passages.js";

const FORMS = /[\p{L}\p{N}\p{M}_\u200c\u200d]+/gu;

/**
 * @typedef {{text: string, word: number}} Piece  a stretch of text; word is -1 if it is none of the tree's
 *
 * @typedef {object} KnownWords           what is known of the words of a text
 * @property {Map<string, number>} formWords
 * @property {WordSpan[]|null} spans      where they stand; null if each form is one word
 */

export class TextReader {
  /**
   * @param {string[]} vocabulary
   * @param {(string|null)[]|null} counted
   */
  constructor(vocabulary, counted) {
    this.vocabulary = vocabulary;
    this.counted = counted;
    /** @type {Map<string, number>|null} */
    this.words = null;
  }

  /**
   * The word of a form as it stands in a text; -1 for none. A map, as forms may be called "__proto__".
   * @param {string} form
   * @param {Map<string, number>} formWords
   */
  wordOf(form, formWords) {
    this.words ??= new Map(this.vocabulary.map((word, i) => [this.counted?.[i] ?? word, i]));
    return formWords.get(form) ?? this.words.get(form.toLowerCase()) ?? -1;
  }

  /** Find the words of a text. @param {string} text @param {KnownWords} known @returns {WordSpan[]} */
  wordsIn(text, { formWords, spans }) {
    if (spans) return spans;
    /** @type {WordSpan[]} */
    const found = [];
    for (const match of text.matchAll(FORMS)) {
      const word = this.wordOf(match[0], formWords);
      if (word >= 0) found.push([match.index, match.index + match[0].length, word]);
    }
    return found;
  }

  /**
   * Take a text, or the start of one, apart. Where words overlap, the one of more weight is whole, or else the later.
   * @param {string} text
   * @param {KnownWords} known
   * @param {(word: number) => number} weightOf
   * @returns {Piece[]}
   */
  pieces(text, known, weightOf) {
    const words = this.wordsIn(text, known);
    const pieces = [];
    let position = 0;
    for (const [i, [low, high, word]] of words.entries()) {
      const next = words[i + 1];
      const isCut = next && next[0] < high && weightOf(next[2]) >= weightOf(word);
      const start = Math.max(low, position);
      const end = Math.min(isCut ? next[0] : high, text.length);
      if (end <= start) continue;
      if (start > position) pieces.push({ text: text.slice(position, start), word: -1 });
      pieces.push({ text: text.slice(start, end), word });
      position = end;
    }
    if (position < text.length) pieces.push({ text: text.slice(position), word: -1 });
    return pieces;
  }

  /**
   * Return the passage of a text with the most of some words.
   * @param {string} text
   * @param {KnownWords} known
   * @param {(word: number) => boolean} isWanted
   */
  passage(text, known, isWanted) {
    const flat = flatText(text);
    const words = known.spans ? flatSpans(text, known.spans) : this.wordsIn(flat, known);
    /** @type {Span[]} */
    const wanted = words.filter(([, , word]) => isWanted(word)).map(([low, high]) => [low, high]);
    return passageOf(flat, wanted, FORMS, { starts: known.spans ? words.map(([low]) => low) : [] });
  }
}

/** Bring words into the flat form of their text. @param {string} text @param {WordSpan[]} spans @returns {WordSpan[]} */
function flatSpans(text, spans) {
  const places = flatPlaces(text);
  return spans.filter(([, end]) => end < places.length).map(([start, end, word]) => [places[start], places[end - 1] + 1, word]);
}

/** Return the passage in which another text occurs most often, in any case. @param {string} text @param {string} wanted */
export function passageWith(text, wanted) {
  const flat = flatText(text);
  const pattern = new RegExp(flatText(wanted).replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"), "giu");
  /** @type {Span[]} */
  const spans = [];
  for (const match of flat.matchAll(pattern)) {
    if (match[0]) spans.push([match.index, match.index + match[0].length]);
  }
  return passageOf(flat, spans, FORMS);
}
