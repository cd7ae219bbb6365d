import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { isInnerRequest } from "../http/inner-requests.ts";
import { metrics } from "../telemetry/metrics.ts";
import type { FindTemplate } from "./route-templates.ts";

const METHODS = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE", "PUT", "OPTIONS"]);
/** nginx's status for a client that hung up. */
const CLIENT_CLOSED_REQUEST = "499";

type Started = { request: IncomingMessage; response: ServerResponse; server: Server };

/** Counts and times every request but those to `except`. Node publishes each before Next sees it. */
export function countRequests(templateOf: FindTemplate, except: Server): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as Started;
    if (server === except || isInnerRequest(request)) return;
    const started = performance.now();
    // Copied, since Next may rewrite both.
    const { method = "", url = "" } = request;
    response.once("close", () => {
      const labels = {
        method: METHODS.has(method) ? method : "other",
        route: templateOf(url),
      };
      const status = response.writableFinished
        ? String(response.statusCode)
        : CLIENT_CLOSED_REQUEST;
      metrics().requests.inc({ ...labels, status });
      metrics().duration.observe(labels, (performance.now() - started) / 1000);
    });
  });
}
