/**
 * The topics of a document: how much of each it has, how many times the average, and how much it tells. As in
 * `topicgrouper.tree.main_topics`, every word speaks for its topic with the topic's focus, and
 * repetitions count less and less.
 */

/** @import { FlatView } from "./flat_views.js" */
/** @import { TreeModel } from "./tree_model.js" */

/**
 * @typedef {object} TopicShare
 * @property {number} topic
 * @property {number} share          of the document
 * @property {number} relativeShare  how many times the average; as in the list of documents
 * @property {number} score          how much it tells of the document
 */

export class DocumentTopics {
  /** @param {TreeModel} model @param {number} tokens @param {number} medianLength */
  constructor(model, tokens, medianLength) {
    this.model = model;
    this.tokens = tokens;
    this.medianLength = medianLength;
  }

  /**
   * Say how many times as much of a topic a document has as the average; see `document_strength` in Python.
   * @param {number} topic
   * @param {number} count
   * @param {number} length
   */
  relativeShare(topic, count, length) {
    const average = this.model.frequencies[topic] / this.tokens;
    return (count + this.medianLength * average) / (length + this.medianLength) / average;
  }

  /**
   * Return the topics of a document, those that tell most of it first.
   * @param {{words: [word: number, count: number][], length: number}} document
   * @param {FlatView} view
   * @returns {TopicShare[]}
   */
  sharesOf({ words, length }, view) {
    const topics = view.labels;
    /** @type {Map<number, {count: number, damped: number}>} */
    const sums = new Map();
    for (const [word, count] of words) {
      const sum = sums.get(topics[word]) ?? { count: 0, damped: 0 };
      sum.count += count;
      sum.damped += Math.log2(1 + count);
      sums.set(topics[word], sum);
    }
    const shares = Array.from(sums, ([topic, { count, damped }]) => ({
      topic,
      share: count / length,
      relativeShare: this.relativeShare(topic, count, length),
      score: damped * (this.model.focus?.[topic] ?? 1),
    }));
    return shares.sort((a, b) => b.score - a.score || b.share - a.share || a.topic - b.topic);
  }
}
