/**
 * A few lines that stand in for a browser's elements: attributes, children, texts and events. Layout, styles and
 * focus are left to the tests in browsers.
 */

import { test } from "node:test";

/** Return `test` with something done before and after each test of one file; hooks would be those of all files. */
export function testWith(before, after = () => undefined) {
  return (name, action) =>
    test(name, async () => {
      before();
      try {
        await action();
      } finally {
        after();
      }
    });
}

class Text {
  constructor(text) {
    this.textContent = text;
    this.parentElement = null;
  }

  remove() {
    removeFrom(this.parentElement, this);
  }
}

function removeFrom(parent, child) {
  if (parent) parent.childNodes = parent.childNodes.filter((each) => each !== child);
}

/** Make an object whose properties are an element's attributes with a prefix. */
function datasetOf(element) {
  const nameOf = (key) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return new Proxy({}, {
    get: (_, key) => element.getAttribute(nameOf(key)) ?? undefined,
    set: (_, key, value) => {
      element.setAttribute(nameOf(key), value);
      return true;
    },
  });
}

export class Element {
  constructor(tag = "div") {
    this.tagName = tag.toUpperCase();
    this.attributes = new Map();
    this.childNodes = [];
    this.parentElement = null;
    this.listeners = new Map();
    this.dataset = datasetOf(this);
    this.style = { setProperty: (name, value) => (this.style[name] = value) };
    this.value = "";
    this.checked = false;
    this.clientHeight = this.clientWidth = this.offsetTop = this.scrollTop = 0;
  }

  // --- attributes

  setAttribute(name, value) {
    this.attributes.set(name, String(value));
  }

  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }

  removeAttribute(name) {
    this.attributes.delete(name);
  }

  get id() {
    return this.getAttribute("id") ?? "";
  }

  set id(value) {
    this.setAttribute("id", value);
  }

  get title() {
    return this.getAttribute("title") ?? "";
  }

  set title(value) {
    this.setAttribute("title", value);
  }

  get hidden() {
    return this.attributes.has("hidden");
  }

  set hidden(isHidden) {
    if (isHidden) this.setAttribute("hidden", "");
    else this.removeAttribute("hidden");
  }

  get classList() {
    const names = new Set((this.getAttribute("class") ?? "").split(" ").filter(Boolean));
    const write = () => this.setAttribute("class", [...names].join(" "));
    return {
      contains: (name) => names.has(name),
      add: (name) => (names.add(name), write()),
      remove: (name) => (names.delete(name), write()),
      toggle: (name, isOn = !names.has(name)) => (isOn ? names.add(name) : names.delete(name), write()),
    };
  }

  // --- children

  get children() {
    return this.childNodes.filter((child) => child instanceof Element);
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  get nextSibling() {
    const siblings = this.parentElement.childNodes;
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  get textContent() {
    return this.childNodes.map((child) => child.textContent).join("");
  }

  set textContent(text) {
    this.replaceChildren(...(text ? [text] : []));
  }

  insertAt(index, children) {
    const nodes = children.map((child) => (typeof child === "string" ? new Text(child) : child));
    for (const node of nodes) {
      node.remove();
      node.parentElement = this;
    }
    this.childNodes.splice(index, 0, ...nodes);
  }

  append(...children) {
    this.insertAt(Infinity, children);
  }

  prepend(...children) {
    this.insertAt(0, children);
  }

  replaceChildren(...children) {
    for (const child of this.childNodes) child.parentElement = null;
    this.childNodes = [];
    this.append(...children);
  }

  insertBefore(child, next) {
    child.remove();
    this.insertAt(next ? this.childNodes.indexOf(next) : Infinity, [child]);
  }

  after(...siblings) {
    const { childNodes } = this.parentElement;
    this.parentElement.insertAt(childNodes.indexOf(this) + 1, siblings);
  }

  contains(other) {
    for (let at = other; at; at = at.parentElement) if (at === this) return true;
    return false;
  }

  remove() {
    removeFrom(this.parentElement, this);
    this.parentElement = null;
  }

  // --- selectors: one of a tag, an id, a class or an attribute, with or without a value

  matches(selector) {
    const [, name, value] = /^\[([\w-]+)(?:="?([^"\]]*)"?)?\]$/.exec(selector) ?? [];
    if (name) return value === undefined ? this.attributes.has(name) : this.getAttribute(name) === value;
    if (selector[0] === "#") return this.id === selector.slice(1);
    if (selector[0] === ".") return this.classList.contains(selector.slice(1));
    return this.tagName === selector.toUpperCase();
  }

  closest(selector) {
    for (let at = this; at; at = at.parentElement) if (at.matches(selector)) return at;
    return null;
  }

  querySelectorAll(selector) {
    return this.children.flatMap((child) => [...(child.matches(selector) ? [child] : []), ...child.querySelectorAll(selector)]);
  }

  querySelector(selector) {
    return this.querySelectorAll(selector)[0] ?? null;
  }

  // --- events

  addEventListener(type, listener) {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  }

  /** Let an event of a type happen here and in all that this lies in; return it. */
  fire(type, details = {}) {
    const event = {
      type,
      target: this,
      defaultPrevented: false,
      preventDefault: () => (event.defaultPrevented = true),
      stopPropagation: () => (event.isStopped = true),
      ...details,
    };
    for (let at = this; at && !event.isStopped; at = at.parentElement) {
      for (const listener of at.listeners.get(type) ?? []) listener(event);
    }
    return event;
  }

  click() {
    this.fire("click");
  }

  focus() {
    document.activeElement = this;
  }

  blur() {
    document.activeElement = document.body;
  }

  select() {}

  scrollIntoView() {}
}

