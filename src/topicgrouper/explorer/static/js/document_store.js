/**
 * The documents, from the page itself or from the server that it came from: the same questions, the same
 * answers. The ranking is that of `topicgrouper.tree.document_strength`, with the same operations in the
 * same order, so that even ties come out alike.
 */

/** @import { EmbeddedPart, Payload } from "./payload.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { unpack } from "./packed.js";
import { wordsOf } from "./tree_model.js";

/**
 * @typedef {{row: number, id: string, label: string|null, count: number, length: number,
 *            share: number}} StrongDocument
 * @typedef {{row: number, id: string, label: string|null, length: number, text: string|null,
 *            words: [word: number, count: number][], formWords: Map<string, number>}} OpenDocument
 *
 * @typedef {object} DocumentStore
 * @property {(node: number, offset: number, limit: number) =>
 *            Promise<{total: number, documents: StrongDocument[]}>} strongest
 * @property {(row: number) => Promise<OpenDocument>} open
 * @property {(row: number) => OpenDocument|null} openNow  null where it would have to be waited for
 */

/**
 * Return the documents of a payload, or null.
 * @param {Payload} payload
 * @param {TreeModel} model
 * @returns {DocumentStore|null}
 */
export function makeDocuments({ documents, tokens }, model) {
  if (!documents) return null;
  return documents.mode === "server" ? new ServerDocuments() : new EmbeddedDocuments(documents, tokens, model);
}

/**
 * Return the words of forms that stand in the texts of a page, -1 for none of the tree's.
 * @param {Payload["documents"]} documents
 */
export function formWordsOf(documents) {
  if (documents?.mode !== "embedded" || !documents.forms || !documents.formWords) return formMap(null, null);
  return formMap(documents.forms, unpack(documents.formWords));
}

/** @param {string[]|null} forms @param {ArrayLike<number>|null} words @returns {Map<string, number>} */
function formMap(forms, words) {
  return new Map(forms && words ? forms.map((form, i) => [form, words[i]]) : []);
}

/** @implements {DocumentStore} */
class EmbeddedDocuments {
  /** @param {EmbeddedPart} documents @param {number} tokens @param {TreeModel} model */
  constructor(documents, tokens, model) {
    this.model = model;
    this.tokens = tokens;
    this.documents = documents;
    this.lengths = unpack(documents.lengths);
    this.rowStarts = unpack(documents.rowStarts);
    this.columns = unpack(documents.columns);
    this.counts = unpack(documents.counts);
    /** @type {Map<string, number>|null} */
    this.formWords = null;
    this.rankedNode = -1;
    /** @type {number[]} */
    this.ranked = [];
    this.frequencies = new Float64Array(this.lengths.length);
  }

  /** @param {number} node @param {number} offset @param {number} limit */
  async strongest(node, offset, limit) {
    if (this.rankedNode !== node) this.rank(node);
    const rows = this.ranked.slice(offset, offset + limit);
    return { total: this.ranked.length, documents: rows.map((row) => this.summary(row)) };
  }

  /**
   * Count the node's words in every document, in one pass over all counts, and order the documents.
   * @param {number} node
   */
  rank(node) {
    const { model, lengths, rowStarts, columns, counts, frequencies } = this;
    const isInside = new Uint8Array(model.nWords);
    for (const word of wordsOf(model, node)) isInside[word] = 1;
    const strengths = new Float64Array(lengths.length);
    const weight = this.documents.medianLength;
    const average = model.frequencies[node] / this.tokens;
    this.ranked = [];
    for (let row = 0; row < lengths.length; row++) {
      let frequency = 0;
      for (let i = rowStarts[row]; i < rowStarts[row + 1]; i++) {
        if (isInside[columns[i]]) frequency += counts[i];
      }
      frequencies[row] = frequency;
      strengths[row] = (frequency + weight * average) / (lengths[row] + weight);
      if (frequency > 0) this.ranked.push(row);
    }
    this.ranked.sort((a, b) => strengths[b] - strengths[a] || a - b);
    this.rankedNode = node;
  }

  /** @param {number} row */
  summary(row) {
    const count = this.frequencies[row];
    return { row, ...this.names(row), count, length: this.lengths[row], share: count / this.lengths[row] };
  }

  /** @param {number} row */
  names(row) {
    const { ids, labels } = this.documents;
    return { id: ids?.[row] ?? String(row), label: labels?.[row] ?? null };
  }

  /** @param {number} row */
  async open(row) {
    return this.openNow(row);
  }

  /** @param {number} row @returns {OpenDocument} */
  openNow(row) {
    const { documents, rowStarts } = this;
    this.formWords ??= formWordsOf(documents);
    /** @type {OpenDocument["words"]} */
    const words = [];
    for (let i = rowStarts[row]; i < rowStarts[row + 1]; i++) words.push([this.columns[i], this.counts[i]]);
    words.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    const text = documents.texts?.[row] ?? null;
    return { row, ...this.names(row), length: this.lengths[row], text, words, formWords: this.formWords };
  }
}

/**
 * Answers as `topicgrouper.explorer.answers` has them.
 * @implements {DocumentStore}
 */
class ServerDocuments {
  /**
   * @param {number} node
   * @param {number} offset
   * @param {number} limit
   * @returns {ReturnType<DocumentStore["strongest"]>}
   */
  async strongest(node, offset, limit) {
    return asked(`api/node/${node}/documents?offset=${offset}&limit=${limit}`);
  }

  /** @param {number} row @returns {Promise<OpenDocument>} */
  async open(row) {
    const { forms, formWords, ...document } = await asked(`api/documents/${row}`);
    return { ...document, formWords: formMap(forms, formWords) };
  }

  /** The list comes without texts; a document is asked for when it is opened. */
  openNow() {
    return null;
  }
}

/** @param {string} address */
async function asked(address) {
  const response = await fetch(address, { headers: { Accept: "application/json" } }).catch(() => null);
  if (response?.ok) return response.json();
  const what = response ? `the server responded with status ${response.status}` : "the server does not respond";
  throw new Error(`${what}; check that it is running, then reload the page`);
}
