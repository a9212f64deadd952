/** How far to trust topics: whether their words occur together, and what to be careful about. */

/** @import { Numbers } from "./packed.js" */
/** @import { PackedQuality } from "./payload.js" */

import { unpack } from "./packed.js";

const UNKNOWN = 255;
/** Words that stand for a topic, at most. */
const MOST_WORDS = 10;

/** What the coherence of a topic means. */
export const COHERENCE_TIP =
  "How often the ten words of the topic occur together in a document: 1 if they only occur together, " +
  "0 if as often as by chance";

/** What the support of a topic means. */
export const SUPPORT_TIP =
  "How many of the forest’s other trees, each fitted to half of the documents, have this topic or one that shares " +
  "at least half with it";

/** @typedef {{label: string, about: string}} Warning */

/** In the order of the codes in the payload, which start at 1. @type {Warning[]} */
const WARNINGS = [
  { label: "incoherent", about: "Most pairs of its words occur together less often than by chance." },
  { label: "few documents", about: "Fewer than 5 documents contain two of its words." },
  { label: "near-duplicates", about: "Its words occur together mostly in documents that are copies of each other." },
];

export class TopicQuality {
  /** @param {Iterable<number>} nodes @param {PackedQuality} packed */
  constructor(nodes, packed) {
    const coherence = unpack(packed.coherence);
    const warnings = unpack(packed.warnings);
    const support = packed.support && unpack(packed.support);
    const listed = unpack(packed.words);
    /** @type {Map<number, {coherence: number|null, warning: Warning|null, support: string|null, words: number[]|null}>} */
    this.topics = new Map();
    Array.from(nodes).forEach((node, i) => {
      const value = coherence[i] === UNKNOWN ? null : (coherence[i] - 100) / 100;
      const found = support ? `${support[i]} of ${packed.otherTrees} trees` : null;
      const words = [...listed.subarray(MOST_WORDS * i, MOST_WORDS * (i + 1))].filter(Boolean).map((word) => word - 1);
      this.topics.set(node, { coherence: value, warning: WARNINGS[warnings[i] - 1] ?? null, support: found, words: words.length ? words : null });
    });
  }

  /** The mean NPMI of its words; null for a single word, and where it was not measured. @param {number} node */
  coherence(node) {
    return this.topics.get(node)?.coherence ?? null;
  }

  /** How many other trees have it, such as "3 of 4 trees"; null without a forest. @param {number} node */
  support(node) {
    return this.topics.get(node)?.support ?? null;
  }

  /** The words that stand for it; null where that are its most frequent ones. @param {number} node */
  words(node) {
    return this.topics.get(node)?.words ?? null;
  }

  /** What to be careful about; null if there is nothing. @param {number} node */
  warning(node) {
    return this.topics.get(node)?.warning ?? null;
  }
}

/** Make the quality of both parts of the last joins. @param {Numbers} children @param {PackedQuality} packed */
export function joinedQuality(children, packed) {
  const n = unpack(packed.warnings).length;
  return new TopicQuality(children.slice(children.length - n), packed);
}
