/**
 * Documents that are in the page. The ranking is that of `topicgrouper.tree.document_strength`, with the
 * same operations in the same order, so that even ties come out alike.
 */

/** @import { DocumentGroup, DocumentStore, ListedDocument, OpenDocument } from "./document_store.js" */
/** @import { DocumentTopics } from "./document_topics.js" */
/** @import { TextReader } from "./document_text.js" */
/** @import { FlatView } from "./flat_views.js" */
/** @import { GroupColumns } from "./group_columns.js" */
/** @import { EmbeddedPart } from "./payload.js" */
/** @import { TopicDocuments } from "./topic_documents.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { passageWith } from "./document_text.js";
import { formWordsOf } from "./form_words.js";
import { unpack } from "./packed.js";
import { SHOWN_WORDS } from "./passages.js";
import { TextSpans } from "./text_spans.js";
import { isWithin, wordsOf } from "./tree_model.js";

/** @implements {DocumentStore} */
export class EmbeddedDocuments {
  /**
   * @param {EmbeddedPart} documents
   * @param {{model: TreeModel, vocabulary: string[], reader: TextReader, documentTopics: DocumentTopics, topicDocuments: TopicDocuments, groups: GroupColumns|null}} page
   */
  constructor(documents, { model, vocabulary, reader, documentTopics, topicDocuments, groups }) {
    this.model = model;
    this.groups = groups;
    this.vocabulary = vocabulary;
    this.reader = reader;
    this.documentTopics = documentTopics;
    this.topicDocuments = topicDocuments;
    this.documents = documents;
    this.lengths = unpack(documents.lengths);
    this.rowStarts = unpack(documents.rowStarts);
    this.columns = unpack(documents.columns);
    this.counts = unpack(documents.counts);
    /** The place here of each row, where the page has some of the documents only. */
    this.places = documents.rows && new Map(Array.from(unpack(documents.rows), (row, place) => [row, place]));
    this.rows = documents.rows && unpack(documents.rows);
    /** @type {Map<string, number>|null} */
    this.formWords = null;
    this.spans = documents.spans ? new TextSpans(documents.spans) : null;
    this.frequencies = new Float64Array(this.lengths.length);
    /** What was ranked last, and the places of its documents. */
    this.ranked = { node: -1, main: "", group: "", places: /** @type {number[]} */ ([]) };
    /** @type {DocumentStore["mainTopics"]} */
    this.mainTopics = null;
    /** Only a server ranks documents for a query. */
    this.bestMatches = /** @type {DocumentStore["bestMatches"]} */ (null);
    const tenths = documents.surprise && unpack(documents.surprise);
    /** @type {DocumentStore["surprise"]} */
    this.surprise = tenths && (async (row) => new Map(this.cellsOf(this.placeOf(row)).map((i) => [this.columns[i], tenths[i] / 10])));
    this.found = { query: "", places: /** @type {number[]} */ ([]), matches: new Float64Array(0) };
  }

  /** Number of documents in the page. */
  get size() {
    return this.lengths.length;
  }

  /**
   * @param {number} node
   * @param {number} offset
   * @param {number} limit
   * @param {FlatView|null} mainIn
   * @param {DocumentGroup|null} inGroup
   */
  async strongest(node, offset, limit, mainIn, inGroup) {
    const main = mainIn?.key ?? "";
    const group = inGroup ? `${inGroup.column} ${inGroup.group}` : "";
    if (this.ranked.node !== node || this.ranked.main !== main || this.ranked.group !== group) {
      const places = this.rank(node, mainIn);
      this.ranked = { node, main, group, places: inGroup ? this.within(inGroup, places) : places };
    }
    const documents = this.ranked.places.slice(offset, offset + limit).map((place) => this.strong(place, node));
    return { total: this.ranked.places.length, documents };
  }

  /**
   * Count the node's words in every document, in one pass over all counts, and order the documents: those that are
   * mainly about the node, then without a view those that contain it.
   * @param {number} node
   * @param {FlatView|null} mainIn
   */
  rank(node, mainIn) {
    const { model, lengths, rowStarts, columns, counts, frequencies } = this;
    const isAbout = this.topicDocuments.about(mainIn, node);
    const isMain = Uint8Array.from(lengths, (_, place) => Number(isAbout(this.rowOf(place))));
    const isInside = new Uint8Array(model.nWords);
    for (const word of wordsOf(model, node)) isInside[word] = 1;
    const strengths = new Float64Array(lengths.length);
    const places = [];
    for (let place = 0; place < lengths.length; place++) {
      let frequency = 0;
      for (let i = rowStarts[place]; i < rowStarts[place + 1]; i++) {
        if (isInside[columns[i]]) frequency += counts[i];
      }
      frequencies[place] = frequency;
      strengths[place] = this.documentTopics.strength(node, frequency, lengths[place]);
      if (isMain[place] || (frequency > 0 && !mainIn)) places.push(place);
    }
    return places.sort((a, b) => isMain[b] - isMain[a] || strengths[b] - strengths[a] || a - b);
  }

