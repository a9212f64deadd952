/** Reports what Node has run of the explorer: node tools/javascript_coverage.js build/coverage */

import { CoverageReport } from "monocart-coverage-reports";

const folder = process.argv[2];
const report = new CoverageReport({
  name: "The explorer's JavaScript",
  outputDir: `${folder}/javascript`,
  reports: ["html", "json-summary"],
  logging: "error",
  all: "src/topicgrouper/explorer/static/js", // files that no test reads have a report, too
  entryFilter: { "**/explorer/static/js/*.js": true },
});
report.cleanCache();
await report.addFromDir(`${folder}/node`);
await report.generate();
