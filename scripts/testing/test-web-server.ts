import { openSync } from "node:fs";
import { startWebServer } from "../shop/web-server.ts";
import { atEnd } from "../system/clean-up.mjs";
import { findFreePort } from "../system/port.mjs";
import { resultFile } from "./result-file.ts";

/** Keeps idle connections open for longer than any test pauses between two requests. */
const KEEP_ALIVE_TIMEOUT = "60000";

/** Starts a production web server on a free port until the run ends. Logs to `<name>.log`. */
export async function startTestWebServer(
  name: string,
  shared: NodeJS.ProcessEnv,
  { siteUrl, mode = "production" }: { siteUrl?: string; mode?: "production" | "next start" } = {},
) {
  const PORT = String(await findFreePort());
  const address = `http://localhost:${PORT}`;
  const env = { ...shared, PORT, HOST: "", SITE_URL: siteUrl ?? address, KEEP_ALIVE_TIMEOUT };
  const logFile = resultFile(`${name}.log`);
  const log = openSync(logFile, "w");
  let server = startWebServer(mode, env, log);
  atEnd(() => server.stop());
  await server.ready();
  return {
    ...{ address, logFile },
    /** Changes with `killAndStart`. */
    get pid() {
      return server.pid;
    },
    async killAndStart() {
      server.kill();
      await server.ended;
      server = startWebServer(mode, env, log);
      await server.ready();
    },
  };
}
