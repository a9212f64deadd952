import assert from "node:assert/strict";

import { bar, button, byId, dataOf, element, entryOf, isBrowsersKey, isFrom, radioGroup, setText } from "#explorer/dom.js";

import { newPage, testWith } from "./stand_in.js";

let body;
const test = testWith(() => {
  body = newPage("search input", "plain");
});

test("attributes that are not there are left out", () => {
  const made = element("p", { id: "x", hidden: true, title: null, class: undefined, lang: false, tabindex: 0 });
  assert.deepEqual([...made.attributes], [["id", "x"], ["hidden", ""], ["tabindex", "0"]]);
});

test("text is text", () => {
  const made = element("p", {}, "<b>bold</b>", null, false, undefined, element("i", {}, "&"));
  assert.equal(made.textContent, "<b>bold</b>&");
  assert.deepEqual(made.children.map(({ tagName }) => tagName), ["I"]);
});

test("functions listen", () => {
  let count = 0;
  const made = button({ onclick: () => count++ }, "More");
  made.click();
  assert.equal(count, 1);
  assert.equal(made.getAttribute("onclick"), null);
  assert.equal(made.getAttribute("type"), "button");
});

test("an element of the template has its id and its kind", () => {
  assert.equal(byId("search", HTMLInputElement).id, "search");
  assert.throws(() => byId("nowhere"), /the page has no element #nowhere/);
  assert.throws(() => byId("plain", HTMLInputElement), /the page has no element #plain/);
});

test("an unchanged text is not set", () => {
  const made = element("p", {}, "a");
  const [text] = made.childNodes;
  setText(made, "a");
  assert.equal(made.childNodes[0], text);
  setText(made, "b");
  assert.equal(made.textContent, "b");
});

test("events tell what they came from", () => {
  const inner = element("i", {});
  body.append(element("li", { "data-node": 7, class: "row" }, inner));
  assert.equal(dataOf({ target: inner }, "node"), 7);
  assert.equal(dataOf({ target: inner }, "word"), null);
  assert.equal(dataOf({ target: null }, "node"), null);
  assert.equal(isFrom({ target: inner }, ".row"), true);
  assert.equal(isFrom({ target: body }, ".row"), false);
});

test("nothing that every object has stands in a table", () => {
  assert.equal(entryOf({ a: 1 }, "a"), 1);
  for (const name of ["constructor", "__proto__", "toString", ""]) assert.equal(entryOf({ a: 1 }, name), undefined);
});

test("keys with a modifier are the browser's", () => {
  assert.ok(["ctrlKey", "metaKey", "altKey"].every((key) => isBrowsersKey({ [key]: true })));
  assert.ok(!isBrowsersKey({ shiftKey: true }));
});

test("a bar is as long as its share", () => {
  assert.equal(bar(0.25, "red").style.width, "25%");
  assert.equal(bar(0.25, "red").style.background, "red");
});

test("one of a group of buttons is chosen, by click or arrow", () => {
  const buttons = { a: element("button"), b: element("button"), c: element("button") };
  const chosen = [];
  const show = radioGroup(buttons, (value) => chosen.push(value));
  show("b");
  assert.deepEqual(Object.values(buttons).map((each) => each.getAttribute("aria-checked")), ["false", "true", "false"]);
  buttons.c.click();
  assert.equal(buttons.c.fire("keydown", { key: "ArrowRight" }).defaultPrevented, true);
  buttons.a.fire("keydown", { key: "ArrowUp" });
  assert.equal(buttons.a.fire("keydown", { key: "Tab" }).defaultPrevented, false);
  assert.deepEqual(chosen, ["c", "a", "c"]);
});