class HTMLElement extends Element {}
class HTMLInputElement extends HTMLElement {}
class HTMLTextAreaElement extends HTMLElement {}
class HTMLDialogElement extends HTMLElement {}
class HTMLCanvasElement extends HTMLElement {
  /** A context that measures six pixels per character, and otherwise does nothing. */
  getContext() {
    const measureText = (text) => ({ width: 6 * [...text].length });
    return new Proxy({ measureText }, { get: (known, name) => (name in known ? known[name] : () => undefined) });
  }
}

// newer versions of Node have their own, which cannot be replaced by an assignment
for (const name of ["localStorage", "navigator"]) Object.defineProperty(globalThis, name, { value: undefined, writable: true, configurable: true });

// asked as soon as a module is loaded
globalThis.matchMedia ??= () => ({ matches: false, addEventListener: () => undefined });
const CLASSES = { input: HTMLInputElement, textarea: HTMLTextAreaElement, dialog: HTMLDialogElement, canvas: HTMLCanvasElement };

/** Make an element as `document.createElement` does. */
export function created(tag) {
  return new (CLASSES[tag] ?? HTMLElement)(tag);
}

/** Begin with an empty page that has elements with some ids, each given with its tag: "search input". */
export function newPage(...ids) {
  const body = created("body");
  Object.assign(globalThis, { Element, HTMLElement, HTMLInputElement, HTMLTextAreaElement, HTMLDialogElement, HTMLCanvasElement });
  globalThis.document = {
    body,
    activeElement: body,
    documentElement: created("html"),
    createElement: created,
    getElementById: (id) => body.querySelector(`#${id}`),
    addEventListener: (type, listener) => body.addEventListener(type, listener),
  };
  globalThis.addEventListener = (type, listener) => body.addEventListener(type, listener);
  globalThis.requestAnimationFrame = () => 0;
  globalThis.getComputedStyle = () => ({ getPropertyValue: () => "20px", fontFamily: "sans-serif" });
  Object.assign(globalThis, { devicePixelRatio: 1, innerWidth: 1280, innerHeight: 800 });
  const observers = [];
  globalThis.ResizeObserver = class {
    constructor(listener) {
      observers.push(listener);
    }

    observe() {}
  };
  /** Tell whoever observes a size that it is another. */
  document.resized = () => observers.forEach((listener) => listener());
  for (const each of ids) {
    const [id, tag = "div"] = each.split(" ");
    const made = created(tag);
    made.id = id;
    body.append(made);
  }
  return body;
}

/** Replace the clock until `restore` is called: what waits happens when `pass` says so, in the order it was asked for. */
export function heldTimers() {
  const { setTimeout, clearTimeout } = globalThis;
  const waiting = new Map();
  let last = 0;
  globalThis.setTimeout = (action) => {
    waiting.set(++last, action);
    return last;
  };
  globalThis.clearTimeout = (timer) => waiting.delete(timer);
  return {
    get count() {
      return waiting.size;
    },
    pass() {
      for (const [timer, action] of [...waiting]) {
        waiting.delete(timer);
        action();
      }
    },
    restore: () => Object.assign(globalThis, { setTimeout, clearTimeout }),
  };
}
