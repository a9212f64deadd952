/** Text for the clipboard. Pages from a file or in a frame may lack the new way, and have the old one. */

import { element } from "./dom.js";

/** Copy a text; tell whether the browser did. @param {string} text @returns {Promise<boolean>} */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** @param {string} text */
function copySelected(text) {
  const before = document.activeElement;
  const field = element("textarea", { class: "hidden", "aria-hidden": "true", readonly: true, tabindex: -1 });
  field.value = text;
  document.body.append(field);
  field.select();
  let isCopied = false;
  try {
    isCopied = document.execCommand("copy");
  } catch {
    // it is not copied
  }
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isCopied;
}
