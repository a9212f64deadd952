/** Suggested numbers of topics: the one that the page opens with, a coarser one and finer ones. */

/** @import { Page } from "./page.js" */
/** @import { Suggested } from "./payload.js" */
/** @import { State } from "./state.js" */

import { button, element } from "./dom.js";
import { amount, counted } from "./text.js";

/**
 * Return the numbers, rising, each with what it is.
 * @param {Suggested} suggested
 */
export function suggestedNumbers({ n, others }) {
  const numbers = [...new Set([n, ...others])].sort((a, b) => a - b);
  return numbers.map((number) => ({
    n: number,
    isBest: number === n,
    kind: number < n ? "coarser" : number > n ? "finer" : "suggested",
  }));
}

/**
 * Fill an element with a button for each number.
 * @param {HTMLElement} target
 * @param {Page} page
 */
export function showNumberChips(target, { store, payload }) {
  const buttons = suggestedNumbers(payload.suggested).map(({ n, kind }) => {
    const title = `${kind[0].toUpperCase()}${kind.slice(1)}: ${counted(n, "topic")}`;
    const attributes = { class: "chip", "data-n": n, title, onclick: () => store.set({ n }) };
    return button(attributes, element("b", {}, amount(n)), ` ${kind}`);
  });
  target.replaceChildren(...buttons);
  /** @param {State} state */
  const show = (state) => {
    for (const each of buttons) each.setAttribute("aria-pressed", String(Number(each.dataset.n) === state.n));
  };
  show(store.state);
  store.watch(["n"], show);
}
