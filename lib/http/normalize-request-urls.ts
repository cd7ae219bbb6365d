import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { env } from "../environment/env.ts";
import { normalizeUrlEncoding, withoutOrigin } from "./normalize-url-encoding.ts";
import { findRefusal } from "./unused-requests.ts";

// On globalThis, because Next's dev server loads this file again after a change.
const shared = globalThis as typeof globalThis & { shopNormalizesUrls?: boolean };

/**
 * Normalizes the URL of every request before Next reads it, and leads those that no page answers to
 * their refusal.
 * Subscribes once a process.
 */
export function normalizeRequestUrls(): void {
  if (shared.shopNormalizesUrls) return;
  shared.shopNormalizesUrls = true;
  // The dev server's own tools post to paths of theirs.
  const refuses = env().NODE_ENV === "production";
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    const { method = "GET" } = request;
    const url = withoutOrigin(request.url ?? "/");
    const refusal = refuses ? findRefusal(method, url) : null;
    request.url = refusal ?? normalizeUrlEncoding(url);
    if (refusal !== null && method === "TRACE") request.method = "GET";
  });
}
