/** The lines about uneven cuts and named topics: how a cut came about, its command, the way back to it and out of it. */

/** @import { FlatView } from "./flat_views.js" */
/** @import { Page } from "./page.js" */
/** @import { State } from "./state.js" */

import { announce } from "./announcer.js";
import { copyText } from "./clipboard.js";
import { NAMED, cutOptions, planOf } from "./cuts.js";
import { byId, setText } from "./dom.js";
import { amount, counted } from "./text.js";

export class CutControl {
  /** @param {Page} page */
  constructor({ store, model, views, names }) {
    this.store = store;
    this.model = model;
    this.views = views;
    this.names = names;
    /** The cut that the switch returns to: the last one shown. */
    this.last = views.opening;
    this.box = byId("show-cut", HTMLInputElement);
    this.box.addEventListener("change", () => this.toggle());
    this.namedBox = byId("show-named", HTMLInputElement);
    this.namedBox.addEventListener("change", () => store.set({ n: this.startOf(store.state), cut: this.namedBox.checked ? NAMED : "" }));
    byId("reset-cut").addEventListener("click", () => this.reset());
    byId("copy-command").addEventListener("click", () => this.copy());
    store.watch(["n", "cut"], (state) => this.show(state));
    names.subscribe(() => this.show(store.state));
    this.show(store.state);
  }

  toggle() {
    const view = this.views.cutView(this.last);
    if (view) this.store.set({ n: view.n, cut: this.box.checked ? this.last : "" });
  }

  /** Return the number of topics that the splits and joins of the view started from. @param {State} state */
  startOf(state) {
    const view = this.views.at(state);
    return view.isCut && !view.isNamed ? planOf(this.model, view.nodes).n : state.n;
  }

  /** Go back to what the splits and joins started from. */
  reset() {
    const { opening, openingView } = this.views;
    const view = this.views.at(this.store.state);
    if (openingView && view !== openingView && !view.isNamed) this.store.set({ n: openingView.n, cut: opening });
    else this.store.set({ n: this.startOf(this.store.state), cut: "" });
  }

  /** @param {State} state */
  show(state) {
    const view = this.views.at(state);
    const isOwn = view.isCut && !view.isNamed;
    if (isOwn) this.last = state.cut;
    this.box.checked = isOwn;
    this.namedBox.checked = state.cut === NAMED;
    byId("named-switch").hidden = !this.names.all().length && state.cut !== NAMED;
    byId("cut-switch").hidden = !this.last;
    byId("cut-line").hidden = !view.isCut;
    const last = this.last && this.views.cutView(this.last);
    if (last) setText(byId("cut-name"), `Uneven cut of ${counted(last.n, "topic")}`);
    if (view.isCut) this.describe(view, state);
  }

  /** @param {FlatView} view @param {State} state */
  describe(view, state) {
    const topics = view.nodes;
    const { splits, joins } = planOf(this.model, topics);
    const start = counted(this.startOf(state), "topic");
    const changes = [splits.length && `${amount(splits.length)} split`, joins.length && `${amount(joins.length)} joined`];
    const isKnown = view.isNamed && !this.names.unsaved; // the model has the same names
    setText(byId("cut-plan"), view.isNamed ? `${start}, adjusted to show all named ones` : [start, ...changes.filter(Boolean)].join(", "));
    setText(byId("cut-command"), `topicgrouper topics MODEL ${isKnown ? `-n ${state.n} --named` : cutOptions(this.model, topics)}`);
    const isOther = this.views.openingView && view !== this.views.openingView && !view.isNamed;
    setText(byId("reset-cut"), isOther ? "Back to the original cut" : `Back to ${start}`);
  }

  async copy() {
    const isCopied = await copyText(byId("cut-command").textContent ?? "");
    announce(isCopied ? "Command copied." : "The browser does not allow copying.");
  }
}
