/**
 * Columns of the documents (classes, countries, months), and the group of each document, as
 * `topicgrouper.explorer.page_groups` writes them.
 */

/** @import { PackedGroupColumn, PackedGroups } from "./payload.js" */

import { unpack } from "./packed.js";
import { visible } from "./text.js";

export const PERIODS = /** @type {const} */ (["day", "week", "month", "quarter", "year", "decade"]);

/** One column, by value or by periods of one length. */
export class GroupColumn {
  /** @param {PackedGroupColumn} packed @param {number} index */
  constructor(packed, index) {
    this.index = index;
    this.key = packed.name;
    this.name = visible(packed.name);
    this.every = packed.every;
    this.isTime = packed.every !== null;
    this.groups = packed.groups.map(visible);
    this.size = this.groups.length;
    this.others = packed.others;
    this.missing = packed.missing;
    this.gaps = packed.gaps;
    /** The group of each document; as many as there are groups for none. */
    this.codes = unpack(packed.codes);
    /** Words typical of each group, or nothing. */
    this.words = packed.words;
  }
}

/** All columns of a page. */
export class GroupColumns {
  /** @param {PackedGroups} packed */
  constructor({ columns, leftOut }) {
    this.leftOut = leftOut.map(({ name, reason }) => ({ name: visible(name), reason }));
    this.columns = columns.map((column, index) => new GroupColumn(column, index));
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
    return named.find((column) => column.every === every) ?? named[0] ?? null;
  }
}
