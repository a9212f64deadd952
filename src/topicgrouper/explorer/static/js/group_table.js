/**
 * Topics in groups of documents: how much of each, how much more than on average, and whether that is clear.
 *
 * The test is that of `topicgrouper.groups`, approximated: a group's excess of a topic is compared with those of as
 * many documents drawn at random. Their variance and skewness are known exactly; towards the long tail they are taken
 * for a shifted gamma distribution, towards the short one for a normal one, which is too wide there. Of the cells that
 * are called clear, about 5% are expected to be due to chance (Benjamini and Hochberg).
 */

/** @import { FlatView } from "./flat_views.js" */
/** @import { GroupColumn } from "./group_columns.js" */

import { chanceOfSum } from "./chance.js";

const LEVEL = 0.05;
const MIN_DOCUMENTS = 5;

/** @typedef {"more"|"less"|"chance"|"few"|"unknown"} Verdict */

export class GroupTable {
  /** @param {GroupColumn} column @param {FlatView} view @param {Int32Array} topics */
  constructor(column, view, topics) {
    this.column = column;
    this.topics = topics;
    this.counts = column.counts(view, topics);
    this.rows = new Map(Array.from(topics, (topic, row) => [topic, row]));
    const { size } = column;
    this.frequencies = Float64Array.from(topics, (_, row) =>
      this.counts.subarray(row * size, (row + 1) * size).reduce((sum, count) => sum + count, 0),
    );
    this.chances = this.chancesOfAll(view);
    this.most = mostClear(this.chances);
  }

  /** The chance of a difference at least as large; NaN where nothing can be said. @param {FlatView} view */
  chancesOfAll(view) {
    const { column, topics, counts } = this;
    const { size, documents, nDocuments: all } = column;
    const chances = new Float64Array(counts.length).fill(NaN);
    topics.forEach((topic, row) => {
      const spread = column.spreads.of(view, topic);
      if (spread === undefined) return;
      for (let group = 0; group < size; group++) {
        const drawn = documents[group];
        if (drawn < MIN_DOCUMENTS || drawn === all || all < 3) continue;
        const part = (drawn * (all - drawn)) / (all * (all - 1));
        const variance = part * spread.squares;
        const third = ((part * (all - 2 * drawn)) / (all - 2)) * spread.cubes;
        const excess = this.count(row, group) - this.average(row) * column.lengths[group];
        chances[row * size + group] = chanceOfSum(excess, variance, third);
      }
    });
    return chances;
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
    return this.count(row, group) / this.column.lengths[group] || 0;
  }

  /** The share in all groups together. @param {number} row */
  average(row) {
    return this.frequencies[row] / this.column.total || 0;
  }

  /** How many times the average; NaN in empty groups, and of topics that no group has. @param {number} row @param {number} group */
  relativeShare(row, group) {
    return this.count(row, group) / this.column.lengths[group] / this.average(row);
  }

  /** @param {number} row @param {number} group */
  isClear(row, group) {
    return this.chances[row * this.column.size + group] <= this.most;
  }

  /** @param {number} row @param {number} group @returns {Verdict} */
  verdict(row, group) {
    if (this.column.documents[group] < MIN_DOCUMENTS) return "few";
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

/** Return the largest chance that is clear among all. @param {Float64Array} chances */
function mostClear(chances) {
  const known = chances.filter((chance) => !Number.isNaN(chance)).sort();
  for (let i = known.length - 1; i >= 0; i--) {
    if (known[i] * known.length <= LEVEL * (i + 1)) return known[i];
  }
  return -1;
}
