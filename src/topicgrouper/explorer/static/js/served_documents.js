/** Documents that a server is asked for; it answers as `topicgrouper.explorer.document_api.DocumentApi` does. */

/** @import { DocumentGroup, DocumentStore, OpenDocument } from "./document_store.js" */
/** @import { FlatView } from "./flat_views.js" */
/** @import { PackedMainTopics } from "./payload.js" */

import { formMap } from "./form_words.js";

/** @implements {DocumentStore} */
export class ServedDocuments {
  /** @param {number} size @param {boolean} wholeCounts  what the model of documents needs */
  constructor(size, wholeCounts) {
    this.size = size;
    /** @type {DocumentStore["bestMatches"]} */
    this.bestMatches = wholeCounts ? (query, offset, limit) => asked(`api/about?${searchQuery(query, offset, limit)}`) : null;
    /** @type {DocumentStore["surprise"]} */
    this.surprise = wholeCounts ? surpriseOf : null;
  }

  /**
   * @param {number} node
   * @param {number} offset
   * @param {number} limit
   * @param {FlatView|null} mainIn
   * @param {DocumentGroup|null} inGroup
   * @returns {ReturnType<DocumentStore["strongest"]>}
   */
  async strongest(node, offset, limit, mainIn, inGroup) {
    const main = mainIn ? `&${mainQuery(mainIn)}` : "";
    const group = inGroup ? `&by=${inGroup.column}&group=${inGroup.group}` : "";
    return asked(`api/node/${node}/documents?offset=${offset}&limit=${limit}${main}${group}`);
  }

  /**
   * @param {string} query
   * @param {number} offset
   * @param {number} limit
   * @returns {ReturnType<DocumentStore["search"]>}
   */
  async search(query, offset, limit) {
    return asked(`api/search?${searchQuery(query, offset, limit)}`);
  }

  /** Return the main topics of all documents in a view. @param {FlatView} view @returns {Promise<PackedMainTopics>} */
  async mainTopics(view) {
    return asked(`api/main?${mainQuery(view)}`);
  }

  /** @param {number} row @returns {Promise<OpenDocument>} */
  async open(row) {
    const { forms, formWords, spans = null, ...document } = await asked(`api/documents/${row}`);
    return { ...document, known: { formWords: formMap(forms, formWords), spans } };
  }
}

/** @param {string} query @param {number} offset @param {number} limit */
function searchQuery(query, offset, limit) {
  return `q=${encodeURIComponent(query.replace(/\p{Cs}/gu, "�"))}&offset=${offset}&limit=${limit}`;
}

/** @param {number} row @returns {Promise<Map<number, number>>} */
async function surpriseOf(row) {
  const { words, bits } = await asked(`api/documents/${row}/surprise`);
  return new Map(words.map((/** @type {number} */ word, /** @type {number} */ i) => [word, bits[i]]));
}

/** How a view is named in a question about main topics. @param {FlatView} view */
const mainQuery = (view) => `main=${encodeURIComponent(view.key)}`;

/** @param {string} address */
async function asked(address) {
  const response = await fetch(address, { headers: { Accept: "application/json" } }).catch(() => null);
  if (response?.ok) return response.json();
  if (response?.status === 400) throw new Error((await response.json()).error);
  const what = response ? `the server responded with status ${response.status}` : "the server does not respond";
  throw new Error(`${what}; check that it is running, then reload the page`);
}
