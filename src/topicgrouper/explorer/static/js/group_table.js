/**
 * Topics in groups of documents: of how many documents each is the main topic, how many times the average that is, and
 * whether it is clear: of the cells that are called clear, about 5% are expected to be due to chance. The numbers are those
 * of `topicgrouper.groups`.
 */

/** @import { GroupColumn } from "./group_columns.js" */

import { fisherP, mostClear } from "./fisher_test.js";

/** The share of a group with fewer documents says nothing. */
export const MIN_DOCUMENTS = 5;

/** @typedef {"more"|"less"|"chance"|"few"|"unknown"} Verdict */

export class GroupTable {
  /** @param {GroupColumn} column @param {Int32Array} topics @param {ArrayLike<number>} mains  the main topic of each document, -1 for none */
  constructor(column, topics, mains) {
    this.column = column;
    this.topics = topics;
    this.rows = new Map(Array.from(topics, (topic, row) => [topic, row]));
    const { size } = column;
    this.counts = new Int32Array(topics.length * size);
    /** The documents of each group that have a main topic. */
    this.documents = new Int32Array(size);
    column.codes.forEach((group, document) => {
      if (group === size || mains[document] < 0) return;
      this.documents[group]++;
      const row = this.rows.get(mains[document]);
      if (row !== undefined) this.counts[row * size + group]++;
    });
    this.nDocuments = this.documents.reduce((sum, number) => sum + number, 0);
    this.totals = Array.from(topics, (_, row) => this.counts.subarray(row * size, (row + 1) * size).reduce((sum, count) => sum + count, 0));
    this.chances = Float64Array.from(this.counts, (count, cell) => {
      const drawn = this.documents[cell % size];
      const total = this.totals[Math.floor(cell / size)];
      return total && drawn >= MIN_DOCUMENTS ? fisherP(count, total, drawn, this.nDocuments) : NaN;
    });
    this.most = mostClear(this.chances);
  }

  /** How many cells are clear, of those that something can be said of. */
  get nClear() {
    const known = this.chances.filter((chance) => !Number.isNaN(chance));
    return { clear: known.filter((chance) => chance <= this.most).length, known: known.length };
  }

  /** @param {number} row @param {number} group */
  count(row, group) {
    return this.counts[row * this.column.size + group];
  }

  /** @param {number} row @param {number} group */
  share(row, group) {
    return this.count(row, group) / this.documents[group] || 0;
  }

  /** The share in all groups together. @param {number} row */
  average(row) {
    return this.totals[row] / this.nDocuments || 0;
  }

  /** How many times the average; NaN in empty groups, and of topics without documents. @param {number} row @param {number} group */
  relativeShare(row, group) {
    return this.count(row, group) / this.documents[group] / this.average(row);
  }

  /** @param {number} row @param {number} group */
  isClear(row, group) {
    return this.chances[row * this.column.size + group] <= this.most;
  }

  /** @param {number} row @param {number} group @returns {Verdict} */
  verdict(row, group) {
    if (this.documents[group] < MIN_DOCUMENTS) return "few";
    const chance = this.chances[row * this.column.size + group];
    if (Number.isNaN(chance)) return "unknown";
    if (chance > this.most) return "chance";
    return this.relativeShare(row, group) > 1 ? "more" : "less";
  }

  /** What to order by: clear differences by their size, with all others in between. @param {number} row @param {number} group */
  weight(row, group) {
    const relative = this.relativeShare(row, group);
    if (!(relative >= 0)) return 0;
    const bounded = relative / (1 + relative); // from 0 to 1
    const verdict = this.verdict(row, group);
    return bounded + (verdict === "more" ? 1 : verdict === "less" ? -1 : 0);
  }
}
