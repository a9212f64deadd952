/** The name and the note of the selected node, edited in place. */

/** @import { Page } from "./page.js" */
/** @import { TopicName } from "./topic_names.js" */

import { announce } from "./announcer.js";
import { button, element } from "./dom.js";
import { PagePart } from "./page_part.js";
import { visibleText } from "./text.js";
import { problemOf } from "./topic_names.js";

export class NameEditor extends PagePart {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    this.names = page.names;
    this.element = element("div", { class: "name-editor" });
    this.node = -1;
    this.isOpen = false;
  }

  /** @param {number} node */
  show(node) {
    if (node !== this.node) this.isOpen = false;
    this.node = node;
    if (!this.isOpen) this.draw();
  }

  draw() {
    if (this.isOpen) this.element.replaceChildren(this.form());
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
      ...(isOwn
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
  save(given, problem) {
    const wrong = problemOf(given);
    problem.textContent = wrong ?? "";
    if (wrong !== null) return;
    this.isOpen = false;
    this.names.set(this.node, given);
    this.close();
    announce(given.name ? "Name kept in this browser." : "Name removed in this browser.");
  }
}
