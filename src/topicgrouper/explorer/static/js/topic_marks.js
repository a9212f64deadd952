/** Which topics of a document have their words marked, and in which of a few colours that are told apart at a glance. */

/** @import { TopicShare } from "./document_topics.js" */

const HUES = 8; // as many as css/documents.css has
const FIRST_MARKED = 5;

export class TopicMarks {
  constructor() {
    this.viewName = "";
    /** @type {Map<number, number>} */
    this.hues = new Map();
  }

  /** Start again with the next document. */
  forget() {
    this.viewName = "";
  }

  /**
   * Mark the first topics of which a document has more than the average. What the user changed stays until another view
   * is shown.
   * @param {string} viewName
   * @param {TopicShare[]} shares
   */
  choose(viewName, shares) {
    if (viewName === this.viewName) return;
    this.viewName = viewName;
    const marked = shares.filter(({ relativeShare }) => relativeShare > 1).slice(0, FIRST_MARKED);
    this.hues = new Map(marked.map(({ topic }, hue) => [topic, hue]));
  }

  get isFull() {
    return this.hues.size >= HUES;
  }

  /** @param {number} topic */
  hueOf(topic) {
    return this.hues.get(topic) ?? null;
  }

  /** @param {number} topic */
  toggle(topic) {
    if (this.hues.delete(topic) || this.isFull) return;
    const used = new Set(this.hues.values());
    let hue = 0;
    while (used.has(hue)) hue++;
    this.hues.set(topic, hue);
  }
}
