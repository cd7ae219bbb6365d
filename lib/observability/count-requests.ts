import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { metrics } from "../telemetry/metrics.ts";
import type { FindTemplate } from "./route-templates.ts";

const METHODS = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE", "PUT", "OPTIONS"]);
/** nginx's number for a client that went before its answer was there. */
const HUNG_UP = "499";

type Started = { request: IncomingMessage; response: ServerResponse; server: Server };

/**
 * Counts and times every request that the process answers, pages and files included, all but those
 * to `except`. Node's own channel tells of each request before Next sees it, so that nothing of a
 * request waits for this, and nothing is forgotten.
 */
export function countRequests(templateOf: FindTemplate, except: Server): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as Started;
    if (server === except) return;
    const started = performance.now();
    // Next may rewrite both later.
    const { method = "", url = "" } = request;
    response.once("close", () => {
      const labels = {
        method: METHODS.has(method) ? method : "other",
        route: templateOf(url),
      };
      const status = response.writableFinished ? String(response.statusCode) : HUNG_UP;
      metrics().requests.inc({ ...labels, status });
      metrics().duration.observe(labels, (performance.now() - started) / 1000);
    });
  });
}
