/** The documents, from the page itself or from the server that it came from: the same questions, the same answers. */

/** @import { DocumentTopics } from "./document_topics.js" */
/** @import { KnownWords, TextReader } from "./document_text.js" */
/** @import { FlatView } from "./flat_views.js" */
/** @import { GroupColumns } from "./group_columns.js" */
/** @import { Passage } from "./passages.js" */
/** @import { PackedMainTopics, Payload } from "./payload.js" */
/** @import { TopicDocuments } from "./topic_documents.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { EmbeddedDocuments } from "./embedded_documents.js";
import { ServedDocuments } from "./served_documents.js";

/**
 * @typedef {object} ListedDocument   in the list of a topic or of what was found
 * @property {number} row
 * @property {string} id
 * @property {string|null} title
 * @property {string|null} label
 * @property {number} length
 * @property {Passage|null} passage  null without texts
 * @property {number[]|null} words   shown instead
 * @property {number} [count]        of a topic's words
 * @property {number} [share]        of a topic
 * @property {number} [relativeShare] what the list of a topic is ordered by
 * @property {number} [matches]      of a text that was searched, by which this list is ordered
 * @property {number} [score]        for a query, by which the list of best matches is ordered
 * @property {Reason[]} [reasons]    why it matches the query
 *
 * @typedef {object} Reason  a word of a query that speaks for a document
 * @property {number} word
 * @property {number} count
 * @property {number} lift          how many times as probable the word is here as in any document
 * @property {number|null} topic    what makes it so, if the word does not occur
 *
 * @typedef {{column: number, group: number}} DocumentGroup  by their places
 *
 * @typedef {object} Matches        the documents that match a query best
 * @property {number} total
 * @property {ListedDocument[]} documents
 * @property {string[]} unknown     words of the query that the model does not know
 * @property {number[]} expansion   words that belong to the query
 * @property {string|null} problem  why nothing could be ranked
 *
 * @typedef {{row: number, id: string, title: string|null, label: string|null, length: number,
 *            facts: [name: string, value: string][], text: string|null, words: [word: number, count: number][], known: KnownWords}} OpenDocument
 *
 * @typedef {object} DocumentStore
 * @property {(node: number, offset: number, limit: number, mainIn: FlatView|null, group: DocumentGroup|null) =>
 *            Promise<{total: number, documents: ListedDocument[]}>} strongest
 *           with a view, the documents whose main topic in it is or lies in the node, with or without its words; with a group, only its documents
 * @property {(query: string, offset: number, limit: number) =>
 *            Promise<{total: number, searched: number, documents: ListedDocument[]}>} search
 * @property {((query: string, offset: number, limit: number) => Promise<Matches>)|null} bestMatches
 *           null if documents cannot be ranked
 * @property {((row: number) => Promise<Map<number, number>>)|null} surprise
 *           how unexpected each word of a document is, in bits; null if nothing can tell
 * @property {(row: number) => Promise<OpenDocument>} open
 * @property {((view: FlatView) => Promise<PackedMainTopics>)|null} mainTopics
 *           the main topics of all documents in a view that the page does not have; null if there is nobody to ask
 * @property {number} size  how many documents there are to see
 */

/**
 * Return the documents of a payload, or null.
 * @param {Payload} payload
 * @param {{model: TreeModel, vocabulary: string[], reader: TextReader, documentTopics: DocumentTopics, topicDocuments: TopicDocuments, groups: GroupColumns|null}} page
 * @returns {DocumentStore|null}
 */
export function makeDocuments({ documents, nDocuments, wholeCounts }, page) {
  if (!documents) return null;
  return documents.mode === "server" ? new ServedDocuments(nDocuments, wholeCounts) : new EmbeddedDocuments(documents, page);
}
