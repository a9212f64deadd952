/** The text of a document taken apart: which of the tree's words each of its words is. */

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
   * Return the stretch of a text in which the most of some words stand close together.
   * @param {string} text
   * @param {Map<string, number>} formWords
   * @param {(word: number) => boolean} isWanted
   * @param {number} length  in characters, about
   * @returns {Piece[]}
   */
  passage(text, formWords, isWanted, length) {
    const pieces = this.pieces(text, formWords);
    let best = 0;
    let bestCount = -1;
    let count = 0;
    let width = 0;
    for (let to = 0, from = 0; to < pieces.length; to++) {
      count += isWanted(pieces[to].word) ? 1 : 0;
      width += pieces[to].text.length;
      while (width > length && from < to) {
        count -= isWanted(pieces[from].word) ? 1 : 0;
        width -= pieces[from++].text.length;
      }
      if (count > bestCount) [best, bestCount] = [from, count];
    }
    return shortPieces(pieces, best, length);
  }
}

/** @param {Piece[]} pieces @param {number} from @param {number} length */
function shortPieces(pieces, from, length) {
  const shown = from > 0 ? [{ text: "… ", word: -1 }] : [];
  let left = length;
  for (let i = from; i < pieces.length && left > 0; i++) {
    const text = pieces[i].text.replace(/\s+/g, " ");
    shown.push({ text: text.slice(0, left), word: pieces[i].word });
    left -= text.length;
  }
  if (left <= 0) shown.push({ text: " …", word: -1 });
  return shown;
}
