// `npm run mail:preview`: every mail with sample data, as files to look at. Only what an old Node can read
// stands here, so that it gets a sentence and not a syntax error.
import { nodeFault } from "./internal/node-version.mjs";

const fault = nodeFault(process.versions.node);
if (fault) {
  console.error(fault);
  process.exit(1);
}
import("./internal/launch.mjs").then(({ launch }) => launch("preview-mails", []));
