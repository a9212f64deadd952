/** Finding words by what somebody types: whole words first, then beginnings, then parts of words. */

import { folded } from "./text.js";

const LONGEST_QUERY = 200;

export class WordSearch {
  /**
   * @param {import("./tree_model.js").TreeModel} model
   * @param {string[]} vocabulary
   * @param {(string|null)[]|null} counted  forms that were counted, where they differ from those shown
   */
  constructor(model, vocabulary, counted) {
    this.model = model;
    this.vocabulary = vocabulary;
    this.counted = counted;
    this.forms = null;
  }

  /** The folded words, made at the first search: the page opens without them. */
  prepare() {
    if (this.forms) return;
    this.forms = this.vocabulary.map(folded);
    this.countedForms = this.counted?.map((form) => (form === null ? null : folded(form))) ?? null;
  }

  /**
   * Give the words that match, the best first.
   * @returns {number[]}
   */
  find(query, limit) {
    const wanted = folded(query.trim().slice(0, LONGEST_QUERY));
    if (!wanted) return [];
    this.prepare();
    const groups = [[], [], []];
    // by rank, so that within a group the more frequent words come first
    for (const word of this.model.byRank) {
      const quality = this.qualityOf(word, wanted);
      if (quality < 3) groups[quality].push(word);
    }
    return groups.flat().slice(0, limit);
  }

  /** 0: the word itself, 1: its beginning, 2: a part of it, 3: no match. */
  qualityOf(word, wanted) {
    const place = this.forms[word].indexOf(wanted);
    const form = this.countedForms?.[word] ?? null;
    const countedPlace = form === null ? -1 : form.indexOf(wanted);
    if (place < 0 && countedPlace < 0) return 3;
    if (this.forms[word] === wanted || form === wanted) return 0;
    return place === 0 || countedPlace === 0 ? 1 : 2;
  }

  /** Give all words that contain a text. @returns {number[]} */
  containing(text) {
    const wanted = folded(text.trim().slice(0, LONGEST_QUERY));
    if (!wanted) return [];
    this.prepare();
    const found = [];
    for (const word of this.model.byRank) {
      if (this.qualityOf(word, wanted) < 3) found.push(word);
    }
    return found;
  }
}
