// `npm run init-env`: the .env of a shop for real, with secrets of its own. Only what an old Node can read
// stands here, so that it gets a sentence and not a syntax error.
import { nodeFault } from "./internal/node-version.mjs";

const fault = nodeFault(process.versions.node);
if (fault) {
  console.error(fault);
  process.exit(1);
}
import("./internal/init-env.mjs").then(({ initEnvironment }) =>
  initEnvironment(process.argv.slice(2)),
);
