/** Documents in a list, a few at a time, each with a passage: those of the selected node, or those that were found. */

/** @import { DocumentStore, ListedDocument, Matches } from "./document_store.js" */
/** @import { FlatView } from "./flat_views.js" */
/** @import { ShownGroup } from "./group_filter.js" */
/** @import { Page } from "./page.js" */
/** @import { Tables } from "./tables.js" */

import { bar, button, element } from "./dom.js";
import { MatchReasons } from "./match_reasons.js";
import { PagePart } from "./page_part.js";
import { tableTools } from "./table_file.js";
import { amount, counted, messageOf, percent, timesText, visible, visibleText } from "./text.js";
import { isWithin } from "./tree_model.js";

const AT_ONCE = 20;
const COPIED_AT_ONCE = 100; // as many as a server sends
const MOST_COPIED = 1000;

export const TIMES_AVERAGE =
  "The topic’s share of this document, divided by its share of all documents. " +
  "Short documents are drawn towards 1, because a few words say little.";

const SCORE =
  "Shared words (BM25 of the query and of words typical of its best documents) plus topics " +
  "(log probability of the query, given the document), each scaled to mean 0 and variance 1 over all documents.";

/**
 * @typedef {object} Asked   what the list shows
 * @property {number} node
 * @property {string} query         if it is not empty, documents with this text, of any topic
 * @property {boolean} isRanked      if possible, those that match it best instead
 * @property {FlatView|null} mainIn  if given, only documents that in this view are mainly about the node
 * @property {ShownGroup|null} inGroup  if given, only documents of this group
 */

export class DocumentList extends PagePart {
  /** @param {Page} page @param {DocumentStore} documents */
  constructor(page, documents) {
    super(page);
    this.documents = documents;
    this.nDocuments = page.nDocuments;
    this.reasons = new MatchReasons(page);
    /** The query that could not be ranked, and was searched as a text instead. */
    this.unranked = "";
    /** @type {Asked|null} */
    this.asked = null;
    this.offset = 0;
    this.request = 0;
    this.most = 0;
    this.aside = element("div", {});
    this.list = element("ol", { class: "document-list", id: "document-list" });
    this.note = element("p", { class: "list-note", role: "status" });
    this.more = button({ onclick: () => this.showMore() }, this.terms.say("More documents"));
    this.tools = tableTools(this.terms.say("these documents"), () => this.table(page.tables));
    this.element = element("div", { class: "document-list-frame" }, this.note, this.aside, this.list, this.more);
  }

  /** Show documents from the first on. @param {Asked} asked */
  async show(asked) {
    if (this.asked && keyOf(this.asked) === keyOf(asked)) return;
    this.asked = asked;
    this.offset = 0;
    this.note.textContent = "Loading …";
    this.list.replaceChildren();
    this.aside.replaceChildren();
    this.more.hidden = true;
    this.element.scrollTop = 0;
    await this.showMore();
  }

  /** @param {number|null} row @returns {HTMLElement|null} */
  buttonOf(row) {
    return this.list.querySelector(`[data-document="${row}"]`);
  }

  async showMore() {
    const { asked } = this;
    if (!asked) return;
    const request = ++this.request;
    try {
      const { total, documents, note, expansion } = await this.answer(asked, this.offset, AT_ONCE);
      if (request !== this.request) return; // somebody has gone on meanwhile
      if (!this.offset) this.most = documents[0] ? valueOf(documents[0]) : 0;
      this.offset += documents.length;
      this.list.append(...documents.map((document) => this.item(document, asked)));
      this.more.hidden = this.offset >= total;
      this.note.replaceChildren(...note);
      this.aside.replaceChildren(...(expansion?.length ? [this.reasons.expansion(expansion)] : []));
    } catch (error) {
      if (request !== this.request) return;
      this.asked = null; // so that the next visit asks again
      this.note.textContent = `${this.terms.say("Cannot load the documents")}: ${messageOf(error)}.`;
    }
  }

  /** Make the table of the first documents, in sight or not. @param {Tables} tables */
  async table(tables) {
    if (!this.asked) throw new Error(this.terms.say("there are no documents"));
    /** @type {ListedDocument[]} */
    const documents = [];
    for (let all = 1; documents.length < Math.min(all, MOST_COPIED); ) {
      const { total, documents: next } = await this.answer(this.asked, documents.length, COPIED_AT_ONCE);
      if (!next.length) break;
      documents.push(...next);
      all = total;
      if (documents.length < all && documents.length >= MOST_COPIED) {
        const remark = this.terms.say(`the first of ${amount(all)} documents`);
        return { ...tables.documents(documents.slice(0, MOST_COPIED), "documents"), remark };
      }
    }
    return tables.documents(documents, "documents");
  }

  /** Tell whether a query can be ranked, as far as is known. @param {string} query */
  canRank(query) {
    return this.documents.bestMatches !== null && this.unranked !== query;
  }

  /**
   * The next documents, and what to say of all.
   * @param {Asked} asked
   * @param {number} offset
   * @param {number} limit
   * @returns {Promise<{total: number, documents: ListedDocument[], note: (Node|string)[], expansion?: number[]}>}
   */
  async answer(asked, offset, limit) {
    const { node, query, isRanked, mainIn, inGroup } = asked;
    if (!query) {
      const strongest = await this.documents.strongest(node, offset, limit, mainIn, inGroup);
      return { ...strongest, note: [this.terms.say(this.topicNote(asked, strongest.total))] };
    }
    let problem = "";
    if (isRanked && this.documents.bestMatches && this.unranked !== query) {
      const matches = await this.documents.bestMatches(query, offset, limit);
      if (matches.problem === null) return { ...matches, note: this.matchNote(matches) };
      this.unranked = query;
      problem = `Not ranked: ${matches.problem}. `;
    }
    const found = await this.documents.search(query, offset, limit);
    return { ...found, note: [problem, this.terms.say(this.foundNote(found.total, found.searched))] };
  }

