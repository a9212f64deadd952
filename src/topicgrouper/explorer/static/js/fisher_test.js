/** Fisher's exact test, and the adjustment for the number of tests, as `topicgrouper.groups.fisher_test` has them. */

const EQUAL = 1 + 1e-7; // probabilities that differ less count as equal
const LEVEL = 0.05;

/**
 * Return the two-sided p value: the probability of a number of documents that is no more probable than the given one,
 * if some of all documents are drawn at random.
 * @param {number} count  those with the topic among the drawn
 * @param {number} total  those with the topic
 * @param {number} drawn
 * @param {number} all
 */
export function fisherP(count, total, drawn, all) {
  const least = Math.max(0, total + drawn - all);
  const most = Math.min(total, drawn);
  const mode = Math.floor(((total + 1) * (drawn + 1)) / (all + 2));
  // relative to the most probable number, so that no factorial is needed
  const weights = new Float64Array(most - least + 1).fill(1);
  /** @param {number} k */
  const rise = (k) => ((total - k) * (drawn - k)) / ((k + 1) * (all - total - drawn + k + 1));
  for (let k = mode; k < most; k++) weights[k + 1 - least] = weights[k - least] * rise(k);
  for (let k = mode; k > least; k--) weights[k - 1 - least] = weights[k - least] / rise(k - 1);
  const own = weights[count - least] * EQUAL;
  let rarer = 0;
  let sum = 0;
  for (const weight of weights) {
    sum += weight;
    if (weight <= own) rarer += weight;
  }
  return Math.min(1, rarer / sum);
}

/** Return the largest p value that is clear among all, by Benjamini and Hochberg. @param {Float64Array} chances  NaN for none */
export function mostClear(chances) {
  const known = chances.filter((chance) => !Number.isNaN(chance)).sort();
  for (let i = known.length - 1; i >= 0; i--) {
    if (known[i] * known.length <= LEVEL * (i + 1)) return known[i];
  }
  return -1;
}
