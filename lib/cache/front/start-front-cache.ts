import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, RequestListener, Server } from "node:http";
import type { DirectApi } from "../../http/direct-api.ts";
import { isInnerRequest } from "../../http/inner-requests.ts";
import { FrontCache } from "./front-cache.ts";
import { PageQueue } from "./page-queue.ts";

const CONNECT_REFUSED =
  "HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

type Started = { request: IncomingMessage; server: Server };

// On globalThis, because Next bundles this file more than once.
const shared = globalThis as typeof globalThis & { shopFrontedServers?: WeakSet<Server> };

/**
 * Puts the front cache and `api` before Next in this process's web server. Next makes that server itself, and
 * Node publishes each request before the server's listeners get it.
 */
export function startFrontCache(api: DirectApi): void {
  if (shared.shopFrontedServers) return;
  const fronted = new WeakSet<Server>();
  shared.shopFrontedServers = fronted;
  subscribe("http.server.request.start", (message) => {
    const { request, server } = message as Started;
    if (fronted.has(server) || !isWebServer(server) || isInnerRequest(request)) return;
    fronted.add(server);
    answerEveryMethod(server);
    const listeners = server.listeners("request") as RequestListener[];
    const front = new FrontCache((incoming, response) => {
      if (api.answers(incoming, response)) return;
      for (const listener of listeners) listener(incoming, response);
    });
    server.removeAllListeners("request");
    const pages = new PageQueue(() => api.isWriting());
    server.on("request", (incoming, response) => {
      const answer = () => front.handle(incoming, response);
      if (incoming.url?.startsWith("/api/")) answer();
      else pages.add(answer);
    });
  });
}

/**
 * Answers requests for another protocol as ordinary ones, and refuses CONNECT. Node would end their
 * connection without a word, which a proxy takes for a server that is down.
 */
function answerEveryMethod(server: Server): void {
  // @types/node doesn't know it yet.
  Object.assign(server, { shouldUpgradeCallback: () => false });
  server.on("connect", (_request, socket) => socket.end(CONNECT_REFUSED));
}

/** Next sets PORT to the port of its server. Metrics have a server of their own. */
function isWebServer(server: Server): boolean {
  const address = server.address();
  return typeof address === "object" && String(address?.port) === process.env.PORT;
}
