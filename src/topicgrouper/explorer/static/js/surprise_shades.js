/** Words of a document shaded by surprise: how unexpected each is, given the rest of the document. */

/** @import { DocumentStore } from "./document_store.js" */
/** @import { Page } from "./page.js" */

import { element } from "./dom.js";
import { PagePart } from "./page_part.js";
import { counted, messageOf } from "./text.js";

export class SurpriseShades extends PagePart {
  /** @param {Page} page @param {DocumentStore} documents @param {() => void} redraw  called when there is more to show */
  constructor(page, documents, redraw) {
    super(page);
    this.documents = documents;
    this.redraw = redraw;
    this.row = -1;
    /** @type {Map<number, number>|null} */
    this.bits = null;
    this.problem = "";
    this.box = element("input", { type: "checkbox", id: "show-surprise" });
    this.box.addEventListener("change", () => this.store.set({ surprise: this.box.checked }));
    // a word that is chosen blindly among all has log2 of their number; the same shade in every document
    const blind = Math.max(1, Math.log2(this.model.nWords));
    this.low = Math.round(blind / 2);
    this.high = Math.max(this.low + 1, Math.round(blind * 1.25));
  }

  get hasFocus() {
    return document.activeElement === this.box;
  }

  get isOn() {
    return this.store.state.surprise && this.documents.surprise !== null;
  }

  /** Ask for the numbers of a document if they are wanted and not there. @param {number} row */
  async ask(row) {
    if (!this.isOn) this.row = -1; // switched on again, it asks again
    if (this.row === row || !this.isOn || !this.documents.surprise) return;
    this.row = row;
    this.bits = null;
    this.problem = "";
    let problem = "";
    const bits = await this.documents.surprise(row).catch((error) => {
      problem = `${this.terms.say("Cannot load the surprise of the words")}: ${messageOf(error)}.`;
      return null;
    });
    if (row !== this.row) return; // somebody has gone on meanwhile
    this.bits = bits;
    this.problem = problem;
    this.redraw();
  }

  /** The switch, or nothing where nothing can tell. */
  control() {
    if (!this.documents.surprise) return null;
    this.box.checked = this.store.state.surprise;
    const title = this.terms.say("Shade each word by how unexpected it is, given the rest of the document");
    return element("label", { class: "check", title }, this.box, " Shade by surprise");
  }

  legend() {
    if (!this.isOn) return null;
    const line = element("p", { class: "shade-legend", id: "shade-legend", role: "status" });
    if (!this.bits) line.append(this.problem || "Loading …");
    else {
      const scale = element("span", { class: "shade-scale", "aria-hidden": "true" });
      const text = "The stronger the shade, the less expected a word is, given the rest of the document.";
      line.append(`${this.low} `, scale, ` ${this.high} bits. `, this.terms.say(text));
    }
    return line;
  }

  /** Shade the element of a word, and say the number. @param {HTMLElement} made @param {number} word */
  shade(made, word) {
    const bits = this.bits?.get(word);
    if (bits === undefined) return;
    const part = (bits - this.low) / (this.high - this.low);
    made.classList.add("shaded");
    made.style.setProperty("--shade", Math.min(1, Math.max(0, part)).toFixed(2));
    made.title = this.text(bits);
  }

  /** "13.2 bits: expected once in 9,410 words". @param {number} bits */
  text(bits) {
    return `${bits.toFixed(1)} bits: expected once in ${counted(Math.round(2 ** bits), this.terms.word)}`;
  }

  /** @param {number} word */
  bitsOf(word) {
    return this.bits?.get(word) ?? null;
  }
}
