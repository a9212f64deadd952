/** The tables of the page as rows: what can be copied and downloaded. */

/** @import { ListedDocument } from "./document_store.js" */
/** @import { TopicShare } from "./document_topics.js" */
/** @import { FlatView } from "./flat_views.js" */
/** @import { NodeText } from "./node_text.js" */
/** @import { Share } from "./soft_topics.js" */
/** @import { Cell, Table } from "./table_file.js" */
/** @import { TopicNames } from "./topic_names.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { numberOf } from "./tree_model.js";

/** Makes the tables of one page. */
export class Tables {
  /** @param {{title: string, model: TreeModel, nodeText: NodeText, counted: (string|null)[]|null}} page */
  constructor({ title, model, nodeText, counted }) {
    this.title = title;
    this.model = model;
    this.nodeText = nodeText;
    this.counted = counted;
  }

  /** @param {string} name @param {string[]} columns @param {Cell[][]} rows @returns {Table} */
  table(name, columns, rows) {
    return { file: `${this.title.replace(/\.(tar|zip|gz|csv|tsv|jsonl|txt|tgz|parquet|[.])+$/i, "")}-${name}`, columns, rows };
  }

  /** @param {number} node @param {number} [count] */
  wordsOf(node, count) {
    return this.namesOf(this.nodeText.words.of(node, count));
  }

  /** @param {Iterable<number>} words */
  namesOf(words) {
    return Array.from(words, (word) => this.nodeText.vocabulary[word]).join(", ");
  }

  /**
   * The topics of a view, in the order given.
   * @param {FlatView} view
   * @param {Iterable<number>} topics
   */
  topics(view, topics) {
    const { model, nodeText } = this;
    const isCounted = view.documents(model.root) !== null;
    const total = model.frequencies[model.root];
    const rows = Array.from(topics, (node) => [
      numberOf(model, node),
      nodeText.names.nameOf(node),
      this.namesOf(view.wordsOf(node)),
      ...(isCounted ? [view.documents(node)] : []),
      model.frequencies[node],
      rounded(model.frequencies[node] / total),
      ...(model.focus ? [rounded(view.focus(node)), view.coherence(node)] : []),
      model.sizes[node],
      ...(model.focus ? [view.warning(node)?.label ?? null] : []),
    ]);
    const measured = model.focus ? ["focus", "coherence", "size", "warning"] : ["size"];
    const columns = ["topic", "name", "words", ...(isCounted ? ["documents"] : []), "frequency", "share", ...measured];
    return this.table(`${view.n}-topics`, columns, rows);
  }

  /** The words of a topic. @param {number} node @param {number[]} words */
  words(node, words) {
    const { model, counted, nodeText } = this;
    const rows = words.map((word) => [
      nodeText.vocabulary[word],
      ...(counted ? [counted[word] ?? nodeText.vocabulary[word]] : []),
      model.frequencies[word],
      rounded(model.frequencies[word] / model.frequencies[node]),
    ]);
    const columns = ["word", ...(counted ? ["counted_as"] : []), "frequency", "share_of_topic"];
    return this.table(`words-of-${nodeText.commandName(node)}`, columns, rows);
  }

  /** The shares of soft topics, of a topic's words or a word's topics. @param {number} node @param {Share[]} shares */
  soft(node, shares) {
    const { nodeText } = this;
    const rows = shares.map(({ word, topic, share }) => [
      nodeText.vocabulary[word],
      numberOf(this.model, topic),
      nodeText.names.nameOf(topic),
      this.wordsOf(topic, 5),
      rounded(share),
    ]);
    return this.table(`soft-${nodeText.commandName(node)}`, ["word", "soft_topic", "name", "words", "share"], rows);
  }

  /** @param {ListedDocument[]} documents @param {string} name */
  documents(documents, name) {
    const known = /** @type {const} */ (["relativeShare", "score", "matches"]).filter((key) => documents[0]?.[key] !== undefined);
    const hasShares = documents[0]?.count !== undefined;
    const rows = documents.map((document, i) => [
      i + 1,
      document.id,
      document.title ?? null,
      document.label ?? null,
      ...known.map((key) => rounded(document[key] ?? 0)),
      ...(hasShares ? [document.count ?? 0, rounded(document.share ?? 0)] : []),
      document.length,
      document.passage ? document.passage.map(([text]) => text).join("") : this.namesOf(document.words ?? []),
    ]);
    const titles = { relativeShare: "times_average", score: "score", matches: "matches" };
    const measures = [...known.map((key) => titles[key]), ...(hasShares ? ["count", "share"] : [])];
    return this.table(name, ["rank", "id", "title", "label", ...measures, "length", "passage"], rows);
  }

  /** The topics of a document. @param {string} id @param {TopicShare[]} shares */
  documentTopics(id, shares) {
    const rows = shares.map(({ topic, share, relativeShare }) => [
      numberOf(this.model, topic),
      this.nodeText.names.nameOf(topic),
      this.wordsOf(topic),
      rounded(share),
      rounded(relativeShare),
    ]);
    return this.table(`topics-of-${id}`, ["topic", "name", "words", "share", "times_average"], rows);
  }

  /** All names, as `topicgrouper names --import` takes them. @param {TopicNames} names @param {string} digest */
  names(names, digest) {
    const rows = names.all().map(([node, { name, note }]) => [
      numberOf(this.model, node),
      name,
      note,
      this.wordsOf(node),
      digest,
    ]);
    return { ...this.table("names", ["topic", "name", "note", "words", "tree"], rows), file: "names" };
  }
}

/** Six digits say all that is known. @param {number} value */
function rounded(value) {
  return Number(value.toPrecision(6));
}
