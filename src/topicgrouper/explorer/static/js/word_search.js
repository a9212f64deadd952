/** Finding words by what somebody types: whole words first, then beginnings, then parts of words. */

import { unpack } from "./packed.js";
import { folded } from "./text.js";

const LONGEST_QUERY = 200;
const SHORTEST_BEGINNING = 3;
const MOST_ALIKE = 10;

export class WordSearch {
  /**
   * @param {import("./tree_model.js").TreeModel} model
   * @param {object} payload  its vocabulary, counted forms and, with texts, the forms that stand in them
   */
  constructor(model, { vocabulary, counted, documents }) {
    this.model = model;
    this.vocabulary = vocabulary;
    this.counted = counted;
    this.documents = documents;
    this.forms = null;
  }

  /** The folded words, made at the first search: the page opens without them. */
  prepare() {
    if (this.forms) return;
    this.forms = this.vocabulary.map(folded);
    this.countedForms = this.counted?.map((form) => (form === null ? null : folded(form))) ?? null;
    this.wordOfForm = this.textForms();
  }

  /** The words of texts in all their forms: "comets" was counted as "comet". */
  textForms() {
    const words = new Map();
    if (!this.documents?.forms) return words;
    const wordOf = unpack(this.documents.formWords);
    this.documents.forms.forEach((form, i) => wordOf[i] >= 0 && words.set(folded(form), wordOf[i]));
    return words;
  }

  /**
   * Give the words that match, the best first; if there are none, words that begin alike.
   * @returns {number[]}
   */
  find(query, limit) {
    const wanted = this.wanted(query);
    if (!wanted) return [];
    const formWord = this.wordOfForm.get(wanted);
    const groups = [[], [], []];
    // by rank, so that within a group the more frequent words come first
    for (const word of this.model.byRank) {
      const quality = word === formWord ? 0 : this.qualityOf(word, wanted);
      if (quality < 3) groups[quality].push(word);
    }
    const found = groups.flat();
    return found.length ? found.slice(0, limit) : this.alike(wanted);
  }

  wanted(query) {
    const wanted = folded(query.trim().slice(0, LONGEST_QUERY));
    if (wanted) this.prepare();
    return wanted;
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

  /** Give the words with the longest beginning in common: "launching" finds "launched". */
  alike(wanted) {
    let most = SHORTEST_BEGINNING;
    let found = [];
    for (const word of this.model.byRank) {
      const form = this.countedForms?.[word] ?? null;
      const length = Math.max(commonLength(this.forms[word], wanted), form === null ? 0 : commonLength(form, wanted));
      if (length > most) found = [];
      if (length >= most) found.push(word);
      most = Math.max(most, length);
    }
    return found.slice(0, MOST_ALIKE);
  }

  /** Give all words that contain a text. @returns {number[]} */
  containing(text) {
    const wanted = this.wanted(text);
    const found = [];
    if (!wanted) return found;
    for (const word of this.model.byRank) {
      if (this.qualityOf(word, wanted) < 3) found.push(word);
    }
    return found;
  }
}

function commonLength(a, b) {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}
