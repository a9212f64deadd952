/** The search: words and numbers of topics as one types, and a jump to the one chosen. */

/** @import { Page } from "./page.js" */
/** @import { Share } from "./soft_topics.js" */

import { byId, dataOf, element, entryOf } from "./dom.js";
import { PagePart } from "./page_part.js";
import { amount, counted, visible, wholePercent } from "./text.js";
import { nodeOfNumber } from "./tree_model.js";

const MOST_RESULTS = 40;

export class SearchBox extends PagePart {
  /** @param {Page} page  its `select` is told what was chosen */
  constructor(page) {
    super(page);
    this.views = page.views;
    this.soft = page.soft;
    this.search = page.search;
    this.counted = page.payload.counted;
    this.input = byId("search", HTMLInputElement);
    this.list = byId("search-results");
    this.active = -1;
    /** @type {number[]} */
    this.results = [];
    this.input.addEventListener("input", () => this.update());
    this.input.addEventListener("focus", () => {
      if (this.input.value) this.update();
    });
    this.input.addEventListener("blur", () => this.close());
    this.input.addEventListener("keydown", (event) => this.onKey(event));
    // before the field loses the focus, which closes the list
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
    this.list.addEventListener("click", (event) => {
      const index = dataOf(event, "index");
      if (index !== null) this.choose(index);
    });
  }

  update() {
    const query = this.input.value;
    this.results = this.search.find(query, MOST_RESULTS);
    const number = /^\s*(topic\b)?\s*\(?\s*[\d,]{1,21}\s*\)?\s*$/i.test(query) ? Number(query.replace(/\D/g, "")) : 0;
    const numbered = nodeOfNumber(this.model, number);
    if (numbered !== null) this.results.unshift(numbered);
    const named = this.nodeText.names.find(query).slice(0, MOST_RESULTS);
    this.results = [...new Set([...named, ...this.results])];
    this.list.replaceChildren(...this.results.map((node, index) => this.option(node, index)));
    if (!this.results.length && query.trim()) {
      this.list.append(element("li", { class: "nothing", role: "option", "aria-disabled": "true" }, this.terms.say("No matching word or topic")));
    }
    const isOpen = query.trim() !== "";
    this.list.hidden = !isOpen;
    this.input.setAttribute("aria-expanded", String(isOpen));
    this.activate(this.results.length ? 0 : -1);
  }

  /** @param {number} node @param {number} index */
  option(node, index) {
    const frequency = amount(this.model.frequencies[node]);
    const made = element("li", { role: "option", id: `found-${index}`, "data-index": index, "data-node": node });
    if (node >= this.model.nWords) {
      made.append(element("b", {}, this.nodeText.kind(node)), this.nodeText.wordsElement(node, 4, "found-words"));
      return made;
    }
    const form = this.counted?.[node] ?? null;
    made.append(element("b", {}, element("bdi", { dir: "auto" }, this.nodeText.word(node))), ...this.nodeText.nameElements(node, ""));
    if (form !== null) made.append(element("bdi", { class: "counted-form", dir: "auto" }, visible(form)));
    made.append(element("span", { class: "found-count" }, frequency), this.placeOf(node));
    return made;
  }

  /** Say where the view has a word: most people who look for a word want its topic. @param {number} word */
  placeOf(word) {
    const soft = this.soft?.topicsOf(word) ?? [];
    if (soft.length > 1) return this.softPlaces(soft);
    const view = this.views.at(this.store.state);
    const topic = view.topicAround(word);
    const place = element("span", { class: "found-words" });
    if (topic === null || topic === word) return place;
    const others = this.nodeText.words.of(topic, 4).filter((other) => other !== word);
    this.nodeText.fill(place, others.slice(0, 3));
    place.prepend("with ");
    place.title = `In topic ${this.nodeText.number(topic)} of ${view.name}`;
    return place;
  }

  /** Say which soft topics share a word. @param {Share[]} shares  of more than one topic */
  softPlaces(shares) {
    const place = element("span", { class: "found-words", title: `In ${counted(shares.length, "soft topic")}` });
    shares.forEach(({ word, topic, share }, i) => {
      const other = this.soft?.wordsOf(topic).find((each) => each.word !== word)?.word ?? topic;
      place.append(i ? ", " : "", `${wholePercent(share)} `, this.nodeText.wordsElement(other, 1));
    });
    return place;
  }

  /** @param {number} index */
  activate(index) {
    this.active = index;
    [...this.list.children].forEach((option, at) => option.setAttribute("aria-selected", String(at === index)));
    if (index < 0) this.input.removeAttribute("aria-activedescendant");
    else {
      this.input.setAttribute("aria-activedescendant", `found-${index}`);
      this.list.children[index].scrollIntoView({ block: "nearest" });
    }
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const step = entryOf({ ArrowDown: 1, ArrowUp: -1 }, event.key);
    if (step !== undefined && this.results.length) {
      event.preventDefault();
      if (this.list.hidden) this.update();
      else this.activate((this.active + step + this.results.length) % this.results.length);
    } else if (event.key === "Enter" && this.active >= 0 && !this.list.hidden) {
      event.preventDefault();
      this.choose(this.active);
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (this.list.hidden) this.input.value = "";
      this.close();
    }
  }

  /** @param {number} index */
  choose(index) {
    const node = this.results[index];
    this.input.blur(); // closes the list, and a phone's keyboard
    this.select(node);
  }

  close() {
    this.list.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }
}
