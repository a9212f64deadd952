/** The text of a document taken apart: which of the tree's words each of its words is. */

/** @import { Span } from "./passages.js" */

import { flatText, passageOf } from "./passages.js";

const FORMS = /[\p{L}\p{N}\p{M}_\u200c\u200d]+/gu;

/** @typedef {{text: string, word: number}} Piece  a stretch of text; word is -1 if it is none of the tree's */

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

  /** Take a text apart. @param {string} text @param {Map<string, number>} formWords @returns {Piece[]} */
  pieces(text, formWords) {
    const pieces = [];
    let end = 0;
    for (const match of text.matchAll(FORMS)) {
      const word = this.wordOf(match[0], formWords);
      if (word < 0) continue;
      if (match.index > end) pieces.push({ text: text.slice(end, match.index), word: -1 });
      pieces.push({ text: match[0], word });
      end = match.index + match[0].length;
    }
    if (end < text.length) pieces.push({ text: text.slice(end), word: -1 });
    return pieces;
  }

  /**
   * Return the passage of a text with the most of some words.
   * @param {string} text
   * @param {Map<string, number>} formWords
   * @param {(word: number) => boolean} isWanted
   */
  passage(text, formWords, isWanted) {
    const flat = flatText(text);
    /** @type {Span[]} */
    const spans = [];
    for (const match of flat.matchAll(FORMS)) {
      const word = this.wordOf(match[0], formWords);
      if (word >= 0 && isWanted(word)) spans.push([match.index, match.index + match[0].length]);
    }
    return passageOf(flat, spans, FORMS);
  }
}

/** Return the passage in which another text occurs most often, in any case. @param {string} text @param {string} wanted */
export function passageWith(text, wanted) {
  const flat = flatText(text);
  const pattern = new RegExp(wanted.trim().replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replace(/\s+/g, " "), "giu");
  /** @type {Span[]} */
  const spans = [];
  for (const match of flat.matchAll(pattern)) {
    if (match[0]) spans.push([match.index, match.index + match[0].length]);
  }
  return passageOf(flat, spans, FORMS);
}
