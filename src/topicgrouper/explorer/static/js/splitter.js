/** The border between the tree and the rest, which can be moved by pointer and keys. */

import { byId, entryOf } from "./dom.js";

const LEAST = 200;
const STEP = 24;

export function startSplitter() {
  const splitter = byId("tree-splitter");
  const panel = byId("tree-panel");
  /** @param {number} width */
  const setWidth = (width) => {
    const most = Math.max(LEAST, innerWidth * 0.55);
    const bounded = Math.round(Math.max(LEAST, Math.min(most, width)));
    document.body.style.setProperty("--tree-width", `${bounded}px`);
    say(bounded);
  };
  /** @param {number} width */
  const say = (width) => splitter.setAttribute("aria-valuenow", String(Math.round((100 * width) / innerWidth)));
  splitter.addEventListener("focus", () => say(panel.offsetWidth));
  splitter.addEventListener("pointerdown", (event) => {
    splitter.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  splitter.addEventListener("pointermove", (event) => {
    if (splitter.hasPointerCapture(event.pointerId)) setWidth(event.clientX - panel.getBoundingClientRect().left);
  });
  splitter.addEventListener("keydown", (event) => {
    const step = entryOf({ ArrowLeft: -STEP, ArrowRight: STEP }, event.key);
    if (step === undefined) return;
    event.preventDefault();
    setWidth(panel.offsetWidth + step);
  });
}
