// `npm run dev`: the same as `npm start`, with Next's dev server in place of build and server. Only what an old Node can read
// stands here, so that it gets a sentence and not a syntax error.
import { nodeFault } from "./internal/node-version.mjs";

const fault = nodeFault(process.versions.node);
if (fault) {
  console.error(fault);
  process.exit(1);
}
import("./internal/launch.mjs").then(({ launch }) => launch("serve", ["development"]));
