/** The number of topics: a field, two buttons and a slider with the suggested numbers marked. */

/** @import { Page } from "./page.js" */

import { byId, element, entryOf, setText } from "./dom.js";
import { suggestedNumbers } from "./suggested_numbers.js";
import { amount, counted } from "./text.js";

const SLIDER_STEPS = 1000;

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
  constructor({ store, model, payload }) {
    this.store = store;
    this.most = model.maxTopics;
    this.field = byId("n-field", HTMLInputElement);
    this.slider = byId("n-slider", HTMLInputElement);
    this.slider.max = String(SLIDER_STEPS);
    this.listen();
    this.marks = suggestedNumbers(payload.suggested).map((suggested) => this.mark(suggested));
    byId("suggestions").replaceChildren(...this.marks);
    setText(byId("n-hint"), `From 1 to ${amount(this.most)}. Press + or − anywhere on the page to change it.`);
    store.watch(["n"], (state) => this.show(state.n));
    this.show(store.state.n);
  }

  listen() {
    this.slider.addEventListener("input", () => this.change(this.nAt(Number(this.slider.value) / SLIDER_STEPS)));
    this.slider.addEventListener("keydown", (event) => this.onSliderKey(event));
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

  /**
   * A key on the slider moves n itself: at small n, a thousandth of the slider is less than a topic.
   * @param {KeyboardEvent} event
   */
  onSliderKey(event) {
    const steps = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 1, PageDown: -1 };
    const direction = entryOf(steps, event.key);
    const end = entryOf({ Home: 1, End: this.most }, event.key);
    if (direction) this.step(direction, event.shiftKey || event.key.startsWith("Page"));
    else if (end) this.change(end);
    else return;
    event.preventDefault();
  }

  /** @param {number} n */
  placeOf(n) {
    return this.most > 1 ? Math.log(n) / Math.log(this.most) : 0;
  }

  /** @param {number} place */
  nAt(place) {
    return clampedN(this.most ** place, this.most);
  }

  /** @param {number} n @param {boolean} [isForced] */
  show(n, isForced = false) {
    if (isForced || document.activeElement !== this.field) {
      this.field.value = amount(n);
      this.field.removeAttribute("aria-invalid");
    }
    this.slider.value = String(Math.round(this.placeOf(n) * SLIDER_STEPS));
    this.slider.setAttribute("aria-valuetext", counted(n, "topic"));
    for (const mark of this.marks) mark.classList.toggle("current", Number(mark.dataset.n) === n);
  }

  /** Make the mark of a number below the slider. @param {ReturnType<typeof suggestedNumbers>[number]} suggested */
  mark({ n, isBest, kind }) {
    const title = `${kind[0].toUpperCase()}${kind.slice(1)}: ${counted(n, "topic")}`;
    const made = element("button", {
      type: "button",
      class: isBest ? "suggestion best" : "suggestion",
      "data-n": n,
      title,
      "aria-label": title,
      tabindex: -1, // the list below the curve has the same numbers for keys
      onclick: () => this.change(n),
    });
    made.style.left = `${this.placeOf(n) * 100}%`;
    return made;
  }
}
