/**
 * The documents, from the page itself or from the server that it came from: the same questions, the same
 * answers. The ranking is that of `topicgrouper.tree.document_strength`, with the same operations in the
 * same order, so that even ties come out alike.
 */

import { unpack } from "./packed.js";
import { wordsOf } from "./tree_model.js";

/**
 * @typedef {{row: number, id: string, label: string|null, count: number, length: number,
 *            share: number}} StrongDocument
 * @typedef {{row: number, id: string, label: string|null, length: number, text: string|null,
 *            words: [number, number][], formWords: Map<string, number>}} OpenDocument
 */

/** Give the documents of a payload, or null. */
export function makeDocuments(payload, model) {
  if (!payload.documents) return null;
  return payload.documents.mode === "server" ? new ServerDocuments() : new EmbeddedDocuments(payload, model);
}

function formMap(forms, words) {
  const map = new Map();
  forms?.forEach((form, i) => map.set(form, words[i]));
  return map;
}

class EmbeddedDocuments {
  constructor(payload, model) {
    const { documents } = payload;
    this.model = model;
    this.tokens = payload.tokens;
    this.documents = documents;
    this.lengths = unpack(documents.lengths);
    this.rowStarts = unpack(documents.rowStarts);
    this.columns = unpack(documents.columns);
    this.counts = unpack(documents.counts);
    this.formWords = null;
    this.rankedNode = -1;
  }

  /** @returns {Promise<{total: number, documents: StrongDocument[]}>} */
  async strongest(node, offset, limit) {
    if (this.rankedNode !== node) this.rank(node);
    const rows = [...this.ranked.slice(offset, offset + limit)];
    return { total: this.ranked.length, documents: rows.map((row) => this.summary(row)) };
  }

  /** Count the node's words in every document, in one pass over all counts, and order the documents. */
  rank(node) {
    const { model, lengths, rowStarts, columns, counts } = this;
    const isInside = new Uint8Array(model.nWords);
    for (const word of wordsOf(model, node)) isInside[word] = 1;
    const frequencies = new Float64Array(lengths.length);
    const strengths = new Float64Array(lengths.length);
    const weight = this.documents.medianLength;
    const average = model.frequencies[node] / this.tokens;
    const holding = [];
    for (let row = 0; row < lengths.length; row++) {
      let frequency = 0;
      for (let i = rowStarts[row]; i < rowStarts[row + 1]; i++) {
        if (isInside[columns[i]]) frequency += counts[i];
      }
      frequencies[row] = frequency;
      strengths[row] = (frequency + weight * average) / (lengths[row] + weight);
      if (frequency > 0) holding.push(row);
    }
    holding.sort((a, b) => strengths[b] - strengths[a] || a - b);
    this.ranked = holding;
    this.frequencies = frequencies;
    this.rankedNode = node;
  }

  summary(row) {
    const count = this.frequencies[row];
    return { row, ...this.names(row), count, length: this.lengths[row], share: count / this.lengths[row] };
  }

  names(row) {
    const { ids, labels } = this.documents;
    return { id: ids?.[row] ?? `Document ${row + 1}`, label: labels?.[row] ?? null };
  }

  /** @returns {Promise<OpenDocument>} */
  async open(row) {
    return this.openNow(row);
  }

  openNow(row) {
    const { documents } = this;
    this.formWords ??= documents.forms ? formMap(documents.forms, unpack(documents.formWords)) : new Map();
    const words = [];
    for (let i = this.rowStarts[row]; i < this.rowStarts[row + 1]; i++) words.push([this.columns[i], this.counts[i]]);
    words.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    const text = documents.texts?.[row] ?? null;
    return { row, ...this.names(row), length: this.lengths[row], text, words, formWords: this.formWords };
  }
}

class ServerDocuments {
  async strongest(node, offset, limit) {
    const answer = await asked(`api/node/${node}/documents?offset=${offset}&limit=${limit}`);
    return { total: answer.total, documents: answer.documents.map(named) };
  }

  async open(row) {
    const answer = await asked(`api/documents/${row}`);
    return { ...named(answer), formWords: formMap(answer.forms, answer.formWords) };
  }

  /** The list comes without texts; a document is asked for when it is opened. */
  openNow() {
    return null;
  }
}

function named(document) {
  return { ...document, id: document.id ?? `Document ${document.row + 1}`, label: document.label ?? null };
}

async function asked(address) {
  const response = await fetch(address, { headers: { Accept: "application/json" } });
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response.json();
}
