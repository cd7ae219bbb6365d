import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { normalizeUrlEncoding } from "./normalize-url-encoding.ts";

// On globalThis, because Next's dev server loads this file again after a change.
const shared = globalThis as typeof globalThis & { shopNormalizesUrls?: boolean };

/** Normalizes the URL of every request before Next reads it. Subscribes once a process. */
export function normalizeRequestUrls(): void {
  if (shared.shopNormalizesUrls) return;
  shared.shopNormalizesUrls = true;
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    request.url = normalizeUrlEncoding(request.url ?? "/");
  });
}
