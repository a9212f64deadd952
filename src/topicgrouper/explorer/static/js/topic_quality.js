/** How far to trust topics: whether their words occur together, and what to be careful about. */

/** @import { Numbers } from "./packed.js" */
/** @import { PackedQuality } from "./payload.js" */

import { unpack } from "./packed.js";

const UNKNOWN = 255;

/** What the coherence of a topic means. */
export const COHERENCE_TIP =
  "How often the ten words shown for the topic occur together in a document: 1 if they only occur together, " +
  "0 if as often as by chance";

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
    /** @type {Map<number, {coherence: number|null, warning: Warning|null}>} */
    this.topics = new Map();
    Array.from(nodes).forEach((node, i) => {
      const value = coherence[i] === UNKNOWN ? null : (coherence[i] - 100) / 100;
      this.topics.set(node, { coherence: value, warning: WARNINGS[warnings[i] - 1] ?? null });
    });
  }

  /** The mean NPMI of its words; null for a single word, and where it was not measured. @param {number} node */
  coherence(node) {
    return this.topics.get(node)?.coherence ?? null;
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
