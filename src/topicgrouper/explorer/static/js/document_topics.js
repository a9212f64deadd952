/**
 * The topics of a document: how much of each it has, and how many times the average. The numbers and their order are
 * those of `topicgrouper.Model.document`.
 */

/** @import { FlatView } from "./flat_views.js" */
/** @import { TreeModel } from "./tree_model.js" */

/**
 * @typedef {object} TopicShare
 * @property {number} topic
 * @property {number} share          of the document
 * @property {number} relativeShare  how many times the average; as in the list of documents
 */

export class DocumentTopics {
  /** @param {TreeModel} model @param {number} tokens @param {number} medianLength */
  constructor(model, tokens, medianLength) {
    this.model = model;
    this.tokens = tokens;
    this.medianLength = medianLength;
  }

  /** Return the share of a topic in all documents. @param {number} topic */
  average(topic) {
    return this.model.frequencies[topic] / this.tokens;
  }

  /** Return the share of a topic in a document, drawn towards the average. @param {number} topic @param {number} count @param {number} length */
  strength(topic, count, length) {
    return (count + this.medianLength * this.average(topic)) / (length + this.medianLength);
  }

  /** Return how many times as much of a topic a document has as the average. @param {number} topic @param {number} count @param {number} length */
  relativeShare(topic, count, length) {
    return this.strength(topic, count, length) / this.average(topic);
  }

  /**
   * Return the topics of a document: its main topic, if that is known, then those that it has most of, compared with the average.
   * @param {{row: number, words: [word: number, count: number][], length: number}} document
   * @param {FlatView} view
   * @returns {TopicShare[]}
   */
  sharesOf({ row, words, length }, view) {
    const main = view.topicDocuments.topicOf(view, row);
    /** @type {Map<number, number>} */
    const counts = new Map();
    for (const [word, count] of words) counts.set(view.labels[word], (counts.get(view.labels[word]) ?? 0) + count);
    const shares = Array.from(counts, ([topic, count]) => ({
      topic,
      share: count / length,
      relativeShare: this.relativeShare(topic, count, length),
    }));
    /** @param {TopicShare} each */
    const excess = ({ topic, share }) => (topic === main ? 2 : share - this.average(topic));
    return shares.sort((a, b) => excess(b) - excess(a) || a.topic - b.topic);
  }
}
