/** What the details say about soft topics: the words of a topic, or the topics of a word, with shares. */

/** @import { NodeText } from "./node_text.js" */
/** @import { Share, SoftTopics } from "./soft_topics.js" */

import { bar, button, element, setText } from "./dom.js";
import { counted, percent, wholePercent } from "./text.js";

const FIRST_WORDS = 10;
const FIRST_LEFT = 5;
const MORE_WORDS = 50;

/**
 * Return elements about a node; none where no soft topic is concerned.
 * @param {SoftTopics|null} soft
 * @param {number} node
 * @param {Iterable<number>} words  those of the node in the tree, by falling frequency
 * @param {NodeText} nodeText
 */
export function softDetails(soft, node, words, nodeText) {
  if (soft?.has(node)) return aboutTopic(soft, node, words, nodeText);
  return soft && node < nodeText.model.nWords ? aboutWord(soft, node, nodeText) : [];
}

/** @param {SoftTopics} soft @param {number} word @param {NodeText} nodeText */
function aboutWord(soft, word, nodeText) {
  const { terms } = nodeText;
  const topics = soft.topicsOf(word);
  const rest = 1 - topics.reduce((sum, { share }) => sum + share, 0);
  const rows = topics.map(({ topic, share }) =>
    shareRow(topic, share, soft.nameOf(topic, nodeText), terms.say("The share of the word that belongs to this topic")),
  );
  let remark = rest < 0.01 ? "" : `${wholePercent(rest)} in topics with only a small share of the word`;
  if (!topics.length) remark = "The word is too rare, or spread over too many topics, to say where it belongs";
  return [
    element("h3", {}, `In ${counted(soft.n, "soft topic")}`),
    ...(rows.length ? [element("div", { class: "word-list" }, ...rows)] : []),
    ...(remark ? [note(terms.say(remark))] : []),
  ];
}

/** @param {SoftTopics} soft @param {number} node @param {Iterable<number>} words @param {NodeText} nodeText */
function aboutTopic(soft, node, words, nodeText) {
  const { terms } = nodeText;
  const own = soft.wordsOf(node);
  const left = soft.leftFrom(node, words);
  const size = `One of ${counted(soft.n, "topic")} that share words; ${percent(soft.shareOf(node))} of all occurrences.`;
  let remark = "Beside each word: the share of it that belongs here.";
  if (!own.length) remark = "Its words are too rare to list, or too small a share of them belongs here.";
  if (!own.length && soft.isEmpty(node)) remark = "Hardly any words belong to it any more.";
  const belong = left.length === 1 ? "belongs" : "belong";
  const gone = `${counted(left.length, terms.word)} of the tree’s topic ${belong} more to another soft topic. The share that does:`;
  return [
    element("h3", {}, "Soft topic"),
    note(terms.say(`${size} ${remark}`)),
    ...longList(own.map((share) => () => wordRow(share, soft.homes[share.word], nodeText)), FIRST_WORDS, nodeText),
    ...(left.length ? [note(gone)] : []),
    ...longList(left.map((share) => () => leftRow(share, soft, nodeText)), FIRST_LEFT, nodeText),
  ];
}

/** @param {string} text */
function note(text) {
  return element("p", { class: "note muted" }, text);
}

/**
 * Return a list whose rows are made as far as they are shown, and the button that shows more.
 * @param {(() => HTMLElement)[]} rows
 * @param {number} first
 * @param {NodeText} nodeText
 */
function longList(rows, first, nodeText) {
  if (!rows.length) return [];
  const list = element("div", { class: "word-list" });
  const more = button({ onclick: () => show(MORE_WORDS) });
  /** @param {number} count */
  const show = (count) => {
    const from = list.children.length;
    list.append(...rows.slice(from, from + count).map((make) => make()));
    const left = rows.length - list.children.length;
    more.hidden = !left;
    setText(more, counted(left, `more ${nodeText.terms.word}`));
  };
  show(first);
  return [list, more];
}

/**
 * A word of a soft topic; one that the tree has in another topic says in which.
 * @param {Share} share
 * @param {number} home
 * @param {NodeText} nodeText
 */
function wordRow({ word, topic, share }, home, nodeText) {
  const from = home !== topic && element("p", { class: "whence muted" }, "from ", nodeText.link(home, 3));
  return element("div", { class: "soft-word" }, shareRow(word, share, nodeText.wordsElement(word, 1), ""), from);
}

/** A word of the tree's topic of which another one has more. @param {Share} share @param {SoftTopics} soft @param {NodeText} nodeText */
function leftRow({ word, topic, share }, soft, nodeText) {
  const link = element("button", { type: "button", class: "link", "data-node": topic }, soft.nameOf(topic, nodeText));
  const to = element("p", { class: "whence muted" }, "to ", link);
  return element("div", { class: "soft-word" }, shareRow(word, share, nodeText.wordsElement(word, 1), ""), to);
}

/** @param {number} node @param {number} share @param {HTMLElement} name @param {string} title */
function shareRow(node, share, name, title) {
  const value = element("span", { class: "count" }, wholePercent(share));
  const attributes = { type: "button", class: "word-row", "data-node": node, title: title || null };
  return element("button", attributes, bar(share), name, value);
}
