/**
 * Columns of the documents (classes, countries, months), and how often every word occurs in each of their groups,
 * as `topicgrouper.explorer.page_groups` writes them.
 */

/** @import { FlatView } from "./flat_views.js" */
/** @import { Numbers, PackedArray } from "./packed.js" */
/** @import { PackedGroupColumn, PackedGroupCounts, PackedGroups, PackedSpreads } from "./payload.js" */

import { unpack } from "./packed.js";
import { visible } from "./text.js";

export const PERIODS = /** @type {const} */ (["day", "week", "month", "quarter", "year"]);

/** The length of periods that is shown first is the first of these that divides the time into enough periods. */
const PREFERRED = ["month", "week", "day", "quarter", "year"];
const ENOUGH_PERIODS = 6;

/** @typedef {{squares: number, cubes: number}} Spread   of a topic; see `topicgrouper.explorer.topic_spreads` */

/** How unevenly the documents of a column use topics. */
class Spreads {
  /** @param {Numbers} children  the parts of all joins @param {PackedSpreads} packed */
  constructor(children, packed) {
    const nParts = unpack(packed.squares).length;
    this.ofNodes = spreadsOf(children.subarray(children.length - nParts), packed);
    /** By number of topics. */
    this.refined = new Map(packed.refined.map((each) => [each.n, spreadsOf(unpack(each.nodes), each)]));
  }

  /** Return the sums of a topic of a view; undefined if they are not known. @param {FlatView} view @param {number} topic */
  of(view, topic) {
    return (view.isRefined ? this.refined.get(view.n) : this.ofNodes)?.get(topic);
  }
}

/**
 * @param {Numbers} nodes
 * @param {{squares: PackedArray, cubes: PackedArray}} packed
 * @returns {Map<number, Spread>}
 */
function spreadsOf(nodes, packed) {
  const squares = unpack(packed.squares);
  const cubes = unpack(packed.cubes);
  return new Map(Array.from(nodes, (node, i) => [node, { squares: squares[i], cubes: cubes[i] }]));
}

/** The counts of words in groups. */
class WordCounts {
  /** @param {PackedGroupCounts} packed @param {number} nGroups */
  constructor(packed, nGroups) {
    this.nGroups = nGroups;
    this.sizes = unpack(packed.sizes);
    this.groups = unpack(packed.groups);
    this.counts = unpack(packed.counts);
    this.large = unpack(packed.large);
    this.documents = unpack(packed.documents);
    this.lengths = unpack(packed.lengths);
    this.codes = packed.codes && unpack(packed.codes);
  }

  /**
   * Add up the counts of words.
   * @param {Int32Array} rowOfWord  the row that a word counts for, -1 for none
   * @param {number} nRows
   * @returns {Float64Array}  row by row
   */
  sums(rowOfWord, nRows) {
    const { nGroups, sizes, groups, counts, large } = this;
    const sums = new Float64Array(nRows * nGroups);
    let at = 0;
    let nextLarge = 0;
    for (let word = 0; word < sizes.length; word++) {
      const start = rowOfWord[word] * nGroups;
      for (const end = at + sizes[word]; at < end; at++) {
        const count = counts[at] || large[nextLarge++];
        if (start >= 0) sums[start + groups[at]] += count;
      }
    }
    return sums;
  }
}

/** One column, by value or by periods of one length. */
export class GroupColumn {
  /**
   * @param {PackedGroupColumn} packed
   * @param {number} index
   * @param {WordCounts} words    of its groups, or of those that its groups consist of
   * @param {Spreads} spreads
   */
  constructor(packed, index, words, spreads) {
    this.index = index;
    this.key = packed.name;
    this.name = visible(packed.name);
    this.every = packed.every;
    this.isTime = packed.every !== null;
    this.groups = packed.groups.map(visible);
    this.size = this.groups.length;
    this.others = packed.others;
    if (this.others) this.groups[this.size - 1] = `all ${this.others.toLocaleString("en")} others`;
    this.missing = packed.missing;
    this.words = words;
    this.spreads = spreads;
    /** The group of each group that was counted, if groups consist of others. */
    this.parts = packed.parts && unpack(packed.parts);
    this.documents = this.folded(words.documents, 1);
    this.lengths = this.folded(words.lengths, 1);
    this.nDocuments = this.documents.reduce((sum, number) => sum + number, 0);
    this.total = this.lengths.reduce((sum, length) => sum + length, 0);
  }

  /** Add up what belongs to the same group. @param {Numbers} values @param {number} nRows */
  folded(values, nRows) {
    const { parts, size } = this;
    if (!parts) return Float64Array.from(values);
    const sums = new Float64Array(nRows * size);
    for (let row = 0, at = 0; row < nRows; row++) {
      for (let part = 0; part < parts.length; part++) sums[row * size + parts[part]] += values[at++];
    }
    return sums;
  }

  /**
   * Return the counts of topics in all groups, topic by topic.
   * @param {FlatView} view
   * @param {Int32Array} topics
   */
  counts(view, topics) {
    const rowOfTopic = new Int32Array(view.model.nNodes).fill(-1);
    topics.forEach((topic, row) => {
      rowOfTopic[topic] = row;
    });
    const rowOfWord = view.topicOfEachWord().map((topic) => rowOfTopic[topic]);
    return this.folded(this.words.sums(rowOfWord, topics.length), topics.length);
  }

  /** Tell whether an embedded document is in a group. @param {number} place @param {number} group */
  has(place, group) {
    const code = this.words.codes?.[place] ?? this.words.nGroups;
    if (code === this.words.nGroups) return false;
    return (this.parts ? this.parts[code] : code) === group;
  }
}

/** All columns of a page. */
export class GroupColumns {
  /** @param {PackedGroups} packed @param {PackedArray} children */
  constructor({ columns, spreads, leftOut }, children) {
    this.leftOut = leftOut.map(({ name, reason }) => ({ name: visible(name), reason }));
    const parts = unpack(children);
    const ofSpreads = spreads.map((each) => new Spreads(parts, each));
    const counted = columns.map(({ counts, groups }) => counts && new WordCounts(counts, groups.length));
    this.columns = columns.map((column, index) => {
      const base = column.base ?? index;
      const place = columns[base].counts?.spreads ?? 0;
      return new GroupColumn(column, index, /** @type {WordCounts} */ (counted[base]), ofSpreads[place]);
    });
    /** The names of all columns, each once. */
    this.keys = [...new Set(this.columns.map(({ key }) => key))];
  }

  /** Return the columns with a name: several if it has dates. @param {string} key */
  named(key) {
    const found = this.columns.filter((column) => column.key === key);
    return found.length ? found : this.columns.filter((column) => column.key === this.keys[0]);
  }

  /**
   * Return the column that a state asks for; null if there is none at all.
   * @param {{by: string, every: string}} state
   * @returns {GroupColumn|null}
   */
  at({ by, every }) {
    const named = this.named(by);
    const wanted = named.find((column) => column.every === every);
    const byLength = PREFERRED.map((length) => named.find((column) => column.every === length));
    const usual = byLength.find((column) => column && column.size >= ENOUGH_PERIODS);
    return wanted ?? usual ?? named[0] ?? null;
  }
}
