/**
 * The topics of a document: how much of each it has, how many times the average, and which it is mainly about.
 *
 * As in `topicgrouper.tree.queries.main_topics`: every word speaks for its topic with the topic's focus, and
 * repetitions count less and less. The topic with the highest score is the main one.
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
  /**
   * @param {TreeModel} model
   * @param {{tokens: number, medianLength: number, focus: ArrayLike<number>|null}} collection
   */
  constructor(model, { tokens, medianLength, focus }) {
    this.model = model;
    this.tokens = tokens;
    this.medianLength = medianLength;
    this.focus = focus;
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

  /** Return the topics of a document, the most telling first. @param {{words: [word: number, count: number][], length: number}} document
   * @param {FlatView} view @returns {TopicShare[]} */
  sharesOf({ words, length }, view) {
    const topics = view.topicOfEachWord();
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
      score: damped * this.focusOf(topic),
    }));
    return shares.sort((a, b) => b.score - a.score || this.byFrequency(a.topic, b.topic));
  }

  /**
   * Return the main topic of each of some documents, -1 for none. In one pass over their counts: the documents of
   * a large collection have millions.
   * @param {{rowStarts: ArrayLike<number>, columns: ArrayLike<number>, counts: ArrayLike<number>}} documents
   * @param {FlatView} view
   */
  mainTopics({ rowStarts, columns, counts }, view) {
    const topics = view.topicOfEachWord();
    const sums = new Float64Array(this.model.nNodes);
    const found = new Int32Array(rowStarts.length - 1).fill(-1);
    for (let place = 0; place < found.length; place++) {
      const touched = [];
      for (let i = rowStarts[place]; i < rowStarts[place + 1]; i++) {
        const topic = topics[columns[i]];
        if (!sums[topic]) touched.push(topic);
        sums[topic] += Math.log2(1 + counts[i]);
      }
      let best = 0;
      for (const topic of touched) {
        const score = sums[topic] * this.focusOf(topic);
        const isFirst = found[place] >= 0 && score === best && this.byFrequency(topic, found[place]) < 0;
        if (score > best || isFirst) [found[place], best] = [topic, score];
        sums[topic] = 0;
      }
    }
    return found;
  }

  /** @param {number} topic */
  focusOf(topic) {
    return this.focus?.[topic] ?? 1;
  }

  /** Order equals as views do. @param {number} a @param {number} b */
  byFrequency(a, b) {
    return this.model.frequencies[b] - this.model.frequencies[a] || a - b;
  }
}
