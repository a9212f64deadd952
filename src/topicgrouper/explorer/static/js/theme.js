/** Light or dark: as the system has it, or as the user chose with the button. */

import { byId } from "./dom.js";

/**
 * @typedef {"light"|"dark"} Theme
 * @typedef {Theme|"system"} Choice
 */

const KEY = "topicgrouper-theme";
const SIGNS = { system: "◐", light: "☀", dark: "☾" };

/**
 * Follow the system and the button.
 * @param {(theme: Theme) => void} onChange  told once at the start, then of every change
 */
export function startTheme(onChange) {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const button = byId("theme");
  let chosen = remembered();
  /** @param {Theme} theme */
  const use = (theme) => {
    document.documentElement.dataset.theme = theme;
    onChange(theme);
  };
  const apply = () => {
    use(chosen === "system" ? (system.matches ? "dark" : "light") : chosen);
    button.textContent = SIGNS[chosen];
    const label = `Theme: ${chosen}`;
    button.title = label;
    button.setAttribute("aria-label", label);
  };
  button.addEventListener("click", () => {
    // from the system's theme the first click goes to the other one, so that something is seen
    /** @type {Choice[]} */
    const order = system.matches ? ["system", "light", "dark"] : ["system", "dark", "light"];
    chosen = order[(order.indexOf(chosen) + 1) % order.length];
    remember(chosen);
    apply();
  });
  system.addEventListener("change", apply);
  addEventListener("beforeprint", () => use("light")); // paper is white
  addEventListener("afterprint", apply);
  apply();
}

// A page within a notebook, or in a browser that keeps nothing, has no storage and says so by an error.
/** @returns {Choice} */
function remembered() {
  try {
    const theme = localStorage.getItem(KEY);
    return theme === "light" || theme === "dark" ? theme : "system";
  } catch {
    return "system";
  }
}

/** @param {Choice} theme */
function remember(theme) {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // it then lasts until the page is closed
  }
}
