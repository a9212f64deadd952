/** What refining changed about the selected node: the words that came to a topic and left it. */

import { element } from "./dom.js";
import { amount, counted, short } from "./text.js";

const SHOWN = 12;

/**
 * Give elements that tell it; none where nothing is refined.
 * @param {any} view    of `flat_views`
 * @param {number} node
 * @param {{nodeText: import("./node_text.js").NodeText, link: (node: number, count: number) => HTMLElement}} tools
 * @returns {HTMLElement[]}
 */
export function refinedChanges(view, node, { nodeText, link }) {
  if (!view.isRefined) return [];
  const own = view.moves.get(node);
  const parts = [];
  if (own) {
    const gain = element("span", { class: "muted" }, ` (gain ${short(own.gain)})`);
    parts.push(element("p", {}, "This word moved from ", link(own.source, 3), " to ", link(own.target, 3), gain));
  }
  const moves = [...view.moves.values()];
  parts.push(
    ...list("came from elsewhere", moves.filter((move) => move.target === node), "source", "←"),
    ...list("went elsewhere", moves.filter((move) => move.source === node), "target", "→"),
  );
  return parts;

  function list(what, found, end, arrow) {
    if (!found.length) return [];
    const rows = found.slice(0, SHOWN).map((move) => {
      const word = element("bdi", { dir: "auto" }, nodeText.word(move.word));
      const gain = element("span", { class: "count", title: "What would be lost if this word alone went back" }, short(move.gain));
      return element("li", {}, word, ` ${arrow} `, link(move[end], 3), " ", gain);
    });
    const left = found.length - SHOWN;
    if (left > 0) rows.push(element("li", { class: "muted" }, `and ${amount(left)} more`));
    const title = element("p", { class: "muted" }, `${counted(found.length, "word", "words")} ${what}`);
    return [title, element("ul", { class: "moves" }, ...rows)];
  }
}
