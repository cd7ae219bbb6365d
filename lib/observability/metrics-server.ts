import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { collectDefaultMetrics } from "prom-client";
import { metrics } from "../telemetry/metrics.ts";
import { refreshFigures } from "./state-figures.ts";

type Settings = {
  /** 0 for any free one. */
  port: number;
  host: string;
  /** What a scraper has to bring as `Authorization: Bearer`; "" for nothing. */
  token: string;
};

/**
 * Serves `GET /metrics`, and nothing else, on a port of its own: the shop's port is for visitors.
 * Resolves once it listens, rejects where the port is taken. It keeps no process alive.
 */
export async function openMetricsServer({ port, host, token }: Settings): Promise<Server> {
  const server = createServer(
    { requestTimeout: 10_000, headersTimeout: 5_000 },
    (request, response) => {
      answer(request, response, token).catch(() => response.destroy());
    },
  );
  server.listen(port, host).unref();
  await once(server, "listening");
  return server;
}

/** Node's own figures (memory, event loop, garbage collection) beside the shop's. Once a process. */
export function collectNodeMetrics(): void {
  collectDefaultMetrics({ register: metrics().registry });
}

async function answer(request: IncomingMessage, response: ServerResponse, token: string) {
  if (request.url?.split("?", 1)[0] !== "/metrics") return refuse(response, 404);
  if (request.method !== "GET" && request.method !== "HEAD") {
    return refuse(response, 405, { allow: "GET, HEAD" });
  }
  if (token !== "" && !isSame(request.headers.authorization ?? "", `Bearer ${token}`)) {
    return refuse(response, 401, { "www-authenticate": "Bearer" });
  }
  await refreshFigures();
  const { registry } = metrics();
  const text = await registry.metrics();
  response.writeHead(200, { "content-type": registry.contentType, "cache-control": "no-store" });
  response.end(text);
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
  response.writeHead(status, headers).end();
}

/** In the same time whatever is wrong with it. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
