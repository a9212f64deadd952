/** Finding words by what somebody types: whole words first, then beginnings, then parts of words. */

/** @import { Payload } from "./payload.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { formWordsOf } from "./form_words.js";
import { folded } from "./text.js";

const LONGEST_QUERY = 200;
const SHORTEST_BEGINNING = 3;
const MOST_ALIKE = 10;

export class WordSearch {
  /**
   * @param {TreeModel} model
   * @param {Payload} payload  its vocabulary, counted forms and, with texts, the forms that stand in them
   */
  constructor(model, payload) {
    this.model = model;
    this.payload = payload;
    /** @type {string[]} */
    this.forms = [];
    /** @type {(string|null)[]} */
    this.countedForms = [];
    /** @type {Map<string, number>} */
    this.wordOfForm = new Map();
  }

  /** The folded words, made at the first search: the page opens without them. */
  prepare() {
    if (this.forms.length) return;
    const { vocabulary, counted, documents } = this.payload;
    this.forms = vocabulary.map(folded);
    this.countedForms = counted?.map((form) => (form === null ? null : folded(form))) ?? [];
    // the words of texts in all their forms: "comets" was counted as "comet"
    for (const [form, word] of formWordsOf(documents)) {
      if (word >= 0) this.wordOfForm.set(folded(form), word);
    }
  }

  /**
   * Return the words that match, the best first; if there are none, words that begin alike.
   * @param {string} query
   * @param {number} limit
   * @returns {number[]}
   */
  find(query, limit) {
    const wanted = this.wanted(query);
    if (!wanted) return [];
    const formWord = this.wordOfForm.get(wanted);
    /** @type {number[][]} */
    const groups = [[], [], []];
    // by rank, so that within a group the more frequent words come first
    for (const word of this.model.byRank) {
      const quality = word === formWord ? 0 : this.qualityOf(word, wanted);
      if (quality < 3) groups[quality].push(word);
    }
    const found = groups.flat();
    return found.length ? found.slice(0, limit) : this.alike(wanted);
  }

  /** @param {string} query */
  wanted(query) {
    const wanted = folded(query.trim().slice(0, LONGEST_QUERY));
    if (wanted) this.prepare();
    return wanted;
  }

  /**
   * 0: the word itself, 1: its beginning, 2: a part of it, 3: no match.
   * @param {number} word
   * @param {string} wanted
   */
  qualityOf(word, wanted) {
    const place = this.forms[word].indexOf(wanted);
    const form = this.countedForms[word] ?? null;
    const countedPlace = form === null ? -1 : form.indexOf(wanted);
    if (place < 0 && countedPlace < 0) return 3;
    if (this.forms[word] === wanted || form === wanted) return 0;
    return place === 0 || countedPlace === 0 ? 1 : 2;
  }

  /**
   * Return the words with the longest beginning in common: "launching" finds "launched".
   * @param {string} wanted
   */
  alike(wanted) {
    let most = SHORTEST_BEGINNING;
    /** @type {number[]} */
    let found = [];
    for (const word of this.model.byRank) {
      const form = this.countedForms[word] ?? null;
      const length = Math.max(commonLength(this.forms[word], wanted), form === null ? 0 : commonLength(form, wanted));
      if (length > most) found = [];
      if (length >= most) found.push(word);
      most = Math.max(most, length);
    }
    return found.slice(0, MOST_ALIKE);
  }

  /** Return all words that contain a text. @param {string} text @returns {number[]} */
  containing(text) {
    const wanted = this.wanted(text);
    /** @type {number[]} */
    const found = [];
    if (!wanted) return found;
    for (const word of this.model.byRank) {
      if (this.qualityOf(word, wanted) < 3) found.push(word);
    }
    return found;
  }
}

/** @param {string} a @param {string} b */
function commonLength(a, b) {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}