  /** Keep documents of a group. @param {DocumentGroup} inGroup @param {number[]} places */
  within({ column, group }, places) {
    const codes = this.groups?.columns[column].codes;
    return places.filter((place) => codes?.[this.rowOf(place)] === group);
  }

  /** @param {number} place */
  rowOf(place) {
    return this.rows ? this.rows[place] : place;
  }

  /** @param {number} place @param {number} node @returns {ListedDocument} */
  strong(place, node) {
    const count = this.frequencies[place];
    const length = this.lengths[place];
    const relativeShare = this.documentTopics.relativeShare(node, count, length);
    /** @param {number} word */
    const isWanted = (word) => isWithin(this.model, word, node);
    const opened = this.at(place);
    const passage = opened.text === null ? null : this.reader.passage(opened.text, opened.known, isWanted);
    const words = passage ? null : wantedFirst(opened, isWanted);
    return { ...this.names(place), length, passage, words, count, share: count / length, relativeShare };
  }

  /** @param {string} query @param {number} offset @param {number} limit */
  async search(query, offset, limit) {
    if (this.found.query !== query) this.find(query);
    const { places, matches } = this.found;
    const documents = places.slice(offset, offset + limit).map((place) => this.matching(place, query, matches[place]));
    return { total: places.length, searched: this.size, documents };
  }

  /** Find the documents that contain a text, most occurrences first. @param {string} query */
  find(query) {
    const wanted = query.toLowerCase();
    const { ids, texts, title, facts } = this.documents;
    const titles = facts.find(([name]) => name === title)?.[1];
    const matches = new Float64Array(this.size);
    const isWanted = texts ? [] : this.vocabulary.map((word) => word.toLowerCase().includes(wanted));
    const places = [];
    for (let place = 0; place < this.size; place++) {
      if ([ids, titles].some((names) => names?.[place].toLowerCase().includes(wanted))) matches[place]++;
      if (texts) matches[place] += texts[place].toLowerCase().split(wanted).length - 1;
      for (let i = this.rowStarts[place]; !texts && i < this.rowStarts[place + 1]; i++) {
        if (isWanted[this.columns[i]]) matches[place] += this.counts[i];
      }
      if (matches[place]) places.push(place);
    }
    places.sort((a, b) => matches[b] - matches[a] || a - b);
    this.found = { query, places, matches };
  }

  /** @param {number} place @param {string} query @param {number} matches @returns {ListedDocument} */
  matching(place, query, matches) {
    const opened = this.at(place);
    const passage = opened.text === null ? null : passageWith(opened.text, query);
    const wanted = query.toLowerCase();
    /** @param {number} word */
    const isWanted = (word) => this.vocabulary[word].toLowerCase().includes(wanted);
    const words = passage ? null : wantedFirst(opened, isWanted);
    return { ...this.names(place), length: opened.length, passage, words, matches: Math.ceil(matches) };
  }

  /** @param {number} place */
  names(place) {
    const { ids, labels, title } = this.documents;
    const row = this.rowOf(place);
    const titled = this.documents.facts.find(([name]) => name === title)?.[1][place] ?? null;
    return { row, id: ids?.[place] ?? String(row), title: titled, label: labels?.[place] ?? null };
  }

  /** @param {number} row */
  async open(row) {
    return this.at(this.placeOf(row));
  }

  /** @param {number} row */
  placeOf(row) {
    const place = this.places ? this.places.get(row) : row;
    if (place === undefined) throw new Error("this page includes only some of the documents, and this one is not among them");
    return place;
  }

  /** Return where the words of a document are in `columns`. @param {number} place */
  cellsOf(place) {
    const first = this.rowStarts[place];
    return Array.from({ length: this.rowStarts[place + 1] - first }, (_, i) => first + i);
  }

  /** @param {number} place @returns {OpenDocument} */
  at(place) {
    const { documents } = this;
    this.formWords ??= formWordsOf(documents);
    const words = this.cellsOf(place).map((i) => /** @type {[number, number]} */ ([this.columns[i], this.counts[i]]));
    words.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    const text = documents.texts?.[place] ?? null;
    const known = { formWords: this.formWords, spans: this.spans?.of(place) ?? null };
    const facts = documents.facts.map(([name, values]) => /** @type {[string, string]} */ ([name, values[place]]));
    return { ...this.names(place), facts, length: this.lengths[place], text, words, known };
  }
}

/** @param {OpenDocument} document @param {(word: number) => boolean} isWanted */
function wantedFirst(document, isWanted) {
  const words = document.words.map(([word]) => word);
  return [...words.filter(isWanted), ...words.filter((word) => !isWanted(word))].slice(0, SHOWN_WORDS);
}
