/**
 * The main topic of each document, as `topicgrouper.tree.main_topics` finds it: a first guess by focus, rounds of
 * k-means that bring documents of one kind together, and a classifier that learns which words go with each topic.
 */

/** @import { FlatView } from "./flat_views.js" */
/** @import { TreeModel } from "./tree_model.js" */

const DIRECTION_ROUNDS = 8;
const MOST_ROUNDS = 20;
const FEW_CHANGES = 0.001;
const ADDED_TOPICS = 2;
const TOPICS_AT_ONCE = 64;

/**
 * @typedef {object} Counts  document d has the word columns[i] counts[i] times, for i from rowStarts[d] on
 * @property {ArrayLike<number>} rowStarts
 * @property {ArrayLike<number>} columns
 * @property {ArrayLike<number>} counts
 *
 * @typedef {object} Rows  the same with a value for each word of a document
 * @property {ArrayLike<number>} rowStarts
 * @property {ArrayLike<number>} columns
 * @property {Float64Array} values
 *
 * @typedef {object} Table  what words say of the topics first, first + 1, …
 * @property {number} first
 * @property {Float64Array} weights  a row of topics for each word
 * @property {Float64Array} added    to every score of a topic
 */

/**
 * Return the main topic of each document, -1 for none.
 * @param {TreeModel} model
 * @param {FlatView} view
 * @param {Counts} documents
 */
export function mainTopics(model, view, { rowStarts, columns, counts }) {
  const topicOf = view.topicOfEachWord();
  const topics = inOrder(model, topicOf);
  const rows = { rowStarts, columns, values: Float64Array.from(counts, (count) => Math.log2(1 + count)) };
  const speaks = topicOf.map((topic) => Number(focusOf(model, topic) > 0));
  const isSilent = Array.from({ length: rowStarts.length - 1 }, (_, row) => {
    for (let i = rowStarts[row]; i < rowStarts[row + 1]; i++) if (speaks[columns[i]]) return false;
    return true;
  });
  /** @param {Rows} of @param {Iterable<Table>} tables */
  const best = (of, tables) => bestTopics(of, tables).map((place, row) => (isSilent[row] ? -1 : place));
  let chosen = best(rows, guesses(model, topicOf, topics));
  const directions = directionsOf(rows, model.nWords);
  for (let round = 0; round < DIRECTION_ROUNDS; round++) {
    chosen = best(directions, centres(directions, chosen, model.nWords, topics.length));
  }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = chosen;
    chosen = best(rows, profiles(rows, chosen, model.nWords, topics.length));
    const changes = chosen.reduce((sum, place, row) => sum + Number(place !== before[row]), 0);
    if (changes <= FEW_CHANGES * chosen.length) break;
  }
  return Array.from(chosen, (place) => (place < 0 ? -1 : topics[place]));
}

/** @param {TreeModel} model @param {number} topic */
const focusOf = (model, topic) => model.focus?.[topic] ?? 1;

/**
 * Return the topics of a view, most frequent first; of equals the smaller id.
 * @param {TreeModel} model
 * @param {Int32Array} topicOf
 */
function inOrder({ frequencies }, topicOf) {
  /** @type {Map<number, number>} */
  const sums = new Map();
  topicOf.forEach((topic, word) => sums.set(topic, (sums.get(topic) ?? 0) + frequencies[word]));
  return [...sums].sort(([a, sumA], [b, sumB]) => sumB - sumA || a - b).map(([topic]) => topic);
}

/**
 * Return the place of the topic with the highest score in each document, the first of equals; -1 if there is none.
 * @param {Rows} rows
 * @param {Iterable<Table>} tables
 */
function bestTopics({ rowStarts, columns, values }, tables) {
  const best = new Int32Array(rowStarts.length - 1).fill(-1);
  const highest = new Float64Array(best.length).fill(-Infinity);
  for (const { first, weights, added } of tables) {
    const n = added.length;
    const scores = new Float64Array(n);
    for (let row = 0; row < best.length; row++) {
      scores.fill(0);
      for (let i = rowStarts[row]; i < rowStarts[row + 1]; i++) {
        const value = values[i];
        for (let t = 0, at = columns[i] * n; t < n; t++, at++) scores[t] += value * weights[at];
      }
      for (let t = 0; t < n; t++) {
        const score = scores[t] + added[t];
        if (score > highest[row]) [highest[row], best[row]] = [score, first + t];
      }
    }
  }
  return best;
}

/** Divide topics into parts of which tables can be held. @param {number} nTopics @returns {Iterable<{first: number, n: number}>} */
function* parts(nTopics) {
  for (let first = 0; first < nTopics; first += TOPICS_AT_ONCE) {
    yield { first, n: Math.min(TOPICS_AT_ONCE, nTopics - first) };
  }
}

