// `npm run worker`: sends mail and clears away what has run out, beside web servers that run with MAIL_WORKER=0. Only what an old Node can read
// stands here, so that it gets a sentence and not a syntax error.
import { nodeFault } from "./internal/node-version.mjs";

const fault = nodeFault(process.versions.node);
if (fault) {
  console.error(fault);
  process.exit(1);
}
import("./internal/launch.mjs").then(({ launch }) => launch("work", []));
