import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { collectDefaultMetrics } from "prom-client";
import { metrics } from "../telemetry/metrics.ts";
import { refreshStateMetrics } from "./state-metrics.ts";

type Settings = {
  /** 0 for any free port. */
  port: number;
  host: string;
  /** Bearer token; "" for none. */
  token: string;
};

/** Serves `GET /metrics` on its own port. Keeps no process alive. Throws where the port is taken. */
export async function openMetricsServer({ port, host, token }: Settings): Promise<Server> {
  const server = createServer(
    { requestTimeout: 10_000, headersTimeout: 5_000 },
    (request, response) => {
      answer(request, response, token).catch(() => response.destroy());
    },
  );
  // Without `exclusive`, processes of one cluster would share the port.
  server.listen({ port, host, exclusive: true }).unref();
  await once(server, "listening");
  return server;
}

/** Adds Node's own metrics. Call it once a process. */
export function collectNodeMetrics(): void {
  collectDefaultMetrics({ register: metrics().registry });
}

async function answer(request: IncomingMessage, response: ServerResponse, token: string) {
  if (request.url?.split("?", 1)[0] !== "/metrics") return sendError(response, 404);
  if (request.method !== "GET" && request.method !== "HEAD") {
    return sendError(response, 405, { allow: "GET, HEAD" });
  }
  if (token !== "" && !isSameToken(request.headers.authorization ?? "", `Bearer ${token}`)) {
    return sendError(response, 401, { "www-authenticate": "Bearer" });
  }
  await refreshStateMetrics();
  const { registry } = metrics();
  const text = await registry.metrics();
  response.writeHead(200, { "content-type": registry.contentType, "cache-control": "no-store" });
  response.end(text);
}

function sendError(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
  response.writeHead(status, headers).end();
}

/** Takes constant time. */
function isSameToken(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
