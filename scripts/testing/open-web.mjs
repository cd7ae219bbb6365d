import { openSync } from "node:fs";
import { startWebServer } from "../shop/web-server.mjs";
import { atEnd } from "../system/clean-up.mjs";
import { findFreePort } from "../system/port.mjs";
import { resultFile } from "./result-file.mjs";

/** So that no test's client takes up a connection that is just being closed for having been idle. */
const KEEP_ALIVE_TIMEOUT = "60000";

/**
 * A web server of the production build, on a port of its own and for as long as the run.
 * @param {string} name of its log
 * @param {NodeJS.ProcessEnv} shared
 */
export async function openWeb(name, shared) {
  const PORT = String(await findFreePort());
  const address = `http://localhost:${PORT}`;
  const env = { ...shared, PORT, SITE_URL: address, KEEP_ALIVE_TIMEOUT };
  const log = openSync(resultFile(`${name}.log`), "w");
  let server = startWebServer("production", env, log);
  atEnd(() => server.stop());
  await server.ready();
  return {
    address,
    /** Of the process that runs now. */
    get pid() {
      return server.pid;
    },
    async killAndStart() {
      server.kill();
      await server.ended;
      server = startWebServer("production", env, log);
      await server.ready();
    },
  };
}
