// The image's web server. Next accepts connections before it can answer, and drops idle ones when it
// stops. So Next listens on loopback, and the public port opens after the warm-up. On SIGTERM that
// port closes first, and open connections end by themselves.
import { subscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";

const { HOSTNAME = "0.0.0.0", PORT = "3000" } = process.env;
const INNER_PORT = "3001";
const WARM_UP_PATHS = ["/home", "/product", "/api/product"];
const WARM_UP_TIMEOUT_MS = 5_000;

/** @type {import("node:http").Server | undefined} */
let next;
let isStopping = false;
subscribe("http.server.request.start", (message) => {
  const { server, response } = /** @type {any} */ (message);
  next ??= server;
  // Keeps the proxy from reusing the connection.
  if (isStopping) response.setHeader("connection", "close");
});

Object.assign(process.env, { HOSTNAME: "127.0.0.1", PORT: INNER_PORT });
await import(pathToFileURL(resolve("server.js")).href);
while (!(await isOk("/api/health/live"))) await wait(50);
for (const path of WARM_UP_PATHS) await isOk(path);

// node:http serves a socket that is emitted as `connection`.
const publicServer = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
  next?.emit("connection", socket),
);
publicServer.listen(Number(PORT), HOSTNAME);

const nextListeners = process.rawListeners("SIGTERM");
process.removeAllListeners("SIGTERM");
process.once("SIGTERM", async () => {
  isStopping = true;
  publicServer.close();
  await once(publicServer, "close");
  for (const listener of nextListeners) process.on("SIGTERM", /** @type {() => void} */ (listener));
  process.kill(process.pid, "SIGTERM");
});

async function isOk(/** @type {string} */ path) {
  const signal = AbortSignal.timeout(WARM_UP_TIMEOUT_MS);
  const headers = { connection: "close" };
  const request = fetch(`http://127.0.0.1:${INNER_PORT}${path}`, { signal, headers });
  const answer = await request.catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  return answer?.ok ?? false;
}
