/** The name and the note of the selected node, edited in place. */

/** @import { Page } from "./page.js" */
/** @import { TopicName } from "./topic_names.js" */

import { announce } from "./announcer.js";
import { button, element } from "./dom.js";
import { saveName, tokenInAddress } from "./name_saving.js";
import { PagePart } from "./page_part.js";
import { visible, visibleText } from "./text.js";
import { problemOf } from "./topic_names.js";

export class NameEditor extends PagePart {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    this.names = page.names;
    this.token = page.payload.savesNames ? tokenInAddress() : null;
    addEventListener("hashchange", () => {
      if (this.token !== null) this.token = tokenInAddress() || this.token;
    });
    this.element = element("div", { class: "name-editor" });
    this.node = -1;
    this.isOpen = false;
    /** What somebody else named the node meanwhile, and what was given here. @type {{theirs: TopicName|null, ours: TopicName}|null} */
    this.conflict = null;
    /** What was sent last for each node. @type {Map<number, object>} */
    this.sent = new Map();
  }

  /** @param {number} node */
  show(node) {
    if (node !== this.node) {
      this.isOpen = false;
      this.conflict = null;
    }
    this.node = node;
    if (!this.isOpen) this.draw();
  }

  draw() {
    if (this.conflict) this.element.replaceChildren(...this.choice(this.conflict));
    else if (this.isOpen) this.element.replaceChildren(this.form());
    else this.element.replaceChildren(...this.line());
  }

  /** The note, what is not saved, and the way to change it. */
  line() {
    const given = this.names.at(this.node);
    const label = given ? "Rename" : this.terms.say(this.node < this.model.nWords ? "Name this word" : "Name this topic");
    const isOwn = this.names.isOwn(this.node);
    return [
      ...(given?.note ? [element("p", { class: "topic-note", dir: "auto" }, visibleText(given.note))] : []),
      button({ id: "edit-name", onclick: () => this.open() }, label),
      ...(isOwn && this.names.pending.has(this.node) ? [element("span", { class: "muted" }, "Saving …")] : []),
      ...(isOwn && !this.names.pending.has(this.node)
        ? [
            element("span", { class: "unsaved" }, given ? "Not in the model file" : "Removed in this browser only"),
            button({ id: "drop-name", class: "link", onclick: () => this.drop() }, "Discard"),
          ]
        : []),
    ];
  }

  open() {
    this.isOpen = true;
    this.draw();
    const field = this.element.querySelector("input");
    field?.focus();
    field?.select();
  }

  close() {
    this.isOpen = false;
    this.draw();
    /** @type {HTMLElement|null} */ (this.element.querySelector("#edit-name"))?.focus();
  }

  drop() {
    this.names.drop(this.node);
    /** @type {HTMLElement|null} */ (this.element.querySelector("#edit-name"))?.focus();
  }

  form() {
    const given = this.names.at(this.node) ?? { name: "", note: "" };
    const name = element("input", { type: "text", id: "topic-name", autocomplete: "off", dir: "auto", "aria-describedby": "name-problem" });
    const note = element("textarea", { id: "topic-note", rows: 3, dir: "auto" });
    name.value = given.name;
    note.value = given.note;
    const problem = element("p", { class: "name-problem", id: "name-problem", role: "alert" });
    const save = () => this.save({ name: name.value.trim(), note: note.value.replaceAll("\r\n", "\n").trim() }, problem);
    const form = element(
      "div",
      { class: "name-form" },
      element("label", { for: "topic-name" }, "Name"),
      name,
      element("label", { for: "topic-note" }, "Note"),
      note,
      problem,
      element(
        "div",
        {},
        button({ id: "save-name", onclick: save }, "Save"),
        button({ id: "cancel-name", onclick: () => this.close() }, "Cancel"),
        element("span", { class: "muted" }, "Leave the name empty to remove it"),
      ),
    );
    form.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.close();
      else if (event.key === "Enter" && event.target === name) save();
      else return;
      event.preventDefault();
    });
    return form;
  }

  /** @param {TopicName} given @param {HTMLElement} problem */
  async save(given, problem) {
    const wrong = problemOf(given);
    problem.textContent = wrong ?? "";
    if (wrong !== null) return;
    const { node } = this;
    this.isOpen = false;
    // a name that is on its way will be in the file before this one
    const before = this.names.pending.has(node) ? this.names.at(node) : this.names.savedAt(node);
    if (this.token !== null) this.names.pending.add(node);
    this.names.set(node, given);
    this.close();
    if (this.token === null) announce(given.name ? "Name kept in this browser." : "Name removed in this browser.");
    else await this.send(this.token, node, given, before);
  }

  /** @param {string} token @param {number} node @param {TopicName} given @param {TopicName|null} before */
  async send(token, node, given, before) {
    const request = { node, ...given, before };
    this.sent.set(node, request);
    const result = await saveName(token, request);
    if (this.sent.get(node) === request) this.names.pending.delete(node);
    if (result.status === "saved") {
      this.names.setSaved(node, given);
      announce("Name saved in the model file.");
    } else if (result.status === "conflict") {
      this.names.setSaved(node, result.current);
      if (node === this.node) this.conflict = { theirs: result.current, ours: given };
      announce("This topic has meanwhile been named elsewhere.");
      if (node === this.node) this.draw();
    } else {
      this.names.changed();
      announce(`The name is kept in this browser only: ${result.reason}.`);
    }
  }

  /** Offer both names. @param {{theirs: TopicName|null, ours: TopicName}} conflict */
  choice({ theirs, ours }) {
    const { node } = this;
    const take = () => {
      this.conflict = null;
      this.names.drop(node);
      this.close();
    };
    const keep = () => {
      this.conflict = null;
      this.close();
      if (this.token === null) return;
      this.names.pending.add(node);
      this.names.changed();
      void this.send(this.token, node, ours, theirs);
    };
    return [
      element("p", { role: "alert" }, theirs ? "This topic has meanwhile been named elsewhere. Keep:" : "The name has meanwhile been removed elsewhere. Keep:"),
      button({ id: "take-theirs", onclick: take }, theirs ? quotedName(theirs) : "no name"),
      button({ id: "keep-ours", onclick: keep }, ours.name ? quotedName(ours) : "no name"),
    ];
  }
}

/** @param {TopicName} given */
function quotedName({ name, note }) {
  return `“\u2068${visible(name)}\u2069”${note ? " with its note" : ""}`;
}
