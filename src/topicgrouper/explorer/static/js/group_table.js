/**
 * Topics in groups of documents: how much of each, how much more than on average, and whether that is clear.
 *
 * The test is that of `topicgrouper.groups`, approximated: a group's excess of a topic is compared with those of as
 * many documents drawn at random, whose mean and variance are known exactly. Excesses are skewed, the more the fewer
 * documents have the topic; on their side the distribution is taken for a gamma distribution (Wilson and Hilferty),
 * on the other for a normal one, which is too wide there. Of the cells that are called clear, about 5% are expected
 * to be due to chance (Benjamini and Hochberg).
 */

/** @import { FlatView } from "./flat_views.js" */
/** @import { GroupColumn } from "./group_columns.js" */

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
    this.sureness = this.surenessOfAll(view);
    this.least = leastClear(this.sureness);
  }

  /** How many standard deviations, corrected for skew; NaN where nothing can be said. @param {FlatView} view */
  surenessOfAll(view) {
    const { column, topics, counts } = this;
    const { size, documents, lengths, nDocuments: all } = column;
    const sureness = new Float64Array(counts.length).fill(NaN);
    topics.forEach((topic, row) => {
      const spread = column.spreads.of(view, topic);
      if (spread === undefined) return;
      for (let group = 0; group < size; group++) {
        const drawn = documents[group];
        if (drawn < MIN_DOCUMENTS || drawn === all) continue;
        const variance = ((drawn * (all - drawn)) / (all * (all - 1))) * spread;
        const expected = (this.frequencies[row] / column.total) * lengths[group];
        sureness[row * size + group] = surenessOf(counts[row * size + group], expected, variance);
      }
    });
    return sureness;
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

  /** How many times the average; NaN in empty groups. @param {number} row @param {number} group */
  relativeShare(row, group) {
    return this.count(row, group) / this.column.lengths[group] / this.average(row);
  }

  /** @param {number} row @param {number} group */
  isClear(row, group) {
    return Math.abs(this.sureness[row * this.column.size + group]) >= this.least;
  }

  /** @param {number} row @param {number} group @returns {Verdict} */
  verdict(row, group) {
    if (this.column.documents[group] < MIN_DOCUMENTS) return "few";
    const value = this.sureness[row * this.column.size + group];
    if (Number.isNaN(value)) return "unknown";
    if (Math.abs(value) < this.least) return "chance";
    return value > 0 ? "more" : "less";
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

/** @param {number} count @param {number} expected @param {number} variance */
function surenessOf(count, expected, variance) {
  if (!(variance > 0) || !(expected > 0)) return 0;
  const normal = (count - expected) / Math.sqrt(variance);
  if (normal <= 0) return normal;
  const ninth = variance / (9 * expected * expected);
  const skewed = (Math.cbrt(count / expected) - 1 + ninth) / Math.sqrt(ninth);
  return Math.max(0, Math.min(normal, skewed));
}

/** Return the smallest sureness that is clear among all. @param {Float64Array} sureness */
function leastClear(sureness) {
  const sizes = sureness.filter((value) => !Number.isNaN(value)).map(Math.abs).sort();
  // from the least sure on: the first that as many are as sure as chance would allow
  for (let i = 0; i < sizes.length; i++) {
    const nAsSure = sizes.length - i;
    if (chanceOf(sizes[i]) * sizes.length <= LEVEL * nAsSure) return sizes[i];
  }
  return Infinity;
}

/** The probability of a normal value beyond ± a size; relative error below 1.2e-7 (Numerical Recipes, erfcc). @param {number} size */
function chanceOf(size) {
  const z = size / Math.SQRT2;
  const t = 1 / (1 + z / 2);
  const factors = [0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196, 1.00002368];
  return t * Math.exp(t * factors.reduce((sum, factor) => factor + t * sum, 0) - z * z - 1.26551223);
}
