import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { env } from "../environment/env.ts";
import { normalizeUrlEncoding } from "./normalize-url-encoding.ts";
import { isUnused, UNUSED_PATH } from "./unused-requests.ts";

// On globalThis, because Next's dev server loads this file again after a change.
const shared = globalThis as typeof globalThis & { shopNormalizesUrls?: boolean };

/**
 * Normalizes the URL of every request before Next reads it, and leads unused ones to no page.
 * Subscribes once a process.
 */
export function normalizeRequestUrls(): void {
  if (shared.shopNormalizesUrls) return;
  shared.shopNormalizesUrls = true;
  // The dev server's own tools post to paths of theirs.
  const refuses = env().NODE_ENV === "production";
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    const { method = "GET", url = "/" } = request;
    const isRefused = refuses && isUnused(method, url);
    request.url = isRefused ? UNUSED_PATH : normalizeUrlEncoding(url);
    if (isRefused && method === "TRACE") request.method = "GET";
  });
}
