/**
 * The main topic of each document, as `topicgrouper.tree.main_topics` finds it: the most distinctive topics of a
 * document are its candidates, and the documents that share a candidate show which words go with it.
 */

/** @import { FlatView } from "./flat_views.js" */
/** @import { TreeModel } from "./tree_model.js" */

const CANDIDATES = 5;
const ROUNDS = 2;
const PRIOR_TOPICS = 2;

/**
 * @typedef {object} Counts  document d has the word columns[i] counts[i] times, for i from rowStarts[d] on
 * @property {ArrayLike<number>} rowStarts
 * @property {ArrayLike<number>} columns
 * @property {ArrayLike<number>} counts
 */

/**
 * Return the main topic of each document, -1 for none.
 * @param {TreeModel} model
 * @param {FlatView} view
 * @param {Counts} documents
 */
export function mainTopics(model, view, documents) {
  const damped = Float64Array.from(documents.counts, (count) => Math.log2(1 + count));
  const candidates = candidatesOf(model, view, documents, damped);
  let chosen = candidates.map((topics) => topics[0] ?? -1);
  for (let round = 0; round < ROUNDS; round++) {
    chosen = classified(chosen, candidates, { documents, damped, nWords: model.nWords, nTopics: view.n });
  }
  return chosen;
}

/**
 * Return the most distinctive topics of each document.
 * @param {TreeModel} model
 * @param {FlatView} view
 * @param {Counts} documents
 * @param {Float64Array} damped
 */
function candidatesOf(model, view, { rowStarts, columns }, damped) {
  const topicOf = view.topicOfEachWord();
  const sums = new Float64Array(model.nNodes);
  /** @param {number} topic */
  const score = (topic) => sums[topic] * (model.focus?.[topic] ?? 1);
  /** @type {number[][]} */
  const found = [];
  for (let row = 0; row + 1 < rowStarts.length; row++) {
    /** @type {number[]} */
    const touched = [];
    for (let i = rowStarts[row]; i < rowStarts[row + 1]; i++) {
      const topic = topicOf[columns[i]];
      if (!sums[topic]) touched.push(topic);
      sums[topic] += damped[i];
    }
    const said = touched.filter((topic) => score(topic) > 0);
    said.sort((a, b) => score(b) - score(a) || model.frequencies[b] - model.frequencies[a] || a - b);
    found.push(said.slice(0, CANDIDATES));
    for (const topic of touched) sums[topic] = 0;
  }
  return found;
}

/**
 * Give each document the candidate that its words make most probable, given the documents of each topic.
 * @param {number[]} chosen        the topic of each document so far
 * @param {number[][]} candidates
 * @param {{documents: Counts, damped: Float64Array, nWords: number, nTopics: number}} collection
 */
function classified(chosen, candidates, { documents: { rowStarts, columns }, damped, nWords, nTopics }) {
  const average = new Float64Array(nWords);
  let total = 0;
  for (let i = 0; i < damped.length; i++) {
    average[columns[i]] += damped[i];
    total += damped[i];
  }
  const added = (PRIOR_TOPICS * total) / nTopics;
  const best = new Float64Array(chosen.length).fill(-Infinity);
  const next = chosen.map(() => -1);
  const members = rowsByTopic(chosen.map((topic) => (topic < 0 ? [] : [topic])));
  const totals = new Float64Array(nWords);
  for (const [topic, rows] of rowsByTopic(candidates)) {
    const own = members.get(topic) ?? [];
    /** @type {number[]} */
    const touched = [];
    let length = 0;
    for (const row of own) {
      for (let i = rowStarts[row]; i < rowStarts[row + 1]; i++) {
        if (!totals[columns[i]]) touched.push(columns[i]);
        totals[columns[i]] += damped[i];
        length += damped[i];
      }
    }
    for (const word of touched) totals[word] = Math.log1p((totals[word] / added / average[word]) * total);
    const base = Math.log(added / (length + added));
    const prior = Math.log((own.length + 1) / (chosen.length + nTopics));
    for (const row of rows) {
      let score = prior;
      for (let i = rowStarts[row]; i < rowStarts[row + 1]; i++) score += damped[i] * (totals[columns[i]] + base);
      const isEarlier = candidates[row].indexOf(topic) < candidates[row].indexOf(next[row]);
      if (score > best[row] || (score === best[row] && isEarlier)) [best[row], next[row]] = [score, topic];
    }
    for (const word of touched) totals[word] = 0;
  }
  return next;
}

/** @param {number[][]} topics  of each document */
function rowsByTopic(topics) {
  /** @type {Map<number, number[]>} */
  const rows = new Map();
  topics.forEach((own, row) => {
    for (const topic of own) {
      const list = rows.get(topic);
      if (list) list.push(row);
      else rows.set(topic, [row]);
    }
  });
  return rows;
}
