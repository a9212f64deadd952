/** Elements made from data. Text is only ever set as text: nothing here can make markup of a word. */

/**
 * Make an element.
 * @param {string} tag
 * @param {Record<string, unknown>} [attributes]  functions listen (`onclick`); null and false are left out
 * @param {...(Node|string|number|null|undefined|false)} children
 * @returns {HTMLElement}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) {
    if (child !== null && child !== undefined && child !== false) made.append(child);
  }
  return made;
}

/** Make a button with words on it. @returns {HTMLElement} */
export function button(attributes, ...children) {
  return element("button", { type: "button", class: "button", ...attributes }, ...children);
}

/** Give the element with an id, which the template has. @returns {any} */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no element #${id}`);
  return found;
}

/** Set text only where it differs: an unchanged text costs no layout. */
export function setText(target, text) {
  if (target.textContent !== text) target.textContent = text;
}

/** Tell which of the elements with a `data-` attribute an event came from. */
export function dataOf(event, name) {
  const found = event.target instanceof Element ? event.target.closest(`[data-${name}]`) : null;
  return found ? found.getAttribute(`data-${name}`) : null;
}

/** Choose one button of a group of radio buttons. */
export function checkRadio(button, isChecked) {
  button.setAttribute("aria-checked", String(isChecked));
  button.tabIndex = isChecked ? 0 : -1;
}

/**
 * Make buttons a group of which one is chosen: arrow keys move within it, as in forms.
 * @param {HTMLElement[]} buttons
 * @param {(index: number) => void} choose
 */
export function radioGroup(buttons, choose) {
  buttons.forEach((button, index) => {
    button.addEventListener("click", () => choose(index));
    button.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      const next = (index + step + buttons.length) % buttons.length;
      choose(next);
      buttons[next].focus();
    });
  });
}
