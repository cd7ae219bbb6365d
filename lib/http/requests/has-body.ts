import type { IncomingMessage } from "node:http";

/** Returns whether a request comes with a body, as its headers say. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0;
}
