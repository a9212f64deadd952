/**
 * The main topic of each document, as `topicgrouper.tree.main_topics` finds it: a first guess by focus, rounds of
 * k-means that bring documents of one kind together, and a classifier that learns which words go with each topic.
 */

/** @import { FlatView } from "./flat_views.js" */
/** @import { TreeModel } from "./tree_model.js" */

const DIRECTION_ROUNDS = 8;
const MOST_ROUNDS = 4;
const FEW_CHANGES = 0.001;
const ADDED_TOPICS = 2;
const LANES = 8; // topics in a table, whose scores are added up in variables: several times as fast as in an array
const ROWS_PER_LOOK = 64; // at the clock
const SLICE_MS = 40;
const STOPPED = Symbol("stopped");

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
 * @property {Float64Array} weights  LANES topics for each word
 * @property {Float64Array} added    to every score of a topic; -Infinity where there is none
 */

/**
 * Return the main topic of each document, -1 for none; null if they are not wanted any more. It takes seconds for
 * large collections, and the page goes on.
 * @param {TreeModel} model
 * @param {FlatView} view
 * @param {Counts} documents
 * @param {() => boolean} [isWanted]  asked now and then
 * @returns {Promise<number[]|null>}
 */
export async function mainTopics(model, view, { rowStarts, columns, counts }, isWanted = () => true) {
  const topicOf = view.topicOfEachWord();
  const topics = inOrder(model, topicOf);
  const unit = unitOf(counts);
  const rows = { rowStarts, columns, values: Float64Array.from(counts, (count) => Math.log1p(count / unit) / Math.LN2) };
  const guess = guesses(model, rows, topicOf, topics);
  /** @param {Rows} of @param {Iterable<Table>} tables */
  const best = async (of, tables) => {
    const found = await bestTopics(of, tables, isWanted);
    return found.map((place, row) => (guess[row] < 0 ? -1 : place));
  };
  try {
    const chosen = await grouped(rows, guess, { nWords: model.nWords, nTopics: topics.length, best });
    return Array.from(chosen, (place) => (place < 0 ? -1 : topics[place]));
  } catch (error) {
    if (error !== STOPPED) throw error;
    return null;
  }
}

/**
 * @param {Rows} rows
 * @param {Int32Array} guess
 * @param {{nWords: number, nTopics: number, best: (of: Rows, tables: Iterable<Table>) => Promise<Int32Array>}} by
 */
async function grouped(rows, guess, { nWords, nTopics, best }) {
  let chosen = guess;
  const directions = directionsOf(rows, nWords);
  for (let round = 0; round < DIRECTION_ROUNDS; round++) {
    chosen = await best(directions, centres(directions, chosen, nWords, nTopics));
  }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = chosen;
    chosen = await best(rows, profiles(rows, chosen, nWords, nTopics));
    const changes = chosen.reduce((sum, place, row) => sum + Number(place !== before[row]), 0);
    if (changes <= FEW_CHANGES * chosen.length) break;
  }
  return chosen;
}

/** @param {TreeModel} model @param {number} topic */
const focusOf = (model, topic) => model.focus?.[topic] ?? 1;

/** Return the weight that counts as one occurrence: the median, and 1 if all are whole. @param {ArrayLike<number>} counts */
function unitOf(counts) {
  const values = Float64Array.from(counts);
  if (values.every(Number.isInteger)) return 1;
  const sorted = values.filter((value) => value > 0).sort();
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

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
 * @param {() => boolean} isWanted
 */
async function bestTopics({ rowStarts, columns, values }, tables, isWanted) {
  const best = new Int32Array(rowStarts.length - 1).fill(-1);
  const highest = new Float64Array(best.length).fill(-Infinity);
  const scores = new Float64Array(LANES);
  let until = performance.now() + SLICE_MS;
  for (const { first, weights, added } of tables) {
    for (let row = 0; row < best.length; row++) {
      if (row % ROWS_PER_LOOK === 0 && performance.now() > until) {
        await new Promise((resolve) => setTimeout(resolve));
        if (!isWanted()) throw STOPPED;
        until = performance.now() + SLICE_MS;
      }
      addUp(scores, columns, values, weights, rowStarts[row], rowStarts[row + 1]);
      for (let t = 0; t < LANES; t++) {
        const score = scores[t] + added[t];
        if (score > highest[row]) [highest[row], best[row]] = [score, first + t];
      }
    }
  }
  return best;
}

/**
 * Set scores to the sums of values times weights over the words of one document.
 * @param {Float64Array} scores
 * @param {ArrayLike<number>} columns
 * @param {Float64Array} values
 * @param {Float64Array} weights
 * @param {number} start
 * @param {number} end
 */
function addUp(scores, columns, values, weights, start, end) {
  let [s0, s1, s2, s3, s4, s5, s6, s7] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let i = start; i < end; i++) {
    const value = values[i];
    const at = columns[i] * LANES;
    s0 += value * weights[at];
    s1 += value * weights[at + 1];
    s2 += value * weights[at + 2];
    s3 += value * weights[at + 3];
    s4 += value * weights[at + 4];
    s5 += value * weights[at + 5];
    s6 += value * weights[at + 6];
    s7 += value * weights[at + 7];
  }
  scores[0] = s0;
  scores[1] = s1;
  scores[2] = s2;
  scores[3] = s3;
  scores[4] = s4;
  scores[5] = s5;
  scores[6] = s6;
  scores[7] = s7;
}

