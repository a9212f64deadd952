/**
 * Which views are in sight. Where there is room, tree and details stand beside the others; on phones each
 * is a view of its own. The style sheet decides by two marks on the body.
 */

import { byId, element } from "./dom.js";
import { VIEWS } from "./state.js";

/** Each view's tab and panel, in the order of the tabs on phones. */
const TABS = {
  topics: { label: "Topics", panel: "topics-panel" },
  tree: { label: "Tree", panel: "tree-panel" },
  overview: { label: "Overview", panel: "overview-panel" },
  curve: { label: "Curve", panel: "curve-panel" },
  documents: { label: "Documents", panel: "documents-panel" },
  details: { label: "Selected", panel: "details" },
};
const BESIDE = ["tree", "details"];

/** Tell whether the window has room for one view only. */
export function isPhone() {
  return matchMedia("(max-width: 699px)").matches;
}

/** @param {{store: import("./state.js").Store}} page */
export function startViews({ store }) {
  const tabs = new Map();
  for (const [view, { label, panel }] of Object.entries(TABS)) {
    const place = BESIDE.includes(view) ? "beside" : null;
    const attributes = { role: "tab", id: `tab-${view}`, "aria-controls": panel, class: place };
    const tab = element("button", { type: "button", ...attributes }, label);
    tab.addEventListener("click", () => store.set({ view }));
    tabs.set(view, tab);
  }
  const bar = byId("views");
  bar.replaceChildren(...tabs.values());
  bar.addEventListener("keydown", (event) => onTabKey(event, tabs, store));
  let main = "topics";
  const show = ({ view }) => {
    // a view that stands beside the others anyway leaves the last of them in sight
    if (!BESIDE.includes(view)) main = view;
    document.body.dataset.view = view;
    document.body.dataset.main = main;
    const current = isPhone() ? view : main;
    for (const [name, tab] of tabs) {
      tab.setAttribute("aria-selected", String(name === current));
      tab.tabIndex = name === current ? 0 : -1;
    }
  };
  show(store.state);
  store.subscribe((state, changed) => changed.has("view") && show(state));
  matchMedia("(max-width: 699px)").addEventListener("change", () => show(store.state));
}

function onTabKey(event, tabs, store) {
  const steps = { ArrowRight: 1, ArrowLeft: -1 };
  if (!(event.key in steps)) return;
  const inSight = [...tabs.keys()].filter((view) => tabs.get(view).offsetParent !== null);
  const at = inSight.findIndex((view) => tabs.get(view).getAttribute("aria-selected") === "true");
  const next = inSight[(at + steps[event.key] + inSight.length) % inSight.length];
  event.preventDefault();
  store.set({ view: next });
  tabs.get(next).focus();
}

/** Give the view for a digit key; the views beside have none. */
export function viewOfDigit(key) {
  const index = Number(key) - 1;
  return VIEWS.filter((view) => !BESIDE.includes(view))[index] ?? null;
}
