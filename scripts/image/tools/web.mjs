// In the image: the web server. Next itself takes connections before it can answer, and drops idle
// ones when it stops. So Next listens on loopback alone, and the proxy's port is opened once pages
// are served. When asked to stop, the port closes first and every open connection ends by itself.
import { subscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";

const { HOSTNAME = "0.0.0.0", PORT = "3000" } = process.env;
const INNER_PORT = "3001";
/** Rendered before the first customer asks. */
const WARMED = ["/home", "/product", "/api/product"];
const WARMED_WITHIN_MS = 5_000;

/** @type {import("node:http").Server | undefined} */
let next;
let isStopping = false;
subscribe("http.server.request.start", (message) => {
  const { server, response } = /** @type {any} */ (message);
  next ??= server;
  // The proxy closes the connection instead of keeping it for another request.
  if (isStopping) response.setHeader("connection", "close");
});

Object.assign(process.env, { HOSTNAME: "127.0.0.1", PORT: INNER_PORT });
await import(pathToFileURL(resolve("server.js")).href);
while (!(await ask("/api/health/live"))) await wait(50);
for (const path of WARMED) await ask(path);

// A connection that is handed over is served as one of Next's own: node:http, event "connection".
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

/** @param {string} path @returns {Promise<boolean>} whether it was answered well */
async function ask(path) {
  const signal = AbortSignal.timeout(WARMED_WITHIN_MS);
  const headers = { connection: "close" };
  const asked = fetch(`http://127.0.0.1:${INNER_PORT}${path}`, { signal, headers });
  const answer = await asked.catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  return answer?.ok ?? false;
}
