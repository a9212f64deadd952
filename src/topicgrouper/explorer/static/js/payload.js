/**
 * What the page knows: the payload that `topicgrouper.explorer.payload` writes, version 3. Fields are
 * described there.
 */

/** @import { PackedArray } from "./packed.js" */

import { byId } from "./dom.js";

/**
 * @typedef {{n: number, others: number[]}} Suggested
 *
 * @typedef {{node: number, name: string, note: string}} NamedNode
 *
 * @typedef {object} TopicChange  what the last update changed about a topic
 * @property {number} node
 * @property {boolean} isNew
 * @property {number} before   share of the documents that were there
 * @property {number} since    share of those that were added
 * @property {string[]} came   words, most frequent first
 * @property {string[]} left
 *
 * @typedef {object} PackedMainTopics  the main topics of all documents in a view
 * @property {PackedArray} nodes   its topics
 * @property {PackedArray} topics  for each document the place of its main topic plus 1, 0 for none
 * @property {string[][]|null} examples  for each of its topics the titles of the documents that are most about it
 *
 * @typedef {object} PackedQuality  the words of some topics, and how far to trust them
 * @property {PackedArray} coherence  in hundredths above -1; 255 if it is not known
 * @property {PackedArray} warnings   0 for none
 * @property {PackedArray} words      the words that stand for each, plus 1: ten per topic, 0 for none
 * @property {PackedArray} [support]  how many other trees of a forest have each
 * @property {number} [otherTrees]    how many there are
 *
 * @typedef {object} SoftShares       soft topics, and the words that have substantial shares in them
 * @property {PackedArray} nodes
 * @property {PackedArray} frequencies
 * @property {PackedArray} naming     three words that stand for each topic, -1 for none
 * @property {PackedArray} sizes      words listed for each topic
 * @property {PackedArray} words      one topic after another, most distinctive first
 * @property {PackedArray} shares     in percent
 *
 * @typedef {object} PackedSpans     the words of some texts, one text after another
 * @property {PackedArray} texts     the places of these texts
 * @property {PackedArray} sizes     how many words each has
 * @property {PackedArray} gaps      from the start of one word to that of the next
 * @property {PackedArray} lengths
 * @property {PackedArray} words
 *
 * @typedef {object} EmbeddedPart    documents that are in the page
 * @property {"embedded"} mode
 * @property {string[]|null} ids
 * @property {string[]|null} labels
 * @property {string|null} title     the column with the titles
 * @property {[name: string, values: string[]][]} facts  all columns of the documents
 * @property {PackedArray} lengths
 * @property {number} medianLength
 * @property {string[]|null} texts
 * @property {string[]|null} forms
 * @property {PackedArray|null} formWords  null if and only if `forms` is
 * @property {PackedSpans} [spans]   of texts in which a form may have several words
 * @property {PackedArray} rowStarts
 * @property {PackedArray} columns
 * @property {PackedArray} counts
 * @property {PackedArray|null} rows  the row of each document if these are not all
 * @property {PackedArray|null} surprise  of each word of each document in tenths of bits; null if it is not known
 *
 * @typedef {{mode: "server", medianLength: number}} ServerPart  documents that the server is asked for
 *
 * @typedef {object} PackedGroupColumn
 * @property {string} name
 * @property {"day"|"week"|"month"|"quarter"|"year"|"decade"|null} every  the usual length first
 * @property {string[]} groups
 * @property {number} others
 * @property {number} gaps      periods in between that have no documents
 * @property {number} missing
 * @property {PackedArray} codes  the group of each document, their number for none
 * @property {number[][]} words   words typical of each group; empty if they are not known
 *
 * @typedef {object} PackedGroups
 * @property {PackedGroupColumn[]} columns
 * @property {{name: string, reason: string}[]} leftOut
 *
 * @typedef {object} Payload
 * @property {"topicgrouper-explorer"} format
 * @property {3} version
 * @property {string} title
 * @property {number} nWords
 * @property {number} maxTopics
 * @property {number[]} regrownAt  empty for a greedy tree
 * @property {number} nDocuments
 * @property {number} tokens
 * @property {boolean} isOfBaskets
 * @property {boolean} wholeCounts
 * @property {number} startN
 * @property {string[]} vocabulary
 * @property {(string|null)[]|null} counted
 * @property {PackedArray} children
 * @property {PackedArray} gains
 * @property {PackedArray|null} numbers  what people call the nodes of a tree that has grown
 * @property {PackedArray} frequencies
 * @property {PackedArray|null} focus  of words; null if not known
 * @property {PackedQuality|null} quality  of both parts of the last joins; null if and only if `focus` is
 * @property {number[]} documentLevels  numbers of topics whose documents describe nodes, the suggested one first
 * @property {(PackedMainTopics & {view: string})[]} mainTopics  by number of topics; "cut"
 * @property {Suggested} suggested
 * @property {number[]} levels
 * @property {PackedArray|null} cut
 * @property {SoftShares|null} soft
 * @property {EmbeddedPart|ServerPart|null} documents
 * @property {PackedGroups|null} groups
 * @property {NamedNode[]} names
 * @property {TopicChange[]|null} changes  null if the model was not updated
 * @property {string} digest
 */

/** Read the payload out of the page. @returns {Payload} */
export function readPayload() {
  const script = byId("payload");
  const payload = JSON.parse(script.textContent);
  script.textContent = ""; // megabytes that nobody needs again
  if (payload.format !== "topicgrouper-explorer" || payload.version !== 3) {
    throw new Error("the page and its data have different versions; create the page again");
  }
  return payload;
}
