/** Why documents match a query, and which words belong to it; words and topics can be clicked. */

/** @import { ListedDocument, Reason } from "./document_store.js" */

import { element } from "./dom.js";
import { PagePart } from "./page_part.js";
import { amount, counted, timesText } from "./text.js";

export class MatchReasons extends PagePart {
  /** Where a list shows words, those that match are marked already. @param {ListedDocument} document */
  of({ reasons, words }) {
    const isTold = !reasons || (words && reasons.every(({ topic, count }) => topic === null && count === 1));
    return isTold ? null : this.line(reasons);
  }

  /** "space 3× · launch expected from (217) orbit, moon". @param {Reason[]} reasons */
  line(reasons) {
    const line = element("p", { class: "reasons" });
    for (const reason of reasons) {
      if (line.childNodes.length) line.append(" · ");
      line.append(...(reason.topic === null ? this.contained(reason) : this.expected(reason, reason.topic)));
    }
    return line;
  }

  /** @param {Reason} reason */
  contained({ word, count }) {
    return [this.wordLink(word, counted(count, "occurrence")), ` ${amount(count)}×`];
  }

  /** @param {Reason} reason @param {number} topic */
  expected({ word, lift }, topic) {
    const why = `is not in this document, but other words of the topic are, which makes it ${timesText(lift)} as likely as in all documents`;
    const title = `${this.nodeText.isolatedWord(word)} ${this.terms.say(why)}`;
    return [this.wordLink(word, title), element("span", { title }, " expected from "), this.nodeText.link(topic, 3)];
  }

  /** @param {number[]} words */
  expansion(words) {
    const line = element("p", { class: "expansion" }, this.terms.say("Words related to this query: "));
    words.forEach((word, i) => line.append(i ? ", " : "", this.wordLink(word, "Select its topic")));
    return line;
  }

  /** @param {number} word @param {string} title */
  wordLink(word, title) {
    const name = element("bdi", { dir: "auto" }, this.nodeText.word(word));
    return element("button", { type: "button", class: "link", "data-word": word, title }, name);
  }
}
