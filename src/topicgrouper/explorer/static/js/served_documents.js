/** Documents that a server is asked for; it answers as `topicgrouper.explorer.answers` does. */

/** @import { DocumentStore, OpenDocument } from "./document_store.js" */
/** @import { FlatView } from "./flat_views.js" */

import { formMap } from "./form_words.js";

/** @implements {DocumentStore} */
export class ServedDocuments {
  /** @param {number} size */
  constructor(size) {
    this.size = size;
  }

  /**
   * @param {number} node
   * @param {number} offset
   * @param {number} limit
   * @param {FlatView|null} mainIn
   * @returns {ReturnType<DocumentStore["strongest"]>}
   */
  async strongest(node, offset, limit, mainIn) {
    const main = mainIn ? `&${mainQuery(mainIn)}` : "";
    return asked(`api/node/${node}/documents?offset=${offset}&limit=${limit}${main}`);
  }

  /**
   * @param {string} query
   * @param {number} offset
   * @param {number} limit
   * @returns {ReturnType<DocumentStore["search"]>}
   */
  async search(query, offset, limit) {
    return asked(`api/search?q=${encodeURIComponent(query.replace(/\p{Cs}/gu, "�"))}&offset=${offset}&limit=${limit}`);
  }

  /** @param {number} row @param {FlatView} view @returns {Promise<number>} */
  async mainTopic(row, view) {
    return (await asked(`api/documents/${row}/main?${mainQuery(view)}`)).topic;
  }

  /** @param {number} row @returns {Promise<OpenDocument>} */
  async open(row) {
    const { forms, formWords, ...document } = await asked(`api/documents/${row}`);
    return { ...document, formWords: formMap(forms, formWords) };
  }
}

/** How a view is named in a question about main topics. @param {FlatView} view */
const mainQuery = (view) => `main=${view.isCut ? "cut" : view.n}`;

/** @param {string} address */
async function asked(address) {
  const response = await fetch(address, { headers: { Accept: "application/json" } }).catch(() => null);
  if (response?.ok) return response.json();
  const what = response ? `the server responded with status ${response.status}` : "the server does not respond";
  throw new Error(`${what}; check that it is running, then reload the page`);
}
