/**
 * Which topics say something about the documents, as `topicgrouper.tree.topic_table` has it.
 *
 * Topics are ranked by their share times the square of their focus, of which 3 bits count at most. Those with less
 * than half the focus of the average occurrence are general: function words, boilerplate, items that go with everything.
 * In views that are finer than the suggested one, the average is that of the suggested one.
 */

/** @import { FlatView } from "./flat_views.js" */
/** @import { State } from "./state.js" */

import { counted, percent } from "./text.js";

/** Stands for a row that folds general topics. */
export const FOLD = -1;

const GENERAL_SHARE = 0.5; // of the average focus
const MAX_FOCUS = 3;

/** What topics are ranked by, up to a factor. @param {number} frequency @param {number} focus */
export function distinctiveness(frequency, focus) {
  return frequency * Math.min(focus, MAX_FOCUS) ** 2;
}

/**
 * Divide the topics of a view; all are distinctive if the focus is not known.
 * @param {FlatView} view
 * @returns {{distinctive: Int32Array, general: Int32Array, generalShare: number}}
 *   the most distinctive first; the most frequent first; the share that general topics have of all occurrences
 */
export function distinctiveOrder(view) {
  if (!view.model.focus) return { distinctive: view.topics("frequency", true), general: new Int32Array(), generalShare: 0 };
  const topics = view.topics("distinctive", true);
  const total = view.model.frequencies[view.model.root];
  const average = topics.reduce((sum, node) => sum + view.frequency(node) * view.focus(node), 0) / total;
  /** @param {number} node */
  const isGeneral = (node) => view.focus(node) < Math.min(average * GENERAL_SHARE, view.words.generalFocus);
  const general = view.topics("frequency", true).filter(isGeneral);
  const generalShare = general.reduce((sum, node) => sum + view.frequency(node), 0) / total;
  return { distinctive: topics.filter((node) => !isGeneral(node)), general, generalShare };
}

/**
 * Return the topics of a view in the order of a state. Where the most distinctive ones come first, general ones come
 * last, folded into one row; then what they are is returned, too.
 * @param {FlatView} view
 * @param {State} state
 */
export function foldedTopics(view, { sort, descending, general: isOpen }) {
  const order = sort === "distinctive" && descending ? distinctiveOrder(view) : null;
  if (!order?.general.length) return { topics: view.topics(sort, descending), order };
  const { distinctive, general } = order;
  return { topics: Int32Array.from([...distinctive, FOLD, ...(isOpen ? general : [])]), order };
}

/** "▸ 3 general topics: 20% of all occurrences". @param {ReturnType<typeof distinctiveOrder>} order @param {boolean} isOpen */
export function foldText({ general, generalShare }, isOpen) {
  return `${isOpen ? "▾" : "▸"} ${counted(general.length, "general topic")}: ${percent(generalShare)} of all occurrences`;
}

/** Return how distinctive the topics are that are not general; undefined if less than two are known to be. @param {FlatView} view */
export function subjectsOf(view) {
  if (!view.model.focus) return undefined;
  const { distinctive } = distinctiveOrder(view);
  if (distinctive.length < 2) return undefined;
  return new Map(Array.from(distinctive, (node) => [node, distinctiveness(view.frequency(node), view.focus(node))]));
}
