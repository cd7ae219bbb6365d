import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { millisecondsInSecond } from "date-fns/constants";

/** Time for the rest of a body that no handler read, as nginx's lingering_time. */
const DRAIN_MS = 30 * millisecondsInSecond;

/** Keeps the connection of a handler that stops reading, so that a client that is still sending sees the answer. */
export function answerInFull(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  request[Symbol.asyncIterator] = () => request.iterator({ destroyOnReturn: false });
  response.once("finish", () => drain(request));
}

function drain(request: IncomingMessage): void {
  request.resume();
  if (request.complete) return;
  const timer = setTimeout(() => request.destroy(), DRAIN_MS).unref();
  request.once("close", () => clearTimeout(timer));
}

/** Returns whether a request comes with a body, as its headers say. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0;
}
