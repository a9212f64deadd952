/**
 * Where the words of texts stand, for texts in which the rule for forms cannot hold: where no blanks divide words, a
 * form has several of them. See `page_words` of `topicgrouper.explorer.page_documents`.
 */

/** @import { PackedSpans } from "./payload.js" */

import { unpack } from "./packed.js";

/** @typedef {[start: number, end: number, word: number]} WordSpan  from left to right; pairs of letters overlap */

export class TextSpans {
  /** @param {PackedSpans} packed */
  constructor(packed) {
    this.gaps = unpack(packed.gaps);
    this.lengths = unpack(packed.lengths);
    this.words = unpack(packed.words);
    /** @type {Map<number, [from: number, to: number]>} */
    this.parts = new Map();
    const sizes = unpack(packed.sizes);
    let from = 0;
    for (const [i, text] of unpack(packed.texts).entries()) {
      this.parts.set(text, [from, from + sizes[i]]);
      from += sizes[i];
    }
  }

  /** Return the words of a text, or null if the rule holds. @param {number} text @returns {WordSpan[]|null} */
  of(text) {
    const part = this.parts.get(text);
    if (!part) return null;
    /** @type {WordSpan[]} */
    const spans = [];
    let start = 0;
    for (let i = part[0]; i < part[1]; i++) {
      start += this.gaps[i];
      spans.push([start, start + this.lengths[i], this.words[i]]);
    }
    return spans;
  }
}
