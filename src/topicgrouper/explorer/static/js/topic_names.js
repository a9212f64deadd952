/**
 * Names and notes that people give to nodes: those of the model's file, and those of this page, which win.
 *
 * Names of the page are kept in the browser, by the digest of the tree.
 */

/** @import { NamedNode } from "./payload.js" */

import { folded } from "./text.js";

/**
 * @typedef {object} TopicName
 * @property {string} name
 * @property {string} note
 */

const MOST_NAME = 200;
const MOST_NOTE = 5000;
/** Breaks of lines, other controls, and what turns the direction of writing, as in `topicgrouper.tree.topic`. */
const REFUSED = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const SEEN = /[^\p{Cf}\p{Mn}\p{Me}\p{Zs}]/u;

/** Say what is wrong with a name; null if nothing is. @param {TopicName} given @returns {string|null} */
export function problemOf({ name, note }) {
  if (!name && note) return "A note needs a name.";
  if ([...name].length > MOST_NAME) return `A name has at most ${MOST_NAME} characters.`;
  if ([...note].length > MOST_NOTE) return `A note has at most ${MOST_NOTE.toLocaleString("en")} characters.`;
  const refused = REFUSED.exec(name) ?? REFUSED.exec(note.replace(/[\n\t]/g, " "));
  if (!refused) return name && !SEEN.test(name) ? "A name needs at least one visible character." : null;
  const code = Number(refused[0].codePointAt(0)).toString(16).toUpperCase().padStart(4, "0");
  return `The character U+${code} is not allowed: it would break the line or change the direction of the text.`;
}

/** Tell whether two names are the same. @param {TopicName|null} a @param {TopicName|null} b */
export function isSameName(a, b) {
  return a === b || (a !== null && b !== null && a.name === b.name && a.note === b.note);
}

export class TopicNames {
  /** @param {{names: NamedNode[], digest: string}} payload @param {number} nNodes */
  constructor({ names, digest }, nNodes) {
    this.nNodes = nNodes;
    this.key = `topicgrouper-names-${digest}`;
    this.saved = new Map(names.map(({ node, name, note }) => [node, { name, note }]));
    /** What differs here from the file; null for a name that was removed. @type {Map<number, TopicName|null>} */
    this.own = new Map();
    /** @type {(() => void)[]} */
    this.listeners = [];
    this.recall();
  }

  /** Hear of every change. @param {() => void} listener */
  subscribe(listener) {
    this.listeners.push(listener);
  }

  /** @param {number} node */
  savedAt(node) {
    return this.saved.get(node) ?? null;
  }

  /** The name and note of a node; null if it has none. @param {number} node @returns {TopicName|null} */
  at(node) {
    const own = this.own.get(node);
    return own === undefined ? this.savedAt(node) : own;
  }

  /** The name of a node; "" if it has none. @param {number} node */
  nameOf(node) {
    return this.at(node)?.name ?? "";
  }

  /** Tell whether a name is only in this browser. @param {number} node */
  isOwn(node) {
    return this.own.has(node);
  }

  /** The number of names that are only in this browser. */
  get unsaved() {
    return this.own.size;
  }

  /** Name a node; an empty name removes it. @param {number} node @param {TopicName} given */
  set(node, given) {
    const value = given.name ? given : null;
    if (isSameName(value, this.savedAt(node))) this.own.delete(node);
    else this.own.set(node, value);
    this.changed();
  }

  /** Go back to the names of the file, of one node or of all. @param {number} [node] */
  drop(node) {
    if (node === undefined) this.own.clear();
    else this.own.delete(node);
    this.changed();
  }

  /** All names, by rising node. @returns {[number, TopicName][]} */
  all() {
    const nodes = [...new Set([...this.saved.keys(), ...this.own.keys()])].sort((a, b) => a - b);
    return nodes.flatMap((node) => {
      const name = this.at(node);
      return name ? [/** @type {[number, TopicName]} */ ([node, name])] : [];
    });
  }

  /** The nodes whose names contain a text. @param {string} text */
  find(text) {
    const wanted = folded(text.trim());
    return wanted ? this.all().flatMap(([node, { name }]) => (folded(name).includes(wanted) ? [node] : [])) : [];
  }

  changed() {
    this.remember();
    for (const listener of this.listeners) listener();
  }

  remember() {
    try {
      if (this.own.size) localStorage.setItem(this.key, JSON.stringify([...this.own]));
      else if (this.isRecalled) localStorage.removeItem(this.key);
    } catch {
      // the browser keeps nothing for this page; the names last until it is closed
    }
  }

  /** Read what was kept. Other pages may share the storage, so nothing in it is taken on trust. */
  recall() {
    try {
      const kept = JSON.parse(localStorage.getItem(this.key) ?? "[]");
      for (const [node, given] of Array.isArray(kept) ? kept : []) {
        const value = given && { name: String(given.name ?? ""), note: String(given.note ?? "") };
        const isNode = Number.isInteger(node) && node >= 0 && node < this.nNodes;
        if (isNode && (value === null || (value.name && problemOf(value) === null))) this.own.set(node, value);
      }
    } catch {
      // nothing was kept, or something that nobody here wrote
    }
    this.isRecalled = true;
    for (const [node, given] of this.own) if (isSameName(given, this.savedAt(node))) this.own.delete(node);
    this.changed();
  }
}
