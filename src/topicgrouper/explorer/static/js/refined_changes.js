/** What refining changed about the selected node: the words that came to a topic and left it. */

/** @import { FlatView, Move } from "./flat_views.js" */
/** @import { NodeText } from "./node_text.js" */

import { element } from "./dom.js";
import { amount, counted, short } from "./text.js";

const SHOWN = 12;

/**
 * Return elements that say so; none where nothing is refined.
 * @param {FlatView} view
 * @param {number} node
 * @param {NodeText} nodeText
 */
export function refinedChanges(view, node, nodeText) {
  if (!view.isRefined) return [];
  const own = view.moves.get(node);
  const moves = [...view.moves.values()];
  return [
    ...(own ? [ownMove(own, nodeText)] : []),
    ...list("moved here", "source", "←", moves.filter((move) => move.target === node), nodeText),
    ...list("moved away", "target", "→", moves.filter((move) => move.source === node), nodeText),
  ];
}

/** @param {Move} move @param {NodeText} nodeText */
function ownMove({ source, target, gain }, nodeText) {
  const note = element("span", { class: "muted" }, ` (gain ${short(gain)})`);
  return element("p", {}, nodeText.terms.say("This word moved from "), nodeText.link(source, 3), " to ", nodeText.link(target, 3), note);
}

/**
 * @param {string} what
 * @param {"source"|"target"} end  which end of the moves to show
 * @param {string} arrow
 * @param {Move[]} moves
 * @param {NodeText} nodeText
 */
function list(what, end, arrow, moves, nodeText) {
  if (!moves.length) return [];
  const rows = moves.slice(0, SHOWN).map((move) => {
    const word = element("bdi", { dir: "auto" }, nodeText.word(move.word));
    const title = nodeText.terms.say("Log-likelihood lost if only this word moved back");
    const gain = element("span", { class: "count", title }, short(move.gain));
    return element("li", {}, word, ` ${arrow} `, nodeText.link(move[end], 3), " ", gain);
  });
  const left = moves.length - SHOWN;
  if (left > 0) rows.push(element("li", { class: "muted" }, `and ${amount(left)} more`));
  const title = element("p", { class: "muted" }, `${counted(moves.length, nodeText.terms.word)} ${what}`);
  return [title, element("ul", { class: "moves" }, ...rows)];
}
