import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { metrics } from "../telemetry/metrics.ts";
import type { FindTemplate } from "./route-templates.ts";

const METHODS = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE", "PUT", "OPTIONS"]);
/** nginx's status for a client that hung up. */
const CLIENT_CLOSED_REQUEST = "499";

export type CountRequest = (request: IncomingMessage, response: ServerResponse) => void;

/** Returns what counts and times a request. Call it before Next may rewrite the request. */
export function requestCounter(templateOf: FindTemplate): CountRequest {
  return (request, response) => {
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
  };
}
