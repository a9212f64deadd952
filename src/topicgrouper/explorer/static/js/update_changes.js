/** What the last update of the model changed about a topic, in a line. */

/** @import { TopicChange } from "./payload.js" */

import { element } from "./dom.js";
import { percent, visible } from "./text.js";

/** Make the line; none without a change. @param {TopicChange|undefined} change */
export function updateLine(change) {
  if (!change) return [];
  const { before, since } = change;
  const line = element("p", { class: "muted update" }, `Since the last update: share ${percent(before)} → ${percent(since)}`);
  line.append(...listed("came", change.came), ...listed("left", change.left), ".");
  line.title = "Its share of the documents before the update, and of those added by it";
  return [line];
}

/** @param {string} what @param {string[]} words */
function listed(what, words) {
  const shown = words.map((word) => element("bdi", { dir: "auto" }, visible(word)));
  return shown.flatMap((word, i) => [i ? ", " : `; ${what}: `, word]);
}
