/** Runs all tests in one process: one for each file would take longer to start than its tests take. */

import { readdirSync } from "node:fs";

for (const name of readdirSync(new URL(".", import.meta.url)).sort()) {
  if (name.endsWith(".test.js")) await import(`./${name}`);
}
