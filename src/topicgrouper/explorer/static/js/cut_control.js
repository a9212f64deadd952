/** The line about an uneven cut: how it came about, its command, the way back to it and out of it. */

/** @import { FlatView } from "./flat_views.js" */
/** @import { Page } from "./page.js" */
/** @import { State } from "./state.js" */

import { announce } from "./announcer.js";
import { copyText } from "./clipboard.js";
import { cutOptions, planOf } from "./cuts.js";
import { byId, setText } from "./dom.js";
import { amount, counted } from "./text.js";

export class CutControl {
  /** @param {Page} page */
  constructor({ store, model, views }) {
    this.store = store;
    this.model = model;
    this.views = views;
    /** The cut that the switch returns to: the last one shown. */
    this.last = views.opening;
    this.box = byId("show-cut", HTMLInputElement);
    this.box.addEventListener("change", () => this.toggle());
    byId("reset-cut").addEventListener("click", () => this.reset());
    byId("copy-command").addEventListener("click", () => this.copy());
    store.watch(["n", "cut"], (state) => this.show(state));
    this.show(store.state);
  }

  toggle() {
    const view = this.views.cutView(this.last);
    if (view) this.store.set({ n: view.n, cut: this.box.checked ? this.last : "" });
  }

  /** Go back to what the splits and joins started from. */
  reset() {
    const { opening, openingView } = this.views;
    const view = this.views.unrefinedAt(this.store.state);
    if (openingView && view !== openingView) this.store.set({ n: openingView.n, cut: opening });
    else this.store.set({ n: planOf(this.model, view.topics("n", false)).n });
  }

  /** @param {State} state */
  show(state) {
    const view = this.views.unrefinedAt(state);
    if (view.isCut) this.last = view.key;
    this.box.checked = view.isCut;
    byId("cut-switch").hidden = !this.last;
    byId("cut-line").hidden = !view.isCut;
    const last = this.last && this.views.cutView(this.last);
    if (last) setText(byId("cut-name"), `Uneven cut of ${counted(last.n, "topic")}`);
    if (view.isCut) this.describe(view);
  }

  /** @param {FlatView} view */
  describe(view) {
    const topics = view.topics("n", false);
    const { n, splits, joins } = planOf(this.model, topics);
    const changes = [splits.length && `${amount(splits.length)} split`, joins.length && `${amount(joins.length)} joined`];
    setText(byId("cut-plan"), [counted(n, "topic"), ...changes.filter(Boolean)].join(", "));
    setText(byId("cut-command"), `topicgrouper topics MODEL ${cutOptions(this.model, topics)}`);
    const isOwn = this.views.openingView && view !== this.views.openingView;
    setText(byId("reset-cut"), isOwn ? "Back to the first cut" : `Back to ${counted(n, "topic")}`);
  }

  async copy() {
    const isCopied = await copyText(byId("cut-command").textContent ?? "");
    announce(isCopied ? "Copied the command." : "The browser does not allow copying.");
  }
}
