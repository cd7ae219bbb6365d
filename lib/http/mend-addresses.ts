import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { decodableAddress } from "./decodable-address.ts";

// Next's dev server may load this file anew: mended once is enough.
const shared = globalThis as typeof globalThis & { shopMendsAddresses?: boolean };

/** Begins to make each request's address decodable, once a process, before Next reads it. */
export function mendAddresses(): void {
  if (shared.shopMendsAddresses) return;
  shared.shopMendsAddresses = true;
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    request.url = decodableAddress(request.url ?? "/");
  });
}
