/**
 * Which views are in sight. Where there is room, tree and details stand beside the others; on phones each
 * is a view of its own. The style sheet decides by two marks on the body.
 */

/** @import { Page } from "./page.js" */
/** @import { State, Store, ViewName } from "./state.js" */

import { byId, element, entryOf } from "./dom.js";
import { DETAILED, VIEWS } from "./state.js";

/**
 * Each view's tab and panel, in the order of the tabs on phones.
 * @type {Record<ViewName, {label: string, panel: string}>}
 */
const TABS = {
  topics: { label: "Topics", panel: "topics-panel" },
  tree: { label: "Tree", panel: "tree-panel" },
  overview: { label: "Overview", panel: "overview-panel" },
  curve: { label: "Curve", panel: "curve-panel" },
  documents: { label: "Documents", panel: "documents-panel" },
  groups: { label: "Groups", panel: "groups-panel" },
  details: { label: "Selected", panel: "details" },
};
/** @type {ViewName[]} */
const BESIDE = ["tree", "details"];

const PHONE = matchMedia("(max-width: 699px)");

/** Tell whether the window has room for one view only. */
export function isPhone() {
  return PHONE.matches;
}

/** @typedef {Map<ViewName, HTMLElement>} Tabs */

/** @param {Page} page */
export function startViews({ store, model, terms, groups }) {
  /** @type {Tabs} */
  const tabs = new Map();
  for (const view of /** @type {ViewName[]} */ (Object.keys(TABS))) {
    if (view === "groups" && !groups) continue;
    const { label, panel } = TABS[view];
    const place = [BESIDE.includes(view) && "beside", DETAILED.includes(view) && "method"].filter(Boolean).join(" ") || null;
    const attributes = { role: "tab", id: `tab-${view}`, "aria-controls": panel, class: place };
    const tab = element("button", { type: "button", ...attributes }, terms.say(label));
    tab.addEventListener("click", () => store.set({ view }));
    tabs.set(view, tab);
  }
  const bar = byId("views");
  bar.replaceChildren(...tabs.values());
  bar.addEventListener("keydown", (event) => onTabKey(event, tabs, store));
  /** @type {ViewName} */
  let main = "topics";
  /** @param {State} state */
  const show = ({ view: wanted, details, node }) => {
    // an address may name one that this page has not, and those about the method go with the details
    const view = tabs.has(wanted) && (details || !DETAILED.includes(wanted)) ? wanted : "topics";
    if (!details && DETAILED.includes(main)) main = "topics";
    document.body.classList.toggle("plain", !details);
    document.body.classList.toggle("nothing-selected", node === model.root);
    // a view that stands beside the others anyway leaves the last of them in sight
    if (!BESIDE.includes(view)) main = view;
    document.body.dataset.view = view;
    document.body.dataset.main = main;
    const current = isPhone() ? view : main;
    for (const [name, tab] of tabs) {
      tab.setAttribute("aria-selected", String(name === current));
      tab.tabIndex = name === current ? 0 : -1;
    }
    if (isPhone()) tabs.get(current)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  show(store.state);
  store.watch(["view", "details", "node"], show);
  PHONE.addEventListener("change", () => show(store.state));
}

/** @param {KeyboardEvent} event @param {Tabs} tabs @param {Store} store */
function onTabKey(event, tabs, store) {
  const step = entryOf({ ArrowRight: 1, ArrowLeft: -1 }, event.key);
  if (step === undefined) return;
  const inSight = [...tabs].filter(([, tab]) => tab.offsetParent !== null);
  const at = inSight.findIndex(([, tab]) => tab.getAttribute("aria-selected") === "true");
  const [view, tab] = inSight[(at + step + inSight.length) % inSight.length];
  event.preventDefault();
  store.set({ view });
  tab.focus();
}

/** Return the view for a digit key; the views beside have none, nor those that the page has not. @param {string} key */
export function viewOfDigit(key) {
  const index = Number(key) - 1;
  const view = VIEWS.filter((each) => !BESIDE.includes(each))[index] ?? null;
  return view && document.getElementById(`tab-${view}`) ? view : null;
}
