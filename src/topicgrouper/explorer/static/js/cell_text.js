/** What is known of a topic in a group, in words. */

/** @import { GroupTable, Verdict } from "./group_table.js" */
/** @import { Terms } from "./terms.js" */

import { amount, counted, percent } from "./text.js";

/** @type {Record<Verdict, string>} */
const VERDICTS = {
  more: "Clearly above average",
  less: "Clearly below average",
  chance: "Could be chance",
  few: "Too few documents to tell",
  unknown: "",
};

/** Write how many times the average. @param {number} value */
export function times(value) {
  return `${value >= 9.95 ? amount(Math.round(value)) : value >= 0.095 || value === 0 ? value.toFixed(1) : value.toFixed(2)}×`;
}

/**
 * The facts of a cell, the most important first.
 * @param {GroupTable} table
 * @param {number} row
 * @param {number} group
 * @param {Terms} terms
 * @returns {string[]}
 */
export function cellFacts(table, row, group, terms) {
  const documents = table.documents[group];
  if (!documents) return [terms.say("No documents")];
  const relative = table.relativeShare(row, group);
  const verdict = terms.say(VERDICTS[table.verdict(row, group)]);
  const share = `${percent(table.share(row, group))} of the ${terms.documents} here, ${percent(table.average(row))} overall`;
  return [
    Number.isNaN(relative)
      ? "Nothing to compare"
      : `${times(relative)} average${verdict && `: ${verdict[0].toLowerCase()}${verdict.slice(1)}`}`,
    share,
    terms.say(`${amount(table.count(row, group))} of ${counted(documents, "document")} mainly about it`),
  ];
}
