import assert from "node:assert/strict";

import { heldTimers, testWith } from "./stand_in.js";

import { NameEditor } from "#explorer/name_editor.js";

import { pageOf, settled } from "./page_sample.js";
import { smallPayload } from "./samples.js";

let timers;
const test = testWith(() => {
  timers = heldTimers();
}, () => {
  timers.restore();
});

function editorOf(given = {}) {
  const page = pageOf(smallPayload({ names: [{ node: 5, name: "Space", note: "old" }], ...given }));
  const editor = new NameEditor(page);
  editor.show(5);
  const find = (selector) => editor.element.querySelector(selector);
  const give = (name, note = "") => {
    if (!editor.isOpen) find("#edit-name").click();
    find("#topic-name").value = name;
    find("#topic-note").value = note;
    return settled(() => find("#save-name").click());
  };
  return { ...page, editor, find, give, said: () => document.getElementById("announcer").textContent };
}

test("a name is kept in the browser, without blanks around it", async () => {
  const { give, names, said, editor } = editorOf();
  await give("  Rockets ", " a\r\nb ");
  assert.deepEqual(names.at(5), { name: "Rockets", note: "a\nb" });
  assert.equal(said(), "Name kept in this browser.");
  assert.match(editor.element.textContent, /Not in the model file/);
});

test("a name that is wrong stays in the form", async () => {
  const { give, names, find, editor } = editorOf();
  await give("", "note");
  assert.equal(find("#name-problem").textContent, "A note needs a name.");
  assert.deepEqual([editor.isOpen, names.unsaved], [true, 0]);
});

test("keys save and cancel", () => {
  const { find, names, editor } = editorOf();
  find("#edit-name").click();
  find("#topic-name").value = "X";
  find("#topic-name").fire("keydown", { key: "Escape" });
  assert.deepEqual([editor.isOpen, names.nameOf(5)], [false, "Space"]);
  find("#edit-name").click();
  find("#topic-name").value = "X";
  find("#topic-note").fire("keydown", { key: "Enter" }); // a new line of the note
  assert.equal(editor.isOpen, true);
  find("#topic-name").fire("keydown", { key: "Enter" });
  assert.equal(names.nameOf(5), "X");
});

test("another node closes the form; the same one leaves it", () => {
  const { find, editor } = editorOf();
  find("#edit-name").click();
  editor.show(5);
  assert.equal(editor.isOpen, true);
  editor.show(6);
  assert.equal(editor.isOpen, false);
});
