/** The page: read the payload, make the model and the state, start the views. */

import { mirrorInAddress, stateIn } from "./address.js";
import { startAnnouncer } from "./announcer.js";
import { Colours } from "./colour.js";
import { CurveView } from "./curve_view.js";
import { DetailsView } from "./details_view.js";
import { makeDocuments } from "./document_store.js";
import { TextReader } from "./document_text.js";
import { DocumentsView } from "./documents_view.js";
import { byId, element, setText } from "./dom.js";
import { FlatViews } from "./flat_views.js";
import { NControl } from "./n_control.js";
import { NodeOrders } from "./node_orders.js";
import { NodeText } from "./node_text.js";
import { OverviewView } from "./overview_view.js";
import { startRefinedControl } from "./refined_control.js";
import { SearchBox } from "./search_box.js";
import { startShortcuts } from "./shortcuts.js";
import { startSplitter } from "./splitter.js";
import { Store } from "./state.js";
import { TableView } from "./table_view.js";
import { amount, counted } from "./text.js";
import { startTheme } from "./theme.js";
import { Tooltip } from "./tooltip.js";
import { makeTree } from "./tree_model.js";
import { TreeView } from "./tree_view.js";
import { isPhone, startViews } from "./views.js";
import { WordSearch } from "./word_search.js";

function readPayload() {
  const script = byId("payload");
  const payload = JSON.parse(script.textContent);
  script.textContent = ""; // megabytes that nobody needs again
  if (payload.format !== "topicgrouper-explorer" || payload.version !== 1) {
    throw new Error("this page and its data are of different versions; make the page anew");
  }
  return payload;
}

/** @returns {import("./state.js").State} */
function initialState(payload, model) {
  return {
    n: Math.max(1, Math.min(model.nWords, payload.startN)),
    refined: payload.refined.length > 0,
    node: model.root,
    view: "topics",
    document: null,
    sort: "frequency",
    descending: true,
    filter: "",
    frequencies: false,
    folders: "binary",
    levels: payload.levels,
    width: "frequency",
  };
}

/** Everything the views share. They get all of it and take what they need. */
function makePage(payload) {
  const model = makeTree(payload);
  const { vocabulary, counted: countedForms } = payload;
  const initial = initialState(payload, model);
  const nDocuments = payload.documents ? payload.nDocuments : 0;
  const store = new Store({ ...initial, ...stateIn(location.hash, model, nDocuments) });
  const nodeText = new NodeText(model, vocabulary);
  const orders = new NodeOrders(model, vocabulary);
  return {
    payload,
    model,
    vocabulary,
    initial,
    nDocuments,
    store,
    nodeText,
    colours: new Colours(model),
    orders,
    views: new FlatViews(model, orders, payload),
    search: new WordSearch(model, payload),
    documents: makeDocuments(payload, model),
    reader: new TextReader(vocabulary, countedForms),
    tooltip: new Tooltip({ model, nodeText }),
    select: (node) => store.set({ node }),
  };
}

function showTitle({ payload }) {
  setText(byId("title"), payload.title);
  byId("title").title = payload.title;
  const facts = [counted(payload.nWords, "word", "words")];
  if (payload.nDocuments) facts.push(counted(payload.nDocuments, "document", "documents"));
  const { tokens } = payload;
  facts.push(payload.wholeCounts ? counted(tokens, "occurrence", "occurrences") : `weight ${amount(tokens)}`);
  setText(byId("facts"), facts.join(" · "));
}

/** What was found is looked at next: in the tree, or on phones in its details. */
function showFound(node, store) {
  store.set(isPhone() ? { node, view: "details" } : { node });
  byId(isPhone() ? "details" : "tree").focus({ preventScroll: true });
}

function startPage() {
  const page = makePage(readPayload());
  showTitle(page);
  startViews(page);
  /** @type {{useTheme: () => void}[]} */
  let coloured = [];
  startTheme((theme) => {
    page.colours.useTheme(theme);
    for (const view of coloured) view.useTheme();
  });
  new NControl(page);
  startRefinedControl(page);
  new SearchBox({ ...page, select: (node) => showFound(node, page.store) });
  const tree = new TreeView(page);
  const table = new TableView(page);
  const details = new DetailsView(page);
  coloured = [new OverviewView(page), new CurveView(page), tree, table, details];
  new DocumentsView(page);
  startSplitter();
  startShortcuts(page);
  startAnnouncer(page);
  page.store.subscribe((state, changed) => changed.has("view") && page.tooltip.hide());
  byId("skip").addEventListener("click", (event) => {
    event.preventDefault(); // the address is the state's
    byId("main").focus();
  });
  mirrorInAddress(page.store, page.initial, page.model, page.nDocuments);
}

/** Say that the page stands, once the browser has painted it. */
function markReady() {
  requestAnimationFrame(() =>
    setTimeout(() => {
      performance.measure("open", { start: 0 });
      document.documentElement.dataset.ready = "1";
    }),
  );
}

try {
  startPage();
  markReady();
} catch (error) {
  const message = `The page cannot be shown: ${error.message}`;
  document.body.prepend(element("p", { class: "fatal", role: "alert" }, message));
  throw error;
}
