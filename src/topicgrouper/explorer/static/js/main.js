/** The page: read the payload, make the model and the state, start the views. */

/** @import { Page } from "./page.js" */
/** @import { Store } from "./state.js" */

import { mirrorInAddress } from "./address.js";
import { startAnnouncer } from "./announcer.js";
import { CurveView } from "./curve_view.js";
import { BranchLegend } from "./branch_legend.js";
import { CutControl } from "./cut_control.js";
import { NAMED } from "./cuts.js";
import { DetailsView } from "./details_view.js";
import { startDocuments } from "./documents_view.js";
import { byId, element, setText } from "./dom.js";
import { GroupsView } from "./groups_view.js";
import { startNamesLine } from "./names_line.js";
import { NControl } from "./n_control.js";
import { OverviewView } from "./overview_view.js";
import { makePage } from "./page.js";
import { readPayload } from "./payload.js";
import { SearchBox } from "./search_box.js";
import { startShortcuts } from "./shortcuts.js";
import { startSplitter } from "./splitter.js";
import { TableView } from "./table_view.js";
import { counted, messageOf } from "./text.js";
import { startTheme } from "./theme.js";
import { TreeView } from "./tree_view.js";
import { startSoftControl, startSwitches } from "./view_switches.js";
import { isPhone, startViews } from "./views.js";

/** @param {Page} page */
function showTitle({ payload, terms }) {
  const { title, nWords, nDocuments } = payload;
  setText(byId("title"), title);
  const facts = [counted(nWords, `different ${terms.word}`)];
  if (nDocuments) facts.unshift(counted(nDocuments, terms.document));
  setText(byId("facts"), facts.join(" · "));
}

/**
 * What was found is looked at next: in the tree, or on phones in its details.
 * @param {number} node
 * @param {Store} store
 */
function showFound(node, store) {
  store.set(isPhone() ? { node, view: "details" } : { node });
  byId(isPhone() ? "details" : "tree").focus({ preventScroll: true });
}

/** @param {Page} page */
function startPage(page) {
  page.terms.applyTo(document.body);
  showTitle(page);
  startViews(page);
  /** @type {{useTheme: () => void}[]} */
  let coloured = [];
  startTheme((theme) => {
    page.colours.useTheme(theme);
    for (const view of coloured) view.useTheme();
  });
  new NControl(page);
  new CutControl(page);
  startSwitches(page);
  startSoftControl(page);
  new SearchBox({ ...page, select: (node) => showFound(node, page.store) });
  const tree = new TreeView(page);
  const table = new TableView(page);
  const details = new DetailsView(page);
  coloured = [new OverviewView(page), new CurveView(page), new BranchLegend(page), tree, table, details];
  if (page.groups) coloured.push(new GroupsView(page, page.groups));
  const documents = startDocuments(page);
  startNamesLine(page);
  page.names.subscribe(() => {
    if (page.store.state.cut === NAMED) page.store.renew("cut");
    for (const view of coloured) view.useTheme();
    table.update(page.store.state);
    documents?.redraw();
  });
  startSplitter();
  startShortcuts(page);
  startAnnouncer(page);
  page.store.watch(["view"], () => page.tooltip.hide());
  byId("skip").addEventListener("click", (event) => {
    event.preventDefault(); // the address is the state's
    const panels = byId("panels");
    if (!panels.offsetParent) page.store.set({ view: "topics" }); // on phones, the tree or the details may be in sight
    panels.focus();
  });
  mirrorInAddress(page);
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
  startPage(makePage(readPayload()));
  markReady();
} catch (error) {
  const message = `Cannot show this page: ${messageOf(error)}`;
  document.body.prepend(element("p", { class: "fatal", role: "alert" }, message));
  throw error;
}