/**
 * Words speak for their topics with their focus.
 * @param {TreeModel} model
 * @param {Int32Array} topicOf
 * @param {number[]} topics
 * @returns {Iterable<Table>}
 */
function* guesses(model, topicOf, topics) {
  const placeOf = new Map(topics.map((topic, place) => [topic, place]));
  const places = topicOf.map((topic) => placeOf.get(topic) ?? -1);
  for (const { first, n } of parts(topics.length)) {
    const weights = new Float64Array(model.nWords * n);
    places.forEach((place, word) => {
      if (place >= first && place < first + n) weights[word * n + place - first] = focusOf(model, topics[place]);
    });
    yield { first, weights, added: new Float64Array(n) };
  }
}

/**
 * Return documents as vectors of length 1, in which rare words count for more.
 * @param {Rows} rows
 * @param {number} nWords
 * @returns {Rows}
 */
function directionsOf({ rowStarts, columns, values }, nWords) {
  const nRows = rowStarts.length - 1;
  const numbers = new Float64Array(nWords);
  for (let i = 0; i < values.length; i++) numbers[columns[i]]++;
  const rarity = numbers.map((number) => Math.log1p(nRows / Math.max(number, 1)));
  const found = values.map((value, i) => value * rarity[columns[i]]);
  for (let row = 0; row < nRows; row++) {
    let sum = 0;
    for (let i = rowStarts[row]; i < rowStarts[row + 1]; i++) sum += found[i] * found[i];
    const length = Math.sqrt(sum) || 1;
    for (let i = rowStarts[row]; i < rowStarts[row + 1]; i++) found[i] /= length;
  }
  return { rowStarts, columns, values: found };
}

/**
 * Return the sums of values by word and topic.
 * @param {Rows} rows
 * @param {Int32Array} chosen
 * @param {number} nWords
 * @param {{first: number, n: number}} part
 */
function totalsOf({ rowStarts, columns, values }, chosen, nWords, { first, n }) {
  const totals = new Float64Array(nWords * n);
  chosen.forEach((place, row) => {
    if (place < first || place >= first + n) return;
    for (let i = rowStarts[row]; i < rowStarts[row + 1]; i++) totals[columns[i] * n + place - first] += values[i];
  });
  return totals;
}

/**
 * Return the directions of the topics' documents; topics without documents get no more.
 * @param {Rows} rows
 * @param {Int32Array} chosen
 * @param {number} nWords
 * @param {number} nTopics
 * @returns {Iterable<Table>}
 */
function* centres(rows, chosen, nWords, nTopics) {
  for (const part of parts(nTopics)) {
    const { first, n } = part;
    const weights = totalsOf(rows, chosen, nWords, part);
    const squares = new Float64Array(n);
    for (let i = 0; i < weights.length; i++) squares[i % n] += weights[i] * weights[i];
    for (let i = 0; i < weights.length; i++) weights[i] /= Math.sqrt(squares[i % n]) || 1;
    yield { first, weights, added: squares.map((square) => (square > 0 ? 0 : -Infinity)) };
  }
}

/**
 * Return log p(word | topic) relative to the average document, and the log-probability of the topics.
 * @param {Rows} rows
 * @param {Int32Array} chosen
 * @param {number} nWords
 * @param {number} nTopics
 * @returns {Iterable<Table>}
 */
function* profiles(rows, chosen, nWords, nTopics) {
  const average = new Float64Array(nWords);
  for (let i = 0; i < rows.values.length; i++) average[rows.columns[i]] += rows.values[i];
  const total = average.reduce((sum, value) => sum + value, 0);
  const extra = (ADDED_TOPICS * total) / nTopics;
  for (let word = 0; word < nWords; word++) average[word] /= total;
  const sizes = new Float64Array(nTopics);
  for (const place of chosen) if (place >= 0) sizes[place]++;
  for (const part of parts(nTopics)) {
    const { first, n } = part;
    const weights = totalsOf(rows, chosen, nWords, part);
    const lengths = new Float64Array(n);
    for (let i = 0; i < weights.length; i++) lengths[i % n] += weights[i];
    for (let word = 0, at = 0; word < nWords; word++) {
      for (let t = 0; t < n; t++, at++) {
        weights[at] = Math.log((weights[at] + extra * average[word]) / ((lengths[t] + extra) * average[word]));
      }
    }
    const added = sizes.slice(first, first + n).map((size) => Math.log((size + 1) / (chosen.length + nTopics)));
    yield { first, weights, added: added.map((prior, t) => (sizes[first + t] > 0 ? prior : -Infinity)) };
  }
}