  /** @param {Matches} matches */
  matchNote({ total, unknown }) {
    const all = counted(this.documents.size, "document");
    const found = total ? `${amount(total)} of ${all}, best match first.` : "No document matches this query.";
    const note = [this.terms.say(found)];
    if (!unknown.length) return note;
    const names = unknown.flatMap((word, i) => [i ? ", " : "", element("bdi", { dir: "auto" }, visible(word))]);
    return [...note, this.terms.say(" Unknown words were ignored: "), ...names, "."];
  }

  /** @param {Asked} asked @param {number} total */
  topicNote({ node, mainIn, inGroup }, total) {
    const isPart = this.documents.size < this.nDocuments;
    const here = inGroup ? ` of this group${isPart ? " in this page" : ""}` : "";
    if (mainIn) {
      const all = isPart && !inGroup && `This page has ${amount(total)} of the ${counted(mainIn.documents(node) ?? 0, "document")} that are`;
      return `${all || counted(total, `document${here} is`, `documents${here} are`)} mainly about it in ${mainIn.name}.${total ? " Strongest first." : ""}`;
    }
    if (node === this.model.root) return `${counted(total, `document${here}`, `documents${here}`)}.`;
    const what = node < this.model.nWords ? "this word" : "words of this topic";
    return total
      ? `${counted(total, `document${here} contains`, `documents${here} contain`)} ${what}. Strongest first.`
      : `No document${here} contains ${what}.`;
  }

  /** @param {number} total @param {number} searched */
  foundNote(total, searched) {
    const found = total ? `${counted(total, "document")}, most matches first.` : "No document contains this text.";
    const { size } = this.documents;
    return searched < size ? `${found} Only the first ${amount(searched)} of ${amount(size)} were searched.` : found;
  }

  /** @param {ListedDocument} document @param {Asked} asked */
  item(document, asked) {
    const { row } = document;
    const isWhole = !asked.query && asked.node === this.model.root;
    const head = element(
      "span",
      { class: "document-head" },
      ...documentNames(document, (name) => element("bdi", { class: "document-id", dir: "auto" }, name)),
    );
    const facts = element("span", { class: "document-facts" }, !isWhole && this.rank(document), this.terms.say(factsOf(document, isWhole)));
    const value = Math.max(0, valueOf(document));
    const colour = asked.query ? "" : this.colours.strong(asked.node);
    const track = !isWhole && element("span", { class: "track" }, bar(this.most ? value / this.most : 0, colour));
    const attributes = { type: "button", "data-document": row };
    const why = this.reasons.of(document);
    return element("li", {}, element("button", attributes, head, facts, track, this.passage(document, asked)), why);
  }

  /** The number that the list is ordered by. @param {ListedDocument} document */
  rank({ relativeShare, matches, score }) {
    if (score !== undefined) return element("span", { class: "rank method", title: this.terms.say(SCORE) }, `score ${score.toFixed(1)}`);
    if (relativeShare === undefined) return element("span", { class: "rank" }, counted(matches ?? 0, "match", "matches"));
    return element("span", { class: "rank method", title: this.terms.say(TIMES_AVERAGE) }, `${timesText(relativeShare)} average`);
  }

  /** @param {ListedDocument} document @param {Asked} asked */
  passage({ passage, words, reasons }, { node, query }) {
    const shown = element("span", { class: "passage", dir: "auto" });
    const isAnyMarked = query !== "" || node !== this.model.root;
    if (passage) {
      for (const [piece, isMarked] of passage) {
        const text = visibleText(piece).replace(/^ …$/, "\u00a0…"); // at the end of a line, not on a new one
        shown.append(isMarked && isAnyMarked ? element("mark", {}, text) : text);
      }
    } else if (words) {
      const matched = reasons && new Set(reasons.map(({ word }) => word));
      const isMarked = matched
        ? (/** @type {number} */ word) => matched.has(word)
        : query
        ? (/** @type {number} */ word) => this.nodeText.word(word).toLowerCase().includes(query.toLowerCase())
        : (/** @type {number} */ word) => isWithin(this.model, word, node);
      this.nodeText.fill(shown, words, new Set(isAnyMarked ? words.filter(isMarked) : []));
    }
    return shown;
  }
}

/**
 * What names a document: its title or else its id, the id if that is not the name, and the label.
 * @param {{id: string, title: string|null, label: string|null}} document
 * @param {(name: string) => HTMLElement} make  makes the element of the first
 */
export function documentNames({ id, title, label }, make) {
  return [
    make(visible(title || id)),
    title && element("bdi", { class: "muted", dir: "auto" }, visible(id)),
    label !== null && element("bdi", { class: "label", dir: "auto" }, visible(label)),
  ];
}

/** @param {Asked} asked */
function keyOf({ node, query, isRanked, mainIn, inGroup }) {
  return query ? `?${isRanked} ${query}` : `${node} ${inGroup?.column} ${inGroup?.group} ${mainIn?.key ?? ""}`;
}

/** What a list is ordered by. @param {ListedDocument} document */
function valueOf({ relativeShare, matches, score }) {
  return relativeShare ?? matches ?? score ?? 0;
}

/** @param {ListedDocument} document @param {boolean} isWhole */
function factsOf({ length, count, share }, isWhole) {
  const words = counted(length, "word");
  if (count === 0) return `by its other words, of ${words}`;
  return isWhole || count === undefined || share === undefined
    ? words
    : `${percent(share)}: ${amount(count)} of ${words}`;
}
