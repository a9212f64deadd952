/** What all views share: the model, the state and what is asked of them. */

/** @import { FlatView } from "./flat_views.js" */
/** @import { Payload } from "./payload.js" */
/** @import { State } from "./state.js" */
/** @import { TreeModel } from "./tree_model.js" */

import { stateIn } from "./address.js";
import { Colours } from "./colour.js";
import { CutActions } from "./cut_actions.js";
import { makeDocuments } from "./document_store.js";
import { TextReader } from "./document_text.js";
import { DocumentTopics } from "./document_topics.js";
import { FlatViews } from "./flat_views.js";
import { GroupColumns } from "./group_columns.js";
import { NodeText } from "./node_text.js";
import { ShownWords } from "./shown_words.js";
import { SoftTopics } from "./soft_topics.js";
import { Store } from "./state.js";
import { Tables } from "./tables.js";
import { Terms } from "./terms.js";
import { Tooltip } from "./tooltip.js";
import { TopicDocuments } from "./topic_documents.js";
import { TopicNames } from "./topic_names.js";
import { makeTree } from "./tree_model.js";
import { WordSearch } from "./word_search.js";

/** @typedef {ReturnType<typeof makePage>} Page */

/** @param {Payload} payload @param {TreeModel} model @returns {State} */
function initialState(payload, model) {
  const n = Math.max(1, Math.min(model.maxTopics, payload.startN));
  const levels = [...new Set([...payload.levels, n])].filter((level) => level > 1).sort((a, b) => a - b);
  return {
    n,
    cut: "",
    node: model.root,
    view: "topics",
    document: null,
    query: "",
    find: "match",
    surprise: false,
    mainly: true,
    details: false,
    sort: payload.mainTopics.length ? "documents" : "frequency",
    descending: true,
    filter: "",
    frequent: payload.quality === null,
    rest: false,
    folders: levels.length ? "levels" : "binary", // joins begin with the most general words
    levels,
    by: "",
    every: "",
    group: null,
    lines: true,
    common: false,
    order: "size",
    rows: null,
    columns: null,
  };
}

/** Return how many documents topics have, of those that have any; undefined if less than two do. @param {FlatView} view */
function subjectsOf(view) {
  const topics = view.topics("documents", true).filter((node) => view.documents(node));
  return topics.length < 2 ? undefined : new Map(Array.from(topics, (node) => [node, view.documents(node) ?? 0]));
}

/** Make everything the views share. They get all of it and take what they need. @param {Payload} payload */
export function makePage(payload) {
  const model = makeTree(payload);
  const { vocabulary } = payload;
  const initial = initialState(payload, model);
  const store = new Store(initial);
  const nDocuments = payload.documents ? payload.nDocuments : 0;
  const terms = new Terms(payload);
  const words = new ShownWords(model, store);
  const names = new TopicNames(payload, model.nNodes);
  const changes = new Map(payload.changes?.map((change) => [change.node, change]));
  const nodeText = new NodeText({ model, vocabulary, terms, words, names, changes });
  const topicDocuments = new TopicDocuments(model, payload);
  const views = new FlatViews({ model, vocabulary, words, topicDocuments }, payload, names);
  if (views.openingView) Object.assign(initial, { n: views.openingView.n, cut: views.opening });
  store.set({ ...initial, ...stateIn(location.hash, model, nDocuments) });
  const reader = new TextReader(vocabulary, payload.counted);
  const medianLength = payload.documents?.medianLength ?? 0;
  const suggested = views.at({ n: payload.suggested.n, cut: "" });
  const groups = payload.groups && new GroupColumns(payload.groups);
  const documentTopics = new DocumentTopics(model, payload.tokens, medianLength);
  const documents = makeDocuments(payload, { model, vocabulary, reader, documentTopics, topicDocuments, groups });
  /** Have the documents of any view counted, where there is a server. @param {State} state */
  const count = async (state) => {
    const view = views.at(state);
    if (!documents?.mainTopics || topicDocuments.isKnown(view)) return;
    const packed = await documents.mainTopics(view).catch(() => null);
    if (!packed) return;
    topicDocuments.add(view.key, packed);
    store.renew("n");
  };
  count(store.state);
  store.watch(["n", "cut"], count);
  return {
    payload,
    model,
    vocabulary,
    initial,
    nDocuments,
    store,
    terms,
    words,
    names,
    nodeText,
    colours: new Colours(model, subjectsOf(suggested)),
    views,
    cuts: new CutActions({ store, model, views, nodeText }),
    soft: payload.soft && new SoftTopics(model, payload.soft),
    search: new WordSearch(model, payload),
    documents,
    groups,
    documentTopics,
    topicDocuments,
    reader,
    tables: new Tables({ title: payload.title, model, nodeText, counted: payload.counted }),
    tooltip: new Tooltip(model, nodeText, terms),
    /** @param {number} node */
    select: (node) => store.set({ node }),
  };
}
