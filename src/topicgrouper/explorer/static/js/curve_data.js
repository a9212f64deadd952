/** What the joins cost: −Δh_n, and its ratio to the join before, for every n. */

/** @import { TreeModel } from "./tree_model.js" */

/** @typedef {[low: number, high: number]} Range */

/**
 * Δh_n is the gain of the join that makes T(n), at most 0; its cost is the opposite. Index 0 is not used.
 * @param {TreeModel} model
 * @returns {{costs: Float64Array, ratios: Float64Array, last: number}} up to n = `last`
 */
export function curveOf(model) {
  const last = model.maxTopics - 1;
  const costs = new Float64Array(last + 1);
  const ratios = new Float64Array(last + 1).fill(NaN);
  for (let n = 1; n <= last; n++) costs[n] = Math.max(0, -model.gains[model.nWords - 1 - n]);
  for (let n = 1; n < last; n++) {
    // where nothing changes the ratio is 1; where only the join before cost nothing it is infinite
    if (costs[n + 1] === 0) ratios[n] = costs[n] === 0 ? 1 : Infinity;
    else ratios[n] = costs[n] / costs[n + 1];
  }
  return { costs, ratios, last };
}

/**
 * Return the least and largest positive finite value of a series; null if it has none.
 * @param {Float64Array} values
 * @returns {Range|null}
 */
export function positiveRange(values) {
  let low = Infinity;
  let high = 0;
  for (const value of values) {
    if (!(value > 0) || value === Infinity) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return high > 0 ? [low, high] : null;
}

/**
 * Return the least and largest value within each pixel across, so that 100,000 points are drawn as a few hundred.
 * @param {Float64Array} values
 * @param {(n: number) => number} xOf
 * @param {(x: number, low: number, high: number) => void} draw
 */
export function forEachColumn(values, xOf, draw) {
  let column = NaN;
  let low = Infinity;
  let high = -Infinity;
  for (let n = 1; n < values.length; n++) {
    const value = values[n];
    if (!(value > 0) || value === Infinity) continue;
    const x = Math.round(xOf(n) * 2) / 2;
    if (x !== column && high >= low) {
      draw(column, low, high);
      low = Infinity;
      high = -Infinity;
    }
    column = x;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (high >= low) draw(column, low, high);
}
