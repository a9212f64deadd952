/** Elements made from data. Text is only ever set as text: nothing here can make markup of a word. */

/**
 * Attributes by name. Functions listen (`onclick`); null, undefined and false are left out.
 * @typedef {Record<string, string|number|boolean|null|undefined|(() => void)>} Attributes
 * @typedef {Node|string|null|undefined|false} Child
 */

/**
 * Make an element.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") made.addEventListener(name.slice(2), () => value());
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) {
    if (child !== null && child !== undefined && child !== false) made.append(child);
  }
  return made;
}

/** Make a button with words on it. @param {Attributes} attributes @param {...Child} children */
export function button(attributes, ...children) {
  return element("button", { type: "button", class: "button", ...attributes }, ...children);
}

/**
 * Make a coloured mark: a swatch, a dot.
 * @param {string} name  its class
 * @param {string} colour
 */
export function mark(name, colour) {
  const made = element("span", { class: name });
  made.style.background = colour;
  return made;
}

/** Make the bar of a share, from 0 to 1. @param {number} share @param {string} [colour] */
export function bar(share, colour = "") {
  const made = mark("bar", colour);
  made.style.width = `${share * 100}%`;
  return made;
}

/**
 * Return the element with an id, which the template has.
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} [type]  what it must be, if more than any element
 * @returns {T}
 */
export function byId(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof (type ?? HTMLElement))) throw new Error(`the page has no element #${id}`);
  return /** @type {T} */ (found);
}

/** Return the elements in an element, all of which `element` made. @param {Element} parent */
export function childrenOf(parent) {
  return /** @type {HTMLElement[]} */ ([...parent.children]);
}

/** Set text only where it differs: an unchanged text costs no layout. @param {Node} target @param {string} text */
export function setText(target, text) {
  if (target.textContent !== text) target.textContent = text;
}

/**
 * Tell whether an event came from an element of a kind or from within one.
 * @param {Event} event
 * @param {string} selector
 */
export function isFrom(event, selector) {
  return event.target instanceof Element && event.target.closest(selector) !== null;
}

/**
 * Return the number in the `data-` attribute of the element that an event came from; null if there is none.
 * @param {Event} event
 * @param {string} name
 */
export function dataOf(event, name) {
  const found = event.target instanceof Element ? event.target.closest(`[data-${name}]`) : null;
  return found ? Number(found.getAttribute(`data-${name}`)) : null;
}

/** Tell whether a key is pressed together with one that makes it the browser's. @param {KeyboardEvent} event */
export function isBrowsersKey(event) {
  return event.ctrlKey || event.metaKey || event.altKey;
}

/**
 * Return what stands in a table under a name, and nothing that every object has.
 * @template T
 * @param {Record<string, T>} table
 * @param {string} name
 * @returns {T|undefined}
 */
export function entryOf(table, name) {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/**
 * Make buttons a choice of one value, as in forms: arrow keys move within it.
 * @template {string} Value
 * @param {Record<Value, HTMLElement>} buttons  by value
 * @param {(value: Value) => void} choose       told what the user chose
 * @returns {(value: Value) => void}            shows which value is chosen
 */
export function radioGroup(buttons, choose) {
  const values = /** @type {Value[]} */ (Object.keys(buttons));
  values.forEach((value, index) => {
    buttons[value].addEventListener("click", () => choose(value));
    buttons[value].addEventListener("keydown", (event) => {
      const step = entryOf({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }, event.key);
      if (step === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const next = values[(index + step + values.length) % values.length];
      choose(next);
      buttons[next].focus();
    });
  });
  return (chosen) => {
    for (const value of values) {
      buttons[value].setAttribute("aria-checked", String(value === chosen));
      buttons[value].tabIndex = value === chosen ? 0 : -1;
    }
  };
}

/**
 * Make a choice of one value, in a row of buttons.
 * @template {string} Value
 * @param {string} label
 * @param {Record<Value, [id: string, name: string, title: string]>} options
 * @param {(value: Value) => void} choose
 */
export function choice(label, options, choose) {
  const entries = /** @type {[Value, [string, string, string]][]} */ (Object.entries(options));
  const made = entries.map(([value, [id, name, title]]) => {
    const button = element("button", { type: "button", role: "radio", id, title }, name);
    return /** @type {[Value, HTMLElement]} */ ([value, button]);
  });
  const group = element("span", { class: "segments", role: "radiogroup", "aria-label": label }, ...made.map(([, button]) => button));
  const buttons = /** @type {Record<Value, HTMLElement>} */ (Object.fromEntries(made));
  return { element: group, show: radioGroup(buttons, choose) };
}
