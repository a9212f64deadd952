/**
 * Tables to take along: on the clipboard, separated by tabs, or as a CSV file. Both are for spreadsheets, which run
 * what looks like a formula. Such a text gets an apostrophe, and so does one that looks as if it had got one, as in
 * `topicgrouper.storage.csv_cells`.
 */

import { announce } from "./announcer.js";
import { copyText } from "./clipboard.js";
import { button, element } from "./dom.js";
import { counted, messageOf } from "./text.js";

/**
 * @typedef {string|number|boolean|null} Cell
 *
 * @typedef {object} Table
 * @property {string} file       what its file is called, without the ending
 * @property {string[]} columns
 * @property {Cell[][]} rows
 * @property {string} [remark]   what is to be said beside the number of rows
 */

const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** @param {Cell} cell */
export function plainCell(cell) {
  if (cell === null) return "";
  if (typeof cell === "number") return Number.isFinite(cell) ? String(cell) : "";
  return typeof cell === "string" && FORMULA.test(cell) ? `'${cell}` : String(cell);
}

/** Write a table for the clipboard. @param {Table} table */
export function tsvOf({ columns, rows }) {
  return [columns, ...rows].map((row) => row.map((cell) => plainCell(cell).replace(/[\t\r\n]+/g, " ")).join("\t")).join("\n");
}

/** Write a table as CSV. @param {Table} table */
export function csvOf({ columns, rows }) {
  const lines = [columns, ...rows].map((row) => row.map((cell) => quoted(plainCell(cell))).join(","));
  return `${lines.join("\r\n")}\r\n`;
}

/** @param {string} text */
function quoted(text) {
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Offer a file to be saved; its byte order mark tells spreadsheets that it is UTF-8.
 * @param {string} name
 * @param {string} csv
 */
export function downloadCsv(name, csv) {
  const url = URL.createObjectURL(new Blob(["\ufeff", csv], { type: "text/csv;charset=utf-8" }));
  const link = element("a", { href: url, download: `${fileName(name)}.csv`, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** @param {string} name */
function fileName(name) {
  return name.replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/^[-.]+|-+$/g, "").slice(0, 100) || "table";
}

/**
 * Make the two buttons of a table.
 * @param {string} what  what the table has, for the labels: "these topics"
 * @param {() => Table|Promise<Table>} make
 * @param {() => Table|Promise<Table>} [makeCopied]  what is copied, if it has another shape
 */
export function tableTools(what, make, makeCopied = make) {
  /** @param {() => Table|Promise<Table>} source @param {(table: Table) => Promise<string>} use */
  const using = async (source, use) => {
    try {
      const table = await source();
      const done = await use(table);
      announce(`${done} ${counted(table.rows.length, "row")}${table.remark ? `; ${table.remark}` : ""}.`);
    } catch (error) {
      announce(`Failed: ${messageOf(error)}.`);
    }
  };
  const copy = async (/** @type {Table} */ table) => {
    if (await copyText(tsvOf(table))) return "Copied";
    throw new Error("the browser does not allow copying; download the table instead");
  };
  const download = async (/** @type {Table} */ table) => {
    downloadCsv(table.file, csvOf(table));
    return "Downloaded";
  };
  /** @param {string} label @param {string} name @param {string} title @param {() => Promise<void>} onclick */
  const tool = (label, name, title, onclick) =>
    button({ class: `button ${name}`, title, "aria-label": title, onclick }, label);
  return element(
    "span",
    { class: "table-tools", role: "group", "aria-label": `Table of ${what}` },
    tool("Copy", "copy-table", `Copy ${what} to paste into a spreadsheet`, () => using(makeCopied, copy)),
    tool("CSV", "download-table", `Download ${what} as a CSV file`, () => using(make, download)),
  );
}
