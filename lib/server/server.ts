/**
 * The web server of `npm start`, `npm run dev` and the image: Next's custom server
 * (https://nextjs.org/docs/app/guides/custom-server). request-listener.ts lists the steps of a request.
 */
import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { type AddressInfo, Server as Listener } from "node:net";
import next from "next";
import { listenerMaker } from "./listener-handoff.ts";
import { listen } from "./listeners.ts";

const CONNECT_REFUSED =
  "HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/** Connections that wait while the process is busy: Node's 511 make a crowd's browsers try again for seconds. */
const BACKLOG = 4_096;

const WARM_UP_PATHS = ["/home", "/product", "/api/product"];
const WARM_UP_WITHIN_MS = 5_000;

try {
  await receiveEnvironment();
  await serve();
} catch (error) {
  // Next would only log it.
  console.error(error);
  process.exit(1);
}

/** The launcher starts this process early, and sends the environment when the database is ready. */
async function receiveEnvironment(): Promise<void> {
  if (process.env.LAUNCHER_PID !== String(process.ppid)) return;
  process.channel?.ref();
  const [env] = await once(process, "message");
  process.channel?.unref();
  for (const name of Object.keys(process.env)) {
    if (!(name in env)) Reflect.deleteProperty(process.env, name);
  }
  Object.assign(process.env, env);
}

async function serve(): Promise<void> {
  const { NODE_ENV, PORT = "3000", HOST, KEEP_ALIVE_TIMEOUT, BEHIND_PROXY } = process.env;
  const isProduction = NODE_ENV === "production";
  const server = createServer({
    ...(KEEP_ALIVE_TIMEOUT && { keepAliveTimeout: Number(KEEP_ALIVE_TIMEOUT) }),
    // Answers requests for another protocol as ordinary ones. In development Next speaks WebSocket.
    ...(isProduction && { shouldUpgradeCallback: () => false }),
  });
  server.on("connect", (_request, socket) => socket.end(CONNECT_REFUSED));

  const port = Number(PORT);
  const host = HOST || undefined;
  const app = next({
    ...{ dev: !isProduction, dir: process.cwd(), httpServer: server },
    ...{ port, ...(host && { hostname: host }) },
  });
  await app.prepare();
  const handle = app.getRequestHandler();
  // The hook of instrumentation.ts may still be running.
  const answer = (await listenerMaker)((request, response) => {
    handle(request, response).catch((error: unknown) => fail(response, error));
  });
  let isStopping = false;
  server.on("request", (request, response) => {
    // Keeps a proxy from using the connection again.
    if (isStopping) response.setHeader("connection", "close");
    answer(request, response);
  });
  if (BEHIND_PROXY === "1") await warmUp(answer);

  const listeners = await listen(server, { port, backlog: BACKLOG, ...(host && { host }) });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);

  /** Ends the process after the requests under way. */
  async function stop(): Promise<void> {
    isStopping = true;
    if (!isProduction) server.closeAllConnections();
    const closed = Promise.all(listeners.map((listener) => once(listener, "close")));
    for (const listener of listeners) Listener.prototype.close.call(listener);
    // A proxy may be sending on an idle connection: KEEP_ALIVE_TIMEOUT ends it.
    if (BEHIND_PROXY !== "1") server.closeIdleConnections();
    await closed;
    await app.close();
    process.exit();
  }
}

function fail(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (!response.headersSent) response.statusCode = 500;
  response.end();
}

/** Renders the first pages before a proxy sends visitors. */
async function warmUp(answer: RequestListener): Promise<void> {
  const rehearsal = createServer(answer).listen(0, "127.0.0.1");
  await once(rehearsal, "listening");
  const { port } = rehearsal.address() as AddressInfo;
  for (const path of WARM_UP_PATHS) {
    const signal = AbortSignal.timeout(WARM_UP_WITHIN_MS);
    const headers = { connection: "close" };
    const request = fetch(`http://127.0.0.1:${port}${path}`, { signal, headers });
    const response = await request.catch(() => null);
    await response?.arrayBuffer().catch(() => null);
  }
  rehearsal.close();
}
