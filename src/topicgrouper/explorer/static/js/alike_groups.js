/** Groups in an order in which similar ones are neighbours. */

/** @import { GroupTable } from "./group_table.js" */

/**
 * Go from each group to the most similar one that is left, starting with the largest. What is compared are shares of
 * topics that are clearly above or below average.
 * @param {GroupTable} table
 * @param {number[]} groups
 */
export function alikeTogether(table, groups) {
  const profiles = new Map(groups.map((group) => [group, profileOf(table, group)]));
  const left = new Set(groups);
  const order = [];
  let at = groups.reduce((a, b) => (table.documents[b] > table.documents[a] ? b : a), groups[0]);
  while (left.size) {
    order.push(at);
    left.delete(at);
    const here = profiles.get(at) ?? [];
    let most = -Infinity;
    for (const group of left) {
      const likeness = (profiles.get(group) ?? []).reduce((sum, value, i) => sum + value * here[i], 0);
      if (likeness > most) [most, at] = [likeness, group];
    }
  }
  return order;
}

/** Differences from the average, of length 1. @param {GroupTable} table @param {number} group */
function profileOf(table, group) {
  const values = Array.from(table.topics, (_, row) =>
    table.isClear(row, group) ? Math.max(-2, Math.min(2, Math.log2(table.relativeShare(row, group)))) : 0,
  );
  const length = Math.hypot(...values) || 1;
  return values.map((value) => value / length);
}
