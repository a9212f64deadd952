/** The line about names that are only in this browser: how they come into the model, and how to drop them. */

/** @import { Page } from "./page.js" */

import { announce } from "./announcer.js";
import { byId, setText } from "./dom.js";
import { csvOf, downloadCsv } from "./table_file.js";
import { counted } from "./text.js";

/** @param {Page} page */
export function startNamesLine({ names, payload, tables }) {
  const line = byId("names-line");
  const show = () => {
    line.hidden = names.unsaved === 0;
    const kept = counted(names.unsaved, "name is", "names are");
    setText(byId("names-kept"), `${kept} only in this browser. Download all names, then add them to the model:`);
  };
  byId("download-names").addEventListener("click", () => {
    const table = tables.names(names, payload.digest);
    downloadCsv(table.file, csvOf(table));
    announce(`Downloaded ${counted(table.rows.length, "name")}.`);
  });
  byId("drop-names").addEventListener("click", () => names.drop());
  names.subscribe(show);
  show();
}