/**
 * Return the place of the first guess of each document, for which words speak with the focus of their topic; -1 if
 * it has no words.
 * @param {TreeModel} model
 * @param {Rows} rows
 * @param {Int32Array} topicOf
 * @param {number[]} topics
 */
function guesses(model, { rowStarts, columns, values }, topicOf, topics) {
  const placeOf = new Map(topics.map((topic, place) => [topic, place]));
  const places = topicOf.map((topic) => placeOf.get(topic) ?? -1);
  const focus = topics.map((topic) => focusOf(model, topic));
  const scores = new Float64Array(topics.length);
  const found = new Int32Array(rowStarts.length - 1).fill(-1);
  for (let row = 0; row < found.length; row++) {
    scores.fill(0);
    for (let i = rowStarts[row]; i < rowStarts[row + 1]; i++) scores[places[columns[i]]] += values[i] * focus[places[columns[i]]];
    if (rowStarts[row] === rowStarts[row + 1]) continue;
    let highest = -Infinity;
    scores.forEach((score, place) => {
      if (score > highest) [highest, found[row]] = [score, place];
    });
  }
  return found;
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
 * Return the sums of values by word and topic, for the topics from the first on.
 * @param {Rows} rows
 * @param {Int32Array} chosen
 * @param {number} nWords
 * @param {number} first
 */
function totalsOf({ rowStarts, columns, values }, chosen, nWords, first) {
  const totals = new Float64Array(nWords * LANES);
  chosen.forEach((place, row) => {
    if (place < first || place >= first + LANES) return;
    for (let i = rowStarts[row]; i < rowStarts[row + 1]; i++) totals[columns[i] * LANES + place - first] += values[i];
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
  for (let first = 0; first < nTopics; first += LANES) {
    const weights = totalsOf(rows, chosen, nWords, first);
    const squares = new Float64Array(LANES);
    for (let at = 0; at < weights.length; at += LANES) {
      for (let t = 0; t < LANES; t++) squares[t] += weights[at + t] * weights[at + t];
    }
    const lengths = squares.map((square) => Math.sqrt(square) || 1);
    for (let at = 0; at < weights.length; at += LANES) {
      for (let t = 0; t < LANES; t++) weights[at + t] /= lengths[t];
    }
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
  const sizes = new Float64Array(nTopics + LANES);
  for (const place of chosen) if (place >= 0) sizes[place]++;
  for (let first = 0; first < nTopics; first += LANES) {
    const weights = totalsOf(rows, chosen, nWords, first);
    const lengths = new Float64Array(LANES);
    for (let at = 0; at < weights.length; at += LANES) {
      for (let t = 0; t < LANES; t++) lengths[t] += weights[at + t];
    }
    for (let word = 0, at = 0; word < nWords; word++) {
      for (let t = 0; t < LANES; t++, at++) {
        weights[at] = Math.log((weights[at] + extra * average[word]) / ((lengths[t] + extra) * average[word]));
      }
    }
    const prior = sizes.slice(first, first + LANES);
    yield {
      first,
      weights,
      added: prior.map((size) => (size > 0 ? Math.log((size + 1) / (chosen.length + nTopics)) : -Infinity)),
    };
  }
}
