/**
 * The number of topics: a field and two buttons for any number, and a slider for those at which documents are counted.
 */

/** @import { Page } from "./page.js" */

import { byId, element, entryOf, setText } from "./dom.js";
import { amount, counted } from "./text.js";

/** Bring any number into the range of n. @param {number} value @param {number} most */
export function clampedN(value, most) {
  return Math.max(1, Math.min(most, Math.round(value)));
}

/**
 * Return n after some steps; long steps are a tenth of n, so that they feel alike everywhere.
 * @param {number} n
 * @param {number} direction
 * @param {boolean} isLong
 * @param {number} most
 */
export function steppedN(n, direction, isLong, most) {
  const step = isLong ? Math.max(2, Math.round(n / 10)) : 1;
  return clampedN(n + direction * step, most);
}

export class NControl {
  /** @param {Page} page */
  constructor({ store, model, payload, topicDocuments }) {
    this.store = store;
    this.most = model.maxTopics;
    this.field = byId("n-field", HTMLInputElement);
    this.slider = byId("n-slider", HTMLInputElement);
    const { numbers } = topicDocuments;
    /** The numbers on the slider, rising. */
    this.numbers = numbers.length ? numbers : [payload.suggested.n, ...payload.suggested.others].sort((a, b) => a - b);
    this.slider.max = String(this.numbers.length - 1);
    this.suggested = payload.suggested.n;
    this.listen();
    this.marks = this.numbers.map((n, place) => this.mark(n, place));
    byId("suggestions").replaceChildren(...this.marks);
    setText(byId("n-hint"), `From 1 to ${amount(this.most)}. Press + or − anywhere on the page to change it.`);
    store.watch(["n"], (state) => this.show(state.n));
    this.show(store.state.n);
  }

  listen() {
    this.slider.addEventListener("input", () => this.change(this.numbers[Number(this.slider.value)]));
    this.field.addEventListener("input", () => this.read(false));
    this.field.addEventListener("change", () => this.read(true));
    this.field.addEventListener("blur", () => this.show(this.store.state.n));
    this.field.addEventListener("focus", () => this.field.select());
    this.field.addEventListener("keydown", (event) => this.onFieldKey(event));
    byId("n-fewer").addEventListener("click", (event) => this.step(-1, event.shiftKey));
    byId("n-more").addEventListener("click", (event) => this.step(1, event.shiftKey));
  }

  /** @param {number} direction @param {boolean} isLong */
  step(direction, isLong) {
    this.change(steppedN(this.store.state.n, direction, isLong, this.most));
  }

  /** @param {number} n */
  change(n) {
    this.store.set({ n });
  }

  /**
   * While somebody types, only numbers in range count; at the end any number is brought into range.
   * @param {boolean} isFinal
   */
  read(isFinal) {
    const digits = this.field.value.replace(/[\s,.’']/g, "");
    const value = /^\d+$/.test(digits) ? Number(digits) : NaN;
    this.field.setAttribute("aria-invalid", String(Number.isNaN(value)));
    const isInRange = value >= 1 && value <= this.most;
    if (isInRange || (isFinal && !Number.isNaN(value))) this.change(clampedN(value, this.most));
    if (isFinal) this.show(this.store.state.n, true);
  }

  /** @param {KeyboardEvent} event */
  onFieldKey(event) {
    const direction = entryOf({ ArrowUp: 1, PageUp: 1, ArrowDown: -1, PageDown: -1 }, event.key);
    if (!direction && event.key !== "Enter") return;
    event.preventDefault();
    this.read(true);
    if (direction) this.step(direction, event.shiftKey || event.key.startsWith("Page"));
    this.show(this.store.state.n, true);
    this.field.select();
  }

  /** @param {number} n @param {boolean} [isForced] */
  show(n, isForced = false) {
    if (isForced || document.activeElement !== this.field) {
      this.field.value = amount(n);
      this.field.removeAttribute("aria-invalid");
    }
    this.slider.value = String(Math.max(0, this.numbers.findLastIndex((number) => number <= n)));
    this.slider.setAttribute("aria-valuetext", counted(n, "topic"));
    for (const mark of this.marks) mark.classList.toggle("current", Number(mark.dataset.n) === n);
  }

  /** Make the mark of a number below the slider. @param {number} n @param {number} place */
  mark(n, place) {
    const title = `${counted(n, "topic")}${n === this.suggested ? ", suggested" : ""}`;
    const attributes = { type: "button", "data-n": n, title, "aria-label": title, onclick: () => this.change(n) };
    const kind = n === this.suggested ? "suggestion best" : "suggestion";
    const made = element("button", { ...attributes, class: kind, tabindex: -1 }, amount(n)); // keys have the slider
    made.style.left = `${(100 * place) / Math.max(1, this.numbers.length - 1)}%`;
    return made;
  }
}
