import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { normalizeUrlEncoding } from "./normalize-url-encoding.ts";

// Next's dev server may load this file anew: mended once is enough.
const shared = globalThis as typeof globalThis & { shopNormalizesUrls?: boolean };

/** Begins to make each request's address decodable, once a process, before Next reads it. */
export function normalizeRequestUrls(): void {
  if (shared.shopNormalizesUrls) return;
  shared.shopNormalizesUrls = true;
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    request.url = normalizeUrlEncoding(request.url ?? "/");
  });
}
