// The image's web server. Next takes connections before it can answer, and drops idle ones when it
// stops. So Next listens on loopback alone, and the proxy's port opens once pages are served. On
// SIGTERM that port closes first, and every open connection ends by itself.
import { subscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";

const { HOSTNAME = "0.0.0.0", PORT = "3000" } = process.env;
const INNER_PORT = "3001";
/** Pages to render before the first customer asks. */
const WARMED = ["/home", "/product", "/api/product"];
const WARMED_WITHIN_MS = 5_000;

/** @type {import("node:http").Server | undefined} */
let next;
let isStopping = false;
subscribe("http.server.request.start", (message) => {
  const { server, response } = /** @type {any} */ (message);
  next ??= server;
  // Tells the proxy not to send another request over this connection.
  if (isStopping) response.setHeader("connection", "close");
});

Object.assign(process.env, { HOSTNAME: "127.0.0.1", PORT: INNER_PORT });
await import(pathToFileURL(resolve("server.js")).href);
while (!(await ask("/api/health/live"))) await wait(50);
for (const path of WARMED) await ask(path);

// Next serves a connection that is handed over as its own (node:http, event "connection").
const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
  next?.emit("connection", socket),
);
door.listen(Number(PORT), HOSTNAME);

const endNow = process.rawListeners("SIGTERM");
process.removeAllListeners("SIGTERM");
process.once("SIGTERM", async () => {
  isStopping = true;
  door.close();
  await once(door, "close");
  for (const listener of endNow) process.on("SIGTERM", /** @type {() => void} */ (listener));
  process.kill(process.pid, "SIGTERM");
});

/** @param {string} path @returns {Promise<boolean>} whether the answer was a success */
async function ask(path) {
  const signal = AbortSignal.timeout(WARMED_WITHIN_MS);
  const headers = { connection: "close" };
  const asked = fetch(`http://127.0.0.1:${INNER_PORT}${path}`, { signal, headers });
  const answer = await asked.catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  return answer?.ok ?? false;
}
