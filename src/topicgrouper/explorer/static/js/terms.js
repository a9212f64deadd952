/**
 * What the counted things are called: words of documents, or items of baskets.
 *
 * Sentences are written for words and documents, and `say` puts in the names of the model's own things.
 * Pass it the page's own sentences only, never data: a word of a text may be "word".
 */

/** @import { Payload } from "./payload.js" */

const BASKETS = /** @type {Record<string, string>} */ ({ word: "item", document: "basket" });
const ATTRIBUTES = ["title", "aria-label", "placeholder"];

export class Terms {
  /** @param {Pick<Payload, "isOfBaskets">} payload */
  constructor({ isOfBaskets }) {
    this.isOfBaskets = isOfBaskets;
    this.word = this.say("word");
    this.words = this.say("words");
    this.document = this.say("document");
    this.documents = this.say("documents");
  }

  /** Return a sentence with "word" and "document" as they are called here. @param {string} text */
  say(text) {
    if (!this.isOfBaskets) return text;
    return text.replace(/\ba word\b/g, "an item").replace(/\b(word|document)(s?)\b/gi, (_, name, plural) => {
      const other = BASKETS[name.toLowerCase()];
      return (/^[A-Z]/.test(name) ? other[0].toUpperCase() + other.slice(1) : other) + plural;
    });
  }

  /** Put the names into the template, before anything else is in it. @param {Element} root */
  applyTo(root) {
    if (!this.isOfBaskets) return;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!(text.parentElement instanceof HTMLScriptElement)) text.nodeValue = this.say(text.nodeValue ?? "");
    }
    for (const attribute of ATTRIBUTES) {
      for (const element of root.querySelectorAll(`[${attribute}]`)) {
        element.setAttribute(attribute, this.say(element.getAttribute(attribute) ?? ""));
      }
    }
  }
}
