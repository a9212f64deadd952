import assert from "node:assert/strict";

import { heldTimers, testWith } from "./stand_in.js";

import { NameEditor } from "#explorer/name_editor.js";

import { pageOf, settled } from "./page_sample.js";
import { smallPayload } from "./samples.js";

const { fetch } = globalThis;
let timers;
const test = testWith(() => {
  timers = heldTimers();
}, () => {
  timers.restore();
  globalThis.fetch = fetch;
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

/** Answer requests in turn; return what was sent. */
function answering(...answers) {
  const sent = [];
  globalThis.fetch = async (_, { body }) => {
    sent.push(JSON.parse(body));
    const [status, answer] = answers[sent.length - 1];
    return { ok: status === 200, status, json: async () => answer };
  };
  return sent;
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

test("a server saves the name, given what was there before", async () => {
  const sent = answering([200, {}]);
  const { give, names, said } = editorOf({ savesNames: true });
  await give("Rockets");
  assert.deepEqual(sent, [{ node: 5, name: "Rockets", note: "", before: { name: "Space", note: "old" } }]);
  assert.deepEqual([names.isOwn(5), names.savedAt(5).name, said()], [false, "Rockets", "Name saved in the model file."]);
});

test("a second name does not wait for the first", async () => {
  const sent = answering([200, {}], [200, {}]);
  const { find, editor, names } = editorOf({ savesNames: true });
  const give = (name) => {
    find("#edit-name").click();
    find("#topic-name").value = name;
    find("#topic-note").value = "";
    find("#save-name").click();
  };
  await settled(() => {
    give("First");
    editor.show(5);
    give("Second");
  });
  assert.deepEqual(sent.map(({ before }) => before.name), ["Space", "First"]);
  assert.deepEqual([names.nameOf(5), names.unsaved], ["Second", 0]);
});

test("a third name does not take the second one for somebody else's", async () => {
  const waiting = [];
  const sent = [];
  globalThis.fetch = (_, { body }) => {
    sent.push(JSON.parse(body));
    return new Promise((resolve) => waiting.push(() => resolve({ ok: true, status: 200, json: async () => ({}) })));
  };
  const { give, names } = editorOf({ savesNames: true });
  await give("First");
  await give("Second");
  assert.equal(sent.length, 1); // the server might answer two requests in any order
  await settled(waiting[0]); // the first is saved, the second is on its way
  assert.equal(names.unsaved, 0);
  await give("Third");
  await settled(waiting[1]);
  await settled(waiting[2]);
  assert.deepEqual(sent.map(({ before }) => before.name), ["Space", "First", "Second"]);
  assert.deepEqual([names.nameOf(5), names.isOwn(5), names.pending.size], ["Third", false, 0]);
});

test("whoever was first is shown, and either name can be kept", async () => {
  for (const [choice, kept] of [["#take-theirs", "Moon"], ["#keep-ours", "Rockets"]]) {
    const sent = answering([409, { current: { name: "Moon", note: "" } }], [200, {}]);
    const { give, find, names } = editorOf({ savesNames: true });
    await give("Rockets");
    assert.equal(find("#take-theirs").textContent, "“\u2068Moon\u2069”");
    await settled(() => find(choice).click());
    assert.deepEqual([names.nameOf(5), names.unsaved], [kept, 0]);
    if (choice === "#keep-ours") assert.deepEqual(sent[1].before, { name: "Moon", note: "" });
  }
});

test("what could not be saved is kept in the browser", async () => {
  answering([500, { error: "the file is gone" }]);
  const { give, names, said } = editorOf({ savesNames: true });
  await give("Rockets");
  assert.deepEqual([names.nameOf(5), names.unsaved, said()], ["Rockets", 1, "The name is kept in this browser only: the file is gone."]);
});
