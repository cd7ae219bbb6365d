import "server-only";
import type { IncomingMessage } from "node:http";
import { normalizeUrlEncoding, withoutOrigin } from "./normalize-url-encoding.ts";
import { findRefusal } from "./unused-requests.ts";

/**
 * Normalizes a request's URL, so that Next can decode it. With `refuses`, leads a request that no page
 * answers to its refusal.
 */
export function normalizeRequest(
  request: IncomingMessage,
  { refuses }: { refuses: boolean },
): void {
  const { method = "GET" } = request;
  const url = withoutOrigin(request.url ?? "/");
  const refusal = refuses ? findRefusal(method, url) : null;
  request.url = refusal ?? normalizeUrlEncoding(url);
  if (refusal !== null && method === "TRACE") request.method = "GET";
}
